// Time that passes when a test says so, for any number of pages: each has a clock of its own, which stands still while
// the page sleeps and may be wrong.

/**
 * What waits for a time. `every`: it rings again and again, so far apart.
 * @typedef {{ run: () => void, time: number, every?: number }} Timer
 */

/** Kept: tests replace those of the globe. */
const { setImmediate } = globalThis;

/** Lets everything happen that waits only for promises. */
export const rest = () => new Promise((done) => void setImmediate(done));

/** A timer of a page rings this late at the earliest, as in browsers. */
const shortest = 1;

export class TestClock {
  #time = 0;
  #last = 0;
  /** @type {Map<number, Timer>} */
  #waiting = new Map();

  /** Milliseconds since the test began. */
  now = () => this.#time;

  setTimeout = (/** @type {() => void} */ run, time = 0) => this.#wait(run, Math.max(time, shortest));

  setInterval = (/** @type {() => void} */ run, time = 0) =>
    this.#wait(run, Math.max(time, shortest), Math.max(time, shortest));

  clearTimeout = (/** @type {number | undefined} */ id) => void this.#waiting.delete(id ?? 0);

  clearInterval = this.clearTimeout;

  #wait(
    /** @type {() => void} */ run,
    /** @type {number} */ time,
    /** @type {number | undefined} */ every = undefined,
  ) {
    this.#waiting.set(++this.#last, { run, time: this.#time + time, every });
    return this.#last;
  }

  /** How many timers wait. */
  get waiting() {
    return this.#waiting.size;
  }

  /** The timer that rings first, of those that ring until then; of two at the same time that which was set first. */
  #first(/** @type {number} */ end) {
    /** @type {[number, Timer] | undefined} */
    let found;
    for (const entry of this.#waiting)
      if (entry[1].time <= end && (!found || entry[1].time < found[1].time)) found = entry;
    return found;
  }

  /**
   * Lets time pass: all timers ring that do by then, in order, and after each what waits for promises happens. What the
   * machine does elsewhere, as `crypto.subtle` does, is not waited for.
   */
  async advance(/** @type {number} */ time) {
    const end = this.#time + time;
    await rest();
    for (let first = this.#first(end); first; first = this.#first(end)) {
      const [id, timer] = first;
      this.#time = timer.time;
      if (timer.every === undefined) this.#waiting.delete(id);
      else timer.time += timer.every;
      timer.run();
      await rest();
    }
    this.#time = end;
  }

  /**
   * Lets time pass until something is so, at most so long.
   * @param {() => unknown} isSo
   * @param {number} [longest]
   * @returns {Promise<number>} how long it took; Infinity: it never was so
   */
  async until(isSo, longest = 60_000, step = 50) {
    const begin = this.#time;
    await rest();
    while (!isSo()) {
      if (this.#time - begin >= longest) return Infinity;
      await this.advance(step);
    }
    return this.#time - begin;
  }
}

/**
 * The clock of one page. While the page sleeps none of its timers ring; those that should have do when it wakes, once
 * each, in order. Its functions need no `this`, as those of browsers.
 */
export class PageClock {
  #clock;
  /** How many milliseconds it shows more than that of the test. */
  offset;
  isAsleep = false;
  /** Whether the page is closed: nothing of it happens any more. */
  #isClosed = false;
  /** Timers that should have rung, by their numbers. @type {Map<number, () => void>} */
  #missed = new Map();
  /** The timers of the page, and what they are to the test's clock. @type {Map<number, number>} */
  #timers = new Map();
  #last = 0;

  constructor(/** @type {TestClock} */ clock, offset = 0) {
    this.#clock = clock;
    this.offset = offset;
  }

  now = () => this.#clock.now() + this.offset;

  setTimeout = (/** @type {() => void} */ run, time = 0) => {
    const id = ++this.#last;
    if (this.#isClosed) return id;
    const ring = () => {
      this.clearTimeout(id);
      run();
    };
    this.#timers.set(id, this.#clock.setTimeout(this.#ringing(id, ring), time));
    return id;
  };

  setInterval = (/** @type {() => void} */ run, time = 0) => {
    const id = ++this.#last;
    if (this.#isClosed) return id;
    this.#timers.set(id, this.#clock.setInterval(this.#ringing(id, run), time));
    return id;
  };

  clearTimeout = (/** @type {number | undefined} */ id = 0) => {
    this.#clock.clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#missed.delete(id);
  };

  clearInterval = this.clearTimeout;

  #ringing(/** @type {number} */ id, /** @type {() => void} */ run) {
    return () => {
      if (!this.#timers.has(id)) return;
      if (this.isAsleep) this.#missed.set(id, run);
      else run();
    };
  }

  /** How many timers wait. */
  get waiting() {
    return this.#timers.size;
  }

  sleep() {
    this.isAsleep = true;
  }

  wake() {
    this.isAsleep = false;
    const missed = [...this.#missed];
    for (const [id, run] of missed) if (this.#missed.delete(id)) this.#clock.setTimeout(this.#ringing(id, run));
  }

  /** The page is gone: none of its timers ring. */
  close() {
    this.#isClosed = true;
    for (const id of this.#timers.keys()) this.clearTimeout(id);
  }
}
