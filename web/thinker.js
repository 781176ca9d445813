// The page's side of the computer: starts jobs and receives their reports. They run in a worker, or where the page must
// not have workers in short slices in this thread. What fails on the way is told, and the jobs begin again.

/**
 * @typedef {import('./scheduler.js').Command} Command
 * @typedef {import('./scheduler.js').Told} Told
 * @typedef {keyof typeof import('./scheduler.js').jobs} JobName
 */

/** @typedef {{ take: (command: Command) => void, close: () => void }} Connection */

/**
 * Why a connection was given up: the page must not have workers; the worker did not start; it died or fell silent; it
 * said what makes no sense.
 * @typedef {'worker-forbidden' | 'worker-not-started' | 'worker-lost' | 'worker-nonsense'} Trouble
 */

/** @typedef {(tell: (told: Told) => void, lost: (trouble: Trouble) => void) => Connection} Connect */

/** What a result of each job has. @type {Record<JobName, string>} */
const signs = { think: 'line', review: 'points', analyse: 'lines', balance: 'games' };

/** The error of a job that cannot run because a file of ours could not be loaded. */
export class NotLoadedError extends Error {}

/** A job that is under way. */
export class Task {
  /** The last report. @type {any} */
  report = null;
  /**
   * Called when the connection failed. The job has begun again, the last time in the thread of the page.
   * @type {(trouble: Trouble, isInPage: boolean) => void}
   */
  onTrouble = () => {};
  /** Whether the result can be used. If not, it is asked for again. @type {(result: any) => boolean} */
  accepts = () => true;
  #send;

  /**
   * @param {Promise<any>} result the result of the job; null if it was dropped. Rejects if it failed.
   * @param {(type: 'stop' | 'drop' | 'pause' | 'resume') => void} send
   */
  constructor(result, send) {
    this.result = result;
    this.#send = send;
  }

  /** Stops the job; its result is what it has found so far. */
  stop() {
    this.#send('stop');
  }

  /** Ends the job without a result. */
  drop() {
    this.#send('drop');
  }

  pause() {
    this.#send('pause');
  }

  resume() {
    this.#send('resume');
  }
}

/**
 * @typedef {object} Open
 * @property {Command[]} commands to give again to another connection: that which started it, and what it was told since
 * @property {JobName} job
 * @property {Task} task
 * @property {(report: any) => void} onReport
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

export class Thinker {
  #load;
  /** @type {Connect[] | null} */
  #ways = null;
  /** The way that is taken. */
  #at = 0;
  /** Whether a job has ended in the present connection. */
  #hasWorked = false;
  #isConnecting = false;
  /** @type {Connection | null} */
  #connection = null;
  /** @type {Map<number, Open>} */
  #open = new Map();
  #count = 0;

  /** @param {() => Promise<Connect[]>} load ways to run jobs, the best first; the last is the thread of the page */
  constructor(load) {
    this.#load = load;
  }

  /**
   * @param {JobName} job
   * @param {any} request
   * @param {(report: any) => void} [onReport]
   */
  start(job, request, onReport = () => {}) {
    const id = ++this.#count;
    /** @type {Pick<Open, 'resolve' | 'reject'>} */
    let settle = { resolve: () => {}, reject: () => {} };
    const result = new Promise((resolve, reject) => (settle = { resolve, reject }));
    const task = new Task(result, (type) => this.#send(type, id));
    this.#open.set(id, { commands: [{ type: 'start', id, job, request }], job, task, onReport, ...settle });
    if (this.#connection) this.#give(id);
    else this.#connect();
    return task;
  }

  /** Ends all jobs and the worker. */
  close() {
    for (const id of [...this.#open.keys()]) this.#settle(id)?.resolve(null);
    this.#connection?.close();
    this.#connection = null;
  }

  #send(/** @type {'stop' | 'drop' | 'pause' | 'resume'} */ type, /** @type {number} */ id) {
    const open = this.#open.get(id);
    if (!open) return;
    open.commands.push({ type, id });
    this.#connection?.take({ type, id });
    if (type === 'drop') this.#settle(id)?.resolve(null);
  }

  #give(/** @type {number} */ id) {
    for (const command of this.#open.get(id)?.commands ?? []) this.#connection?.take(command);
  }

  /** Connects, and gives all open jobs to the connection. */
  async #connect() {
    if (this.#isConnecting) return;
    this.#isConnecting = true;
    try {
      this.#ways ??= await this.#load();
      if (this.#open.size > 0) this.#takeWay(this.#ways);
    } catch (error) {
      for (const id of [...this.#open.keys()]) this.#settle(id)?.reject(new NotLoadedError(String(error)));
    } finally {
      this.#isConnecting = false;
    }
  }

  #takeWay(/** @type {Connect[]} */ ways) {
    /** @type {Connection | null} */
    let connection = null;
    const isPresent = () => this.#connection === connection;
    this.#hasWorked = false;
    try {
      connection = ways[this.#at](
        (told) => isPresent() && this.#hear(told),
        (trouble) => isPresent() && this.#lose(trouble),
      );
    } catch {
      return this.#lose('worker-forbidden');
    }
    this.#connection = connection;
    for (const id of this.#open.keys()) this.#give(id);
  }

  /** Begins all open jobs again: in the same way if that has worked before, otherwise in the next one. */
  #lose(/** @type {Trouble} */ trouble) {
    this.#connection?.close();
    this.#connection = null;
    const ways = /** @type {Connect[]} */ (this.#ways);
    const way = ways[this.#at];
    if (trouble === 'worker-forbidden') this.#at = Math.max(ways.lastIndexOf(way) + 1, this.#at);
    else if (!this.#hasWorked) this.#at++;
    this.#at = Math.min(this.#at, ways.length - 1);
    const isInPage = this.#at === ways.length - 1;
    for (const { task } of this.#open.values()) task.onTrouble(trouble, isInPage);
    if (this.#open.size > 0) this.#takeWay(ways);
  }

  #settle(/** @type {number} */ id) {
    const open = this.#open.get(id);
    this.#open.delete(id);
    return open;
  }

  #hear(/** @type {Told} */ told) {
    const open = this.#open.get(told.id);
    if (!open) return;
    if (told.type === 'failed') return this.#fail(told);
    const isDone = told.type === 'done';
    if (!(signs[open.job] in Object(told.report)) || (isDone && !open.task.accepts(told.report)))
      return this.#doubt(told.id);
    open.task.report = told.report;
    if (!isDone) return open.onReport(told.report);
    this.#hasWorked = true;
    this.#settle(told.id)?.resolve(told.report);
  }

  #fail(/** @type {Extract<Told, { type: 'failed' }>} */ { id, message, isNotLoaded }) {
    this.#settle(id)?.reject(isNotLoaded ? new NotLoadedError(message) : new Error(message));
  }

  /** Called for a report that makes no sense: a worker is replaced; what runs in the page can only fail. */
  #doubt(/** @type {number} */ id) {
    const isInPage = this.#at + 1 === this.#ways?.length;
    if (isInPage) this.#settle(id)?.reject(new Error('a report makes no sense'));
    else this.#lose('worker-nonsense');
  }
}
