// The fixtures of browser tests. `test` is for tests in Chromium alone; everywhere.js has those in all browsers.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { serveFolder } from '../../../scripts/serve.mjs';
import { isAll } from '../../is-all.js';
import { Table } from './app-page.js';
import { servePages } from './servers.js';

export { expect };

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {import('@playwright/test').PlaywrightTestArgs
 *   & import('@playwright/test').PlaywrightTestOptions} TestArgs
 * @typedef {import('@playwright/test').PlaywrightWorkerArgs
 *   & import('@playwright/test').PlaywrightWorkerOptions} WorkerArgs
 */

/**
 * @typedef {object} WorkerFixtures
 * @property {'Chromium' | 'Firefox' | 'WebKit'} engine
 * @property {import('@playwright/test').Browser} browser none for WebKit, see webkit-driver.js
 * @property {string} url the site's address
 */

/**
 * @typedef {object} Serving
 * @property {Set<string>} origins that pages may ask: the site's, and those that are served
 * @property {(pages: import('./servers.js').Pages, headers?: Record<string, string>) =>
 *   Promise<import('./servers.js').PageServer>} serve serves pages from another site while the test runs
 */

/**
 * @template {object} Own of a test
 * @template {object} [OwnOfWorker={}]
 * @typedef {import('@playwright/test').Fixtures<Own, OwnOfWorker, TestArgs, WorkerArgs>} Fixtures
 */

const site = fileURLToPath(new URL('../../../build/site', import.meta.url));

/** @type {Fixtures<Serving, WorkerFixtures>} */
const served = {
  engine: ['Chromium', { option: true, scope: 'worker' }],

  browser: [
    async ({ playwright, engine }, use) => {
      const browser =
        engine === 'WebKit' ? null : await playwright[engine === 'Firefox' ? 'firefox' : 'chromium'].launch();
      await use(/** @type {import('@playwright/test').Browser} */ (browser));
      await browser?.close();
    },
    { scope: 'worker', timeout: 0 },
  ],

  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures this one needs.
    async ({}, use) => {
      const { url, close } = await serveFolder(site);
      await use(url);
      close();
    },
    { scope: 'worker' },
  ],

  origins: async ({ url }, use) => use(new Set([new URL(url).origin])),

  serve: async ({ origins }, use) => {
    /** @type {import('./servers.js').PageServer[]} */
    const servers = [];
    await use(async (pages, headers) => {
      const server = await servePages(pages, headers);
      servers.push(server);
      origins.add(new URL(server.url).origin);
      return server;
    });
    for (const { close } of servers) close();
  },
};

/** @typedef {import('@playwright/test').TestType<TestArgs & Serving, WorkerArgs & WorkerFixtures>} ServingTest */

export const servingTest = /** @type {ServingTest} */ (base.extend(/** @type {any} */ (served)));

/**
 * Collects what a page must not do: write errors, throw, or ask other origins than the given ones.
 * @param {Page} page
 * @param {Set<string>} [origins] else any may be asked
 */
export function watchPage(page, origins) {
  /** @type {string[]} */
  const problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.stack ?? error}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (origins && !origins.has(url.origin) && !['data:', 'blob:'].includes(url.protocol))
      problems.push(`request to ${url}`);
  });
  return problems;
}

/**
 * @typedef {object} Watched
 * @property {string[]} problems what the page has done wrong
 * @property {Table} table the game on the page
 * @property {boolean} waitsForApp whether `page.goto` comes back when the App has taken over what stands before it
 */

/** Waits for the App, if the page that was gone to has one. */
async function waitForApp(/** @type {Page} */ page, /** @type {string} */ url) {
  const { origin, pathname } = new URL(page.url());
  if (origin !== new URL(url).origin || !/^\/(index\.html)?$/.test(pathname)) return;
  await page.locator('#app[data-acts]').waitFor({ state: 'attached' });
}

/** @type {import('@playwright/test').Fixtures<Watched, {}, TestArgs & Serving, WorkerArgs & WorkerFixtures>} */
const watched = {
  waitsForApp: [true, { option: true }],
  page: async ({ page, url, viewport, waitsForApp }, use) => {
    // The window may be that of the test before, which has given it another size.
    if (viewport) await page.setViewportSize(viewport);
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      if (waitsForApp) await waitForApp(page, url);
      return answer;
    };
    await use(page);
  },
  table: async ({ page }, use) => use(new Table(page)),
  problems: [
    async ({ page, origins }, use) => {
      const problems = watchPage(page, origins);
      await use(problems);
      expect(problems, 'errors and requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
};

/** @typedef {TestArgs & Serving & Watched & WorkerArgs & WorkerFixtures} AllArgs what `test` gives */

/**
 * A test with a page of its own in Chromium. It fails on console errors, uncaught errors and requests to other
 * origins too; one that provokes errors takes them out of `problems`.
 */
export const test =
  /** @type {import('@playwright/test').TestType<TestArgs & Serving & Watched, WorkerArgs & WorkerFixtures>} */ (
    servingTest.extend(/** @type {any} */ (watched))
  );

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Notes the commands that the page gives its workers, from its beginning.
 * @returns {Promise<() => Promise<string[]>>} tells their names so far
 */
export async function noteCommands(/** @type {Page} */ page) {
  await page.addInitScript(() => {
    const commands = /** @type {string[]} */ ([]);
    Object.assign(window, { commands });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any} */ command) {
      // Whether a worker is alive is asked as time passes; where files are it is told once.
      if (!['ping', 'files'].includes(command.type)) commands.push(command.type);
      postMessage.call(this, command);
    };
  });
  return () => page.evaluate(() => /** @type {any} */ (window).commands);
}

/** Two pictures later what has come is shown, and has asked for what it needs. */
const nextPicture = () =>
  new Promise((fulfil) => requestAnimationFrame(() => requestAnimationFrame(() => fulfil(undefined))));

/** Follows what a page asks for. Returns what waits until all of it is there, and shown. */
export function followRequests(/** @type {Page} */ page) {
  /** @type {Set<import('@playwright/test').Request>} */
  const open = new Set();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    do {
      await expect.poll(() => open.size, { intervals: [20] }).toBe(0);
      await page.evaluate(nextPicture);
    } while (open.size > 0);
  };
}

/** Waits until all that moves or fades in the page has come to its end, in shadow trees too. */
export async function waitForRest(/** @type {Page} */ page) {
  await page.evaluate(async () => {
    /** @returns {(Document | ShadowRoot)[]} */
    const rootsIn = (/** @type {Document | ShadowRoot} */ root) => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ];
    const motions = rootsIn(document).flatMap((root) => root.getAnimations());
    const ending = motions.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * The findings of axe-core in the page as it is when all its motions have ended.
 * @param {Page} page
 * @param {string} selector the part to look at
 * @param {string[]} [rules] else all
 */
async function findViolations(page, selector, rules) {
  await waitForRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ selector, rules }) => {
      /** @type {typeof import('axe-core')} */
      const axe = /** @type {any} */ (window).axe;
      // Rules that are kept are not described.
      const options = { resultTypes: /** @type {['violations']} */ (['violations']), ...(rules && { runOnly: rules }) };
      const { violations } = await axe.run(selector, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
      );
    },
    { selector, rules },
  );
}

/** Fails if axe-core finds anything in the page, or in a part of it. */
export async function lookWithAxe(/** @type {Page} */ page, selector = ':root') {
  expect(await findViolations(page, selector)).toEqual([]);
}

/** The same where a look takes longer than one waits for: in `./check all` only. */
export async function checkAccessibility(/** @type {Page} */ page, selector = ':root') {
  if (isAll) await lookWithAxe(page, selector);
}

/** The rules of axe-core whose answer the colours decide. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails in `./check all` if axe-core finds anything in the page, be it light or dark: in the dark only the colours are
 * others.
 */
export async function checkBothThemes(/** @type {Page} */ page) {
  if (!isAll) return;
  await lookWithAxe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, ':root', colourRules), 'in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
