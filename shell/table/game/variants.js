// Takes variant texts, `family;key=value…`, apart and puts them together for forms. Only the engine knows which values
// may stand together, and the default of an option whose values the schema does not list.

import { kindId } from './turns.js';

/** @import { Family, Schema } from '../../../web/types.js' */

/** @import { Option } from '../../../web/types.js' */

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

/** The value of an option in a variant; undefined if it is not written and only the engine knows the default. */
export function valueInForce(/** @type {string} */ variant, /** @type {Option} */ option) {
  return readOptions(variant)[option.key] ?? option.values?.[0];
}

/**
 * A variant text with the value of one option changed. An empty value removes it, which means the default.
 * @param {string} variant
 * @param {string} key
 * @param {string} value
 */
export function withOption(variant, key, value) {
  const options = { ...readOptions(variant), [key]: value };
  const pairs = Object.entries(options).filter(([, value]) => value !== '');
  return [familyName(variant), ...pairs.map((pair) => pair.join('='))].join(';');
}

/** The options whose values differ from the first, which is the default. @returns {[Option, string][]} */
export function changedOptions(/** @type {Family} */ family, /** @type {string} */ variant) {
  const given = readOptions(variant);
  return family.options
    .filter(({ key, values }) => given[key] !== undefined && given[key] !== values?.[0])
    .map((option) => [option, given[option.key]]);
}

/**
 * Whether pieces with the same front show different sides: the strength of computers and what positions are worth were
 * never measured with such armies.
 */
export function isMixed(
  /** @type {Pick<Family, 'kinds'>} */ { kinds },
  /** @type {Pick<import('../../../web/types.js').View, 'pieces'>} */ { pieces },
) {
  const sides = new Set(pieces.map(({ kind }) => kind));
  const fronts = new Set([...sides].map((side) => kinds.find(({ code }) => code === side)?.front ?? side));
  return fronts.size < sides.size;
}

/** Whether a pair of kinds does nothing. */
export function isIdle(/** @type {Option} */ { idleAlike }, /** @type {string[]} */ [lost, source]) {
  return !!idleAlike && lost === source;
}

/** A value in words: a list of pieces as their names, a pair as "new ← lost". */
export function describeValue(
  /** @type {import('../../words/words.js').Words} */ words,
  /** @type {Family} */ family,
  /** @type {Option} */ option,
  /** @type {string} */ value,
) {
  const name = (/** @type {string} */ code) => kindId(family, code);
  const items = value.split(',');
  const { form } = option;
  const describePair = (/** @type {string[]} */ codes) => {
    const pair = codes.map((code) => words.name(name(code))).join(' ← ');
    return isIdle(option, codes) ? words.format('pair-idle', { pair }) : pair;
  };
  if (form === 'kinds' || form === 'backs') return words.list(items.map(name));
  if (form === 'pairs') return items.map((pair) => describePair(pair.split(':'))).join(', ');
  return value;
}

/** The key of the option that is written at a place of a variant text; used to find the field of a fault. */
export function optionAt(/** @type {string} */ variant, /** @type {number} */ offset) {
  const part = variant.slice(0, offset + 1).lastIndexOf(';');
  return part < 0 ? undefined : /^;([^=;]*)=/.exec(variant.slice(part))?.[1];
}

/**
 * The preset that has exactly this variant text and no position of its own.
 * @param {Family} family
 * @param {string} variant canonical
 */
export function findPreset(family, variant) {
  return family.presets.find((preset) => preset.variant === variant && !preset.position);
}

/** The games that can be started with one press: in families with drawn starts the presets with a position. */
export function quickStarts(/** @type {Family} */ { presets, shuffle }) {
  const ready = presets.filter(({ position }) => position);
  return shuffle && ready.length > 0 ? ready : presets;
}
