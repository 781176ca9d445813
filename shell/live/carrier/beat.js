// The beats of one connection: each says when it was sent, and which one of the other side was heard last, so that both
// measure how long a text takes. Times are those of the page that counts; none is compared with another's.

const KEPT = 5;

export class Beat {
  /** When anything of the other was heard last. */
  heardAt;
  isAway = false;
  /** The other's last beat, and when it came. */
  #theirs = 0;
  #theirsAt = 0;
  /** The last ways there and back, in ms. @type {number[]} */
  #rounds = [];

  constructor(/** @type {number} */ now) {
    this.heardAt = now;
  }

  /** The beat of this moment, as a text. */
  say(/** @type {number} */ now) {
    return `BEAT ${now} ${this.#theirs} ${this.#theirs ? now - this.#theirsAt : 0}`;
  }

  /** Takes the other's beat: what it sent, the last of ours that it had heard, and how long ago that was. */
  hear(/** @type {string} */ text, /** @type {number} */ now) {
    const [, theirs, ours, held] = text.split(' ').map(Number);
    if (![theirs, ours, held].every(Number.isSafeInteger)) return;
    this.#theirs = theirs;
    this.#theirsAt = now;
    const round = now - ours - held;
    if (ours > 0 && round >= 0) this.#rounds = [...this.#rounds.slice(1 - KEPT), round];
  }

  /** Half of the shortest way there and back of the last beats, in ms. */
  get delay() {
    return this.#rounds.length > 0 ? Math.min(...this.#rounds) / 2 : undefined;
  }
}
