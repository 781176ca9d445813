// Messages that only one part of the page uses, loaded together with that part.

import { fetchText } from './load-words.js';

/** @type {Record<string, string>} */
const addresses = import.meta.glob('./later/*.ftl', { query: '?url', import: 'default', eager: true });

/**
 * Adds the messages of a part, in the language of the page or else in English. Rejects if they cannot be loaded.
 * @param {import('../words/words.js').Words} words
 * @param {string} part
 */
export async function addWords(words, part) {
  const address = addresses[`./later/${words.locale}-${part}.ftl`] ?? addresses[`./later/en-${part}.ftl`];
  words.add(await fetchText(address));
}
