// The time left of the players of a live game that is watched (formats 6.5), as one of them has told it, less the time
// since. Here nobody's time runs out.

/** @import { Time } from './live-game.js' */

/** @typedef {{ seat: string, left: number, isRunning: boolean }} Shown in milliseconds */

/** How often it is drawn while it runs, in milliseconds. */
const pulse = 250;

/** Writes whose time runs, and how many seconds each seat that has a clock has left: `w w300,b12.5`. */
export function writeTimes(/** @type {Shown[]} */ shown) {
  const running = shown.find(({ isRunning }) => isRunning)?.seat ?? '-';
  const left = shown.map(({ seat, left }) => `${seat}${Math.max(0, Math.ceil(left / 100) / 10)}`);
  return `${running} ${left.join(',')}`;
}

/** Reads that; null if it is not exactly so. @returns {Shown[] | null} */
export function readTimes(/** @type {string} */ text) {
  const [, running, list] = /^([a-z-]) ((?:[a-z]\d{1,6}(?:\.\d)?(?:,(?=[a-z]))?){1,12})$/.exec(text) ?? [];
  return (
    list?.split(',').map((item) => {
      const [seat] = item;
      return { seat, left: 1000 * Number(item.slice(1)), isRunning: seat === running };
    }) ?? null
  );
}

export class WatchedClock {
  #draw;
  #time;
  /** @type {Shown[]} */
  #told = [];
  #at = 0;
  /** @type {unknown} */
  #timer;

  /**
   * @param {() => void} draw draws the clocks alone
   * @param {Time} time
   */
  constructor(draw, time) {
    this.#draw = draw;
    this.#time = time;
  }

  /** A player tells the time left. Returns whether there are clocks. */
  hear(/** @type {string} */ text) {
    this.#told = readTimes(text) ?? this.#told;
    this.#at = this.#time.now();
    this.#tick();
    return this.#told.length > 0;
  }

  #tick() {
    this.drop();
    this.#draw();
    if (this.isRunning) this.#timer = this.#time.setTimeout(() => this.#tick(), pulse);
  }

  // ----- as the clocks of the page

  get isRunning() {
    return this.#told.some(({ isRunning }) => isRunning);
  }

  /** The time left of the seats, in milliseconds, and whether it runs. */
  get shown() {
    const since = this.#time.now() - this.#at;
    const leftOf = (/** @type {Shown} */ { left, isRunning }) => (isRunning ? Math.max(0, left - since) : left);
    return this.#told.map((shown) => ({ ...shown, left: leftOf(shown) }));
  }

  /** The game has ended: no time runs. */
  stop() {
    this.#told = this.shown.map((shown) => ({ ...shown, isRunning: false }));
    this.#tick();
  }

  drop() {
    this.#time.clearTimeout(this.#timer);
  }

  leave() {
    this.drop();
  }

  judge() {
    return false;
  }

  follow() {}

  hide() {}
}
