// A live game that readers of somebody's page watch, on another site than ours, with a policy that allows what the
// documentation says and nothing else.

import { checkAccessibility, expect, watchPage } from '../support/fixtures.js';
import { test } from '../support/meeting.js';
import { servePages } from '../support/servers.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../support/meeting.js').Meeting} Meeting */
/** @typedef {import('../../../shell/embed/element.js').MotleyBoard} MotleyBoard */

/** Serves somebody's page with a body. */
function serve(/** @type {Meeting} */ { url }, /** @type {string} */ body) {
  const { origin, host } = new URL(url);
  const policy = [
    "default-src 'none'",
    `script-src ${origin} 'wasm-unsafe-eval'`,
    `connect-src ${origin} ws://${host}`,
    `frame-src ${origin}`,
    "require-trusted-types-for 'script'",
    'trusted-types motley motley-html',
  ].join('; ');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Somebody</title>
    <script type="module" src="${url}embed.js"></script></head><body>${body}</body></html>`;
  return servePages({ 'index.html': html }, { 'Content-Security-Policy': policy });
}

/** The link for watching a game that two play, with an action in it. */
async function begin(/** @type {Meeting} */ meeting) {
  const { ann, bob } = await meeting.pair('custodian');
  await ann.act('e2e3');
  await bob.expectActions('e2e3');
  const cid = await meeting.join();
  await cid.open(bob.address);
  const link = cid.address;
  await cid.page.close();
  return { ann, bob, link };
}

/** What a board has played. */
const played = (/** @type {Page} */ page) =>
  page.evaluate(() => /** @type {MotleyBoard} */ (document.querySelector('motley-board')).played.join('.'));

test('a board follows a live game, once its reader asks for that, and nobody plays on it', async ({ meeting }) => {
  const { ann, bob, link } = await begin(meeting);
  const somebody = await serve(meeting, `<motley-board watch="${link}"></motley-board>`);
  const { page } = await meeting.join();
  const problems = watchPage(page);
  /** @type {string[]} */
  const asked = [];
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.goto(somebody.url);
  const begins = page.getByRole('button', { name: 'Watch live' });
  await expect(begins).toBeVisible();
  await expect(page.getByText(`one server learns that you are watching: ${new URL(meeting.url).host}`)).toBeVisible();
  await checkAccessibility(page, 'motley-board');
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    const heard = Object.assign(window, { heard: /** @type {string[]} */ ([]) }).heard;
    for (const name of ['action', 'turn', 'end'])
      addEventListener(name, (event) => {
        const { by, seat, winner } = /** @type {CustomEvent} */ (event).detail;
        heard.push([name, by ?? seat ?? winner].join(' '));
      });
  });
  await begins.click();
  await expect(page.getByText('You are watching live.').first()).toBeVisible();
  await bob.act('c6c5');
  await expect.poll(() => played(page)).toBe('e2e3.c6c5');
  await expect(page.getByText('You are watching live.').first()).toBeVisible();
  await page.locator('motley-view').evaluate((view) => {
    view.dispatchEvent(new CustomEvent('motley-play', { detail: { text: 'a2a3' }, bubbles: true, composed: true }));
  });
  expect(await played(page)).toBe('e2e3.c6c5');
  await ann.button('Resign').click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByText('Black wins')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['action elsewhere', 'turn w', 'end b']);
  expect(problems).toEqual([]);
  await somebody.close();
});

test('a frame follows a live game too', { tag: '@all' }, async ({ meeting }) => {
  const { bob, link } = await begin(meeting);
  const frame = `<iframe src="${link.replace('#', 'embed.html#')}" title="Game" width="480" height="700"></iframe>`;
  const somebody = await serve(meeting, frame);
  const { page } = await meeting.join();
  await page.goto(somebody.url);
  const inside = page.frameLocator('iframe');
  await inside.getByRole('button', { name: 'Watch live' }).click();
  await expect(inside.getByText('You are watching live.').first()).toBeVisible();
  await bob.act('c6c5');
  await expect(inside.locator('.standing')).toContainText('White to play');
  await somebody.close();
});

test('a board that leaves the page, or is another one, watches no more', { tag: '@all' }, async ({ meeting }) => {
  const { bob, link } = await begin(meeting);
  const somebody = await serve(meeting, `<motley-board watch="${link}"></motley-board>`);
  const { page } = await meeting.join();
  await page.goto(somebody.url);
  const begins = page.getByRole('button', { name: 'Watch live' });
  await begins.click();
  await expect(page.getByText('You are watching live.').first()).toBeVisible();
  await page.evaluate(() => {
    const board = /** @type {MotleyBoard} */ (document.querySelector('motley-board'));
    board.remove();
    document.body.append(board);
  });
  await expect(begins).toBeVisible();
  await bob.act('c6c5');
  await begins.click();
  await expect.poll(() => played(page)).toBe('e2e3.c6c5');
  await page.evaluate(() => document.querySelector('motley-board')?.removeAttribute('watch'));
  await expect(page.getByText('You are watching live.')).toHaveCount(0);
  await somebody.close();
});
