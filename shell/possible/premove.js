// An action that is chosen while a computer is to act, or another player in a live game: the board lets one choose what
// one's seat could do if its turn began now, and the page plays it as soon as that turn begins, if it is legal then.

import { isSecondary } from '../board/acting/pointer.js';
import { pieceOn } from '../board/view/choices.js';
import { describeStep } from '../table/game/turns.js';
import { findFamily } from '../table/game/variants.js';

/** @import { Action, View } from '../../web/types.js' */
/** @import { Look } from '../services/state.js' */
/** @import { Session } from '../table/game/session.js' */
/** @import { Change } from '../table/table.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'board' | 'dialog' | 'practice' | 'root' | 'schema' |
 *   'session' | 'table' | 'update' | 'words'>} Page
 */

/** @typedef {{ session: Session, seat: string, action: Action, said: string }} Planned */

export class Premove {
  /** The action that is planned. @type {Planned | null} */
  planned = null;
  #app;
  #part;
  /** The view that the board shows instead of that of a position in which somebody else is to act. */
  #shown = { of: /** @type {View | null} */ (null), view: /** @type {View | null} */ (null) };
  /** The action planned when the board was pressed; undefined: no press waits for its click. */
  #pressed = /** @type {Planned | null | undefined} */ (undefined);

  /** @param {Page} app @param {Look} part */
  constructor(app, part) {
    this.#app = app;
    this.#part = part;
    const { table } = app;
    const { playAside, risksFrom } = table;
    // The engine is at the turn of somebody else, and plays nothing of ours aside.
    table.playAside = (text) => (this.#isOpen ? null : playAside(text));
    table.risksFrom = (square) => (this.#isOpen ? [] : risksFrom(square));
    this.#listen('motley-play', (event) => this.#plan(event.detail.text));
    this.#listen('motley-source', (event) => this.#begin(event.detail.source));
    this.#listen('motley-refuse', () => this.#say('premove-not'));
    this.#listen('motley-landing', (event) => table.say(event.detail.text));
    addEventListener('pointerdown', (event) => this.#press(event), { capture: true });
    addEventListener('click', (event) => this.#click(event), { capture: true });
    addEventListener('keydown', (event) => this.#key(event));
  }

  // ----- what the board shows

  /** The details set on the board while somebody else is to act. */
  details(/** @type {Session} */ session) {
    const view = this.#app.practice || this.#app.table.aside ? null : this.#viewOf(session);
    return view && { view, isOff: false };
  }

  /** The position as if the person's turn began; null if that cannot be, or if it is not known yet. */
  #viewOf(/** @type {Session} */ session) {
    const { view } = session;
    if (this.#shown.of === view) return this.#shown.view;
    // With several people at the screen nobody plans.
    const { people } = this.#app.table.whoseTurn;
    const seat = people.length === 1 ? people[0] : null;
    const turn = seat && this.#part.turn(session, seat);
    if (seat && !turn) return null;
    const { actions } = turn || { actions: [] };
    const isPossible = seat && actions.length > 0;
    this.#shown = { of: view, view: isPossible ? { ...view, turn: { ...view.turn, player: seat }, actions } : null };
    return this.#shown.view;
  }

  /** Whether the board shows that position now. */
  get #isOpen() {
    const { table, session } = this.#app;
    return table.whoseTurn.isAwaited && !table.aside && this.#shown.view !== null && this.#shown.of === session?.view;
  }

  /** The action that is marked on the board: that which is planned in the game shown. */
  get shown() {
    const { session, table } = this.#app;
    const isHere = session === this.planned?.session && !table.aside;
    return isHere ? this.planned?.action : undefined;
  }

  /** Receives an event of the board before the table does, which is at the turn of somebody else. */
  #listen(/** @type {string} */ name, /** @type {(event: CustomEvent) => void} */ run) {
    const receive = (/** @type {Event} */ event) => {
      if (event.target !== this.#app.board || !this.#isOpen) return;
      event.stopPropagation();
      run(/** @type {CustomEvent} */ (event));
    };
    this.#app.root.addEventListener(name, receive, { capture: true });
  }

  // ----- planning

  #begin(/** @type {string | null} */ source) {
    if (source !== null) this.#drop();
    this.#app.table.source = source;
    this.#app.update();
  }

  #plan(/** @type {string} */ text) {
    const { session } = this.#app;
    const { view } = this.#shown;
    const action = view?.actions.find((action) => action.text === text);
    if (!session || !view || !action) return;
    this.planned = { session, seat: view.turn.player, action, said: this.#describe(view, action) };
    this.#say('premove-planned', { action: this.planned.said });
    this.#part.redraw();
  }

  /** The action in words, without its captures: those pieces may stand elsewhere then. */
  #describe(/** @type {View} */ view, /** @type {Action} */ action) {
    const { words, schema } = this.#app;
    const { text, kind } = action;
    const piece = pieceOn(view, action.source ?? '');
    const step = { text, action, kind: piece?.kind ?? kind, isRecruiting: false, taken: [], partners: [], ousted: [] };
    return describeStep(words, findFamily(schema, view.family), step);
  }

  #say(/** @type {string} */ id, /** @type {Record<string, string>} */ args = {}) {
    this.#app.table.say(this.#app.words.format(id, args));
  }

  #drop() {
    this.planned = null;
    this.#part.redraw();
  }

  // ----- cancelling

  #cancel() {
    if (!this.planned) return;
    this.#drop();
    this.#say('premove-cancelled');
  }

  #isOnBoard(/** @type {Event} */ event) {
    const { board } = this.#app;
    return board !== null && event.composedPath().includes(board);
  }

  #press(/** @type {PointerEvent} */ event) {
    if (!this.#isOnBoard(event)) return;
    this.#pressed = this.planned;
    if (isSecondary(event)) this.#cancel();
  }

  /** Touching the board cancels, unless that was how it was planned. Where a press moves the table no click follows. */
  #click(/** @type {MouseEvent} */ event) {
    if (!this.#isOnBoard(event)) return;
    const before = this.#pressed === undefined ? this.planned : this.#pressed;
    this.#pressed = undefined;
    if (before === this.planned) this.#cancel();
  }

  #key(/** @type {KeyboardEvent} */ event) {
    if (event.key !== 'Escape' || event.defaultPrevented || this.#app.dialog) return;
    this.#cancel();
  }

  // ----- playing

  /** Called after each change of the game. */
  follow(/** @type {Change} */ { type, by }) {
    const { planned } = this;
    const { session } = this.#app;
    if (!planned || type === 'look' || type === 'draft') return;
    const isOthers = by === 'computer' || by === 'elsewhere';
    if (type !== 'play' || !isOthers || session !== planned.session) return this.#drop();
    const { turn, standings } = session.view;
    const isOut = standings.some(({ seat, owner }) => seat === planned.seat && owner !== seat);
    if (session.outcome.result !== 'ongoing') this.#drop();
    // First what was done is drawn.
    else if (isOut || turn.player === planned.seat) setTimeout(() => this.#play(planned));
  }

  #play(/** @type {Planned} */ planned) {
    const { table, session } = this.#app;
    if (planned !== this.planned || session !== planned.session) return;
    this.#drop();
    const { text } = planned.action;
    const isLegal = session.view.actions.some((action) => action.text === text);
    if (isLegal && table.whoseTurn.mayAct) table.choose(text);
    else this.#say('premove-dropped', { action: planned.said });
  }
}
