// The editor of positions on the page: the position at the table meanwhile, and its way into a game.

import '../styles/editor.css';
import { Session } from '../table/game/session.js';
import { Editing } from './editing.js';
import { editorScreen } from './editor-screen.js';

/** @import { Start } from '../services/state.js' */

/**
 * @typedef {import('./editor-screen.js').Page & Pick<import('../services/state.js').Page, 'analysis' | 'engine' |
 *   'navigation' | 'play' | 'seat' | 'showTab' | 'start' | 'task'>} Page
 */

export class EditorPage {
  #app;
  /** Who plays a game from here, and how, if that was settled before. */
  #game;
  /** Nobody plays here. */
  isDone = true;
  /** The text that was entered last, while it is refused. @type {{ text: string, error: unknown } | undefined} */
  refused;

  /**
   * Throws a MotleyError for bad texts.
   * @param {Page} app
   * @param {Start} start
   * @param {boolean} isArray whether the start of the variant is drawn
   */
  constructor(app, { variant, position, game }, isArray) {
    this.#app = app;
    this.#game = game;
    this.editing = new Editing(app.engine, variant, position);
    if (isArray) this.editing.setArray(true);
    app.seat(this.#makeSession());
    app.task = this;
  }

  /** The position as a game, with its link; the start of the variant while the rules refuse it. */
  #makeSession() {
    return new Session(this.#app.engine, this.editing.variant, this.start?.position);
  }

  /** The start of a game from here; null while the rules refuse it. @returns {Start | null} */
  get start() {
    const { variant, usual, verdict } = this.editing;
    if (verdict.error) return null;
    return { variant, position: verdict.position === usual ? undefined : verdict.position };
  }

  /** Changes something, and lets the address follow a position that can be played. */
  change(/** @type {(editing: Editing) => void} */ run) {
    const { table, navigation } = this.#app;
    const { verdict } = this.editing;
    run(this.editing);
    this.refused = undefined;
    if (verdict !== this.editing.verdict && this.start) {
      const session = this.#makeSession();
      session.isFlipped = !!table.session?.isFlipped;
      table.seat(session);
      navigation.follow(session, false);
    }
    this.#app.update();
  }

  /** Puts the position of a text on the board, or tells why it cannot be shown. */
  enter(/** @type {string} */ text) {
    try {
      this.change((editing) => editing.enter(text));
    } catch (error) {
      this.refused = { text, error };
      this.#app.update();
    }
  }

  goBy(/** @type {number} */ step) {
    this.change((editing) => editing.goBy(step));
  }

  play() {
    if (!this.start) return;
    const { variant, position } = this.start;
    // The start is the one that is drawn here.
    if (this.#game) this.#app.start(variant, { ...this.#game, position, seed: undefined });
    else this.#app.play(this.start);
  }

  analyse() {
    if (!this.start) return;
    this.#app.start(this.start.variant, { position: this.start.position });
    if (!this.#app.analysis.isOn) this.#app.analysis.toggle();
    this.#app.showTab('analysis');
  }

  screen() {
    return editorScreen(this.#app, this);
  }

  // ----- in the place of a game at the table

  follow() {}

  ask() {}

  drop() {
    this.editing.dispose();
  }
}

/**
 * Puts a position into the editor, or with `isArray` the start of a variant. Throws a MotleyError for bad texts.
 * @param {Page} app
 * @param {Start} start
 * @param {boolean} isArray
 */
export function openEditor(app, start, isArray) {
  new EditorPage(app, start, isArray);
  app.navigation.visit();
}
