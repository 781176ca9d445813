// The words of a language: files of their own, fetched when the page begins.

import { Words } from '../words.js';

/** @type {Record<string, string>} */
const addresses = import.meta.glob('./*.ftl', { query: '?url', import: 'default', eager: true });

export async function fetchText(/** @type {string} */ address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}

const languageIn = (/** @type {string} */ name) => /^\.\/([a-z]+)/.exec(name)?.[1];

/** The language for a tag such as "de-AT": its own if there are words, or English. */
export function findLanguage(/** @type {string} */ tag) {
  const [language] = tag.toLowerCase().split('-');
  return Object.keys(addresses).some((name) => languageIn(name) === language) ? language : 'en';
}

/** What a board alone does not say. */
const ofPage = /-(analysis|page|rules)\.ftl$/;

/**
 * All files whose names begin with the language, or those that a board needs. Fails if one of them does not come.
 * @param {string} language
 * @param {'page' | 'board'} where
 */
export async function loadWords(language, where) {
  const names = Object.keys(addresses).filter(
    (name) => languageIn(name) === language && (where === 'page' || !ofPage.test(name)),
  );
  return new Words(language, await Promise.all(names.map((name) => fetchText(addresses[name]))));
}
