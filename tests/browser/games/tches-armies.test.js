// Games of TCHES played from the choice of armies, or with other prey, to their ends, by touch on a phone.

import { expect, test } from '../support/fixtures.js';

/** @typedef {import('../support/app-page.js').Table} Table */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Turns the piece on a square to another side, by touch. */
async function turn(
  /** @type {Table} */ table,
  /** @type {string} */ square,
  /** @type {string} */ name,
  /** @type {string} */ kind,
) {
  await table.tap(square);
  const named = table.page.locator('.name', { hasText: new RegExp(`^${name}$`) });
  await table.page.locator('.sides .kind-card', { has: named }).tap();
  await expect.poll(async () => kindOn(await table.view(), square), `the piece on ${square}`).toBe(kind);
}

const kindOn = (/** @type {import('../../../web/types.js').View} */ { pieces }, /** @type {string} */ on) =>
  pieces.find(({ square }) => square === on)?.kind;

/** Plays actions of two squares each, by touch. */
async function play(/** @type {Table} */ table, /** @type {string} */ actions) {
  for (const action of actions.split('.')) {
    await table.tap(action.slice(0, 2));
    await table.tap(action.slice(2));
    await table.expectLink(new RegExp(`[!.]${action}$`));
  }
}

const small = 'array=rnqk/pppp/4/PPPP/RNQK';

test('both armies are chosen in secret at one screen, and the game is played to checkmate', { tag: '@all' }, async ({
  page,
  table,
  url,
}) => {
  await page.goto(`${url}#tches;strike=1;${small}!!!choose=secret`);
  await table.button('I am White: let me choose').tap();
  await turn(table, 'b1', 'war chariot', 'W');
  await turn(table, 'a2', 'flanker', 'PR');
  await table.button('Ready').tap();
  await page.getByRole('heading', { name: 'Black chooses an army' }).waitFor();
  await expect(table.board).toHaveCount(0);
  await table.button('I am Black: let me choose').tap();
  expect(kindOn(await table.view(), 'b1')).toBe('N');
  await turn(table, 'a5', 'ballista', 'RN');
  await turn(table, 'd4', 'sentinel', 'PS');
  await table.button('Ready').tap();
  const chosen = 'tches;strike=1;array=*rnnqk/ppp*ps/4/*PRPPP/RWQK';
  await table.expectLink(chosen);
  // The flanker steps ahead; the ballista leaps over a pawn to where its next leap would take the king.
  const actions = 'c2c3.b5c3.d1c2.b4b3.c2c3.c5b5.a2a3.a5c5';
  await play(table, actions);
  await table.expectText(table.standing, 'Checkmate: White is in check and has no legal move.');
  await table.expectLink(`${chosen}!!${actions}`);
});

test('the second has the same army, mirrored, and both play with it to checkmate', { tag: '@all' }, async ({
  page,
  table,
  url,
}) => {
  await page.goto(`${url}#tches;strike=1;${small}!!!choose=open`);
  await turn(table, 'b1', 'war chariot', 'W');
  await turn(table, 'c1', 'assassin', 'A');
  await table.button('Ready').tap();
  await page.getByRole('heading', { name: 'Black chooses an army' }).waitFor();
  expect(kindOn(await table.view(), 'b1')).toBe('W');
  await table.button('The same, mirrored').tap();
  await expect.poll(async () => kindOn(await table.view(), 'c5')).toBe('A');
  await table.button('Ready').tap();
  await table.expectLink(`tches;strike=1;both=W,A;${small}`);
  await play(table, 'b2b3.c4c3.d2c3.c5c3');
  await table.expectText(table.standing, 'Checkmate: White is in check and has no legal move.');
});

test('a lion with the king’s part is captured by a carrier, freed, captured again and carried home', {
  tag: '@all',
}, async ({ page, table, url }) => {
  const head = 'tches;strike=1;king=capture;prey=L;transport=on;array=k1l1r/4p/1P3/5/L1N1K';
  await page.goto(`${url}#${head}`);
  await play(table, 'c1b3.e4e3');
  await table.tap('b3');
  await table.tap('d4');
  await page.getByRole('menuitem', { name: 'carries White pawn' }).tap();
  await play(table, 'c5b5.d4b5');
  await expect(table.cell('b5')).toHaveAttribute('aria-label', /holding the captured Black lion/);
  expect(kindOn(await table.view(), 'd4')).toBe('P');
  // The king is a piece like others, and captures.
  await play(table, 'a5b5');
  await table.expectText(table.standing, 'Your lion is free again');
  await table.tap('c5');
  await table.expectLink(/\.L@c5$/);
  // The pawn takes the lion along to the last rank; a knight is all that it can become.
  await table.tap('d4');
  await table.tap('c5');
  await table.expectLink(/\.d4c5=N$/);
  await expect(table.cell('c5')).toHaveAttribute('aria-label', /holding the captured Black lion/);
  await play(table, 'e3e2.a1b1.e5e4.c5b3.e4e5.b3a1');
  await table.expectText(table.standing, 'White has brought the captive home.');
});

test('where the first loss decides, one piece of the prey ends the hunt though another is left', async ({
  page,
  table,
  url,
}) => {
  await page.goto(`${url}#tches;strike=1;king=plain;prey=N;hunt=first;array=n1n1k/5/PP3/5/K1N1N`);
  await play(table, 'a1b1.c5d3.c1d3');
  await table.expectText(table.standing, 'White has captured the prey.');
  expect(kindOn(await table.view(), 'a5')).toBe('N');
});
