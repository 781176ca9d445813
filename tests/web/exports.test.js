// What the WebAssembly files export is what the lists name and the headers declare; they import nothing.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { familyFiles } from './support.js';

const read = (/** @type {string} */ path) => readFileSync(new URL('../../' + path, import.meta.url));
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
  // The page has the schema from its build, and counts no sequences; not every family has a net.
  ...Object.keys(familyFiles).map((family) => {
    const hasNet = readdirSync(new URL(`../../core/families/${family}`, import.meta.url)).some((name) =>
      /\.net$/.test(name),
    );
    const isAsked = (/** @type {string} */ name) =>
      !['game_schema', 'game_perft', 'game_count', ...(hasNet ? [] : ['search_net'])].includes(name);
    return {
      name: `play-${family}`,
      listed: [...list('exports'), ...list('exports-page'), ...list('exports-search')].filter(isAsked),
      declared: [...declare('api'), ...declare('search-api')].filter(isAsked),
    };
  }),
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
