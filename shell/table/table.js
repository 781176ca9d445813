// A game at a board, without anything of a document: the game, where its next action begins, who plays it, and what
// is told beside it. The page and the element for other people's pages each own one; what only one of them has
// (navigation and storage, attributes and tasks) they add to it as its owner.

import { Opponents } from '../computer/opponents.js';
import { withPlayers, writePlayers } from '../computer/players.js';
import { describeError, explain } from '../words/refusals.js';
import { hasStages } from './turn-stages.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./session.js').Line} Line
 * @typedef {import('../../web/types.js').View} View
 * @typedef {import('../app/preferences.js').Choices} Choices
 */

/**
 * The element that draws the board.
 * @typedef {HTMLElement & { showReason(squares: string[]): void, focusSquare(name: string): void, focus(): void,
 *   updateComplete: Promise<unknown> }} BoardElement
 */

/**
 * Something to be told beside the game.
 * @typedef {object} Notice
 * @property {string} text
 * @property {'info' | 'error'} tone
 * @property {import('../words/refusals.js').Place} [place] in a text that was refused
 * @property {{ label: string, run: () => void }} [action]
 */

/** Who has played an action. @typedef {'person' | 'computer' | 'script'} Who */

/**
 * What has happened to the game.
 * @typedef {object} Change
 * @property {'play' | 'go' | 'cut' | 'restore' | 'result' | 'players' | 'start' | 'look'} type an action was played;
 *   another position is shown; what comes after it was forgotten; actions were put back; people ended the game or took
 *   such an end back; others play; the start changed; only how the board lies changed
 * @property {Line} before the actions that were known, and which position was shown
 * @property {string} [text] of the action that was played
 * @property {Who} [by] who played it
 * @property {View} [from] the position in which it was played
 */

/**
 * What the owner of a table adds to it.
 * @typedef {object} Owner
 * @property {() => void} draw draws all there is
 * @property {BoardElement | null} board
 * @property {boolean} isLegendShown whether something shows how the piece moves that is looked at
 * @property {boolean} isClosed nobody may act on the board now, however the game stands
 * @property {boolean} isBusy people have to do something before a computer may act
 * @property {import('../../web/thinker.js').Thinker} thinker what the computers think with
 * @property {(text: string) => boolean} accepts whether an action that a person has chosen is played
 * @property {(change: Change) => void} follow what else depends on the game follows it; before the computers act
 */

/**
 * What the board shows instead of the game.
 * @typedef {object} Aside
 * @property {View} view
 * @property {string[]} last squares of the action that led there
 */

/** How long news are shown that ask for nothing, in milliseconds. */
const noticeTime = 12_000;

export class Table {
  /** The game at the board; null: none. @type {Session | null} */
  session = null;
  /** Where the next action begins: a square, or a kind in the hand (`*Q`). @type {string | null} */
  source = null;
  /** Why something cannot be done, until the next thing is done. */
  remark = '';
  /** The piece that was last looked at on the board. @type {{ square: string } | null} */
  pointed = null;
  /** An exchange of its cards that is being considered. @type {{ square: string, cards: string | null } | null} */
  considered = null;
  /** What is told until it is put away. @type {Notice[]} */
  notices = [];
  /** What the board shows instead of the game: the end of a line that was not played. @type {Aside | null} */
  aside = null;
  /** Id of what is said while an earlier position is shown. */
  lookingBack = 'status-at';
  /** @type {import('../../web/types.js').Schema} */
  schema = { families: [] };
  /** @type {Pick<Choices, 'look' | 'cards' | 'speed'> & Partial<Choices>} */
  choices = { look: 'lines', cards: 'all', speed: 'normal' };
  #owner;
  #isDrawing = false;
  /** How many actions had been played when a turn was complete that its player has to give away. */
  #completeAt = -1;

  /**
   * @param {import('../words/words.js').Words} words
   * @param {Owner} owner
   */
  constructor(words, owner) {
    this.words = words;
    this.#owner = owner;
    this.opponents = new Opponents(this);
  }

  /** Asks for a new picture, drawn once after all that happens now. */
  update() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    queueMicrotask(() => {
      this.#isDrawing = false;
      this.#owner.draw();
    });
  }

  // ----- which game it is

  /** Puts a game at the board, which belongs to the table from now on; null: none. */
  seat(/** @type {Session | null} */ session) {
    this.opponents.leave();
    this.session?.dispose();
    this.session = session;
    this.source = null;
    this.remark = '';
    this.pointed = null;
    this.considered = null;
    this.aside = null;
    this.#completeAt = -1;
    this.update();
  }

  // ----- what people may do

  /** Whether the turn just played is shown on until its player gives it away. */
  get isWaiting() {
    const { session, choices } = this;
    if (!session || choices.turns !== 'confirm' || session.at !== this.#completeAt) return false;
    return hasStages(session.view) && session.isAtEnd && session.outcome.result === 'ongoing';
  }

  /** Whether people have to do something before a computer may act. */
  get isBusy() {
    return this.isWaiting || this.#owner.isBusy;
  }

  /** Whether nobody can act on the board now. */
  get isOff() {
    const { session } = this;
    if (session?.outcome.result !== 'ongoing' || this.aside) return true;
    return this.isWaiting || this.opponents.isToAct || this.#owner.isClosed;
  }

  /** A person has chosen an action on the board or beside it. */
  choose(/** @type {string} */ text) {
    if (this.isOff || !this.#owner.accepts(text)) return;
    try {
      this.play(text, 'person');
    } catch (error) {
      this.tellError(error);
    }
  }

  /**
   * Plays a legal action. Throws a MotleyError if it is none, and then changes nothing.
   * @param {string} text
   * @param {Who} by
   */
  play(text, by) {
    const { session } = this;
    if (!session) return;
    const { line: before, view: from } = session;
    const { player } = from.turn;
    session.play(text);
    const isHandedOn = session.view.turn.player !== player;
    if (isHandedOn && !this.opponents.players[player]) this.#completeAt = session.at;
    this.#follow({ type: 'play', before, text, by, from });
  }

  /** The turn is given away. */
  endTurn() {
    this.#completeAt = -1;
    this.opponents.follow();
    this.update();
    this.board?.focus();
  }

  /** Shows the position after so many actions. */
  goTo(/** @type {number} */ at) {
    this.#change('go', (session) => {
      session.goTo(at);
      this.#completeAt = -1;
    });
  }

  /** One step back or forward, over what computers have played. */
  goBy(/** @type {1 | -1} */ way) {
    const { session, opponents } = this;
    if (session) this.goTo(way < 0 ? opponents.findBack(session) : opponents.findForward(session));
  }

  /** Forgets what comes after the position shown. */
  cutHere() {
    this.#change('cut', (session) => {
      session.restore({ steps: session.steps.slice(0, session.at), at: session.at, result: null });
    });
  }

  /** Puts back what was played before. */
  restore(/** @type {Line} */ line) {
    this.#change('restore', (session) => session.restore(line));
  }

  /** People end the game, or take such an end back (null). */
  decide(/** @type {import('../../web/types.js').Outcome | null} */ result) {
    this.#change('result', (session) => {
      session.goTo(session.steps.length);
      session.result = result;
    });
  }

  /** Other people or computers play. */
  setPlayers(/** @type {import('../computer/players.js').Players} */ players) {
    this.#change('players', (session) => {
      session.extras = withPlayers(session.extras, writePlayers(players, session.view.seats));
    });
  }

  /** The owner has changed something itself: everything follows it. */
  note(/** @type {'start' | 'look'} */ type) {
    this.#change(type, () => {});
  }

  /** Shows the board from the other side. */
  flip() {
    this.#change('look', (session) => {
      session.isFlipped = !session.isFlipped;
    });
  }

  /**
   * Changes the game, and lets everything follow it.
   * @param {Change['type']} type
   * @param {(session: Session) => void} change
   */
  #change(type, change) {
    const { session } = this;
    if (!session) return;
    const before = session.line;
    change(session);
    this.#follow({ type, before });
  }

  /** What depends on the game follows it; the owner may even have put another one in its place by then. */
  #follow(/** @type {Change} */ change) {
    const { session } = this;
    if (change.type !== 'look') this.source = null;
    this.remark = '';
    this.#owner.follow(change);
    if (this.session === session) this.opponents.follow();
    this.update();
  }

  // ----- what people look at

  /** What the user looks at on the board or considers. */
  look(/** @type {Partial<Pick<Table, 'pointed' | 'considered'>>} */ news) {
    Object.assign(this, news);
    if (this.#owner.isLegendShown) this.update();
  }

  /** What the computers think with. */
  get thinker() {
    return this.#owner.thinker;
  }

  /** The element that draws the board. */
  get board() {
    return this.#owner.board;
  }

  /** A source has been chosen on the board or in the hand, or none. */
  select(/** @type {string | null} */ source) {
    this.source = source;
    if (source) this.remark = '';
    const piece = this.session?.view.pieces.find(({ square }) => square === source);
    if (piece?.trapped) this.refuse(piece.square, piece.square);
    this.update();
  }

  /** The view after an action, which is not played. @returns {View | null} */
  playAside = (/** @type {string} */ text) => this.session?.game.playAside(text) ?? null;

  /** Something was tried that is not possible: says why. */
  refuse(/** @type {string} */ source, /** @type {string} */ target) {
    if (!this.session || this.#owner.isBusy) return;
    const { text, squares } = explain(this.words, this.session, source, target);
    this.remark = text;
    this.update();
    this.board?.showReason(squares);
  }

  /** An exchange of cards was tried that is not possible. */
  refuseCards(/** @type {string} */ cards) {
    this.remark = this.words.format('reason-no-switch', { token: cards });
    this.update();
  }

  // ----- what is told

  /** Says something beside the board until the next thing is done. */
  say(/** @type {string} */ remark) {
    this.remark = remark;
    this.update();
  }

  tell(/** @type {Notice} */ notice) {
    this.notices = [...this.notices.filter(({ text }) => text !== notice.text), notice];
    if (notice.tone === 'info' && !notice.action) setTimeout(() => this.dismiss(notice), noticeTime);
    this.update();
  }

  /**
   * Says why something failed.
   * @param {unknown} error
   * @param {Notice['action']} [action]
   */
  tellError(error, action) {
    const { text, place } = describeError(this.words, error);
    this.tell({ tone: 'error', text, place, action });
  }

  dismiss(/** @type {Notice} */ notice) {
    this.notices = this.notices.filter((other) => other !== notice);
    this.update();
  }
}
