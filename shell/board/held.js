// What is done to a board before what acts on it is loaded: it is kept, and happens once more when that is there.

/** The keys that scroll a page, unless a board takes them. */
const scrolling = /^(Arrow|Page|Home|End| $)/;

export class Held {
  /** What is to happen, and of what kind it is. @type {{ type: string, run: () => void }[]} */
  #kept = [];

  get isEmpty() {
    return this.#kept.length === 0;
  }

  /** Keeps what is to be done. */
  keep(/** @type {() => void} */ run, type = '') {
    this.#kept.push({ type, run });
  }

  /**
   * Keeps an event from all that would hear it; but the focus moves at once, and of many ways only the last counts.
   * @param {Event} event
   * @param {boolean} [isOnBoard] where keys that scroll a page do not
   */
  keepEvent(event, isOnBoard = true) {
    const { type } = event;
    const { key = '', altKey = false, metaKey = false } = /** @type {Partial<KeyboardEvent>} */ (event);
    if (key === 'Tab') return;
    event.stopPropagation();
    if (isOnBoard && scrolling.test(key) && !altKey && !metaKey) event.preventDefault();
    if (type === 'pointermove' && this.#kept.at(-1)?.type === type) this.#kept.pop();
    const [target] = event.composedPath();
    const Kind = /** @type {typeof Event} */ (event.constructor);
    // An event has all that one of its kind is made of.
    this.keep(() => target.dispatchEvent(new Kind(type, /** @type {any} */ (event))), type);
  }

  /** Has all of it happen that was kept, in its order. */
  release() {
    for (const { run } of this.#kept.splice(0)) run();
  }

  drop() {
    this.#kept = [];
  }
}
