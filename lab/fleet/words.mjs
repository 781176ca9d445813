// Words that kinds share.

/** Too few or wrong words: the usage is the answer. */
export class UsageError extends Error {}

/** A whole number of a value, at least 1. */
export function countOf(/** @type {string | undefined} */ text, /** @type {number} */ usual) {
  const count = text === undefined ? usual : Number(text);
  if (!Number.isSafeInteger(count) || count < 1) throw new UsageError(`not a count: ${text}`);
  return count;
}

/**
 * The values of some options, where they are given.
 * @param {import('./kinds.mjs').Values} values
 * @param {string[]} keys
 */
export const pick = (values, keys) =>
  Object.fromEntries(keys.flatMap((key) => (values[key] === undefined ? [] : [[key, String(values[key])]])));

/**
 * The same as options of the program, of these keys and no others.
 * @param {import('./kinds.mjs').Job['args']} args
 * @param {string[]} keys
 */
export const optionsOf = (args, keys) =>
  keys.flatMap((key) => (typeof args[key] === 'string' ? [`--${key}`, args[key]] : []));

/** The part of a command that has exactly the n-th game or pair, from 0, whatever else is played. */
export const only = (/** @type {number} */ number) => ['--shard', `${number + 1}/${number + 1}`];
