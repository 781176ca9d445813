// The owner of the table of an embedded board: a table with attributes, whose events it sends. State flows one way, as
// on our own page: an event changes a field here or of the table and asks for a new picture.

import { formatLink } from '../../links/links.js';
import { Session } from '../../table/game/session.js';
import { Table } from '../../table/table.js';
import { explain } from '../../words/refusals.js';
import { Described } from './described.js';
import { readSettings } from './embed-settings.js';
import { ownSeats } from './opening.js';
import { PieceChoice } from './piece-choice.js';
import { lineOf, plainTree } from './plain-tree.js';
import { Requests } from './requests.js';
import { Running } from './running.js';
import { Teller } from './teller.js';

/** @import { Engine } from '../../../web/engine.js' */
/** @import { Change, Fault, Owner, Who } from '../../table/table.js' */
/** @import { Words } from '../../words/words.js' */
/** @import { Board, Host, Opened, Reading, Task } from './board-state.js' */
/** @import { Settings } from './embed-settings.js' */

/**
 * board-state.js describes the state and the actions, table.js the owner of a table.
 * @implements {Owner}
 * @implements {Board}
 */
export class EmbedApp {
  /** @type {Task | null} */
  task = null;
  /** @type {import('./board-state.js').PositionEditor | null} */
  editor = null;
  /** @type {import('./board-state.js').Watching | null} */
  watching = null;
  isLegendOpen = false;
  /** @type {Reading | null} */
  reading = null;
  isRunning = false;
  awayHeight = 0;

  #host;
  #element;
  #root;
  #teller;
  /** @type {Engine | null} */
  #engine = null;
  /** @type {Settings} */
  #settings;
  #isResting = false;
  /** Whether the task is solved in the position shown. */
  #isSolved = false;

  /** Makes a board without a game. */
  constructor(/** @type {HTMLElement} */ element, /** @type {Words} */ words, /** @type {Host} */ host) {
    this.#host = host;
    /** @type {Table} */
    this.table = new Table(words, this);
    this.table.called = (seat) => this.reading?.nameOf(seat);
    this.#element = element;
    this.#teller = new Teller(element, this.table);
    this.#root = /** @type {ShadowRoot} */ (element.shadowRoot);
    host.dress(this.#root);
    this.#settings = readSettings(
      () => null,
      () => {},
    );
    /** @type {Running} */
    this.running = new Running(this);
    /** @type {Requests} */
    this.requests = new Requests(this, host, this.#root, (marks) => this.#teller.drawn(marks));
    /** @type {PieceChoice} */
    this.pieceChoice = new PieceChoice(this, element, host, this.#teller);
    /** @type {Described} */
    this.described = new Described(this, element, host, this.#teller);
  }

  get settings() {
    return this.#settings;
  }

  /** What the author says of a board is what a visitor chooses on our page. */
  set settings(settings) {
    this.#settings = settings;
    this.table.choices.coordinates = settings.coordinates;
  }

  get engine() {
    return /** @type {Engine} */ (this.#engine);
  }

  engineFor(/** @type {string} */ variant) {
    return this.#host.engineFor(variant, this.words);
  }

  addWords = (/** @type {string} */ file) => this.#host.addWords(this.words, file);

  // ----- the game at the table

  seat(/** @type {Settings} */ settings, /** @type {Engine} */ engine, /** @type {Opened} */ opened) {
    const { session, task } = opened;
    const editor = this.#makeEditor(settings, engine, opened);
    const isFirst = this.session === null;
    this.settings = settings;
    this.table.schema = engine.schema();
    this.table.lookingBack = settings.mode === 'replay' ? 'embed-at' : 'status-at';
    this.#engine = engine;
    this.running.stop();
    this.task = task;
    this.#isSolved = task?.isSolved(session) ?? false;
    this.table.seat(session);
    this.editor?.dispose();
    this.editor = editor;
    if (isFirst) this.requests.openLegend(settings.legend === 'open');
    this.#watch();
    if (!this.#isResting) this.table.opponents.follow();
    if (isFirst) this.#announce();
    else if (this.editor) this.#teller.edited(this.editor.position, this.editor.problem);
    else this.#teller.place(session);
  }

  /** Watches the live game that the author names, once its reader wants that. */
  #watch() {
    const { watching: part } = this.requests;
    const { live, watch } = this.settings;
    const { site } = this.#host;
    this.watching?.leave();
    const servers = live || (site && new URL('live.json', site).href);
    this.watching = (watch && servers && !this.#isResting && part?.watchOn(this, servers)) || null;
  }

  /** Another session of the game that is watched, which has gone further. */
  exchange(/** @type {Session} */ session) {
    this.table.seat(session);
    this.#teller.place(session);
  }

  /** The editor of a position that a reader sets up, where the part for it has come. Throws a MotleyError. */
  #makeEditor(
    /** @type {Settings} */ { mode },
    /** @type {Engine} */ engine,
    /** @type {Opened} */ { session, refused },
  ) {
    const { Editor } = this.requests;
    if (mode !== 'edit' || !Editor) return null;
    const { variant, position } = session.game;
    try {
      return new Editor(this, { engine, variant, position: refused ?? position });
    } catch (error) {
      session.dispose();
      throw error;
    }
  }

  /** The text of the position shown. */
  get current() {
    return this.editor?.position ?? this.session?.game.position ?? '';
  }

  /** Called when a reader has set up another position: the game is the one that begins there, if it can be played. */
  showEdited(/** @type {string} */ position, /** @type {string} */ problem) {
    const { session, engine } = this;
    if (!session) return;
    if (!problem) {
      const next = new Session(engine, session.game.variant, position);
      next.isFlipped = session.isFlipped;
      this.table.seat(next);
    }
    this.#teller.edited(position, problem);
  }

  /** Says that the board is ready, once it is drawn. */
  async #announce() {
    this.update();
    await Promise.resolve();
    await this.board?.updateComplete;
    this.#host.standNow();
  }

  /** @returns {Session | null} */
  get session() {
    return this.table.session;
  }

  get words() {
    return this.table.words;
  }

  get link() {
    if (!this.session) return '';
    const fragment = formatLink(this.session.link);
    return this.hasPage ? `${this.#host.site}#${fragment}` : fragment;
  }

  get thinker() {
    return this.#host.thinker;
  }

  get hasPage() {
    return this.#host.site !== null;
  }

  // ----- the element in its document

  rest() {
    this.#isResting = true;
    this.running.stop();
    this.watching?.leave();
    this.watching = null;
    this.table.opponents.leave();
  }

  dress() {
    this.#host.dress(this.#root);
    this.requests.dress();
  }

  resume() {
    this.#isResting = false;
    this.#watch();
    this.table.opponents.follow();
    this.running.answer();
    this.update();
  }

  // ----- drawing

  update() {
    this.table.update();
  }

  draw() {
    this.#host.draw(this, this.#root);
    const { board, reading, session } = this;
    if (session) reading?.annotations.prepare(board, this.#root.querySelector('motley-hand'), reading.shapes(session));
  }

  /** @returns {import('../../board/motley-view.js').MotleyView | null} */
  get board() {
    return this.#root.querySelector('motley-view');
  }

  focus() {
    if (this.awayHeight > 0) this.setAway(false);
    this.board?.focus();
  }

  /** While the board is far out of sight only its height stands there. A board that has the focus stays. */
  setAway(/** @type {boolean} */ isAway) {
    const height = isAway && this.session && !this.hasFocus ? this.#element.offsetHeight : 0;
    if (height > 0 === this.awayHeight > 0) return;
    this.awayHeight = height;
    this.draw();
  }

  get hasFocus() {
    return this.#root.activeElement !== null;
  }

  // ----- faults

  report(/** @type {Fault} */ { message, ...fault }) {
    this.#teller.error(fault, message);
  }

  reload = () => this.#host.reload();

  // ----- as the owner of the table

  /** The conditions around the game: whether it is only looked at, how far a task is solved, and whose seats it has. */
  get around() {
    const { session, settings } = this;
    const isPicture = ['diagram', 'replay', 'edit', 'watch'].includes(settings.mode);
    const seats = session ? ownSeats(session, settings) : '';
    return { isPicture, isResting: this.#isResting, task: this.#stateOfTask, seats };
  }

  /** @returns {import('../../table/whose-turn.js').Around['task']} */
  get #stateOfTask() {
    const { session, task } = this;
    if (!session || !task) return null;
    if (task.isSolved(session)) return 'done';
    return task.isAnswered(session) ? 'answered' : null;
  }

  /** Whether an action that a reader has chosen is played: in a task only one that solves it. */
  accepts(/** @type {string} */ text) {
    const { session, task } = this;
    if (!session) return false;
    if (task && !task.isRight(session, text)) {
      task.mistakes++;
      this.table.say(this.words.format('task-wrong'));
      return false;
    }
    const { at } = session;
    const isAllowed = this.#teller.before(session, text);
    this.update();
    // A listener may have shown another position, or another game.
    return isAllowed && this.session === session && session.at === at;
  }

  play(/** @type {string} */ text, /** @type {Who} */ by) {
    const { session, table } = this;
    if (this.editor) throw Object.assign(new Error('nothing is played in mode="edit"'), { subject: 'mode', text });
    const at = session?.at;
    // What a script plays for others comes after what they know, whatever the reader is looking at.
    if (session && table.whoseTurn.isFixed) session.goTo(session.steps.length);
    try {
      table.play(text, by);
    } catch (error) {
      if (session === this.session) session?.goTo(at ?? 0);
      throw error;
    }
  }

  /** Sends the events of a change, and plays the answer of a task after a pause. */
  follow(/** @type {Change} */ change) {
    const { session } = this;
    if (!session) return;
    this.running.stop();
    this.watching?.follow();
    this.reading?.keep(this.settings, session);
    if (change.type === 'play') this.#replayed?.follow(session, change);
    const wasSolved = this.#isSolved;
    this.#isSolved = this.task?.isSolved(session) ?? false;
    if (session.at !== change.before.at) this.#teller.place(session);
    // Any listener may have opened another game, of which only its position is told.
    if (change.type === 'play' && this.session === session)
      this.#tellAction(session, change, this.#isSolved && !wasSolved);
    const isEnd = change.type === 'result' && this.session === session && session.hasEnded;
    if (isEnd) this.#teller.end(session.outcome);
    if (this.session === session && !this.#isResting) this.running.answer();
  }

  /**
   * Sends the events of an action that was played. A listener may open another game.
   * @param {Session} session
   * @param {Change} change
   * @param {boolean} isSolvedNow whether the action has solved the task
   */
  #tellAction(session, { text, by, from }, isSolvedNow) {
    if (!from) return;
    const { player } = from.turn;
    const { turn } = session.view;
    this.#teller.action({ text, seat: player, ply: session.at, by });
    if (this.session !== session) return;
    const { outcome } = session;
    if (outcome.result !== 'ongoing') this.#teller.end(outcome);
    else if (turn.player !== player) this.#teller.turn({ seat: turn.player, number: turn.number });
    if (this.session === session && isSolvedNow) this.#teller.solve(this.task?.mistakes);
  }

  goTo(/** @type {number} */ at) {
    const { session } = this;
    if (!session || !Number.isInteger(at) || at < 0 || at > session.steps.length) return false;
    this.table.goTo(at);
    return true;
  }

  /** What is read of a game that is gone through: variations and comments; null in the other modes. */
  get #replayed() {
    return this.settings.mode === 'replay' ? this.reading : null;
  }

  goAlong(/** @type {string[]} */ path) {
    const { session } = this;
    if (!session) return false;
    if (path.every((text, i) => session.steps[i]?.text === text)) return this.goTo(path.length);
    return this.#replayed?.show(session, path) ?? false;
  }

  tree() {
    const session = /** @type {Session} */ (this.session);
    return plainTree(session.start, this.#replayed?.tree(session) ?? lineOf(session));
  }

  goBy(/** @type {1 | -1} */ way) {
    const { editor, session } = this;
    if (editor) return editor.goBy(way);
    if (!session || (way < 0 ? session.at === 0 : session.isAtEnd)) return false;
    this.table.goBy(way);
    return true;
  }

  get isLegendShown() {
    return this.isLegendOpen || this.reading?.closer?.isOpen === true;
  }

  ask(/** @type {string | null} */ square) {
    if (square === null) this.reading?.closer?.leave();
    else this.requests.lookCloser((closer) => closer.tell(square));
  }

  explain(/** @type {string} */ from, /** @type {string} */ to) {
    const { session } = this;
    return session ? explain(this.words, session, from, to) : { reason: '', squares: [], text: '' };
  }
}
