// The board is as large as the screen allows: measured on the page, with real events.

import assert from 'node:assert/strict';
import { Table } from './app-page.js';
import { expect, test } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const games = [
  'custodian!!e2e3.c6c5',
  'taketwo!!e2e4',
  'tches!!e3e4',
  'till;players=6!!!seed=3',
  'till;players=3!!P@0,0',
];

const sizes = /** @type {const} */ ({
  phone: [360, 740],
  'large phone': [390, 844],
  'phone on its side': [844, 390],
  'small screen': [1024, 768],
  laptop: [1440, 900],
  'large screen': [2560, 1440],
});

/** @typedef {{ left: number, top: number, right: number, bottom: number, width: number, height: number }} Box */

/** Where the parts of the page are, and how large a square is. */
function measure(/** @type {Page} */ page) {
  return page.evaluate(() => {
    /** @returns {Box} */
    const boxOf = (/** @type {Element | null | undefined} */ element) => {
      const { left, top, right, bottom, width, height } = /** @type {Element} */ (element).getBoundingClientRect();
      return { left, top, right, bottom, width, height };
    };
    const find = (/** @type {string} */ selector) => boxOf(document.querySelector(selector));
    const root = document.querySelector('#board')?.shadowRoot;
    return {
      status: find('.standing'),
      board: boxOf(root?.querySelector('.frame')),
      bar: find('.controls'),
      tabs: find('.tabs'),
      square: boxOf(root?.querySelector('.cell')).width,
      over: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

async function follow(/** @type {Table} */ table, /** @type {string} */ link) {
  await table.follow(link);
  await expect(table.standing).toContainText('to play');
  if (link.startsWith('till')) await table.board.locator('.frame:not(.still)').waitFor({ state: 'attached' });
  else await table.board.locator('.frame:not(.endless)').waitFor({ state: 'attached' });
}

for (const [name, [width, height]] of Object.entries(sizes)) {
  const isStacked = height > width;
  test.describe(() => {
    test.use({ viewport: { width, height }, hasTouch: isStacked, isMobile: isStacked });
    test(`${name}: status, board and bar are in the first screen of every game`, async ({ page, url }) => {
      const table = new Table(page);
      await page.goto(url);
      for (const link of games) {
        await follow(table, link);
        const { status, board, bar, tabs, square, over } = await measure(page);
        const where = `${link} in ${width} by ${height}`;
        assert.equal(over, 0, `${where}: nothing leads aside`);
        const low = isStacked ? tabs.top : height;
        for (const [part, box] of Object.entries({ status, board, bar }))
          assert.ok(box.top >= 0 && box.bottom <= low + 0.5, `${where}: the ${part} ends at ${box.bottom} of ${low}`);
        if (link.startsWith('till')) assert.ok(square >= 32, `${where}: tiles of ${square}`);
        else if (isStacked) assert.ok(square >= Math.floor(width / (link.startsWith('tches') ? 10 : 8)), where);
        else if (height < 500) assert.ok(board.height > height - 20, `${where}: the board is ${board.height} high`);
        else if (width / height > 1.5) assert.ok(height - board.height < 128, `${where}: ${board.height} high`);
        if (!isStacked) assert.ok(tabs.left > board.right, `${where}: everything else is beside the board`);
      }
    });
  });
}

test.describe(() => {
  const [width, height] = sizes.phone;
  test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
  test('on a phone a tab pulls up what it has, the same tab lets it down; focus uncovers the board', async ({
    page,
    url,
  }) => {
    const table = new Table(page);
    await page.goto(`${url}#taketwo!!e2e4`);
    await table.board.locator('.cell').first().waitFor();
    const top = () => page.locator('.side').evaluate((side) => side.getBoundingClientRect().top);
    const closed = await top();
    await page.getByRole('tab', { name: 'Rules' }).tap();
    await expect.poll(top, 'a part of the window is for the rules').toBeLessThan(height * 0.65);
    const open = await top();
    const board = await table.board.boundingBox();
    assert.ok(board && board.y >= 0 && open > board.y + board.height / 2, 'the board stays');
    await page.locator('.side figure').last().scrollIntoViewIfNeeded();
    await expect.poll(top).toBeLessThan(0);
    await page.keyboard.press('b');
    await expect.poll(async () => Math.round(await top()), 'the board is uncovered').toBe(Math.round(open));
    await page.getByRole('tab', { name: 'Rules' }).tap();
    await expect.poll(async () => Math.round(await top()), 'let down').toBe(Math.round(closed));
  });

  test('on a phone tiles out of sight are counted below the table, and cover no tile', async ({ page, url }) => {
    const table = new Table(page);
    await page.goto(`${url}#till;players=6!!!seed=3`);
    const marker = table.board.locator('.marker');
    await marker.first().waitFor();
    const viewport = await table.board.locator('.viewport').boundingBox();
    assert.ok(viewport);
    for (const box of await marker.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON())))
      assert.ok(box.top >= viewport.y + viewport.height && box.height >= 44 && box.right <= width);
    const marks = await table.board.evaluate((board) => {
      const root = /** @type {ShadowRoot} */ (board.shadowRoot);
      const display = (/** @type {string} */ selector) =>
        getComputedStyle(/** @type {Element} */ (root.querySelector(selector))).display;
      return [display('.threatened .ink'), display('.threatened .badge')];
    });
    expect(marks, 'a threatened king has a rim and a sign at its corner').toEqual(['none', 'inline']);
    await expect(page.locator('.marks-key')).toHaveText(/threatened\s*trapped/, { useInnerText: true });
  });
});

test('signs on tiles are told where the mouse is', async ({ page, url }) => {
  const table = new Table(page);
  await page.goto(url + '#till!0,1:aKaPaR1bK/3bPbN+b+-+ab+0+20');
  await table.board.locator('.frame:not(.still)').waitFor({ state: 'attached' });
  for (const [square, title] of [
    ['4,1', 'Yellow king, threatened'],
    ['2,1', 'Red rook, trapped'],
    ['0,1', ''],
  ]) {
    const { x, y } = await table.middle(square);
    await page.mouse.move(x, y);
    await expect(page.locator('.board-place')).toHaveAttribute('title', title);
  }
});

test('coordinates stand in the squares, beside the board, or nowhere', async ({ page, url }) => {
  const table = new Table(page);
  await page.goto(url + '#tches');
  const files = table.board.locator('.coordinates.files');
  const isInside = () =>
    table.board.evaluate((board) => {
      const root = /** @type {ShadowRoot} */ (board.shadowRoot);
      const [names, squares] = ['.files', '.grid'].map((name) =>
        /** @type {Element} */ (root.querySelector(name)).getBoundingClientRect(),
      );
      return names.bottom <= squares.bottom + 1;
    });
  await files.waitFor();
  assert.ok(await isInside());
  await table.button('Settings').click();
  await page.getByRole('radio', { name: 'beside the board' }).check();
  await expect.poll(isInside).toBe(false);
  await page.getByRole('group', { name: 'Coordinates' }).getByRole('radio', { name: 'none' }).check();
  await expect(files).toBeHidden();
  await page.reload();
  await table.board.locator('.cell').first().waitFor();
  await expect(files).toBeHidden();
});

test('a notice closes in its line, goes when its time is over, and waits for whoever reads it', async ({
  page,
  url,
}) => {
  const table = new Table(page);
  await page.goto(url + '#custodian!!e2e3.c6c5.f1c4');
  await table.board.locator('.cell').first().waitFor();
  for (let i = 0; i < 2; i++) await page.keyboard.press(',');
  await table.click('d6');
  await table.click('d5');
  const notice = table.notices.first();
  await notice.waitFor();
  const [text, close] = [
    await notice.locator('p').boundingBox(),
    await table.button('Dismiss this message').boundingBox(),
  ];
  assert.ok(text && close && close.x >= text.x + text.width && close.y < text.y + text.height, 'beside its text');
  const state = () => notice.evaluate((item) => item.getAnimations({ subtree: true }).at(-1)?.playState);
  await notice.hover();
  await expect.poll(state).toBe('paused');
  await page.mouse.move(5, 5);
  await expect.poll(state).toBe('running');
  await notice.evaluate((item) => {
    const [time] = item.getAnimations({ subtree: true }).slice(-1);
    time.currentTime = Number(time.effect?.getComputedTiming().duration) - 1;
  });
  await expect(table.notices).toHaveCount(0);
});
