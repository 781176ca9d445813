// Loads what all boards of a page share: the rules of each family and the messages of each language.

import { Families } from '../../../web/families.js';
import { early, fetchLines } from '../../../web/files.js';
import { familyName } from '../../table/game/variants.js';
import { makeAdder } from '../../words/add-words.js';
import { Words } from '../../words/words.js';

/**
 * Where the rules and the words of games are.
 * @typedef {object} Sources
 * @property {Record<string, string>} rules the addresses of those of each family
 * @property {typeof import('../../words/languages.js').chooseLanguage} chooseLanguage
 * @property {(language: string, file: string) => string} placeOf the address of messages
 * @property {Map<string, Promise<Response>>} files that were asked for, until they are taken
 */

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

/** The messages by language. One that fails to load is removed, so that it can be tried again. */
const known = /** @type {Map<string, Promise<Words>>} */ (new Map());

async function loadWords(/** @type {string} */ language, /** @type {ConstructorParameters<typeof Words>[2]} */ own) {
  return new Words(language, [await fetchLines(sources.placeOf(language, 'boards'))], own);
}

/**
 * The messages for an element, in the language of the text around it, or else in English.
 * @param {Element} element
 * @param {string} [text] messages of its author, in that language, which win
 */
export function wordsFor(element, text = '') {
  const tag = languageOf(element);
  const language = sources.chooseLanguage([tag]);
  const own = text ? { locale: localeOf(tag) ?? language, text } : undefined;
  const key = own ? `${language} ${own.locale} ${text}` : language;
  const words = known.get(key) ?? loadWords(language, own);
  known.set(key, words);
  words.catch(() => known.delete(key));
  return words;
}

/** A language tag as numbers and lists are written by it; undefined: it is none. */
function localeOf(/** @type {string} */ tag) {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** The language tag of the nearest element that has one, across shadow trees. @returns {string} */
function languageOf(/** @type {Element} */ element) {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : '';
}

/** Adds the messages of a file to the words of a language, which all boards share. */
export const { addWords } = makeAdder((language, file) => sources.placeOf(language, file));

/** The rules of a variant's family, and no others, when the words of the family are there too. */
export async function engineFor(/** @type {string} */ variant, /** @type {Words} */ words) {
  const [engine] = await Promise.all([families.load(variant), addWords(words, familyName(variant))]);
  return engine;
}
