// What is fetched until a game that somebody has sent can be played, and what the start screen fetches: no rules.

import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { Table } from './app-page.js';
import { expect, test } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** In bytes, after gzip -9. @type {[link: string, budget: number][]} */
const games = [
  ['custodian', 107_500],
  ['taketwo', 117_500],
  ['till!!!seed=1', 130_600],
  ['tches', 145_000],
];

/** Notes what a page fetches, without what is only for the next visit. */
function noteSizes(/** @type {Page} */ page) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  /** @type {Promise<void>[]} */
  const measured = [];
  const measure = async (/** @type {import('@playwright/test').Response} */ response) => {
    sizes.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
  };
  const isForNext = /\/(offline|icon|manifest)[^/]*$/;
  page.on('response', (response) => {
    if (!isForNext.test(response.url())) measured.push(measure(response));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('response');
    await Promise.all(measured);
    return sizes;
  };
}

for (const [link, budget] of games) {
  const [family] = link.split('!');
  test(`${family}: until a game can be played, at most ${budget / 1000} kB are fetched`, async ({ page, url }) => {
    const take = noteSizes(page);
    await page.goto(`${url}#${link}`);
    await page.locator('#board .piece').first().waitFor();
    const sizes = await take();
    const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
    const list = [...sizes].map(([name, size]) => `${size} ${name}`).join('\n');
    const rules = [...sizes.keys()].filter((name) => name.endsWith('.wasm'));
    const parts = rules.map((name) => name.replace(/.*\/(.*)-[\w-]{8}\.wasm$/, '$1'));
    expect(parts.sort()).toEqual(['play', `play-${family}`]);
    assert.ok(sum <= budget, `${sum} bytes of ${budget}:\n${list}`);
  });
}

test('the start screen shows the boards of all families without rules; one that is pressed can be played', async ({
  page,
  url,
}) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) asked.push(request.url().replace(/.*\/(.*)-[\w-]{8}\.wasm$/, '$1'));
  });
  await page.goto(url);
  const faces = page.locator('.card-face');
  await expect(faces).toHaveCount(games.length);
  for (const face of await faces.all()) await expect(face.locator('.piece').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const box = await faces.first().boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole('button', { name: 'A friend here' }).click();
  const table = new Table(page);
  await table.click('a2');
  await table.click('a3');
  await table.expectLink(/a2a3$/);
  expect(new Set(asked)).toEqual(new Set(['play', 'play-custodian']));
});

test('the rules of a game are loaded when somebody comes near it', async ({ page, url }) => {
  await page.goto(url);
  const asked = page.waitForRequest(/play-taketwo[^/]*\.wasm$/);
  await page.getByRole('button', { name: 'Play Take Two Chess' }).focus();
  await asked;
});
