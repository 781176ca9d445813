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
  await table.button('I am White: let me choose').click();
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
  expect(table.link).toBe('taketwo!!!choose=secret');
  await page.reload();
  await page.getByRole('heading', { name: 'Black chooses cards' }).waitFor();
  await table.button('I am Black: let me choose').click();
  const black = await seen(table);
  expect(black.length).toBe(9);
  assert.ok(black.every((square) => /[78]$/.test(square)));
  await expect(strip).toHaveCount(0);
  await table.click('d8');
  for (const card of [1, 2]) await page.locator('motley-cards button').nth(card).click();
  expect(table.link).toBe('taketwo!!!choose=secret');
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
  await table.button('I am White: let me choose').click();
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
  await page.getByRole('radio', { name: 'only cards that differ from chess' }).check();
  await expect(strips, 'one strip is left').toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.reload();
  await strips.first().waitFor();
  await expect(strips).toHaveCount(1);
});

/** The kinds on some squares. */
async function kindsOn(/** @type {import('../support/app-page.js').Table} */ table, /** @type {string[]} */ squares) {
  const { pieces } = await table.view();
  return squares.map((on) => pieces.find(({ square }) => square === on)?.kind).join(' ');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('both choose the sides of their pieces in secret, by touch, up to the first actions', async ({
    page,
    table,
    url,
  }) => {
    const side = (/** @type {string} */ name) =>
      page.locator('.sides .kind-card', { has: page.locator('.name', { hasText: new RegExp(`^${name}$`) }) });
    await page.goto(url + '#tches');
    await table.button('New game').tap();
    await page.getByRole('radio', { name: /^Each chooses in secret/ }).tap();
    await expect(page.getByText('Back sides of both')).toHaveCount(0);
    await table.button('Start the game').tap();
    await page.getByRole('heading', { name: 'White chooses an army' }).waitFor();
    await expect(page.locator('motley-view')).toHaveCount(0);
    await table.button('I am White: let me choose').tap();
    await table.tap('a1');
    await side('ballista').tap();
    await expect.poll(() => kindsOn(table, ['a1', 'j1']), 'one tower is turned').toBe('RN R');
    await table.tap('c3');
    await side('flanker').tap();
    await table.button('All of this kind').tap();
    const whites = ['a1', 'j1', 'a3', 'c3', 'j3', 'a8'];
    await expect.poll(() => kindsOn(table, whites), 'all pawns').toBe('RN R PR PR PR P');
    await table.tap('f1');
    await expect(page.getByText('This piece has no back side.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await table.button('Ready').tap();

    await page.getByRole('heading', { name: 'Black chooses an army' }).waitFor();
    expect(table.link).toBe('tches!!!choose=secret');
    await page.reload();
    await table.button('I am Black: let me choose').tap();
    expect(await kindsOn(table, whites)).toBe('R R P P P P');
    await expect(table.button('The same, mirrored')).toHaveCount(0);
    await table.tap('e10');
    await side('assassin').tap();
    await table.button('Ready').tap();

    await table.expectText(table.standing, 'White to play');
    await table.expectLink(/^tches;array=rnbmaklbnr\/.*\/\*RNNBMQKLBNR$/);
    expect(await kindsOn(table, [...whites, 'e10'])).toBe('RN R PR PR PR P A');
    await table.tap('c3');
    await table.tap('c4');
    await table.expectLink(/!!c3c4$/);
  });
});

test('openly the second sees the first, and may have the same; the game is played again, or chosen anew', {
  tag: '@all',
}, async ({ page, table, url }) => {
  await page.goto(url + '#tches');
  await table.button('Choose openly').click();
  await table.click('a1');
  await page.getByRole('radio', { name: /^rook/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^ballista/ })).toBeChecked();
  await table.button('Ready').click();
  await page.getByRole('heading', { name: 'Black chooses an army' }).waitFor();
  expect(await kindsOn(table, ['a1', 'a10', 'j10'])).toBe('RN R R');
  await table.button('The same, mirrored').click();
  await expect.poll(() => kindsOn(table, ['a10', 'j10'])).toBe('RN R');
  await table.button('Ready').click();
  const chosen = /^tches;array=\*rnn.*\/\*RNN[^!]*/;
  await table.expectLink(new RegExp(`${chosen.source}$`));

  await table.click('c3');
  await table.click('c4');
  const resign = async () => {
    await table.button('Resign').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /resigns$/ })
      .first()
      .click();
  };
  await resign();
  await table.button('Play again').click();
  await table.expectLink(new RegExp(`${chosen.source}$`));
  await table.button('Choose openly').click();
  await table.button('Ready').click();
  await table.button('Ready').click();
  await table.click('c3');
  await table.click('c4');
  await resign();
  await table.button('Choose again and play').click();
  await page.getByRole('heading', { name: 'White chooses an army' }).waitFor();
  await table.expectLink(new RegExp(`${chosen.source}!!!choose=open$`));
});

test('cards are chosen openly too, and the second may have the same', { tag: '@all' }, async ({ page, table, url }) => {
  await page.goto(url + '#taketwo!!!choose=open');
  await table.click('e2');
  for (const card of [0, 2]) await page.locator('motley-cards button').nth(card).click();
  await expect(table.button('The same, mirrored')).toHaveCount(0);
  await table.button('Ready').click();
  await page.getByRole('heading', { name: 'Black chooses cards' }).waitFor();
  await expect(table.board.locator('.piece[data-square="e2"] .strip')).toHaveCount(1);
  await table.button('The same, mirrored').click();
  await table.button('Ready').click();
  await table.expectLink('taketwo!rnbqkbnr/ppppp~HDppp/8/8/8/8/PPPPP~HDPPP/RNBQKBNR+w+KQkq+-+0+1+-');
});

test('a side that an army may not have is refused with the reason', async ({ page, table, url }) => {
  await page.goto(url + '#tches;king=plain;prey=A;both=A!!!choose=open');
  await table.click('e1');
  await page.locator('.sides .kind-card', { hasText: 'queen' }).click();
  await table.expectText(table.notices, 'Each side must begin with at least one prey piece.');
  await expect(page.getByRole('radio', { name: /^assassin/ })).toBeChecked();
  expect(await kindsOn(table, ['e1'])).toBe('A');
});
