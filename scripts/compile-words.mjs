// Compiles messages, so that browsers need not load what reads them: from Fluent, as its own library reads it, to the
// text that shell/words/compiled-words.js reads and formats.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { partsOf } from '../shell/words/compiled-words.js';

/**
 * @typedef {import('../shell/words/compiled-words.js').Pattern} Pattern
 * @typedef {FluentResource['body'][number]} Message
 * @typedef {NonNullable<Message['value']>} Value
 */

/** @returns {never} */
function refuse(/** @type {unknown} */ part) {
  throw new Error(`This of Fluent is not known to shell/words/compiled-words.js: ${JSON.stringify(part)}`);
}

/** A text that stands for itself, between variables in braces. */
const plain = (/** @type {string} */ text) => (/[{}]/.test(text) ? refuse(text) : text);

/** A reference to a variable, or to what the function NAME says of it. */
function compileReference(/** @type {any} */ element) {
  if (element.type === 'var') return element.name;
  const [of, form, ...others] = element.args ?? [];
  const isForm = !form || (form.type === 'narg' && form.name === 'form' && form.value.type === 'str');
  if (element.type !== 'func' || element.name !== 'NAME' || of?.type !== 'var' || !isForm || others.length > 0)
    return refuse(element);
  return `@${of.name}${form ? ` ${form.value.value}` : ''}`;
}

/** @returns {Pattern} */
function compileElement(/** @type {any} */ element) {
  if (typeof element === 'string') return plain(element);
  if (element.type === 'str') return plain(element.value);
  if (element.type !== 'select') return `{${compileReference(element)}}`;
  const keys = element.variants.map((/** @type {any} */ { key }) => (key.type === 'num' ? `#${key.value}` : key.value));
  const patterns = element.variants.map((/** @type {any} */ { value }, /** @type {number} */ i) => [
    keys[i],
    compile(value),
  ]);
  return { '?': compileReference(element.selector), '*': keys[element.star], ...Object.fromEntries(patterns) };
}

/** @returns {Pattern} */
function compile(/** @type {Value} */ value) {
  /** @type {Pattern[]} */
  const row = [];
  for (const part of [value].flat().map(compileElement)) {
    const last = row.length - 1;
    if (typeof part === 'string' && typeof row[last] === 'string') row[last] += part;
    else row.push(part);
  }
  // What is empty on purpose is there all the same; what is no line, or begins like JSON, is written as such.
  const isLine = typeof row[0] !== 'string' || /^(?!\[|\{").+$/.test(row[0]);
  return row.length === 1 && isLine ? row[0] : row;
}

/** The parts of ids, each without the first that it shares with the id before: a hyphen stands for each of these. */
function shortenIds(/** @type {string[]} */ ids) {
  /** @type {string[]} */
  let before = [];
  return ids.map((id) => {
    const parts = partsOf(id);
    const own = parts.findIndex((part, i) => part !== before[i]);
    before = parts;
    return '-'.repeat(own) + parts.slice(own).join('').replace(/^-/, '');
  });
}

/**
 * The messages of a file, compiled: a line of their ids, then each on a line of its own, a text or JSON. Sorted, and
 * with what is alike together, they are an eighth smaller when compressed. Throws if one is beyond what is known.
 * @param {string} text
 * @param {(id: string) => boolean} [isMeant] which of them, all if it is not given
 */
export function compileWords(text, isMeant = () => true) {
  const { body } = new FluentResource(text);
  const messages = body.flatMap(({ id, value, attributes }) => {
    if (value === null || id.startsWith('-')) return refuse(id);
    const forms = Object.entries(attributes).map(([form, value]) => [`${id}.${form}`, compile(value)]);
    return /** @type {[string, Pattern][]} */ ([[id, compile(value)], ...forms]);
  });
  const meant = [...new Map(messages)].filter(([id]) => isMeant(id));
  const sorted = meant.sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(([, pattern]) => (typeof pattern === 'string' ? pattern : JSON.stringify(pattern)));
  return [shortenIds(sorted.map(([id]) => id)).join(' '), ...lines].join('\n');
}

/** The messages that name a game which is not the usual one of its family. */
const isName = (/** @type {string} */ id) => /^(option|preset)-/.test(id);

/**
 * For Vite: compiles each file of messages whose address is asked for, with `?names&url` those that name games, and
 * with `?others&url` the others. It keeps its name, by which other bundlers may be told to copy it.
 */
export const compiledWords = {
  name: 'compiled-words',
  enforce: /** @type {const} */ ('pre'),
  /** @this {import('vite').Rollup.PluginContext} */
  load(/** @type {string} */ id) {
    const [, path, which] = /^(.*\.ftl)\?(?:(\w+)&)?url$/.exec(id) ?? [];
    if (path === undefined) return null;
    const isMeant = (/** @type {string} */ id) => which === undefined || isName(id) === (which === 'names');
    const source = compileWords(readFileSync(path, 'utf8'), isMeant);
    const name = basename(path, '.ftl') + (which === 'names' ? '-names.ftl' : '.ftl');
    const file = this.emitFile({ type: 'asset', name, source });
    return `export default import.meta.ROLLUP_FILE_URL_${file};`;
  },
};
