// The page without network, and while a new version comes to its server: the real site, in a folder that changes.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeSite, writeWorker } from '../../../scripts/offline.mjs';
import { serveFolder } from '../../../scripts/serve.mjs';
import { Table } from '../support/app-page.js';
import { test as base, expect, waitForRest } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const built = fileURLToPath(new URL('../../../build/site/', import.meta.url));

/** A site in a folder of its own, on a server of its own. */
class Site {
  constructor(/** @type {string} */ folder, /** @type {string} */ url, /** @type {() => void} */ close) {
    this.folder = folder;
    this.url = url;
    this.close = close;
  }

  /** The files that are kept after a visit in English. */
  get paths() {
    const { first, rest, words } = describeSite(this.folder);
    return ['', ...first, ...rest, ...words.en].map((path) => this.url + path).sort();
  }

  /**
   * Puts a new version in place of the old one: its page says so, and a part of the old one is gone.
   * @returns the address of that part
   */
  async replace(/** @type {string} */ part) {
    const [found] = readdirSync(join(this.folder, 'assets')).filter((name) => name.startsWith(part));
    const page = join(this.folder, 'index.html');
    rmSync(join(this.folder, 'assets', found));
    writeFileSync(page, readFileSync(page, 'utf8').replace('<body>', '<body data-version="2">'));
    writeWorker(this.folder);
    return `${this.url}assets/${found}`;
  }
}

/** What a host answers in place of a file: a status, a type and a text, or where else to look. */
/** @typedef {{ status: number, type: string, text: string } | { location: string }} Answer */

/** A host before the site's server, which answers as some do. */
class Host {
  /** @type {(path: string) => Answer | null} null: the file */
  answer = () => null;
  /** The type that it takes a file for. */
  typeOf = (/** @type {string} */ _path, /** @type {string} */ type) => type;
  url = '';

  async begin(/** @type {string} */ target) {
    this.server = createServer((request, response) => {
      const path = (request.url ?? '').replace(/[?#].*/s, '');
      const own = this.answer(path);
      if (own && 'location' in own) return response.writeHead(308, { Location: own.location }).end();
      // Hosts send the headers of a path, whatever they send for it.
      get(new URL(path === '/embed' ? '/embed.html' : path, target), { agent: false }, (file) => {
        const type = own?.type ?? this.typeOf(path, file.headers['content-type'] ?? '');
        response.writeHead(own?.status ?? file.statusCode ?? 500, {
          'Content-Type': type,
          'Cache-Control': file.headers['cache-control'] ?? '',
        });
        if (own) response.end(own.text);
        else file.pipe(response);
      }).on('error', () => response.destroy());
    });
    await new Promise((done) => this.server?.listen(0, '127.0.0.1', () => done(undefined)));
    this.url = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (this.server.address()).port}/`;
    return this;
  }

  close() {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}

/** @typedef {{ site: Site, host: Host }} Served */

/** @type {import('@playwright/test').Fixtures<Served, {}, import('../support/fixtures.js').AllArgs>} */
const served = {
  site: async ({ origins }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'motley-site-'));
    cpSync(built, folder, { recursive: true });
    const { url, close } = await serveFolder(folder);
    origins.add(new URL(url).origin);
    await use(new Site(folder, url, close));
    close();
    rmSync(folder, { recursive: true });
  },

  host: async ({ site, origins }, use) => {
    const host = await new Host().begin(site.url);
    origins.add(new URL(host.url).origin);
    await use(host);
    host.close();
  },
};

/** @typedef {import('../support/fixtures.js').TestArgs & import('../support/fixtures.js').Serving} ServingArgs */
/** @typedef {ServingArgs & import('../support/fixtures.js').Watched & { site: Site, host: Host }} Args */
/** @typedef {import('../support/fixtures.js').WorkerArgs & import('../support/fixtures.js').WorkerFixtures} OfWorker */

const test = /** @type {import('@playwright/test').TestType<Args, OfWorker>} */ (
  base.extend(/** @type {any} */ (served))
);

test.use({ serviceWorkers: 'allow' });

/** The addresses of all that the browser keeps, of all versions. */
const kept = (/** @type {Page} */ page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => url).sort();
  });

/** Waits until the browser keeps all of a site that a visitor needs. */
async function visit(/** @type {Page} */ page, /** @type {Site} */ site, link = '') {
  await page.goto(`${site.url}#${link}`);
  await expect.poll(() => kept(page)).toEqual(site.paths);
}

/** The version of the site whose page is shown. */
const version = (/** @type {Page} */ page) => page.locator('body').getAttribute('data-version');

const ready = 'A new version of the page is ready.';

test('after one visit everything opens without network', async ({ page, table, site }) => {
  await visit(page, site);
  site.close();
  for (const link of ['custodian', 'taketwo', 'tches', 'till']) {
    await page.goto(`${site.url}?${link}#${link}`);
    await table.board.waitFor();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  }
  // A worker that comes from what the browser keeps is told where the net is, too.
  const net = page.waitForRequest(/\/custodian-[^/]*\.net$/);
  await page.goto(`${site.url}#custodian!!!seats=p,1`);
  await table.click('c2');
  await table.click('c3');
  await expect(table.moves, 'the computer has answered').toHaveCount(2);
  await net;
  await page.goto(site.url);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Take Two Chess' }) });
  await card.getByRole('button', { name: 'Learn in three minutes' }).click();
  await table.board.waitFor();
  await page.goBack();
  await table.button('Puzzle of the day').click();
  await table.board.waitFor();
});

test('the servers of live games are those that the host names now, and without network the last ones', async ({
  page,
  site,
}) => {
  await visit(page, site);
  const write = (/** @type {string} */ name) =>
    writeFileSync(join(site.folder, 'live.json'), `{"relays":["wss://${name}.example"]}`);
  const read = () => page.evaluate(async () => (await fetch('live.json')).text());
  write('a');
  expect(await read()).toContain('a.example');
  write('b');
  expect(await read()).toContain('b.example');
  site.close();
  expect(await read()).toContain('b.example');
});

test('a new version waits, is told, and begins when one wants it; the game stays', async ({ page, table, site }) => {
  await visit(page, site, 'custodian');
  await table.click('c2');
  await table.click('c3');
  await table.expectLink('custodian!!c2c3');
  await site.replace('dialogs-');
  await page.reload();
  await table.expectText(table.notices, ready);
  expect(await version(page), 'the page is still the old one').toBe(null);
  await page.keyboard.press('?');
  await expect(table.dialog, 'with all its parts').toBeVisible();
  await page.keyboard.press('Escape');
  await table.button('Update now').click();
  await expect.poll(() => version(page)).toBe('2');
  await expect(table.moves).toHaveCount(1);
  await expect.poll(() => kept(page), 'nothing is kept of the old one').toEqual(site.paths);
});

test('what is kept of a version that waits stays when the page before it is opened again', async ({
  page,
  table,
  site,
}) => {
  await visit(page, site);
  await site.replace('dialogs-');
  await page.reload();
  await table.expectText(table.notices, ready);
  const last = site.paths.filter((path) => path.endsWith('.js')).at(-1) ?? '';
  await page.evaluate(async (address) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
  }, last);
  await page.reload();
  await expect.poll(() => kept(page), 'the page has asked for all once more').toContain(last);
  const pages = (await kept(page)).filter((address) => address === site.url);
  expect(pages, 'those of both versions').toHaveLength(2);
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
])
  test(`${width} wide, the notice of a new version covers nothing of the game`, {
    tag: width > 360 ? '@all' : [],
  }, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await visit(page, site, 'custodian');
    await site.replace('dialogs-');
    await page.reload();
    const notice = page.locator('.notice').filter({ hasText: ready });
    await notice.waitFor();
    await waitForRest(page);
    const covered = await notice.evaluate((notice) => {
      const box = notice.getBoundingClientRect();
      const parts = ['.standing', '#board', '.controls', '.tabs', '.side-panel', '.players-beside > li'];
      return parts.filter((name) => {
        const found = [...document.querySelectorAll(name)].map((part) => part.getBoundingClientRect());
        if (found.length === 0) return true;
        return found.some(
          ({ left, right, top, bottom }) =>
            left < box.right && box.left < right && top < box.bottom && box.top < bottom,
        );
      });
    });
    expect(covered).toEqual([]);
    await expect(notice.getByRole('button', { name: 'Update now' })).toBeInViewport({ ratio: 1 });
  });

test('another tab keeps the parts of the version that it began with', { tag: '@all' }, async ({ page, site }) => {
  await visit(page, site, 'custodian');
  const other = await page.context().newPage();
  await other.goto(`${site.url}#taketwo`);
  const [table, otherTable] = [new Table(page), new Table(other)];
  await otherTable.board.waitFor();
  const part = await site.replace('dialogs-');
  await page.reload();
  await table.expectText(table.notices, ready);
  await table.button('Update now').click();
  await expect.poll(() => version(page)).toBe('2');
  expect(await kept(page)).toContain(part);
  await other.keyboard.press('?');
  await expect(otherTable.dialog).toBeVisible();
});

test('a version whose page has not come yet is not begun', async ({ page, site }) => {
  await visit(page, site, 'custodian');
  const path = join(site.folder, 'offline.js');
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(
      /"version":"[^"]*","script":"[^"]*"/,
      '"version":"2","script":"assets/index-later.js"',
    ),
  );
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((done) =>
      registration.addEventListener('updatefound', () => done(registration.installing)),
    );
    registration.update();
    const worker = /** @type {ServiceWorker} */ (await found);
    await new Promise((done) => worker.addEventListener('statechange', done));
    return worker.state;
  });
  expect(state).toBe('redundant');
  await page.reload();
  await new Table(page).board.waitFor();
  expect(await version(page)).toBe(null);
});

test('a text that is shared with the page is offered to be opened, and the link in it is found', async ({
  page,
  site,
}) => {
  const text = `Look at this: ${site.url}#custodian!!c2c3 (mine)`;
  await page.goto(`${site.url}?shared-title=Motley&shared-text=${encodeURIComponent(text)}`);
  const table = new Table(page);
  await expect(page.getByRole('textbox')).toHaveValue(`${site.url}#custodian!!c2c3`);
  expect(new URL(page.url()).search).toBe('');
  await table.dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await table.expectLink('custodian!!c2c3');
});

test('a file with which the page is started is offered to be opened', async ({ page, table, site }) => {
  await page.addInitScript(() => {
    const file = new File(['[Motley "1"]\n[Variant "custodian"]\n[Result "ongoing"]\n\n1.c2c3 ongoing\n'], 'mine.pgn');
    const handle = { getFile: async () => file };
    const launchQueue = { setConsumer: (/** @type {any} */ consume) => consume({ files: [handle] }) };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  });
  await page.goto(site.url);
  await expect(page.getByRole('textbox')).toHaveValue(/Variant "custodian"/);
  await table.dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await table.expectLink('custodian!!c2c3');
});

const startPage = readFileSync(join(built, 'index.html'), 'utf8');

/** Fallbacks of hosts for a file that is missing, each with the status 200. @type {Record<string, Answer>} */
const fallbacks = {
  'the start page': { status: 200, type: 'text/html; charset=utf-8', text: startPage },
  'a script of its own': { status: 200, type: 'text/javascript', text: 'export default {};' },
  nothing: { status: 200, type: 'text/plain', text: '' },
};

for (const [fallback, answer] of Object.entries(fallbacks))
  test(`a host that sends ${fallback} for a missing file: it is not kept, and comes when the file is there`, {
    tag: fallback === 'the start page' ? [] : '@all',
  }, async ({ page, table, host, problems }) => {
    const missing = /\/assets\/dialogs-.*\.js$/;
    host.answer = (path) => (missing.test(path) ? answer : null);
    await page.goto(`${host.url}#custodian`);
    await table.board.waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => kept(page).then((paths) => paths.length)).toBeGreaterThan(5);
    await page.reload();
    await table.board.waitFor();
    await page.keyboard.press('?');
    await table.expectText(table.notices, 'Part of the page could not be loaded');
    expect((await kept(page)).filter((path) => missing.test(path))).toEqual([]);
    // The browser itself tells of the part that is missing.
    problems.length = 0;
    host.answer = () => null;
    await page.reload();
    await table.board.waitFor();
    await page.keyboard.press('?');
    await expect(table.dialog).toBeVisible();
  });

test('what an earlier worker has kept wrongly is thrown away', async ({ page, table, site }) => {
  await visit(page, site, 'custodian');
  // One of the first files, which the next version has too.
  const part = site.paths.find((path) => /\/assets\/boards-.*\.json$/.test(path)) ?? '';
  await page.evaluate(
    async ([address, text]) => {
      const [name] = await caches.keys();
      const cache = await caches.open(name);
      await cache.put(address, new Response(text, { headers: { 'Content-Type': 'text/html' } }));
    },
    [part, startPage],
  );
  await site.replace('editor-');
  await page.reload();
  await table.expectText(table.notices, ready);
  await table.button('Update now').click();
  await expect.poll(() => version(page)).toBe('2');
  await expect.poll(() => kept(page)).toEqual(site.paths);
  const texts = await page.evaluate(async (address) => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).match(address)),
    );
    return Promise.all(found.flatMap((response) => (response ? [response.text()] : [])));
  }, part);
  expect(texts.map((text) => text.slice(0, 1))).toEqual(['{']);
});

test('a host that knows no types but those of pages and scripts, and leaves .html out of addresses', {
  tag: '@all',
}, async ({ page, table, host }) => {
  host.typeOf = (path, type) => (/\.(js|css|html)$|\/(embed)?$/.test(path) ? type : 'application/octet-stream');
  host.answer = (path) => (/\.html$/.test(path) ? { location: path.replace(/(index)?\.html$/, '') } : null);
  for (const visit of ['first', 'second']) {
    await page.goto(`${host.url}index.html?${visit}#custodian`);
    await table.click('a2');
    await table.click('a3');
    await expect(table.moves).toHaveCount(1);
    await page.evaluate(() => navigator.serviceWorker.ready);
  }
  await page.goto(`${host.url}embed.html#custodian!!!computer=1`);
  for (const square of ['a2', 'a3']) await page.locator(`motley-board .cell[data-square="${square}"]`).click();
  await expect(page.locator('motley-board .cell.to').first()).toBeVisible();
});

test('in the middle of a deployment the old version stays, and when all is there the new one is told', {
  tag: '@all',
}, async ({ page, table, site, host }) => {
  await page.goto(`${host.url}#custodian`);
  await table.board.waitFor();
  await expect.poll(() => kept(page).then((paths) => paths.length)).toBe(site.paths.length);
  await site.replace('dialogs-');
  host.answer = (path) => (/index-.*\.(js|css)$/.test(path) ? { status: 404, type: 'text/html', text: '' } : null);
  await page.evaluate(async () => {
    // Nothing of the new version is taken from the old one.
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (/index-.*\.css$/.test(request.url)) await cache.delete(request);
    }
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((done) =>
      registration.addEventListener('updatefound', () => done(registration.installing)),
    );
    await registration.update().catch(() => {});
    const worker = /** @type {ServiceWorker} */ (await found);
    while (worker.state === 'installing') await new Promise((done) => worker.addEventListener('statechange', done));
  });
  expect(await version(page)).toBe(null);
  host.answer = () => null;
  await page.reload();
  await table.board.waitFor();
  await table.expectText(table.notices, ready);
});
