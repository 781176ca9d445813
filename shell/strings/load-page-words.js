// The words of the page: those of boards, and what only the page says.

import { loadWords } from './load-words.js';

/** @type {Record<string, string>} */
const addresses = import.meta.glob('./page/*.ftl', { query: '?url', import: 'default', eager: true });

export function loadPageWords(/** @type {string} */ language) {
  return loadWords(language, addresses);
}
