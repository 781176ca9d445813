// The address bar: it follows the game, and a fragment that somebody else puts there is opened.

const pause = 250;

export class Address {
  #shown = '';
  #isPending = false;
  #isResting = false;

  /** @param {(fragment: string) => void} onChange a fragment that is not the one shown last */
  constructor(onChange) {
    this.#shown = this.fragment;
    addEventListener('hashchange', () => {
      this.#isPending = false;
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

  /** Goes to another game: the way back leads to the one before. */
  visit(/** @type {string} */ fragment) {
    this.flush();
    if (fragment === this.fragment) return;
    this.#shown = fragment;
    history.pushState(null, '', this.#url);
  }

  /** Follows the same game. Browsers slow pages down that write too often, so there is a pause. */
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

  /** Writes what is waiting. */
  flush() {
    if (this.#isPending && this.fragment !== this.#shown) history.replaceState(null, '', this.#url);
    this.#isPending = false;
  }

  get #url() {
    return this.#shown ? '#' + this.#shown : location.pathname + location.search;
  }
}
