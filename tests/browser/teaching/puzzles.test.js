// Puzzles on the page: from the first page, by links, with wrong tries, hints and the solution; and on other pages.

import { readFileSync } from 'node:fs';
import { parseLink } from '../../../shell/links/links.js';
import { loadEngine } from '../../../web/engine.js';
import { Table } from '../support/app-page.js';
import { checkBothThemes, expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** White is to win in two turns. */
const game = 'custodian!1r2r2/p1bn2b/p1p1pnp/1kK2PB/PP1N2P/3P1P1/1RN2R1 b - 0 20!f5d4.b1b2.d6b5';
const linked = `#${game.replaceAll(' ', '+')}!at=0;puzzle=2`;

/** The same as the page writes it, without showing the line. */
const hidden = linked.replace('f5d4.b1b2.d6b5', '') + ';line=663564342e623162322e64366235';

/** One turn of two actions, in any order. */
const both = '#tches;strike=2!10/10/10/10/4C5/4K1k3/7b2/2P7/1B7R/10+w+2+K/B+-+3+76!j2h2.b2c1!at=0;puzzle=1';

class Puzzle extends Table {
  constructor(/** @type {Page} */ page) {
    super(page);
    this.standing = page.locator('.puzzle-status .standing');
    this.section = page.getByRole('region', { name: 'Puzzles' });
  }

  async play(/** @type {string} */ action) {
    await this.click(action.slice(0, 2));
    await this.click(action.slice(2));
  }
}

test('from the first page a puzzle of a family, with its link, and then the next', async ({ page, url }) => {
  const puzzle = new Puzzle(page);
  await page.goto(url);
  await puzzle.section.getByRole('button', { name: 'Custodian Chess' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Puzzle: Custodian Chess/);
  await puzzle.expectLink(/^custodian!.*!!at=0;puzzle=\d;line=[0-9a-f]+$/);
  await puzzle.expectText(page.locator('.puzzle-progress'), 'Puzzle 1 of');
  const first = puzzle.link;
  await puzzle.button('Another puzzle').click();
  await puzzle.expectText(page.locator('.puzzle-progress'), 'Puzzle 2 of');
  await expect.poll(() => puzzle.link).not.toBe(first);
  await page.goBack();
  await puzzle.expectLink(first);
  await puzzle.expectText(page.locator('.puzzle-progress'), 'Puzzle 1 of');
});

test('a wrong turn is told and taken back, the right one is answered, and the last one solves it', async ({
  page,
  url,
}) => {
  const puzzle = new Puzzle(page);
  await page.goto(url + linked);
  await puzzle.expectText(puzzle.standing, 'Black wins in 2 turns. Find the first one.');
  await puzzle.play('f5e3');
  await puzzle.expectText(puzzle.standing, 'That is not the solution.');
  await puzzle.button('Try again').click();
  await puzzle.expectText(puzzle.standing, 'Black wins in 2 turns. Find the first one.');
  await puzzle.play('f5d4');
  await puzzle.expectText(puzzle.standing, 'Black to play and win this turn.');
  await puzzle.play('d6b5');
  await puzzle.expectText(puzzle.standing, 'Solved!');
  await puzzle.expectLink(hidden.slice(1));
  await page.reload();
  await puzzle.expectText(puzzle.standing, 'Black wins in 2 turns. Find the first one.');
});

test('hints say more and more, and the solution is shown', async ({ page, url }) => {
  const puzzle = new Puzzle(page);
  await page.goto(url + linked);
  await puzzle.button('Hint').click();
  await puzzle.expectText(puzzle.standing, 'Look at the knight on f5.');
  await page.keyboard.press('h');
  await puzzle.expectText(puzzle.standing, 'Next: knight f5 to d4.');
  await puzzle.button('Show the solution').click();
  await puzzle.expectText(puzzle.standing, 'That is the solution.');
  await puzzle.button('Start over').click();
  await puzzle.expectText(puzzle.standing, 'Black wins in 2 turns. Find the first one.');
});

test('the actions of a turn in another order, by keyboard alone', async ({ page, url }) => {
  const puzzle = new Puzzle(page);
  await page.goto(url + both);
  await puzzle.expectText(puzzle.standing, 'White to play and win this turn.');
  // The name of the game is short, and what is different in this one is in sight.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Puzzle: TCHES');
  await puzzle.expectText(puzzle.standing, 'Two pieces move every turn.');
  await page.keyboard.press('b');
  for (const square of ['b2', 'c1', 'j2', 'h2']) {
    await puzzle.walk(square);
    await page.keyboard.press('Enter');
  }
  await puzzle.expectText(puzzle.standing, 'Solved!');
});

test('the puzzle of the day is kept as solved, with the days in a row', async ({ page, url }) => {
  const puzzle = new Puzzle(page);
  await page.clock.setFixedTime(new Date(2026, 10, 23, 12));
  await page.goto(url);
  await puzzle.section.getByRole('button', { name: 'Puzzle of the day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Puzzle of the day: /);
  await expect.poll(() => puzzle.link).toMatch(/puzzle=/);
  const { variant, position, actions } = parseLink(puzzle.link);
  await page.clock.setFixedTime(new Date(2026, 10, 23, 23));
  await page.goto(url);
  await puzzle.section.getByRole('button', { name: 'Puzzle of the day' }).click();
  await puzzle.expectLink(
    new RegExp(`^${[variant, position.replaceAll(' ', '+')].join('!').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}!`),
  );
  // The opponent answers by itself.
  for (const action of await actionsOfFirst(variant, position, actions)) {
    await expect.poll(async () => (await puzzle.view()).actions.some(({ text }) => text === action)).toBe(true);
    await playText(puzzle, action);
  }
  await puzzle.expectText(puzzle.standing, 'Solved!');
  await puzzle.expectText(page.locator('.puzzle-progress'), 'Puzzle of the day solved 1 day in a row.');
  await puzzle.expectText(page.locator('.puzzle-progress'), 'Solved here: 1 of');
});

test('puzzles are chosen by how they are won; the first result of the day changes the rating', async ({
  page,
  url,
}) => {
  const puzzle = new Puzzle(page);
  const progress = page.locator('.puzzle-progress');
  await page.goto(url);
  await puzzle.section.getByRole('button', { name: 'Custodian Chess' }).click();
  await puzzle.expectText(progress, 'Your rating in these puzzles: 1000');
  await page.getByText('Choose puzzles by theme').click();
  await page.getByLabel('Type of win').selectOption('Throne reached');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('The usual game');
  await expect(progress).toContainText(/\d+ puzzles match\./);
  const before = puzzle.link;
  await puzzle.button('Open a matching puzzle').click();
  await expect.poll(() => puzzle.link).not.toBe(before);
  // The list stays open, and says what was chosen.
  await expect(page.getByLabel('Type of win')).toBeVisible();
  await expect(page.getByLabel('Type of win')).toHaveValue('throne');
  const { variant, position, actions } = parseLink(puzzle.link);
  for (const action of await actionsOfFirst(variant, position, actions)) {
    await expect.poll(async () => (await puzzle.view()).actions.some(({ text }) => text === action)).toBe(true);
    await playText(puzzle, action);
  }
  await puzzle.expectText(puzzle.standing, 'Solved!');
  await expect(puzzle.standing).toContainText(/Rating 10\d\d, \+\d\d/);
  await puzzle.expectText(puzzle.standing, 'throne');
  await puzzle.button('Next puzzle').click();
  await puzzle.expectText(progress, 'Solved here: 1 of');
  await puzzle.button('Show the solution').click();
  await puzzle.expectText(puzzle.standing, 'That is the solution.');
  await expect(puzzle.standing).toContainText(/Rating \d+, −\d/);
  await page.goto(`${url}?again`);
  const again = puzzle.section.getByRole('button', { name: /^Custodian Chess rating \d+$/ });
  await expect(again).toBeVisible();
  await expect(puzzle.section.getByRole('button', { name: /rating/ })).toHaveCount(1);
  await again.click();
  await expect(page.getByLabel('Type of win'), 'what was wished is kept').toHaveValue('throne');
  await page.reload();
  await expect(page.getByLabel('Type of win')).toHaveValue('throne');
  await page.getByLabel('Type of win').selectOption('');
  await expect(page.getByLabel('Type of win')).toBeVisible();
});

/** The actions of a line that the seat plays which begins it. */
async function actionsOfFirst(
  /** @type {string} */ variant,
  /** @type {string} */ position,
  /** @type {string[]} */ actions,
) {
  const engine = await loadEngine(readFileSync(new URL('../../../build/wasm/motley.wasm', import.meta.url)));
  const game = engine.createGame();
  game.setVariant(variant);
  game.setPosition(position);
  const seats = actions.map((action) => {
    const seat = game.view().turn.player;
    game.play(action);
    return seat;
  });
  game.dispose();
  return actions.filter((_, i) => seats[i] === seats[0]);
}

/** Plays an action by what the core says of it: where it begins and where it ends. */
async function playText(/** @type {Puzzle} */ puzzle, /** @type {string} */ text) {
  const { actions } = await puzzle.view();
  const { source = '', target = '' } = actions.find((action) => action.text === text) ?? {};
  await puzzle.click(source);
  await puzzle.click(target);
}

test('the button for one’s own page offers a task, whatever has been played', async ({ page, url }) => {
  const puzzle = new Puzzle(page);
  await page.goto(url + linked);
  await puzzle.play('f5e3');
  await puzzle.expectText(puzzle.standing, 'That is not the solution.');
  await puzzle.button('On your page').click();
  const lines = puzzle.dialog.getByRole('textbox', { name: 'Put these two lines where you want the board' });
  await expect(lines).toHaveValue(/position="1r2r2.* b - 0 20" actions="f5d4 b1b2 d6b5"[^>]* mode="task"/s);
});

test('a link whose line cannot be played is a game, and one may play on from a puzzle', async ({
  page,
  table,
  url,
}) => {
  await page.goto(`${url}#custodian!!a2a3!at=0;puzzle=x`.replace('a2a3', 'a2a5'));
  await expect(page.locator('.puzzle-status')).toHaveCount(0);
  await table.expectText(table.standing, 'White to play');
  await table.follow(linked.slice(1));
  await expect(page.locator('.puzzle-status')).toHaveCount(1);
  await table.button('Play on from here').click();
  await expect(page.locator('.puzzle-status')).toHaveCount(0);
  await table.expectText(table.standing, 'Black to play');
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('axe finds nothing, and nothing is wider than a phone', { tag: '@all' }, async ({ page, url }) => {
    const puzzle = new Puzzle(page);
    await page.goto(url + linked);
    await puzzle.expectText(puzzle.standing, 'Black wins in 2 turns.');
    await checkBothThemes(page);
    await puzzle.play('f5e3');
    await puzzle.expectText(puzzle.standing, 'That is not the solution.');
    await checkBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
