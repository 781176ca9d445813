// Loads what all boards of a page share: the rules of each family and the messages of each language.

import { Families } from '../../web/families.js';
import { early, fetchText } from '../../web/files.js';
import { familyName } from '../table/variants.js';
import { Words } from '../words/words.js';

/** @typedef {typeof import('./sources.js').sources} Sources */

/** Where all is, as embed.js says. @type {Sources} */
let sources;
/** @type {Families} */
let families;

/** Called before anything else, by each board. */
export function useSources(/** @type {Sources} */ given) {
  if (sources) return;
  sources = given;
  early.files = given.files;
  families = new Families(given.rules);
}

/** The addresses of the rules by family. */
export const ruleFiles = () => sources.rules;

/** The messages by language. One that fails to load is removed, so that it can be tried again. */
const known = /** @type {Map<string, Promise<Words>>} */ (new Map());

async function loadWords(/** @type {string} */ language) {
  return new Words(language, [await fetchText(sources.placeOf(language, 'boards'))]);
}

function wordsOf(/** @type {string} */ language) {
  const words = known.get(language) ?? loadWords(language);
  known.set(language, words);
  words.catch(() => known.delete(language));
  return words;
}

/** Files of messages by address. One that fails to load is removed. @type {Map<string, Promise<string>>} */
const texts = new Map();

/** Fetches a file of messages, once: it can be asked for before the words are there to which they are added. */
async function fetchWords(/** @type {string} */ language, /** @type {string} */ file) {
  const address = sources.placeOf(language, file);
  if (!address) return '';
  const text = texts.get(address) ?? fetchText(address);
  texts.set(address, text);
  text.catch(() => texts.delete(address));
  return text;
}

/**
 * What was added to the words of a language, which all boards share.
 * @type {WeakMap<Words, Map<string, Promise<void>>>}
 */
const added = new WeakMap();

/** Adds the messages of a file, once. */
export async function addWords(/** @type {Words} */ words, /** @type {string} */ file) {
  const known = added.get(words) ?? new Map();
  added.set(words, known);
  const adding = known.get(file) ?? fetchWords(words.locale, file).then((text) => words.add(text));
  known.set(file, adding);
  await adding.catch((/** @type {unknown} */ error) => {
    known.delete(file);
    throw error;
  });
}

/** Defines the element for the pieces in hand. */
export function loadHand() {
  return import('../board/motley-hand.js');
}

/** The modules that have come. To import one again takes a task, for which a page that is printed does not wait. */
const come = /** @type {Set<string>} */ (new Set());

async function loadModule(/** @type {string} */ part) {
  if (come.has(part)) return;
  await sources.modules[part]?.();
  come.add(part);
}

/**
 * The engine for a variant, with the rules of its family only, so that less is loaded; and what its games need.
 * @param {string} variant
 * @param {(family: string) => Promise<unknown>} loadWords
 */
async function loadFamily(variant, loadWords) {
  const family = familyName(variant);
  const modules = (sources.needs[family] ?? []).map(loadModule);
  const [engine] = await Promise.all([families.load(variant), loadWords(family), ...modules]);
  return engine;
}

/** The same, with the words of the family added to those of a board. */
export function engineFor(/** @type {string} */ variant, /** @type {Words} */ words) {
  return loadFamily(variant, (family) => addWords(words, family));
}

/** Asks for all of this before the words of the board are there. Rejects if something cannot be loaded. */
export function askFor(/** @type {string} */ variant, /** @type {Element} */ element) {
  const language = languageFor(element);
  return loadFamily(variant, (family) => fetchWords(language, family));
}

/** The language of the text around an element, if there are words in it, or else English. */
const languageFor = (/** @type {Element} */ element) => sources.chooseLanguage([languageOf(element)]);

/** The messages for an element, in the language of the text around it, or else in English. */
export function wordsFor(/** @type {Element} */ element) {
  return wordsOf(languageFor(element));
}

/** The language tag of the nearest element that has one, across shadow trees. @returns {string} */
function languageOf(/** @type {Element} */ element) {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : '';
}
