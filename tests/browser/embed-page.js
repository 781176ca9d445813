// A page of somebody who has boards on it, for tests: nothing but what the documentation says is allowed.

import assert from 'node:assert/strict';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../shell/embed/element.js').MotleyBoard} MotleyBoard */

/** What a page that names what it allows has to allow, on the same origin. */
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self' blob:";

/**
 * A page of somebody with a body, not yet with our script.
 * @param {Page} page
 * @param {string} url
 * @param {string} body
 */
export async function openPage(page, url, body) {
  const address = url + 'somebody.html';
  const head = '<!doctype html><html lang="en"><head><title>Somebody</title></head>';
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `${head}<body>${body}</body></html>`,
    }),
  );
  await page.goto(address);
}

/** Loads the element's script, as <script type="module" src="…">. */
export async function addScript(/** @type {Page} */ page, name = 'embed.js') {
  await page.evaluate(
    (src) =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        Object.assign(script, { type: 'module', src, onload: resolve, onerror: reject });
        document.body.append(script);
      }),
    name,
  );
}

/**
 * A page whose boards stand.
 * @param {Page} page
 * @param {string} url
 * @param {string} body
 */
export async function openBoards(page, url, body) {
  await openPage(page, url, body);
  await addScript(page);
  await page.evaluate(() => {
    const boards = /** @type {MotleyBoard[]} */ ([...document.querySelectorAll('motley-board')]);
    return Promise.all(boards.map(({ ready }) => ready));
  });
}

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
