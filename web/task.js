// A job of the computer as its asker sees it. The thinker that runs it is loaded when it is first needed.

/** @typedef {keyof typeof import('./scheduler.js').jobs} JobName */

/** @typedef {'stop' | 'drop' | 'pause' | 'resume'} Order */

/**
 * The starter of jobs.
 * @typedef {{ start: (job: JobName, request: any, onReport?: (report: any) => void) => Task }} Asked
 */

export { NotLoadedError } from './not-loaded.js';

export class Task {
  /** The last report. @type {any} */
  report = null;
  /**
   * Called when what the job runs in has failed, and the job has begun again, the last time in the thread of the page;
   * and when it goes on without its net.
   * @type {(trouble: import('./thinker.js').Trouble | import('./nets.js').NetTrouble, isInPage: boolean) => void}
   */
  onTrouble = () => {};
  /** Whether the result can be used. If not, it is asked for again. @type {(result: any) => boolean} */
  accepts = () => true;
  /** Whether there is no result yet. */
  isOpen = true;
  /** The orders to the job since it was asked for. @type {Order[]} */
  orders = [];
  /** Called with each order. @type {(order: Order) => void} */
  onOrder = () => {};
  /** @type {(result: any) => void} */
  #resolve = () => {};
  /** @type {(error: Error) => void} */
  #reject = () => {};
  /** The result of the job; null if it was dropped. Rejects if it failed. @type {Promise<any>} */
  result = new Promise((...settle) => ([this.#resolve, this.#reject] = settle));

  /**
   * @param {JobName} job
   * @param {any} request
   * @param {(report: any) => void} [onReport]
   */
  constructor(job, request, onReport = () => {}) {
    this.job = job;
    this.request = request;
    this.onReport = onReport;
  }

  finish(/** @type {any} */ result) {
    this.isOpen = false;
    this.#resolve(result);
  }

  fail(/** @type {Error} */ error) {
    this.isOpen = false;
    this.#reject(error);
  }

  #tell(/** @type {Order} */ order) {
    if (!this.isOpen) return;
    this.orders.push(order);
    this.onOrder(order);
  }

  /** Stops the job; its result is the one found so far. */
  stop() {
    this.#tell('stop');
  }

  /** Ends the job without a result. */
  drop() {
    this.#tell('drop');
    this.finish(null);
  }

  pause() {
    this.#tell('pause');
  }

  resume() {
    this.#tell('resume');
  }
}
