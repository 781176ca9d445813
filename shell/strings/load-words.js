// Loads the messages of a language for the page: those that it begins with, and later those of its parts.

import folder from 'words:folder';
import { fetchText } from '../../web/files.js';
import { Words } from '../words/words.js';
import { fileOf } from './languages.js';

/** Where the messages of a language are that the page begins with, or some of the others. */
const placeOf = (/** @type {string} */ language, file = '') => `${folder}${language}${file && `-${file}`}.ftl`;

/** The files that words have, or are about to have. @type {WeakMap<object, Map<string, Promise<void>>>} */
const added = new WeakMap();

async function load(/** @type {Words} */ words, /** @type {string} */ file) {
  words.add(await fetchText(placeOf(words.locale, file)));
}

/**
 * Adds the messages of a part, or a family, however many modules ask for them; or those that the page begins with.
 * Rejects if they cannot be loaded; then they may be asked for again.
 * @param {Words} words
 * @param {string} [part]
 */
export function addWords(words, part = '') {
  const files = added.get(words) ?? new Map();
  added.set(words, files);
  const file = part && fileOf(part);
  const known = files.get(file);
  if (known) return known;
  const loading = load(words, file);
  files.set(file, loading);
  loading.catch(() => files.delete(file));
  return loading;
}

/**
 * The messages of another language, with the parts that words have, also those that come meanwhile. Rejects if some
 * cannot be loaded.
 */
export async function translate(/** @type {Words} */ words, /** @type {string} */ language) {
  const others = new Words(language, []);
  const parts = added.get(words) ?? new Map([['', undefined]]);
  for (let count = 0; count < parts.size; ) {
    count = parts.size;
    await Promise.all([...parts.keys()].map((part) => addWords(others, part)));
  }
  return others;
}
