// Possibilities and past actions as a reader sees them on a board of somebody's page, with real events:
// the page is on another site than ours.

import { Table } from '../support/app-page.js';
import { test } from '../support/embed-page.js';
import { checkAccessibility, expect } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** A board on somebody's page, and the files that its reader has made it load. */
class Board extends Table {
  /** @type {string[]} */
  loaded = [];

  constructor(/** @type {Page} */ page) {
    super(page);
    this.board = page.locator('motley-view');
    this.card = page.locator('motley-board .closer');
    page.on('request', (request) => this.loaded.push(request.url().replace(/.*\/|-[\w-]{8}(?=\.)/g, '')));
  }

  async expectSigns(/** @type {string} */ name, /** @type {string} */ squares) {
    const signs = this.board.locator(`.${name}`);
    const find = () => signs.evaluateAll((found) => found.map((sign) => sign.getAttribute('data-square')).sort());
    await expect.poll(async () => (await find()).join(' '), name).toBe(squares);
  }
}

/** Opens a page with a board. */
async function open(/** @type {import('../support/embed-page.js').Host} */ host, /** @type {string} */ html) {
  const board = new Board(host.page);
  await host.openBoards(`<main><h1>Somebody</h1>${html}</main>`);
  return board;
}

test('a piece that is touched says how it moves and where it could go; nothing of that is loaded before', async ({
  page,
  host,
}) => {
  const board = await open(host, '<motley-board variant="tches"></motley-board>');
  await board.hover('b8');
  await board.click('b3');
  await board.click('b4');
  await expect.poll(() => page.locator('motley-board').evaluate((one) => /** @type {any} */ (one).ply)).toBe(1);
  expect(board.loaded.join(' ')).not.toMatch(/closer|legend/);
  await board.click('c8');
  await board.expectText(board.standing, 'If it were Black’s turn: c7.');
  await board.expectText(board.card, 'Black pawn on c8');
  await board.expectSigns('supposed', 'c7');
  await board.hover('d10');
  await board.expectText(board.card, 'All its paths are blocked.');
  await board.expectSigns('barrier', 'c10 c9 d9 e10 e9');
  await board.hover('d3');
  await board.expectText(board.card, 'White pawn on d3');
  await expect(board.card.locator('.diagram')).toHaveCount(1);
  await checkAccessibility(page);
  await board.button('Close').click();
  await expect(board.card).toHaveCount(0);
  await board.hover('d10');
  await board.expectSigns('barrier', '');
  await board.click('d10');
  await board.expectSigns('barrier', 'c10 c9 d9 e10 e9');
});

test('V, and a button, show what each side could take', async ({ page, host }) => {
  const board = await open(host, '<motley-board variant="tches"></motley-board>');
  await board.click('b3');
  await page.keyboard.press('v');
  await board.expectSigns('take', 'a3 a8 b3 b8 i3 i8 j3 j8');
  await board.expectText(
    board.card,
    'White could capture: i8 with 2 actions; b8 with 2 actions; j8 with 3 actions; a8 with 3 actions',
  );
  await board.button('Possible captures in one turn').click();
  await board.expectSigns('take', '');
  await board.button('Possible captures in one turn').click();
  await board.expectSigns('take', 'a3 a8 b3 b8 i3 i8 j3 j8');
});

test('in a replay, and beside an open legend, pieces are looked at as well', async ({ page, host }) => {
  const board = await open(
    host,
    '<motley-board variant="taketwo" mode="replay" at="1" actions="e2e4 d7d5" legend="open"></motley-board>',
  );
  await page.locator('motley-board .kind-row').waitFor();
  await board.click('e4');
  await board.expectText(board.card, 'If it were White’s turn: e5');
  await expect(page.locator('motley-board .piece-now'), 'once, in the legend').toHaveCount(1);
});

test('a king in check shows who attacks, and after mate what fails', async ({ host }) => {
  const position = 'R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1 -';
  const board = await open(host, `<motley-board variant="taketwo" position="${position}"></motley-board>`);
  await board.click('g8');
  await board.expectSigns('attack', 'a8');
  await board.expectText(board.card, 'king g8 → h8: rook a8 would capture it there.');
});

test('a picture without a legend stays a picture', async ({ page, host }) => {
  const board = await open(host, '<motley-board mode="diagram"></motley-board>');
  const before = board.loaded.length;
  await board.click('b7');
  await page.keyboard.press('v');
  await page.waitForLoadState('networkidle');
  expect(board.loaded.slice(before)).toEqual([]);
  await expect(board.card).toHaveCount(0);
});

test('what comes late is told, and asked for again', async ({ page, host, problems }) => {
  const board = await open(host, '<motley-board></motley-board>');
  const file = /reading-[^/]*\.js/;
  await page.route(file, (route) => route.abort());
  await board.click('b7');
  await expect(page.getByText('Part of the page could not be loaded')).toBeVisible();
  problems.splice(0);
  await page.unroute(file);
  await board.click('b7');
  await board.expectText(board.card, 'Black bishop on b7');
});

// ----- what has happened

const actions = 'c2c3 d6d5 e1c2 d7d6 d1e1 d6e5 d2d3 e5f4 d3d4 f4e5 b2b3';

test('before a capture by a pair its partner is lit, and after it the victim stands there as a ghost', async ({
  page,
  host,
}) => {
  const board = await open(host, `<motley-board actions="${actions}"></motley-board>`);
  await board.click('c6');
  await board.hover('c5');
  await board.expectSigns('pair', 'e5');
  await board.expectSigns('taken', 'd4');
  await page.mouse.down();
  await page.mouse.up();
  await board.expectSigns('lost', 'd4');
  await board.expectSigns('pair', 'e5');
  await expect(page.locator('motley-board .news')).toHaveText(
    'Black: pawn c6 to c5, captures pawn d4 with king e5 (they count as bishop and knight).',
  );
  await page.keyboard.press('r');
  await board.expectText(board.standing, 'Replaying the last moves.');
  await expect(board.board.locator('.piece[data-square="d4"]'), 'the victim is there again').toHaveCount(1);
  await expect(board.board.locator('.piece[data-square="d4"]'), 'and is taken again').toHaveCount(0);
});

test('the actions of a turn are numbered', async ({ host }) => {
  const board = await open(host, '<motley-board variant="tches" actions="e3e4 d3d4 g3g4"></motley-board>');
  await expect(board.board.locator('.trail .number')).toHaveText(['1', '2', '3']);
});

test('what all seats have done since one’s own turn is shown in their colours', async ({ page, host }) => {
  const board = await open(
    host,
    '<motley-board variant="till;players=4" actions="P@0,0 P@1,0 P@2,0 P@2,1"></motley-board>',
  );
  const arrows = board.board.locator('.trail .number');
  await expect(arrows).toHaveCount(3);
  const seats = await arrows.evaluateAll((found) => found.map((one) => one.getAttribute('data-tile')));
  expect(seats).toEqual(['b', 'c', 'd']);
  await expect(page.locator('motley-board .news > span')).toHaveCount(3);
});
