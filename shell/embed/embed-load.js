// Loads what all boards of a page share: the rules of each family and the messages of each language.

import { families } from '../../web/family-files.js';
import { fetchText, findLanguage, loadWords } from '../strings/load-words.js';
import { familyName } from '../table/variants.js';

/** @typedef {import('../words/words.js').Words} Words */

/**
 * The messages by language. One that fails to load is removed, so that it can be tried again.
 * @type {Map<string, ReturnType<typeof loadWords>>}
 */
const known = new Map();

function wordsOf(/** @type {string} */ language) {
  const words = known.get(language) ?? loadWords(language);
  known.set(language, words);
  words.catch(() => known.delete(language));
  return words;
}

/** The messages of parts that only some boards have. @type {Record<string, string>} */
const parts = import.meta.glob(
  [
    '../strings/families/*.ftl',
    '../strings/page/*-legend.ftl',
    '../strings/page/*-record.ftl',
    '../strings/later/*-marks.ftl',
  ],
  { query: '?url', import: 'default', eager: true },
);

const findPart = (/** @type {string} */ language, /** @type {string} */ part) =>
  Object.keys(parts).find((path) => path.endsWith(`/${language}-${part}.ftl`));

/**
 * What was added to the words of a language, which all boards share.
 * @type {WeakMap<Words, Map<string, Promise<void>>>}
 */
const added = new WeakMap();

/** Adds the messages of a part, once. */
export async function addPart(/** @type {Words} */ words, /** @type {string} */ part) {
  const known = added.get(words) ?? new Map();
  added.set(words, known);
  const adding =
    known.get(part) ??
    fetchText(parts[findPart(words.locale, part) ?? findPart('en', part) ?? '']).then((text) => words.add(text));
  known.set(part, adding);
  await adding.catch((/** @type {unknown} */ error) => {
    known.delete(part);
    throw error;
  });
}

/** What the games of each family need, as scripts/family-needs.mjs has found out. @type {Record<string, string[]>} */
const needs = import.meta.env.FAMILY_NEEDS;

/** What the parts of games are drawn with. @type {Record<string, () => Promise<unknown>>} */
const modules = {
  cards: () => import('../art/card-symbols.js'),
  hands: loadHand,
  'more-pieces': () => import('../art/more-pieces.js'),
};

/** Defines the element for the pieces in hand. */
export function loadHand() {
  return import('../board/motley-hand.js');
}

/** Adds the messages of a family and of what its games have, and loads what these are drawn with. */
async function loadFamilyParts(/** @type {string} */ family, /** @type {Words} */ words) {
  const named = [family, ...(needs[family] ?? [])];
  const spoken = named.filter((part) => findPart('en', part));
  await Promise.all([...named.map((part) => modules[part]?.()), ...spoken.map((part) => addPart(words, part))]);
}

/**
 * The engine for a variant, with the rules of its family only, so that less is loaded; and what its games need.
 * @param {string} variant
 * @param {Words} words to which those of the family are added
 */
export async function engineFor(variant, words) {
  const [engine] = await Promise.all([families.load(variant), loadFamilyParts(familyName(variant), words)]);
  return engine;
}

/** The messages for an element, in the language of the text around it, or else in English. */
export function wordsFor(/** @type {Element} */ element) {
  return wordsOf(findLanguage([languageOf(element)]));
}

/** The language tag of the nearest element that has one, across shadow trees. @returns {string} */
function languageOf(/** @type {Element} */ element) {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : '';
}
