// Boards that authors have pasted into their pages, as earlier versions wrote them, with the scripts of today: one of
// each family, on another site than ours. tests/web/promises/old-embeds.test.js says how all of them open.

import assert from 'node:assert/strict';
import { oldEmbeds } from '../../web/promises/old-embeds.js';
import { expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').FrameLocator} FrameLocator */

/** The site that snippets name; that of the test takes its place. */
const named = 'https://motley.example/';

/** A board in somebody's page. */
class OldBoard {
  /**
   * @param {Page | FrameLocator} around what the element is in
   * @param {string[]} expected the lines that say how it opens
   */
  constructor(around, expected) {
    this.element = around.locator('motley-board');
    this.expected = expected;
  }

  /** A word of how it opens. */
  said(/** @type {string} */ word) {
    return this.expected.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? '';
  }

  /** @returns {Promise<any>} what a property of the element is */
  get(/** @type {'current' | 'played' | 'legalActions'} */ name) {
    return this.element.evaluate((board, name) => /** @type {any} */ (board)[name], name);
  }

  /** Waits until it stands, which must be as it always has. */
  async expectToStand() {
    await this.element.locator('motley-view .cell').first().waitFor();
    await this.element.evaluate((board) => /** @type {any} */ (board).ready);
    expect(await this.get('current')).toBe(this.said('position'));
  }

  async click(/** @type {string} */ square) {
    await this.element.locator(`.cell[data-square="${square}"]`).click({ force: true });
  }

  async press(/** @type {string} */ name) {
    await this.element.getByRole('button', { name, exact: true }).click();
  }

  /** Waits until so many actions were played. */
  async expectPlayed(/** @type {number} */ count) {
    await expect.poll(async () => (await this.get('played')).length, 'actions').toBe(count);
  }

  async expectText(/** @type {string} */ part, /** @type {string} */ text) {
    await expect(this.element.locator(part).filter({ hasText: text }).first()).toBeVisible();
  }
}

/**
 * Opens a page with the first of the snippets that begins like this, and waits until its board stands.
 * @param {Pick<import('../support/fixtures.js').AllArgs, 'page' | 'url' | 'serve'>} given
 * @param {string} beginning of the element or the frame
 */
async function openOld({ page, url, serve }, beginning) {
  const found = oldEmbeds.find(({ html }) => html.includes(beginning));
  assert.ok(found, beginning);
  const body = found.html.replaceAll(named, url);
  const { url: host } = await serve({ 'index.html': `<!doctype html><title>Somebody</title>${body}` });
  await page.goto(host);
  const board = new OldBoard(body.startsWith('<iframe') ? page.frameLocator('iframe') : page, found.expected);
  await board.expectToStand();
  return board;
}

test('Custodian Chess: a replay is walked through to its end', async ({ page, url, serve }) => {
  const given = { page, url, serve };
  const board = await openOld(given, '<motley-board variant="custodian" actions="e1d3 g6g5 e2e3');
  await board.press('Redo');
  await board.expectPlayed(1);
  await board.press('To the end');
  await board.expectPlayed(15);
  await board.expectText('.standing', 'White wins');
});

test('Take Two Chess: a task in French is solved, with a card', async ({ page, url, serve }) => {
  const given = { page, url, serve };
  const board = await openOld(given, '<motley-board variant="taketwo" position="7k/pp6/2p5/5Q~OH2');
  await board.click('f5');
  for (const card of [0, 2]) await board.element.locator('motley-cards button').nth(card).click();
  await board.click('d1');
  await board.click('d8');
  await board.expectText('.task', 'Résolu');
});

test('Till Chess: against two computers', async ({ page, url, serve }) => {
  const given = { page, url, serve };
  const board = await openOld(given, '<motley-board variant="till;players=3" seed="42"');
  const [action] = await board.get('legalActions');
  const [from, to] = action.match(/-?\d+,-?\d+/g);
  await board.click(from);
  await board.click(to);
  await board.expectPlayed(3);
});

test('TCHES: a task in a frame is solved', async ({ page, url, serve }) => {
  const given = { page, url, serve };
  const frame = 'embed.html#tches;strike=1;king=capture;transport=on;polarity=on;array=6k/7/7/7/7/7/6K!1F5/';
  const board = await openOld(given, `<iframe src="${named}${frame}`);
  await board.click('g5');
  await board.click('g1');
  await board.element.getByRole('menuitem', { name: 'facing down' }).click();
  await board.expectText('.task', 'Solved');
});
