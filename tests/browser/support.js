// Tests in a real Chromium, on the built site served by our own server. See everywhere.js for other browsers.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../../scripts/serve.mjs';
import { launchChromium } from './launch.js';

/** @typedef {import('playwright-core').Page} Page */

const site = fileURLToPath(new URL('../../build/site', import.meta.url));

async function launch() {
  return { browser: await launchChromium(), server: await serveFolder(site) };
}

/** @type {ReturnType<typeof launch> | undefined} */
let launched;

after(async () => {
  const { server, browser } = (await launched?.catch(() => undefined)) ?? {};
  await browser?.close();
  server?.close();
});

/**
 * Collects what a page must not do: write errors, throw, or ask another origin than the given one.
 * @param {Page} page
 * @param {string} [origin] else any may be asked
 */
export function watchPage(page, origin) {
  /** @type {string[]} */
  const problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.stack ?? error}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (origin && url.origin !== origin && !['data:', 'blob:'].includes(url.protocol))
      problems.push(`request to ${url}`);
  });
  return problems;
}

/**
 * One named test with a new page of its own in a new browser context. It fails on console errors,
 * uncaught errors and requests to other origins too.
 * @param {string} name
 * @param {(given: { page: Page, url: string, problems: string[] }) => Promise<void>} body
 *   `url` is the site's address; a test that provokes errors takes them out of `problems`
 * @param {import('playwright-core').BrowserContextOptions} [options] of the context
 */
export function testPage(name, body, options) {
  test(name, { timeout: 240_000 }, async () => {
    launched ??= launch();
    const { server, browser } = await launched;
    const context = await browser.newContext(options);
    try {
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      const problems = watchPage(page, new URL(server.url).origin);
      await body({ page, url: server.url, problems });
      assert.deepEqual(problems, []);
    } finally {
      await context.close();
    }
  });
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails if axe-core finds anything in the page as it is now.
 * @param {Page} page
 * @param {string} [selector] the part to look at
 */
export async function checkAccessibility(page, selector = ':root') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(async (selector) => {
    /** @type {import('axe-core')} */
    const axe = /** @type {any} */ (window).axe;
    const { violations } = await axe.run(selector);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
    );
  }, selector);
  assert.deepEqual(found, []);
}
