// How much a visitor downloads, compressed as a web server does.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const site = fileURLToPath(new URL('../../build/site/', import.meta.url));

/** The files of the site with one of the endings. */
function findFiles(/** @type {string[]} */ endings, folder = site) {
  /** @type {string[]} */
  const paths = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = folder + entry.name;
    if (entry.isDirectory()) paths.push(...findFiles(endings, path + '/'));
    else if (endings.some((ending) => path.endsWith(ending))) paths.push(path);
  }
  return paths;
}

/** Fails if the files are none, or more than the budget in bytes after gzip -9. */
function checkBudget(/** @type {string[]} */ paths, /** @type {number} */ budget) {
  assert.notEqual(paths.length, 0, 'no such files');
  const sizes = paths.map((path) => gzipSync(readFileSync(path), { level: 9 }).length);
  const sum = sizes.reduce((total, size) => total + size, 0);
  const list = paths.map((path, i) => `${sizes[i]} ${path.slice(site.length)}`).join('\n');
  assert.ok(sum <= budget, `${sum} bytes of ${budget}:\n${list}`);
}

const isSearch = (/** @type {string} */ path) => path.includes('motley-search');

test('the rules of all families in WebAssembly are at most 60 kB', () => {
  checkBudget(findFiles(['.wasm']).filter((path) => !isSearch(path)), 60_000);
});

test('the rules with the search, loaded when a computer first thinks, are at most 80 kB', () => {
  checkBudget(findFiles(['.wasm']).filter(isSearch), 80_000);
});

/** What the page begins with: what it names, and what that imports at once. */
function findFirst() {
  const page = readFileSync(site + 'index.html', 'utf8');
  const paths = new Set([...page.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map(([, path]) => site + path));
  for (const path of paths) {
    const text = path.endsWith('.js') ? readFileSync(path, 'utf8') : '';
    for (const [, name] of text.matchAll(/\b(?:from|import)"\.\/([^"]+\.js)"/g))
      paths.add(path.replace(/[^/]+$/, name));
  }
  return [...paths];
}

test('the scripts and styles that the page begins with are at most 100 kB', () => {
  const paths = findFirst();
  assert.ok(paths.some((path) => path.endsWith('.css')) && paths.some((path) => path.endsWith('.js')));
  checkBudget(paths, 100_000);
});

test('the scripts and styles that are loaded when they are needed are at most 20 kB', () => {
  const first = findFirst();
  checkBudget(findFiles(['.js', '.css']).filter((path) => !first.includes(path)), 20_000);
});

test('the words of a language are at most 25 kB', () => {
  checkBudget(findFiles(['.ftl']), 25_000);
});
