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
  const { first } = await sources.wordsIn(language);
  return new Words(language, await Promise.all(first.map(fetchText)));
}

function wordsOf(/** @type {string} */ language) {
  const words = known.get(language) ?? loadWords(language);
  known.set(language, words);
  words.catch(() => known.delete(language));
  return words;
}

/** Files of messages by address. One that fails to load is removed. @type {Map<string, Promise<string>>} */
const texts = new Map();

/** Fetches the messages of a part, once: they can be asked for before the words are there to which they are added. */
async function fetchPart(/** @type {string} */ language, /** @type {string} */ part) {
  const address = (await sources.wordsIn(language)).later[part];
  // Not every part of a game has words.
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

/** Adds the messages of a part, once. */
export async function addPart(/** @type {Words} */ words, /** @type {string} */ part) {
  const known = added.get(words) ?? new Map();
  added.set(words, known);
  const adding = known.get(part) ?? fetchPart(words.locale, part).then((text) => words.add(text));
  known.set(part, adding);
  await adding.catch((/** @type {unknown} */ error) => {
    known.delete(part);
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
 * @param {(part: string) => Promise<unknown>} loadWords of a part
 */
async function loadFamily(variant, loadWords) {
  const family = familyName(variant);
  const named = [family, ...(sources.needs[family] ?? [])];
  // A game with options is called by them, or by the name of a preset.
  if (variant.includes(';')) named.push(`${family}-names`);
  const [engine] = await Promise.all([families.load(variant), ...named.map(loadModule), ...named.map(loadWords)]);
  return engine;
}

/** The same, with the words of the family added to those of a board. */
export function engineFor(/** @type {string} */ variant, /** @type {Words} */ words) {
  return loadFamily(variant, (part) => addPart(words, part));
}

/** Asks for all of this before the words of the board are there. Rejects if something cannot be loaded. */
export function askFor(/** @type {string} */ variant, /** @type {Element} */ element) {
  const language = languageFor(element);
  return loadFamily(variant, (part) => fetchPart(language, part));
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
