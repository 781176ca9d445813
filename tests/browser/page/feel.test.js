// How playing feels: what is heard, drawn with the right button, dragged from the hand, and chosen in the settings.

import { readFileSync } from 'node:fs';
import { Table } from '../support/app-page.js';
import { checkAccessibility, expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

async function open(/** @type {Page} */ page, /** @type {string} */ url, /** @type {string} */ link) {
  await page.goto(`${url}#${link}`);
  const table = new Table(page);
  await table.board.waitFor();
  return table;
}

test('moves are heard unless that is switched off; after a click the arrow keys go through the game', async ({
  page,
  url,
}) => {
  await page.addInitScript(() => {
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (/** @type {number | undefined} */ at) {
      document.documentElement.dataset.heard = String(Number(document.documentElement.dataset.heard ?? 0) + 1);
      start.call(this, at);
    };
  });
  const heard = () => page.evaluate(() => Number(document.documentElement.dataset.heard ?? 0));
  const table = await open(page, url, 'custodian');
  await table.drag('a2', 'a3');
  await expect.poll(heard).toBeGreaterThan(0);
  await table.click('e7');
  await page.keyboard.press('ArrowLeft');
  await table.expectLink('custodian!!a2a3!at=0');
  await page.keyboard.press('ArrowRight');
  await table.expectLink('custodian!!a2a3');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Sounds' }).getByLabel('off').check();
  await page.getByRole('group', { name: 'Board' }).getByLabel('Green').check();
  await page.getByRole('group', { name: 'Pieces', exact: true }).getByLabel('Letters').check();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(table.board.locator('.piece text').first()).toHaveText(/^[KRBNP]$/);
  const before = await heard();
  await table.drag('g6', 'g5');
  await table.expectLink('custodian!!a2a3.g6g5');
  await page.keyboard.press('ArrowLeft');
  await table.expectLink('custodian!!a2a3.g6g5!at=1');
  expect(await heard()).toBe(before);
});

test('a second set of pieces is loaded when it is chosen, and drawn everywhere, in pictures too', async ({
  page,
  url,
}) => {
  const bold = /assets\/bold-[^/]*\.js$/;
  const requests = /** @type {string[]} */ ([]);
  page.on('request', (request) => requests.push(request.url()));
  const table = await open(page, url, 'custodian!!a2a3.g6g5.d3e3.f5d4.c3d4');
  expect(requests.filter((address) => bold.test(address))).toEqual([]);
  const drawn = (/** @type {import('@playwright/test').Locator} */ place) => place.locator('.silhouette').first();
  await page.getByRole('button', { name: 'Settings' }).click();
  const sets = page.getByRole('group', { name: 'Pieces', exact: true });
  await expect(sets.locator('label').filter({ hasText: 'Bold' }).locator('.silhouette')).not.toHaveCount(0);
  await sets.getByLabel('Bold').check();
  await page.keyboard.press('Escape');
  await expect(table.board.locator('.piece:not(:has(.silhouette))')).toHaveCount(0);
  await expect(drawn(table.board)).toBeVisible();
  await expect(page.locator('.art-store > svg:has(.silhouette)'), 'pieces in the list of moves').not.toHaveCount(0);
  await page.reload();
  await expect(drawn(table.board)).toBeVisible();
  expect(requests.filter((address) => bold.test(address))).toHaveLength(2);
  await table.button('Share').click();
  const [download] = await Promise.all([page.waitForEvent('download'), table.button('Save as SVG').click()]);
  const picture = readFileSync(await download.path(), 'utf8');
  expect(picture).toContain('class="silhouette"');
  expect(picture).toMatch(/\.silhouette \{[^}]*paint-order: stroke/);
});

test('the right button draws an arrow and a circle, which stay with their position until they are drawn again', async ({
  page,
  url,
}) => {
  const table = await open(page, url, 'custodian');
  const draw = async (/** @type {string} */ from, /** @type {string} */ to) => {
    const [start, end] = [await table.middle(from), await table.middle(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up({ button: 'right' });
  };
  await draw('b2', 'b4');
  await expect(table.board.locator('.annotations path.ink')).toHaveCount(1);
  await page.keyboard.down('Shift');
  await draw('d4', 'd4');
  await page.keyboard.up('Shift');
  await expect(table.board.locator('.annotations .red circle.ink')).toHaveCount(1);
  await expect(page.getByText('green arrow from b2 to b4')).toBeAttached();
  await table.click('d4');
  await draw('b2', 'b4');
  await expect(table.board.locator('.annotations path.ink')).toHaveCount(0);
  await expect(table.board.locator('.annotations .red circle.ink')).toHaveCount(1);
  await table.button('Remove the arrows and marks').click();
  await expect(table.board.locator('.annotations')).toHaveCount(0);
});

test('a tile is dragged from the hand to the table', async ({ page, url }) => {
  const table = await open(page, url, 'till;players=3');
  const tile = page.getByRole('button', { name: 'queen, 1 in hand' });
  const place = await table.middle('0,0');
  // The mouse comes to it when it rests.
  await tile.hover();
  const box = await tile.boundingBox();
  if (!box) throw new Error('the hand is not on the screen');
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y - 20, { steps: 3 });
  await expect(page.locator('motley-hand .carried')).toHaveCount(1);
  await page.mouse.move(place.x, place.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('motley-hand .carried')).toHaveCount(0);
  await table.expectLink('till;players=3!!Q@0,0');
});
