// What stands before the App is there, which comes with a second script: here that is held back, or does not come.

import assert from 'node:assert/strict';
import { Table } from './app-page.js';
import { checkAccessibility, expect, test } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

test.use({ waitsForApp: false });

/** The script of the App. */
const script = /\/assets\/app-[^/]*\.js$/;

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

/** Has the App wait until the test says so. */
async function holdApp(/** @type {Page} */ page) {
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((done) => (release = () => done(null)));
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Fulfilled when the App has taken over a game: what its tabs show is there. */
const isOver = (/** @type {Page} */ page) =>
  page.locator('#side-panel > :not(h2)').first().waitFor({ state: 'attached' });

/** Notes how far what is seen moves by itself, beginning now. */
const noteShifts = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    /** @type {any[]} */
    const shifts = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
  });

const sumShifts = (/** @type {Page} */ page) =>
  page.evaluate(() =>
    /** @type {any} */ (window).shifts.reduce(
      (/** @type {number} */ sum, /** @type {any} */ { value }) => sum + value,
      0,
    ),
  );

/** Where everything is of which people know the place. */
const places = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    const names = ['.head', '#game-title', '.status', '#board', '.rail', '.under', '.controls', '.tabs', '.side'];
    const round = (/** @type {DOMRect} */ { x, y, width }) => [x, y, width].map(Math.round).join();
    return names.map((name) => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return `${name} ${box ? round(box) : ''}`;
    });
  });

/** The words of the early page that are seen above and beside the board. */
const textOf = (/** @type {Page} */ page, /** @type {string} */ name) => page.locator(name).innerText();

for (const size of sizes)
  for (const link of links)
    test(`${link}, ${size.width} wide: nothing moves when the App comes`, {
      tag: size.width === 360 ? [] : '@all',
    }, async ({ page, url }) => {
      await page.setViewportSize(size);
      const release = await holdApp(page);
      const asked = page.waitForRequest(script);
      await page.goto(`${url}#${link}`);
      await page.locator('#board .piece').first().waitFor();
      await asked;
      // The lines of players have a script of their own.
      await page.locator('.player, .seat-more').first().waitFor({ state: 'attached' });
      const [before, standing, controls] = [
        await places(page),
        await textOf(page, '.standing'),
        await page.locator('.controls').innerHTML(),
      ];
      await noteShifts(page);
      release();
      await isOver(page);
      await page.waitForLoadState('networkidle');
      expect(await places(page)).toEqual(before);
      expect(await textOf(page, '.standing')).toBe(standing);
      const strip = (/** @type {string} */ html) => html.replace(/<!--.*?-->/g, '');
      expect(strip(await page.locator('.controls').innerHTML())).toBe(strip(controls));
      assert.ok((await sumShifts(page)) < 0.001, `moved by ${await sumShifts(page)}`);
    });

test('on the start screen the first board stands before what others are drawn with, and nothing moves then', async ({
  page,
  url,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((done) => (release = () => done(null)));
  await page.route(/\/assets\/(app|cards|tables|turns)-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url);
  const boards = page.locator('.card-face motley-view');
  await boards.first().locator('.piece').first().waitFor();
  await expect(page.locator('.card-face')).toHaveCount(4);
  await expect(boards).toHaveCount(1);
  await noteShifts(page);
  release();
  await expect(boards).toHaveCount(4);
  for (const board of await boards.all()) await board.locator('.piece').first().waitFor();
  expect(await sumShifts(page)).toBe(0);
});

test('before the App is there a reader finds the whole game, and axe nothing', async ({ page, url }) => {
  const release = await holdApp(page);
  await page.goto(`${url}#custodian!!a2a3`);
  const table = new Table(page);
  await table.board.locator('.piece').first().waitFor();
  await expect(page).toHaveTitle(/^Custodian Chess/);
  await expect(page.getByRole('heading', { name: 'Custodian Chess' })).toBeFocused();
  await expect(table.standing).toContainText('Black');
  await checkAccessibility(page);
  release();
});

test('what is pressed before the App is there is played when it comes', async ({ page, url }) => {
  const release = await holdApp(page);
  await page.goto(`${url}#custodian`);
  const table = new Table(page);
  await table.board.locator('.piece').first().waitFor();
  await table.click('a2');
  await table.click('a3');
  await page.waitForTimeout(200);
  expect(table.link).toBe('custodian');
  release();
  await table.expectLink('custodian!!a2a3');
});

test('keys that are pressed before the App is there are not lost', async ({ page, url }) => {
  const release = await holdApp(page);
  await page.goto(`${url}#custodian!!a2a3`);
  const table = new Table(page);
  await table.board.locator('.piece').first().waitFor();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowLeft');
  release();
  await table.expectLink(/at=0;flip=1/);
});

test('a button that is pressed before the App is there opens its dialog when it comes', async ({ page, url }) => {
  const release = await holdApp(page);
  await page.goto(`${url}#custodian`);
  await page.locator('#board .piece').first().waitFor();
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('dialog')).toHaveCount(0);
  release();
  await expect(page.locator('dialog h2')).toHaveText('Settings');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test('on the start screen a game that is chosen before the App is there is asked for when it comes', async ({
  page,
  url,
}) => {
  const release = await holdApp(page);
  await page.goto(url);
  await page.getByRole('button', { name: 'Play Custodian Chess' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  release();
  await page.getByRole('button', { name: 'A friend here' }).click();
  await expect(page.locator('#board .piece').first()).toBeVisible();
});

test('the App takes the focus from nobody, and does not scroll', async ({ page, url }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  const release = await holdApp(page);
  await page.goto(`${url}#custodian`);
  await page.locator('#board .piece').first().waitFor();
  await page.getByRole('button', { name: 'Help' }).focus();
  await page.evaluate(() => scrollTo(0, 60));
  const top = await page.evaluate(() => scrollY);
  assert.ok(top > 0);
  release();
  await isOver(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('if the App does not come, that is told, and the page is loaded again with the game', async ({
  page,
  url,
  problems,
}) => {
  await page.route(script, (route) => route.abort());
  await page.goto(`${url}#custodian!!a2a3`);
  const table = new Table(page);
  await table.expectText(table.notices, 'could not be loaded');
  await expect(table.board.locator('.piece').first()).toBeVisible();
  await page.unroute(script);
  await table.notices.getByRole('button', { name: 'Reload' }).click();
  await isOver(page);
  // The browser tells both times that it was asked for, the second perhaps when the notice stands already.
  problems.splice(0);
  expect(table.link).toBe('custodian!!a2a3');
  await table.click('a6');
  await table.click('a5');
  await table.expectLink('custodian!!a2a3.a6a5');
});
