// Computes jobs on the cores of this machine. What a run decides, it decides on results in order of number, so that
// it does not depend on who was faster.

import { Bar } from './bar.mjs';
import { Journal } from './journal.mjs';
import { kinds } from './kinds.mjs';
import { runProgram } from './program.mjs';

/** @typedef {import('./kinds.mjs').Job} Job */

/**
 * @typedef {object} Wishes
 * @property {(number: number) => Buffer | undefined} [find] a result that is known from elsewhere
 * @property {(results: Buffer[]) => boolean} [isEnough] whether the first results make the others needless
 */

/** The results of the jobs of a run. */
export class Collection {
  /** Numbers of jobs without result. @type {Set<number>} */
  left = new Set();
  /** In order, without a gap. @type {Buffer[]} */
  #whole = [];
  /** @type {Map<number, Buffer>} */
  #waiting = new Map();
  isEnough = false;
  /** @type {Map<number, string>} */
  #failures = new Map();
  #jobs;
  #wishes;
  #journal;
  #bar;

  constructor(/** @type {Job[]} */ jobs, /** @type {Wishes} */ wishes, /** @type {string} */ folder) {
    this.#jobs = jobs;
    this.#wishes = wishes;
    this.#journal = new Journal(folder);
    this.#bar = new Bar(jobs.length);
    for (const [number, job] of jobs.entries()) {
      const known = wishes.find?.(number) ?? this.#journal.find(job);
      if (known) this.#waiting.set(number, known);
      else this.left.add(number);
      if (known) this.#bar.add(false);
    }
    this.#advance();
  }

  /** Whether nothing more is wanted. */
  get isOver() {
    return this.isEnough || this.left.size === 0;
  }

  #advance() {
    const before = this.#whole.length;
    for (let next; (next = this.#waiting.get(this.#whole.length)); this.#whole.push(next))
      this.#waiting.delete(this.#whole.length);
    if (this.#whole.length > before) this.isEnough ||= this.#wishes.isEnough?.(this.#whole) ?? false;
  }

  /** Takes a result, once. */
  add(/** @type {number} */ number, /** @type {Buffer} */ result) {
    if (!this.left.delete(number)) return;
    this.#journal.add(this.#jobs[number], result);
    this.#waiting.set(number, result);
    this.#bar.add(true);
    this.#advance();
  }

  /** Takes note of a job that has no result. */
  fail(/** @type {number} */ number, /** @type {string} */ reason) {
    if (this.left.delete(number)) this.#failures.set(number, reason);
  }

  /** The results in order: of all jobs, or of as many as are enough. Throws with the jobs that failed. */
  end() {
    this.#bar.close();
    if (this.#failures.size === 0 || this.isEnough) return this.#whole;
    const lines = [...this.#failures].sort(([a], [b]) => a - b).map(([number, reason]) => `job ${number}: ${reason}`);
    throw new Error(`${lines.length} of ${this.#jobs.length} jobs failed\n${lines.join('\n')}`);
  }
}

/**
 * The results of jobs, in order: of all, or of as many as are enough.
 * @param {Job[]} jobs
 * @param {Wishes} wishes
 * @param {{ folder: string, cores: number, signal: AbortSignal }} settings
 */
export async function compute(jobs, wishes, { folder, cores, signal }) {
  const collection = new Collection(jobs, wishes, folder);
  const stop = new AbortController();
  const ends = AbortSignal.any([stop.signal, signal]);
  const queue = [...collection.left];
  const run = (/** @type {string[]} */ words) => runProgram(words, { signal: ends });

  async function workOn() {
    while (queue.length > 0 && !collection.isOver && !ends.aborted) {
      const number = /** @type {number} */ (queue.shift());
      try {
        collection.add(number, await kinds[jobs[number].kind].work(jobs[number], run));
      } catch (error) {
        if (!ends.aborted) collection.fail(number, error instanceof Error ? error.message : String(error));
      }
      if (collection.isOver) stop.abort();
    }
  }
  await Promise.all(Array.from({ length: cores }, workOn));
  signal.throwIfAborted();
  return collection.end();
}
