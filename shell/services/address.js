// Keeps the address bar in step with the game, and reports a fragment that the user or a link puts there.

/** The time after which another write is possible once many have followed each other, in milliseconds. */
const pause = 250;

/** How many writes may follow each other without a pause. */
const most = 20;

export class Address {
  #shown = '';
  /** The fragment in the address bar, last written or read; browsers write some characters in another way. */
  #known = '';
  #isPending = false;
  /** How many writes may follow now. */
  #left = most;

  /** @param {(fragment: string) => void} onChange a fragment that is not the one shown last */
  constructor(onChange) {
    this.#shown = this.#known = this.fragment;
    addEventListener('hashchange', () => {
      this.#isPending = false;
      this.#known = this.fragment;
      if (this.fragment === this.#shown) return;
      this.#shown = this.fragment;
      onChange(this.fragment);
    });
    addEventListener('pagehide', () => this.flush());
    document.addEventListener('visibilitychange', () => this.flush());
  }

  get fragment() {
    return location.hash.slice(1);
  }

  /** Shows another game as a new entry of the history, so that "back" returns to the game before. */
  visit(/** @type {string} */ fragment) {
    this.flush();
    if (fragment === this.fragment) return;
    this.#shown = fragment;
    history.pushState(null, '', this.#url);
    this.#known = this.fragment;
  }

  /**
   * Shows another state of the same game, at once: a page that is loaded again has the address of that moment. Browsers
   * stop pages that write too often, so that many writes are followed by pauses.
   */
  follow(/** @type {string} */ fragment) {
    this.#shown = fragment;
    this.#isPending = true;
    if (this.#left === 0) return;
    if (this.#left === most) setTimeout(this.#rest, pause);
    this.#left--;
    this.flush();
  }

  /** A pause is over: another write is possible, or is done now. */
  #rest = () => {
    if (this.#isPending) this.flush();
    else this.#left++;
    if (this.#left < most) setTimeout(this.#rest, pause);
  };

  /**
   * Writes the fragment that is still waiting for the pause to end; not over one that somebody has put there and that
   * is about to be reported.
   */
  flush() {
    if (this.#isPending && this.fragment === this.#known && this.fragment !== this.#shown) {
      history.replaceState(null, '', this.#url);
      this.#known = this.fragment;
    }
    this.#isPending = false;
  }

  get #url() {
    return this.#shown ? '#' + this.#shown : location.pathname + location.search;
  }
}
