// Where the rules and the words of games are, and how they are asked for while the part that draws boards is loading.
// Only embed.js imports this module: parts loaded later are handed their share of it, because files that both share
// would have to be waited for.

import rules from 'rules:families';
import { chooseLanguage } from '../words/languages.js';

/** The addresses of the words of boards; the other files are the page's. @type {Record<string, string>} */
const addresses = import.meta.glob(['../strings/*/*.ftl', '!../strings/*/{html,lessons,page,rules}.ftl'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where the messages of a file are, such as "more" or that of a family. Not every family has some. */
const placeOf = (/** @type {string} */ language, /** @type {string} */ file) =>
  addresses[`../strings/${language}/${file}.ftl`];

/** The files that were asked for, until they are taken. @type {Map<string, Promise<Response>>} */
const files = new Map();

/** The addresses that were asked for here, each once. @type {Set<string>} */
const asked = new Set();

/** @type {import('./game/embed-load.js').Sources} */
export const sources = { rules, chooseLanguage, placeOf, files };

function ask(/** @type {string | undefined} */ address) {
  if (!address || asked.has(address)) return;
  asked.add(address);
  const response = fetch(address);
  response.catch(() => {});
  files.set(address, response);
}

/**
 * Asks for the rules and the words that a board will probably need: a link may be long, so that only its first word is
 * looked at, and of a record the first that may be its variant. A wrong guess costs time, and nothing else.
 * @param {HTMLElement} element
 * @param {boolean} hasMore whether it shows more than a game to be played
 */
export function askEarly(element, hasMore) {
  const link = element.getAttribute('watch') ?? element.getAttribute('link');
  const [, own] = /\[\s*Variant\W+(\w+)/.exec(element.getAttribute('record') ?? '') ?? [];
  const text =
    element.getAttribute('variant')?.trim() || link?.slice(link.search(/#(?=[a-z])/) + 1) || own || 'custodian';
  const [family] = text.split(/[!;]/, 1);
  const language = chooseLanguage([element.closest('[lang]')?.getAttribute('lang') ?? '']);
  for (const file of ['boards', family, ...(hasMore ? ['more'] : [])]) ask(placeOf(language, file));
  if (Object.hasOwn(rules, family)) ask(rules[family]);
}
