// Tests in Chromium, Firefox and WebKitGTK, on the built site served by our own server.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../../scripts/serve.mjs';
import { launchChromium, launchFirefox } from './launch.js';
import { LivePage } from './live-page.js';
import { drivePlaywright } from './playwright-driver.js';
import { servePages } from './servers.js';
import { launchWebKit } from './webkit-driver.js';

/** @typedef {{ x: number, y: number }} Point in CSS pixels of the window */
/** @typedef {Point | 'down' | 'up'} MouseStep */

/**
 * What one page of one browser can do for tests.
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

/** @typedef {{ width: number, height: number, touch: boolean }} DriverOptions */

/**
 * A browser that runs.
 * @typedef {object} Started
 * @property {(options: DriverOptions) => Promise<Driver>} open opens a page that shares nothing with others
 * @property {() => Promise<void>} close
 */

/**
 * What a test is given.
 * @typedef {object} Given
 * @property {LivePage} page
 * @property {string} url the site's address
 * @property {string} browser its name
 * @property {(pages: import('./servers.js').Pages, headers?: Record<string, string>) =>
 *   Promise<import('./servers.js').PageServer>} serve serves pages from another site while the test runs
 */

const site = fileURLToPath(new URL('../../build/site', import.meta.url));

/** @type {Record<string, () => Promise<Started>>} */
const browsers = {
  Chromium: async () => drivePlaywright(await launchChromium(), true),
  Firefox: async () => drivePlaywright(await launchFirefox(), false),
  WebKit: launchWebKit,
};

/** @type {Map<string, Promise<Started>>} */
const started = new Map();

/** @type {ReturnType<typeof serveFolder> | undefined} */
let server;

/** Each browser is started once in a file of tests, when it is first needed. */
function start(/** @type {string} */ browser) {
  const running =
    started.get(browser) ??
    browsers[browser]().catch((error) => {
      throw new Error(`${browser} cannot be started; ./check installs it`, { cause: error });
    });
  started.set(browser, running);
  return running;
}

after(async () => {
  for (const running of started.values()) await (await running.catch(() => undefined))?.close();
  (await server)?.close();
});

/**
 * One named test in one browser.
 * @param {string} browser
 * @param {(given: Given) => Promise<void>} body
 * @param {DriverOptions} options
 */
async function run(browser, body, options) {
  server ??= serveFolder(site);
  const { url } = await server;
  const driver = await (await start(browser)).open(options);
  /** @type {import('./servers.js').PageServer[]} */
  const servers = [];
  try {
    await body({
      page: new LivePage(driver),
      url,
      browser,
      async serve(pages, headers) {
        servers.push(await servePages(pages, headers));
        return servers[servers.length - 1];
      },
    });
    assert.deepEqual(await driver.takeProblems(), []);
  } finally {
    for (const { close } of servers) close();
    await driver.close();
  }
}

/**
 * The same test in each browser, with a new page that shares no storage with others. It fails on errors on
 * the console, uncaught ones, and violations of the page's policy too; see `LivePage.takeProblems`. A
 * browser that is not installed fails.
 * @param {string} name
 * @param {(given: Given) => Promise<void>} body
 * @param {Partial<DriverOptions>} [options] of the window; `touch` where it can be, see `LivePage.canTap`
 */
export function testEverywhere(name, body, { width = 900, height = 700, touch = false } = {}) {
  for (const browser of Object.keys(browsers))
    test(`${name} (${browser})`, { timeout: 240_000 }, () => run(browser, body, { width, height, touch }));
}
