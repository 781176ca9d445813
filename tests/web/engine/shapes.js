// Compares what the core says with its description in web/shapes.json.

import { readType, shapes, texts } from '../../../scripts/types.mjs';

/** @typedef {import('../../../scripts/types.mjs').Type} Type */

/** Texts that are one of a few words. */
function wordsOf(/** @type {string} */ pattern) {
  return /^[A-Za-z|-]+$/.test(pattern) ? pattern.split('|') : [];
}

/** The types of each shape's members. @type {Record<string, Map<string, string>>} */
const membersOf = {};
/** The members that are always there. @type {Record<string, string[]>} */
const neededOf = {};
for (const [name, { members }] of Object.entries(shapes)) {
  membersOf[name] = new Map(Object.entries(members).map(([key, [type]]) => [key.replace('?', ''), type]));
  neededOf[name] = Object.keys(members).filter((key) => !key.endsWith('?'));
}

/** Types as they are written, read once. @type {Map<string, Type>} */
const read = new Map();
for (const { members } of Object.values(shapes))
  for (const [type] of Object.values(members)) read.set(type, readType(type));

/** @type {Record<string, RegExp>} */
const patterns = Object.fromEntries(Object.entries(texts).map(([name, [text]]) => [name, new RegExp(`^(?:${text})$`)]));

/** The names in web/shapes.json: members, and the words that can stand in them. */
export function listNames() {
  const members = Object.entries(shapes).flatMap(([name, shape]) =>
    Object.keys(shape.members).map((member) => `${name}.${member.replace('?', '')}`),
  );
  const literals = Object.entries(shapes).flatMap(([name, shape]) =>
    Object.entries(shape.members).flatMap(([member, [type]]) =>
      [...type.matchAll(/'(.*?)'/g)].map(([, word]) => `${name}.${member.replace('?', '')}=${word}`),
    ),
  );
  const words = Object.entries(texts).flatMap(([name, [pattern]]) => wordsOf(pattern).map((word) => `${name}=${word}`));
  return [...members, ...literals, ...words];
}

/** Tells what in a value is not as described, and remembers which names of the description it has met. */
export class Checker {
  /** @type {Set<string>} */
  met = new Set();
  /** @type {string[]} */
  complaints = [];

  /**
   * @param {unknown} value
   * @param {string} name of a shape
   */
  check(value, name) {
    this.complaints = [];
    this.#checkShape(value, name, name);
    return this.complaints;
  }

  #complain(/** @type {string} */ place, /** @type {unknown} */ value, /** @type {string} */ what) {
    this.complaints.push(`${place}: ${JSON.stringify(value)?.slice(0, 100)} is not ${what}`);
  }

  /**
   * @param {unknown} value
   * @param {string} name
   * @param {string} place
   */
  #checkShape(value, name, place) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.#complain(place, value, 'a ' + name);
      return;
    }
    const known = membersOf[name];
    for (const key of Object.keys(value)) if (!known.has(key)) this.#complain(place, key, 'a member of ' + name);
    for (const key of neededOf[name]) if (!(key in value)) this.complaints.push(`${place}: there is no ${key}`);
    for (const [key, part] of Object.entries(value)) {
      const type = known.get(key);
      if (type === undefined) continue;
      this.met.add(`${name}.${key}`);
      if (type.includes(`'${part}'`)) this.met.add(`${name}.${key}=${part}`);
      if (!this.#fits(part, /** @type {Type} */ (read.get(type)), `${place}.${key}`))
        this.#complain(`${place}.${key}`, part, type);
    }
  }

  /**
   * @param {unknown} value
   * @param {Type} type
   * @param {string} place
   * @returns {boolean}
   */
  #fits(value, type, place) {
    if ('any' in type) return type.any.some((one) => this.#fits(value, one, place));
    if ('listOf' in type) return Array.isArray(value) && value.every((item) => this.#fits(item, type.listOf, place));
    if ('recordOf' in type) return Object.values(Object(value)).every((part) => this.#fits(part, type.recordOf, place));
    if ('literal' in type) return value === type.literal;
    if ('range' in type)
      return Number.isInteger(value) && Number(value) >= type.range[0] && Number(value) <= type.range[1];
    if ('flag' in type) return value === true;
    if ('number' in type) return Number.isSafeInteger(value);
    if ('string' in type) return typeof value === 'string';
    if (type.name in texts) return this.#fitsText(value, type.name);
    this.#checkShape(value, type.name, place);
    return true;
  }

  /**
   * @param {unknown} value
   * @param {string} name
   */
  #fitsText(value, name) {
    this.met.add(`${name}=${value}`);
    return typeof value === 'string' && patterns[name].test(value);
  }
}
