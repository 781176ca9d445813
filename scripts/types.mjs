// Writes web/types.js, the types of the JSON that the core gives, from their one description, web/shapes.json:
// node scripts/types.mjs

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The type of a member, as read from its text.
 * @typedef {{ any: Type[] } | { listOf: Type } | { recordOf: Type } | { literal: string }
 *   | { range: [number, number] } | { flag: true } | { number: true } | { string: true } | { name: string }} Type
 */

/** Members whose name ends in `?` may be absent. @typedef {{ is: string, members: Record<string, string[]> }} Shape */

/** @type {{ texts: Record<string, string[]>, shapes: Record<string, Shape> }} */
export const { texts, shapes } = JSON.parse(readFileSync(new URL('../web/shapes.json', import.meta.url), 'utf8'));

/** Cuts the text of a type where a separator stands outside of all brackets. */
function cut(/** @type {string} */ text, /** @type {string} */ separator) {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += '[<'.includes(letter) ? 1 : ']>'.includes(letter) ? -1 : 0;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** Reads a type. @returns {Type} */
export function readType(/** @type {string} */ text) {
  const parts = cut(text, '|');
  if (parts.length > 1) return { any: parts.map(readType) };
  if (text.endsWith('[]')) return { listOf: readType(text.slice(0, -2)) };
  const record = /^Record<string, (.*)>$/.exec(text);
  if (record) return { recordOf: readType(record[1]) };
  const literal = /^'(.*)'$/.exec(text);
  if (literal) return { literal: literal[1] };
  const range = /^(\d+)\.\.(\d+)$/.exec(text);
  if (range) return { range: [Number(range[1]), Number(range[2])] };
  if (text === 'true') return { flag: true };
  if (text === 'number') return { number: true };
  if (text === 'string') return { string: true };
  if (!(text in shapes) && !(text in texts)) throw new Error(`web/shapes.json does not say what ${text} is`);
  return { name: text };
}

/** A member as a line of JSDoc. */
function memberLine(/** @type {string} */ member, /** @type {string[]} */ [type, is]) {
  const name = member.endsWith('?') ? `[${member.slice(0, -1)}]` : member;
  const written = type.replace(/\d+\.\.\d+/g, 'number');
  return ` * @property {${written}} ${name} ${is}`.trimEnd();
}

/** The text of web/types.js. */
export function writeTypes() {
  for (const { members } of Object.values(shapes)) for (const [type] of Object.values(members)) readType(type);
  const aliases = Object.entries(texts).map(([name, [, is]]) => `/** ${is} @typedef {string} ${name} */`);
  const objects = Object.entries(shapes).map(([name, { is, members }]) =>
    [
      '/**',
      ` * ${is}`,
      ` * @typedef {object} ${name}`,
      ...Object.entries(members).map((entry) => memberLine(...entry)),
      ' */',
    ].join('\n'),
  );
  const head = [
    '// The JSON of the core. Optional members are absent where they are false or none.',
    '// Written by scripts/types.mjs from web/shapes.json: change that, not this.',
  ].join('\n');
  const subject =
    "/** The subject of an error. @typedef {'variant' | 'position' | 'action' | 'game' | 'goal'} Subject */";
  return [head, aliases.join('\n'), ...objects, subject, 'export {};\n'].join('\n\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('../web/types.js', import.meta.url), writeTypes());
