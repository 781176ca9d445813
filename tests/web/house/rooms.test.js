// The rooms of the shell are its folders. docs/architecture.md draws their order, storey by storey: a room needs only
// rooms that stand further down there, by what it imports and by the types that it names.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { listFiles, read, root } from '../support/files.js';

const shell = join(root, 'shell');
const files = readdirSync(shell, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));

/** The storeys of the picture, from above: the rooms of each. A file at the top of shell/ is a room of its own. */
const storeys = (/```rooms\n([\s\S]*?)```/.exec(read('docs/architecture.md'))?.[1] ?? '')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').match(/[\w./-]+/g) ?? [])
  .filter((rooms) => rooms.length > 0);
const depth = new Map(storeys.flatMap((rooms, i) => rooms.map((room) => /** @type {const} */ ([room, i]))));

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const script = /(?:\bfrom\s+|\bimport\s*\(?\s*)'(\.[^'?]+\.js)(?:\?[^']*)?'/g;

/** The scripts that a file imports, or with `types` those that it names too; as paths from shell/. */
function importsOf(/** @type {string} */ file, types = false) {
  const text = readFileSync(join(shell, file), 'utf8');
  const matches = (types ? text : text.replace(comment, '')).matchAll(script);
  return [...matches].map(([, path]) => normalize(join(dirname(file), path)).replaceAll('\\', '/'));
}

const roomOf = (/** @type {string} */ file) =>
  file.startsWith('../') ? file.split('/')[1] : file.includes('/') ? dirname(file) : file;

test('the picture has every room', () => {
  const rooms = new Set(files.map(roomOf));
  const missing = [...rooms].filter((room) => !depth.has(room));
  assert.deepEqual(missing, []);
  const empty = [...depth.keys()].filter((room) => room !== 'web' && !rooms.has(room));
  assert.deepEqual(empty, []);
});

test('a room imports, and names in types, only what stands further down', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file, true)
      .filter((other) => roomOf(other) !== roomOf(file))
      .filter((other) => !(Number(depth.get(roomOf(file))) < Number(depth.get(roomOf(other)))))
      .map((other) => `${file} -> ${other}`),
  );
  assert.deepEqual(wrong, []);
});

test('no files import each other in a circle', () => {
  /** The files that are known to lead to no circle, and those on the way here. @type {Set<string>} */
  const done = new Set();
  /** @type {string[][]} */
  const circles = [];
  const visit = (/** @type {string} */ file, /** @type {string[]} */ way) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file]);
    if (way.includes(file) || done.has(file) || file.startsWith('../')) return;
    for (const other of importsOf(file)) visit(other, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  assert.deepEqual(circles, []);
});

test('a table knows no document, and of the board only what reads a view', () => {
  const ofTable = files.filter((file) => /^(table|board\/view)\//.test(file));
  const code = (/** @type {string} */ file) => readFileSync(join(shell, file), 'utf8').replace(comment, '');
  const wrong = ofTable.filter((file) => /\bdocument\b|from 'lit/.test(code(file)));
  assert.deepEqual(wrong, []);
  const board = ofTable.flatMap((file) => importsOf(file, true)).filter((other) => other.startsWith('board/'));
  assert.deepEqual([...new Set(board.map(roomOf))], ['board/view']);
});

/** Folders of tests of other things than the shell, and of helpers. */
const elsewhere = ['built', 'engine', 'house', 'pages', 'program', 'promises', 'scripts', 'support'];

test('tests of the shell lie in the rooms of the modules that they test', () => {
  const folders = new Set(listFiles('tests/web').map((path) => dirname(path).slice('tests/web/'.length)));
  const others = [...folders].filter((folder) => !elsewhere.includes(folder.split('/')[0]));
  assert.ok(others.length > 20, 'folders found');
  const wrong = others.filter((folder) => !depth.has(folder));
  assert.deepEqual(wrong, []);
});
