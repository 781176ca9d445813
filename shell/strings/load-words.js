// Loads the messages of a language for the page, file by file.

import { fetchText } from '../../web/files.js';
import { Words } from '../words/words.js';

/** The addresses of all files of messages. @type {Record<string, string>} */
const addresses = import.meta.glob(['./*/*.ftl', '!./*/html.ftl'], { query: '?url', import: 'default', eager: true });

/** The files that words have, or are about to have. @type {WeakMap<object, Map<string, Promise<void>>>} */
const added = new WeakMap();

async function load(/** @type {Words} */ words, /** @type {string} */ file) {
  const address = addresses[`./${words.locale}/${file}.ftl`];
  // A family that is being made may have no words yet.
  if (address) words.add(await fetchText(address));
}

/**
 * Adds the messages of a file, such as "more" or that of a family, however many modules ask for them. Rejects if they
 * cannot be loaded; then they may be asked for again.
 * @param {Words} words
 * @param {string} file
 */
export function addWords(words, file) {
  const files = added.get(words) ?? new Map();
  added.set(words, files);
  const known = files.get(file);
  if (known) return known;
  const loading = load(words, file);
  files.set(file, loading);
  loading.catch(() => files.delete(file));
  return loading;
}

/**
 * The messages of another language, of the files that words have, also of those that come meanwhile. Rejects if some
 * cannot be loaded.
 */
export async function translate(/** @type {Words} */ words, /** @type {string} */ language) {
  const others = new Words(language, []);
  const files = added.get(words) ?? new Map();
  for (let count = 0; count < files.size; ) {
    count = files.size;
    await Promise.all([...files.keys()].map((file) => addWords(others, file)));
  }
  return others;
}
