// Loads the messages of a language, which are files of their own, when the page or the first board of a page starts.

import { fetchText } from '../../web/files.js';
import { Words } from '../words/words.js';
import { chooseLanguage, languageIn } from './languages.js';

/** @type {Record<string, string>} */
const addresses = import.meta.glob('./*.ftl', { query: '?url', import: 'default', eager: true });

/** The language to use for somebody who reads these, such as "de-AT", the dearest first. */
export const findLanguage = (/** @type {readonly string[]} */ tags) => chooseLanguage(tags, Object.keys(addresses));

/**
 * Loads the messages that boards use in a language, and further files. Rejects if one of them cannot be loaded.
 * @param {string} language
 * @param {Record<string, string>} [more] addresses by path
 */
export async function loadWords(language, more = {}) {
  const files = Object.entries({ ...addresses, ...more }).filter(([path]) => languageIn(path) === language);
  return new Words(language, await Promise.all(files.map(([, address]) => fetchText(address))));
}
