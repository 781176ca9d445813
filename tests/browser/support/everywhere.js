// Tests in Chromium, Firefox and WebKitGTK, each of which is a project of playwright.config.js.

import { expect, servingTest } from './fixtures.js';
import { LivePage } from './live-page.js';
import { drivePlaywright } from './playwright-driver.js';
import { launchWebKit } from './webkit-driver.js';

/** @typedef {{ x: number, y: number }} Point in CSS pixels of the window */
/** @typedef {Point | 'down' | 'up' | 'right down' | 'right up'} MouseStep */

/**
 * One page of one browser, as tests use it.
 * @typedef {object} Driver
 * @property {boolean} canTap
 * @property {(url: string) => Promise<void>} goto waits until the page is loaded
 * @property {(width: number, height: number) => Promise<void>} resize
 * @property {(expression: string, frame: string | null) => Promise<any>} evaluate an expression, in the
 *   frame that another expression finds
 * @property {(steps: MouseStep[]) => Promise<void>} mouse
 * @property {(point: Point, deltaY: number) => Promise<void>} wheel
 * @property {(point: Point) => Promise<void>} tap
 * @property {(key: string) => Promise<void>} press a key or a chord, as “Shift+Tab”
 * @property {(path: string) => Promise<void>} screenshot
 * @property {() => Promise<string[]>} takeProblems all that went wrong since the last time
 * @property {() => Promise<void>} close
 */

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {Size & { touch: boolean }} DriverOptions */

/**
 * A browser that runs.
 * @typedef {object} Started
 * @property {(options: DriverOptions) => Promise<Driver>} open opens a page that shares nothing with others
 */

/**
 * @typedef {object} EverywhereFixtures
 * @property {LivePage} live a page that shares no storage with others
 */

/** @typedef {import('./fixtures.js').WorkerFixtures} WorkerFixtures */
/** @typedef {{ started: Started }} EverywhereWorkerFixtures the browser of the project */

/**
 * @type {import('@playwright/test').Fixtures<
 *   EverywhereFixtures, EverywhereWorkerFixtures,
 *   import('./fixtures.js').TestArgs & import('./fixtures.js').Serving,
 *   import('./fixtures.js').WorkerArgs & WorkerFixtures>}
 */
const everywhere = {
  viewport: { width: 900, height: 700 },

  started: [
    async ({ engine, browser }, use) => {
      if (engine === 'WebKit') {
        const webKit = await launchWebKit();
        await use(webKit);
        webKit.close();
      } else await use(drivePlaywright(browser, engine === 'Chromium'));
    },
    { scope: 'worker', timeout: 0 },
  ],

  live: async ({ started, viewport, hasTouch }, use) => {
    const driver = await started.open({ .../** @type {Size} */ (viewport), touch: hasTouch });
    try {
      await use(new LivePage(driver));
      expect(await driver.takeProblems(), 'what went wrong in the page').toEqual([]);
    } finally {
      await driver.close();
    }
  },
};

/**
 * A test in all browsers. It fails on errors on the console, uncaught ones, and violations of the page's policy too,
 * see `LivePage.takeProblems`; and where a browser is not installed. `hasTouch` holds where it can, see
 * `LivePage.canTap`.
 */
export const test =
  /**
   * @type {import('@playwright/test').TestType<
   *   import('./fixtures.js').TestArgs & import('./fixtures.js').Serving & EverywhereFixtures,
   *   import('./fixtures.js').WorkerArgs & WorkerFixtures & EverywhereWorkerFixtures>}
   */
  (servingTest.extend(/** @type {any} */ (everywhere)));
