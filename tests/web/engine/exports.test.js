// What the WebAssembly files export is what the lists name and the headers declare; they import nothing, but what is in
// parts, from those before.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { familyFiles } from '../support/engine.js';

const read = (/** @type {string} */ path) => readFileSync(new URL('../../../' + path, import.meta.url));
/** What the C library and the linker add of their own accord. */
const runtime = new Set([
  '_initialize',
  '__errno_location',
  '__indirect_function_table',
  'memory',
  'stackAlloc',
  'stackRestore',
  'stackSave',
]);

/** The functions that a C header declares. */
function findDeclared(/** @type {string} */ header) {
  const code = header
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\/\/.*/g, '')
    .replace(/^#.*/gm, '');
  return [...code.matchAll(/\b([a-z]\w*)\s*\([^()]*\)\s*;/g)].map((match) => match[1]);
}

const list = (/** @type {string} */ name) =>
  String(read(`web/${name}.txt`))
    .split('\n')
    .filter(Boolean);
const declare = (/** @type {string} */ name) => findDeclared(String(read(`web/${name}.h`)));

const families = Object.keys(familyFiles).map((name) => `motley-${name}`);
const shared = declare('api').filter((name) => !list('exports-page').includes(name));
// A family alone, and what thinks, leave out what only the page asks for.
const binaries = [
  { name: 'motley', listed: [...list('exports'), ...list('exports-page')], declared: declare('api') },
  ...families.map((name) => ({
    name,
    listed: list('exports'),
    declared: shared,
  })),
  {
    name: 'motley-search',
    listed: [...list('exports'), ...list('exports-search')],
    declared: [...shared, ...declare('search-api')],
  },
];

for (const { name, listed, declared } of binaries) {
  const module = new WebAssembly.Module(read(`build/wasm/${name}.wasm`));

  test(`${name}: the list names each export once`, () => {
    assert.deepEqual([...new Set(listed)], listed);
  });

  test(`${name}: the binary exports what is listed`, () => {
    const names = WebAssembly.Module.exports(module).map(({ name }) => name);
    assert.deepEqual(names.filter((name) => !runtime.has(name)).sort(), [...listed].sort());
  });

  test(`${name}: the header declares what is listed`, () => {
    assert.deepEqual([...declared].sort(), [...listed].sort());
  });

  test(`${name}: the binary imports nothing`, () => {
    assert.deepEqual(WebAssembly.Module.imports(module), []);
  });
}

const open = (/** @type {string} */ name) => new WebAssembly.Module(read(`build/wasm/${name}.wasm`));
const exportsOf = (/** @type {string} */ name) => WebAssembly.Module.exports(open(name)).map(({ name }) => name);

/** What parts have for each other. */
const isForParts = (/** @type {string} */ name) => /^(?:[0-9a-z]{1,2}|memory|table|stack)$/.test(name);

test('the parts for our page export together what is listed, but what its build has asked and nobody counts', () => {
  const unasked = ['game_schema', 'game_perft', 'game_count'];
  const listed = [...list('exports'), ...list('exports-page'), ...list('exports-search')];
  const names = ['play', 'think'].flatMap(exportsOf).filter((name) => !runtime.has(name) && !isForParts(name));
  assert.deepEqual(names.sort(), listed.filter((name) => !unasked.includes(name)).sort());
});

test('without the search they export what is not its own', () => {
  const isOfSearch = (/** @type {string} */ name) => /^(search|takes)_/.test(name);
  const found = exportsOf('play').filter((name) => list('exports-search').includes(name));
  assert.deepEqual(
    found.sort(),
    list('exports-search')
      .filter((name) => !isOfSearch(name))
      .sort(),
  );
});

for (const family of Object.keys(familyFiles))
  test(`${family}: each part imports only what those before it export, and nothing is exported twice`, () => {
    const all = new Set();
    for (const name of ['play', `play-${family}`, 'think', `think-${family}`]) {
      for (const { module, name: taken } of WebAssembly.Module.imports(open(name)))
        assert.ok(module === 'e' && all.has(taken), `${name} takes ${module}.${taken}`);
      for (const given of exportsOf(name)) {
        assert.ok(!all.has(given), `${name} gives ${given}`);
        all.add(given);
      }
    }
  });
