// <motley-board> as authors of pages see it: attributes, properties, methods and events. This module is small; it loads
// embed-board.js, which does the work, when the element comes near the visible part of the page.

import { Loader } from '../loading/loader.js';
import { attributes, gameAttributes } from './attributes.js';
import { imports } from './parts/embed-imports.js';

/** @import { Board } from './game/board-state.js' */
/** @import { Sources } from './game/embed-load.js' */

/** The distance from the visible part of the page at which a board starts. */
const near = '600px';

/** The distance at which a board that stands is not drawn any more, until it comes as near again. */
const far = '3000px';

/** Without a browser, as in a bundler, there is no HTMLElement; the class can be imported there all the same. */
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (/** @type {unknown} */ (class {}));

/**
 * The parts of a document: the observers of boards near its visible part, and the style of boards before they
 * are loaded, a block, so that the page does not jump when the board appears.
 * @typedef {{ observer: IntersectionObserver, farObserver: IntersectionObserver, sheet: CSSStyleSheet }} Surroundings
 */

/** @type {WeakMap<Document, Surroundings>} */
const surroundings = new WeakMap();

/**
 * None for a document that is not shown anywhere, as in the unit tests of pages: there only start() starts a board.
 * @returns {Surroundings | undefined}
 */
function surroundingsOf(/** @type {Document} */ owner) {
  const known = surroundings.get(owner);
  const window = /** @type {typeof globalThis | null} */ (owner.defaultView);
  const isShown = window?.IntersectionObserver && window.CSSStyleSheet?.prototype.replaceSync;
  if (known || !window || !isShown) return known;
  const observe = (/** @type {string} */ margin, /** @type {(board: MotleyBoard, isNear: boolean) => void} */ run) =>
    new window.IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (target instanceof MotleyBoard) run(target, isIntersecting);
      },
      // scrollMargin is for boards in boxes that scroll by themselves; not all browsers know it.
      /** @type {IntersectionObserverInit} */ ({ rootMargin: margin, scrollMargin: margin }),
    );
  const observer = observe(near, (board, isNear) => isNear && board.start());
  const farObserver = observe(far, (board, isNear) => boardsOf.get(board)?.setAway(!isNear));
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(':host { display: block } :host([hidden]) { display: none }');
  // A printed page is not scrolled. Boards whose parts are loaded already are drawn before the print.
  window.addEventListener('beforeprint', () => {
    for (const board of waiting) if (board.ownerDocument === owner) board.start();
    for (const board of standing) if (board.ownerDocument === owner) boardsOf.get(board)?.setAway(false);
  });
  window.addEventListener('online', () => {
    for (const board of failed) if (board.ownerDocument === owner) board.start();
    for (const board of standing) if (board.ownerDocument === owner) boardsOf.get(board)?.described.askAgain();
  });
  const languages = new window.MutationObserver(() => {
    for (const board of standing) if (board.ownerDocument === owner) followLanguage(board);
  });
  languages.observe(owner.documentElement, { attributes: true, attributeFilter: ['lang'], subtree: true });
  const made = { observer, farObserver, sheet };
  surroundings.set(owner, made);
  return made;
}

/** The boards that have not come near yet. @type {Set<MotleyBoard>} */
const waiting = new Set();

/** The boards that could not be loaded. @type {Set<MotleyBoard>} */
const failed = new Set();

/** The boards that stand in a page. @type {Set<MotleyBoard>} */
const standing = new Set();

/** The drawn board of each element. @type {WeakMap<MotleyBoard, Board>} */
const boardsOf = new WeakMap();

/** Lets a board speak the language of the text around it, which may be another one now. */
function followLanguage(/** @type {MotleyBoard} */ board) {
  boardsOf
    .get(board)
    ?.described.follow(new Set(['lang']), false)
    .catch((error) => console.warn(error));
}

/** Content that is no fallback of a board. */
const ofPage = 'motley-board, article, section, footer, h1, h2, h3, h4, h5, h6, script[src]';

/** Warns of a board that holds the rest of its page, which goes once the board stands. */
function warnOfContent(/** @type {MotleyBoard} */ board) {
  if (board.querySelector(ofPage))
    console.warn('<motley-board> holds the rest of the page: it ends with </motley-board>, "/>" ends nothing in HTML');
}

/** Frees a board's drawing while it is far out of sight. */
function watchFar(/** @type {MotleyBoard} */ board) {
  standing.add(board);
  surroundingsOf(board.ownerDocument)?.farObserver.observe(board);
}

/** Starts a board when it comes near the visible part of the page, or is printed. */
function watch(/** @type {MotleyBoard} */ board) {
  waiting.add(board);
  surroundingsOf(board.ownerDocument)?.observer.observe(board);
}

function unwatch(/** @type {MotleyBoard} */ board) {
  waiting.delete(board);
  standing.delete(board);
  failed.delete(board);
  const around = surroundingsOf(board.ownerDocument);
  around?.observer.unobserve(board);
  around?.farObserver.unobserve(board);
}

/**
 * The addresses of all that boards need, and the functions that ask for it.
 * @typedef {object} Origin
 * @property {Sources} [sources]
 * @property {(element: MotleyBoard, hasMore: boolean) => void} askEarly
 */

/** As embed.js says; tests without a build have no sources. @type {Origin} */
export const origin = { askEarly: () => {} };

/** Loads the parts for all boards of the page. Each board tells by itself of parts that do not come. */
const loader = new Loader(imports);

export class MotleyBoard extends Base {
  static observedAttributes = attributes;

  /** The address of our page, to which links lead; null: there are no links. @type {string | null | undefined} */
  static site = undefined;

  /** @type {Board | null} */
  #board = null;
  /** @type {Promise<void> | undefined} */
  #started;
  /** @type {(() => void) | undefined} */
  #fulfil;
  #ready = new Promise((/** @type {(value: void) => void} */ resolve) => (this.#fulfil = resolve));
  /** The attributes that have changed since the board has read them. @type {Set<string>} */
  #changed = new Set();
  #hasFailed = false;
  /** Notes when a record comes or goes, as from a framework or a page that is still being read. */
  #content = new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
    if (nodes.some((node) => node.nodeName === 'SCRIPT')) this.#note('link');
  });

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    this.#dress();
    // The content of the element is shown until the board is ready.
    root.append(document.createElement('slot'));
  }

  #dress() {
    const { shadowRoot, ownerDocument } = this;
    const sheet = surroundingsOf(ownerDocument)?.sheet;
    if (shadowRoot && sheet) shadowRoot.adoptedStyleSheets = [sheet];
  }

  // ----- life cycle

  connectedCallback() {
    for (const name of attributes) this.#adopt(name);
    this.#content.observe(this, { childList: true });
    if (this.#board) {
      this.#board.resume();
      watchFar(this);
    } else watch(this);
  }

  disconnectedCallback() {
    this.#content.disconnect();
    unwatch(this);
    this.#board?.rest();
  }

  /** Another document has taken the styles away. */
  adoptedCallback(/** @type {Document} */ old) {
    const around = surroundingsOf(old);
    around?.observer.unobserve(this);
    around?.farObserver.unobserve(this);
    this.#dress();
    this.#board?.dress();
  }

  attributeChangedCallback(
    /** @type {string} */ name,
    /** @type {string | null} */ old,
    /** @type {string | null} */ value,
  ) {
    if (old !== value) this.#note(name);
  }

  /** Follows what was changed, with all that changes in the same task. */
  #note(/** @type {string} */ name) {
    if (!this.#started && !this.#hasFailed) return;
    if (this.#changed.size === 0) queueMicrotask(() => this.#follow());
    this.#changed.add(name);
  }

  /** Takes over a property that was set before the element was defined, and hides the setter. */
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
    await this.#board.described.follow(changed, isOtherGame).catch((error) => this.#fail(error));
  }

  /** Starts the board now, without waiting until it comes near. If loading had failed, it is tried again. */
  start() {
    this.#started ??= this.#load();
    return this.#started;
  }

  async #load() {
    unwatch(this);
    warnOfContent(this);
    try {
      const { prepareBoard } = await this.#ask();
      const board = await prepareBoard(this, {
        site: MotleyBoard.site ?? null,
        standNow: () => this.#standNow(),
        loader,
        sources: /** @type {Sources} */ (origin.sources),
      });
      // From now on the board itself is told of changed attributes, even before its first game is ready.
      this.#changed.clear();
      this.#board = board;
      boardsOf.set(this, board);
      if (!this.isConnected) board.rest();
      await board.described.begin();
      if (this.isConnected) watchFar(this);
    } catch (error) {
      this.#changed.clear();
      this.#fail(error);
    }
  }

  /** Asks at once for all that the board will probably need: the part that draws boards, its rules and its words. */
  #ask() {
    const hasMore = ['replay', 'task'].includes(this.getAttribute('mode') ?? '') || this.hasAttribute('record');
    origin.askEarly(this, hasMore);
    // A part that does not come is told of when it is needed.
    if (hasMore) loader.load('reading').catch(() => {});
    return loader.load('board');
  }

  /**
   * Called when something could not be loaded. The content stays visible, and if no board is ready it is tried again
   * when the browser is online again, or by start(); neither helps a browser without WebAssembly.
   */
  #fail(/** @type {unknown} */ error) {
    let message = String(error);
    if (!this.#board?.session) {
      this.#board = null;
      this.#hasFailed = true;
      this.#started = undefined;
      const canRun = 'WebAssembly' in globalThis;
      if (this.isConnected && canRun) failed.add(this);
      message += canRun
        ? '. The board tries again when the browser is online again; start() tries at once.'
        : '. A board needs WebAssembly, which this browser does not run.';
    }
    console.warn(message);
    const detail = { subject: 'board', reason: 'not-loaded', text: '', offset: 0, length: 0, message };
    this.dispatchEvent(new CustomEvent('error', { detail, composed: true }));
  }

  // ----- the interface for pages

  /** A promise that is fulfilled when the board is ready for the first time. */
  get ready() {
    return this.#ready;
  }

  /** Called when the first game of the board is ready. */
  #standNow() {
    this.#fulfil?.();
    this.dispatchEvent(new CustomEvent('ready', { composed: true }));
  }

  get #session() {
    const session = this.#board?.session;
    if (!session)
      throw Object.assign(new Error('the board does not stand yet: await its promise `ready`'), {
        reason: 'not-ready',
      });
    return session;
  }

  get #live() {
    return this.#session && /** @type {Board} */ (this.#board);
  }

  /** The texts of all legal actions. */
  get legalActions() {
    return this.#session.game.actions();
  }

  /** The texts of the actions that were played up to the position shown. */
  get played() {
    return this.#session.game.played();
  }

  /** The number of actions that lead to the position shown. */
  get ply() {
    return this.#session.at;
  }

  /** The text of the position shown. */
  get current() {
    return this.#live.current;
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

  /** Takes an action back, and with it the answers of a computer. Returns false if there was none. */
  undo() {
    return this.#live.goBy(-1);
  }

  /** Plays the action again that was taken back. Returns false if there was none. */
  redo() {
    return this.#live.goBy(1);
  }

  /** Shows the position after so many actions, or after these, in a variation too. Returns false if there is none. */
  goTo(/** @type {number | string[]} */ ply) {
    return Array.isArray(ply) ? this.#live.goAlong(ply.map(String)) : this.#live.goTo(Number(ply));
  }

  /** The game with its variations and all that is said of it, as plain data. */
  tree() {
    return this.#live.tree();
  }

  /** Returns to the game that the attributes describe. */
  reset() {
    this.#live.described.reset();
  }

  /**
   * Says why no action leads from one square to another; `text` is in the language of the board.
   * @param {string} from
   * @param {string} to
   * @returns {{ reason: string, squares: string[], text: string }}
   */
  explain(from, to) {
    return this.#live.explain(String(from), String(to));
  }

  /** The link to this game on our page; if there is no page, only the part after `#`. */
  toLink() {
    return this.#live.link;
  }

  /** @override */
  focus() {
    if (this.#board) this.#board.focus();
  }
}

/**
 * Describes a property by an object that inherits nothing: a page may have written what it likes into Object.prototype.
 * @param {PropertyDescriptor & ThisType<MotleyBoard>} descriptor
 */
const plain = (descriptor) => Object.assign(Object.create(null), descriptor);

/** Each attribute has a property of the same name: a text, or a boolean for `flip`. */
for (const name of attributes.filter((name) => name !== 'lang')) {
  const isFlag = name === 'flip';
  const property = plain({
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
  Object.defineProperty(MotleyBoard.prototype, name, property);
}
