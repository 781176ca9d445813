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

test('the rules of all families in WebAssembly are at most 60 kB', () => {
  checkBudget(findFiles(['.wasm']), 60_000);
});

test('the scripts and styles of the page are at most 100 kB', () => {
  checkBudget(findFiles(['.js', '.css']), 100_000);
});

test('the words of a language are at most 25 kB', () => {
  checkBudget(findFiles(['.ftl']), 25_000);
});
