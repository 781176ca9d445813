// The first screen: the game of the address, or the start screen, drawn once and whole; and the words if a part
// does not come.

import assert from 'node:assert/strict';
import { Table } from '../support/app-page.js';
import { checkAccessibility, expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** A link of each family, with cards, a hand and a tray beside the boards; and a game that is over. */
const links = [
  'custodian!!a2a3.a6a5',
  'taketwo!!e2~OH.d2d4',
  'till!!!seed=1',
  'tches!!e2e4',
  'custodian!!a2a3!result=win+w+resignation',
];

/** Notes how far what is seen moves by itself, from the first picture on. */
const noteShifts = (/** @type {Page} */ page) =>
  page.addInitScript(() => {
    /** @type {any[]} */
    const shifts = [];
    Object.assign(window, { shifts });
    const isWaiting = () => document.querySelector('#app > .late') !== null;
    let hasBegun = false;
    new PerformanceObserver((list) => {
      // The sentence that stands until the script runs makes room for the rest.
      hasBegun ||= !isWaiting();
      if (hasBegun) shifts.push(...list.getEntries());
    }).observe({ type: 'layout-shift' });
  });

const sumShifts = (/** @type {Page} */ page) =>
  page.evaluate(() =>
    /** @type {any} */ (window).shifts.reduce(
      (/** @type {number} */ sum, /** @type {any} */ { value }) => sum + value,
      0,
    ),
  );

for (const size of sizes)
  for (const link of links)
    test(`${link}, ${size.width} wide: nothing moves once the game stands`, {
      tag: size.width === 360 && /^ta|^ti/.test(link) ? [] : '@all',
    }, async ({ page, url }) => {
      await page.setViewportSize(size);
      await noteShifts(page);
      await page.goto(`${url}#${link}`);
      await page.locator('#board .piece').first().waitFor();
      await page.locator('#side-panel > :not(h2)').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      assert.ok((await sumShifts(page)) < 0.001, `moved by ${await sumShifts(page)}`);
    });

test('the boards of the start screen stand at once, and nothing moves then', async ({ page, url }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await noteShifts(page);
  await page.goto(url);
  const boards = page.locator('.card-face motley-view');
  await boards.first().waitFor();
  expect(await boards.count()).toBe(await page.locator('.card.game').count());
  for (const board of await boards.all()) await board.locator('.piece').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await sumShifts(page)).toBe(0);
});

test('a reader who comes by a link begins at the name of the game, and axe finds nothing', async ({
  page,
  table,
  url,
}) => {
  await page.goto(`${url}#custodian!!a2a3`);
  await table.board.locator('.piece').first().waitFor();
  await expect(page).toHaveTitle(/^Custodian Chess/);
  await expect(page.getByRole('heading', { name: 'Custodian Chess' })).toBeFocused();
  await expect(table.standing).toContainText('Black');
  await checkAccessibility(page);
});

test('a part that does not come is told, and asked for again when something else is opened', async ({
  page,
  url,
  problems,
}) => {
  const table = new Table(page);
  await page.goto(`${url}#custodian!!a2a3`);
  await page.route(/\/assets\/reading-part-[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('tab', { name: 'Rules' }).click();
  await table.expectText(table.notices, 'could not be loaded');
  await expect(table.notices, 'what is missing is named').toHaveText(/reading-part-[^/]+\.js/);
  await expect(table.board.locator('.piece').first()).toBeVisible();
  problems.splice(0);
  await page.unroute(/\/assets\/reading-part-[^/]*\.js$/);
  await page.getByRole('tab', { name: 'Pieces' }).click();
  await expect(page.locator('#side-panel .legend, #side-panel .kinds').first()).toBeVisible();
  await table.click('a6');
  await table.click('a5');
  await table.expectLink('custodian!!a2a3.a6a5');
});

test.describe('what the page cannot do without', () => {
  test.use({ waitsForApp: false });

  test('a page whose script does not come says so in each language', async ({ page, url, problems }) => {
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
    await page.goto(`${url}#custodian!!a2a3`);
    await expect(page.locator('#app .late')).toContainText('please reload the page');
    problems.splice(0);
  });

  test('a style sheet that was lost once is asked for again', async ({ page, url, problems }) => {
    let asked = 0;
    await page.route(/\/assets\/index-[^/]*\.css$/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await page.goto(`${url}#custodian!!a2a3`);
    await expect(page.locator('#app .game, #app main').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(100);
    expect(asked).toBe(2);
    problems.splice(0);
  });

  test('a style sheet that does not come is told as a missing part', async ({ page, url, problems }) => {
    const html = { contentType: 'text/html', body: '<!doctype html>' };
    await page.route(/\/assets\/index-[^/]*\.css$/, (route) => route.fulfill(html));
    await page.goto(`${url}#custodian!!a2a3`);
    await expect(page.locator('.notice')).toContainText('Part of the page could not be loaded');
    await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeVisible();
    problems.splice(0);
  });

  test('without WebAssembly the page and a frame name it as the cause', async ({ page, url, problems }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
    await page.goto(`${url}#custodian!!a2a3`);
    await expect(page.locator('#notices, .notice').first()).toContainText('The game needs WebAssembly');
    await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
    await page.goto(`${url}embed.html#custodian`);
    await expect(page.getByText('This board needs WebAssembly')).toBeVisible();
    await expect(page.getByText('The board is loading')).toBeHidden();
    problems.splice(0);
  });

  for (const [what, file] of [
    ['words', /\/assets\/en-page-[^/]*\.ftl$/],
    ['rules', /\/embed\/motley-custodian-[^/]*\.wasm$/],
  ])
    test(`a page whose ${what} do not come says that, and the address keeps the game`, async ({
      page,
      url,
      problems,
    }) => {
      await page.route(file, (route) => route.abort());
      await page.goto(`${url}#custodian!!a2a3`);
      await expect(page.locator('#app')).toContainText(/could not be loaded/);
      problems.splice(0);
      expect(new URL(page.url()).hash).toBe('#custodian!!a2a3');
      await page.unroute(file);
      await page.reload();
      await expect(page.locator('#board .piece').first()).toBeVisible();
    });
});

test('on a phone all games are in sight within a screen and a half, and the rest of each is folded', async ({
  page,
  url,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(url);
  const cards = page.locator('.card.game');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    const box = await card.getByRole('heading').first().boundingBox();
    assert.ok(box && box.y + box.height < 960, await card.innerText());
    await expect(card.getByRole('button', { name: 'Options' })).toBeHidden();
  }
  const last = cards.last();
  const fold = last.getByRole('button', { name: 'More about TCHES' });
  await fold.click();
  await expect(fold).toHaveAttribute('aria-pressed', 'true');
  await expect(last.getByRole('button', { name: 'All lessons' })).toBeVisible();
  await last.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules: TCHES' })).toBeVisible();
});
