// People who play each other by link, each in a browser of their own.

import assert from 'node:assert/strict';
import { Table } from './app-page.js';
import { test as base, expect, watchPage } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(prepare?: (page: Page) => Promise<unknown>) => Promise<Player>} Join opens another browser */

/** Somebody who plays by link, in a browser of their own. */
export class Player extends Table {
  /** @param {Page} page @param {string} url */
  constructor(page, url) {
    super(page);
    this.url = url;
    this.panel = page.locator('.by-link');
    this.field = this.panel.getByLabel('The link', { exact: true });
  }

  /** Opens a link as whoever follows one from a message: in a page that has nothing open. */
  async open(/** @type {string} */ link) {
    await this.page.goto('about:blank');
    await this.page.goto(link);
    await this.page.locator('#game-title').waitFor();
  }

  /** Begins a game on the first page. */
  async begin(/** @type {string} */ name) {
    await this.page.goto(this.url);
    await this.button(`Play ${name}`).click();
    await this.button('A friend by link').click();
    await this.panel.waitFor();
  }

  async play(/** @type {string[]} */ ...squares) {
    for (const square of squares) await this.click(square);
  }

  async expectPanel(/** @type {string} */ text) {
    await this.expectText(this.panel, text);
  }

  /** Sends the link that the page offers. */
  async send() {
    // Of a game that is over nothing is offered once more.
    const link = await this.field.inputValue();
    await this.button('Copy the link').click();
    await this.expectText(this.notices, 'Link copied.');
    assert.equal(await this.page.evaluate(() => navigator.clipboard.readText()), link);
    return link;
  }

  /** Chooses cards on the screen for that, those of a piece from below. */
  async chooseCards() {
    await this.page.getByRole('heading', { name: 'chooses cards' }).waitFor();
    await this.button('Random').click();
    await this.button('Ready').click();
    await this.panel.waitFor();
  }

  /** Waits until the address has these actions. The page writes it a moment after the board shows them. */
  async expectActions(/** @type {string} */ actions) {
    await expect.poll(() => this.actions, 'the actions in the address').toBe(actions);
  }

  /** The texts of all actions. */
  get actions() {
    return this.link.split('!')[2] ?? '';
  }
}

/**
 * @type {Partial<import('./fixtures.js').Fixtures<
 *   Pick<import('./fixtures.js').AllArgs, 'origins'> & { join: Join },
 *   import('./fixtures.js').WorkerFixtures>>}
 */
const joined = {
  join: async ({ browser, url, origins }, use) => {
    /** @type {string[][]} */
    const problems = [];
    /** @type {import('@playwright/test').BrowserContext[]} */
    const contexts = [];
    await use(async (prepare) => {
      const context = await browser.newContext({
        viewport: { width: 1200, height: 800 },
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      contexts.push(context);
      const page = await context.newPage();
      problems.push(watchPage(page, origins));
      await prepare?.(page);
      return new Player(page, url);
    });
    for (const context of contexts) await context.close();
    expect(problems.flat(), 'errors and requests to other origins').toEqual([]);
  },
};

/** A test of people who play by link, each in a context that shares nothing with the others. */
export const test =
  /** @type {import('@playwright/test').TestType<import('./fixtures.js').AllArgs & { join: Join }, {}>} */ (
    base.extend(/** @type {any} */ (joined))
  );
