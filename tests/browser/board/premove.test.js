// Actions that are chosen while a computer is to act, and played when one's own turn begins, with real events only.

import { Table } from '../support/app-page.js';
import { checkAccessibility, expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** A game in which the computer is to act, and does so when the test lets time pass. */
class Game extends Table {
  /** @param {Page} page @param {string} url @param {string} link */
  static async open(page, url, link) {
    const game = new Game(page);
    await page.clock.install();
    await page.goto(`${url}#${link.split('!')[0]}`);
    await game.board.waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await game.follow(link);
    await game.expectText(game.standing, 'is thinking');
    await expect(game.openBoard).toBeVisible();
    return game;
  }

  /** The squares of a board on which one can choose. */
  get openBoard() {
    return this.board.locator('.grid:not([aria-readonly])');
  }

  /** The squares of what is planned, in their order. */
  async expectPlanned(/** @type {string} */ squares) {
    const marks = this.board.locator('.planned rect');
    const read = () => marks.evaluateAll((found) => found.map((mark) => mark.getAttribute('data-square')).join(' '));
    await expect.poll(read, 'what is planned').toBe(squares);
  }

  /** The computer acts. */
  async goOn() {
    await this.page.clock.resume();
  }
}

const begun = 'custodian!!a2a3!seats=p,2';

test('a piece and a target are planned, marked, and played when one’s turn begins', async ({ page, url }) => {
  const game = await Game.open(page, url, begun);
  await game.click('g2');
  await expect(game.board.locator('.target').first()).toBeVisible();
  await game.click('g3');
  await game.expectPlanned('g2 g3');
  await game.expectText(game.standing, 'Planned: pawn g2 to g3.');
  await expect(game.moves, 'nothing is played').toHaveCount(1);
  await game.goOn();
  await game.expectLink(/^custodian!!a2a3\.\w+\.g2g3\./);
  await game.expectPlanned('');
});

test('it is cancelled by touching elsewhere, by the right button and by Escape, and replaced by another', async ({
  page,
  url,
}) => {
  const game = await Game.open(page, url, begun);
  const plan = async () => {
    await game.drag('g2', 'g3');
    await game.expectPlanned('g2 g3');
  };
  await plan();
  await game.click('d4');
  await game.expectPlanned('');
  await game.expectText(game.standing, 'The plan has been cancelled.');
  await plan();
  const { x, y } = await game.middle('d4');
  await page.mouse.click(x, y, { button: 'right' });
  await game.expectPlanned('');
  await plan();
  await page.keyboard.press('Escape');
  await game.expectPlanned('');
  await plan();
  await game.click('b2');
  await game.expectPlanned('');
  await game.click('b3');
  await game.expectPlanned('b2 b3');
  await game.button('Undo').click();
  await game.expectPlanned('');
});

test('what is planned stays when the board is turned, and is not for another game', async ({ page, url }) => {
  const game = await Game.open(page, url, begun);
  await game.drag('g2', 'g3');
  await game.expectPlanned('g2 g3');
  await game.button('Flip the board').click();
  await expect(game.board.locator('.cell').first()).toHaveAttribute('data-square', 'g1');
  await game.expectPlanned('g2 g3');
  await game.follow('custodian!!b2b3');
  await expect.poll(async () => (await game.view()).pieces.some(({ square }) => square === 'b3')).toBe(true);
  await game.expectPlanned('');
});

test('what cannot be planned is told, and what may follow the first part of a move', async ({ page, url }) => {
  const game = await Game.open(page, url, begun);
  await game.click('g2');
  await game.click('d6');
  await game.expectText(game.standing, 'It could not go there now.');
  await game.expectPlanned('');
  await game.follow('tches;array=k7/8/8/8/8/8/8/7K!8/8/k3p3/8/8/3C4/8/7K+b+3+-/-+-+0+1!!seats=p,2');
  await expect.poll(async () => (await game.view()).family).toBe('tches');
  await expect(game.openBoard).toBeVisible();
  await game.click('d3');
  await game.click('e5');
  await game.expectText(game.standing, 'Now choose a capture');
});

test('where several people play nobody plans', async ({ page, url }) => {
  const game = new Game(page);
  await page.clock.install();
  await page.goto(`${url}#till;players=3`);
  await game.board.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await game.follow('till;players=3!!!seed=42;seats=2,p,p');
  await game.expectText(game.standing, 'is thinking');
  for (const [tile, targets] of [
    ['3,2', '4,4; 5,3'],
    ['0,1', '−5,−4; −4,−3'],
  ]) {
    await game.click(tile);
    await game.expectText(game.standing, `If it were Yellow’s turn: ${targets}`);
  }
  await expect(game.board.locator('.target')).toHaveCount(0);
});

test('what is not legal when the turn begins is dropped, and the page says so', async ({ page, url }) => {
  // Black's only move takes the knight.
  const game = await Game.open(page, url, 'taketwo;switch=off!7k/7P/6K1/8/1p6/NP6/8/8+b+-+-+0+1!!seats=p,1');
  await game.click('a3');
  await game.click('c4');
  await game.expectPlanned('a3 c4');
  await game.goOn();
  await game.expectText(game.standing, 'Your planned action is not legal now: knight a3 to c4.');
  await game.expectPlanned('');
  await expect(game.moves).toHaveCount(1);
});

test('by keys, and told to those who listen', async ({ page, url }) => {
  const game = await Game.open(page, url, begun);
  await page.keyboard.press('b');
  await game.walk('g2');
  await page.keyboard.press('Enter');
  await expect(game.board.locator('.spoken')).toContainText('White pawn g2: 1 move: g3');
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  await game.expectPlanned('g2 g3');
  await expect(page.locator('.standing[aria-live="polite"]')).toContainText('Planned: pawn g2 to g3.');
  await page.keyboard.press('Escape');
  await game.expectPlanned('');
  await expect(page.locator('.standing[aria-live="polite"]')).toContainText('The plan has been cancelled.');
  await game.walk('g2');
  await page.keyboard.press('Enter');
  await game.walk('g3');
  await page.keyboard.press('Enter');
  await game.expectPlanned('g2 g3');
  await game.walk('b2');
  await page.keyboard.press('Enter');
  await game.expectPlanned('');
});

test('what is planned is read by those who cannot see it as well', async ({ page, url }) => {
  const game = new Game(page);
  await page.goto(`${url}#custodian!!a2a3!seats=p,20s`);
  await game.expectText(game.standing, 'is thinking');
  await expect(game.openBoard).toBeVisible();
  await game.click('g2');
  await game.click('g3');
  await game.expectPlanned('g2 g3');
  await checkAccessibility(page);
});

test('a setting leaves it out', async ({ page, url }) => {
  await page.addInitScript(() => localStorage.setItem('motley-choices', '{"premove":"off"}'));
  const game = new Game(page);
  await page.clock.install();
  await page.goto(`${url}#custodian`);
  await game.board.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await game.follow(begun);
  await game.expectText(game.standing, 'is thinking');
  await game.click('g2');
  await game.expectText(game.standing, 'If it were White’s turn: g3.');
  await expect(game.board.locator('.target')).toHaveCount(0);
});
