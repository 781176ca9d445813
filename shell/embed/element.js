// <motley-board> as authors of pages see it: attributes, properties, methods and events. It weighs little and
// starts when it comes near to what is seen; board.js does the rest.

import { attributes, gameAttributes } from './attributes.js';

/**
 * @typedef {import('./embed-table.js').EmbedTable} EmbedTable
 */

/** How far from what is seen a board starts. */
const near = '600px';

/** Also where there is no browser, as in a bundler: the class can be imported there. */
const Base = globalThis.HTMLElement ?? /** @type {any} */ (class {});

/** @type {IntersectionObserver | undefined} */
let observer;

/** Starts a board when it comes near. */
function watch(/** @type {MotleyBoard} */ element) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof MotleyBoard) target.start();
    },
    // The second is for boards in boxes that scroll by themselves, where browsers know it.
    /** @type {IntersectionObserverInit} */ ({ rootMargin: near, scrollMargin: near }),
  );
  observer.observe(element);
}

/** @type {CSSStyleSheet | undefined} */
let sheet;

/** A block from the beginning: the page must not jump when the board comes. */
function makeSheet() {
  const made = new CSSStyleSheet();
  made.replaceSync(':host { display: block } :host([hidden]) { display: none }');
  return made;
}

export class MotleyBoard extends Base {
  static observedAttributes = attributes;

  /** Where links to the page lead; null: there is no page. @type {string | null | undefined} */
  static site = undefined;

  /** @type {EmbedTable | null} */
  #board = null;
  /** @type {Promise<void> | undefined} */
  #started;
  /** @type {(() => void) | undefined} */
  #fulfil;
  #ready = new Promise((/** @type {(value: void) => void} */ resolve) => (this.#fulfil = resolve));
  /** Attributes that have changed since the board looked. @type {Set<string>} */
  #changed = new Set();
  #hasFailed = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [(sheet ??= makeSheet())];
    // Before the board stands, what is between the tags shows.
    root.append(document.createElement('slot'));
  }

  // ----- life

  connectedCallback() {
    for (const name of attributes) this.#adopt(name);
    if (this.#board) this.#board.resume();
    else watch(this);
  }

  disconnectedCallback() {
    observer?.unobserve(this);
    this.#board?.rest();
  }

  attributeChangedCallback(
    /** @type {string} */ name,
    /** @type {string | null} */ old,
    /** @type {string | null} */ value,
  ) {
    if (old === value || (!this.#started && !this.#hasFailed)) return;
    if (this.#changed.size === 0) queueMicrotask(() => this.#follow());
    this.#changed.add(name);
  }

  /** A property that was set before the element was defined. */
  #adopt(/** @type {string} */ name) {
    if (!Object.hasOwn(this, name)) return;
    const value = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  async #follow() {
    const changed = this.#changed;
    this.#changed = new Set();
    if (!this.#board) return this.start();
    const isOtherGame = gameAttributes.some((name) => changed.has(name));
    await this.#board.follow(changed, isOtherGame).catch((error) => this.#fail(error));
  }

  /** Starts the board now, not only when it comes near. A board that could not be loaded tries again. */
  start() {
    this.#started ??= this.#load();
    return this.#started;
  }

  async #load() {
    observer?.unobserve(this);
    try {
      const { EmbedTable } = await import('./embed-table.js');
      const board = await EmbedTable.prepare(this, MotleyBoard.site ?? null, () => this.#standNow());
      // From now on the board itself sees to what changes, even before its first game stands.
      this.#changed.clear();
      this.#board = board;
      if (!this.isConnected) board.rest();
      await board.begin();
    } catch (error) {
      this.#changed.clear();
      this.#fail(error);
    }
  }

  /** Something could not be loaded: what was there goes on showing, and where no board stands start() tries again. */
  #fail(/** @type {unknown} */ error) {
    if (!this.#board?.session) {
      this.#board = null;
      this.#hasFailed = true;
      this.#started = undefined;
    }
    console.warn(error);
    const message = String(error);
    const detail = { subject: 'board', reason: 'not-loaded', text: '', offset: 0, length: 0, message };
    this.dispatchEvent(new CustomEvent('error', { detail, composed: true }));
  }

  // ----- what pages may ask and tell

  /** Fulfilled when the board stands for the first time. */
  get ready() {
    return this.#ready;
  }

  /** The first game of the board stands. */
  #standNow() {
    this.#fulfil?.();
    this.dispatchEvent(new CustomEvent('ready', { composed: true }));
  }

  get #session() {
    const session = this.#board?.session;
    if (!session) throw new Error('the board does not stand yet: await its promise `ready`');
    return session;
  }

  get #live() {
    return this.#session && /** @type {EmbedTable} */ (this.#board);
  }

  /** The texts of all legal actions. */
  get legalActions() {
    return this.#session.game.actions();
  }

  /** The texts of what has been played up to the position shown. */
  get played() {
    return this.#session.game.played();
  }

  /** How many actions lead to the position shown. */
  get ply() {
    return this.#session.at;
  }

  /** The text of the position shown. */
  get current() {
    return this.#session.game.position;
  }

  /** Whose turn it is. */
  get turn() {
    const { player, number } = this.#session.view.turn;
    return { seat: player, number };
  }

  /** How the game stands: `result` is "ongoing", "win" or "draw". */
  get outcome() {
    return { ...this.#session.outcome };
  }

  /** Plays a legal action, given as its text. Throws, and changes nothing, if it is not legal. */
  play(/** @type {string} */ text) {
    this.#live.play(String(text), 'script');
  }

  /** Takes an action back, and with it what a computer has played after it. Whether there was one. */
  undo() {
    return this.#live.goBy(-1);
  }

  /** Plays once more what was taken back. Whether there was something. */
  redo() {
    return this.#live.goBy(1);
  }

  /** Shows the position after so many actions. Whether there are so many. */
  goTo(/** @type {number} */ ply) {
    return this.#live.goTo(Number(ply));
  }

  /** Back to what the attributes describe. */
  reset() {
    this.#live.reset();
  }

  /**
   * Why no action leads from one square to another; `text` says it in the board's language.
   * @param {string} from
   * @param {string} to
   * @returns {{ reason: string, squares: string[], text: string }}
   */
  explain(from, to) {
    return this.#live.explain(String(from), String(to));
  }

  /** The link of this game on the page; without a page only the part after `#`. */
  toLink() {
    return this.#live.link;
  }

  /** @override */
  focus() {
    if (this.#board) this.#board.focus();
  }
}

/** Texts have a property of the same name; `flip` is there or not. */
for (const name of attributes.filter((name) => name !== 'lang')) {
  const isFlag = name === 'flip';
  Object.defineProperty(MotleyBoard.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return isFlag ? this.hasAttribute(name) : (this.getAttribute(name) ?? '');
    },
    set(value) {
      if (isFlag) this.toggleAttribute(name, Boolean(value));
      else if (value === null || value === undefined || value === '') this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });
}
