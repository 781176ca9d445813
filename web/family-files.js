// Where the build has put each family's file. The page of all families does not import this.

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

/** The families that can be loaded one by one; all boards of a page share them. */
export const families = new Families(addresses);
