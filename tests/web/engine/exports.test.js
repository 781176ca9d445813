// The exports of the WebAssembly files are those that the list names and the headers declare.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { familyFiles } from '../support/engine.js';

const read = (/** @type {string} */ path) => readFileSync(new URL('../../../' + path, import.meta.url));
/** Names that the C library and the linker add of their own accord. */
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

const listed = String(read('web/exports.txt')).split('\n').filter(Boolean);
const declared = ['api', 'search-api'].flatMap((name) => findDeclared(String(read(`web/${name}.h`))));

test('the list names once what the headers declare', () => {
  assert.deepEqual([...listed].sort(), [...declared].sort());
});

for (const name of ['motley', ...Object.keys(familyFiles).map((family) => `motley-${family}`)]) {
  const module = new WebAssembly.Module(read(`build/wasm/${name}.wasm`));

  test(`${name}: the binary exports what is listed`, () => {
    const names = WebAssembly.Module.exports(module).map(({ name }) => name);
    assert.deepEqual(names.filter((name) => !runtime.has(name)).sort(), [...listed].sort());
  });

  test(`${name}: of its host the binary asks only to be told that the memory has grown`, () => {
    const imports = WebAssembly.Module.imports(module).map(({ module, name }) => `${module}.${name}`);
    assert.deepEqual(imports, ['env.emscripten_notify_memory_growth']);
  });
}
