// The page as people use it: what tests do on it, with real events only.

import assert from 'node:assert/strict';
import { expect } from '@playwright/test';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** The squares of a board, as a pointer finds them in its shadow tree. */
export class Squares {
  /**
   * @param {Page} page
   * @param {Locator} board
   */
  constructor(page, board) {
    this.page = page;
    this.board = board;
  }

  cell(/** @type {string} */ square) {
    return this.board.locator(`.cell[data-square="${square}"]`);
  }

  /** The middle of a square on the screen. */
  async middle(/** @type {string} */ square) {
    await this.board.scrollIntoViewIfNeeded();
    const box = await this.cell(square).boundingBox();
    assert.ok(box, `${square} is on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async hover(/** @type {string} */ square) {
    const { x, y } = await this.middle(square);
    await this.page.mouse.move(x, y, { steps: 4 });
  }

  async click(/** @type {string} */ square) {
    const { x, y } = await this.middle(square);
    await this.page.mouse.click(x, y);
  }

  async tap(/** @type {string} */ square) {
    const { x, y } = await this.middle(square);
    await this.page.touchscreen.tap(x, y);
  }
}

/** A game on the page. */
export class Table extends Squares {
  constructor(/** @type {Page} */ page) {
    super(page, page.locator('#board'));
    this.standing = page.locator('.standing');
    this.moves = page.locator('.moves .move');
    this.notices = page.locator('.notice');
    this.dialog = page.locator('dialog');
  }

  /** The part of the address that is the game. */
  get link() {
    return decodeURIComponent(new URL(this.page.url()).hash.slice(1));
  }

  async drag(/** @type {string} */ from, /** @type {string} */ to) {
    const [start, end] = [await this.middle(from), await this.middle(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** Walks over the board with the arrow keys. White is below. */
  async walk(/** @type {string} */ square) {
    const focused = await this.board
      .locator('.cell[tabindex="0"]')
      .evaluate((cell) => /** @type {HTMLElement} */ (cell).dataset.square ?? '');
    const dx = square.charCodeAt(0) - focused.charCodeAt(0);
    const dy = Number(square.slice(1)) - Number(focused.slice(1));
    for (let i = 0; i < Math.abs(dx); i++) await this.page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.abs(dy); i++) await this.page.keyboard.press(dy > 0 ? 'ArrowUp' : 'ArrowDown');
  }

  /** Waits until the App has taken over the first screen, with a watch that stands: that goes on a little for it. */
  async expectApp() {
    const countLater = async () => {
      await this.page.clock.runFor(50);
      return this.page.locator('#app[data-acts]').count();
    };
    await expect.poll(countLater, 'the App').toBe(1);
  }

  /** Waits until the address shows a game. */
  async expectLink(/** @type {string | RegExp} */ link) {
    const shown = expect.poll(() => this.link, 'the game in the address');
    await (typeof link === 'string' ? shown.toBe(link) : shown.toMatch(link));
  }

  /** Waits until an element has a text somewhere in it, and can be seen. */
  async expectText(/** @type {Locator} */ locator, /** @type {string | RegExp} */ text) {
    await expect(locator.filter({ hasText: text }).first(), `“${text}”`).toBeVisible();
  }

  button(/** @type {string} */ name) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Opens a link like a visitor who follows one on the page. */
  async follow(/** @type {string} */ link) {
    await this.page.evaluate((link) => {
      location.hash = link;
    }, link);
  }

  /** The view that the board is given, for values that are not on the screen. */
  async view() {
    return this.board.evaluate(
      (board) => /** @type {{ view: import('../../../web/types.js').View }} */ (/** @type {unknown} */ (board)).view,
    );
  }
}
