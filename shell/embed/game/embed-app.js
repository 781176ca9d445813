// The owner of the table of an embedded board: it reads the attributes, sends the events, and adds tasks and replays.
// State flows one way, as on our own page: an event changes a field here or of the table and asks for a new picture.

import { beginDrawing } from '../../board/acting/draw-press.js';
import { formatLink, getExtra, parseLink, writeLink } from '../../links/links.js';
import { inSlices } from '../../links/slices.js';
import { Table } from '../../table/table.js';
import { explain } from '../../words/refusals.js';
import { readLinked, readSettings } from './embed-settings.js';
import { openGame, opening } from './opening.js';
import { Teller } from './teller.js';

/**
 * @typedef {import('../element.js').MotleyBoard} MotleyBoard
 * @typedef {import('./embed-settings.js').Settings} Settings
 * @typedef {import('../reading/task.js').Task} Task
 * @typedef {import('../parts/embed-reading.js').Reading} Reading
 * @typedef {import('../../links/links.js').Link} Link
 * @typedef {import('../../table/game/session.js').Session} Session
 * @typedef {import('../../table/table.js').Change} Change
 * @typedef {import('../../table/table.js').Owner} Owner
 * @typedef {import('../../../web/engine.js').Engine} Engine
 * @typedef {import('../../../web/engine.js').MotleyError} MotleyError
 * @typedef {import('../../words/words.js').Words} Words
 */

/** The time before the answer to an action of the reader in a task, in milliseconds. */
export const answerTime = 600;

/** The time between two actions while a replay runs by itself, in milliseconds. */
const replayTime = 1400;

/** Where a page has a record for a board; any other content is shown until the board stands. */
const recordScript = ':scope > script[type="application/x-motley-record"]';

/** Whether a board with these settings shows more than a game to be played. */
function isRead(/** @type {Settings} */ { mode, names, link, marks, drawing, keep, hasMoves }) {
  const isNamed = names.length > 0 || getExtra(link, 'notes') !== undefined;
  return (
    mode === 'task' || mode === 'replay' || isNamed || hasMoves || !!keep || !!marks.trim() || drawing === 'button'
  );
}

/**
 * What a board gets from the page that it is on. embed-board.js has it for browsers.
 * @typedef {object} Host
 * @property {string | null} site where links lead
 * @property {() => void} standNow called when the first game is ready
 * @property {(variant: string, words: Words) => Promise<Engine>} engineFor the rules of a variant; adds their words
 * @property {() => Promise<Words>} wordsFor in the language of the text around the element
 * @property {(words: Words, file: string) => Promise<void>} addWords those of a file
 * @property {import('../../../web/task.js').Asked} thinker what the computers of all boards think with
 * @property {() => Promise<Pick<typeof import('../parts/embed-reading.js'), 'Reading' | 'sheets'>>} loadReading
 * @property {(root: ShadowRoot, sheets?: CSSStyleSheet[]) => void} dress with the styles of all boards, or with others
 * @property {(board: EmbedApp, root: ShadowRoot) => void} draw
 * @property {() => void} reload loads the page again, with the games of its boards
 * @property {() => string | null} takeGame what the board had before a reload, as a link
 */

/** @implements {Owner} */
export class EmbedApp {
  /** @type {Task | null} */
  task = null;
  isLegendOpen = false;
  /** What a reader asks for or the author orders, once some of it is needed. @type {Reading | null} */
  reading = null;
  /** Whether the replay runs by itself. */
  isRunning = false;
  /** How high the board is, in pixels, while it is not drawn because it is far out of sight; else 0. */
  awayHeight = 0;

  #host;
  #element;
  #root;
  #teller;
  /** The styles of what is read. @type {CSSStyleSheet[]} */
  #readingSheets = [];
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
   * @param {Words} words
   * @param {Host} host
   */
  constructor(element, words, host) {
    this.#host = host;
    /** @type {Table} */
    this.table = new Table(words, this);
    this.table.called = (seat) => this.reading?.nameOf(seat);
    this.#element = element;
    this.#teller = new Teller(element, this.table);
    this.#root = /** @type {ShadowRoot} */ (element.shadowRoot);
    host.dress(this.#root);
    /** @type {Settings} */
    this.settings = readSettings(
      () => null,
      () => {},
    );
  }

  // ----- what is loaded

  /** What a reader asks for or the author orders, with its words. Rejects if it does not come. */
  async #loadReading() {
    const [{ Reading, sheets }] = await Promise.all([this.#host.loadReading(), this.addWords('more')]);
    // The board may speak another language by now.
    await this.addWords('more');
    if (!this.reading) {
      this.#readingSheets = sheets;
      this.#host.dress(this.#root, sheets);
      this.reading = new Reading(this, (marks) => this.#teller.drawn(marks));
    }
    return this.reading;
  }

  /** The same; undefined if it does not come, which is told. */
  async #bringReading() {
    try {
      return await this.#loadReading();
    } catch (error) {
      this.table.tellMissing(error);
      return undefined;
    }
  }

  /** The rules of a variant, with the words of its family. Rejects if they do not come. */
  engineFor(/** @type {string} */ variant) {
    return this.#host.engineFor(variant, this.words);
  }

  // ----- which game it is

  /** Reads the attribute `link` or the record in the element, which may be long. */
  async #readLinked() {
    const record = this.#element.querySelector(recordScript)?.textContent ?? '';
    if (record || this.reading) await (await this.#loadReading()).readRecord(record);
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
    const own = text === null ? (this.reading?.link ?? null) : text === this.#linkText ? this.#linked : null;
    return readSettings(
      (name) => this.#element.getAttribute(name),
      (error) => this.#teller.attribute(error),
      own,
    );
  }

  /** Loads what a game with these settings shows besides itself. A board stands without it, too. */
  async #equip(/** @type {Settings} */ settings) {
    if (!isRead(settings)) return;
    const reading = await this.#bringReading();
    await reading?.readNotes(settings.link);
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
      const [engine] = await Promise.all([this.engineFor(variant), this.#equip(settings)]);
      // What is long is encoded now, and known when the link below the board is drawn.
      await inSlices(writeLink(settings.link));
      // The attributes may have changed while the rules were loaded, or while the game was opened.
      if (number !== this.#begun) return;
      const opened = await inSlices(opening(engine, settings, this.#makeTask, this.#findKept(settings)));
      if (number === this.#begun) this.#open(settings, engine, opened);
      else opened.session.dispose();
    } catch (error) {
      if (number === this.#begun) this.#fail(error);
    }
    this.update();
  }

  /** How far the reader has played a game before the page was loaded again; null: not at all. */
  #findKept(/** @type {Settings} */ settings) {
    const kept = this.session ? null : (this.#kept ??= this.#host.takeGame());
    return kept && settings.mode === 'play' ? parseLink(kept) : (this.reading?.findKept(settings) ?? null);
  }

  get #makeTask() {
    return this.reading?.makeTask ?? null;
  }

  /**
   * @param {Settings} settings
   * @param {Engine} engine of their game's family
   * @param {import('./opening.js').Opened} opened
   */
  #open(settings, engine, { session, problems, task }) {
    this.settings = settings;
    this.table.schema = engine.schema();
    this.table.lookingBack = settings.mode === 'replay' ? 'embed-at' : 'status-at';
    this.#engine = engine;
    this.#seat(session, task);
    for (const problem of problems) this.#teller.problem(problem);
    this.#mark();
  }

  /** Puts the arrows and marks of the author on the position shown. */
  #mark() {
    const { session, settings } = this;
    if (session) this.#try(() => this.reading?.annotations.read(settings.marks, session));
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
    this.#host.standNow();
  }

  /** The words of the element's language, with those of what is shown. */
  async #findWords() {
    const words = await this.#host.wordsFor();
    if (this.session) await this.#host.engineFor(this.settings.link.variant, words);
    if (this.reading) await this.#host.addWords(words, 'more');
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
      this.reading?.forget(settings);
      if (isSame && this.#engine) this.#open(settings, this.#engine, openGame(this.#engine, settings, this.#makeTask));
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
    this.#host.dress(this.#root);
    this.#host.dress(this.#root, this.#readingSheets);
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
    this.#host.draw(this, this.#root);
    const { board, reading, session } = this;
    if (session) reading?.annotations.prepare(board, this.#root.querySelector('motley-hand'), reading.shapes(session));
  }

  /** @returns {import('../../board/motley-view.js').MotleyView | null} */
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
    return this.hasPage ? `${this.#host.site}#${fragment}` : fragment;
  }

  get thinker() {
    return this.#host.thinker;
  }

  get hasPage() {
    return this.#host.site !== null;
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

  report(/** @type {import('../../table/table.js').Fault} */ { message, ...fault }) {
    this.#teller.error(/** @type {any} */ (fault), message);
  }

  addWords = (/** @type {string} */ file) => this.#host.addWords(this.words, file);

  reload = () => this.#host.reload();

  /** Reports that a text was refused or rules could not be loaded. The game before stays. */
  #fail(/** @type {any} */ error) {
    if (!error.subject && !this.session) throw error;
    this.#teller.failure(error);
  }

  // ----- as the owner of the table

  /** What lies around the game: whether it is only looked at, and how far a task is solved. */
  get around() {
    const { settings } = this;
    const isPicture = settings.mode === 'diagram' || settings.mode === 'replay';
    return { isPicture, isResting: this.#isResting, task: this.#stateOfTask };
  }

  /** @returns {import('../../table/whose-turn.js').Around['task']} */
  get #stateOfTask() {
    const { session, task } = this;
    if (!session || !task) return null;
    if (task.isSolved(session)) return 'done';
    return task.isAnswered(session) ? 'answered' : null;
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
  play(/** @type {string} */ text, /** @type {import('../../table/table.js').Who} */ by) {
    this.table.play(text, by);
  }

  /** Sends the events of a change, and plays the answer of a task after a pause. */
  follow(/** @type {Change} */ change) {
    const { session } = this;
    if (!session) return;
    this.#stop();
    this.reading?.keep(this.settings, session);
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
    if (!isOpen || this.reading) return;
    if (!(await this.#bringReading())) this.isLegendOpen = false;
    this.update();
  }

  /** Whether how pieces move is shown. */
  get isLegendShown() {
    return this.isLegendOpen || this.reading?.closer?.isOpen === true;
  }

  /** A piece was touched that is not to act, or that has no move. */
  ask(/** @type {string} */ square) {
    this.#lookCloser((closer) => closer.tell(square));
  }

  /** A key was pressed. */
  press(/** @type {KeyboardEvent} */ event) {
    if (this.settings.mode === 'replay') this.reading?.stepByKey(event);
    if (event.key !== 'v' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    this.#lookCloser((closer) => closer.toggleTakes());
  }

  /**
   * A press on the board, before the board has it: with the right button, or while drawing is on, it draws.
   * @param {PointerEvent} press
   */
  async pressToDraw(press) {
    const { board, session, reading } = this;
    if (!board || !session) return;
    if (press.button !== 2 && !reading?.annotations.isOn) return reading?.annotations.clear();
    press.stopPropagation();
    const load = async () => (await this.#bringReading())?.annotations ?? null;
    await beginDrawing(load, press, board, session);
  }

  /** Shows what is possible besides the legal actions. In a picture without a legend there is no place for it. */
  async #lookCloser(/** @type {(closer: import('../reading/embed-closer-look.js').CloserLook) => void} */ run) {
    const { mode, legend } = this.settings;
    if (!this.session || (mode === 'diagram' && legend === 'off')) return;
    const reading = await this.#bringReading();
    if (!reading) return;
    run(reading.lookCloser());
    this.update();
  }

  /** Says why no action leads from one square to another. */
  explain(/** @type {string} */ from, /** @type {string} */ to) {
    const { session } = this;
    return session ? explain(this.words, session, from, to) : { reason: '', squares: [], text: '' };
  }
}
