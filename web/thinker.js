// The page's side of the computer: starts jobs and receives their reports. They run in a worker, or where the page must
// not have workers in short slices in this thread.

/**
 * @typedef {import('./scheduler.js').Command} Command
 * @typedef {import('./scheduler.js').Told} Told
 * @typedef {keyof typeof import('./scheduler.js').jobs} JobName
 */

/** @typedef {{ take: (command: Command) => void, close: () => void }} Connection */

/** @typedef {(tell: (told: Told) => void, lost: () => void) => Connection} Connect */

/** A job that is under way. */
export class Task {
  /** The last report. @type {any} */
  report = null;
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
 * @property {Extract<Command, { type: 'start' }>} command
 * @property {Task} task
 * @property {(report: any) => void} onReport
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

export class Thinker {
  #connects;
  /** @type {Connection | null} */
  #connection = null;
  /** @type {Map<number, Open>} */
  #open = new Map();
  #count = 0;

  /** @param {Connect[]} connects ways to run jobs, the best first; the last one is never lost */
  constructor(connects) {
    this.#connects = [...connects];
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
    /** @type {Open['command']} */
    const command = { type: 'start', id, job, request };
    this.#open.set(id, { command, task, onReport, ...settle });
    this.#take(command);
    return task;
  }

  /** Ends all jobs and the worker. */
  close() {
    for (const id of [...this.#open.keys()]) this.#settle(id)?.resolve(null);
    this.#connection?.close();
    this.#connection = null;
  }

  #send(/** @type {'stop' | 'drop' | 'pause' | 'resume'} */ type, /** @type {number} */ id) {
    if (!this.#open.has(id)) return;
    this.#take({ type, id });
    if (type === 'drop') this.#settle(id)?.resolve(null);
  }

  #take(/** @type {Command} */ command) {
    this.#connection ??= this.#connect();
    this.#connection.take(command);
  }

  /** @returns {Connection} */
  #connect() {
    const [connect, ...others] = this.#connects;
    const lost = () => this.#reconnect(connect);
    try {
      return connect((told) => this.#hear(told), lost);
    } catch (error) {
      if (others.length === 0) throw error;
      this.#connects = others;
      return this.#connect();
    }
  }

  /** Called when a worker could not be started: repeats all open commands with the next way to connect. */
  #reconnect(/** @type {Connect} */ connect) {
    if (this.#connects[0] !== connect || this.#connects.length === 1) return;
    this.#connection?.close();
    this.#connects.shift();
    this.#connection = this.#connect();
    for (const { command } of this.#open.values()) this.#connection.take(command);
  }

  #settle(/** @type {number} */ id) {
    const open = this.#open.get(id);
    this.#open.delete(id);
    return open;
  }

  #hear(/** @type {Told} */ told) {
    const open = this.#open.get(told.id);
    if (!open) return;
    if (told.type === 'failed') {
      this.#settle(told.id)?.reject(new Error(told.message));
      return;
    }
    open.task.report = told.report;
    if (told.type === 'done') this.#settle(told.id)?.resolve(told.report);
    else open.onReport(told.report);
  }
}
