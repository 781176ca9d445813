// What stands before the App is there, which comes with a second script: the board of the link, with what the game is
// called and whose turn it is, or the start screen. It is drawn by the same templates as later, so that nothing moves
// when the App takes it over: table, game and what is drawn stay as they are. Links that are more than a game (tasks,
// games by link, stored and very long ones) wait for the App.

import { nothing } from 'lit';
import { getExtra, parseLink } from '../links/links.js';
import { finish } from '../links/slices.js';
import { addWords } from '../strings/load-words.js';
import { namesIn } from '../table/names.js';
import { Scenes } from '../table/scenes.js';
import { Session } from '../table/session.js';
import { Table } from '../table/table.js';
import { applyPieces } from './appearance.js';
import { titleOf } from './page-title.js';
import { applyTheme, loadChoices } from './preferences.js';

/**
 * @typedef {import('./app.js').App} App
 * @typedef {import('./family-rules.js').Rules} Rules
 * @typedef {import('../words/words.js').Words} Words
 */

/** The extras of links that are opened as something else than a game, or beside what is stored. */
const otherKeys = ['bylink', 'goal', 'lesson', 'puzzle', 'saved'];

/** A longer link is read with pauses, by the App. */
const longestLink = 20_000;

/** The link of a fragment if it is a game that can be shown at once, or null. */
export function readPlainLink(/** @type {string} */ fragment) {
  if (!fragment || fragment.length > longestLink) return null;
  try {
    const link = parseLink(fragment);
    return otherKeys.some((key) => getExtra(link, key) !== undefined) ? null : link;
  } catch {
    return null;
  }
}

/** Fulfilled when what was drawn can be seen; a window that shows nothing, or no more, is not waited for. */
export const isSeen = () =>
  new Promise((done) => {
    setTimeout(done, document.hidden ? 0 : 250);
    requestAnimationFrame(() => setTimeout(done));
  });

/** For the templates it is the App, as far as they ask before somebody does something: that is kept meanwhile. */
export class FirstScreen {
  dialog = null;
  /** @type {App['tab']} */
  tab = 'moves';
  task = null;
  setup = null;
  byLink = null;
  clocks = null;
  typing = null;
  choices = loadChoices();
  hints = { squares: [], hint: null };
  closerLook = { draw: () => nothing, card: () => nothing, isTaking: false };
  drawings = { layer: () => null, spoken: () => nothing };
  savedList = { games: [] };
  fadesNotices = true;
  isLegendShown = false;
  isClosed = false;
  isBusy = false;
  /** What was opened, until the App takes it. @type {{ session: Session, problems: any[], fragment: string } | null} */
  #opened = null;
  #isShown = false;

  /**
   * @param {HTMLElement} root
   * @param {Rules} engine
   * @param {Words} words
   * @param {(app: App) => void} picture draws the whole page
   */
  constructor(root, engine, words, picture) {
    this.root = root;
    this.engine = engine;
    this.words = words;
    this.picture = picture;
    this.schema = engine.schema();
    this.scenes = new Scenes(engine);
    this.table = new Table(words, /** @type {any} */ (this));
    this.table.schema = this.schema;
    this.table.choices = this.choices;
    this.table.called = (seat) => (this.session ? namesIn(this.session).get(seat) : undefined);
    applyTheme(this.choices);
    applyPieces(this.asApp).catch((error) => this.table.tellMissing(error));
  }

  get asApp() {
    return /** @type {App} */ (/** @type {any} */ (this));
  }

  get session() {
    return this.table.session;
  }

  /** @returns {import('../table/table.js').BoardElement | null} */
  get board() {
    return this.root.querySelector('#board');
  }

  /** The game of a fragment, if its rules are there and take it: what is wrong with it the App tells. */
  open(/** @type {string} */ fragment) {
    const link = readPlainLink(fragment);
    if (!link || this.engine.isMissing(link.variant)) return;
    try {
      this.#opened = { ...finish(Session.opening(this.engine, link)), fragment };
      this.table.seat(this.#opened.session);
    } catch {
      // No such game.
    }
  }

  /** Gives away the game that was opened, if it is that of a fragment. */
  take(/** @type {string | undefined} */ fragment) {
    const opened = this.#opened;
    this.#opened = null;
    return opened?.fragment === fragment ? opened : undefined;
  }

  /** Shows it, from now on. What was asked for when the game was opened is drawn with it, not once more after it. */
  show() {
    this.#draw();
    queueMicrotask(() => (this.#isShown = true));
  }

  /** Moves the focus to the title of the game, as on every new screen, unless it is somewhere already. */
  greet() {
    const isFree = !document.activeElement || document.activeElement === document.body;
    if (this.session && isFree) this.root.querySelector('h1')?.focus({ preventScroll: true });
  }

  /** Draws all there is. */
  draw() {
    if (this.#isShown) this.#draw();
  }

  #draw() {
    document.title = titleOf(this.asApp);
    this.picture(this.asApp);
  }

  /** Asks for a new picture, of the App if the table is its own by now. */
  update() {
    this.table.update();
  }

  /** A position that the start screen shows, if it is there with what its family is drawn with. */
  shown(/** @type {import('./app.js').Start} */ { variant, position }) {
    return this.scenes.isKnown({ variant, position }) ? this.scenes.start(variant, position) : undefined;
  }

  /**
   * Takes what the start screen shows, and draws its first board; what the others are drawn with is asked for when that
   * can be seen, and then one is drawn in a frame. Fulfilled with the first.
   * @param {Promise<Record<string, import('../../web/types.js').View>>} boards by the keys of scenes
   */
  async knowBoards(boards) {
    const views = await boards;
    const [first, ...others] = Object.keys(views);
    const load = (/** @type {string} */ key) => this.engine.loadParts(views[key].family);
    const draw = (/** @type {string} */ key) => {
      this.scenes.know({ [key]: views[key] });
      this.update();
      return isSeen();
    };
    await load(first);
    let seen = draw(first);
    const follow = (/** @type {string} */ key) => load(key).then(() => (seen = seen.then(() => draw(key))));
    seen.then(() => Promise.all(others.map(follow))).catch(() => {});
  }

  need(/** @type {string} */ variant) {
    return this.engine.load(variant);
  }

  addWords(/** @type {string} */ file) {
    return addWords(this.words, file);
  }

  loadNames() {
    return Promise.all([this.engine.loadWords(), this.addWords('more')]);
  }

  /** Tells that the App did not come; where nothing stands the page says so itself. */
  tellMissing(/** @type {unknown} */ error) {
    if (!this.#isShown) throw error;
    this.table.tellMissing(error);
  }

  /** Loads the page again, with the same address. */
  reload() {
    location.reload();
  }

  report() {}
}
