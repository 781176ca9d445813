// Chromium and Firefox as drivers of everywhere.js, by Playwright.

import { watchPage } from './fixtures.js';

/** @typedef {import('./everywhere.js').Driver} Driver */
/** @typedef {import('@playwright/test').Page} Page */

/** @implements {Driver} */
class PlaywrightDriver {
  /**
   * @param {Page} page
   * @param {boolean} canTap
   */
  constructor(page, canTap) {
    this.page = page;
    this.canTap = canTap;
    this.problems = watchPage(page);
  }

  async goto(/** @type {string} */ url) {
    await this.page.goto(url);
  }

  async resize(/** @type {number} */ width, /** @type {number} */ height) {
    await this.page.setViewportSize({ width, height });
  }

  async evaluate(/** @type {string} */ expression, /** @type {string | null} */ frame) {
    if (!frame) return this.page.evaluate(expression);
    const element = (await this.page.evaluateHandle(frame)).asElement();
    const content = await element?.contentFrame();
    if (!content) throw new Error(`${frame} is no frame`);
    return content.evaluate(expression);
  }

  async mouse(/** @type {import('./everywhere.js').MouseStep[]} */ steps) {
    const { mouse } = this.page;
    for (const step of steps) {
      if (typeof step === 'object') await mouse.move(step.x, step.y);
      else {
        const button = step.startsWith('right') ? 'right' : 'left';
        await (step.endsWith('down') ? mouse.down({ button }) : mouse.up({ button }));
      }
    }
  }

  async wheel(/** @type {import('./everywhere.js').Point} */ { x, y }, /** @type {number} */ deltaY) {
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel(0, deltaY);
  }

  async tap(/** @type {import('./everywhere.js').Point} */ { x, y }) {
    await this.page.touchscreen.tap(x, y);
  }

  async press(/** @type {string} */ key) {
    await this.page.keyboard.press(key);
  }

  async screenshot(/** @type {string} */ path) {
    const before = this.problems.length;
    await this.page.screenshot({ path });
    // Playwright's own styles are not what the page's policy is tested with.
    this.problems.length = before;
  }

  async takeProblems() {
    return this.problems.splice(0);
  }

  async close() {
    await this.page.context().close();
  }
}

/**
 * A started browser of Playwright's, which opens pages that know nothing of each other.
 * @param {import('@playwright/test').Browser} browser
 * @param {boolean} hasFingers whether this browser can be touched
 */
export function drivePlaywright(browser, hasFingers) {
  return {
    async open(/** @type {import('./everywhere.js').DriverOptions} */ { width, height, touch }) {
      const viewport = { width, height };
      const canTap = touch && hasFingers;
      const options = { viewport, serviceWorkers: /** @type {const} */ ('allow') };
      const context = await browser.newContext(canTap ? { ...options, hasTouch: true } : options);
      context.setDefaultTimeout(60_000);
      return new PlaywrightDriver(await context.newPage(), canTap);
    },
  };
}
