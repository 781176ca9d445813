// Messages in which something is counted, with the numbers that show how a language counts:
// node tests/web/support/counted.js ru

import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { Words } from '../../../shell/words/words.js';
import { languages, variablesIn } from './words.js';

/** Numbers after which the forms of nouns differ: in Russian 21 takes another one than 5, in French 0 that of 1. */
export const counts = [0, 1, 2, 5, 21, 101];

/** @typedef {{ type?: string, name?: string, selector?: any, variants?: any[] }} Part of a message */

/** The keys of variants that numbers choose. */
const isOfNumber = (/** @type {any} */ { key }) => key.type === 'num' || /^(zero|one|two|few|many)$/.test(key.value);

/** The selectors of a message, each with its variants, the inner ones after the outer. @returns {any[]} */
function selectorsIn(/** @type {any} */ part) {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(selectorsIn);
  return part.type === 'select' ? [part, ...inner] : inner;
}

const bodies = [...languages.values()].flatMap((files) =>
  [...files.values()].flatMap((text) => new FluentResource(text).body),
);

/** The variables that are numbers: those by which some message of some language chooses as numbers choose. */
const numbers = new Set(
  bodies
    .flatMap(({ value }) => selectorsIn(value))
    .filter(({ selector, variants }) => selector.type === 'var' && variants.some(isOfNumber))
    .map(({ selector }) => selector.name),
);

/** Whether a message has a variant for each number that there can be, as for the ten levels. */
const isOfFew = (/** @type {any} */ value, /** @type {string} */ name) =>
  selectorsIn(value).some(
    ({ selector, variants, star }) => selector.name === name && variants[star].key.type === 'num',
  );

/** Something that a variable can stand for. */
const examples = /** @type {Record<string, string>} */ ({
  seat: 'seat-w',
  owner: 'seat-b',
  winner: 'seat-w',
  loser: 'seat-b',
  kind: 'kind-knight',
  becomes: 'kind-queen',
  actor: 'kind-rook',
  partner: 'kind-bishop',
  model: 'kind-bishop',
});

/**
 * The messages of a language that have a number, each with its texts: one for each of `counts`, all else being equal.
 * @returns {{ id: string, variable: string, texts: string[] }[]}
 */
export function countedIn(/** @type {string} */ language) {
  const files = [...(languages.get(language)?.values() ?? [])];
  const words = new Words(language, files);
  return files
    .flatMap((text) => new FluentResource(text).body)
    .flatMap(({ id, value }) => {
      const variables = [...new Set(variablesIn(value))];
      const args = Object.fromEntries(variables.map((name) => [name, examples[name] ?? (numbers.has(name) ? 7 : 'x')]));
      return variables
        .filter((name) => numbers.has(name) && !isOfFew(value, name))
        .map((variable) => ({
          id,
          variable,
          texts: counts.map((count) => words.format(id, { ...args, [variable]: count })),
        }));
    });
}

/**
 * The words that follow a number in messages which do not choose by that number: "board-label: ranks". A noun among
 * them has one form, whatever the number is.
 * @returns {string[]}
 */
export function unchosenIn(/** @type {string} */ language) {
  /** @type {string[]} */
  const found = [];
  const look = (/** @type {any} */ part, /** @type {string} */ id, /** @type {string[]} */ chosen) => {
    if (Array.isArray(part))
      for (const [i, piece] of part.entries()) {
        const [, word] = /^\s*(\p{L}+)/u.exec(typeof part[i + 1] === 'string' ? part[i + 1] : '') ?? [];
        const isNumber = piece.type === 'var' && numbers.has(piece.name) && !chosen.includes(piece.name);
        if (isNumber && word) found.push(`${id}: ${word}`);
        look(piece, id, chosen);
      }
    else if (part?.type === 'select')
      for (const { value } of part.variants) look(value, id, [...chosen, part.selector.name]);
  };
  for (const text of languages.get(language)?.values() ?? [])
    for (const { id, value } of new FluentResource(text).body) look(value, id, []);
  return [...new Set(found)];
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { id, variable, texts } of countedIn(process.argv[2] ?? 'en'))
    console.log(`${id} ($${variable})\n${texts.map((text, i) => `  ${counts[i]}: ${text}`).join('\n')}`);
