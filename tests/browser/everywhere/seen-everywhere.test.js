// The table as people see and feel it, in all browsers: the main ways; each has more tests in Chromium.

import assert from 'node:assert/strict';
import { test } from '../support/everywhere.js';
import { expect } from '../support/fixtures.js';
import { cell } from '../support/live-page.js';

/** @typedef {import('../support/live-page.js').LivePage} LivePage */

const squaresOf = (/** @type {LivePage} */ page, /** @type {string} */ selector) =>
  page.all(`#board >>> ${selector}`, (marks) => marks.map(({ dataset }) => dataset.square).join(' '));

const expectOn = (/** @type {LivePage} */ page, /** @type {string} */ selector, /** @type {string} */ squares) =>
  expect.poll(() => squaresOf(page, selector), selector).toBe(squares);

const pair = 'c2c3.d6d5.e1c2.d7d6.d1e1.d6e5.d2d3.e5f4.d3d4.f4e5.b2b3';

test('a capture by a pair: before it the partner is lit, after it the victim is a ghost; seen again by a key', async ({
  live: page,
  url,
}) => {
  await page.openGame(`${url}#custodian!!${pair}`, 'Black to play');
  await page.click(cell('c6'));
  await page.hover(cell('c5'));
  await expectOn(page, '.pair', 'e5');
  await page.click(cell('c5'));
  await page.expectText('.news', 'Black: pawn c6 to c5, captures pawn d4 with king e5');
  await expectOn(page, '.lost', 'd4');
  await expectOn(page, '.pair', 'e5');
  await page.press('r');
  await page.expectText('.standing', 'Replaying the last moves.');
});

test('what is possible: of a piece of the other side, and what each side could take', async ({ live: page, url }) => {
  await page.openGame(`${url}#tches`, 'White to play');
  await page.hover(cell('b8'));
  await page.expectText('.closer', 'Black pawn on b8');
  await page.expectText('.closer', 'If it were Black’s turn: b7.');
  await expectOn(page, '.possible .supposed', 'b7');
  await page.press('v');
  const taken = 'a3 a8 b3 b8 i3 i8 j3 j8';
  await expect.poll(async () => (await squaresOf(page, '.possible .take')).split(' ').sort().join(' ')).toBe(taken);
});

test('on a phone board, status and bar are on the screen; a tab pulls up what it has, and lets it down', async ({
  live: page,
  url,
}) => {
  await page.size(360, 740);
  await page.openGame(`${url}#tches`, 'White to play');
  const edges = async (/** @type {string} */ path) => {
    const { y, height } = await page.box(path);
    return [Math.round(y), Math.round(y + height)];
  };
  const parts = ['.standing', '#board >>> .frame', '.controls', '.side > .tabs'];
  const [status, board, bar, tabs] = [
    await edges(parts[0]),
    await edges(parts[1]),
    await edges(parts[2]),
    await edges(parts[3]),
  ];
  assert.ok(status[0] >= 0 && board[0] >= status[1] && bar[0] >= board[1], `${status}, ${board}, ${bar}`);
  assert.ok(bar[1] <= tabs[0] && tabs[1] === 740, `the bar ends at ${bar[1]}, the tabs take ${tabs}`);
  const boardHeight = async () => Math.round((await page.box(parts[1])).height);
  const whole = await boardHeight();
  await page.click('#tab-pieces');
  await expect.poll(boardHeight, 'the board makes room for the panel').toBeLessThan(whole);
  await page.expectText('.legend h3', 'paladin');
  await page.click('#tab-pieces');
  await expect.poll(boardHeight).toBe(whole);
});

test('sounds are switched off, a board is chosen; the right button draws, and once more removes', async ({
  live: page,
  url,
  engine,
}) => {
  await page.openGame(`${url}#custodian`, 'White to play');
  await page.click('.head button "Settings"');
  await page.click('dialog input[name="sound"][value="off"]');
  await page.click('dialog input[name="board"][value="green"]');
  await page.press('Escape');
  await page.openGame(`${url}?again#taketwo`, 'Move, or first switch two cards');
  expect(await page.evaluate(() => document.documentElement.dataset.board)).toBe('green');
  await page.click('.head button "Settings"');
  await page.waitForAll('dialog input[name="sound"][value="off"]', ([off]) => off?.checked);
  await page.press('Escape');
  await page.drag(cell('b2'), cell('b4'), 'right ');
  const ink = '#board >>> .annotations path.ink';
  // WebKitGTK's driver lets go of the left button, not the right one: a drawing that has begun follows the pointer.
  if (engine === 'WebKit') {
    const { x, y } = await page.point(cell('b4'));
    let turn = 0;
    await expect.poll(() => page.hover({ x: x + (turn++ % 2), y }).then(() => page.count(ink))).toBe(1);
    return;
  }
  await page.waitForAll(ink, (arrows) => arrows.length === 1);
  await page.waitFor(() => location.hash.includes('b2:b4'));
  await page.click(cell('d4'));
  await page.waitForAll(ink, (arrows) => arrows.length === 1);
  await page.drag(cell('b2'), cell('b4'), 'right ');
  await page.waitForAll('#board', ([board]) => !board.shadowRoot.querySelector('.annotations'));
  await page.waitFor(() => !location.hash.includes('b2:b4'));
});

test('a tile is dragged from the hand to the table', async ({ live: page, url }) => {
  await page.goto(`${url}#till;players=3`);
  await page.waitForAll('#board >>> .frame:not(.still)', (frames) => frames.length > 0);
  await page.drag('motley-hand >>> button "queen, 1 in hand"', cell('0,0'));
  await page.waitFor(() => decodeURIComponent(location.hash) === '#till;players=3!!Q@0,0');
});

test('Play asks once whom one plays: the computer, which is remembered', async ({ live: page, url }) => {
  await page.goto(url);
  await page.click('button "Play Custodian Chess"');
  await page.click('dialog button "The computer"');
  await page.expectText('.standing', 'White to play');
  await page.waitFor(() => /seats=p,\d/.test(decodeURIComponent(location.hash)));
  await page.goto(`${url}?again`);
  await page.click('button "Play Take Two Chess"');
  await page.expectText('.standing', 'Move, or first switch two cards');
  await page.waitFor(() => /^#taketwo!!!seats=p,\d/.test(decodeURIComponent(location.hash)));
});

test('a position is edited, a variation begins, and both are in the link', async ({ live: page, url }) => {
  await page.openGame(`${url}#custodian!!a2a3.g6g5`, 'White to play');
  await page.click('.moves .move');
  await page.click(cell('f6'));
  await page.click(cell('f5'));
  await page.waitForAll('.variation', ([variation]) => variation?.textContent.includes('g6–g5'));
  await page.waitFor(() => location.hash.endsWith('!!a2a3.f6f5!lines=0m/1/g6g5'));
  await page.click('#tab-game');
  await page.click('button "Edit the position"');
  await page.click('.editor-kinds button "White knight"');
  await page.click(cell('d4'));
  await page.waitFor(() => location.hash.includes('/3N3/'));
  await page.press('Control+z');
  await page.waitFor(() => !location.hash.includes('/3N3/'));
});
