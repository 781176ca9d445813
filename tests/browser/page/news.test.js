// The last actions as people see them, and a capture by two pieces before it is played, with real events only.

import { Table } from '../support/app-page.js';
import { test as hostTest } from '../support/embed-page.js';
import { checkAccessibility, expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

async function open(/** @type {Page} */ page, /** @type {string} */ url, /** @type {string} */ link) {
  await page.goto(`${url}#${link}`);
  const table = new Table(page);
  await table.board.waitFor();
  return table;
}

/** The squares of some marks on the board. */
const squaresOf = (/** @type {Table} */ { board }, /** @type {string} */ selector) =>
  board
    .locator(selector)
    .evaluateAll((found) => found.map((mark) => /** @type {HTMLElement} */ (mark).dataset.square).join(' '));

const actions = 'c2c3.d6d5.e1c2.d7d6.d1e1.d6e5.d2d3.e5f4.d3d4.f4e5.b2b3';

test('a capture by a pair: its partner is lit before it, and the ghost of the victim after it', async ({
  page,
  url,
}) => {
  const table = await open(page, url, `custodian!!${actions}`);
  await table.click('c6');
  const { x, y } = await table.middle('c5');
  await page.mouse.move(x, y);
  await expect(table.board.locator('.pair')).toHaveCount(1);
  expect([await squaresOf(table, '.pair'), await squaresOf(table, '.taken')]).toEqual(['e5', 'd4']);
  await page.mouse.down();
  await page.mouse.up();
  await table.expectLink(`custodian!!${actions}.c6c5`);
  await expect(table.board.locator('.lost')).toHaveCount(1);
  expect([await squaresOf(table, '.pair'), await squaresOf(table, '.lost')]).toEqual(['e5', 'd4']);
  await expect(table.board.locator('.ghost[data-seat="w"]')).toHaveCount(1);
  await expect(page.locator('.news')).toHaveText(
    'Black: pawn c6 to c5, captures pawn d4 with king e5 (they count as bishop and knight).',
  );
  await checkAccessibility(page);
  await table.click('c2');
  await expect(table.board.locator('.lost, .pair')).toHaveCount(0);
});

test('R shows slowly what has happened, once more; the game goes on when one touches the board', async ({
  page,
  url,
}) => {
  const table = await open(page, url, `custodian!!${actions}.c6c5`);
  await expect(table.board.locator('.lost')).toHaveCount(1);
  const before = table.link;
  await page.keyboard.press('r');
  await table.expectText(table.standing, 'Replaying the last moves.');
  await expect(table.board.locator('.piece[data-square="d4"]'), 'the victim is there again').toHaveCount(1);
  await expect(table.board.locator('.piece[data-square="d4"]'), 'and is taken again').toHaveCount(0);
  await table.click('a1');
  await expect(page.locator('.news')).toBeVisible();
  expect(table.link).toBe(before);
  await table.button('Replay the last moves').click();
  await table.expectText(table.standing, 'Replaying the last moves.');
  await page.keyboard.press('r');
  await expect(page.locator('.news')).toBeVisible();
});

test('with many seats all that was done since one’s own turn is shown, in the colour of each seat', async ({
  page,
  url,
}) => {
  const table = await open(page, url, 'till;players=4!!P@0,0.P@1,0.P@2,0.P@2,1');
  const arrows = table.board.locator('.trail .number');
  await expect(arrows).toHaveCount(3);
  expect(await arrows.evaluateAll((found) => found.map((one) => one.getAttribute('data-tile')))).toEqual([
    'b',
    'c',
    'd',
  ]);
  await expect(arrows).toHaveText(['1', '2', '3']);
  await expect(page.locator('.news > span')).toHaveCount(3);
});

test('a passenger that is left is drawn where it is left, before that is chosen', async ({ page, url }) => {
  const variant = 'tches;strike=1;transport=on;array=k7/8/8/8/8/8/8/7K';
  const table = await open(page, url, `${variant}!7k/8/8/8/8/3N_P4/8/7K+w+1+-/-+-+0+1`);
  await table.click('d3');
  await table.click('e5');
  const ghosts = table.board.locator('.ghost');
  await page.getByRole('menuitem', { name: /leaves/ }).hover();
  await expect(ghosts).toHaveCount(1);
  await page.getByRole('menuitem', { name: /takes|carries|along/ }).hover();
  await expect(ghosts).toHaveCount(0);
});

hostTest('a board on another page shows it too', async ({ page, host }) => {
  await host.openBoards(`<motley-board actions="${actions.replaceAll('.', ' ')} c6c5"></motley-board>`);
  await expect(page.locator('motley-board .pair')).toHaveCount(1);
  await expect(page.locator('motley-board .lost')).toHaveCount(1);
  await expect(page.locator('motley-board .news')).toHaveText(/^Black: pawn c6 to c5, captures pawn d4 with king e5/);
  await page.getByRole('button', { name: 'Replay the last moves' }).click();
  await expect(page.locator('motley-board .standing')).toContainText('Replaying the last moves.');
});
