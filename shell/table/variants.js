// Variant texts as forms: `family;key=value…` taken apart and put together. What may stand together,
// and what the default of a value that is not written is, the engine knows.

import { kindName } from './turns.js';

/**
 * @typedef {import('../../web/types.js').Family} Family
 * @typedef {import('../../web/types.js').Schema} Schema
 * @typedef {import('../../web/types.js').Option} Option
 */

/** The name of the family that a variant text begins with. */
export function familyName(/** @type {string} */ variant) {
  return variant.split(';', 1)[0];
}

/** @returns {Family | undefined} */
export function findFamily(/** @type {Schema} */ schema, /** @type {string} */ variant) {
  return schema.families.find(({ family }) => family === familyName(variant));
}

/** The keys and values that a variant text sets. @returns {Record<string, string>} */
function readOptions(/** @type {string} */ variant) {
  const pairs = variant.split(';').slice(1);
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}

/** The value in force; undefined where only the engine knows the default. */
export function valueInForce(/** @type {string} */ variant, /** @type {Option} */ option) {
  return readOptions(variant)[option.key] ?? option.values?.[0];
}

/**
 * A variant text with one value changed; empty: the default.
 * @param {string} variant
 * @param {string} key
 * @param {string} value
 */
export function withOption(variant, key, value) {
  const options = { ...readOptions(variant), [key]: value };
  const pairs = Object.entries(options).filter(([, value]) => value !== '');
  return [familyName(variant), ...pairs.map((pair) => pair.join('='))].join(';');
}

/** The values that differ from the family's first ones. @returns {[Option, string][]} */
export function changedOptions(/** @type {Family} */ family, /** @type {string} */ variant) {
  const given = readOptions(variant);
  return family.options
    .filter(({ key, values }) => given[key] !== undefined && given[key] !== values?.[0])
    .map((option) => [option, given[option.key]]);
}

/** A value in words: of a list of pieces their names, of a pair what comes and from what. */
export function describeValue(
  /** @type {import('../words/words.js').Words} */ words,
  /** @type {Family} */ family,
  /** @type {Option} */ { form },
  /** @type {string} */ value,
) {
  const name = (/** @type {string} */ code) => kindName(words, family, code);
  const items = value.split(',');
  if (form === 'kinds' || form === 'backs') return words.list(items.map(name));
  if (form === 'pairs') return items.map((pair) => pair.split(':').map(name).join(' ← ')).join(', ');
  return value;
}

/** The key of the option in whose value a place of a variant text lies. */
export function optionAt(/** @type {string} */ variant, /** @type {number} */ offset) {
  const part = variant.slice(0, offset + 1).lastIndexOf(';');
  return part < 0 ? undefined : /^;([^=;]*)=/.exec(variant.slice(part))?.[1];
}

/**
 * The preset that a variant text is, if it is one. A position that a preset brings is no part of it.
 * @param {Family} family
 * @param {string} variant canonical
 */
export function findPreset(family, variant) {
  return family.presets.find((preset) => preset.variant === variant && !preset.position);
}
