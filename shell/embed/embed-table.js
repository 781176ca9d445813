// A board on somebody's page: its game and everything that may happen to it. State flows one way, as on our
// own page: what happens changes a field here and asks for a new picture.

import '../board/motley-cards.js';
import '../board/motley-hand.js';
import '../board/motley-view.js';
import { render } from 'lit';
import { Opponent } from '../computer/opponent.js';
import { formatLink } from '../links/links.js';
import { Table } from '../table/table.js';
import { describeError, describeProblem, explain } from '../words/refusals.js';
import { engineFor, wordsFor } from './embed-load.js';
import { screen } from './embed-screen.js';
import { readSettings } from './embed-settings.js';
import { openGame } from './opening.js';
import { sheets } from './styles.js';
import { answerTime } from './task.js';

/**
 * @typedef {import('./element.js').MotleyBoard} MotleyBoard
 * @typedef {import('./embed-settings.js').Settings} Settings
 * @typedef {import('./task.js').Task} Task
 * @typedef {import('../table/session.js').Session} Session
 * @typedef {import('../../web/engine.js').Engine} Engine
 * @typedef {import('../../web/engine.js').MotleyError} MotleyError
 * @typedef {import('../words/words.js').Words} Words
 */

/** Who has played an action. @typedef {'person' | 'computer' | 'script'} Who */

/** How long an action is looked at while a replay runs by itself, in milliseconds. */
const replayTime = 1400;

export class EmbedTable extends Table {
  /** @type {Task | null} */
  task = null;
  isLegendOpen = false;
  /** How the pieces move, drawn; loaded when it is opened first. @type {typeof import('../legend/legend.js') | null} */
  legend = null;
  /** Whether the replay runs by itself. */
  isRunning = false;
  isWaiting = false;
  isPreviewed = false;
  /** @type {Pick<import('../app/preferences.js').Choices, 'look' | 'cards' | 'speed'>} */
  choices = { look: 'lines', cards: 'all', speed: 'normal' };
  computer = new Opponent(this);

  #element;
  #root;
  #site;
  #standNow;
  /** The rules of the game's family. @type {Engine | null} */
  #engine = null;
  /** How often a game was begun. */
  #begun = 0;
  #isResting = false;
  /**
   * What waits for its time: an answer, the next action of a replay.
   * @type {ReturnType<typeof setTimeout> | undefined}
   */
  #timer;

  /**
   * A board that has its words, and no game yet. Fails if they do not come.
   * @param {MotleyBoard} element
   * @param {string | null} site where links lead
   * @param {() => void} standNow is told when the first game stands
   */
  static async prepare(element, site, standNow) {
    return new EmbedTable(element, site, await wordsFor(element), standNow);
  }

  /**
   * @param {MotleyBoard} element
   * @param {string | null} site
   * @param {Words} words
   * @param {() => void} standNow
   */
  constructor(element, site, words, standNow) {
    super(words);
    this.#element = element;
    this.#root = /** @type {ShadowRoot} */ (element.shadowRoot);
    this.#root.adoptedStyleSheets.push(...sheets);
    this.#site = site;
    this.#standNow = standNow;
    /** @type {import('../../web/types.js').Schema} */
    this.schema = { families: [] };
    /** @type {Settings} */
    this.settings = readSettings(
      () => null,
      () => {},
    );
  }

  // ----- which game it is

  /** Reads the attributes; what they cannot say is told. */
  #read() {
    this.notices = [];
    return readSettings(
      (name) => this.#element.getAttribute(name),
      (error) => this.#mention(error),
    );
  }

  /**
   * Opens the game that the attributes describe. One that cannot be read changes nothing. Fails if the rules of
   * the first one do not come.
   */
  async begin() {
    const number = ++this.#begun;
    try {
      const settings = this.#read();
      const engine = await engineFor(settings.link.variant);
      // Meanwhile the attributes may have changed again.
      if (number === this.#begun) this.#open(settings, engine);
    } catch (error) {
      if (number === this.#begun) this.#fail(error);
    }
    this.update();
  }

  /**
   * @param {Settings} settings
   * @param {Engine} engine of their game's family
   */
  #open(settings, engine) {
    const { session, problems, task } = openGame(engine, settings);
    this.settings = settings;
    this.schema = engine.schema();
    this.#engine = engine;
    this.#seat(session, task);
    for (const problem of problems) this.#tellProblem(problem);
  }

  #seat(/** @type {Session} */ session, /** @type {Task | null} */ task) {
    const isFirst = this.session === null;
    this.#stop();
    this.computer.leave();
    this.session?.dispose();
    this.session = session;
    this.task = task;
    this.turnAway();
    if (isFirst) this.#openLegend(this.settings.legend === 'open');
    if (!this.#isResting) this.computer.follow();
    if (isFirst) this.#announce();
    else this.#tellPlace(session);
  }

  /** Tells that the board stands, when it does. */
  async #announce() {
    this.update();
    await Promise.resolve();
    await this.board?.updateComplete;
    this.#standNow();
  }

  /**
   * Attributes have changed.
   * @param {Set<string>} changed their names
   * @param {boolean} isOtherGame
   */
  async follow(changed, isOtherGame) {
    if (changed.has('lang')) this.words = await wordsFor(this.#element);
    if (!this.session || isOtherGame) await this.begin();
    else this.#try(() => (this.settings = this.#read()));
    if (this.session && changed.has('flip')) this.session.isFlipped = this.#element.hasAttribute('flip');
    if (changed.has('legend')) this.#openLegend(this.settings.legend === 'open');
    this.update();
  }

  /** At once, unless the attributes name another variant now. */
  reset() {
    this.#try(() => {
      const settings = this.#read();
      const isSame = settings.link.variant === this.settings.link.variant;
      if (isSame && this.#engine) this.#open(settings, this.#engine);
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

  /** The element has left the document. */
  rest() {
    this.#isResting = true;
    this.#stop();
    this.computer.leave();
  }

  /** It is back. */
  resume() {
    this.#isResting = false;
    this.computer.follow();
    this.#answer();
    this.update();
  }

  // ----- the picture

  /** @override */
  draw() {
    if (!this.#root.querySelector('.motley')) this.#root.textContent = '';
    render(screen(this), this.#root);
  }

  /** @override @returns {import('../board/motley-view.js').MotleyView | null} */
  get board() {
    return this.#root.querySelector('motley-view');
  }

  /** What is said while an earlier position is shown. */
  get lookingBack() {
    return this.settings.mode === 'replay' ? 'embed-at' : 'status-at';
  }

  get link() {
    if (!this.session) return '';
    const fragment = formatLink(this.session.link);
    return this.#site === null ? fragment : `${this.#site}#${fragment}`;
  }

  get hasPage() {
    return this.#site !== null;
  }

  focus() {
    this.board?.focus();
  }

  // ----- what is told

  #emit(/** @type {string} */ name, /** @type {object} */ detail, bubbles = true) {
    this.#element.dispatchEvent(new CustomEvent(name, { detail, bubbles, composed: true }));
  }

  /** Another position is shown. */
  #tellPlace(/** @type {Session} */ { at, game }) {
    this.#emit('position', { ply: at, current: game.position });
  }

  #emitError(/** @type {Partial<MotleyError>} */ error, /** @type {string} */ message) {
    const { subject = 'board', reason = 'not-loaded', text = '', offset = 0, length = 0 } = error;
    this.#emit('error', { subject, reason, text, offset, length, message }, false);
  }

  /** An attribute has a value that it cannot have: it is left out. */
  #mention(/** @type {import('./embed-settings.js').AttributeError} */ error) {
    const message = this.words.format(`reason-${error.reason}`, { token: error.text });
    this.tell({ tone: 'error', text: message, place: { text: error.message, offset: 0, length: 0 } });
    this.#emitError(/** @type {any} */ (error), message);
  }

  /** Says that a text was refused, or rules were not loaded; what stood before stays. */
  #fail(/** @type {any} */ error) {
    if (!error.subject && !this.session) throw error;
    const { text: message, place } = describeError(this.words, error);
    this.tell({ tone: 'error', text: message, place });
    this.#emitError(error, message);
  }

  #tellProblem(/** @type {import('../table/session.js').Problem} */ problem) {
    const { text: message, place } = describeProblem(this.words, problem);
    const { part, reason, text } = problem;
    this.tell({ tone: 'error', text: message, place });
    this.#emitError({ subject: /** @type {any} */ (part), reason, text, length: text.length }, message);
  }

  // ----- what happens

  /** Whether readers can act on the board now. */
  get isOff() {
    const { session, settings, task } = this;
    if (session?.outcome.result !== 'ongoing') return true;
    if (settings.mode === 'diagram' || settings.mode === 'replay') return true;
    return this.computer.isToAct || (task !== null && (task.isSolved(session) || task.isAnswered(session)));
  }

  /** Whether a computer has to wait. */
  get isBusy() {
    return this.#isResting || (this.session !== null && this.task?.isSolved(this.session) === true);
  }

  /** A reader has chosen an action. */
  choose(/** @type {string} */ text) {
    const { session, task } = this;
    if (!session || this.isOff) return;
    if (task && !task.isRight(session, text) && !this.#wins(session, text, task.seat)) this.#miss(task);
    else this.play(text, 'person');
  }

  /** Another way to the same end is as good. */
  #wins(/** @type {Session} */ { game }, /** @type {string} */ text, /** @type {string} */ seat) {
    game.play(text);
    const { winner } = game.view().outcome;
    game.undo();
    return winner === seat;
  }

  #miss(/** @type {Task} */ task) {
    task.mistakes++;
    this.remark = this.words.format('task-wrong');
    this.update();
  }

  /** Shows the next action of a task's solution. */
  reveal() {
    const { session, task } = this;
    const text = session && task?.next(session);
    if (!task || !text || this.isOff) return;
    task.mistakes++;
    this.play(text, 'script');
  }

  /** Plays a legal action. Throws a MotleyError if it is not. */
  play(/** @type {string} */ text, /** @type {Who} */ by) {
    const { session } = this;
    if (!session) return;
    const before = session.view.turn;
    const wasSolved = this.task?.isSolved(session) ?? true;
    session.play(text);
    this.#stop();
    this.remark = '';
    this.selected = null;
    this.#tellPlace(session);
    const { turn } = session.view;
    this.#emit('action', { text, seat: before.player, ply: session.at, by });
    const { outcome } = session;
    if (outcome.result !== 'ongoing') this.#emit('end', { ...outcome });
    else if (turn.player !== before.player) this.#emit('turn', { seat: turn.player, number: turn.number });
    if (this.session !== session) return;
    if (!wasSolved && this.task?.isSolved(session)) this.#emit('solve', { mistakes: this.task.mistakes });
    this.computer.follow();
    this.#answer();
    this.update();
  }

  /** Plays what a task answers, after a moment. */
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

  /** Shows the position after so many actions. Whether there are so many. */
  goTo(/** @type {number} */ at) {
    const { session } = this;
    if (!session || !Number.isInteger(at) || at < 0 || at > session.steps.length) return false;
    this.#stop();
    this.#show(session, at);
    return true;
  }

  #show(/** @type {Session} */ session, /** @type {number} */ at) {
    const before = session.at;
    session.goTo(at);
    this.selected = null;
    this.remark = '';
    if (session.at !== before) this.#tellPlace(session);
    this.computer.follow();
    this.#answer();
    this.update();
  }

  /** One step back or forward; over what computers have played. Whether there was one. */
  goBy(/** @type {1 | -1} */ way) {
    const { session, computer } = this;
    if (!session || (way < 0 ? session.at === 0 : session.isAtEnd)) return false;
    return this.goTo(way < 0 ? computer.findBack(session) : computer.findForward(session));
  }

  /** Lets a replay run by itself, or stops it. */
  run() {
    const { session } = this;
    if (!session || this.isRunning) {
      this.#stop();
    } else {
      if (session.isAtEnd) this.#show(session, 0);
      this.isRunning = true;
      this.#runOn(session);
    }
    this.update();
  }

  #runOn(/** @type {Session} */ session) {
    this.#wait(replayTime, () => {
      this.#show(session, session.at + 1);
      this.isRunning = !session.isAtEnd;
      if (this.isRunning) this.#runOn(session);
      this.update();
    });
  }

  /** Forgets what comes after the position shown. */
  cutHere() {
    const { session } = this;
    session?.restore({ steps: session.steps.slice(0, session.at), at: session.at, result: null });
    this.computer.follow();
    this.update();
  }

  /** Turns are given away by themselves here. */
  endTurn() {}

  flip() {
    if (this.session) this.session.isFlipped = !this.session.isFlipped;
    this.update();
  }

  toggleLegend() {
    this.#openLegend(!this.isLegendOpen);
  }

  async #openLegend(/** @type {boolean} */ isOpen) {
    this.isLegendOpen = isOpen;
    this.update();
    if (!isOpen || this.legend) return;
    try {
      const legend = await import('../legend/legend.js');
      legend.adoptLegendStyles(this.#root);
      this.legend = legend;
    } catch {
      this.isLegendOpen = false;
      this.tell({ tone: 'error', text: this.words.format('part-failed') });
    }
    this.update();
  }

  /** @override */
  get isLegendShown() {
    return this.isLegendOpen;
  }

  /** Why nothing leads from one square to another. */
  explain(/** @type {string} */ from, /** @type {string} */ to) {
    const { session } = this;
    return session ? explain(this.words, session, from, to) : { reason: '', squares: [], text: '' };
  }
}
