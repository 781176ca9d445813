// What relays send is worked off in slices: a burst of old or invented events takes its time, but never holds the page.

/** @import { Alarms } from './alarms.js' */

/** The work of a slice in points: reading an event is one, checking a signature CHECK_POINTS (one to two ms). */
const SLICE_POINTS = 40;
export const CHECK_POINTS = 8;
const SLICE_MS = 12;
const PAUSE_MS = 10;
/** What may wait, in characters; what is more is dropped. */
const WAITING_CHARACTERS = 8_000_000;
/** The room that a message takes besides its own characters: there may be any number of short ones. */
const MESSAGE_WEIGHT = 250;

export class Inbox {
  #alarms;
  #now;
  /** @type {{ weight: number, run: () => number }[]} */
  #waiting = [];
  #weight = 0;
  #isPlanned = false;

  constructor(/** @type {Alarms} */ alarms, /** @type {() => number} */ now) {
    this.#alarms = alarms;
    this.#now = now;
  }

  /** Runs a piece of work when it is its turn. It returns its points; its length is in characters. */
  add(/** @type {number} */ length, /** @type {() => number} */ run) {
    const weight = length + MESSAGE_WEIGHT;
    if (this.#weight + weight > WAITING_CHARACTERS) return;
    this.#weight += weight;
    this.#waiting.push({ weight, run });
    this.#plan(0);
  }

  #plan(/** @type {number} */ ms) {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    this.#alarms.after(ms, () => this.#slice());
  }

  #slice() {
    const end = this.#now() + SLICE_MS;
    let points = 0;
    let count = 0;
    while (count < this.#waiting.length && points < SLICE_POINTS && this.#now() <= end) {
      const { weight, run } = this.#waiting[count++];
      this.#weight -= weight;
      points += run();
    }
    this.#waiting.splice(0, count);
    this.#isPlanned = false;
    if (this.#waiting.length > 0) this.#plan(PAUSE_MS);
  }

  clear() {
    this.#waiting = [];
    this.#weight = 0;
    this.#isPlanned = false;
  }
}
