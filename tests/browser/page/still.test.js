// The board keeps its place and its size whatever is said around it, and on phones everything that a player needs is in
// the window with it.

import assert from 'node:assert/strict';
import { isAll } from '../../is-all.js';
import { expect, test, waitForRest } from '../support/fixtures.js';
import { readGame } from '../support/playthroughs.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../support/app-page.js').Table} Table */

/** Games that make the words above the board long, and how many of their actions are played every day. */
const games = [
  ['custodian', 24],
  ['taketwo', 30],
  ['tches-everything', 30],
  ['till-three', 50],
];

/**
 * Notes from now on, in each picture, where the board is, for each phase of the game; and in which heights tools and
 * tabs are.
 */
async function watch(/** @type {Page} */ page) {
  await page.evaluate(() => {
    /** @type {Record<string, string[]>} */
    const places = {};
    const add = (/** @type {string} */ name, /** @type {string} */ at) => {
      const seen = (places[name] ??= []);
      if (!seen.includes(at)) seen.push(at);
    };
    const note = () => {
      const board = /** @type {(HTMLElement & { view: import('../../../web/types.js').View }) | null} */ (
        document.querySelector('#board')
      );
      if (board) {
        const { left, top, width, height } = board.getBoundingClientRect();
        add(board.view.turn.phase, [left, top, width, height].map(Math.round).join(' '));
        for (const name of ['.controls', '.side > .tabs']) {
          const box = document.querySelector(name)?.getBoundingClientRect();
          if (box && innerHeight > innerWidth) add(name, [box.top, box.height].map(Math.round).join(' '));
        }
      }
      requestAnimationFrame(note);
    };
    note();
    Object.assign(window, { places });
  });
}

/** What the page of `watch` has noted. @returns {Promise<Record<string, string[]>>} */
const placesOf = (/** @type {Page} */ page) => page.evaluate(() => Reflect.get(window, 'places'));

/** Plays on as the board asks for it, with what comes between: pieces that are touched, refusals, hints. */
async function play(/** @type {Page} */ page, /** @type {string[]} */ plays) {
  const ask = (/** @type {string} */ name, /** @type {object} */ detail) =>
    page.evaluate(
      ([name, detail]) => {
        const event = new CustomEvent(name, { detail, bubbles: true, composed: true });
        document.querySelector('#board')?.dispatchEvent(event);
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
      },
      /** @type {const} */ ([name, detail]),
    );
  const squares = await page
    .locator('#board')
    .evaluate((board) => /** @type {any} */ (board).view.pieces.map((/** @type {any} */ { square }) => square));
  for (const [i, text] of plays.entries()) {
    const [source, target] = [squares[(i * 7) % squares.length], squares[(i * 5 + 3) % squares.length]];
    if (i % 3 === 0) await ask('motley-source', { source });
    if (i % 4 === 1) await ask('motley-refuse', { source, target });
    if (i % 9 === 4) await page.locator('.controls .hint-button').click();
    await ask('motley-play', { text });
  }
}

for (const [width, height, locale] of /** @type {const} */ ([
  [360, 640, 'fr'],
  [1440, 900, 'fr'],
  [390, 664, 'ru'],
  [390, 844, 'sv'],
  [844, 390, 'fr'],
  [1024, 768, 'ru'],
  [360, 640, 'en'],
]))
  test.describe(() => {
    test.use({ viewport: { width, height }, locale, contextOptions: { reducedMotion: 'reduce' } });
    for (const [name, few] of /** @type {[string, number][]} */ (games))
      test(`${width} by ${height}, ${locale}: the board keeps still in a game of ${name}`, {
        tag: locale === 'fr' && height !== 390 ? [] : '@all',
      }, async ({ page, url, table }) => {
        const { link, plays } = readGame(name);
        await page.goto(`${url}#${link}!!clock=600+5`);
        await table.board.locator('.frame:not(.still)').waitFor({ state: 'attached' });
        await watch(page);
        await play(page, isAll ? plays : plays.slice(0, few));
        await page.evaluate(() => {
          location.hash += ';result=draw+agreement';
        });
        for (const [phase, places] of Object.entries(await placesOf(page)))
          assert.equal(places.length, 1, `${phase}: ${places.join(', ')}`);
      });
  });

for (const [width, height] of [
  [360, 640],
  [1440, 900],
])
  test.describe(() => {
    test.use({ viewport: { width, height } });
    test(`${width} by ${height}: the board keeps still while a link is to be sent, with a draw`, async ({
      page,
      url,
      table,
    }) => {
      await page.goto(url);
      await table.button('Play Take Two Chess').click();
      await table.button('A friend by link').click();
      await page.locator('.by-link').waitFor();
      await table.board.locator('.frame:not(.still)').waitFor({ state: 'attached' });
      await watch(page);
      await table.click('e2');
      await table.click('e4');
      await expect(table.button('Copy the link')).toBeVisible();
      await page.getByRole('button', { name: 'Offer a draw too' }).click();
      await table.expectText(page.locator('.by-link'), 'draw');
      const { '.controls': controls, '.side > .tabs': tabs, ...boards } = await placesOf(page);
      for (const places of [controls ?? [''], tabs ?? [''], [...new Set(Object.values(boards).flat())]])
        assert.equal(places.length, 1, places.join(', '));
    });
  });

/** Where parts of the page are that can be seen. */
const boxesOf = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    const boxOf = (/** @type {Element | null | undefined} */ element) => element?.getBoundingClientRect().toJSON();
    const find = (/** @type {string} */ selector) => boxOf(document.querySelector(selector));
    const board = document.querySelector('#board')?.shadowRoot;
    return {
      head: find('.head'),
      status: find('.status-room'),
      board: boxOf(board?.querySelector('.frame')),
      seats: find('.players-beside, .seats'),
      clocks: [...document.querySelectorAll('.clock-time')].map(boxOf),
      rail: find('.rail'),
      panel: find('.side-panel'),
      bar: find('.controls'),
      tabs: find('.tabs'),
      scrolls: [document.documentElement, document.querySelector('#app')].some(
        (one) => one && one.scrollHeight > innerHeight,
      ),
    };
  });

const clocked = ';clock=600+5';
const shown = [
  `custodian!!c1b3.g6g5!seats=p,3${clocked}`,
  `taketwo!!e2e4.d7d5.e4d5!seats=p,3${clocked}`,
  `tches!!e3e4!seats=p,3${clocked}`,
  `till;players=3!!P@0,0!seats=p,3,3${clocked}`,
  `till;players=6!!!seed=3${clocked}`,
];

for (const [width, height, least, locale] of /** @type {const} */ ([
  [360, 560, 280, 'en'],
  [360, 640, 320, 'fr'],
  [390, 664, 320, 'ru'],
  [390, 844, 380, 'sv'],
  [640, 360, 0, 'fr'],
  [844, 390, 0, 'ru'],
]))
  test.describe(() => {
    test.use({ viewport: { width, height }, locale, hasTouch: true, isMobile: true });
    test(`${width} by ${height}, ${locale}: board, words, seats, clocks, tools and tabs are in the window`, {
      tag: width === 360 ? [] : '@all',
    }, async ({ page, url, table }) => {
      for (const link of shown) {
        await page.goto('about:blank');
        await page.goto(`${url}#${link}`);
        await table.board.locator('.frame:not(.still)').waitFor({ state: 'attached' });
        await expect(page.locator('.clock-time').first()).toBeVisible();
        const { clocks, rail, panel, scrolls, ...parts } = await boxesOf(page);
        assert.ok(!scrolls, `${link}: the page does not scroll`);
        for (const [part, box] of [...Object.entries(parts), ...clocks.map((box) => ['clock', box])])
          assert.ok(
            box.left >= -0.5 && box.top >= -0.5 && box.right <= width + 0.5 && box.bottom <= height + 1,
            `${link}: ${part} ${JSON.stringify(box)}`,
          );
        if (rail) assert.ok(rail.bottom <= parts.bar.top + 0.5, `${link}: ${rail.bottom}`);
        assert.ok(panel.bottom <= parts.bar.top + 1, `${link}: ${panel.bottom}, ${parts.bar.top}`);
        if (!least) continue;
        const { head, status, seats, bar, tabs, board } = parts;
        const others = [head, status, seats, bar, tabs].reduce((sum, { height }) => sum + height, 0);
        assert.ok(others <= 200, `${link}: ${others}`);
        if (!link.startsWith('till')) assert.ok(board.height >= least - 4, `${link}: ${board.height}`);
      }
    });
  });

test.describe(() => {
  const [width, height] = [360, 640];
  test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

  test('on a phone every tab leaves the whole board in sight; the same tab, or its button, lets it down', async ({
    page,
    url,
    table,
  }) => {
    const tabs = ['Pieces', 'Rules', 'Analysis', 'Game', 'Moves'];
    await page.goto(`${url}#till;players=3!!P@0,0`);
    const { tabs: place } = await boxesOf(page);
    for (const name of tabs) {
      await page.getByRole('tab', { name }).tap();
      await waitForRest(page);
      const { scrolls, tabs } = await boxesOf(page);
      expect({ scrolls, tabs }, name).toEqual({ scrolls: false, tabs: place });
    }
    await page.goto('about:blank');
    await page.goto(`${url}#taketwo!!e2e4`);
    await table.board.locator('.frame:not(.still)').waitFor({ state: 'attached' });
    const { board: whole } = await boxesOf(page);
    for (const name of tabs) {
      await page.getByRole('tab', { name }).tap();
      await expect.poll(async () => (await boxesOf(page)).panel.height).toBeGreaterThan(height * 0.24);
      const { board, panel, scrolls } = await boxesOf(page);
      assert.ok(board.top >= 0 && board.bottom <= panel.top && !scrolls, `${name}: ${JSON.stringify(board)}`);
    }
    await table.button('Close the panel').tap();
    await expect.poll(async () => (await boxesOf(page)).board.height).toBe(whole.height);
    const rules = page.getByRole('tab', { name: 'Rules' });
    await rules.tap();
    await expect.poll(async () => (await boxesOf(page)).board.height).toBeLessThan(whole.height);
    await rules.tap();
    await expect.poll(async () => (await boxesOf(page)).board.height).toBe(whole.height);
  });

  test('on a phone a finger that moves down the edge of the panel lets it down', async ({ page, url, table }) => {
    await page.goto(`${url}#custodian!!c1b3`);
    await table.board.locator('.frame:not(.still)').waitFor({ state: 'attached' });
    const { board: whole } = await boxesOf(page);
    await page.getByRole('tab', { name: 'Game' }).tap();
    const edge = table.button('Close the panel');
    const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (await edge.boundingBox());
    expect(box.width).toBe(width);
    const [x, y] = [box.x + 40, box.y + box.height - 10];
    const at = (/** @type {number} */ dy) => ({ touchPoints: [{ x, y: y + dy }] });
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
    for (const dy of [10, 30, 60]) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(dy) });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(edge).toBeHidden();
    await expect.poll(async () => (await boxesOf(page)).board.height).toBe(whole.height);
  });

  test('on a phone what can be done with a piece stands above the panel that is pulled up', async ({
    page,
    url,
    table,
  }) => {
    await page.goto(`${url}#taketwo!!e2e4`);
    await expect(page.locator('motley-cards')).toBeVisible();
    await page.getByRole('tab', { name: 'Moves' }).tap();
    await expect(page.locator('motley-cards')).toBeHidden();
    await expect.poll(async () => (await boxesOf(page)).board.height).toBeLessThan(320);
    const { board } = await boxesOf(page);
    await table.tap('e7');
    await expect(page.locator('motley-cards').getByRole('button').first()).toBeVisible();
    const { board: after, rail, panel, bar } = await boxesOf(page);
    expect(after).toEqual(board);
    assert.ok(rail.top >= after.bottom && rail.bottom <= panel.top && panel.bottom <= bar.top + 1);
    await table.tap('e5');
    await expect(page.locator('.moves .move')).toHaveCount(2);
    expect((await boxesOf(page)).board, 'people go on').toEqual(board);

    await page.goto('about:blank');
    await page.goto(`${url}#tches!!e3e4`);
    await page.getByRole('tab', { name: 'Moves' }).tap();
    await expect(table.button('Start over')).toBeVisible();
  });

  test('on a phone the panel is down again for the answer of a computer, and in another game', async ({
    page,
    url,
    table,
  }) => {
    await page.goto(`${url}#taketwo!!!seats=p,1`);
    await table.board.locator('.frame:not(.still)').waitFor({ state: 'attached' });
    const { board: whole } = await boxesOf(page);
    await page.getByRole('tab', { name: 'Moves' }).tap();
    await expect.poll(async () => (await boxesOf(page)).board.height).toBeLessThan(whole.height);
    await table.tap('e2');
    expect((await boxesOf(page)).board.height, 'not under the finger').toBeLessThan(whole.height);
    await table.tap('e4');
    await expect.poll(async () => (await boxesOf(page)).board.height).toBe(whole.height);
    await page.getByRole('tab', { name: 'Moves' }).tap();
    await table.follow('taketwo');
    await expect(page.locator('.moves .move')).toHaveCount(0);
    await expect(table.button('Close the panel')).toBeHidden();
  });

  for (const extra of ['', ';clock=600+5'])
    test(`on a phone a tool has its place in everybody’s turn, and is 44 pixels wide${extra}`, async ({
      page,
      url,
      table,
    }) => {
      await page.goto(`${url}#taketwo!!!seats=p,3${extra}`);
      await table.board.locator('.frame:not(.still)').waitFor({ state: 'attached' });
      await table.expectText(table.standing, 'White to play');
      if (extra) await expect(table.button('Stop the clocks')).toBeDisabled();
      const places = () =>
        page
          .locator('.controls > button')
          .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().x));
      const before = await places();
      const widths = await page.locator('.controls > button').evaluateAll((all) => all.map((one) => one.clientWidth));
      assert.ok(
        widths.every((one) => one === 0 || one >= 42),
        widths.join(),
      );
      await table.tap('e2');
      await table.tap('e4');
      await expect(table.button('Play now')).toBeVisible();
      expect(await places()).toEqual(before);
      await table.button('Pause the computers').tap();
      await expect(table.button('Continue')).toBeVisible();
      expect(await places()).toEqual(before);
      await table.button('Continue').tap();
      await table.expectText(table.standing, 'White to play');
      expect(await places()).toEqual(before);
      await table.follow(`taketwo!!e2e4!seats=p,3${extra};result=draw+agreement`);
      await table.expectText(table.standing, 'Draw');
      expect(await places()).toEqual(before);
    });

  test('on a phone a touch on the seats shows all that was taken', async ({ page, url, table }) => {
    const { link, plays } = readGame('tches');
    await page.goto(`${url}#${link}!${plays.slice(0, 150).join('.')}!clock=600+5`);
    const taken = page.locator('.player .taken');
    const shown = () =>
      taken.evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom } = /** @type {Element} */ (one.firstElementChild).getBoundingClientRect();
          const kinds = [...one.querySelectorAll('.taken-kinds > span')].map((kind) => kind.getBoundingClientRect());
          return kinds.every((kind) => kind.top >= top - 1 && kind.bottom <= bottom + 1);
        }),
      );
    await expect.poll(shown).toEqual([false, false]);
    await expect(page.locator('.taken.cut')).toHaveCount(2);
    const { board } = await boxesOf(page);
    await page.locator('.player').first().tap();
    expect(await shown()).toEqual([true, true]);
    expect((await boxesOf(page)).board).toEqual(board);
    await table.tap('a1');
    await expect.poll(shown).toEqual([false, false]);
  });

  test('on a phone who opens the tab of the game sees how to end it', async ({ page, url, table }) => {
    for (const link of ['taketwo!!e2e4.e7e5!seats=p,3', 'till;players=3!!P@0,0.P@0,1.P@1,0']) {
      await page.goto('about:blank');
      await page.goto(`${url}#${link}`);
      await page.getByRole('tab', { name: 'Game' }).tap();
      for (const name of ['Resign', 'Draw']) {
        const button = page.locator('.side-panel').getByRole('button', { name, exact: true });
        if (name === 'Resign' || link.startsWith('taketwo')) await expect(button).toBeInViewport({ ratio: 1 });
      }
      assert.equal(await page.locator('.side-panel').evaluate((panel) => panel.scrollTop), 0);
    }
    assert.ok(table);
  });

  test('on a phone the tabs of six seats open without a fault', async ({ page, url, table }) => {
    await page.goto(url);
    await page.locator('.card.game', { hasText: 'Six players, quick' }).locator('.fold').tap();
    await page.getByText('Six players, quick').first().tap();
    await page
      .locator('dialog')
      .getByRole('button', { name: /computer/ })
      .first()
      .tap();
    await table.board.locator('.frame:not(.still)').waitFor({ state: 'attached' });
    for (const name of ['Pieces', 'Rules', 'Game', 'Moves', 'Moves']) {
      await page.getByRole('tab', { name }).tap();
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      await waitForRest(page);
      await expect(table.notices).toHaveCount(0);
    }
  });

  test('on a phone the current move is in the visible part of the list', async ({ page, url, table }) => {
    const { link, plays } = readGame('custodian');
    for (const count of [10, 30]) {
      await page.goto('about:blank');
      await page.goto(`${url}#${link}!${plays.slice(0, count).join('.')}`);
      await expect(page.locator('.move[aria-current]')).toHaveCount(1);
      const isSeen = async () => {
        const { panel } = await boxesOf(page);
        const move = await page.locator('.move[aria-current]').boundingBox();
        return !!move && move.y >= panel.top - 1 && move.y + move.height <= panel.bottom + 1;
      };
      await expect.poll(isSeen).toBe(true);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(isSeen).toBe(true);
    }
    assert.ok(table);
  });
});

test.describe(() => {
  // The words are long there.
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'fr' });
  test('words that have no room are shown by a touch, over the board, and go with the next one', async ({
    page,
    url,
    table,
  }) => {
    const names = ['a', 'b', 'c'].map((seat) => ['Seat', seat, `Anne-Sophie ${seat}`]);
    await page.goto(`${url}#till;players=3!!P@0,0!notes=${JSON.stringify({ tags: names, comments: [] })}`);
    const more = table.button('Afficher tout le texte');
    await expect(more).toBeVisible();
    const before = await table.board.boundingBox();
    const cut = await table.standing.evaluate((words) => words.scrollHeight - words.clientHeight);
    assert.ok(cut > 0);
    await more.tap();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(await table.standing.evaluate((words) => words.scrollHeight - words.clientHeight)).toBe(0);
    expect(await table.board.boundingBox()).toEqual(before);
    const { bottom } = await table.standing.evaluate((words) => words.getBoundingClientRect().toJSON());
    assert.ok(before && bottom <= before.y + 1, 'the words lie over the head, not over the board');
    await table.tap('1,0');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await page.touchscreen.tap(60, 74);
    await expect(more, 'the words themselves are touched').toHaveAttribute('aria-expanded', 'true');
    await page.touchscreen.tap(60, 20);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  test('what is new comes first in the words: news before the task, a refusal before news', async ({
    page,
    url,
    table,
  }) => {
    await page.goto(`${url}#taketwo!!e2e4.b7b6!seats=p,3`);
    const beginsIn = async (/** @type {string} */ name) => {
      const room = await page.locator('.status-room').boundingBox();
      const [first] = await page
        .locator(`.standing ${name}`)
        .evaluate((part) => [...part.getClientRects()].map((box) => box.toJSON()));
      return !!room && first.top < room.y + 20;
    };
    await expect.poll(() => beginsIn('.news:not(.only-spoken)')).toBe(true);
    await table.tap('e1');
    await table.tap('e8');
    await expect.poll(() => beginsIn('.remark')).toBe(true);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('the field in which actions are typed takes the place of the bar: nothing scrolls or moves', async ({
    page,
    url,
    table,
  }) => {
    await page.goto(`${url}#custodian!!c1b3`);
    await table.board.locator('.frame:not(.still)').waitFor({ state: 'attached' });
    const before = await table.board.boundingBox();
    await page.keyboard.press('e');
    await page.locator('#typed').fill('g');
    await expect(page.locator('#typed-list [role=option]').first()).toBeVisible();
    expect(await table.board.boundingBox()).toEqual(before);
    expect((await boxesOf(page)).scrolls).toBe(false);
  });
});
