// Loads rules that are in parts, as our page has them, see scripts/split-wasm.mjs. Who has them in one file needs none
// of this.

import { compile, Engine } from './engine.js';
import { Instance } from './instance.js';

/** What a part takes from those before it. */
const importsFrom = (/** @type {WebAssembly.Exports} */ exports) => ({ e: exports });

/** Starts modules in their order. Returns what they export together. */
async function start(/** @type {WebAssembly.Module[]} */ modules) {
  const exports = /** @type {WebAssembly.Exports} */ ({});
  for (const module of modules)
    Object.assign(exports, (await WebAssembly.instantiate(module, importsFrom(exports))).exports);
  return exports;
}

/** The same at once, for what has been started before. */
function startAgain(/** @type {WebAssembly.Module[]} */ modules) {
  const exports = /** @type {WebAssembly.Exports} */ ({});
  for (const module of modules) Object.assign(exports, new WebAssembly.Instance(module, importsFrom(exports)).exports);
  return exports;
}

/**
 * Loads rules from one file or from parts, each of which needs those before it.
 * @param {(string | BufferSource)[]} sources addresses or bytes
 */
export async function loadParts(sources) {
  const modules = await Promise.all(sources.map(compile));
  return new Engine(new Instance(() => startAgain(modules), await start(modules)));
}
