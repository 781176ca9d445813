// Cards before the game: chosen in secret, at random, or not at all.

import assert from 'node:assert/strict';
import { expect, test } from '../support/fixtures.js';

/** The squares of the pieces whose cards the page has. */
async function seen(/** @type {import('../support/app-page.js').Table} */ table) {
  const { pieces } = await table.view();
  return pieces.filter(({ cards }) => cards).map(({ square }) => square);
}

async function startInSecret(/** @type {import('../support/app-page.js').Table} */ table, /** @type {string} */ url) {
  await table.page.goto(url);
  await table.button('New game').click();
  await table.page.getByRole('radio', { name: /^Take Two Chess/ }).check();
  await table.button('Start the game').click();
  await table.page.getByRole('heading', { name: 'White chooses cards' }).waitFor();
}

test('each side chooses unseen, and both are shown together', async ({ page, table, url }) => {
  await startInSecret(table, url);
  await expect(page.locator('motley-view')).toHaveCount(0);
  await table.button('I am White: show my cards').click();
  await table.click('e2');
  for (const card of [0, 2]) await page.locator('motley-cards button').nth(card).click();
  const strip = table.board.locator('.piece[data-square="e2"] .strip');
  await expect(strip).toHaveCount(1);
  const white = await seen(table);
  expect(white.length).toBe(9);
  assert.ok(white.every((square) => /[12]$/.test(square)));
  await table.button('Ready').click();

  await page.getByRole('heading', { name: 'Black chooses cards' }).waitFor();
  await expect(page.locator('motley-view')).toHaveCount(0);
  expect(table.link).toBe('taketwo');
  await page.reload();
  await page.getByRole('heading', { name: 'Black chooses cards' }).waitFor();
  await table.button('I am Black: show my cards').click();
  const black = await seen(table);
  expect(black.length).toBe(9);
  assert.ok(black.every((square) => /[78]$/.test(square)));
  await expect(strip).toHaveCount(0);
  await table.click('d8');
  for (const card of [1, 2]) await page.locator('motley-cards button').nth(card).click();
  expect(table.link).toBe('taketwo');
  await table.button('Ready').click();

  await table.expectText(table.standing, 'White to play');
  await table.expectLink('taketwo!rnbq~OHkbnr/pppppppp/8/8/8/8/PPPPP~HDPPP/RNBQKBNR+w+KQkq+-+0+1+-');
  expect((await seen(table)).length).toBe(18);
});

test('choosing can be skipped by one click', async ({ table, url }) => {
  await startInSecret(table, url);
  await table.button('As in chess for all').click();
  await table.expectText(table.standing, 'White to play');
  await table.expectLink('taketwo');
});

test('lots are drawn for all', async ({ page, table, url }) => {
  await page.goto(url + '#taketwo');
  await table.button('Random for all').click();
  await page.waitForFunction(() => location.hash.includes('~'));
  const { pieces, actions } = await table.view();
  assert.ok(new Set(pieces.map(({ cards }) => cards)).size > 2);
  await table.click(actions[0].source ?? '');
  await table.expectText(table.standing, 'White to play');
});

test('random and usual cards while choosing, for one side only', async ({ table, url }) => {
  await startInSecret(table, url);
  await table.button('I am White: show my cards').click();
  const orders = async () => new Set((await table.view()).pieces.flatMap(({ cards }) => cards ?? []));
  await table.button('Random').click();
  await expect.poll(async () => (await orders()).size, 'cards in several orders').toBeGreaterThan(1);
  await table.button('As in chess').click();
  await expect.poll(async () => [...(await orders())], 'the usual cards').toEqual(['ODH']);
});

test('cards have three looks, and can be shown only where they differ', async ({ page, table, url }) => {
  await page.goto(url + '#taketwo!!e2~HD');
  const strips = table.board.locator('.strip');
  await strips.first().waitFor();
  await expect(strips).toHaveCount(18);
  await table.button('Settings').click();
  for (const look of ['pieces', 'dots', 'lines']) {
    await page.locator(`input[name="look"][value="${look}"]`).check();
    await table.board.locator(`.strip[data-look="${look}"]`).first().waitFor();
  }
  await page.getByRole('radio', { name: 'only cards that are not as in chess' }).check();
  await expect(strips, 'one strip is left').toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.reload();
  await strips.first().waitFor();
  await expect(strips).toHaveCount(1);
});
