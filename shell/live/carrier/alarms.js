// The timers of one carrier: they all end with it.

/** @import { Means } from './carrier.js' */

export class Alarms {
  #means;
  /** @type {Set<unknown>} */
  #pending = new Set();

  constructor(/** @type {Means} */ means) {
    this.#means = means;
  }

  /** Runs something later, once, unless the function that is returned is called before, or everything ends. */
  after(/** @type {number} */ ms, /** @type {() => void} */ run) {
    const id = this.#means.setTimeout(() => {
      this.#pending.delete(id);
      run();
    }, ms);
    this.#pending.add(id);
    return () => {
      this.#pending.delete(id);
      this.#means.clearTimeout(id);
    };
  }

  stop() {
    for (const id of this.#pending) this.#means.clearTimeout(id);
    this.#pending.clear();
  }
}
