// What motley.wasm exports is what web/exports.txt lists and web/api.h declares; it imports nothing.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (/** @type {string} */ path) => readFileSync(new URL('../../' + path, import.meta.url));
const module = new WebAssembly.Module(read('build/wasm/motley.wasm'));
const listed = String(read('web/exports.txt')).split('\n').filter(Boolean);

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
  const code = header.replace(/\/\*.*?\*\//gs, '').replace(/\/\/.*/g, '').replace(/^#.*/gm, '');
  return [...code.matchAll(/\b([a-z]\w*)\s*\([^()]*\)\s*;/g)].map((match) => match[1]);
}

test('the list names each export once', () => {
  assert.deepEqual([...new Set(listed)], listed);
});

test('the binary exports what is listed', () => {
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  assert.deepEqual(names.filter((name) => !runtime.has(name)).sort(), [...listed].sort());
});

test('the header declares what is listed', () => {
  assert.deepEqual(findDeclared(String(read('web/api.h'))).sort(), [...listed].sort());
});

test('the binary imports nothing', () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
});
