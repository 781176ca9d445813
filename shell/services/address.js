// Keeps the address bar in step with the game, and reports a fragment that the user or a link puts there.

const pause = 250;

export class Address {
  #shown = '';
  /** The fragment in the address bar, last written or read; browsers write some characters in another way. */
  #known = '';
  #isPending = false;
  #isResting = false;

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
   * Shows another state of the same game. Browsers throttle pages that write too often, hence the pause between writes.
   */
  follow(/** @type {string} */ fragment) {
    this.#shown = fragment;
    this.#isPending = true;
    if (this.#isResting) return;
    this.flush();
    this.#isResting = true;
    setTimeout(() => {
      this.#isResting = false;
      this.flush();
    }, pause);
  }

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
