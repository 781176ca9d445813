// Where the rules, the words and the drawings of games are, and how they are asked for while what draws boards is still
// on its way. Only embed.js imports this module: what is loaded later is handed what it needs of it, because files that
// both share would have to be waited for.

import rules from 'rules:families';
import { chooseLanguage } from '../strings/languages.js';

/** The addresses of what boards say; the other files are the page's. @type {Record<string, string>} */
const addresses = import.meta.glob(['../strings/*/*.ftl', '!../strings/*/{html,lessons,page,rules}.ftl'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where the messages of a file are, such as "more" or that of a family. Not every family has some. */
const placeOf = (/** @type {string} */ language, /** @type {string} */ file) =>
  addresses[`../strings/${language}/${file}.ftl`];

/** What the games of each family need, as scripts/family-needs.mjs has found out. @type {Record<string, string[]>} */
const needs = import.meta.env.FAMILY_NEEDS;

/** What the parts of games are drawn with, and what shows a game. @type {Record<string, () => Promise<unknown>>} */
const modules = {
  cards: () => import('./card-parts.js'),
  grounds: () => import('../board/grounds.js'),
  hands: () => import('../board/motley-hand.js'),
  'more-pieces': () => import('../art/more-pieces.js'),
  replay: () => Promise.all([import('./replay-input.js'), import('./embed-moves.js')]),
  tables: () => import('./table-parts.js'),
  turns: () => import('./turn-parts.js'),
};

/** The files that were asked for, until they are taken. @type {Map<string, Promise<Response>>} */
const files = new Map();

/** All that were asked for here: again it is for others to do. @type {Set<string>} */
const asked = new Set();

export const sources = { rules, chooseLanguage, placeOf, needs, modules, files };

function ask(/** @type {string | undefined} */ address) {
  if (!address || asked.has(address)) return;
  asked.add(address);
  const response = fetch(address);
  response.catch(() => {});
  files.set(address, response);
}

/** Asks for what a board will probably need. What is guessed wrong costs time, and nothing else. */
export function askEarly(/** @type {HTMLElement} */ element) {
  const link = element.getAttribute('link');
  const text = element.getAttribute('variant')?.trim() || link?.slice(link.indexOf('#') + 1) || 'custodian';
  const [family] = text.split(/[!;]/, 1);
  const named = [family, element.getAttribute('mode') ?? '', ...(needs[family] ?? [])];
  const language = chooseLanguage([element.closest('[lang]')?.getAttribute('lang') ?? '']);
  for (const file of ['boards', family]) ask(placeOf(language, file));
  ask(rules[family]);
  for (const part of named) {
    modules[part]?.().catch(() => {});
    // A picture has none.
    if (part === 'tables' && element.getAttribute('mode') !== 'diagram') import('../board/camera.js').catch(() => {});
  }
}
