// What boards cost a page: node scripts/bench-embed.mjs [RUNS]. Ten boards of all families, as in demo/article.html
// of the built site, in Chromium: the time from the beginning of the page to its first board and to all ten, what is
// loaded, and the memory that the boards take. Medians; times are of this machine, with a server beside the browser.

import { gzipSync } from 'node:zlib';
import { launchChromium } from '../tests/browser/launch.js';
import { serveFolder } from './serve.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const runs = Number(process.argv[2] ?? 5);
const server = await serveFolder('build/site');
const browser = await launchChromium();

/** Bytes in use after everything that is not needed has been thrown away. */
async function measureMemory(/** @type {Page} */ page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { usedSize, nodes };
}

/** One visit in a new context: nothing is cached. */
async function visit() {
  const context = await browser.newContext({ viewport: { width: 900, height: 800 } });
  const page = await context.newPage();
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on('response', (response) => {
    if (!/\.html$/.test(response.url()))
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.route('**/demo.css', (route) => route.fulfill({ body: '' }));
  await page.addInitScript(() => {
    const times = /** @type {number[]} */ ([]);
    Object.assign(window, { times });
    document.addEventListener('ready', () => times.push(performance.now()), true);
  });
  await page.goto(server.url + 'demo/article.html');
  await page.waitForFunction(() => /** @type {any} */ (window).times.length > 0);
  const before = await measureMemory(page);
  // All at once, as if a reader had scrolled past them.
  const count = await page.evaluate(() => {
    const boards = document.querySelectorAll('motley-board');
    for (const board of boards) /** @type {any} */ (board).start();
    return boards.length;
  });
  await page.waitForFunction((count) => /** @type {any} */ (window).times.length === count, count);
  const times = await page.evaluate(() => /** @type {any} */ (window).times);
  const after = await measureMemory(page);
  const loaded = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { first: times[0], last: times[times.length - 1], count, before, after, loaded };
}

/** @param {number[]} numbers */
const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

/** @type {Awaited<ReturnType<typeof visit>>[]} */
const visits = [];
for (let i = 0; i < runs; i++) visits.push(await visit());
const of = (/** @type {(found: Awaited<ReturnType<typeof visit>>) => number} */ get) => median(visits.map(get));
const [{ count }] = visits;
console.log(`first board        ${of(({ first }) => first).toFixed(0)} ms`);
console.log(`all ${count} boards      ${of(({ last }) => last).toFixed(0)} ms`);
console.log(`loaded by then     ${(of(({ loaded }) => loaded) / 1000).toFixed(0)} kB (gzip -9)`);
const heap = (/** @type {string} */ name, /** @type {'before' | 'after'} */ part) =>
  console.log(
    `heap, ${name.padEnd(12)} ${(of((run) => run[part].usedSize) / 1e6).toFixed(1)} MB, ` +
      `${of((run) => run[part].nodes)} nodes`,
  );
heap('first boards', 'before');
heap('all boards', 'after');
await browser.close();
server.close();
