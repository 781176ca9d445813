// The possible actions besides the legal ones in the position shown: asked in a game of its own, and told in words.

import { explainCheck, explainPiece, turnOf } from '../../web/possible.js';
import { findSwitch, pieceOn } from '../board/view/choices.js';
import { placeOf } from '../table/computer/lines.js';
import { seatId } from '../words/seat-names.js';
import { shortSquare } from '../words/square-names.js';
import { describeCheck, groupAttacks } from './check.js';

/** @import { Game } from '../../web/engine.js' */
/** @import { Action, Explanation, Piece, Takes } from '../../web/types.js' */
/** @import { Session } from '../table/game/session.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Asked } from './check.js' */

/**
 * The moves of a piece, or why it has none.
 * @typedef {object} Look
 * @property {Piece} piece
 * @property {boolean} isSupposed its side is not to act: it could go there if its turn began now
 * @property {Action[]} actions its moves
 * @property {Explanation | null} why it has none; or null
 */

/**
 * The changes by an exchange of a piece's cards.
 * @typedef {object} Exchange
 * @property {string[]} opened squares that it could go to then, and not before
 * @property {string[]} closed the reverse
 * @property {string[]} attacked squares of kings that it would attack
 */

/**
 * Our page, or a board on another one.
 * @typedef {Pick<import('../services/state.js').Page, 'board' | 'engine' | 'table' | 'thinker' | 'update'>} Host
 */

export class Possible {
  /** Whether the possible captures of each side are shown. */
  isTaking = false;
  /** The possible captures found in the position shown. @type {Takes | null} */
  takes = null;
  /** @type {import('../../web/task.js').Task | null} */
  #task = null;
  /** @type {Game | null} */
  #game = null;
  /** The answers about the position shown, by the question. @type {Map<string, unknown>} */
  #known = new Map();
  /** The view of that position. @type {unknown} */
  #shown = null;

  constructor(/** @type {Host} */ app) {
    /** @protected */
    this.app = app;
  }

  /** Asks for a new picture of the board. */
  redraw() {
    /** @type {import('../board/motley-view.js').MotleyView | null} */ (this.app.board)?.requestUpdate();
  }

  /** Asks for new pictures of the page and of the board. */
  #refresh() {
    this.app.update();
    this.redraw();
  }

  /**
   * Asks the rules once about each position.
   * @template Answer
   * @param {Session} session
   * @param {string} question
   * @param {(game: Game) => Answer} ask
   * @returns {Answer}
   */
  #ask(session, question, ask) {
    if (this.#shown !== session.view) {
      const { variant } = session.game;
      this.#game?.dispose();
      this.#game = this.app.engine.createGame(variant);
      this.#game.setVariant(variant);
      this.#game.setPosition(session.game.position);
      this.#shown = session.view;
      this.#known.clear();
    }
    if (!this.#known.has(question)) this.#known.set(question, ask(/** @type {Game} */ (this.#game)));
    return /** @type {Answer} */ (this.#known.get(question));
  }

  /** The turn of a seat if it began now. */
  turn(/** @type {Session} */ session, /** @type {string} */ seat) {
    return this.#ask(session, `turn ${seat}`, (game) => turnOf(game, seat));
  }

  /**
   * The look at a piece; null if there is none.
   * @param {Session} session
   * @param {string | null} square
   * @returns {Look | null}
   */
  look(session, square) {
    const { view } = session;
    const piece = square === null ? undefined : pieceOn(view, square);
    // Of what is still hidden the rules know nothing.
    if (!piece || square === null || this.app.table.view !== view) return null;
    const seat = piece.owner ?? piece.seat;
    const isSupposed = seat !== view.turn.player || session.outcome.result !== 'ongoing';
    const turn = isSupposed ? this.turn(session, seat) : null;
    const all = turn?.actions ?? view.actions;
    const actions = all.filter(({ type, source }) => type === 'move' && source === square);
    if (actions.length > 0) return { piece, isSupposed, actions, why: null };
    const why =
      turn && turn.reason !== 'none' ? turn : this.#ask(session, `why ${square}`, (game) => explainPiece(game, square));
    return { piece, isSupposed, actions, why };
  }

  /**
   * The changes by the exchange of cards that is considered; null: none is.
   * @param {Session} session
   * @returns {Exchange | null}
   */
  exchange(session) {
    const { square = '', cards } = this.app.table.considered ?? {};
    const { view } = session;
    const action = cards ? findSwitch(view, square, cards) : undefined;
    if (!action) return null;
    return this.#ask(session, action.text, (game) => {
      game.play(action.text);
      const { reason, squares, actions } = turnOf(game, view.turn.player);
      game.undo();
      const before = targetsFrom(view.actions, square);
      if (reason !== 'none') return { opened: [], closed: [], attacked: squares };
      const after = targetsFrom(actions, square);
      return {
        opened: after.filter((target) => !before.includes(target)),
        closed: before.filter((target) => !after.includes(target)),
        attacked: [],
      };
    });
  }

  // ----- what is told when a piece is touched

  /**
   * Says where the piece on a square could go, or why it cannot, and lights the cause; unless, while this was loaded,
   * something else was said.
   */
  tell(/** @type {string} */ square) {
    const { table, board } = this.app;
    const { session } = table;
    if (table.asked !== square) return;
    const look = session && !table.aside ? this.look(session, square) : null;
    if (!session || !look) return;
    if (look.piece.check || look.piece.threatened) {
      this.#tellCheck(session, square);
      return;
    }
    // Beside the possible captures a touch asks from where the piece could be taken.
    if (this.isTaking && look.isSupposed) return;
    this.#told = describeLook(table.words, session, look);
    table.say(this.#told);
    board?.showReason(look.why?.squares ?? []);
  }

  /** What was told last of a piece that was touched. */
  #told = '';

  /** Takes back what was told of a piece, if it is still said. */
  leave() {
    const { table } = this.app;
    if (table.remark === '' || table.remark !== this.#told) return;
    table.say('');
    this.#refresh();
  }

  // ----- who gives check, or threatens

  /** The check that was asked about last. @type {Asked | null} */
  #checked = null;

  /** The check that is shown, as long as its words are. */
  get checked() {
    return this.#checked?.text === this.app.table.remark ? this.#checked : null;
  }

  /** Says who could take the king on a square, or threatens it, and shows it; asked again, the next one. */
  #tellCheck(/** @type {Session} */ session, /** @type {string} */ square) {
    const { table } = this.app;
    const check = this.#ask(session, `check ${square}`, (game) => explainCheck(game, square));
    const groups = groupAttacks(check.attacks);
    const { checked } = this;
    const index = checked?.square === square ? (checked.index + 1) % groups.length : 0;
    const text = describeCheck(table, session.view, square, groups, index);
    this.#checked = { square, check, attacks: groups[index], index, text };
    this.#told = text;
    this.isTaking = false;
    this.#dropTakes();
    table.say(text, { king: square, hasMore: groups.length > 1 });
    this.#refresh();
  }

  // ----- what each side could take

  toggleTakes() {
    this.isTaking = !this.isTaking;
    const { session } = this.app.table;
    if (!this.isTaking) {
      this.#dropTakes();
      this.app.table.say('');
    } else if (session) {
      this.#tellKey(session);
      this.followTakes(session);
    }
    this.#refresh();
  }

  /** Says what the numbers on the board mean. */
  #tellKey(/** @type {Session} */ { view }) {
    const { table } = this.app;
    table.say(table.words.format(view.turn.of === undefined ? 'takes-key-pieces' : 'takes-key-actions'));
  }

  /** Says that there are no numbers, once all turns have been looked at. */
  #tellNone(/** @type {Takes} */ { whole, seats }) {
    const { table } = this.app;
    if (whole && seats.every(({ takes }) => takes.length === 0)) table.say(table.words.format('takes-none'));
  }

  /** The view of the position that is looked at. @type {unknown} */
  #takesOf = null;

  #dropTakes() {
    this.#task?.drop();
    this.#task = null;
    this.takes = null;
    this.#takesOf = null;
  }

  /** Looks for possible captures in the position shown, if that is another one. */
  async followTakes(/** @type {Session} */ session) {
    const { table, thinker } = this.app;
    if (this.#takesOf === session.view) return;
    this.#dropTakes();
    this.#takesOf = session.view;
    if (session.outcome.result !== 'ongoing') return;
    const show = (/** @type {Takes | null} */ takes) => {
      if (task !== this.#task || !takes) return;
      this.takes = takes;
      this.#tellNone(takes);
      this.#refresh();
    };
    const task = thinker.start('takes', { place: placeOf(session) }, show);
    this.#task = task;
    table.watchTask(task);
    try {
      show(await task.result);
    } catch (error) {
      if (task === this.#task) table.tellComputerFailure(error, 'takes-failed');
    }
  }
}

/** The squares on which moves of the piece on a square end. */
function targetsFrom(/** @type {Action[]} */ actions, /** @type {string} */ square) {
  const moves = actions.filter(({ type, source }) => type === 'move' && source === square);
  return [...new Set(moves.map(({ target }) => target ?? ''))];
}

/** @param {Words} words @param {Session} session @param {Look} look */
function reasonOf(words, { view }, { piece, why }) {
  const { reason = 'none', squares = [] } = why ?? {};
  const { square } = piece;
  const args = { from: square, to: square, token: square, count: squares.length };
  return words.formatFirst([`stuck-${reason}`, `reason-${view.family}-${reason}`, `reason-${reason}`], args);
}

/**
 * Where a piece could go, or why it cannot, in words; nothing for one whose moves the board shows.
 * @param {Words} words
 * @param {Session} session
 * @param {Look} look
 */
export function describeLook(words, session, look) {
  const { view } = session;
  const { piece, isSupposed, actions, why } = look;
  const seat = seatId(view.family, piece.owner ?? piece.seat);
  const reason = why ? reasonOf(words, session, look) : '';
  if (!isSupposed) return reason;
  if (why) return words.format(why.reason === 'game-over' ? 'reason-game-over' : 'possible-not', { seat, reason });
  const squares = [...new Set(actions.map(({ target }) => target ?? ''))];
  // A place on a table without edges has a comma of its own.
  const glue = view.surface === 'plane' ? '; ' : ', ';
  const list = squares.map(shortSquare).join(glue);
  return words.format('possible-squares', { seat, count: squares.length, squares: list });
}
