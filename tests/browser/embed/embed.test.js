// Boards on other people's pages: the demonstration pages as another site would serve them, narrow and wide,
// by real events, in all browsers.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { writePolicy } from '../../../shell/links/snippet.js';
import { test } from '../support/everywhere.js';
import { expect } from '../support/fixtures.js';

/** @typedef {import('../support/live-page.js').LivePage} LivePage */

const demo = new URL('../../../public/demo/', import.meta.url);

/** The demonstration pages with the full address of Motley instead of the relative one. */
function pagesFor(/** @type {string} */ url) {
  return Object.fromEntries(
    readdirSync(demo).map((name) => {
      const text = readFileSync(new URL(name, demo), 'utf8');
      return [name, text.replaceAll('"../', `"${url}`).replaceAll("'../'", `'${url}'`)];
    }),
  );
}

const board = (/** @type {string} */ id) => `motley-board#${id}`;
const cell = (/** @type {string} */ id, /** @type {string} */ square) =>
  `${board(id)} >>> motley-view >>> .cell[data-square="${square}"]`;

/** Scrolls to a board, and waits until it stands. */
async function stand(/** @type {LivePage} */ page, /** @type {string} */ id) {
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ block: 'center' }), id);
  await page.waitForAll(`${board(id)} >>> motley-view >>> .frame`, (frames) => frames.length === 1);
}

const waitForPly = (/** @type {LivePage} */ page, /** @type {string} */ id, /** @type {number} */ ply) =>
  page.waitFor((id, ply) => /** @type {any} */ (document.getElementById(id)).ply === ply, id, ply);

/** The page is no wider than its window. */
async function expectNoOverflow(/** @type {LivePage} */ page) {
  const [page_, window_] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(page_ <= window_, `${page_} pixels in ${window_}`);
}

for (const width of [240, 900]) {
  test(`an article on another site, ${width} pixels wide: diagram, replay, task, game`, {
    tag: width > 240 ? '@all' : [],
  }, async ({ live: page, url, serve }) => {
    const host = await serve(pagesFor(url));
    await page.size(width, 700);
    await page.goto(`${host.url}article.html`);

    await stand(page, 'pairs');
    expect(await page.count(`${board('pairs')} >>> button`)).toBe(0);

    await stand(page, 'walk');
    await page.click(`${board('walk')} >>> button "Redo"`);
    await waitForPly(page, 'walk', 1);
    await page.click(`${board('walk')} >>> button "To the end"`);
    await waitForPly(page, 'walk', 15);
    await page.expectText(`${board('walk')} >>> .standing`, 'Ada wins');

    await stand(page, 'throne');
    await page.click(cell('throne', 'c7'));
    await page.click(cell('throne', 'd7'));
    await page.expectText(`${board('throne')} >>> .remark`, 'it is not the solution');
    await page.click(cell('throne', 'a3'));
    await page.click(cell('throne', 'c5'));
    await waitForPly(page, 'throne', 2);
    await page.click(cell('throne', 'c7'));
    await page.click(cell('throne', 'd7'));
    await page.expectText(`${board('throne')} >>> .task`, 'Solved');

    await stand(page, 'custodian');
    await page.click(cell('custodian', 'e2'));
    await page.click(cell('custodian', 'e3'));
    await waitForPly(page, 'custodian', 2);
    await page.click(cell('custodian', 'a1'));
    await page.click(cell('custodian', 'a4'));
    await page.expectText(`${board('custodian')} >>> .remark`, 'Something is in the way');
    await expectNoOverflow(page);
  });

  test(`an article on another site, ${width} pixels wide: cards, tiles, griffins, the legend, the keyboard`, {
    tag: width > 240 ? '@all' : [],
  }, async ({ live: page, url, serve }) => {
    const host = await serve(pagesFor(url));
    await page.size(width, 700);
    await page.goto(`${host.url}article.html`);

    await stand(page, 'cards');
    await page.hover(cell('cards', 'd1'));
    await page.expectText(`${board('cards')} >>> [part="legend"]`, 'queen on d1');
    await page.click(cell('cards', 'd2'));
    await page.click(`${board('cards')} >>> motley-cards >>> .cards button:nth-child(1)`);
    await page.click(`${board('cards')} >>> motley-cards >>> .cards button:nth-child(3)`);
    await waitForPly(page, 'cards', 1);
    await page.click(cell('cards', 'e2'));
    await page.press('ArrowUp', 'ArrowUp', 'Enter');
    await page.waitFor(() => /** @type {any} */ (document.getElementById('cards')).ply >= 3);

    await stand(page, 'table');
    const square = await page.evaluate(() => {
      const { legalActions } = /** @type {any} */ (document.getElementById('table'));
      return legalActions[0].match(/^-?\d+,-?\d+/)[0];
    });
    await page.click(cell('table', square));
    await page.waitForAll(`${board('table')} >>> motley-view >>> .selected`, (found) => found.length > 0);

    await stand(page, 'captive');
    await page.click(`${board('captive')} >>> button "Replay the game"`);
    await waitForPly(page, 'captive', 1);
    await page.click(`${board('captive')} >>> button "Stop"`);
    await expectNoOverflow(page);
  });
}

for (const width of [240, 900]) {
  test(`a crowded page, ${width} pixels wide: hostile styles and scripts, boards in odd places`, {
    tag: width > 240 ? '@all' : [],
  }, async ({ live: page, url, serve }) => {
    const host = await serve(pagesFor(url));
    await page.size(width, 700);
    await page.goto(`${host.url}cms.html`);
    for (const id of ['paragraph', 'flexed', 'rtl', 'zoomed', 'tilted']) await stand(page, id);
    await page.click(cell('rtl', 'a2'));
    await page.click(cell('rtl', 'a3'));
    await waitForPly(page, 'rtl', 1);
    await page.press('b', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter', 'ArrowDown', 'Enter');
    await waitForPly(page, 'rtl', 2);
    await page.click(cell('tilted', 'a2'));
    await page.click(cell('tilted', 'a3'));
    await waitForPly(page, 'tilted', 1);
    await page.expectText(`${board('wrong')} >>> .message`, 'moebius');
  });

  test(`frames on another site, ${width} pixels wide: as high as their boards; one talks to its page only`, {
    tag: width > 240 ? '@all' : [],
  }, async ({ live: page, url, serve }) => {
    const host = await serve(pagesFor(url));
    await page.size(width, 1000);
    await page.goto(`${host.url}frames.html`);
    for (const id of ['replay', 'diagram', 'play']) {
      await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ block: 'center' }), id);
      const frame = page.frame(`#${id}`);
      await frame.waitForAll('motley-board >>> motley-view >>> .frame', (found) => found.length === 1);
      const isAsHigh = (/** @type {string} */ id, /** @type {number} */ inner) =>
        Math.abs((document.getElementById(id)?.clientHeight ?? 0) - inner) <= 2;
      const heightOf = () => frame.evaluate(() => document.querySelector('main')?.scrollHeight);
      await page.poll(`${id} as high as its board`, async () => page.evaluate(isAsHigh, id, await heightOf()));
    }
    const frame = page.frame('#play');
    await page.expectText('#events', 'ready');

    const waitForPlyInFrame = (/** @type {number} */ ply) =>
      frame.waitFor((ply) => /** @type {any} */ (document.querySelector('motley-board')).ply === ply, ply);
    await page.click('button "Play e2–e3"');
    await page.expectText('#events', '"by":"computer"');
    await page.click('button "Take back"');
    await waitForPlyInFrame(0);
    await frame.click('motley-board >>> motley-view >>> .cell[data-square="a2"]');
    await frame.click('motley-board >>> motley-view >>> .cell[data-square="a3"]');
    await page.expectText('#events', '"text":"a2a3"');
    await waitForPlyInFrame(2);

    // A listener in the frame has heard it before this does.
    const other = page.frame('#replay');
    await other.evaluate(() => addEventListener('message', () => Object.assign(window, { isTold: true })));
    await page.evaluate(() => {
      const play = /** @type {HTMLIFrameElement} */ (document.getElementById('replay'));
      play.contentWindow?.postMessage({ type: 'motley:do', method: 'goTo', args: [5] }, '*');
    });
    await other.waitFor(() => 'isTold' in window);
    expect(await other.evaluate(() => /** @type {any} */ (document.querySelector('motley-board')).ply)).toBe(0);
  });
}

/** How each browser tells that a page forbids a worker in a blob. */
const forbidden = {
  Chromium: /^console: Creating a worker from 'blob:[^']*' violates the following Content Security Policy directive: /,
  Firefox: /^error: Content-Security-Policy: The page’s settings blocked a worker script \(worker-src\) at blob:/,
  WebKit: /^policy: worker-src forbids blob$/,
};

test('a strict page: what it allows is enough, and without workers the computer thinks all the same', async ({
  live: page,
  url,
  engine,
  serve,
}) => {
  const html = `<!doctype html><title>Strict</title><link rel="icon" href="${url}icon.svg">
    <script type="module" src="${url}embed.js"></script>
    <motley-board id="strict" variant="custodian" computer="2">A board.</motley-board>`;
  const own = `img-src ${url}icon.svg`;
  const policy = `default-src 'none'; script-src ${url} 'wasm-unsafe-eval'; connect-src ${url}; ${own}`;
  const host = await serve({ 'index.html': html }, { 'Content-Security-Policy': policy });
  await page.goto(host.url);
  await stand(page, 'strict');
  await page.click(cell('strict', 'e2'));
  await page.click(cell('strict', 'e3'));
  await waitForPly(page, 'strict', 2);
  expect(await page.takeProblems(), 'only that a worker was tried').toEqual([expect.stringMatching(forbidden[engine])]);
});

test('a page with the policy that is written for it: the computer thinks in a worker', async ({
  live: page,
  url,
  serve,
}) => {
  const html = `<!doctype html><title>Allowed</title><link rel="icon" href="${url}icon.svg">
    <script src="own.js"></script><script type="module" src="${url}embed.js"></script>
    <motley-board id="allowed" variant="custodian" computer="2">A board.</motley-board>`;
  const own = `window.heard = [];
    window.Worker = class extends Worker {
      constructor(...given) {
        super(...given);
        this.addEventListener('message', ({ data }) => heard.push(data.type));
      }
    };`;
  const written = writePolicy(/** @type {any} */ ({ form: 'element' }), url);
  const policy = `default-src 'none'; img-src ${url}icon.svg; ${written.replace('script-src', "script-src 'self'")}`;
  const headers = { 'Content-Security-Policy': policy };
  const host = await serve({ 'index.html': html, 'own.js': own }, headers);
  await page.goto(host.url);
  await stand(page, 'allowed');
  await page.click(cell('allowed', 'e2'));
  await page.click(cell('allowed', 'e3'));
  await waitForPly(page, 'allowed', 2);
  const heard = await page.evaluate(() => /** @type {any} */ (window).heard);
  expect([heard[0], heard.at(-1)]).toEqual(['ready', 'done']);
  expect(await page.takeProblems()).toEqual([]);
});

const withVariations = `<!doctype html><html lang="en"><title>Somebody</title>
<script type="module" src="SITEembed.js"></script>
<motley-board id="lines" mode="replay" at="last" moves="on"><script type="application/x-motley-record">
[Motley "1"]
[Variant "custodian"]
[Result "ongoing"]

1. a2a3 g6g5 (1... f6f5 {Sharp. [%marks f5]} 2. c2c3) 2. b2b3 ongoing
</script></motley-board>`;

test('a replay has the variations of its record: they are touched, and gone through by keys', async ({
  live: page,
  url,
  serve,
}) => {
  const host = await serve({ 'lines.html': withVariations.replace('SITE', url) });
  await page.goto(`${host.url}lines.html`);
  const variation = `${board('lines')} >>> .variation`;
  const expectLine = (/** @type {RegExp} */ text) =>
    expect.poll(async () => (await page.texts(variation)).join(' | ')).toMatch(text);
  const played = () => page.evaluate(() => /** @type {any} */ (document.getElementById('lines')).played.join(' '));
  await expectLine(/^1…\s*f6–f5\s*Sharp\.\s*2\.\s*c2–c3$/);
  await page.click(`${variation} .move`);
  await expect.poll(played).toBe('a2a3 f6f5');
  await expectLine(/^Main line\s*1…\s*g6–g5\s*2\.\s*b2–b3$/);
  await page.waitForAll(`${board('lines')} >>> motley-view >>> .annotations circle.ink`, (rings) => rings.length === 1);
  await page.press('ArrowRight');
  await expect.poll(played).toBe('a2a3 f6f5 c2c3');
  await page.press('ArrowLeft', 'l');
  await expect.poll(played).toBe('a2a3 g6g5');
  await expectLine(/^1…\s*f6–f5/);
});
