// The jobs of a run on a queue: submitted ahead, results collected in the journal, whoever brings them.

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Collection } from './compute.mjs';
import { writeOrder } from './job-text.mjs';
import { engineHash } from './program.mjs';
import { clear, jobsOf, numbersBelow, openQueue, openWorkers, publishOnce } from './queue.mjs';
import { readBelow } from './reading.mjs';

/** @typedef {import('./kinds.mjs').Job} Job */

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** The name of some jobs of a folder on the queue: always the same for the same jobs, program and folder. */
function nameRun(/** @type {string} */ folder, /** @type {Job[]} */ jobs, /** @type {string} */ engine) {
  const path = join(folder, 'run.txt');
  if (!existsSync(path)) writeFileSync(path, `${randomBytes(16).toString('hex')}\n`);
  const drawn = readFileSync(path, 'utf8');
  const hash = createHash('sha256')
    .update(JSON.stringify([drawn, engine, jobs]))
    .digest();
  return [...hash.subarray(0, 16)].map((byte) => letters[byte % 32]).join('');
}

/** So many jobs are submitted before their results are there; one of so many is done twice. */
const [ahead, spot] = [10_000, 50];

/** @typedef {{ worker: string, bytes: Buffer }} Result */

/** Reads what a worker has brought. @returns {Result} */
export function readResult(/** @type {Buffer} */ data, /** @type {string} */ heading) {
  const start = Buffer.from(`${heading}worker `);
  const end = data.indexOf('\n', start.length);
  if (!data.subarray(0, start.length).equals(start) || end < 0) throw new Error(`no result: ${data.subarray(0, 200)}`);
  return { worker: data.toString('latin1', start.length, end), bytes: data.subarray(end + 1) };
}

/** Results of jobs that are done twice, which must be the same. */
class SpotChecks {
  /** Numbers of which the second result is missing. @type {Set<number>} */
  left;
  /** @type {Map<number, Result>} */
  #first = new Map();
  #count;

  /** @param {number} count of all jobs @param {Set<number>} wanted those without result */
  constructor(count, wanted) {
    this.#count = count;
    this.left = new Set([...wanted].filter((number) => number % spot === 0).map((number) => count + number));
  }

  /** The number of the job that a number means. */
  jobOf(/** @type {number} */ number) {
    return number % this.#count;
  }

  add(/** @type {number} */ number, /** @type {Result} */ result) {
    this.left.delete(number);
    const job = this.jobOf(number);
    if (job % spot !== 0) return;
    const other = this.#first.get(job);
    this.#first.set(job, result);
    if (other && !other.bytes.equals(result.bytes))
      throw new Error(`job ${job}: the workers ${other.worker} and ${result.worker} have different results`);
  }
}

/** A run on a queue. */
class FarRun {
  #collection;
  #checks;
  #queue;
  #jobs;
  #run;
  #engine;
  /** @type {() => void} */
  #wake = () => {};

  /**
   * @param {Collection} collection
   * @param {import('./queue.mjs').Queue} queue
   * @param {Job[]} jobs
   * @param {string} run
   * @param {string} engine
   */
  constructor(collection, queue, jobs, run, engine) {
    this.#collection = collection;
    this.#checks = new SpotChecks(jobs.length, collection.left);
    this.#queue = queue;
    this.#jobs = jobs;
    this.#run = run;
    this.#engine = engine;
  }

  get isOver() {
    const { isOver, isEnough } = this.#collection;
    return isOver && (isEnough || this.#checks.left.size === 0);
  }

  take(/** @type {number} */ number, /** @type {Buffer} */ data) {
    const heading = `motley-result 1\nrun ${this.#run}\nnumber ${number}\nengine ${this.#engine}\n`;
    const result = readResult(data, heading);
    this.#checks.add(number, result);
    if (number < this.#jobs.length) this.#collection.add(number, result.bytes);
    this.#wake();
  }

  fail(/** @type {number} */ number, /** @type {string} */ reason) {
    this.#collection.fail(this.#checks.jobOf(number), reason);
    this.#checks.left.delete(number);
    this.#wake();
  }

  /** Submits what is not on the queue and has no result there; what has failed before is tried again. */
  async submit(/** @type {AbortSignal} */ signal) {
    const { isThere, numbers } = await this.#plan();
    for (const [i, number] of numbers.entries()) {
      while (i - (numbers.length - this.#left()) >= ahead && !signal.aborted)
        await new Promise((fulfil) => {
          this.#wake = () => fulfil(undefined);
        });
      if (signal.aborted || this.isOver) return;
      if (isThere.has(number)) continue;
      const job = this.#jobs[this.#checks.jobOf(number)];
      const text = writeOrder({ run: this.#run, index: number, engine: this.#engine, job });
      await publishOnce(this.#queue, `${jobsOf(this.#engine, this.#run)}.${number}`, text, signal);
    }
  }

  #left() {
    return this.#collection.left.size + this.#checks.left.size;
  }

  async #plan() {
    const waiting = await numbersBelow(this.#queue, 'JOBS', jobsOf(this.#engine, this.#run));
    const done = await numbersBelow(this.#queue, 'RESULTS', `fleet.result.${this.#run}`);
    const numbers = [...this.#collection.left, ...this.#checks.left];
    numbers.sort((a, b) => this.#checks.jobOf(a) - this.#checks.jobOf(b) || a - b);
    return { isThere: new Set([...waiting, ...done]), numbers };
  }
}

/**
 * As compute() does, by workers of a queue.
 * @param {Job[]} jobs
 * @param {import('./compute.mjs').Wishes} wishes
 * @param {{ folder: string, server: string, ca?: string, signal: AbortSignal }} settings
 */
export async function computeFar(jobs, wishes, { folder, server, ca, signal }) {
  const collection = new Collection(jobs, wishes, folder);
  if (collection.isOver) return collection.end();
  const engine = engineHash();
  const run = nameRun(folder, jobs, engine);
  const queue = await openQueue(server, ca);
  await openWorkers(queue, engine);
  await clear(queue, 'FAILED', `fleet.failed.${run}.*`);
  const far = new FarRun(collection, queue, jobs, run, engine);
  const stop = new AbortController();
  const ends = AbortSignal.any([stop.signal, signal]);

  /** Messages are taken, and the end is noticed. */
  const read = (
    /** @type {string} */ stream,
    /** @type {string} */ subject,
    /** @type {(number: number, data: Buffer) => void} */ take,
  ) =>
    readBelow(
      queue,
      stream,
      subject,
      (number, data) => {
        take(number, data);
        if (far.isOver) stop.abort();
      },
      ends,
    );
  try {
    await Promise.all([
      read('RESULTS', `fleet.result.${run}`, (number, data) => far.take(number, data)),
      read('FAILED', `fleet.failed.${run}`, (number, data) => far.fail(number, data.toString())),
      far.submit(ends),
    ]);
    signal.throwIfAborted();
    await clear(queue, 'JOBS', `${jobsOf(engine, run)}.*`);
  } finally {
    stop.abort();
    await queue.connection.close();
  }
  return collection.end();
}
