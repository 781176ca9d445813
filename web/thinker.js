// The page's side of the computer: starts jobs and receives their reports. They run in a worker, or where the page must
// not have workers in short slices in this thread. A failure on the way is told, and the jobs begin again.

import { NotLoadedError, Task } from './task.js';

/**
 * @typedef {import('./scheduler.js').Command} Command
 * @typedef {import('./scheduler.js').Told} Told
 * @typedef {import('./task.js').JobName} JobName
 */

/** @typedef {{ take: (command: Command) => void, close: () => void }} Connection */

/**
 * Why a connection was given up: the page must not have workers; the worker did not start; it died or fell silent; it
 * said what makes no sense.
 * @typedef {'worker-forbidden' | 'worker-not-started' | 'worker-lost' | 'worker-nonsense'} Trouble
 */

/** @typedef {(tell: (told: Told) => void, lost: (trouble: Trouble) => void) => Connection} Connect */

/** The member by which the result of each job is known. @type {Record<JobName, string>} */
const signs = { think: 'line', review: 'points', analyse: 'lines', balance: 'games', takes: 'seats' };

export class Thinker {
  #ways;
  /** The way that is taken. */
  #at = 0;
  /** Whether a job has ended in the present connection. */
  #hasWorked = false;
  /** @type {Connection | null} */
  #connection = null;
  /** @type {Map<number, Task>} */
  #open = new Map();
  #count = 0;

  /** @param {Connect[]} ways to run jobs, the best first; the last is the thread of the page, and never lost */
  constructor(ways) {
    this.#ways = ways;
  }

  /**
   * @param {JobName} job
   * @param {any} request
   * @param {(report: any) => void} [onReport]
   */
  start(job, request, onReport) {
    const task = new Task(job, request, onReport);
    this.add(task);
    return task;
  }

  /** Runs a job, unless it was dropped before. */
  add(/** @type {Task} */ task) {
    if (!task.isOpen) return;
    const id = ++this.#count;
    this.#open.set(id, task);
    task.onOrder = (type) => {
      this.#connection?.take({ type, id });
      if (type === 'drop') this.#open.delete(id);
    };
    if (this.#connection) this.#give(id, task);
    else this.#connect();
  }

  #give(/** @type {number} */ id, /** @type {Task} */ { job, request, orders }) {
    this.#connection?.take({ type: 'start', id, job, request });
    for (const type of orders) this.#connection?.take({ type, id });
  }

  /** Takes the present way, and gives it all open jobs. */
  #connect() {
    /** @type {Connection | null} */
    let connection = null;
    const isPresent = () => this.#connection === connection;
    this.#hasWorked = false;
    try {
      connection = this.#ways[this.#at](
        (told) => isPresent() && this.#hear(told),
        (trouble) => isPresent() && this.#lose(trouble),
      );
    } catch {
      return this.#lose('worker-forbidden');
    }
    this.#connection = connection;
    for (const [id, task] of this.#open) this.#give(id, task);
  }

  /** Begins all open jobs again: in the same way if that has worked before, otherwise in the next one. */
  #lose(/** @type {Trouble} */ trouble) {
    this.#connection?.close();
    this.#connection = null;
    const last = this.#ways.length - 1;
    if (trouble === 'worker-forbidden') this.#at = this.#ways.lastIndexOf(this.#ways[this.#at]) + 1;
    else if (!this.#hasWorked) this.#at++;
    this.#at = Math.min(this.#at, last);
    for (const task of this.#open.values()) task.onTrouble(trouble, this.#at === last);
    if (this.#open.size > 0) this.#connect();
  }

  #hear(/** @type {Told} */ told) {
    const { id } = told;
    const task = this.#open.get(id);
    if (!task) return;
    if (told.type === 'failed') return this.#fail(id, task, told);
    if (told.type === 'trouble') return task.onTrouble(told.reason, false);
    const isDone = told.type === 'done';
    const makesSense = signs[task.job] in Object(told.report) && (!isDone || task.accepts(told.report));
    if (!makesSense) return this.#doubt(id, task);
    task.report = told.report;
    if (!isDone) return task.onReport(told.report);
    this.#hasWorked = true;
    this.#open.delete(id);
    task.finish(told.report);
  }

  /**
   * @param {number} id
   * @param {Task} task
   * @param {{ message: string, isNotLoaded?: boolean }} why
   */
  #fail(id, task, { message, isNotLoaded }) {
    this.#open.delete(id);
    task.fail(isNotLoaded ? new NotLoadedError(message) : new Error(message));
  }

  /** Called for a report that makes no sense: a worker is replaced; a job in the page can only fail. */
  #doubt(/** @type {number} */ id, /** @type {Task} */ task) {
    if (this.#at < this.#ways.length - 1) this.#lose('worker-nonsense');
    else this.#fail(id, task, { message: 'a report makes no sense' });
  }
}
