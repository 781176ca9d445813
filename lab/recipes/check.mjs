// Whether the recipes of docs/embedding.md work as they stand there: builds a page of each, opens it in a browser, and
// plays on its board against the computer. Build the site first:
//
//   node lab/recipes/check.mjs [--wordpress FOLDER] [NAME…]
//
//   --wordpress FOLDER   an unpacked WordPress, as for lab/pages; needs php
//
// What it installs is in build/recipes, by the lockfile here; screenshots go there too. It needs the network once.

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installPacked } from '../../scripts/pack.mjs';
import { serveFolder } from '../../scripts/serve.mjs';
import { launchChromium } from '../../tests/browser/support/launch.js';
import { servePages } from '../../tests/browser/support/servers.js';
import { filterText } from '../pages/wordpress.mjs';
import { readRecipe } from './recipe.mjs';

const { values, positionals: names } = parseArgs({
  options: { wordpress: { type: 'string' } },
  allowPositionals: true,
});

/** Where a page can be opened. @typedef {{ url: string, close(): void }} Served */

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = resolve(root, 'build/recipes');

/**
 * Writes the files of a recipe, and others that its reader has already, into a new folder.
 * @param {string} title of the recipe
 * @param {string} motley our site's address
 * @param {Record<string, string>} [others]
 */
function writeProject(title, motley, others = {}) {
  const project = resolve(folder, title.replace(/\W+/g, '-'));
  rmSync(project, { recursive: true, force: true });
  const owned = Object.entries(others).map(([name, text]) => ({ name, text }));
  for (const { name, text } of [...owned, ...readRecipe(title)]) {
    const path = resolve(project, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.replaceAll('https://YOUR-MOTLEY/', motley));
  }
  return project;
}

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

/** The script of a program that is installed. */
const find = (/** @type {string} */ program) => resolve(folder, 'node_modules', program);

/** Runs a program in a project; throws with what it said if it fails. */
function run(/** @type {string} */ project, /** @type {string} */ program, /** @type {string[]} */ args) {
  try {
    execFileSync(process.execPath, [find(program), ...args], { cwd: project, env, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: Buffer, stderr: Buffer }} */ (error);
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  }
}

/**
 * Starts a program that serves a project, and waits until it says where.
 * @returns {Promise<Served>}
 */
function serve(/** @type {string} */ project, /** @type {string} */ program, /** @type {string[]} */ args) {
  const server = spawn(process.execPath, [find(program), ...args], { cwd: project, env });
  let said = '';
  return new Promise((done, fail) => {
    const hear = (/** @type {Buffer} */ part) => {
      said += part;
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (url) done({ url: `${url}/`, close: () => server.kill() });
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => fail(new Error(said)));
  });
}

/** What a page of Next.js stands in. */
const nextFiles = {
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(folder)} } };\n`,
};

/** A page of the server's own, which has no listeners. */
const serverPage = `import { Board } from 'motley-board/react';
export default () => <Board variant="custodian" computer={1} />;
`;

const next = 'next/dist/bin/next';

/**
 * Builds and serves a page of Next.js.
 * @param {string} motley
 * @param {string[]} flags
 * @param {string} [page] instead of the recipe's
 */
function buildNext(motley, flags, page) {
  const project = writeProject('Next.js', motley, nextFiles);
  if (page) writeFileSync(resolve(project, 'app/page.jsx'), page);
  run(project, next, ['build', ...flags]);
  return serve(project, next, ['start', '-H', '127.0.0.1', '-p', '0']);
}

/** What a page of SvelteKit stands in. */
const svelteFiles = {
  'src/app.html': `<!doctype html>
<html lang="en"><head>%sveltekit.head%</head><body><div>%sveltekit.body%</div></body></html>
`,
  'svelte.config.js': 'export default {};\n',
};

const astro = 'astro/astro.js';
const vite = 'vite/bin/vite.js';
const vitepress = 'vitepress/bin/vitepress.js';

/** They build and serve a page, by their names. @type {Record<string, (motley: string) => Promise<Served>>} */
const recipes = {
  plain: async (motley) => servePages(writeProject('A page by itself', motley)),

  async mdx(motley) {
    const project = writeProject('MDX', motley, {
      'astro.config.mjs': `import mdx from '@astrojs/mdx';\nexport default { integrations: [mdx()] };\n`,
    });
    run(project, astro, ['build']);
    return servePages(resolve(project, 'dist'));
  },

  async vitepress(motley) {
    const project = writeProject('VitePress', motley);
    run(project, vitepress, ['build']);
    return servePages(resolve(project, '.vitepress/dist'));
  },

  'vitepress dev': async (motley) =>
    serve(writeProject('VitePress', motley), vitepress, ['dev', '--host', '127.0.0.1', '--port', '0']),

  async astro(motley) {
    const project = writeProject('Astro', motley);
    run(project, astro, ['build']);
    return servePages(resolve(project, 'dist'));
  },

  'astro dev': async (motley) =>
    serve(writeProject('Astro', motley), astro, ['dev', '--host', '127.0.0.1', '--port', '0']),

  'next, Turbopack': (motley) => buildNext(motley, []),
  'next, webpack': (motley) => buildNext(motley, ['--webpack']),
  'next dev': async (motley) =>
    serve(writeProject('Next.js', motley, nextFiles), next, ['dev', '-H', '127.0.0.1', '-p', '0']),
  "next, Turbopack, the server's component": (motley) => buildNext(motley, [], serverPage),
  "next, webpack, the server's component": (motley) => buildNext(motley, ['--webpack'], serverPage),

  async svelte(motley) {
    const project = writeProject('Svelte', motley, svelteFiles);
    run(project, vite, ['build']);
    return serve(project, vite, ['preview', '--host', '127.0.0.1', '--port', '0']);
  },

  'svelte dev': async (motley) =>
    serve(writeProject('Svelte', motley, svelteFiles), vite, ['dev', '--host', '127.0.0.1', '--port', '0']),
};

if (values.wordpress) {
  const wordpress = values.wordpress;
  recipes['wordpress, an author'] = async (motley) => {
    const [plugin, post] = readRecipe('WordPress').map(({ text }) => text.replaceAll('https://YOUR-MOTLEY/', motley));
    const html = filterText(wordpress, 'filtered', plugin, `Before.\n\n${post}\n\nAfter.`);
    return servePages({ 'index.html': `<!doctype html><meta charset="utf-8" />${html}` });
  };
}

/** What the listeners of a page write on the console, by the start of its name. */
const listeners = {
  next: /^The board stands\.,person: \w+,computer: \w+$/,
  svelte: /^person: \w+,computer: \w+$/,
};

/** What a page's listeners must write; nothing where there are none. */
const listenersOf = (/** @type {string} */ name) =>
  Object.entries(listeners).find(([start]) => name.startsWith(start) && !name.endsWith('component'))?.[1] ?? /^$/;

/**
 * Opens a page, and plays an action with the mouse, which the computer answers.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} name
 * @param {string} url
 * @param {RegExp} listeners what they must have written on the console
 */
async function tryPage(browser, name, url, listeners) {
  const page = await browser.newPage({ viewport: { width: 600, height: 800 } });
  page.setDefaultTimeout(60_000);
  /** @type {string[]} */
  const problems = [];
  /** @type {string[]} */
  const told = [];
  page.on('pageerror', (error) => problems.push(String(error.stack ?? error)));
  page.on('requestfailed', (request) => problems.push(`no ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('favicon.ico'))
      problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico')) problems.push(message.text());
    told.push(message.text());
  });
  try {
    await page.goto(url);
    const click = (/** @type {string} */ square) =>
      page.locator(`motley-board .cell[data-square="${square}"]`).click({ force: true });
    await page.locator('motley-board .cell').first().waitFor({ state: 'attached' });
    await click('e2');
    await click('e3');
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector('motley-board')).ply === 2);
    const heard = told.filter((text) => /^(The board|person:|computer:)/.test(text)).join();
    if (!listeners.test(heard)) problems.push(`heard: ${heard}`);
  } catch (error) {
    problems.push(String(error));
  }
  await page.screenshot({ path: resolve(folder, `${name.replace(/\W+/g, '-')}.png`) });
  await page.close();
  return problems;
}

installPacked(resolve(root, 'lab/recipes'), folder);
const motley = await serveFolder(resolve(root, 'build/site'));
const browser = await launchChromium();
for (const [name, serveRecipe] of Object.entries(recipes)) {
  if (names.length > 0 && !names.some((part) => name.includes(part))) continue;
  /** @type {string[]} */
  let problems = [];
  try {
    const { url, close } = await serveRecipe(motley.url);
    problems = await tryPage(browser, name, url, listenersOf(name));
    close();
  } catch (error) {
    problems = [String(error)];
  }
  console.log(`${problems.length === 0 ? 'passed' : 'FAILED'}  ${name}`);
  if (problems.length === 0) continue;
  for (const problem of problems) console.log(`        ${problem}`);
  process.exitCode = 1;
}
await browser.close();
motley.close();
process.exit();
