// The element as it is built: embed.js and the few parts that it loads.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { listFiles, read, root } from '../support/files.js';

const site = `${root}build/site/`;

const readBuilt = (/** @type {string} */ path) => readFileSync(site + path, 'utf8');

/** The scripts beside each other, without the worker of the computers, which is no part of a page. */
const scripts = readdirSync(`${site}embed`).filter((name) => name.endsWith('.js') && !name.startsWith('worker-'));

/** The imports of a script, with those on demand. */
function importsOf(/** @type {string} */ text) {
  const find = (/** @type {RegExp} */ pattern) =>
    [...text.matchAll(pattern)].map(([, path]) => path.replace(/^.*\//, ''));
  return { atOnce: find(/\b(?:from|import)\s*"([^"]+\.js)"/g), later: find(/\bimport\("([^"]+\.js)"\)/g) };
}

/** The part with a name, as `board`. */
const partOf = (/** @type {string} */ name) => scripts.find((script) => script.startsWith(`embed-${name}-`)) ?? '';

/** The frame's own script is no part: it stands in a page of ours. */
const frame = importsOf(readBuilt('embed.html').replace('<script type="module" crossorigin src=', 'import ')).atOnce.at(
  -1,
);
const parts = scripts.filter((name) => name !== frame);

test('embed.js loads six parts, and imports nothing at once', () => {
  const { atOnce, later } = importsOf(readBuilt('embed.js'));
  assert.deepEqual(atOnce, []);
  assert.deepEqual(later.sort(), [...parts].sort());
  assert.deepEqual([...parts].sort(), ['board', 'editing', 'pieces', 'reading', 'thinking', 'watching'].map(partOf));
});

test('what draws boards comes alone, and the other parts share with nothing else', () => {
  for (const name of parts) {
    const { atOnce, later } = importsOf(readBuilt(`embed/${name}`));
    assert.deepEqual(later, [], `${name} loads nothing by itself`);
    assert.deepEqual(new Set(atOnce), new Set(name === partOf('board') ? [] : [partOf('board')]), name);
  }
});

test('a frame waits for embed.js, and for no file that boards have', () => {
  assert.ok(frame);
  assert.deepEqual(importsOf(readBuilt(`embed/${frame}`)), { atOnce: ['embed.js'], later: [] });
});

test('all that the element imports on demand stands in one module', () => {
  const paths = listFiles('shell/embed').filter((path) => path.endsWith('.js'));
  // Imports in comments are types only.
  const code = (/** @type {string} */ path) => read(path).replace(/\/\*\*[\s\S]*?\*\//g, '');
  const wrong = paths.filter((path) => /\bimport\(/.test(code(path)));
  assert.deepEqual(wrong, ['shell/embed/parts/embed-imports.js']);
});

test('the digests of a version are those of all its scripts', () => {
  const { version } = JSON.parse(read('package.json'));
  const own = `embed@${version}.js`;
  const { integrity } = JSON.parse(readBuilt(`embed@${version}.json`));
  assert.equal(readBuilt(own), readBuilt('embed.js'));
  const digest = (/** @type {string} */ path) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(site + path))
      .digest('base64')}`;
  for (const [path, given] of Object.entries(integrity)) assert.equal(given, digest(path), path);
  for (const path of [own, ...parts.map((name) => `embed/${name}`)]) assert.ok(integrity[path], path);
});
