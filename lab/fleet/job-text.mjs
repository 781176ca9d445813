// A job as text, as it lies in the queue. Whoever reads it trusts nothing in it: it can name a kind and arguments of
// it, but no file, no program and no shell.

import { kinds } from './kinds.mjs';

/** @typedef {import('./kinds.mjs').Job} Job */
/** @typedef {{ run: string, index: number, engine: string, job: Job }} Order */

const longest = 65_536;
const player = /^(?:beginner|(?:level|nodes|depth)=\d{1,9}(?:,(?:level|nodes|depth)=\d{1,9})*)$/;
const variant = /^[a-z][!-~]*$/;
const count = /^\d{1,9}$/;

/** The values that each argument can have. @type {Record<string, RegExp>} */
const forms = { player, scout: player, players: player, variant, variants: variant, weights: /^[a-z0-9 \n_-]*$/ };

/** Whether an argument is one that a job may have. */
const isAllowed = (/** @type {string} */ key, /** @type {unknown} */ value) =>
  [value].flat().every((text) => typeof text === 'string' && (forms[key] ?? count).test(text));

/** The text of a job. Throws if it is none that a worker takes. */
export function writeOrder(/** @type {Order} */ { run, index, engine, job }) {
  const { kind, ...more } = job;
  const args = JSON.stringify(more).replace(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const text = `motley-job 1\nrun ${run}\nnumber ${index}\nengine ${engine}\nkind ${kind}\nargs ${args}\n`;
  readOrder(text);
  return text;
}

/** Reads the text of a job. @returns {Order} */
export function readOrder(/** @type {string} */ text) {
  const form =
    /^motley-job 1\nrun ([a-z2-7]{16})\nnumber (\d{1,9})\nengine ([0-9a-f]{64})\nkind ([a-z]+)\nargs (\{.*\})\n$/;
  const found = text.length <= longest ? form.exec(text) : null;
  if (!found || !Object.hasOwn(kinds, found[4])) throw new Error('not the text of a job');
  const { number, args, ...more } = JSON.parse(found[5]);
  if (!Number.isSafeInteger(number) || number < 0 || typeof args !== 'object' || args === null)
    throw new Error('a job without number or arguments');
  if (Object.keys(more).length > 0) throw new Error('a job with more than number and arguments');
  for (const [key, value] of Object.entries(args))
    if (!isAllowed(key, value)) throw new Error(`an argument that no job may have: ${key}`);
  return { run: found[1], index: Number(found[2]), engine: found[3], job: { kind: found[4], number, args } };
}
