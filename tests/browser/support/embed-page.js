// A page of somebody who has boards on it, on another site than ours: nothing but what the documentation says is
// allowed.

import assert from 'node:assert/strict';
import { writePolicy } from '../../../shell/links/snippet.js';
import { test as base } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../../shell/embed/element.js').MotleyBoard} MotleyBoard */

/** The policy of a page that names all that it allows: as the dialog "On your page" writes it, and nothing else. */
const policyFor = (/** @type {string} */ url) =>
  `default-src 'none'; ${writePolicy(/** @type {any} */ ({ form: 'element' }), url)}`;

/** Somebody's page. */
export class Host {
  /**
   * @param {Page} page
   * @param {string} url our site's
   * @param {import('./fixtures.js').Serving['serve']} serve
   */
  constructor(page, url, serve) {
    this.page = page;
    this.url = url;
    this.serve = serve;
  }

  /** Opens a page with a body, not yet with our script. */
  async open(/** @type {string} */ body) {
    const head = '<!doctype html><html lang="en"><head><title>Somebody</title></head>';
    const pages = { 'somebody.html': `${head}<body>${body}</body></html>` };
    const server = await this.serve(pages, { 'Content-Security-Policy': policyFor(this.url) });
    await this.page.goto(`${server.url}somebody.html`);
  }

  /** Loads the element's script, as <script type="module" src="…">. */
  async addScript(name = 'embed.js') {
    await this.page.evaluate(
      (src) =>
        new Promise((resolve, reject) => {
          const script = document.createElement('script');
          Object.assign(script, { type: 'module', src, onload: resolve, onerror: reject });
          document.body.append(script);
        }),
      this.url + name,
    );
  }

  /** Opens a page whose boards stand. */
  async openBoards(/** @type {string} */ body) {
    await this.open(body);
    await this.addScript();
    await this.page.evaluate(() => {
      const boards = /** @type {MotleyBoard[]} */ ([...document.querySelectorAll('motley-board')]);
      return Promise.all(boards.map(({ ready }) => ready));
    });
  }
}

/** @type {import('@playwright/test').Fixtures<{ host: Host }, {}, import('./fixtures.js').AllArgs>} */
const hosting = {
  host: async ({ page, url, serve }, use) => use(new Host(page, url, serve)),
};

/** A test with a page of somebody's on another site. */
export const test =
  /** @type {import('@playwright/test').TestType<import('./fixtures.js').AllArgs & { host: Host }, {}>} */ (
    base.extend(/** @type {any} */ (hosting))
  );

/**
 * Runs something in the page with its first board.
 * @template Result, [Given=undefined]
 * @param {Page} page
 * @param {(board: MotleyBoard, given: Given) => Result | Promise<Result>} run
 * @param {Given} [given]
 */
export async function withBoard(page, run, given) {
  const board = await page.$('motley-board');
  assert.ok(board);
  return /** @type {Promise<Awaited<Result>>} */ (board.evaluate(/** @type {any} */ (run), given));
}

/** Notes the board's events from now on, as the document or the board itself hears them. */
export async function noteEvents(/** @type {Page} */ page, /** @type {'board' | 'document'} */ where) {
  await withBoard(
    page,
    (board, where) => {
      const noted = /** @type {[string, any][]} */ ([]);
      Object.assign(window, { noted });
      for (const name of ['ready', 'action', 'turn', 'end', 'solve', 'error'])
        (where === 'board' ? board : document).addEventListener(name, (event) => {
          if (event instanceof CustomEvent) noted.push([event.type, event.detail]);
        });
    },
    where,
  );
}

export const takeEvents = (/** @type {Page} */ page) =>
  page.evaluate(() => /** @type {[string, any][]} */ (/** @type {any} */ (window).noted.splice(0)));

/** Waits until so many events were noted, and takes them. */
export async function waitForEvents(/** @type {Page} */ page, /** @type {number} */ count) {
  await page.waitForFunction((count) => /** @type {any} */ (window).noted.length >= count, count);
  return takeEvents(page);
}

export async function clickSquare(/** @type {Page} */ page, /** @type {string} */ square) {
  await page.locator(`motley-board .cell[data-square="${square}"]`).click({ force: true });
}

/**
 * Waits until something is so with the page's first board.
 * @param {Page} page
 * @param {(board: MotleyBoard) => boolean} isSo
 */
export async function waitForBoard(page, isSo) {
  const board = await page.$('motley-board');
  await page.waitForFunction(/** @type {any} */ (isSo), board);
}
