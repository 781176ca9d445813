// A site of an earlier version, as it was built (tests/old-site), in a browser that has kept all of it, while the site
// of today comes to its server: what tabs of the old version do then, and what they have stored.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeSite, writeWorker } from '../../../scripts/offline.mjs';
import { serveFolder } from '../../../scripts/serve.mjs';
import { Table } from '../support/app-page.js';
import { test as base, expect, watchPage } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const today = fileURLToPath(new URL('../../../build/site/', import.meta.url));
const old = fileURLToPath(new URL('../../old-site/site/', import.meta.url));

/** The texts of a site that may name its files. */
const listTexts = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|html|js)$/.test(name))
    .map((name) => join(folder, name));

/**
 * Gives the assets of a site other names than those that another site has. Parts that have not changed since then are
 * still called the same: a tab of the old version would find them on the server, and its cache would not be tried.
 */
async function renameAssets(/** @type {string} */ folder, /** @type {string} */ other) {
  const assets = join(folder, 'assets');
  const taken = readdirSync(join(other, 'assets'));
  const names = readdirSync(assets).filter((name) => taken.includes(name));
  const another = (/** @type {string} */ name) => `${parse(name).name}-2${parse(name).ext}`;
  for (const name of names) renameSync(join(assets, name), join(assets, another(name)));
  for (const path of listTexts(folder)) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      names.reduce((text, name) => text.replaceAll(name, another(name)), text),
    );
  }
  writeWorker(folder);
}

/** The old site on a server, until that of today takes its place. */
class Site {
  #folder;

  constructor(/** @type {string} */ folder, /** @type {string} */ url) {
    this.#folder = folder;
    this.url = url;
  }

  /** The script that the page of the version on the server names. */
  get script() {
    return describeSite(this.#folder).script;
  }

  /** The addresses of what is kept of the version on the server, after a visit in English. */
  get addresses() {
    const { first, rest, words } = describeSite(this.#folder);
    return ['', ...first, ...rest, ...words.en].map((path) => this.url + path).sort();
  }

  async replace() {
    rmSync(this.#folder, { recursive: true });
    mkdirSync(this.#folder);
    cpSync(today, this.#folder, { recursive: true });
    await renameAssets(this.#folder, old);
  }
}

/** @type {import('@playwright/test').Fixtures<{ site: Site }, {}, import('../support/fixtures.js').AllArgs>} */
const served = {
  site: async ({ origins }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'motley-old-site-'));
    cpSync(old, folder, { recursive: true });
    const { url, close } = await serveFolder(folder);
    origins.add(new URL(url).origin);
    await use(new Site(folder, url));
    close();
    rmSync(folder, { recursive: true });
  },
};

/** @typedef {import('../support/fixtures.js').AllArgs & { site: Site }} Args */
/** @typedef {import('../support/fixtures.js').WorkerArgs & import('../support/fixtures.js').WorkerFixtures} OfWorker */

const test = /** @type {import('@playwright/test').TestType<Args, OfWorker>} */ (
  base.extend(/** @type {any} */ (served))
);

test.use({ serviceWorkers: 'allow' });

/** The page of either version in a tab. */
class Tab extends Table {
  constructor(/** @type {Page} */ page, /** @type {Site} */ site) {
    super(page);
    this.site = site;
  }

  /** Opens a link as a page of its own. */
  async open(/** @type {string} */ link) {
    await this.page.goto(`${this.site.url}?${link.slice(0, 4)}#${link}`);
    await this.waitForApp();
  }

  async waitForApp() {
    await this.page.locator('#app[data-acts]').waitFor({ state: 'attached' });
  }

  /** Waits until the tab shows the page of the version with a script. */
  async expectVersion(/** @type {string} */ script) {
    await expect(this.page.locator('script[type="module"][src]')).toHaveAttribute('src', `./${script}`);
    await this.waitForApp();
  }

  /** Comes back to the tab: the page then looks for a new version, and tells that it waits. */
  async comeBack() {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await this.expectText(this.notices, 'A new version of the page is ready.');
  }

  /** Waits until the browser keeps these addresses and no others, of all versions. */
  async expectKept(/** @type {string[]} */ addresses) {
    const find = () =>
      this.page.evaluate(async () => {
        const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
        const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
        return requests.map(({ url }) => url);
      });
    await expect.poll(async () => (await find()).sort(), 'what is kept').toEqual([...addresses].sort());
  }

  /** Waits until the browser keeps all that the tab has loaded. */
  async expectLoadedKept() {
    const findMissing = () =>
      this.page.evaluate(async () => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        const assets = names.filter((name) => name.includes('/assets/'));
        const kept = await Promise.all(assets.map((name) => caches.match(name, { ignoreVary: true })));
        return assets.filter((_, i) => !kept[i]);
      });
    await expect.poll(findMissing, 'what is not kept').toEqual([]);
  }

  async play(/** @type {string} */ from, /** @type {string} */ to) {
    const before = this.link;
    await this.click(from);
    await this.click(to);
    await expect.poll(() => this.link, 'the game in the address').not.toBe(before);
  }

  async openGames() {
    await this.page.keyboard.press('g');
    await this.dialog.waitFor();
  }

  /** The field of a value in the settings. */
  setting(/** @type {string} */ name, /** @type {string} */ value) {
    return this.page.locator(`input[name="${name}"][value="${value}"]`);
  }

  /** Puts a piece on a square in the editor. */
  async put(/** @type {string} */ side, /** @type {string} */ kind, /** @type {string} */ square) {
    await this.page.getByRole('group', { name: 'Whose pieces' }).getByRole('button', { name: side }).click();
    await this.button(`${side} ${kind}`).click();
    await this.click(square);
  }
}

test('an old tab begins with the new version, another one goes on, and nothing of the old is left at last', async ({
  page,
  context,
  site,
  origins,
}) => {
  const { script, addresses } = site;
  const tab = new Tab(page, site);
  await tab.open('custodian');
  await tab.expectKept(addresses);
  await tab.play('c2', 'c3');
  const other = new Tab(await context.newPage(), site);
  const problems = watchPage(other.page, origins);
  await other.open('taketwo');

  await site.replace();
  await tab.comeBack();
  await page.reload();
  await tab.expectVersion(script);
  await tab.button('Begin now').click();
  await tab.expectVersion(site.script);
  await tab.expectLink('custodian!!c2c3');
  await expect(tab.moves).toHaveCount(1);
  await tab.expectKept([...addresses, ...site.addresses]);

  await other.expectVersion(script);
  await other.page.keyboard.press('?');
  await expect(other.dialog, 'a part that this tab had not loaded').toBeVisible();
  await other.page.keyboard.press('Escape');
  await other.play('e2', 'e4');
  expect(problems).toEqual([]);
  await other.page.close();

  await page.reload();
  await tab.expectVersion(site.script);
  await tab.expectKept(site.addresses);
  await tab.openGames();
  await expect(page.locator('.saved'), 'those of both tabs').toHaveCount(2);
});

/** Asks for a dialog whose file is gone, in an old tab with a game. */
async function askForGone(/** @type {Tab} */ tab) {
  await tab.play('c2', 'c3');
  await tab.site.replace();
  await tab.page.keyboard.press('?');
  await tab.expectText(tab.notices, 'A part of the page could not be loaded. Try again, or reload the page');
}

/** The words of a browser about a file that is not there. */
const isOfGone = (/** @type {string} */ problem) => /status of 404|Refused to apply style/.test(problem);

/** Waits until the new page is there with the game, and the part comes. */
async function expectHelped(/** @type {Tab} */ tab, /** @type {string[]} */ problems) {
  await tab.expectVersion(tab.site.script);
  const told = problems.splice(0);
  problems.push(...told.filter((problem) => !isOfGone(problem)));
  await tab.expectLink('custodian!!c2c3');
  await expect(tab.moves).toHaveCount(1);
  await tab.page.keyboard.press('?');
  await expect(tab.dialog).toBeVisible();
}

test('a file is gone that an old tab of a visitor who spares the network asks for: the page says so and helps', {
  tag: '@all',
}, async ({ page, site, problems }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const { script } = site;
  const tab = new Tab(page, site);
  await tab.open('custodian');
  await tab.expectLoadedKept();
  await askForGone(tab);
  await tab.comeBack();
  await tab.button('Reload').click();
  await tab.expectVersion(script);
  await tab.button('Begin now').click();
  await expectHelped(tab, problems);
});

test.describe('where the browser keeps nothing', () => {
  test.use({ serviceWorkers: 'block' });

  test('a file is gone that an old tab asks for: the page says so, and loaded again it is the new one', async ({
    page,
    site,
    problems,
  }) => {
    const tab = new Tab(page, site);
    await tab.open('custodian');
    await askForGone(tab);
    await tab.button('Reload').click();
    await expectHelped(tab, problems);
  });
});

/** Plays a game, and gives it tags. */
async function playTagged(/** @type {Tab} */ tab) {
  await tab.open('custodian');
  await tab.play('c2', 'c3');
  await tab.play('c6', 'c5');
  await tab.openGames();
  await tab.page.getByLabel('Tags of Custodian Chess').fill('club, autumn');
  await tab.page.keyboard.press('Enter');
  await tab.page.keyboard.press('Escape');
}

/** Chooses the cards of White, and not yet those of Black: that is in no link. */
async function chooseCards(/** @type {Tab} */ tab) {
  await tab.open('taketwo');
  await tab.page.keyboard.press('n');
  await tab.page.getByRole('radio', { name: /^Take Two Chess/ }).check();
  await tab.button('Start the game').click();
  await tab.button('I am White: show my cards').click();
  await tab.click('e2');
  for (const card of [0, 2]) await tab.page.locator('motley-cards button').nth(card).click();
  await tab.button('Ready').click();
  await tab.page.getByRole('heading', { name: 'Black chooses cards' }).waitFor();
}

/** Changes a position, and plays from it, with a friend: with whom one plays is kept from then on. */
async function playOwnPosition(/** @type {Tab} */ tab) {
  await tab.open('custodian');
  await tab.page.getByRole('tab', { name: 'Game' }).click();
  await tab.button('Edit the position').click();
  await tab.put('White', 'knight', 'd4');
  await tab.button('Play from here').click();
  await tab.button('A friend here').click();
  await tab.expectText(tab.standing, 'White to play');
  await tab.play('d4', 'f5');
}

/** Draws another start, and plays from it. */
async function playOwnStart(/** @type {Tab} */ tab) {
  await tab.open('tches;strike=1');
  await tab.page.keyboard.press('n');
  await tab.dialog.getByRole('group', { name: 'Array' }).getByRole('button', { name: 'Draw it' }).click();
  await tab.page.getByRole('spinbutton', { name: 'Files' }).fill('6');
  await tab.page.getByRole('spinbutton', { name: 'Ranks' }).fill('7');
  await tab.page.keyboard.press('Tab');
  await tab.button('Empty the board').click();
  await tab.put('White', 'king', 'a1');
  await tab.put('White', 'rook', 'b1');
  await tab.put('Black', 'king', 'f7');
  await tab.button('Play from here').click();
  await tab.expectText(tab.standing, 'White to play');
  await tab.play('b1', 'b5');
}

/** Settings that somebody has chosen; without the choice none of them is so. */
const chosen = [
  ['theme', 'dark'],
  ['board', 'slate'],
  ['coordinates', 'none'],
  ['cards', 'changed'],
];

/** A new tab, once the version that waited begins: a browser notices a little later that the last tab is closed. */
async function openWhenBegun(
  /** @type {import('@playwright/test').BrowserContext} */ context,
  /** @type {Site} */ site,
) {
  for (;;) {
    const page = await context.newPage();
    await page.goto(site.url);
    const script = await page.locator('script[type="module"][src]').getAttribute('src');
    const tab = new Tab(page, site);
    await tab.waitForApp();
    if (script === `./${site.script}`) return tab;
    await page.close();
  }
}

test('games, settings and designs that were made with the old page open in the new one', { tag: '@all' }, async ({
  page,
  context,
  site,
  origins,
}) => {
  const { script, addresses } = site;
  const before = new Tab(page, site);
  /** The games, the latest first. @type {string[]} */
  const links = [];
  for (const make of [playTagged, chooseCards, playOwnPosition, playOwnStart]) {
    await make(before);
    links.unshift(before.link);
  }
  await before.button('Settings').click();
  for (const [name, value] of chosen) await before.setting(name, value).check();
  await before.expectKept(addresses);

  await site.replace();
  await before.comeBack();
  await page.reload();
  await before.expectVersion(script);
  await page.close();
  const tab = await openWhenBegun(context, site);
  const problems = watchPage(tab.page, origins);
  await tab.open('');
  await tab.expectVersion(site.script);
  await tab.expectKept(site.addresses);

  await expect(tab.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await tab.button('Settings').click();
  for (const [name, value] of chosen) await expect(tab.setting(name, value)).toBeChecked();
  await tab.page.keyboard.press('Escape');

  const games = tab.page.locator('.saved');
  for (const [index, link] of links.entries()) {
    await tab.openGames();
    await expect(games).toHaveCount(links.length);
    await games.nth(index).locator('.resume').click();
    // What goes on there is in the link since.
    await tab.expectLink(link === 'taketwo' ? 'taketwo!!!choose=secret' : link);
    await tab.board.or(tab.page.getByRole('heading', { name: 'Black chooses cards' })).waitFor();
  }
  await expect(tab.moves).toHaveCount(2);
  await tab.openGames();
  await expect(games.last().getByRole('textbox')).toHaveValue('club, autumn');
  await games.nth(links.indexOf('taketwo')).locator('.resume').click();
  await tab.page.getByRole('heading', { name: 'Black chooses cards' }).waitFor();

  await tab.open('custodian;board=cylinder');
  await tab.page.keyboard.press('n');
  await tab.dialog.waitFor();
  expect(problems).toEqual([]);
});
