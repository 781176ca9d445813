// A page that is a carrier and nothing else, as tests use it.

import { expect } from './fixtures.js';
import { bundle } from './own-page.js';
import { servePages } from './servers.js';

/** @typedef {import('./carrier-script.js').Told} Told */
/** @typedef {import('./carrier-script.js').Task} Task */

/**
 * The page: it has an address of mail, which its script has nothing to do with. It is served, since Chromium lets a
 * page that a test puts in the place of an answer not ask this machine.
 */
export async function serveCarriers() {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title>
    <script type="module" src="carrier.js"></script></head>
    <body><a href="mailto:friend@example.org">Mail</a></body></html>`;
  const policy =
    "default-src 'none'; script-src 'self'; connect-src ws://127.0.0.1:*; require-trusted-types-for 'script'";
  const pages = { 'index.html': html, 'carrier.js': await bundle('./carrier-script.js') };
  return servePages(pages, { 'Content-Security-Policy': policy });
}

/** How often a page is asked, in milliseconds. */
const interval = 20;

export class CarrierPage {
  /** @param {import('@playwright/test').Page} page */
  constructor(page) {
    this.page = page;
  }

  /**
   * Opens one in a context of its own.
   * @param {import('@playwright/test').Browser} browser
   * @param {string} url of the page
   * @param {Task} task
   */
  static async open(browser, url, task) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(url);
    const carrier = new CarrierPage(page);
    await carrier.waitForScript();
    await page.evaluate(
      (task) => /** @type {{ told: Told }} */ (/** @type {unknown} */ (window)).told.begin(task),
      task,
    );
    return carrier;
  }

  async waitForScript() {
    await this.page.locator('html[data-ready]').waitFor({ state: 'attached' });
  }

  /** A value that the page's script tells. @template Value @returns {Promise<Value>} */
  async ask(/** @type {(told: Told) => Value} */ question) {
    return this.page.evaluate(`(${question})(window.told)`);
  }

  /** Waits until as many others are here. */
  async expectHere(count = 1, timeout = 30_000) {
    await expect
      .poll(() => this.ask((told) => Object.values(told.peers).filter((word) => word === 'here').length), {
        timeout,
        intervals: [interval],
      })
      .toBe(count);
  }

  async expectWord(/** @type {'here' | 'away' | 'gone'} */ word, timeout = 30_000) {
    await expect
      .poll(() => this.ask((told) => Object.values(told.peers)), { timeout, intervals: [interval] })
      .toEqual([word]);
  }

  /** Says something to all who are here. */
  async say(/** @type {string} */ text) {
    return /** @type {Promise<number>} */ (this.page.evaluate(`window.told.say(${JSON.stringify(text)})`));
  }

  async expectHeard(/** @type {string} */ text, timeout = 30_000) {
    await expect
      .poll(() => this.page.evaluate(`window.told.heard.includes(${JSON.stringify(text)})`), {
        timeout,
        intervals: [interval],
      })
      .toBe(true);
  }

  async reload() {
    await this.page.reload();
    await this.waitForScript();
  }
}

/** Waits until two pages hear each other, and shows it. How long it took is told, in milliseconds. */
export async function expectMeeting(
  /** @type {CarrierPage} */ ann,
  /** @type {CarrierPage} */ bob,
  /** @type {number | undefined} */ timeout = undefined,
) {
  const begun = performance.now();
  await Promise.all([ann.expectHere(1, timeout), bob.expectHere(1, timeout)]);
  const took = performance.now() - begun;
  const words = [`from ann ${begun}`, `from bob ${begun}`];
  await Promise.all([
    ann.say(words[0]).then(() => bob.expectHeard(words[0])),
    bob.say(words[1]).then(() => ann.expectHeard(words[1])),
  ]);
  return took;
}
