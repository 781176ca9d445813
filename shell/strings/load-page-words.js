// Loads the messages of the page: those that boards use, and those that only the page has.

import { loadWords } from './load-words.js';

/** @type {Record<string, string>} */
const addresses = import.meta.glob(['./page/*.ftl', './families/*.ftl'], {
  query: '?url',
  import: 'default',
  eager: true,
});

export function loadPageWords(/** @type {string} */ language) {
  return loadWords(language, addresses);
}
