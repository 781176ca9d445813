// The owner of the table of an embedded board: it reads the attributes, sends the events, and adds tasks and replays.
// State flows one way, as on our own page: an event changes a field here or of the table and asks for a new picture.

import { formatLink, parseLink, writeLink } from '../links/links.js';
import { inSlices } from '../links/slices.js';
import { Table } from '../table/table.js';
import { explain } from '../words/refusals.js';
import { readLinked, readSettings } from './embed-settings.js';
import { Extras } from './extras.js';
import { openGame, opening } from './opening.js';
import { Teller } from './teller.js';

/**
 * @typedef {import('./element.js').MotleyBoard} MotleyBoard
 * @typedef {import('./embed-settings.js').Settings} Settings
 * @typedef {import('./task.js').Task} Task
 * @typedef {import('./embed-parts.js').Parts} Parts
 * @typedef {import('../links/links.js').Link} Link
 * @typedef {import('../table/session.js').Session} Session
 * @typedef {import('../table/table.js').Change} Change
 * @typedef {import('../table/table.js').Owner} Owner
 * @typedef {import('../../web/engine.js').Engine} Engine
 * @typedef {import('../../web/engine.js').MotleyError} MotleyError
 * @typedef {import('../words/words.js').Words} Words
 */

/** The time before the answer to an action of the reader in a task, in milliseconds. */
export const answerTime = 600;

/** The time between two actions while a replay runs by itself, in milliseconds. */
const replayTime = 1400;

/** @implements {Owner} */
export class EmbedApp {
  /** What the computers of all boards think with, once it is loaded. @type {import('../../web/task.js').Asked} */
  static thinker;
  /** @type {Task | null} */
  task = null;
  isLegendOpen = false;
  /**
   * The module of the legend, which is loaded when the legend is first opened.
   * @type {typeof import('../legend/legend.js') | null}
   */
  legend = null;
  /**
   * What is possible besides the legal actions, once a reader has asked for it.
   * @type {import('./closer.js').Closer | null}
   */
  closer = null;
  /** Whether the replay runs by itself. */
  isRunning = false;
  /** How high the board is, in pixels, while it is not drawn because it is far out of sight; else 0. */
  awayHeight = 0;

  #parts;
  #element;
  #root;
  #site;
  #standNow;
  #teller;
  /** The rules of the game's family. @type {Engine | null} */
  #engine = null;

  /** The same, once there is a game. */
  get engine() {
    return /** @type {Engine} */ (this.#engine);
  }

  /** What the attribute `link` says, as it was read last. @type {Link | null} */
  #linked = null;
  /** @type {string | null} */
  #linkText = null;
  /** The game that was kept over a reload, as a link. @type {string | null} */
  #kept = null;
  /** Counts the calls of begin(), so that only the last one opens a game. */
  #begun = 0;
  #isResting = false;
  /** @type {Promise<import('./closer.js').Closer> | null} */
  #opening = null;
  /** Whether the element for hands was asked for. */
  #hasHand = false;
  /** Whether the task is solved in the position shown. */
  #isSolved = false;
  /**
   * The timer of an answer in a task, or of the next action of a replay.
   * @type {ReturnType<typeof setTimeout> | undefined}
   */
  #timer;

  /**
   * Makes a board without a game.
   * @param {MotleyBoard} element
   * @param {string | null} site where links lead
   * @param {Words} words
   * @param {() => void} standNow called when the first game is ready
   * @param {Parts} parts
   */
  constructor(element, site, words, standNow, parts) {
    this.#parts = parts;
    /** @type {Table} */
    this.table = new Table(words, this);
    this.table.called = (seat) => this.extras.records?.nameOf(this, seat);
    this.#element = element;
    this.#teller = new Teller(element, this.table);
    const tellDrawn = (/** @type {string} */ marks) => this.#teller.drawn(marks);
    this.extras = new Extras(element, parts, () => this.update(), tellDrawn);
    this.#root = /** @type {ShadowRoot} */ (element.shadowRoot);
    parts.adoptStyles(this.#root, null);
    this.#site = site;
    this.#standNow = standNow;
    /** @type {Settings} */
    this.settings = readSettings(
      () => null,
      () => {},
    );
  }

  // ----- which game it is

  /** Reads the attribute `link` or the record in the element, which may be long. */
  async #readLinked() {
    await this.extras.readRecord(this.words);
    const text = this.#element.getAttribute('link');
    if (text === this.#linkText) return;
    // One that cannot be read is told when the attributes are read.
    this.#linked = await inSlices(readLinked(text)).catch(() => null);
    this.#linkText = text;
  }

  /** Reads the attributes. Invalid values are reported. */
  #read() {
    this.table.notices = [];
    const text = this.#element.getAttribute('link');
    const own = text === null ? this.extras.link : text === this.#linkText ? this.#linked : null;
    return readSettings(
      (name) => this.#element.getAttribute(name),
      (error) => this.#teller.attribute(error),
      own,
    );
  }

  /** Loads what a game with these settings shows beside the board. */
  async #equip(/** @type {Settings} */ settings) {
    await this.extras.load(settings, this.words).catch((error) => this.table.tellMissing(error));
  }

  /**
   * Opens the game that the attributes describe. If it cannot be read, nothing changes. Rejects if the rules of the
   * first game cannot be loaded.
   */
  async begin() {
    const number = ++this.#begun;
    try {
      await this.#readLinked();
      const settings = this.#read();
      const { variant } = settings.link;
      const [engine] = await Promise.all([this.#parts.engineFor(variant, this.words), this.#equip(settings)]);
      // What is long is encoded now, and known when the link below the board is drawn.
      await inSlices(writeLink(settings.link));
      // The attributes may have changed while the rules were loaded, or while the game was opened.
      if (number !== this.#begun) return;
      const opened = await inSlices(opening(engine, settings, this.extras.tasks, this.#findKept(settings)));
      if (number === this.#begun) this.#open(settings, engine, opened);
      else opened.session.dispose();
    } catch (error) {
      if (number === this.#begun) this.#fail(error);
    }
    this.update();
  }

  /** How far the reader has played a game before the page was loaded again; null: not at all. */
  #findKept(/** @type {Settings} */ settings) {
    const kept = this.session ? null : (this.#kept ??= this.#parts.takeGame(this.#element));
    return kept && settings.mode === 'play' ? parseLink(kept) : this.extras.findKept(settings);
  }

  /**
   * @param {Settings} settings
   * @param {Engine} engine of their game's family
   * @param {import('./opening.js').Opened} opened
   */
  #open(settings, engine, { session, problems, task }) {
    this.settings = settings;
    this.table.schema = engine.schema();
    if (this.table.schema.families.some(({ orders }) => orders))
      // The board stands without the cards beside it, which come soon after.
      this.#parts.loadCards().catch((error) => this.table.tellMissing(error));
    this.table.lookingBack = settings.mode === 'replay' ? 'embed-at' : 'status-at';
    this.#engine = engine;
    this.#seat(session, task);
    for (const problem of problems) this.#teller.problem(problem);
    this.#mark();
  }

  /** Puts the arrows and marks of the author on the position shown. */
  #mark() {
    const { session, settings } = this;
    if (session) this.#try(() => this.extras.annotations?.read(settings.marks, session));
  }

  #seat(/** @type {Session} */ session, /** @type {Task | null} */ task) {
    const isFirst = this.session === null;
    this.#stop();
    this.task = task;
    this.#isSolved = task?.isSolved(session) ?? false;
    this.table.seat(session);
    if (isFirst) this.#openLegend(this.settings.legend === 'open');
    if (!this.#isResting) this.table.opponents.follow();
    if (isFirst) this.#announce();
    else this.#teller.place(session);
  }

  /** Says that the board is ready, once it is drawn. */
  async #announce() {
    this.update();
    await Promise.resolve();
    await this.board?.updateComplete;
    this.#standNow();
  }

  /** The words of the element's language, with those of what is shown. */
  async #findWords() {
    const words = await this.#parts.wordsFor(this.#element);
    if (this.session) await this.#parts.engineFor(this.settings.link.variant, words);
    if (this.legend || this.closer) await this.#parts.addWords(words, 'more');
    return words;
  }

  /**
   * Called when attributes have changed.
   * @param {Set<string>} changed their names
   * @param {boolean} isOtherGame
   */
  async followAttributes(changed, isOtherGame) {
    if (changed.has('lang')) this.table.words = await this.#findWords();
    if (!this.session || isOtherGame) await this.begin();
    else this.#try(() => (this.settings = this.#read()));
    await this.#equip(this.settings);
    if (changed.has('marks')) this.#mark();
    if (this.session && changed.has('flip')) this.session.isFlipped = this.#element.hasAttribute('flip');
    if (changed.has('legend')) this.#openLegend(this.settings.legend === 'open');
    this.update();
  }

  /** Returns to the game that the attributes describe; at once, unless they name another variant now. */
  reset() {
    this.#try(() => {
      const settings = this.#read();
      const isSame = settings.link.variant === this.settings.link.variant;
      this.extras.forget(settings);
      if (isSame && this.#engine)
        this.#open(settings, this.#engine, openGame(this.#engine, settings, this.extras.tasks));
      else this.begin();
    });
    this.update();
  }

  #try(/** @type {() => void} */ run) {
    try {
      run();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Called when the element has left the document. */
  rest() {
    this.#isResting = true;
    this.#stop();
    this.table.opponents.leave();
  }

  /** Called when the element has come into another document, which took its styles away. */
  dress() {
    this.#parts.adoptStyles(this.#root, this.legend);
    this.closer?.dress();
  }

  /** Called when the element is in the document again. */
  resume() {
    this.#isResting = false;
    this.table.opponents.follow();
    this.#answer();
    this.update();
  }

  // ----- drawing

  /** Asks for a new picture. */
  update() {
    this.table.update();
  }

  draw() {
    this.#parts.draw(this, this.#root);
    if (!this.session) return;
    this.extras.prepare(this, this.#root);
    if (this.session.view.hands.length === 0 || this.#hasHand) return;
    // In some families, pieces come into a hand only in the course of the game.
    this.#hasHand = true;
    this.#parts.loadHand().catch((error) => this.table.tellMissing(error));
  }

  /** @returns {import('../board/motley-view.js').MotleyView | null} */
  get board() {
    return this.#root.querySelector('motley-view');
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
    return this.#site === null ? fragment : `${this.#site}#${fragment}`;
  }

  get thinker() {
    return EmbedApp.thinker;
  }

  get hasPage() {
    return this.#site !== null;
  }

  focus() {
    if (this.awayHeight > 0) this.setAway(false);
    this.board?.focus();
  }

  /**
   * Called when the board goes far out of sight, or comes back: meanwhile only its height stands there. What has the
   * focus stays.
   */
  setAway(/** @type {boolean} */ isAway) {
    const height = isAway && this.session && !this.hasFocus ? this.#element.offsetHeight : 0;
    if (height > 0 === this.awayHeight > 0) return;
    this.awayHeight = height;
    this.draw();
  }

  get hasFocus() {
    return this.#root.activeElement !== null;
  }

  // ----- what is wrong

  report(/** @type {import('../table/table.js').Fault} */ { message, ...fault }) {
    this.#teller.error(/** @type {any} */ (fault), message);
  }

  loadThinking = () => this.#parts.loadThinking();

  addWords = (/** @type {string} */ file) => this.#parts.addWords(this.words, file);

  reload = () => this.#parts.reload();

  /** Reports that a text was refused or rules could not be loaded. The game before stays. */
  #fail(/** @type {any} */ error) {
    if (!error.subject && !this.session) throw error;
    this.#teller.failure(error);
  }

  // ----- as the owner of the table

  /** Readers cannot act on a diagram or a replay, and in a task only when it is their turn to solve it. */
  get isClosed() {
    const { session, settings, task } = this;
    if (settings.mode === 'diagram' || settings.mode === 'replay') return true;
    return session !== null && task !== null && (task.isSolved(session) || task.isAnswered(session));
  }

  /** Whether a computer has to wait. */
  get isBusy() {
    return this.#isResting || (this.session !== null && this.task?.isSolved(this.session) === true);
  }

  /** Whether an action that a reader has chosen is played: in a task only what solves it. */
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

  /** Plays a legal action. Throws a MotleyError if it is not. */
  play(/** @type {string} */ text, /** @type {import('../table/table.js').Who} */ by) {
    this.table.play(text, by);
  }

  /** Sends the events of a change, and plays the answer of a task after a pause. */
  follow(/** @type {Change} */ change) {
    const { session } = this;
    if (!session) return;
    this.#stop();
    this.extras.keep(this.settings, session);
    const wasSolved = this.#isSolved;
    this.#isSolved = this.task?.isSolved(session) ?? false;
    if (session.at !== change.before.at) this.#teller.place(session);
    // Any listener may have opened another game, of which only its position is told.
    if (change.type === 'play' && this.session === session)
      this.#tellAction(session, change, this.#isSolved && !wasSolved);
    if (this.session === session) this.#answer();
  }

  /**
   * Sends the events of an action that was played. A listener may open another game.
   * @param {Session} session
   * @param {Change} change
   * @param {boolean} isSolvedNow the action has solved the task
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

  /** Plays the opponent's answer in a task after a pause. */
  #answer() {
    const { session, task } = this;
    if (!session || !task?.isAnswered(session) || this.#isResting) return;
    const text = task.next(session);
    this.#wait(answerTime, () => {
      if (this.session === session && text !== undefined && task.next(session) === text) this.play(text, 'script');
    });
  }

  #wait(/** @type {number} */ time, /** @type {() => void} */ run) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, time);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.isRunning = false;
  }

  /** Shows the position after so many actions; returns false if there are not so many. */
  goTo(/** @type {number} */ at) {
    const { session } = this;
    if (!session || !Number.isInteger(at) || at < 0 || at > session.steps.length) return false;
    this.table.goTo(at);
    return true;
  }

  /** Goes one action of a person back or forward. Returns false if there was none. */
  goBy(/** @type {1 | -1} */ way) {
    const { session } = this;
    if (!session || (way < 0 ? session.at === 0 : session.isAtEnd)) return false;
    this.table.goBy(way);
    return true;
  }

  /** Starts or stops a replay that runs by itself. */
  run() {
    const { session } = this;
    if (!session || this.isRunning) {
      this.#stop();
    } else {
      if (session.isAtEnd) this.table.goTo(0);
      this.isRunning = true;
      this.#runOn(session);
    }
    this.update();
  }

  #runOn(/** @type {Session} */ session) {
    this.#wait(replayTime, () => {
      this.table.goTo(session.at + 1);
      this.isRunning = !session.isAtEnd;
      if (this.isRunning) this.#runOn(session);
      this.update();
    });
  }

  toggleLegend() {
    this.#openLegend(!this.isLegendOpen);
  }

  async #openLegend(/** @type {boolean} */ isOpen) {
    this.isLegendOpen = isOpen;
    this.update();
    if (!isOpen || this.legend) return;
    try {
      const { loadLegend, addWords } = this.#parts;
      [this.legend] = await Promise.all([loadLegend(this.#root), addWords(this.words, 'more')]);
    } catch (error) {
      this.isLegendOpen = false;
      this.table.tellMissing(error);
    }
    this.update();
  }

  /** Whether how pieces move is shown. */
  get isLegendShown() {
    return this.isLegendOpen || this.closer?.isOpen === true;
  }

  /** A piece was touched that is not to act, or that has no move. */
  ask(/** @type {string} */ square) {
    this.#lookCloser((closer) => closer.tell(square));
  }

  /** A key was pressed. */
  press(/** @type {KeyboardEvent} */ event) {
    if (this.settings.mode === 'replay') this.extras.stepping?.stepByKey(this, event);
    if (event.key !== 'v' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    this.#lookCloser((closer) => closer.toggleTakes());
  }

  /** Shows what is possible besides the legal actions. In a picture without a legend there is no place for it. */
  async #lookCloser(/** @type {(closer: import('./closer.js').Closer) => void} */ run) {
    const { mode, legend } = this.settings;
    if (!this.session || (mode === 'diagram' && legend === 'off')) return;
    this.#opening ??= this.#parts.openCloser(this, this.#root);
    try {
      this.closer = await this.#opening;
    } catch (error) {
      this.#opening = null;
      this.table.tellMissing(error);
      return;
    }
    run(this.closer);
    this.update();
  }

  /** Says why no action leads from one square to another. */
  explain(/** @type {string} */ from, /** @type {string} */ to) {
    const { session } = this;
    return session ? explain(this.words, session, from, to) : { reason: '', squares: [], text: '' };
  }
}
