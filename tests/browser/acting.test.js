// What acts on a board comes when the board stands. What somebody does before is done when it is there.

import { clickSquare, noteEvents, takeEvents, test, waitForBoard, waitForEvents, withBoard } from './embed-page.js';
import { expect } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const isActing = /\/acting-[^/]*\.js$/;

/** Keeps what acts from a page until it is released. */
async function holdActing(/** @type {Page} */ page) {
  let release = () => {};
  const released = new Promise((resolve) => (release = () => resolve(null)));
  await page.route(isActing, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const playedOn = (/** @type {Page} */ page) => withBoard(page, (board) => board.played);

/** Nothing has been played yet; once what acts is released, an action is. */
async function expectPlayedLate(
  /** @type {Page} */ page,
  /** @type {() => void} */ release,
  /** @type {string} */ action,
) {
  expect(await playedOn(page)).toEqual([]);
  release();
  await waitForBoard(page, (board) => board.played.length === 1);
  expect(await playedOn(page)).toEqual([action]);
}

test('clicks that come before what acts is there are played when it is', async ({ page, host }) => {
  const release = await holdActing(page);
  await host.openBoards('<motley-board></motley-board>');
  await clickSquare(page, 'a2');
  await clickSquare(page, 'a3');
  await expectPlayedLate(page, release, 'a2a3');
});

test('so is a drag', async ({ page, host }) => {
  const release = await holdActing(page);
  await host.openBoards('<motley-board></motley-board>');
  const cell = (/** @type {string} */ square) => page.locator(`motley-board .cell[data-square="${square}"]`);
  await cell('a2').hover({ force: true });
  await page.mouse.down();
  await cell('a3').hover({ force: true });
  await page.mouse.up();
  await expectPlayedLate(page, release, 'a2a3');
});

test('so are keys, which do not scroll the page meanwhile', async ({ page, host }) => {
  const release = await holdActing(page);
  await host.openBoards('<motley-board></motley-board><p>Far below.</p>');
  await page.evaluate(() => document.querySelector('p')?.style.setProperty('margin-top', '3000px'));
  await page.locator('motley-board .cell[data-square="a2"]').focus();
  for (const key of ['Enter', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectPlayedLate(page, release, 'a2a3');
});

test('so is a tile that is taken from the hand and put down', async ({ page, host }) => {
  const release = await holdActing(page);
  await host.openBoards('<motley-board variant="till;players=3"></motley-board>');
  const tile = page.getByRole('button', { name: 'queen, 1 in hand' });
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await clickSquare(page, '0,0');
  await expectPlayedLate(page, release, 'Q@0,0');
});

test('if it does not come that is told, and it is asked for again at the next press', async ({
  page,
  host,
  problems,
}) => {
  let asked = 0;
  await page.route(isActing, async (route) => {
    if (asked++ === 0) await route.abort();
    else await route.continue();
  });
  await host.open('<motley-board></motley-board>');
  await noteEvents(page, 'board');
  await host.addScript();
  const events = await waitForEvents(page, 2);
  const told = events.map(([type, detail]) => [type, detail?.reason]);
  expect(told).toEqual([
    ['ready', undefined],
    ['error', 'not-loaded'],
  ]);
  await expect(page.getByText('A part of the page could not be loaded')).toBeVisible();
  expect(await playedOn(page)).toEqual([]);
  await clickSquare(page, 'a2');
  await clickSquare(page, 'a3');
  await waitForBoard(page, (board) => board.played.length === 1);
  expect((await takeEvents(page)).map(([type]) => type)).toEqual(['action', 'turn']);
  expect(
    problems.splice(0).filter((problem) => !/ERR_FAILED/.test(problem)),
    'nothing is thrown',
  ).toEqual([]);
});

test('pictures and replays do not ask for it', async ({ page, host }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => {
    if (isActing.test(request.url())) asked.push(request.url());
  });
  await host.openBoards(
    '<motley-board mode="diagram"></motley-board><motley-board mode="replay" actions="a2a3 g6g5"></motley-board>',
  );
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    const board = document.createElement('motley-board');
    document.body.prepend(board);
    return /** @type {any} */ (board).ready;
  });
  await expect.poll(() => asked.length).toBe(1);
});
