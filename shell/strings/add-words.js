// Messages that only one part of the page uses, loaded together with that part.

import { fetchText } from '../../web/files.js';

/** @type {Record<string, string>} */
const addresses = import.meta.glob('./later/*.ftl', { query: '?url', import: 'default', eager: true });

/** The parts that words have, or are about to have. @type {WeakMap<object, Map<string, Promise<void>>>} */
const added = new WeakMap();

async function load(/** @type {import('../words/words.js').Words} */ words, /** @type {string} */ part) {
  const address = addresses[`./later/${words.locale}-${part}.ftl`] ?? addresses[`./later/en-${part}.ftl`];
  words.add(await fetchText(address));
}

/**
 * Adds the messages of a part, in the language of the page or else in English, however many modules ask for them.
 * Rejects if they cannot be loaded; then they may be asked for again.
 * @param {import('../words/words.js').Words} words
 * @param {string} part
 */
export function addWords(words, part) {
  const parts = added.get(words) ?? new Map();
  added.set(words, parts);
  const known = parts.get(part);
  if (known) return known;
  const loading = load(words, part);
  parts.set(part, loading);
  loading.catch(() => parts.delete(part));
  return loading;
}
