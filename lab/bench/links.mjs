// How long hostile links hold the page's thread: node lab/bench/links.mjs [RUNS] [KIND]. Opens the page in Chromium
// with a processor that is slowed four times, with an ordinary link and with long ones of each kind in turn, each in a
// new context, and prints the longest task after each, the longest call that writes the address, how much longer the
// task is than the ordinary link's, and the longest task of a page that does nothing but read the same link from its
// address: what the browser needs for it. Medians; times are of this machine, and only differences within a run tell
// something.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../../scripts/serve.mjs';
import { launchChromium } from '../../tests/browser/support/launch.js';

const runs = Number(process.argv[2] ?? 5);
const only = process.argv[3];

const many = 1_000_000;
const fill = (/** @type {string} */ text, length = many) => text.repeat(length / text.length);

/** Notes of a game with a long comment. */
const notes = (/** @type {string} */ text) => `custodian!!a2a3!notes={"comments":[{"at":1,"text":"${text}"}]}`;

/** @type {Record<string, string>} */
const links = {
  ordinary: 'custodian!!a2a3.g6g5',
  'characters of a variant': `custodian;${fill('a')}`,
  'characters of a position': `custodian!${fill('r')}`,
  'spaces of a position': `custodian!${fill('+')}`,
  'what is no character': fill('%80'),
  'encoded characters': `custodian!!a2a3!x=${fill('%41')}`,
  'characters of several bytes': `custodian!!a2a3!x=${fill('%F0%9F%99%82')}`,
  'illegal actions': `custodian!!${fill('a2a3.')}`,
  'dots at the end': `custodian!!a2a3${fill('.')}`,
  'keys that say nothing': `custodian!!a2a3!${fill(';')}`,
  'notes of words': notes(fill('word+')),
  'notes of signs': notes(fill('!')),
};

const browser = await launchChromium();
const site = await serveFolder('build/site');
const folder = mkdtempSync(join(tmpdir(), 'motley-'));
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><title>-</title><p id="board">-<script>location.hash</script>',
);
const empty = await serveFolder(folder);

const median = (/** @type {number[]} */ numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** Opens a link: gives the longest task and the longest call that writes the address, in milliseconds. */
async function visit(/** @type {string} */ link, { url } = site) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const found = { task: 0, address: 0 };
    Object.assign(window, { found });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.task = Math.max(found.task, duration);
    }).observe({ type: 'longtask', buffered: true });
    for (const name of /** @type {const} */ (['replaceState', 'pushState'])) {
      const write = history[name];
      history[name] = function (...args) {
        const start = performance.now();
        write.apply(this, args);
        found.address = Math.max(found.address, performance.now() - start);
      };
    }
  });
  await page.goto(`${url}#${link}`);
  // The game, or why there is none; then what is done when all is shown.
  await page.locator('#board, .notice').first().waitFor({ timeout: 120_000 });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 1000))));
  const found = await page.evaluate(
    () => /** @type {{ task: number, address: number }} */ (/** @type {any} */ (window).found),
  );
  await context.close();
  return found;
}

/** @type {Record<string, { task: number, address: number }[]>} */
const visits = {};
/** @type {Record<string, number[]>} */
const unread = {};
const kinds = Object.keys(links).filter((kind) => !only || kind === only || kind === 'ordinary');
for (let run = 0; run < runs; run++)
  for (const kind of kinds) {
    (visits[kind] ??= []).push(await visit(links[kind]));
    (unread[kind] ??= []).push((await visit(links[kind], empty)).task);
  }

const usual = median(visits.ordinary.map(({ task }) => task));
console.log('longest task, longest call that writes the address, the task beyond an ordinary link, and without us; ms');
for (const [kind, found] of Object.entries(visits)) {
  const [task, address] = [median(found.map(({ task }) => task)), median(found.map(({ address }) => address))];
  const [least, most] = [Math.min(...found.map(({ task }) => task)), Math.max(...found.map(({ task }) => task))];
  const numbers = [task, address, task - usual, median(unread[kind])]
    .map((number) => number.toFixed(0).padStart(6))
    .join('');
  console.log(`${kind.padEnd(28)}${numbers}   (${least} to ${most})`);
}

for (const { close } of [site, empty]) close();
rmSync(folder, { recursive: true });
await browser.close();
