// Loads the messages of a language for the page: those that it begins with, and later those of its parts.

import folder from 'words:folder';
import { fetchText } from '../../web/files.js';
import { Words } from '../words/words.js';
import { fileOf } from './languages.js';

/** Where the messages of a language are that the page begins with, or some of the others. */
const placeOf = (/** @type {string} */ language, file = '') => `${folder}${language}${file && `-${file}`}.ftl`;

/** Loads the messages that the page begins with. Rejects if some cannot be loaded. */
export async function loadWords(/** @type {string} */ language) {
  return new Words(language, [await fetchText(placeOf(language))]);
}

/** The files that words have, or are about to have. @type {WeakMap<object, Map<string, Promise<void>>>} */
const added = new WeakMap();

async function load(/** @type {Words} */ words, /** @type {string} */ file) {
  words.add(await fetchText(placeOf(words.locale, file)));
}

/**
 * Adds the messages of a part, however many modules ask for them.
 * Rejects if they cannot be loaded; then they may be asked for again.
 * @param {Words} words
 * @param {string} part
 */
export function addWords(words, part) {
  const files = added.get(words) ?? new Map();
  added.set(words, files);
  const file = fileOf(part);
  const known = files.get(file);
  if (known) return known;
  const loading = load(words, file);
  files.set(file, loading);
  loading.catch(() => files.delete(file));
  return loading;
}

/** The messages of another language, with the parts that words have. Rejects if some cannot be loaded. */
export async function translate(/** @type {Words} */ words, /** @type {string} */ language) {
  const others = await loadWords(language);
  await Promise.all([...(added.get(words)?.keys() ?? [])].map((part) => addWords(others, part)));
  return others;
}
