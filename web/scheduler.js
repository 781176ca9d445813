// Runs jobs slice by slice, in turn, and reports their progress. It works in a worker, and where workers are forbidden
// in the thread of the page.

import { analyse } from './analyse.js';
import { playBalance } from './balance.js';
import { review, think } from './jobs.js';
import { Nets } from './nets.js';
import { findTakes } from './takes.js';

/**
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./jobs.js').Signal} Signal
 */

/**
 * A command to the scheduler. A stopped job reports its result so far; a dropped job reports nothing any more.
 * @typedef {{ type: 'start', id: number, job: keyof typeof jobs, request: any }
 *   | { type: 'stop' | 'drop' | 'pause' | 'resume', id: number }} Command
 */

/**
 * A message of the scheduler.
 * @typedef {{ type: 'report' | 'done', id: number, report: any }
 *   | { type: 'trouble', id: number, reason: import('./nets.js').NetTrouble }
 *   | { type: 'failed', id: number, message: string, isNotLoaded?: boolean }} Told
 *   `isNotLoaded`: the rules could not be loaded
 */

export const jobs = { think, review, analyse, balance: playBalance, takes: findTakes };

/** @typedef {{ run: Generator<any, any, void>, signal: Signal, isPaused: boolean }} Running */

export class Scheduler {
  /** The running jobs, in the order of their turns. @type {Map<number, Running>} */
  #running = new Map();
  #isWaiting = false;
  #tell;
  #later;

  /**
   * @param {Engine} engine with the search
   * @param {(told: Told) => void} tell
   * @param {(work: () => void) => void} later lets others work in between
   */
  constructor(engine, tell, later) {
    this.engine = engine;
    this.#tell = tell;
    this.#later = later;
  }

  take(/** @type {Command} */ command) {
    const { id, type } = command;
    if (type === 'start') {
      const signal = { isStopped: false };
      const run = jobs[command.job](this.engine, command.request, signal);
      this.#running.set(id, { run, signal, isPaused: false });
    }
    const job = this.#running.get(id);
    if (!job) return;
    if (type === 'drop') this.#end(id, job);
    job.signal.isStopped ||= type === 'stop';
    job.isPaused = type === 'pause';
    this.#goOn();
  }

  #end(/** @type {number} */ id, /** @type {Running} */ { run }) {
    this.#running.delete(id);
    run.return(undefined);
  }

  #goOn() {
    if (this.#isWaiting || ![...this.#running.values()].some(({ isPaused }) => !isPaused)) return;
    this.#isWaiting = true;
    this.#later(() => {
      this.#isWaiting = false;
      this.#workOnce();
      this.#goOn();
    });
  }

  /** Runs one slice of the job whose turn it is, which then goes to the end of the row. */
  #workOnce() {
    const next = [...this.#running].find(([, { isPaused }]) => !isPaused);
    if (!next) return;
    const [id, job] = next;
    this.#running.delete(id);
    try {
      const { value: report, done } = job.run.next();
      if (!done) this.#running.set(id, job);
      if (done || report) this.#tell({ type: done ? 'done' : 'report', id, report });
    } catch (error) {
      this.#tell({ type: 'failed', id, message: String(error) });
    }
  }
}

/** How long the engine may take to load, in milliseconds. */
const patience = 60_000;

/**
 * Rejects if something takes too long.
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
function inTime(work) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The family whose rules a job needs. */
const familyOf = (/** @type {any} */ request) => String((request?.place ?? request)?.variant).split(';', 1)[0];

/**
 * Makes a scheduler for each family, which loads its engine at the first command; before a job it gives the engine the
 * net of the family. Returns the function that takes the commands.
 * @param {(family: string) => Promise<Engine>} load
 * @param {(told: Told) => void} tell
 * @param {(work: () => void) => void} later
 * @param {Nets} [nets]
 */
export function makeScheduler(load, tell, later, nets = new Nets({})) {
  /** By family. @type {Map<string, Promise<Scheduler>>} */
  const schedulers = new Map();
  /** When each of them has taken all that it was given. @type {Map<string, Promise<void>>} */
  const taken = new Map();
  const open = (/** @type {string} */ family) => {
    const opening = schedulers.get(family) ?? inTime(load(family)).then((engine) => new Scheduler(engine, tell, later));
    schedulers.set(family, opening);
    return opening;
  };
  const start = async (/** @type {string} */ family, /** @type {Command & { type: 'start' }} */ command) => {
    const { id } = command;
    const fail = (/** @type {unknown} */ error, /** @type {boolean} */ isNotLoaded) =>
      tell({ type: 'failed', id, message: String(error), isNotLoaded });
    const loaded = await open(family).catch((error) => {
      schedulers.delete(family);
      fail(error, true);
    });
    if (!loaded) return;
    try {
      const reason = await nets.give(loaded.engine, family);
      if (reason) tell({ type: 'trouble', id, reason });
      loaded.take(command);
    } catch (error) {
      fail(error, false);
    }
  };
  const follow = async (/** @type {string} */ family, /** @type {Command} */ command) =>
    (await schedulers.get(family)?.catch(() => undefined))?.take(command);
  return async (/** @type {Command} */ command) => {
    // Only one of them has the job that is not begun.
    const addressed = command.type === 'start' ? [familyOf(command.request)] : [...taken.keys()];
    for (const family of addressed) {
      const work = () => (command.type === 'start' ? start(family, command) : follow(family, command));
      const before = taken.get(family) ?? Promise.resolve();
      // One after the other: a stop must not overtake the start of its job.
      taken.set(
        family,
        before.then(work).catch(() => {}),
      );
    }
    await Promise.all(addressed.map((family) => taken.get(family)));
  };
}
