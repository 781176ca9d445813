// Words that one part of the page alone says, loaded with it.

import { fetchText } from './load-words.js';

/** @type {Record<string, string>} */
const addresses = import.meta.glob('./later/*.ftl', { query: '?url', import: 'default', eager: true });

/**
 * Adds the words of a part, in the same language or English. Fails if they do not come.
 * @param {import('../words/words.js').Words} words
 * @param {string} part
 */
export async function addWords(words, part) {
  const address = addresses[`./later/${words.locale}-${part}.ftl`] ?? addresses[`./later/en-${part}.ftl`];
  words.add(await fetchText(address));
}
