// When a page calls: while somebody is missing or nobody is here, ever more rarely; else there is silence.

/** @import { Alarms } from './alarms.js' */
/** @import { Means } from './carrier.js' */

/** Why a page calls. @typedef {'missing' | 'alone' | undefined} Need */

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = { missing: 30_000, alone: 240_000 };

export class Calls {
  #means;
  #alarms;
  #need;
  #call;
  #pause = FIRST_PAUSE_MS;
  /** When the next call is due. */
  #due = Number.POSITIVE_INFINITY;
  #cancel = () => {};

  /** @param {{ means: Means, alarms: Alarms }} host @param {() => Need} need @param {() => void} call */
  constructor({ means, alarms }, need, call) {
    this.#means = means;
    this.#alarms = alarms;
    this.#need = need;
    this.#call = call;
  }

  /** The pauses are short again. */
  hurry() {
    this.#pause = FIRST_PAUSE_MS;
  }

  /** Plans a call after the pause, unless one is due sooner. */
  plan(wait = this.#pause) {
    const due = this.#means.now() + wait;
    if (due >= this.#due) return;
    this.stop();
    this.#due = due;
    this.#cancel = this.#alarms.after(wait, () => {
      this.#call();
      this.planNext();
    });
  }

  /** Plans the next call, after a pause that is twice as long, or none. */
  planNext() {
    this.stop();
    const need = this.#need();
    if (!need) return;
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS[need]);
    this.plan();
  }

  stop() {
    this.#cancel();
    this.#due = Number.POSITIVE_INFINITY;
  }
}
