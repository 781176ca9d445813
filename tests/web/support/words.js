// The files of messages, for tests without a browser.

import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { Words } from '../../../shell/words/words.js';

const strings = new URL('../../../shell/strings/', import.meta.url);

/** The files of one language by their names, as "boards" or "till". @typedef {Map<string, string>} Files */

/** The files that scripts load, of a language. @returns {Files} */
function readFiles(/** @type {string} */ language) {
  const names = readdirSync(new URL(`${language}/`, strings)).filter((name) => name !== 'html.ftl');
  const read = (/** @type {string} */ name) => readFileSync(new URL(`${language}/${name}`, strings), 'utf8');
  return new Map(names.map((name) => [name.replace('.ftl', ''), read(name)]));
}

const folders = readdirSync(strings, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** All files by language. */
export const languages = new Map(folders.map(({ name }) => [name, readFiles(name)]));

/** The variables of a message or of a part of one. @returns {string[]} */
export function variablesIn(/** @type {unknown} */ part) {
  if (typeof part !== 'object' || part === null) return [];
  const { type, name } = /** @type {{ type?: string, name?: string }} */ (part);
  return type === 'var' ? [String(name)] : Object.values(part).flatMap(variablesIn);
}

/**
 * All texts that a part of a message can become.
 * @param {any} part
 * @param {string} gap what stands where something is filled in
 * @returns {string[]}
 */
export function textsOf(part, gap) {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part))
    return part.reduce(
      (/** @type {string[]} */ begun, next) => begun.flatMap((start) => textsOf(next, gap).map((end) => start + end)),
      [''],
    );
  if (part?.type === 'str') return [part.value];
  if (part?.type === 'select') return part.variants.flatMap((/** @type {any} */ { value }) => textsOf(value, gap));
  return [gap];
}

/**
 * The variables that a language may use beside those of English, by message: the comment above a message says so, as
 * "$role says how it stands in a sentence".
 */
function furtherIn(/** @type {string} */ text) {
  const comments = [...text.matchAll(/^((?:#.*\n)+)([a-z][a-z0-9-]*) =/gm)];
  return new Map(comments.map(([, comment, id]) => [id, [...comment.matchAll(/\$(\w+)/g)].map(([, name]) => name)]));
}

/** The messages of a file, each with its variables: "greeting: name"; without some of them. */
function messagesIn(/** @type {string} */ text, /** @type {Map<string, string[]>} */ further) {
  return new FluentResource(text).body.map(({ id, value, attributes }) => {
    const names = [...new Set(variablesIn([value, attributes]))].filter((name) => !further.get(id)?.includes(name));
    return `${id}: ${names.sort()}`.trim();
  });
}

/**
 * The differences of a language from English, lacking or added: files, messages, their variables.
 * @param {Files} english
 * @param {Files} other
 */
export function compareLanguages(english, other) {
  const all = [english, other].map((files) =>
    [...files].flatMap(([file, text]) =>
      messagesIn(text, furtherIn(english.get(file) ?? '')).map((message) => `${file} ${message}`),
    ),
  );
  const [expected, found] = all.map((messages) => new Set(messages));
  return {
    missing: [...expected].filter((message) => !found.has(message)),
    odd: [...found].filter((message) => !expected.has(message)),
  };
}

/** The forms of names that messages ask for: "kind plural", "seat genitive". @returns {string[]} */
function formsIn(/** @type {any} */ part) {
  if (typeof part !== 'object' || part === null) return [];
  const own = part.type === 'func' ? [`${nameKinds[part.args[0].name]} ${part.args[1]?.value.value ?? ''}`.trim()] : [];
  return [...own, ...Object.values(part).flatMap(formsIn)];
}

/** The ids that the variables of names stand for. @type {Record<string, 'kind' | 'seat'>} */
const nameKinds = {
  kind: 'kind',
  becomes: 'kind',
  actor: 'kind',
  partner: 'kind',
  model: 'kind',
  seat: 'seat',
  owner: 'seat',
  winner: 'seat',
  loser: 'seat',
};

/**
 * The names of a language that lack a form which some message asks for: "kind-queen plural"; and the forms that names
 * have and no message asks for.
 */
export function checkForms(/** @type {string[]} */ texts) {
  const messages = texts.flatMap((text) => new FluentResource(text).body);
  const asked = [...new Set(messages.flatMap(formsIn))].map((form) => form.split(' '));
  const names = messages.filter(({ id }) => isName.test(id));
  const missing = names.flatMap(({ id, attributes }) =>
    asked
      .filter(([of, form]) => form && id.startsWith(`${of}-`) && !attributes[form])
      .map(([, form]) => `${id} ${form}`),
  );
  const odd = names.flatMap(({ id, attributes }) =>
    Object.keys(attributes)
      .filter((own) => !asked.some(([of, form]) => form === own && id.startsWith(`${of}-`)))
      .map((form) => `${id} ${form}`),
  );
  return { missing, odd };
}

/** The ids of names: of kinds, and of seats by a letter, in their family or in all. */
const isName = /^(kind-(?!.*-line$)|seat-(\w+-)?\w$)/;

const ofBoards = [...(languages.get('en') ?? [])].filter(([file]) => !/^(lessons|more|page|rules)$/.test(file));

/** All that a board says at once. */
export const english = new Words(
  'en',
  ofBoards.map(([, text]) => text),
);
