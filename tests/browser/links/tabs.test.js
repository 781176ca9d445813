// Tabs of one browser that have the same live game: one of them holds its room, by the locks of the browser, and by
// what they say to each other where it has none.

import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const file = new URL('../../../shell/live/holder.js', import.meta.url);

/**
 * A tab of the browser with a room that it wants to hold.
 * @param {Page} page
 * @param {string} url of the site
 * @param {boolean} hasLocks
 */
async function openTab(page, url, hasLocks) {
  await page.route('**/tested/holder.js', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await readFile(file, 'utf8') }),
  );
  await page.goto(url);
  await page.evaluate(
    async ({ address, hasLocks }) => {
      const { holdRoom } = await import(address);
      Object.assign(globalThis, { room: holdRoom('abcdefghijkl', hasLocks ? {} : { locks: undefined }) });
    },
    { address: new URL('tested/holder.js', url).href, hasLocks },
  );
  return page;
}

const isMine = (/** @type {Page} */ page) => page.evaluate(() => /** @type {any} */ (globalThis).room.isMine);

for (const hasLocks of [true, false])
  test(`one of two tabs holds the room until it is closed, ${hasLocks ? 'by a lock' : 'without locks'}`, async ({
    page,
    url,
  }) => {
    const first = await openTab(page, url, hasLocks);
    await expect.poll(() => isMine(first)).toBe(true);
    const next = await first.context().newPage();
    await openTab(next, url, hasLocks);
    // Longer than a tab waits for an answer.
    await next.waitForTimeout(500);
    expect([await isMine(first), await isMine(next)]).toEqual([true, false]);
    await first.close();
    await expect.poll(() => isMine(next), { timeout: 2000 }).toBe(true);
  });
