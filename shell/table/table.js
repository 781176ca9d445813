// A game at a board, without a document: the game, the source of the next action, who plays, and the notices. The page
// and the element for other people's pages own one table each. What only one of them has (navigation and storage,
// attributes and tasks) it does itself, as the owner of the table.

import { NotLoadedError } from '../../web/not-loaded.js';
import { targetsOf } from '../board/view/choices.js';
import { noTrail } from '../board/view/effects.js';
import { withPlayers, writePlayers } from '../links/players.js';
import { describeError, explain } from '../words/refusals.js';
import { hasStages } from './game/turn-stages.js';
import { News } from './news.js';
import { Opponents } from './opponents.js';
import { Replay } from './replay.js';
import { whoseTurnHere } from './whose-turn.js';

/** @import { Outcome, Schema, View } from '../../web/types.js' */
/** @import { PieceSet } from '../art/art.js' */
/** @import { Choices } from '../saving/preferences.js' */
/** @import { Line, Session, Step } from './game/session.js' */

/**
 * The element that draws the board.
 * @typedef {HTMLElement & { showReason(squares: string[]): void, lookAway(): void, focusSquare(name: string): void,
 *   focus(): void, updateComplete: Promise<unknown> }} BoardElement
 */

/**
 * A message that is shown beside the game.
 * @typedef {object} Notice
 * @property {string} text
 * @property {'info' | 'error'} tone
 * @property {import('../words/refusals.js').Place} [place] in a text that was refused
 * @property {{ label: string, run: () => void }} [action]
 * @property {boolean} [isSpoken] what it says is seen elsewhere
 * @property {boolean} [isOfMany] others with the same text stay beside it, as each has its own button
 * @property {boolean} [isApart] it has nothing to do with the game, and covers nothing of it
 */

/**
 * The square of a king whose danger is explained, and whether it has more attackers than the one that is told.
 * @typedef {{ king: string, hasMore: boolean }} About
 */

/**
 * The player of an action: a person here, a computer that is computed here, a program, or somebody elsewhere in a live
 * game.
 * @typedef {'person' | 'computer' | 'script' | 'elsewhere'} Who
 */

/**
 * A change of the game.
 * @typedef {object} Change
 * @property {'play' | 'draft' | 'go' | 'cut' | 'restore' | 'result' | 'players' | 'start' | 'look'} type play: an
 *   action was played; draft: other actions are shown of a turn that is not finished elsewhere; go: another position is
 *   shown; cut: the actions after the position shown were removed; restore: removed actions were put back; result:
 *   people ended the game, or took that back; players: other people or computers play; start: the start changed; look:
 *   only the side changed from which the board is seen
 * @property {Line} before the actions that were known, and which position was shown
 * @property {string} [text] of the action that was played
 * @property {Who} [by] the player of it
 * @property {View} [from] the position in which it was played
 */

/**
 * A fault, for programs and in words: with `computer` one of the troubles of web/thinker.js, `not-loaded` or
 * `failed`; with `board` `not-loaded`.
 * @typedef {{ subject: 'computer' | 'board', reason: string, message: string }} Fault
 */

/**
 * The owner of a table, as far as the table uses it.
 * @typedef {object} Owner
 * @property {() => void} draw draws all there is
 * @property {BoardElement | null} board
 * @property {boolean} [fadesNotices] whether it takes notices away itself, when they were read
 * @property {boolean} isLegendShown whether a legend is open, which shows how the piece moves that is pointed at
 * @property {import('./whose-turn.js').Around} [around] the state around the game that decides who may act
 * @property {View} [chosen] the start as this screen may see it, while forms of its pieces are chosen elsewhere
 * @property {import('../../web/task.js').Asked} thinker for the computers
 * @property {(square: string | null) => void} [ask] called when a piece is touched that is not to act, or that has no
 *   move; null: nothing is asked any more
 * @property {(text: string) => boolean} accepts whether an action that a person has chosen is played
 * @property {() => boolean} [isTooLate] whether a person's time has run out before the action that is to be played
 * @property {(change: Change) => void} follow called after each change of the game, before the computers act
 * @property {(fault: Fault) => void} report called when something failed that is not the reader's fault
 * @property {(file: string) => Promise<void>} addWords loads the messages of a file
 * @property {() => void} reload loads the page again, with the game that is at the table
 */

/**
 * A position that the board shows instead of that of the game.
 * @typedef {object} Aside
 * @property {View} view
 * @property {string[]} last squares of the action that led there
 * @property {import('../board/view/types.js').Trail} [trail] what is shown of it
 * @property {string} [note] id of the message that says what it is
 * @property {number} [pace] how long pieces glide, in milliseconds
 */

/** How long a notice without a button is shown, in milliseconds. */
const noticeTime = 12_000;

/** The name of a file of ours in what a browser says of it. */
const fileName = /[\w@.-]+\.(?:js|wasm|ftl|net|json|css|svg)\b/;

const noNews = { start: 0, steps: /** @type {Step[]} */ ([]), trail: noTrail };

export class Table {
  /** The game at the board; null: none. @type {Session | null} */
  session = null;
  /** Where the next action begins: a square, or a kind in the hand (`*Q`). @type {string | null} */
  source = null;
  /** The set by which its pieces are drawn; undefined: that of the page. @type {PieceSet | undefined} */
  pieces = undefined;
  /** Why the last try was not possible, or other short news; empty after the next action. */
  remark = '';
  /** How many remarks there have been: one that is made again is said again. */
  remarks = 0;
  /** The king whose danger the remark explains. @type {About | null} */
  about = null;
  /** The square of the piece that was last asked about, until something else is said or done. @type {string | null} */
  asked = null;
  /** The next thing to do in a move of which the first part was chosen. */
  demanded = '';
  /** The piece that was last looked at on the board. @type {{ square: string } | null} */
  pointed = null;
  /** An exchange of its cards that is being considered. @type {{ square: string, cards: string | null } | null} */
  considered = null;
  /** The notices that are shown, until the user dismisses them. @type {Notice[]} */
  notices = [];
  /** The position that the board shows instead of the game: the end of a line of the analysis. @type {Aside | null} */
  aside = null;
  /** The name that was given to a seat, if any. @type {(seat: string) => string | undefined} */
  called = () => undefined;
  /** The id of the message that is shown with an earlier position. */
  lookingBack = 'status-at';
  /** @type {Schema} */
  schema = { families: [] };
  /** @type {Pick<Choices, 'look' | 'cards' | 'speed'> & Partial<Choices>} */
  choices = { look: 'lines', cards: 'all', speed: 'normal' };
  #owner;
  #isDrawing = false;
  #news = new News();
  /** Shows the news once more, while it does. @type {Replay | null} */
  #replay = null;
  /** The number of actions after which a turn was complete whose end its player has to confirm; -1: none. */
  #completeAt = -1;

  constructor(/** @type {import('../words/words.js').Words} */ words, /** @type {Owner} */ owner) {
    this.words = words;
    this.#owner = owner;
    this.opponents = new Opponents(this);
  }

  /** Asks for a new picture. However often it is asked for, it is drawn once, after the present task. */
  update() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    queueMicrotask(() => {
      this.#isDrawing = false;
      this.#owner.draw();
    });
  }

  // ----- which game it is

  /** Puts a game at the board, which belongs to the table from now on; null: none. One that is there stays as it is. */
  seat(/** @type {Session | null} */ session) {
    if (session && session === this.session) return this.update();
    this.exchange(session)?.dispose();
  }

  /** Puts another game at the board, and returns the one that was there, which belongs to the caller. */
  exchange(/** @type {Session | null} */ session) {
    const before = this.session;
    this.endReplay();
    this.opponents.leave();
    this.session = session;
    this.source = null;
    this.remark = '';
    this.about = null;
    this.demanded = '';
    this.pointed = null;
    this.considered = null;
    this.aside = null;
    this.#completeAt = -1;
    this.update();
    return before;
  }

  /** The position of the game as this screen may see it. */
  get view() {
    return this.#owner.chosen ?? /** @type {Session} */ (this.session).view;
  }

  // ----- what people may do

  /** Whose turn it is, and what this screen has to do with it. */
  get whoseTurn() {
    const { session, opponents, choices } = this;
    if (!session) return whoseTurnHere(null);
    const { view, outcome, steps, at, isAtEnd, hasEnded } = session;
    const isComplete = choices.turns === 'confirm' && at === this.#completeAt && isAtEnd && hasStages(view);
    const { players, isHeld } = opponents;
    const isAside = this.aside !== null;
    const around = this.#owner.around ?? {};
    return whoseTurnHere({ view, outcome, steps, at, hasEnded, players, isHeld, isComplete, isAside, around });
  }

  /** A person has chosen an action on the board or beside it. */
  choose(/** @type {string} */ text) {
    if (!this.whoseTurn.mayAct || !this.#owner.accepts(text)) return;
    try {
      this.play(text, 'person');
    } catch (error) {
      this.tellError(error);
    }
  }

  /** Plays a legal action. Throws a MotleyError if it is none, and then changes nothing. */
  play(/** @type {string} */ text, /** @type {Who} */ by) {
    const { session } = this;
    const isOurs = by === 'person' || by === 'script';
    if (!session || (isOurs && this.#owner.isTooLate?.())) return;
    const { line: before, view: from } = session;
    const { player } = from.turn;
    session.play(text);
    const isHandedOn = session.view.turn.player !== player;
    if (isHandedOn && by !== 'elsewhere' && !this.opponents.players[player]) this.#completeAt = session.at;
    this.#follow({ type: 'play', before, text, by, from });
    if (isOurs && this.session === session) this.#replayAnswers(session);
  }

  /** A player who plays again an action taken back gets the answers of the computers again, as by going forward. */
  #replayAnswers(/** @type {Session} */ session) {
    const { opponents, whoseTurn } = this;
    if (!session.isAtEnd && whoseTurn.kind === 'computer' && !opponents.isHeld)
      this.goTo(opponents.findForward(session));
  }

  /** The player confirms the end of the turn. */
  endTurn() {
    this.#completeAt = -1;
    // Others may have waited for it: computers here, and people elsewhere.
    this.note('look');
    this.board?.focus();
  }

  /** Shows the position after so many actions. */
  goTo(/** @type {number} */ at) {
    this.change('go', (session) => {
      session.goTo(at);
      this.#completeAt = -1;
    });
  }

  /**
   * Goes one action of a person back or forward; the actions of computers between are skipped. In a game that has ended
   * each action is looked at.
   */
  goBy(/** @type {1 | -1} */ way) {
    const { session, opponents } = this;
    if (!session) return;
    if (session.hasEnded) this.goTo(session.at + way);
    else this.goTo(way < 0 ? opponents.findBack(session) : opponents.findForward(session));
  }

  /** Removes the actions after the position shown. */
  cutHere() {
    this.change('cut', (session) => {
      const { steps, at } = session.line;
      session.restore({ steps: steps.slice(0, at), at, result: null });
    });
  }

  /** Puts back what was played before; or shows another line of the game. */
  restore(/** @type {Line} */ line, /** @type {'restore' | 'go'} */ type = 'restore') {
    this.change(type, (session) => session.restore(line));
  }

  /** Sets a result that people decide, or takes it back (null). */
  decide(/** @type {Outcome | null} */ result) {
    this.change('result', (session) => {
      session.dropDraft();
      session.goTo(session.steps.length);
      session.result = result;
    });
  }

  /** Sets who plays each seat. */
  setPlayers(/** @type {import('../links/players.js').Players} */ players) {
    this.change('players', (session) => {
      session.extras = withPlayers(session.extras, writePlayers(players, session.view.seats));
    });
  }

  /** Called when the owner has changed something of the game itself. */
  note(/** @type {'start' | 'look'} */ type) {
    this.change(type, () => {});
  }

  /** Shows the board from the other side. */
  flip() {
    this.change('look', (session) => {
      session.isFlipped = !session.isFlipped;
    });
  }

  /**
   * Changes the game, and tells the owner and the computers of it.
   * @param {Change['type']} type
   * @param {(session: Session) => void | boolean} change returns false if it has changed nothing
   */
  change(type, change) {
    const { session } = this;
    if (!session) return;
    const before = session.line;
    if (change(session) !== false) this.#follow({ type, before });
  }

  /** Tells the owner and the computers of a change. The owner may put another game at the table meanwhile. */
  #follow(/** @type {Change} */ change) {
    const { session } = this;
    if (change.type !== 'look') this.source = null;
    this.demanded = '';
    this.remark = '';
    this.asked = null;
    this.endReplay();
    this.#owner.follow(change);
    if (this.session === session) this.opponents.follow();
    this.update();
  }

  // ----- what has happened

  /** The steps since one's own last turn, and how many came before them. */
  get news() {
    const { session, whoseTurn } = this;
    return session ? this.#news.of(session, whoseTurn.reader) : noNews;
  }

  /** Whether what has happened is shown once more. */
  get isReplaying() {
    return this.#replay !== null;
  }

  /** Shows once more, slowly, what has happened since one's own last turn; or no longer. */
  replay() {
    if (this.#replay) return this.endReplay();
    const { start, steps } = this.news;
    if (!this.session || this.aside || steps.length === 0) return;
    this.remark = '';
    this.#replay = new Replay(this, start, () => this.endReplay());
  }

  endReplay() {
    if (!this.#replay) return;
    this.#replay.stop();
    this.#replay = null;
    this.aside = null;
    this.update();
  }

  // ----- what people look at

  /** Called when the user points at another piece, or considers another exchange of cards. */
  look(/** @type {Partial<Pick<Table, 'pointed' | 'considered'>>} */ news) {
    Object.assign(this, news);
    if (this.#owner.isLegendShown) this.update();
  }

  /** The thinker of the computers. */
  get thinker() {
    return this.#owner.thinker;
  }

  /** The element that draws the board. */
  get board() {
    return this.#owner.board;
  }

  /** Called when a source was chosen on the board or in the hand, or none. */
  select(/** @type {string | null} */ source) {
    this.source = source;
    this.asked = null;
    if (source || this.about !== null) this.remark = '';
    const piece = this.session?.view.pieces.find(({ square }) => square === source);
    if (piece?.check || piece?.threatened) this.ask(piece.square);
    else if (piece?.trapped) this.refuse(piece.square, piece.square);
    else if (piece && this.session && targetsOf(this.session.view, piece.square).size === 0) this.ask(piece.square);
    this.update();
  }

  /** The first part of a move was chosen; what has to be done next. */
  demand(/** @type {string} */ text) {
    this.demanded = text;
    this.remark = '';
    this.update();
  }

  /** A piece was touched that is not to act, or that has no move; null: nothing is asked any more. */
  ask(/** @type {string | null} */ square) {
    if (this.whoseTurn.kind === 'choosing') return;
    this.asked = square;
    this.#owner.ask?.(square);
  }

  /** The view after an action, which is not played. @returns {View | null} */
  playAside = (/** @type {string} */ text) => this.session?.game.playAside(text) ?? null;

  /** The view about which risks are known, and they by the square. */
  #risks = { view: /** @type {View | null} */ (null), known: /** @type {Map<string, string[]>} */ (new Map()) };

  /** Where the royal piece on a square can go into check: asked once in each position. */
  risksFrom = (/** @type {string} */ square) => {
    const { session } = this;
    if (!session) return [];
    if (this.#risks.view !== session.view) this.#risks = { view: session.view, known: new Map() };
    const { known } = this.#risks;
    const squares = known.get(square) ?? session.game.risksFrom(square);
    known.set(square, squares);
    return squares;
  };

  /** Called when an action was tried that is not legal; says why. */
  refuse(/** @type {string} */ source, /** @type {string} */ target) {
    if (!this.session || this.whoseTurn.kind === 'choosing') return;
    const { text, reason, squares } = explain(this.words, this.session, source, target);
    const isWay = reason === 'not-its-move' && source !== target;
    const hasTargets = targetsOf(this.session.view, source).size > 0;
    // Of a piece that can go nowhere it is told what bars it.
    if (isWay && !hasTargets && this.#owner.ask) return this.ask(source);
    this.say(isWay && hasTargets ? this.words.format('refused-way') : text);
    this.board?.showReason(squares);
  }

  /** Called when an exchange of cards was tried that is not possible. */
  refuseCards(/** @type {string} */ cards) {
    this.say(this.words.format('reason-no-switch', { token: cards }));
  }

  // ----- notices

  /**
   * Shows a remark beside the board until the next action.
   * @param {string} remark
   * @param {About | null} [about] the king whose danger it explains
   */
  say(remark, about = null) {
    this.remark = remark;
    this.remarks++;
    this.about = about;
    this.asked = null;
    this.update();
  }

  tell(/** @type {Notice} */ notice) {
    const others = notice.isOfMany ? this.notices : this.notices.filter(({ text }) => text !== notice.text);
    this.notices = [...others, notice];
    if (notice.tone === 'info' && !notice.action)
      setTimeout(() => (this.#owner.fadesNotices && !notice.isSpoken) || this.dismiss(notice), noticeTime);
    this.update();
  }

  /**
   * Shows an error.
   * @param {unknown} error
   * @param {Notice['action']} [action]
   */
  tellError(error, action) {
    if (error instanceof NotLoadedError) return this.tellMissing(error);
    const { text, place } = describeError(this.words, error);
    this.tell({ tone: 'error', text, place, action });
  }

  /**
   * Tells that a part could not be loaded, with the name of the file if the browser says it. A newer version may have
   * taken its place, so the page can be loaded again; without WebAssembly that would not help.
   * @param {unknown} error
   * @param {Fault['subject']} [subject] what needs the part
   */
  tellMissing(error, subject = 'board') {
    console.warn(error);
    const canRun = 'WebAssembly' in globalThis;
    const message = this.words.format(canRun ? 'part-failed' : 'no-webassembly');
    const reload = { label: this.words.format('reload'), run: () => this.#owner.reload() };
    const [file = ''] = fileName.exec(String(error)) ?? [];
    const place = file ? { text: file, offset: 0, length: file.length } : undefined;
    this.tell({ tone: 'error', text: message, place, action: canRun ? reload : undefined });
    this.#owner.report({ subject, reason: 'not-loaded', message });
  }

  /**
   * Tells that the computer could not go on.
   * @param {unknown} error
   * @param {string} id of the message
   * @param {Notice['action']} [action]
   */
  tellComputerFailure(error, id, action) {
    if (error instanceof NotLoadedError) return this.tellMissing(error, 'computer');
    console.warn(error);
    const message = this.words.format(id);
    this.tell({ tone: 'error', text: message, action });
    this.#owner.report({ subject: 'computer', reason: 'failed', message });
  }

  /** Tells of each trouble with what a task runs in. A page that forbids workers is none: its author knows. */
  watchTask(/** @type {import('../../web/task.js').Task} */ task) {
    task.onTrouble = async (reason, isInPage) => {
      if (reason === 'worker-forbidden') return;
      const isNet = reason.startsWith('net-');
      if (isNet) await this.#owner.addWords('more');
      const id = isNet ? `reason-${reason}` : 'computer-trouble';
      const message = this.words.format(id, { reason, place: isInPage ? 'page' : 'worker' });
      this.tell({ tone: 'info', text: message });
      this.#owner.report({ subject: 'computer', reason, message });
    };
  }

  dismiss(/** @type {Notice} */ notice) {
    this.notices = this.notices.filter((other) => other !== notice);
    this.update();
  }
}
