// Chance that is always the same for a seed.

export class Chance {
  #state;

  constructor(/** @type {number} */ seed) {
    this.#state = seed >>> 0;
  }

  /** From 0 to below 1 (the generator mulberry32). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends among them. */
  between(/** @type {number} */ least, /** @type {number} */ most) {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  is(/** @type {number} */ likelihood) {
    return this.next() < likelihood;
  }

  /** One of a list. @template T @returns {T} */
  of(/** @type {readonly T[]} */ list) {
    return list[this.between(0, list.length - 1)];
  }

  /** A list in another order. @template T @returns {T[]} */
  shuffled(/** @type {readonly T[]} */ list) {
    const left = [...list];
    return list.map(() => left.splice(this.between(0, left.length - 1), 1)[0]);
  }

  /** Some of a list, at least one. @template T @returns {T[]} */
  some(/** @type {readonly T[]} */ list, /** @type {number} */ most) {
    return this.shuffled(list).slice(0, this.between(1, Math.min(most, list.length)));
  }
}
