// Draws changes of the sources by chance: the same seed and the same sources give the same ones.

import { createHash } from 'node:crypto';
import { isChosen } from './areas.mjs';
import { findCMutations } from './c-mutations.mjs';
import { findJsMutations } from './js-mutations.mjs';

/**
 * @typedef {object} Mutant
 * @property {string} id
 * @property {string} area
 * @property {string} file
 * @property {number} line
 * @property {string} kind
 * @property {string} before the changed lines as one, without what they are indented by
 * @property {string} after
 * @property {string} source the whole file with the change
 */

/** Numbers from 0 up to but not including a bound. @returns {(bound: number) => number} */
export function makeRandom(/** @type {string} */ seed) {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** Lines as one, as differences are compared. */
const join = (/** @type {string} */ lines) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .trim();

/** The words by which a mutant is known for as long as its lines stay as they are. */
export const describe = (/** @type {{ file: string, before: string, after: string }} */ { file, before, after }) =>
  `${file}\n- ${before}\n+ ${after}`;

/**
 * A change with all that is told of it.
 * @param {string} area
 * @param {string} file
 * @param {string} text of the file
 * @param {{ start: number, end: number, text: string, kind: string }} mutation
 * @returns {Mutant}
 */
export function makeMutant(area, file, text, { start, end, text: replacement, kind }) {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const found = text.indexOf('\n', end);
  const last = found < 0 ? text.length : found;
  const before = join(text.slice(first, last));
  const after = join(text.slice(first, start) + replacement + text.slice(end, last));
  const line = text.slice(0, start).split('\n').length;
  // The same change of a line that stands there twice is told apart by its number.
  const nth = text.slice(0, first).split(text.slice(first, last)).length;
  const hash = createHash('sha256').update(`${describe({ file, before, after })}\n${start - first}\n${nth}`);
  const source = text.slice(0, start) + replacement + text.slice(end);
  return { id: hash.digest('hex').slice(0, 8), area, file, line, kind, before, after, source };
}

/**
 * All mutants of a file, without those that come out the same.
 * @param {string} area
 * @param {string} file
 * @param {string} text
 */
export function findMutants(area, file, text) {
  const mutations = file.endsWith('.c') ? findCMutations(text) : findJsMutations(text);
  const chosen = mutations.filter(({ inside }) => isChosen(area, file, inside));
  const mutants = chosen.map((mutation) => makeMutant(area, file, text, mutation));
  return [...new Map(mutants.map((mutant) => [mutant.source, mutant])).values()];
}

/**
 * The mutants of an area, in an order by chance. First the kind is drawn and then one of it, so that the kinds that
 * are found most often do not hide the others.
 * @param {Mutant[]} mutants
 * @param {string} seed
 */
export function* draw(mutants, seed) {
  const random = makeRandom(seed);
  /** @type {Map<string, Mutant[]>} */
  const kinds = new Map();
  for (const mutant of mutants) kinds.set(mutant.kind, [...(kinds.get(mutant.kind) ?? []), mutant]);
  const names = [...kinds.keys()].sort();
  while (names.length > 0) {
    const kind = random(names.length);
    const left = /** @type {Mutant[]} */ (kinds.get(names[kind]));
    const [mutant] = left.splice(random(left.length), 1);
    if (left.length === 0) names.splice(kind, 1);
    yield mutant;
  }
}

/**
 * The differences in a list of mutants that have been shown to change nothing, with the reasons. Each is a file, a
 * line that goes, a line that comes, and the reason; an empty line stands between them.
 */
export function readEquivalents(/** @type {string} */ text) {
  const blocks = text
    .split(/\n\n+/)
    .map((block) => block.split('\n').filter((line) => !line.startsWith('#') && line !== ''))
    .filter((lines) => lines.length > 0);
  return new Map(
    blocks.map(([file, before, after, ...reason]) => {
      if (!before?.startsWith('- ') || !after?.startsWith('+ ') || reason.length === 0)
        throw new Error(`no difference with a reason: ${file}`);
      return [`${file}\n${before}\n${after}`, reason.join(' ')];
    }),
  );
}
