// The page in all browsers: the core, its drawings, input of all kinds, the worker, our policy.
// And what these tests themselves stand on: pages of other sites, frames, and that errors are seen.

import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeSite } from '../../../scripts/offline.mjs';
import { serveFolder } from '../../../scripts/serve.mjs';
import { test } from '../support/everywhere.js';
import { expect } from '../support/fixtures.js';
import { cell } from '../support/live-page.js';

/** @typedef {import('../support/live-page.js').LivePage} LivePage */

const readLink = (/** @type {LivePage} */ page) => page.evaluate(() => decodeURIComponent(location.hash.slice(1)));

/** Waits until the address shows a game. */
async function expectLink(/** @type {LivePage} */ page, /** @type {string} */ link) {
  await page
    .waitFor((link) => decodeURIComponent(location.hash.slice(1)) === link, link)
    .catch(async () => expect(await readLink(page)).toBe(link));
}

test('Custodian Chess by mouse and keyboard, from the first visit', async ({ live: page, url }) => {
  await page.goto(url);
  await page.click('button "Play Custodian Chess"');
  await page.click('button "A friend here"');
  await page.expectText('.standing', 'White to play');
  await page.click(cell('e2'));
  await page.click(cell('e3'));
  await expectLink(page, 'custodian!!e2e3');

  await page.press('b');
  const focused = await page.all('#board >>> .cell[tabindex="0"]', ([cell]) => cell.dataset.square);
  expect(focused).toBe('e3');
  await page.press('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Enter', 'ArrowDown', 'Enter');
  await expectLink(page, 'custodian!!e2e3.c6c5');

  await page.drag(cell('f1'), cell('c4'));
  await expectLink(page, 'custodian!!e2e3.c6c5.f1c4');
  await page.click(cell('a7'));
  await page.click(cell('a4'));
  await page.expectText('.standing', 'Something is in the way.');
});

/** Until its camera is loaded a table is a picture. */
const hasCamera = (/** @type {LivePage} */ page) =>
  page.waitForAll('#board >>> .frame:not(.still)', (frames) => frames.length > 0);

test('Till Chess: a tile is placed; wheel and drag move the camera', async ({ live: page, url }) => {
  await page.openGame(`${url}#till;players=3`, 'Choose a tile from your hand');
  await hasCamera(page);
  await page.click('motley-hand >>> button "queen, 1 in hand"');
  await page.click(cell('0,0'));
  await expectLink(page, 'till;players=3!!Q@0,0');

  await page.openGame(`${url}#till;players=3!!!seed=42`, 'Red to play');
  await hasCamera(page);
  const square = await page.all('#board >>> .piece[data-square]', ([piece]) => piece.dataset.square);
  const tile = `#board >>> .piece[data-square="${square}"]`;
  const start = await page.box(tile);
  await page.wheel(tile, -300);
  const isLarge = (/** @type {Element[]} */ [tile], /** @type {number} */ width) =>
    tile.getBoundingClientRect().width > width;
  await page.waitForAll(tile, isLarge, start.width * 1.2);

  const [closer, table] = [await page.box(tile), await page.box('#board >>> .viewport')];
  const from = { x: table.x + table.width / 2, y: table.y + table.height * 0.06 };
  await page.drag(from, { x: from.x + 60, y: from.y + 40 });
  const isMoved = (/** @type {Element[]} */ [tile], /** @type {{ x: number, y: number }} */ { x, y }) => {
    const box = tile.getBoundingClientRect();
    return Math.abs(box.x - x - 60) < 8 && Math.abs(box.y - y - 40) < 8;
  };
  await page.waitForAll(tile, isMoved, closer);
});

test('by link a seat is taken, a reply is sent, the answer continues it, another past is refused', async ({
  live: page,
  url,
}) => {
  const sent = () => page.all('.by-link input', ([field]) => field?.value.replace(/^.*#/, ''));
  await page.openGame(`${url}#custodian!!e2e3!bylink=abcdefghij_-,aaaaaa,`, 'Black to play');
  await page.expectText('.notice', 'You are now playing Black.');
  await page.click(cell('c6'));
  await page.click(cell('c5'));
  await page.expectText('.by-link', 'Send this link to White.');
  const reply = await sent();
  expect(reply).toMatch(/^custodian!!e2e3\.c6c5!bylink=abcdefghij_-,aaaaaa,[\w-]{6}$/);
  await page.click('button "Copy the link"');
  // Not every browser lets the page copy here: “Link copied.”, or “Copy the link from the field.”
  await page.expectText('.notice', 'ink');
  await page.openGame(`${url}?2#${reply.replace('c6c5', 'c6c5.f1c4')}`, 'White: ');
  await page.expectText('.by-link', 'Play your turn');
  await page.openGame(`${url}?3#${reply.replace('e2e3', 'd2d3')}`, 'Black to play');
  await page.expectText('.notice', 'action 1 was e2e3, the link has d2d3');
  expect(await readLink(page)).toContain('custodian!!e2e3.c6c5.f1c4!');

  await page.openGame(`${url}?4#taketwo!!!bylink=`, 'White to play');
  await page.expectText('.by-link', 'Play your turn');
  await page.click('button "Choose in secret"');
  await page.click('button "Ready"');
  await page.expectText('.by-link', 'Send this link to Black.');
  expect(await sent()).toMatch(/^taketwo!!!bylink=[\w-]{12},[\w-]{6},;hidden=1,[0-9a-f]{64},$/);
});

test('the computer answers', async ({ live: page, url }) => {
  await page.openGame(`${url}#custodian!!!seats=p,2`, 'White to play');
  await page.click(cell('a2'));
  await page.click(cell('a3'));
  await page.waitForAll('.moves .move', (moves) => moves.length === 2);
  await page.expectText('.standing', 'White to play');
  expect(await readLink(page)).toMatch(/^custodian!!a2a3\.[^.]+!seats=p,2$/);
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
  test('a phone’s window has room for a board, and a finger plays where there is one', async ({
    live: page,
    url,
    engine,
  }) => {
    await page.openGame(`${url}#custodian`, 'White to play');
    expect(await page.evaluate(() => innerWidth)).toBe(360);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
    expect(page.canTap).toBe(engine === 'Chromium');
    for (const square of ['a2', 'a3'].map(cell)) await (page.canTap ? page.tap(square) : page.click(square));
    await expectLink(page, 'custodian!!a2a3');
    const folder = await mkdtemp(join(tmpdir(), 'motley-'));
    await page.screenshot(join(folder, 'board.png'));
    const png = await readFile(join(folder, 'board.png'));
    await rm(folder, { recursive: true });
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([360, 640]);
  });
});

test('after one visit the page opens without network', async ({ live: page }) => {
  const site = fileURLToPath(new URL('../../../build/site', import.meta.url));
  const { first, rest, words } = describeSite(site);
  const { url, close } = await serveFolder(site);
  await page.openGame(`${url}#custodian`, 'White to play');
  const areKept = async (/** @type {string[]} */ addresses) => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const kept = new Set(all.flat().map(({ url }) => url));
    return addresses.every((address) => kept.has(address));
  };
  await page.waitFor(
    areKept,
    ['./', ...first, ...words.en, ...rest].map((path) => new URL(path, url).href),
  );
  close();
  await page.openGame(`${url}?again#taketwo`, 'White to play');
  await page.click(cell('e2'));
  await page.click(cell('e4'));
  await expectLink(page, 'taketwo!!e2e4');
});

test('the board is shown as a picture, which can be drawn', async ({ live: page, url }) => {
  await page.openGame(`${url}#custodian!!e2e3`, 'Black to play');
  await page.click('button "Share"');
  const isDrawn = async (/** @type {HTMLImageElement[]} */ [image]) => {
    await image?.decode();
    // WebKit says how wide it is shown.
    return image?.naturalWidth > 100;
  };
  await page.waitForAll('.share-preview img', isDrawn);
  const colours = await page.all('.share-preview img', ([image]) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [70, 70];
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(image, 0, 0, 70, 70);
    return new Set(new Uint32Array(context.getImageData(0, 0, 70, 70).data.buffer)).size;
  });
  expect(colours).toBeGreaterThan(20);
});

const framed = `<!doctype html><title>inner</title><p style="height: 900px">before</p>
  <button onclick="this.textContent = event.isTrusted">not yet</button>`;

const framing = (/** @type {string} */ source) => `<!doctype html><title>outer</title>
  <p style="height: 1500px">before</p><iframe src="${source}" width="300" height="200"></iframe>`;

test('a frame of another site is looked into and clicked', async ({ live: page, serve }) => {
  const inner = await serve({ 'index.html': framed });
  const policy = { 'Content-Security-Policy': `frame-src ${inner.url}` };
  const outer = await serve({ 'page.html': framing(inner.url) }, policy);
  await page.size(240, 500);
  await page.goto(`${outer.url}page.html`);
  const frame = page.frame('iframe');
  await frame.click('button "not yet"');
  await frame.expectText('button', 'true');
  expect(outer.requests.slice(0, 1)).toEqual(['/page.html']);
  expect(await page.evaluate(() => document.title)).toBe('outer');
  expect(await frame.evaluate(() => document.title)).toBe('inner');
});

const faulty = `<!doctype html><button>fail</button><script src="fail.js"></script>`;

const fail = `console.error('one from the beginning');
document.querySelector('button').onclick = () => {
  console.error('one told to the console');
  setTimeout(() => { throw new Error('one thrown'); });
  Promise.reject(new Error('one in a promise'));
  fetch('http://127.0.0.3/').catch(() => console.log('refused'));
};`;

test('what goes wrong in a page is seen', async ({ live: page, serve }) => {
  const { url } = await serve(
    { 'index.html': faulty, 'fail.js': fail },
    { 'Content-Security-Policy': "default-src 'self' data:" },
  );
  await page.goto(url);
  expect(await page.takeProblems()).toEqual(['console: one from the beginning']);
  await page.click('button');
  const seen = ['one told to the console', 'one thrown', 'one in a promise', 'http://127.0.0.3/'];
  let problems = '';
  const takeAll = async () => (problems += await page.takeProblems());
  for (const text of seen) await expect.poll(takeAll).toContain(text);
});

test('a game by link connects where the browser can', async ({ live: page, engine }) => {
  const site = fileURLToPath(new URL('../../../build/site', import.meta.url));
  const { url, close } = await serveFolder(site, { hasRelay: true });
  await page.openGame(`${url}#custodian!!!bylink=`, 'White to play');
  if (engine === 'WebKit') {
    await page.expectText('.by-link', 'This browser cannot connect to the others.');
    for (const square of ['e2', 'e3']) await page.click(cell(square));
    await page.expectText('.by-link', 'Send this link to Black.');
  } else await page.expectText('dialog', 'Play live?');
  close();
});
