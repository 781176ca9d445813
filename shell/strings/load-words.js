// The words of a language: files of their own, fetched when a page or its first board begins.

import { Words } from '../words/words.js';

/** @type {Record<string, string>} */
const addresses = import.meta.glob('./*.ftl', { query: '?url', import: 'default', eager: true });

export async function fetchText(/** @type {string} */ address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}

const languageIn = (/** @type {string} */ path) => /([a-z]+)[^/]*$/.exec(path)?.[1];

/** The language for a tag such as "de-AT": its own if there are words, or English. */
export function findLanguage(/** @type {string} */ tag) {
  const [language] = tag.toLowerCase().split('-');
  return Object.keys(addresses).some((name) => languageIn(name) === language) ? language : 'en';
}

/**
 * All that boards say in a language, and more files of the same kind. Fails if one of them does not come.
 * @param {string} language
 * @param {Record<string, string>} [more] addresses by path
 */
export async function loadWords(language, more = {}) {
  const files = Object.entries({ ...addresses, ...more }).filter(([path]) => languageIn(path) === language);
  return new Words(language, await Promise.all(files.map(([, address]) => fetchText(address))));
}
