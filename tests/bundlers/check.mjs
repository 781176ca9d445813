// Whether bundlers can build the npm package, and what they build runs in a browser: node tests/bundlers/check.mjs
// [NAME…]. It fails if one does otherwise than package/README.md says. What it installs is in tests/bundlers, with a
// lockfile of its own; it is no part of ./check, which needs no network. Build the site first.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { installPacked } from '../../scripts/pack.mjs';
import { chromiumOptions } from '../browser/support/launch.js';
import { servePages } from '../browser/support/servers.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = resolve(root, 'tests/bundlers');
const folder = resolve(root, 'build/bundlers');
const installed = resolve(folder, 'node_modules/motley-board');
const main = resolve(folder, 'main.js');

const readme = readFileSync(resolve(root, 'package/README.md'), 'utf8');

/** As bundlers are told for a page that is published. */
const define = { 'process.env.NODE_ENV': '"production"' };

/** A module that is installed in the folder, not in this project. */
const load = (/** @type {string} */ name) => {
  const find = createRequire(resolve(folder, 'package.json'));
  return import(pathToFileURL(find.resolve(name)).href);
};

/** Installs bundlers and the package, and writes what is bundled. */
function install() {
  installPacked(source, folder);
  writeFileSync(
    main,
    `import { MotleyBoard } from 'motley-board';
const board = document.createElement('motley-board');
board.computer = 1;
document.body.append(board);
globalThis.isBoard = board instanceof MotleyBoard;
`,
  );
}

const html = (/** @type {string} */ script) =>
  `<!doctype html><title>Board</title><body><script type="module" src="${script}"></script></body>`;

/** The files beside the module that some bundlers do not take along, and that authors are told to copy. */
function copyFiles(/** @type {string} */ out) {
  const [, list = ''] = /\bcopy\s+the other files of `motley-board\/embed\/` \((.*?)\)/s.exec(readme) ?? [];
  const patterns = [...list.matchAll(/`(.*?)`/g)].map(([, pattern]) => pattern.split('*'));
  for (const name of readdirSync(resolve(installed, 'embed')))
    if (patterns.some(([start, end]) => name.startsWith(start) && name.endsWith(end)))
      cpSync(resolve(installed, 'embed', name), resolve(out, name));
}

/** @type {Record<string, (out: string) => Promise<void>>} each writes index.html and what it names */
const bundlers = {
  async webpack(out) {
    const { default: webpack } = await load('webpack');
    const output = { path: out, filename: 'main.js', module: true, chunkFormat: 'module' };
    const options = { mode: 'production', context: folder, entry: main, output, experiments: { outputModule: true } };
    await new Promise((done, fail) =>
      webpack(options, (/** @type {any} */ error, /** @type {any} */ stats) =>
        error || stats.hasErrors() ? fail(error ?? new Error(stats.toString('errors-only'))) : done(null),
      ),
    );
    writeFileSync(resolve(out, 'index.html'), html('main.js'));
  },

  async vite(out) {
    const { build } = await load('vite');
    writeFileSync(resolve(folder, 'index.html'), html('./main.js'));
    await build({ root: folder, base: './', configFile: false, logLevel: 'error', build: { outDir: out } });
  },

  async esbuild(out) {
    const { build } = await load('esbuild');
    await build({ entryPoints: [main], outdir: out, bundle: true, splitting: true, format: 'esm', logLevel: 'error' });
    copyFiles(out);
    writeFileSync(resolve(out, 'index.html'), html('main.js'));
  },

  async rollup(out) {
    const { rollup } = await load('rollup');
    const { default: nodeResolve } = await load('@rollup/plugin-node-resolve');
    const bundle = await rollup({ input: main, plugins: [nodeResolve({ browser: true })] });
    await bundle.write({ dir: out, format: 'es' });
    copyFiles(out);
    writeFileSync(resolve(out, 'index.html'), html('main.js'));
  },

  async parcel(out) {
    const { Parcel } = await load('@parcel/core');
    writeFileSync(resolve(folder, 'parcel.html'), html('./main.js'));
    await new Parcel({
      entries: resolve(folder, 'parcel.html'),
      defaultConfig: createRequire(resolve(folder, 'package.json')).resolve('@parcel/config-default'),
      mode: 'production',
      shouldDisableCache: true,
      defaultTargetOptions: { distDir: out, publicUrl: './', engines: { browsers: ['last 1 Chrome version'] } },
    }).run();
    cpSync(resolve(out, 'parcel.html'), resolve(out, 'index.html'));
  },
};

/**
 * A development server of Vite's.
 * @param {(options: any) => Promise<any>} createServer
 * @param {string[]} exclude what Vite is told of the package
 */
async function serveVite(createServer, exclude) {
  writeFileSync(resolve(folder, 'index.html'), html('./main.js'));
  rmSync(resolve(folder, 'node_modules/.vite'), { recursive: true, force: true });
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { exclude },
    server: { host: '127.0.0.2', port: 0 },
  });
  await server.listen();
  return { url: server.resolvedUrls?.network[0] ?? server.resolvedUrls.local[0], close: () => server.close() };
}

/** @type {Record<string, () => Promise<{ url: string, close(): void }>>} */
const servers = {
  'vite dev': async () => serveVite((await load('vite')).createServer, []),
  // The version that this project builds with, whose development server has to be told.
  'vite 6 dev': async () => serveVite((await import('vite')).createServer, ['motley-board']),
  'vite 6 dev, told nothing': async () => serveVite((await import('vite')).createServer, []),
};
for (const [name, build] of Object.entries(bundlers))
  servers[name] = async () => {
    const out = resolve(folder, 'dist', name);
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    await build(out);
    return servePages(out);
  };

/** A page that a server has written with the component, and whose script makes it live. */
servers['react on a server'] = async () => {
  const out = resolve(folder, 'dist', 'react');
  rmSync(out, { recursive: true, force: true });
  const page = resolve(folder, 'page.js');
  writeFileSync(
    page,
    `import { createElement } from 'react';
import { Board } from 'motley-board/react';
const heard = (globalThis.heard = []);
const note = (name) => () => heard.push(name);
export const page = () =>
  createElement(Board, { computer: 1, onready: note('ready'), onaction: note('action') }, 'Not yet.');
`,
  );
  const client = resolve(folder, 'client.js');
  writeFileSync(
    client,
    `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MotleyBoard } from 'motley-board';
import { page } from './page.js';
hydrateRoot(document.getElementById('root'), createElement(page));
globalThis.isBoard = document.querySelector('motley-board') instanceof MotleyBoard;
`,
  );
  const { build } = await load('esbuild');
  const options = { bundle: true, splitting: true, format: 'esm', logLevel: 'error', define };
  await build({ ...options, entryPoints: [client], outdir: out });
  copyFiles(out);
  const { createElement } = await load('react');
  const { renderToString } = await load('react-dom/server');
  const { page: written } = await import(pathToFileURL(page).href);
  const root = `<div id="root">${renderToString(createElement(written))}</div>`;
  writeFileSync(resolve(out, 'index.html'), html('client.js').replace('<body>', `<body>${root}`));
  return servePages(out);
};

/** A tool that does not work, as the package's README says, which names the setting that it needs. */
const unsupported = ['vite 6 dev, told nothing'];

/** The types of the package in the templates of frameworks, with their real types. */
function checkTypes() {
  const project = resolve(folder, 'types');
  rmSync(project, { recursive: true, force: true });
  cpSync(resolve(source, 'frameworks'), project, { recursive: true });
  for (const name of ['react.tsx', 'vue.ts', 'svelte.ts'])
    cpSync(resolve(root, 'tests/web/built/package', name), resolve(project, name));
  const run = (/** @type {string} */ path, /** @type {string[]} */ args) => {
    const { status, stdout } = spawnSync(process.execPath, [resolve(folder, 'node_modules', path), ...args], {
      cwd: project,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${path}\n${stdout}`);
  };
  run('typescript/bin/tsc', ['-p', project]);
  run('vue-tsc/bin/vue-tsc.js', ['-p', project]);
  run('svelte-check/bin/svelte-check', ['--workspace', project, '--tsconfig', './tsconfig.json']);
}

/**
 * Opens a page, plays an action, and waits for the computer's answer, which must come from a worker.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function tryPage(browser, url) {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', (error) => problems.push(String(error.stack ?? error)));
  page.on('requestfailed', (request) => problems.push(`no ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('favicon.ico'))
      problems.push(`${response.status()} ${response.url()}`);
  });
  const worker = page.waitForEvent('worker');
  worker.catch(() => {});
  try {
    await page.goto(url);
    await page.waitForFunction(() => 'isBoard' in globalThis);
    const board = page.locator('motley-board');
    await board.locator('.cell').first().waitFor({ state: 'attached' });
    await board.evaluate((/** @type {any} */ element) => element.play(element.legalActions[0]));
    await worker;
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector('motley-board')).ply === 2);
    const heard = await page.evaluate(() => /** @type {any} */ (globalThis).heard ?? 'nothing is listened to');
    if (Array.isArray(heard) && heard.join() !== 'ready,action,action') problems.push(`heard: ${heard.join()}`);
  } catch (error) {
    problems.push(String(error).split('\n')[0]);
  }
  await page.close();
  return problems;
}

install();
const chosen = process.argv.slice(2);
const names = [...Object.keys(servers), 'types'].filter((name) => chosen.length === 0 || chosen.includes(name));
const browser = await chromium.launch(chromiumOptions);
for (const name of names) {
  /** @type {string[]} */
  let problems = [];
  try {
    if (name === 'types') checkTypes();
    else {
      const { url, close } = await servers[name]();
      problems = await tryPage(browser, url);
      await close();
    }
  } catch (error) {
    problems = [String(error)];
  }
  const isRight = problems.length > 0 === unsupported.includes(name);
  const result = problems.length === 0 ? 'works' : 'does not work';
  console.log(`${isRight ? 'passed' : 'FAILED'}  ${name}: ${result}${isRight ? ', as documented' : ''}`);
  if (isRight) continue;
  for (const problem of problems) console.log(`        ${problem}`);
  process.exitCode = 1;
}
await browser.close();
process.exit();
