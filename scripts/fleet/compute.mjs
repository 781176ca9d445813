// Computes jobs on the cores of this machine. What a run decides, it decides on results in order of number, so that
// it does not depend on who was faster.

import { Bar } from './bar.mjs';
import { Journal } from './journal.mjs';
import { kinds } from './kinds.mjs';

/** @typedef {import('./kinds.mjs').Job} Job */

/**
 * @typedef {object} Wishes
 * @property {(number: number) => Buffer | undefined} [find] a result that is known from elsewhere
 * @property {(results: Buffer[]) => boolean} [isEnough] whether the first results make the others needless
 */

/** Everything that came of the jobs of a run; the first of them that fail are its error. */
class Results {
  /** In order, without a gap. @type {Buffer[]} */
  whole = [];
  /** @type {Map<number, Buffer>} */
  #waiting = new Map();
  isEnough = false;
  /** @type {string[]} */
  failures = [];
  #asks;

  constructor(/** @type {Wishes['isEnough']} */ isEnough) {
    this.#asks = isEnough;
  }

  add(/** @type {number} */ number, /** @type {Buffer} */ result) {
    this.#waiting.set(number, result);
    const before = this.whole.length;
    for (let next; (next = this.#waiting.get(this.whole.length)); this.whole.push(next))
      this.#waiting.delete(this.whole.length);
    if (this.whole.length > before) this.isEnough ||= this.#asks?.(this.whole) ?? false;
  }
}

/**
 * Sorts out what is known; the numbers of the jobs that are left.
 * @param {Job[]} jobs
 * @param {Journal} journal
 * @param {Wishes} wishes
 * @param {Results} results
 */
function takeKnown(jobs, journal, wishes, results) {
  return jobs.flatMap((job, number) => {
    const known = wishes.find?.(number) ?? journal.find(job);
    if (known) results.add(number, known);
    return known ? [] : [number];
  });
}

/**
 * The results of jobs, in order: of all, or of as many as are enough.
 * @param {Job[]} jobs
 * @param {Wishes} wishes
 * @param {{ folder: string, cores: number, signal: AbortSignal }} settings
 */
export async function compute(jobs, wishes, { folder, cores, signal }) {
  const journal = new Journal(folder);
  const results = new Results(wishes.isEnough);
  const left = takeKnown(jobs, journal, wishes, results);
  const bar = new Bar(jobs.length);
  for (let i = left.length; i < jobs.length; i++) bar.add(false);
  const stop = new AbortController();
  const ends = AbortSignal.any([stop.signal, signal]);

  async function workOn() {
    while (left.length > 0 && !results.isEnough && !ends.aborted) {
      const number = /** @type {number} */ (left.shift());
      const job = jobs[number];
      try {
        const result = await kinds[job.kind].work(job, ends);
        journal.add(job, result);
        results.add(number, result);
        bar.add(true);
      } catch (error) {
        if (!ends.aborted) results.failures.push(`job ${number}: ${error instanceof Error ? error.message : error}`);
      }
      if (results.isEnough) stop.abort();
    }
  }
  await Promise.all(Array.from({ length: cores }, workOn));
  bar.close();
  signal.throwIfAborted();
  if (results.failures.length > 0 && !results.isEnough)
    throw new Error(`${results.failures.length} of ${jobs.length} jobs failed\n${results.failures.join('\n')}`);
  return results.whole;
}
