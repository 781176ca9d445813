// How much visitors download, in English, held to four budgets; what is fetched through every view only in
// `./check all`. What was found is printed always, and the files of what is above its budget. A file counts once,
// with its bytes after gzip -9, as a web server sends it.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { isAll } from '../../is-all.js';
import { loadBuilt } from '../../web/support/engine.js';
import { Table } from '../support/app-page.js';
import { Host, test } from '../support/embed-page.js';
import { expect, followRequests } from '../support/fixtures.js';
import { dialogs, views, visit } from '../support/views.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../support/views.js').View} View */
/** @typedef {Map<string, number>} Files paths with bytes */

const { families } = (await loadBuilt()).schema();

/** A number for each family. @returns {Record<string, number>} */
const forEach = (/** @type {number} */ most) => Object.fromEntries(families.map(({ family }) => [family, most]));

/** In kB, by family where that makes a difference. @type {Record<string, Record<string, number>>} */
const budgets = {
  'a game opened by a link, until it can be played': { ...forEach(200), tches: 220 },
  'a board on somebody’s page, until it stands': { ...forEach(150), tches: 171 },
  'what the first answer of a computer adds': forEach(70),
  'all that is fetched through every view': { all: 540 + 50 * families.length },
};
const [opened, standing, answered, seen] = Object.keys(budgets);

/** The budgets that are measured: to go through every view takes a minute. */
const rows = Object.entries(budgets).filter(([what]) => isAll || what !== seen);

/** Whether a family has a net. */
const hasNet = (/** @type {string} */ family) =>
  existsSync(new URL(`../../../core/families/${family}/${family}.net`, import.meta.url));

/** A seed begins a table of Till Chess always in the same way. */
const keys = (/** @type {string} */ family) => (family === 'till' ? 'seed=1;' : '');

/** The names of families that have puzzles and lessons. */
const names = ['Custodian Chess', 'Take Two Chess', 'Till Chess', 'TCHES'];

/** Views that views.js has of one family only, or not, since tests of their own look at them. @type {View[]} */
const others = [
  ...names.flatMap((name) => [
    {
      name: `a puzzle: ${name}`,
      visit: async (/** @type {Table} */ { page, board }) => {
        await page.getByRole('region', { name: 'Puzzles' }).getByRole('button', { name }).click();
        await board.waitFor();
      },
    },
    {
      name: `a lesson: ${name}`,
      visit: async (/** @type {Table} */ { page, board }) => {
        await page
          .locator('.card.game', { hasText: name })
          .getByRole('button', { name: /^Learn/ })
          .click();
        await board.waitFor();
      },
    },
  ]),
  { name: 'variations', link: 'custodian!!a2a3.f6f5!lines=0m/1/g6g5.b2b3' },
  {
    name: 'the editor',
    link: 'custodian',
    visit: async (table) => {
      await table.page.getByRole('tab', { name: 'Game' }).click();
      await table.button('Edit the position').click();
      await table.expectText(table.standing, 'This position can be played.');
    },
  },
];

const site = fileURLToPath(new URL('../../../build/site', import.meta.url));

/** Weighs what of some addresses is ours. @returns {Files} */
function weigh(/** @type {Iterable<string>} */ urls, /** @type {string} */ ours) {
  const paths = [...urls].filter((url) => url.startsWith(ours)).map((url) => new URL(url).pathname);
  const sizeOf = (/** @type {string} */ path) =>
    gzipSync(readFileSync(site + path.replace(/\/$/, '/index.html')), { level: 9 }).length;
  return new Map(paths.map((path) => [path, sizeOf(path)]));
}

const sumOf = (/** @type {Files} */ files) => [...files.values()].reduce((sum, size) => sum + size, 0) / 1000;

/** Notes what a page and its workers ask for. */
function noteRequests(/** @type {Page} */ page) {
  /** @type {Set<string>} */
  const urls = new Set();
  page.on('request', (request) => urls.add(request.url()));
  return urls;
}

/** Opens a game by a link until it can be played; then its first seat is the computer's, which answers. */
async function openGame(/** @type {Page} */ page, /** @type {string} */ url, /** @type {string} */ family) {
  const table = new Table(page);
  const waitForAll = followRequests(page);
  const urls = noteRequests(page);
  await page.goto(`${url}#${family}!!!${keys(family)}`);
  await page.locator('#app[data-acts]').waitFor({ state: 'attached' });
  await table.board.locator('.piece').first().waitFor();
  await waitForAll();
  const before = new Set(urls);
  await table.follow(`${family}!!!${keys(family)}seats=8,p`);
  await expect.poll(() => table.moves.count(), 'the computer answers').toBeGreaterThan(0);
  await waitForAll();
  const added = [...urls].filter((url) => !before.has(url));
  return { [opened]: weigh(before, url), [answered]: weigh(added, url) };
}

/** Notes when the first board of a page stands. */
function noteBoard() {
  const tell = () => Object.assign(window, { stood: performance.now() });
  document.addEventListener('ready', tell, { capture: true, once: true });
}

/** The files that had come by then: those on their way come after it. A browser may tell of a file only later. */
function findCome() {
  const entries = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
  const { stood } = /** @type {any} */ (window);
  return entries.filter(({ responseEnd }) => responseEnd <= stood).map(({ name }) => name);
}

/** Opens a page of somebody that has a board. */
async function openBoard(/** @type {Host} */ host, /** @type {string} */ family) {
  await host.page.addInitScript(noteBoard);
  await host.openBoards(`<motley-board variant="${family}" seed="1"></motley-board>`);
  await host.page.waitForLoadState('networkidle');
  const urls = await host.page.evaluate(findCome);
  assert.ok(
    urls.some((url) => url.endsWith('.wasm')),
    'no board stands without its rules',
  );
  return { [standing]: weigh(urls, host.url) };
}

/** Looks at all that the page has. */
async function openViews(/** @type {Page} */ page, /** @type {string} */ url) {
  const waitForAll = followRequests(page);
  const urls = noteRequests(page);
  for (const view of [...views, ...dialogs, ...others]) {
    await visit(new Table(page), url, view);
    await waitForAll();
  }
  return weigh(urls, url);
}

/** One line for each budget. */
function writeTable(/** @type {Record<string, Record<string, Files>>} */ found) {
  const lines = rows.map(([what, row]) => {
    const cells = Object.entries(row).map(
      ([family, most]) => `${family} ${sumOf(found[what][family]).toFixed(1)} of ${most}`,
    );
    return `${what.padEnd(50)} ${cells.join(', ')}`;
  });
  return ['kB after gzip -9', ...lines].join('\n');
}

/** The files of what is above its budget, the largest first. */
function writeFiles(/** @type {string} */ what, /** @type {Files} */ files) {
  const rows = [...files].sort(([, one], [, other]) => other - one);
  return [`${what}:`, ...rows.map(([path, size]) => `${String(size).padStart(7)} ${path}`)].join('\n');
}

test('what visitors download keeps to its budgets', async ({ browser, url, serve }) => {
  test.setTimeout(600_000);
  /** Has a page that has nothing yet do something. */
  const withPage = async (/** @type {(page: Page) => Promise<Record<string, Files>>} */ act) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const files = await act(await context.newPage());
    await context.close();
    return files;
  };
  /** @type {Record<string, Record<string, Files>>} */
  const found = { [opened]: {}, [standing]: {}, [answered]: {}, [seen]: {} };
  for (const family of Object.keys(budgets[opened])) {
    const files = {
      ...(await withPage((page) => openGame(page, url, family))),
      ...(await withPage((page) => openBoard(new Host(page, url, serve), family))),
    };
    for (const [what, own] of Object.entries(files)) found[what][family] = own;
    const paths = [...found[answered][family].keys()];
    assert.equal(
      paths.some((path) => path.endsWith('.net')),
      hasNet(family),
      `${family} has its net`,
    );
  }
  if (isAll) {
    const viewed = await withPage(async (page) => ({ [seen]: await openViews(page, url) }));
    const played = [opened, answered].flatMap((what) => Object.values(found[what]));
    found[seen].all = new Map([viewed[seen], ...played].flatMap((files) => [...files]));
  }

  console.log(`\n${writeTable(found)}\n`);
  const tooMuch = rows.flatMap(([what, row]) =>
    Object.entries(row)
      .filter(([family, most]) => sumOf(found[what][family]) > most)
      .map(([family, most]) => writeFiles(`${what}, ${family}, is above ${most} kB`, found[what][family])),
  );
  if (tooMuch.length > 0) assert.fail(`\n${tooMuch.join('\n')}`);
});
