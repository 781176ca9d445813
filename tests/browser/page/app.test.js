// Whole games on the page, by pointer, finger and keyboard, with real events only.

import assert from 'node:assert/strict';
import { Table } from '../support/app-page.js';
import { expect, test } from '../support/fixtures.js';

/** White's pawn captures the king, in seven moves. */
const custodian = 'e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.e3d4'.split('.');

/** Mate in two turns, with a switch of cards in each of the first. */
const taketwo = 'a2~HD.f2f3.h7~OH.e7e5.g2g4.d8h4'.split('.');

const squares = (/** @type {string} */ action) =>
  /** @type {[string, string]} */ ([action.slice(0, 2), action.slice(2, 4)]);

test('Custodian Chess: a whole game with the mouse, from the first visit', async ({ page, table, url }) => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Play Custodian Chess' }).click();
  await page.getByRole('button', { name: 'A friend here' }).click();
  await table.expectText(table.standing, 'White to play');
  for (const [i, action] of custodian.entries()) {
    const [from, to] = squares(action);
    if (i % 2 === 0) {
      await table.click(from);
      await table.click(to);
    } else await table.drag(from, to);
    await table.expectLink('custodian!!' + custodian.slice(0, i + 1).join('.'));
  }
  await table.expectText(table.standing, 'White wins');
  await table.expectText(table.standing, 'Black’s king has been captured.');
  await expect(table.moves).toHaveCount(custodian.length);
  await expect(table.button('Resign')).toHaveCount(0);
  await table.button('Play again').click();
  await table.expectText(table.standing, 'White to play');
  await table.expectLink('custodian');
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('Custodian Chess: the last turns of a game with a finger on a phone', async ({ page, table, url }) => {
    await page.goto(`${url}#custodian!!${custodian.slice(0, -3).join('.')}`);
    for (let i = custodian.length - 3; i < custodian.length; i++) {
      for (const square of squares(custodian[i])) await table.tap(square);
      await table.expectLink('custodian!!' + custodian.slice(0, i + 1).join('.'));
    }
    await table.expectText(table.standing, 'White wins');
  });
});

test('Custodian Chess: a whole game with the keyboard', { tag: '@all' }, async ({ page, table, url }) => {
  await page.goto(url);
  const play = page.getByRole('button', { name: 'Play Custodian Chess' });
  while (!(await play.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'A friend here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await table.expectText(table.standing, 'White to play');
  await page.keyboard.press('b');
  for (const action of custodian)
    for (const square of squares(action)) {
      await table.walk(square);
      await page.keyboard.press('Enter');
    }
  await table.expectText(table.standing, 'White wins');
  await table.expectLink('custodian!!' + custodian.join('.'));
});

test('Take Two Chess: a whole game with the mouse', { tag: '@all' }, async ({ page, table, url }) => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Play Take Two Chess' }).click();
  await page.getByRole('button', { name: 'A friend here' }).click();
  await table.expectText(table.standing, 'Switch two cards');
  const exchanges = { 'a2~HD': [0, 2], 'h7~OH': [1, 2] };
  for (const [i, action] of taketwo.entries()) {
    const [from, to] = squares(action);
    await table.click(from);
    if (action in exchanges) {
      const cards = exchanges[/** @type {keyof typeof exchanges} */ (action)];
      for (const card of cards) await page.locator('motley-cards button').nth(card).click();
    } else await table.click(to);
    await table.expectLink('taketwo!!' + taketwo.slice(0, i + 1).join('.'));
    if (action in exchanges) await table.expectText(table.standing, 'Now move another piece');
  }
  await table.expectText(table.standing, 'Black wins');
  await table.expectText(table.standing, 'Checkmate: White is in check and has no legal move.');
});

test('Take Two Chess: a whole game with the keyboard', { tag: '@all' }, async ({ page, table, url }) => {
  await page.goto(url + '#taketwo');
  await table.expectText(table.standing, 'White to play');
  await page.keyboard.press('b');
  for (const action of taketwo) {
    const [from, to] = squares(action);
    await table.walk(from);
    await page.keyboard.press('Enter');
    if (to.startsWith('~')) {
      const cards = page.locator('motley-cards button');
      const isOnCard = () => cards.first().evaluate((card) => card.matches(':focus'));
      for (let i = 0; i < 5 && !(await isOnCard()); i++) await page.keyboard.press('Tab');
      if (action.endsWith('OH')) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      if (action.endsWith('HD')) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await table.expectText(table.standing, 'Now move another piece');
    } else {
      await table.walk(to);
      await page.keyboard.press('Enter');
    }
  }
  await table.expectText(table.standing, 'Black wins');
  await table.expectLink('taketwo!!' + taketwo.join('.'));
});

test('on the start screen a board that is pressed can be played', async ({ page, table, url }) => {
  await page.goto(url);
  const face = page.locator('.card-face').first();
  await face.locator('.piece').first().waitFor({ state: 'attached' });
  const box = await face.boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole('button', { name: 'A friend here' }).click();
  await table.click('a2');
  await table.click('a3');
  await table.expectLink('custodian!!a2a3');
});

test('the rules of a game are loaded when somebody comes near it', async ({ page, url }) => {
  await page.goto(url);
  const asked = page.waitForRequest(/motley-taketwo[^/]*\.wasm$/);
  await page.getByRole('button', { name: 'Play Take Two Chess' }).focus();
  await asked;
});

test('the list of moves has all actions of a turn in one row, and leads anywhere', async ({ page, table, url }) => {
  await page.goto(url + '#taketwo!!' + taketwo.join('.'));
  await table.expectText(table.standing, 'Black wins');
  const rows = page.locator('.moves li');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0).locator('.move')).toHaveCount(4);
  await expect(page.locator('[aria-current="step"]')).toHaveText(/^d8–h4/, { useInnerText: true });
  await table.moves.nth(1).click();
  await table.expectLink(`taketwo!!${taketwo.join('.')}!at=2`);
  await table.expectText(table.standing, 'Position 2 of 6');
  await table.moves.nth(1).press('ArrowLeft');
  await table.expectLink(`taketwo!!${taketwo.join('.')}!at=1`);
  await page.keyboard.press('End');
  await table.expectLink(`taketwo!!${taketwo.join('.')}`);
  await expect(page.locator('.moves :focus')).toHaveText(/^d8–h4/, { useInnerText: true });
});

test('back and forward lose nothing, and what was played before is a variation', async ({ page, table, url }) => {
  await page.goto(url + '#custodian!!e2e3.c6c5.f1c4');
  await table.expectText(table.standing, 'Black to play');
  await table.button('Undo').click();
  await table.expectLink('custodian!!e2e3.c6c5.f1c4!at=2');
  await page.keyboard.press('<');
  await table.expectLink('custodian!!e2e3.c6c5.f1c4!at=0');
  await page.keyboard.press('Control+y');
  await table.expectLink('custodian!!e2e3.c6c5.f1c4!at=1');
  await table.click('c6');
  await table.click('c5');
  await table.expectLink('custodian!!e2e3.c6c5.f1c4!at=2');
  await page.keyboard.press('Control+z');
  await table.click('a6');
  await table.click('a5');
  await table.expectLink('custodian!!e2e3.a6a5!lines=0m/1/c6c5.f1c4');
  await table.button('Go back to it').click();
  await table.expectLink('custodian!!e2e3.c6c5.f1c4!at=1;lines=0/1/a6a5');
  await table.button('To the end').click();
  await table.expectLink('custodian!!e2e3.c6c5.f1c4!lines=0/1/a6a5');
});

test('a page that is loaded again at once has the last action', async ({ page, table, url }) => {
  await page.goto(url + '#custodian');
  await table.expectText(table.standing, 'White to play');
  for (const square of ['e2', 'e3', 'c6', 'c5', 'f1', 'c4']) await table.click(square);
  await page.reload();
  await table.expectText(table.standing, 'Black to play');
  await expect(table.moves).toHaveCount(3);
});

test('the board says why not, and shows the cause', async ({ page, table, url }) => {
  await page.goto(url + '#custodian');
  await table.expectText(table.standing, 'White to play');
  await table.click('a1');
  await table.click('a4');
  await table.expectText(table.standing, 'Something is in the way.');
  await expect(table.board.locator('.reason[data-square="a2"]')).toHaveCount(1);
  await table.click('a2');
  await table.click('b3');
  await table.expectText(table.standing, 'only if the move captures something');
});

test('resigning asks, counts, is in the link, and can be taken back', async ({ page, table, url }) => {
  await page.goto(url + '#custodian!!e2e3');
  await table.button('Resign').click();
  await table.dialog.getByRole('button', { name: 'Keep playing' }).click();
  await table.expectText(table.standing, 'Black to play');
  await table.button('Resign').click();
  await table.button('Black resigns').click();
  await table.expectText(table.standing, 'White wins');
  await table.expectText(table.standing, 'Black has resigned.');
  await table.expectLink('custodian!!e2e3!result=win+w+resignation');
  await table.click('a6');
  await expect(table.board.locator('.target')).toHaveCount(0);
  await page.reload();
  await table.expectText(table.standing, 'Black has resigned.');
  await table.button('Undo').click();
  await table.expectText(table.standing, 'White to play');
  await table.expectLink('custodian!!e2e3!at=0;result=win+w+resignation');
  await table.button('To the end').click();
  await table.button('Keep playing').click();
  await table.expectLink('custodian!!e2e3');
  await table.expectText(table.standing, 'Black to play');
});

test('a draw needs both to agree', async ({ page, table, url }) => {
  await page.goto(url + '#taketwo!!e2e4');
  await table.button('Draw').click();
  await table.button('Both agree: draw').click();
  await table.expectText(table.standing, 'The players agreed to a draw.');
  await table.expectLink('taketwo!!e2e4!result=draw+agreement');
});

test('a new game with options, as a form and as text', async ({ page, table, url }) => {
  await page.goto(url);
  await table.button('New game').click();
  await page.getByRole('radio', { name: /^Change sides/ }).check();
  await page.getByRole('radio', { name: /^Four bishops/ }).check();
  await page.getByText('As text', { exact: true }).click();
  const text = page.getByLabel('The game as text');
  await expect(text).toHaveValue('custodian;array=four;captured=recruited');
  await text.fill('custodian;array=five');
  await table.expectText(table.dialog, 'character 17: “five” is not one of the possible values.');
  await expect(table.dialog.locator('mark')).toHaveText('five', { useInnerText: true });
  await expect(table.button('Start the game')).toBeDisabled();
  await text.fill('custodian;board=cylinder;array=classic');
  await expect(page.getByRole('radio', { name: /^Cylinder/ })).toBeChecked();
  await page.getByLabel('Position to start from').fill('rnbkbnr/ppppppp/7/7/7/PPPPPPP w KQkq - 0 1');
  await table.expectText(table.dialog, 'In the position, character');
  await page.getByLabel('Position to start from').fill('');
  await table.button('Start the game').click();
  await table.expectLink('custodian;array=classic;board=cylinder');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await table.expectText(page.locator('.changes'), 'The a and g files are neighbours');
});

test('the link is copied, and opens the same game', async ({ page, table, url }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url + '#taketwo');
  await table.click('e2');
  await table.click('e4');
  await table.button('Flip the board').click();
  await table.button('Copy a link to this game').click();
  await table.expectText(table.notices, 'Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(url + '#taketwo!!e2e4!flip=1');
  const other = new Table(await page.context().newPage());
  await other.page.goto(link);
  await other.expectText(other.standing, 'Black to play');
  const [low, high] = [await other.middle('e8'), await other.middle('e1')];
  assert.ok(low.y > high.y);
});

test('the current move is in sight in a long list', async ({ page, table, url }) => {
  const shuffle = 'c1b3.e7f5.b3c1.f5e7'.split('.');
  const pawns = 'a2a3 a6a5 c2c3 c6c5 d2d3 d6d5 e2e3 e6e5 g2g3 g6g5'.split(' ');
  const actions = pawns.flatMap((_, i) => (i % 2 ? [] : [...shuffle, pawns[i], pawns[i + 1]]));
  await page.goto(`${url}#custodian!!${actions.join('.')}`);
  await table.expectText(table.standing, 'White to play');
  const isInSight = () =>
    page.locator('.moves').evaluate((list) => {
      const [box, item] = [list, list.querySelector('[aria-current]') ?? list].map((element) =>
        element.getBoundingClientRect(),
      );
      return item !== box && item.top >= box.top - 1 && item.bottom <= box.bottom + 1;
    });
  await expect.poll(isInSight, 'the current move is in sight').toBe(true);
  await page.keyboard.press('<');
  await page.keyboard.press('.');
  await expect.poll(isInSight, 'the current move is in sight').toBe(true);
  await page.keyboard.press('>');
  const isBeside = () =>
    page.locator('#side-panel').evaluate((panel) => {
      const item = panel.querySelector('[aria-current]')?.getBoundingClientRect();
      return item !== undefined && item.bottom <= panel.getBoundingClientRect().bottom;
    });
  await expect.poll(isBeside).toBe(true);
  await table.hover('b1');
  await expect(page.locator('.closer .piece-now')).toBeVisible();
  await expect.poll(isBeside, 'also above the card about a piece').toBe(true);
});

test.describe('without its script', () => {
  test.use({ waitsForApp: false });

  test('a page whose script or words do not come says so, and what to do', async ({ page, url, problems }) => {
    const script = /assets\/index-[^/]*\.js/;
    await page.route(script, (route) => route.fulfill({ status: 404 }));
    await page.goto(url);
    await expect(page.getByText('Motley is loading. If this message does not go away')).toBeVisible();
    await page.unroute(script);
    await page.route(/\.ftl$/, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(
      page.getByText(/^Part of Motley could not be loaded: .* Please reload the page. \(404 http/),
    ).toBeVisible();
    await page.goto(`${url}#custodian!lang=sv`);
    await page.reload();
    await expect(page.getByText(/^En del av Motley kunde inte laddas, .* Ladda om sidan\. \(404 http/)).toBeVisible();
    await page.unroute(/\.ftl$/);
    await page.goto(url);
    await page.getByRole('heading', { name: 'Chess, but different' }).waitFor();
    await expect(page.getByText('Motley is loading')).toHaveCount(0);
    expect(problems.splice(0).filter((problem) => !/404/.test(problem))).toEqual([]);
  });
});
