// The board is as large as the screen allows: measured on the page, with real events.

import assert from 'node:assert/strict';
import { Table } from '../support/app-page.js';
import { expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const games = [
  'custodian!!e2e3.c6c5',
  'taketwo!!e2e4',
  'tches!!e3e4',
  'till;players=6!!!seed=3',
  'till;players=3!!P@0,0',
  // Its name is long.
  'tches;strike=2;king=capture;escort=on;transport=on;polarity=on;array=qnkfm/ppppp/5/5/PPPPP/QNKFM',
];

const tiles =
  'N@0,0.Q@1,-1.B@-1,-1.R@-1,-2.Q@1,1.B@-1,0.B@2,-2.B@3,-2.R@4,-3.N@-2,1.N@5,-4.N@1,-3.R@0,-3.R@0,-2.K@2,2.K@0,1';

/** Positions before a capture, and the squares to touch for it. @type {Record<string, string[]>} */
const captures = {
  'custodian!!c1b3.g6g5.a2a3.e7d5.e1d3.c6c5.d1e1.d5e3': ['b3', 'd4'],
  'taketwo!!e2e4.d7d5': ['e4', 'd5'],
  'tches!!j3j4.g3g4.a1a2.f8f7': ['g9', 'b3'],
  [`till;pawns=0!!${tiles}`]: ['0,-3', '1,-3'],
};

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
      text: parseFloat(getComputedStyle(document.documentElement).fontSize),
    };
  });
}

/** Opens a link, and waits until its board stands. */
async function follow(/** @type {Table} */ table, /** @type {string} */ link) {
  await table.follow(link);
  const [variant, family] = /** @type {string[]} */ (/^(\w+)[^!]*/.exec(link));
  const seats = Number(/players=(\d)/.exec(variant)?.[1] ?? 2);
  const shown = async () => {
    const { family, seats } = await table.view();
    return `${family} for ${seats.length}`;
  };
  await expect.poll(shown).toBe(`${family} for ${seats}`);
  await expect(table.standing).toContainText('to play');
  const frame = family === 'till' ? '.frame.endless:not(.still)' : '.frame:not(.endless)';
  await table.board.locator(frame).waitFor({ state: 'attached' });
}

for (const [name, [width, height]] of Object.entries(sizes)) {
  const isStacked = height > width;
  test.describe(() => {
    test.use({ viewport: { width, height }, hasTouch: isStacked, isMobile: isStacked });
    test(`${name}: status, board and bar are in the first screen of every game`, {
      tag: name === 'phone' || name === 'laptop' ? [] : '@all',
    }, async ({ page, table, url }) => {
      await page.goto(url);
      for (const link of games) {
        await follow(table, link);
        const { status, board, bar, tabs, square, over, text } = await measure(page);
        const where = `${link} in ${width} by ${height}`;
        assert.equal(over, 0, `${where}: nothing leads aside`);
        const low = isStacked ? tabs.top : height;
        for (const [part, box] of Object.entries({ status, board, bar }))
          assert.ok(box.top >= 0 && box.bottom <= low + 0.5, `${where}: the ${part} ends at ${box.bottom} of ${low}`);
        if (link.startsWith('till')) assert.ok(square >= 22, `${where}: tiles of ${square}`);
        else if (isStacked) assert.ok(square >= Math.floor(width / (link.startsWith('tches') ? 10 : 8)), where);
        else if (height < 500) assert.ok(board.height > height - 20, `${where}: the board is ${board.height} high`);
        else if (width / height > 1.5) assert.ok(height - board.height < 8 * text, `${where}: ${board.height} high`);
        if (!isStacked) assert.ok(tabs.left > board.right, `${where}: everything else is beside the board`);
      }
    });
  });
}

for (const name of /** @type {const} */ (['phone', 'small screen'])) {
  const [width, height] = sizes[name];
  test.describe(() => {
    test.use({ viewport: { width, height } });
    test(`${name}: two moves with what they have taken stand beside each other in the list`, {
      tag: name === 'phone' ? [] : '@all',
    }, async ({ page, table, url }) => {
      await page.goto(`${url}#till;pawns=0!!${tiles}.0,-3:1,-3.1,-1:2,-2`);
      await expect(table.moves).toHaveCount(18);
      const wide = await page.locator('.moves li:last-child').evaluate((line) => {
        const edges = [...line.children].map((move) => ({ x: move.getBoundingClientRect().x, end: endOf(move) }));
        /** Where what is in a move ends. */
        function endOf(/** @type {Element} */ move) {
          const range = document.createRange();
          range.selectNodeContents(move);
          return range.getBoundingClientRect().right;
        }
        return { edges, end: line.getBoundingClientRect().right };
      });
      const [first, second] = wide.edges;
      assert.ok(first.end <= second.x && second.end <= wide.end, JSON.stringify(wide));
    });
  });
}

/** A whole game, after which each side has taken much. */
const whole =
  'c1b3.g6g5.a2a3.e7d5.e1d3.c6c5.d1e1.d5e3.b3d4.b7e4.f2e3.c7b5.g2g3.d7b7.d3b4.c7c6.d2d3.g7g6.a3a4.f6f5.a1a3' +
  '.g6f6.a4a5.f7g6.a3a4.b7a7.c2c3.f5f4.d4f5.g5f4.d3d4.c6c4.d4c5.b6b5.c5c6.f6f5.c6c7=N.d6d5.b1e4.f4f3.g3g4' +
  '.f5f6.a4d4.b5a4.c3c4.a7b6.c4c5';

for (const name of /** @type {const} */ (['phone', 'phone on its side', 'small screen', 'laptop'])) {
  const [width, height] = sizes[name];
  const isPhone = name.startsWith('phone');
  test.describe(() => {
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone });
    test(`${name}: seats that have taken much are one line, with whole names`, {
      tag: name === 'phone' ? [] : '@all',
    }, async ({ page, table, url }) => {
      await page.goto(`${url}#custodian!!${whole}`);
      await table.expectText(table.standing, 'White wins');
      await expect(page.locator('.player .taken .drawing').first()).toBeVisible();
      const { heights, cut } = await page.evaluate(() => ({
        heights: [...document.querySelectorAll('.player')].map((seat) => seat.getBoundingClientRect().height),
        cut: [...document.querySelectorAll('.player strong')].some((one) => one.scrollWidth > one.clientWidth),
      }));
      assert.ok(heights.length === 2 && Math.max(...heights) < (isPhone ? 40 : 50), `${heights}`);
      assert.ok(!cut, 'their names are whole');
      const { bar } = await measure(page);
      assert.ok(bar.bottom <= height, `the bar ends at ${bar.bottom}`);
    });
  });
}

test.describe(() => {
  const [width, height] = sizes['small screen'];
  test.use({ viewport: { width, height } });
  test('small screen: the end of a game of six leaves the bar in the window', async ({ page, table, url }) => {
    await page.goto(`${url}#till;players=6!!!seed=3;result=draw+agreement`);
    await table.expectText(table.standing, 'Draw');
    await table.board.locator('.frame.endless:not(.still)').waitFor({ state: 'attached' });
    const { bar, status, board } = await measure(page);
    assert.ok(bar.bottom <= height && status.bottom <= board.top, `${status.bottom}, ${board.top}, ${bar.bottom}`);
  });
});

for (const name of /** @type {const} */ (['phone', 'laptop'])) {
  const [width, height] = sizes[name];
  test.describe(() => {
    test.use({ viewport: { width, height } });
    test(`${name}: whom one plays is two lines; what keys do has room`, {
      tag: name === 'phone' ? [] : '@all',
    }, async ({ page, table, url }) => {
      await page.goto(url);
      await table.button('Play Till Chess').click();
      const tops = page.locator('.opponents button');
      await expect(tops).toHaveCount(4);
      expect(new Set(await tops.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).size).toBe(2);
      await page.keyboard.press('Escape');
      await table.button('Help').click();
      const [all, what] = [
        await page.locator('.keys').last().boundingBox(),
        await page.locator('.keys th').last().boundingBox(),
      ];
      assert.ok(all && what && what.width > all.width * 0.4 && all.width < width, `${what?.width} of ${all?.width}`);
    });
  });
}

/** Where the board stands. */
const topOf = async (/** @type {Table} */ { board }) => Math.round((await board.boundingBox())?.y ?? -1);

/** What the card about a piece has to leave free. */
const read = ['.head', '.standing', '.board-place', '.controls', '.side-panel'];

const played = /** @type {const} */ (['phone', 'phone on its side', 'small screen', 'laptop', 'large screen']);

for (const name of played) {
  const [width, height] = sizes[name];
  const isPhone = name.startsWith('phone');
  test.describe(() => {
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone });
    test(`${name}: the board stays while a piece is chosen and captures; the card about it covers nothing`, {
      tag: name === 'phone' ? [] : '@all',
    }, async ({ page, table, url }) => {
      await page.goto(url);
      for (const [link, [from, to]] of Object.entries(captures)) {
        await follow(table, link);
        const top = await topOf(table);
        await (isPhone ? table.tap(from) : table.click(from));
        await expect(page.locator('.closer .diagram').first()).toBeVisible();
        const covered = await page.evaluate((others) => {
          const find = (/** @type {string} */ selector) =>
            /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect();
          const card = find('.closer');
          return others.filter((other) => {
            const { left, right, top, bottom } = find(other);
            return left < card.right && right > card.left && top < card.bottom - 1 && bottom > card.top + 1;
          });
        }, read);
        assert.deepEqual(covered, [], `${link}: the card covers nothing`);
        assert.equal(await topOf(table), top, `${link}: a piece is chosen`);
        await (isPhone ? table.tap(to) : table.click(to));
        await expect.poll(() => table.link).not.toBe(link);
        assert.equal(await topOf(table), top, `${link}: a piece is captured`);
      }
    });
  });
}

test.describe(() => {
  const [width, height] = sizes['phone on its side'];
  test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
  test('on a phone on its side six seats are one row; after the end nothing is asked', async ({ page, table, url }) => {
    await page.goto(url);
    await follow(table, 'till;players=6!!!seed=3');
    const tops = await page.locator('.seat').evaluateAll((all) => all.map((seat) => seat.getBoundingClientRect().top));
    expect(tops.length).toBe(6);
    expect(new Set(tops).size).toBe(1);
    const board = table.board.locator('.bar');
    assert.ok(((await board.boundingBox())?.height ?? 99) < 60, 'one bar below the table');
    await table.follow('tches!!c3c4!result=win+w+resignation');
    await table.expectText(table.standing, 'White wins');
    await expect(page.locator('.tray')).toBeHidden();
  });
});

/** The beginning of a game of six seats. */
const sixSeats =
  '1,2:1,4.-1,-3:-2,-4.-4,-1:-3,0.2,1:0,3.0,1:-4,1.6,-3:7,-2.0,2:1,0.-4,0:-5,-1' +
  '.5,-5:5,-6.3,-1:4,-1.-2,1:-3,2.7,-2:6,-3';

test.describe(() => {
  const [width, height] = sizes.phone;
  test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
  test('on a phone a draw of six seats is told in three lines: the seats are in the order of their points', async ({
    page,
    url,
  }) => {
    const table = new Table(page);
    await page.goto(`${url}#till;players=6!!${sixSeats}!seed=3;result=draw+agreement`);
    await table.expectText(table.standing, 'The players agreed to a draw.');
    await expect(table.standing).toContainText('Ranking: 1. Blue');
    await expect(page.locator('.standing .news')).toHaveText(/7,−2.→.6,−3/);
    await expect(page.locator('.standing .only-spoken').first()).toHaveText(/Black: pawn x 7, y minus 2 to x 6/);
    const { height, line } = await table.standing.evaluate((standing) => ({
      height: standing.getBoundingClientRect().height,
      line: Number.parseFloat(getComputedStyle(standing).lineHeight),
    }));
    assert.ok(height < 3.5 * line, `${height} with lines of ${line}`);
    const points = (await page.locator('.seats .seat-words').allTextContents()).map(Number.parseFloat);
    expect(points).toHaveLength(6);
    expect(points).toEqual([...points].sort((one, other) => other - one));
  });

  test('on a phone tiles out of sight are counted below the table, and cover no tile', async ({ page, table, url }) => {
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

test('signs on tiles are told where the mouse is', async ({ page, table, url }) => {
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

test('coordinates stand in the squares, beside the board, or nowhere', async ({ page, table, url }) => {
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
  await expect(files.locator('span').first()).toBeHidden();
  await page.reload();
  await table.board.locator('.cell').first().waitFor();
  await expect(files.locator('span').first()).toBeHidden();
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

test.describe('dialogs on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const name of ['New game', 'Settings'])
    test(`the title stays in sight to the end, and the page behind stays where it is: ${name}`, async ({
      page,
      table,
      url,
    }) => {
      await page.goto(url + '#tches');
      await table.button(name).click();
      const close = table.dialog.getByRole('button', { name: 'Close', exact: true });
      await close.waitFor();
      const place = await close.boundingBox();
      // As far as all that scrolls can be scrolled.
      const left = await page.evaluate(() => {
        for (const part of [document.documentElement, ...document.querySelectorAll('dialog, dialog *')])
          part.scrollTo(0, 1e6);
        const dialog = /** @type {HTMLElement} */ (document.querySelector('dialog'));
        const [last] = [...dialog.querySelectorAll('.dialog-box > form > .row, .dialog-box > .row')].slice(-1);
        return dialog.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
      });
      expect(await close.boundingBox()).toEqual(place);
      expect(left, 'no empty stripe below the last buttons').toBeLessThan(24);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    });
});

test.describe('the end of a game on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const language of ['en', 'fr', 'ru', 'sv'])
    test(`all that can be done then fits: ${language}`, { tag: '@all' }, async ({ page, url }) => {
      await page.addInitScript((tag) => localStorage.setItem('motley-choices', `{"language":"${tag}"}`), language);
      for (const game of ['e2e3!result=draw+agreement', 'e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.e3d4!']) {
        await page.goto(`${url}#custodian!!${game};seats=p,2`.replace('!;', '!'));
        await expect(page.locator('.after button').nth(3)).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      }
    });
});

test('the rules of a new game begin at their top', async ({ page, table, url }) => {
  await page.goto(url + '#custodian');
  const rules = page.getByRole('tab', { name: 'Rules' });
  const panel = page.getByRole('tabpanel');
  await rules.click();
  await panel.locator('.rules').waitFor();
  await panel.evaluate((part) => part.scrollTo(0, 300));
  await table.button('New game').click();
  await table.button('Start the game').click();
  await rules.click();
  await panel.locator('.rules').waitFor();
  expect(await panel.evaluate((part) => part.scrollTop)).toBe(0);
});
