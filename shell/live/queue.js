// What other pages say, one thing after the other: a link is read in slices, and what is said next may depend on it.
// The pages take turns, so that one that says much does not keep the others waiting.

/** So many messages of one page wait at most; what is dropped is said again. */
const longest = 40;

export class Queue {
  /** What waits of each page, those first whose turn it is. @type {Map<string, (() => Promise<void> | void)[]>} */
  #waiting = new Map();
  #isWorking = false;

  add(/** @type {string} */ peer, /** @type {() => Promise<void> | void} */ run) {
    const own = this.#waiting.get(peer) ?? [];
    if (own.length >= longest) return;
    this.#waiting.set(peer, [...own, run]);
    this.#work();
  }

  async #work() {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) await next();
    } finally {
      this.#isWorking = false;
    }
  }

  #next() {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [peer, [run, ...others]] = first;
    this.#waiting.delete(peer);
    if (others.length > 0) this.#waiting.set(peer, others);
    return run;
  }

  /** Nothing more is done. */
  end() {
    this.#waiting.clear();
  }
}
