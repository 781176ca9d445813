// What one page takes from others: below everything that parses, and before a connection is made.

/** The largest message, in bytes of UTF-8. */
export const MESSAGE_BYTES = 65_536;
/** What is taken in a second. */
export const TAKEN = { messages: 50, bytes: 300_000 };
/** What is sent in a second: two such seconds may come to another page as one. */
export const SENT = { messages: 20, bytes: 140_000 };

const HALF_OPEN = 8;
const MADE = 40;
const MADE_MS = 10_000;

const encoder = new TextEncoder();

/** The bytes of a text, or infinity when it is longer than a message may be anyway. */
function bytesOf(/** @type {string} */ text) {
  return text.length > MESSAGE_BYTES ? Number.POSITIVE_INFINITY : encoder.encode(text).length;
}

/** Messages and bytes of one direction of one connection, counted for each second. */
export class Budget {
  #limits;
  #start = Number.NEGATIVE_INFINITY;
  #messages = 0;
  #bytes = 0;

  constructor(/** @type {{ messages: number, bytes: number }} */ limits) {
    this.#limits = limits;
  }

  /** Whether another message is within the limits; if it is, it counts. */
  takes(/** @type {unknown} */ message, /** @type {number} */ now) {
    if (typeof message !== 'string') return false;
    if (Math.abs(now - this.#start) >= 1000) this.#reset(now);
    const bytes = bytesOf(message);
    if (bytes > MESSAGE_BYTES || this.#messages + 1 > this.#limits.messages) return false;
    if (this.#bytes + bytes > this.#limits.bytes) return false;
    this.#messages++;
    this.#bytes += bytes;
    return true;
  }

  #reset(/** @type {number} */ now) {
    this.#start = now;
    this.#messages = 0;
    this.#bytes = 0;
  }
}

const CHECKS = 40;
const CHECKS_MS = 4000;

/** Events that each key has signed: whoever sends those of one page again and again does not keep the others waiting.
 * Events that it has not signed are not counted, or they would keep out those that it has. */
export class Checks {
  #since = Number.NEGATIVE_INFINITY;
  /** @type {Map<string, number>} */
  #counts = new Map();

  /** Whether the signature of one more may be checked. */
  admits(/** @type {string} */ key, /** @type {number} */ now) {
    if (Math.abs(now - this.#since) >= CHECKS_MS) {
      this.#since = now;
      this.#counts.clear();
    }
    return (this.#counts.get(key) ?? 0) < CHECKS;
  }

  count(/** @type {string} */ key) {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }
}

/** Connections, counted before they are made: a browser has only some hundreds of them to give. */
export class Admission {
  #peers;
  /** When the newest connections were made. @type {number[]} */
  #made = [];

  constructor(/** @type {number} */ peers) {
    this.#peers = peers;
  }

  /** Whether so many open connections are more than are wanted. */
  isOver(/** @type {number} */ open) {
    return open > this.#peers;
  }

  /** Whether one more may be made; if it may, it counts. */
  admits(/** @type {number} */ open, /** @type {number} */ halfOpen, /** @type {number} */ now) {
    this.#made = this.#made.filter((at) => Math.abs(now - at) < MADE_MS);
    if (open >= this.#peers || halfOpen >= HALF_OPEN || this.#made.length >= MADE) return false;
    this.#made.push(now);
    return true;
  }
}
