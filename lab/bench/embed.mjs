// The cost of boards for a page: node lab/bench/embed.mjs [RUNS]. First ten boards of all families on one page, then
// one board alone beside another program: lichess-pgn-viewer, which shows games of orthodox chess, installed from npm
// into a folder for the time of this run. All in Chromium, in turn, with an empty cache, from servers on this machine
// that compress; times are of this machine, and only their ratio tells something.

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../../scripts/serve.mjs';
import { launchChromium } from '../../tests/browser/support/launch.js';
import { runNpm } from './npm.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} CDPSession */

const runs = Number(process.argv[2] ?? 7);

/** The other program that is measured, and the delay of each answer where a network is imitated, in milliseconds. */
const peer = 'lichess-pgn-viewer@2.4.5';
const latency = 40;

const browser = await launchChromium();
const site = await serveFolder('build/site');

const sorted = (/** @type {number[]} */ numbers) => [...numbers].sort((one, other) => one - other);
const median = (/** @type {number[]} */ numbers) => sorted(numbers)[numbers.length >> 1];

/** Bytes in use after everything that is not needed has been thrown away. */
async function measureMemory(/** @type {CDPSession} */ session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { usedSize, nodes };
}

/** Counts what a page loads, but for itself. */
async function countLoads(/** @type {CDPSession} */ session) {
  const loads = { requests: 0, bytes: 0 };
  /** @type {Set<string>} */
  const pages = new Set();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === 'Document' || request.url.endsWith('favicon.ico')) pages.add(requestId);
    else loads.requests++;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pages.has(requestId)) loads.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return loads;
}

// ----- ten boards on one page

/** One visit of the article in a new context: nothing is cached. */
async function visitArticle() {
  const context = await browser.newContext({ viewport: { width: 900, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const loads = await countLoads(session);
  await page.route('**/demo.css', (route) => route.fulfill({ body: '' }));
  await page.addInitScript(() => {
    const times = /** @type {number[]} */ ([]);
    Object.assign(window, { times });
    document.addEventListener('ready', () => times.push(performance.now()), true);
  });
  await page.goto(site.url + 'demo/article.html');
  await page.waitForFunction(() => /** @type {any} */ (window).times.length > 0);
  const before = await measureMemory(session);
  // All at once, as if a reader had scrolled past them.
  const count = await page.evaluate(() => {
    const boards = document.querySelectorAll('motley-board');
    for (const board of boards) /** @type {any} */ (board).start();
    return boards.length;
  });
  await page.waitForFunction((count) => /** @type {any} */ (window).times.length === count, count);
  const times = await page.evaluate(() => /** @type {any} */ (window).times);
  const after = await measureMemory(session);
  await context.close();
  return { first: times[0], last: times[times.length - 1], count, before, after, loaded: loads.bytes };
}

async function tellArticle() {
  /** @type {Awaited<ReturnType<typeof visitArticle>>[]} */
  const visits = [];
  for (let i = 0; i < runs; i++) visits.push(await visitArticle());
  const of = (/** @type {(found: (typeof visits)[number]) => number} */ get) => median(visits.map(get));
  console.log(`first board        ${of(({ first }) => first).toFixed(0)} ms`);
  console.log(`all ${visits[0].count} boards      ${of(({ last }) => last).toFixed(0)} ms`);
  console.log(`loaded by then     ${(of(({ loaded }) => loaded) / 1000).toFixed(0)} kB`);
  for (const part of /** @type {const} */ (['before', 'after'])) {
    const name = part === 'before' ? 'first boards' : 'all boards';
    const heap = (of((run) => run[part].usedSize) / 1e6).toFixed(1);
    console.log(`heap, ${name.padEnd(12)} ${heap} MB, ${of((run) => run[part].nodes)} nodes`);
  }
}

// ----- one board, beside another program

/** The same game in both: a Ruy Lopez. */
const pgn = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7';
const actions = 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7';

const ours = (/** @type {string} */ attributes) => ({
  body: `<motley-board ${attributes}></motley-board><script type="module" src="${site.url}embed.js"></script>`,
  root: 'motley-board',
  pieces: 'motley-board >>> motley-view >>> .piece',
});

/** A page for each board: what is in it, the element that is the board, and where its pieces come. */
const boards = {
  [peer]: {
    body: `<link rel="stylesheet" href="PEER/lichess-pgn-viewer.css" /><div id="board"></div>
      <script type="module">
        import show from 'PEER/lichess-pgn-viewer.min.js';
        show(document.getElementById('board'), { pgn: '${pgn}' });
      </script>`,
    root: '.lpv',
    pieces: '.lpv cg-board piece',
  },
  'the same game, as a replay': ours(`mode="replay" variant="taketwo;switch=off" actions="${actions}"`),
  'Custodian Chess, to play': ours('variant="custodian"'),
  'Take Two Chess, to play': ours('variant="taketwo"'),
  'Till Chess, to play': ours('variant="till" seed="1"'),
  'TCHES, to play': ours('variant="tches"'),
};

/** Installs the other program, and makes a site of it and one of all pages. */
async function prepare(/** @type {string} */ folder) {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  runNpm(folder, ['install', '--no-audit', '--no-fund', '--ignore-scripts', peer]);
  const dist = join(folder, 'dist');
  cpSync(join(folder, 'node_modules/lichess-pgn-viewer/dist'), dist, { recursive: true });
  writeFileSync(join(dist, '_headers'), '/*\n  Access-Control-Allow-Origin: *\n');
  const other = await serveFolder(dist);
  mkdirSync(join(folder, 'pages'));
  for (const [i, { body }] of Object.values(boards).entries())
    writeFileSync(
      join(folder, `pages/${i}.html`),
      `<!doctype html><html lang="en"><meta charset="utf-8" /><link rel="icon" href="data:," />
        ${body.replaceAll('PEER/', other.url)}</html>`,
    );
  return { other, pages: await serveFolder(join(folder, 'pages')) };
}

/** Runs in the page: notes in each frame whether there are pieces, and then counts the nodes of the board. */
function watch(/** @type {{ root: string, pieces: string }} */ { root, pieces }) {
  const find = () => {
    /** @type {Document | ShadowRoot | null | undefined} */
    let place = document;
    /** @type {Element | null | undefined} */
    let found;
    for (const selector of pieces.split(' >>> ')) {
      found = place?.querySelector(selector);
      place = found?.shadowRoot;
    }
    return found;
  };
  /** @type {(node: Node) => number} */
  const count = (node) => {
    let sum = 1;
    for (const child of node.childNodes) sum += count(child);
    const { shadowRoot } = /** @type {Element} */ (node);
    return shadowRoot ? sum + count(shadowRoot) : sum;
  };
  const look = () => {
    const board = document.querySelector(root);
    if (!board || !find()) return void requestAnimationFrame(look);
    // The picture of this frame is on its way now.
    const time = performance.now();
    setTimeout(() => Object.assign(window, { found: { time, nodes: count(board) } }), 500);
  };
  requestAnimationFrame(look);
}

/**
 * One visit of a page in a new context: nothing is cached.
 * @param {string} url
 * @param {{ root: string, pieces: string }} board
 * @param {boolean} isFar whether a network is imitated
 */
async function visitBoard(url, { root, pieces }, isFar) {
  const context = await browser.newContext({ viewport: { width: 900, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const loads = await countLoads(session);
  if (isFar)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: 1_250_000,
      uploadThroughput: 1_250_000,
    });
  await page.addInitScript(watch, { root, pieces });
  await page.goto(url);
  const found = await (await page.waitForFunction(() => /** @type {any} */ (window).found)).jsonValue();
  await context.close();
  return { .../** @type {{ time: number, nodes: number }} */ (found), ...loads };
}

/** @typedef {Awaited<ReturnType<typeof visitBoard>>} Visit */

async function tellBoards(/** @type {string} */ url, /** @type {boolean} */ isFar) {
  const all = Object.entries(boards);
  /** @type {Visit[][]} */
  const visits = all.map(() => []);
  // In turn, so that whatever else this machine does is shared by all; the first round warms it up.
  for (let run = 0; run <= runs; run++)
    for (const [i, [, board]] of all.entries()) {
      const visit = await visitBoard(`${url}${i}.html`, board, isFar);
      if (run > 0) visits[i].push(visit);
    }
  const where = isFar ? `with ${latency} ms to each answer and 10 Mbit/s` : 'from this machine';
  console.log(`\n${''.padEnd(30)} first board, ${where} (least to most)      ratio     bytes requests nodes`);
  const [others] = visits;
  for (const [i, [name]] of all.entries()) {
    const times = sorted(visits[i].map(({ time }) => time)).map((time) => time.toFixed(0));
    const ratio = median(visits[i].map(({ time }, run) => time / others[run].time)).toFixed(2);
    const of = (/** @type {'bytes' | 'requests' | 'nodes'} */ key) =>
      String(median(visits[i].map((visit) => visit[key])));
    console.log(
      `${name.padEnd(30)} ${times[runs >> 1].padStart(6)} ms (${times[0]} to ${times[runs - 1]})`.padEnd(70) +
        `${ratio.padStart(8)} ${of('bytes').padStart(9)} ${of('requests').padStart(8)} ${of('nodes').padStart(5)}`,
    );
  }
}

const folder = mkdtempSync(join(tmpdir(), 'motley-bench-'));
try {
  await tellArticle();
  const { other, pages } = await prepare(folder);
  for (const isFar of [false, true]) await tellBoards(pages.url, isFar);
  for (const server of [other, pages]) server.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
  await browser.close();
  site.close();
}
