// Loads the messages of a language, which are files of their own, when the page or the first board of a page starts.

import { Words } from '../words/words.js';

/** @type {Record<string, string>} */
const addresses = import.meta.glob('./*.ftl', { query: '?url', import: 'default', eager: true });

export async function fetchText(/** @type {string} */ address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}

const languageIn = (/** @type {string} */ path) => /([a-z]+)[^/]*$/.exec(path)?.[1];

/** The language to use for a tag such as "de-AT": that language if it has messages, otherwise English. */
export function findLanguage(/** @type {string} */ tag) {
  const [language] = tag.toLowerCase().split('-');
  return Object.keys(addresses).some((name) => languageIn(name) === language) ? language : 'en';
}

/**
 * Loads the messages that boards use in a language, and further files. Rejects if one of them cannot be loaded.
 * @param {string} language
 * @param {Record<string, string>} [more] addresses by path
 */
export async function loadWords(language, more = {}) {
  const files = Object.entries({ ...addresses, ...more }).filter(([path]) => languageIn(path) === language);
  return new Words(language, await Promise.all(files.map(([, address]) => fetchText(address))));
}
