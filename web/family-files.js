// The addresses of the WebAssembly files of single families, as the build has named them. Our own page, which has all
// families, does not import this module.

import { Families } from './families.js';

/** @type {Record<string, string>} */
const files = import.meta.glob(['../build/wasm/motley-*.wasm', '!../build/wasm/motley-search*.wasm'], {
  query: '?url',
  import: 'default',
  eager: true,
});

const addresses = Object.entries(files).map(
  ([path, address]) => /** @type {[string, string]} */ ([path.replace(/.*\/motley-|\.wasm$/g, ''), address]),
);

/** The single families; all boards of a page share their engines. */
export const families = new Families(addresses);
