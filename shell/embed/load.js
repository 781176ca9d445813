// What all boards of a page share: the rules, and the words of each language.

import { loadEngine } from '../../web/engine.js';
import { findLanguage, loadWords } from '../strings/load.js';

/**
 * The same promise for the same key; one that fails is forgotten.
 * @template Thing
 * @param {(key: string) => Promise<Thing>} load
 */
function once(load) {
  /** @type {Map<string, Promise<Thing>>} */
  const known = new Map();
  return (/** @type {string} */ key) => {
    const promise = known.get(key) ?? load(key);
    known.set(key, promise);
    promise.catch(() => known.delete(key));
    return promise;
  };
}

const wordsOf = once((language) => loadWords(language));

/** The rules of a family. */
export const engineOf = once(() => loadEngine());

/** The words for an element: of the language around it, or English. */
export function wordsFor(/** @type {Element} */ element) {
  return wordsOf(findLanguage(languageOf(element)));
}

/** The language tag of the nearest element that has one, across shadow trees. @returns {string} */
export function languageOf(/** @type {Element} */ element) {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : '';
}
