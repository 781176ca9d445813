// The page's state and everything that may happen to it. State flows one way: what happens changes a
// field here and asks for a new picture; the panels and dialogs only read.

import { render } from 'lit';
import { Computer } from '../computer/computer.js';
import { withPlayers, writePlayers } from '../computer/players.js';
import { focusScreen, settleDialog } from '../dialogs/dialog-frame.js';
import { makeDraft } from '../dialogs/new-game-dialog.js';
import { formatLinkAsRecord } from '../links/record-link.js';
import { page } from '../panels/page.js';
import { SavedList } from '../saving/saved-list.js';
import { Arrangement } from '../table/arrangement.js';
import { lessonsOf, noteLesson } from '../table/lessons.js';
import { Scenes } from '../table/scenes.js';
import { drawSeed, Session } from '../table/session.js';
import { Table } from '../table/table.js';
import { hasStages } from '../table/turn-stages.js';
import { findFamily } from '../table/variants.js';
import { describeError } from '../words/refusals.js';
import { Navigation } from './navigation.js';
import { applyTheme, loadChoices, saveChoices } from './preferences.js';
import { listenToKeys } from './shortcuts.js';

/**
 * @typedef {import('../../web/engine.js').Engine} Engine
 * @typedef {import('../../web/types.js').Outcome} Outcome
 * @typedef {import('../saving/autosave.js').GameRecord} GameRecord
 * @typedef {import('./preferences.js').Choices} Choices
 * @typedef {import('../saving/store.js').Store} Store
 * @typedef {import('../words/words.js').Words} Words
 */

/** @typedef {{ name: string, [detail: string]: any }} Dialog */

/** Whether what is played over again is no more than the turn that still goes on. */
function isWithinTurn(/** @type {{ steps: import('../table/session.js').Step[], at: number }} */ { steps, at }) {
  const { seat, number } = steps[at];
  return at > 0 && number > 0 && steps.slice(at).every((step) => step.seat === seat && step.number === number);
}

export class App extends Table {
  /** @type {Dialog | null} */
  dialog = null;
  /** How many actions had been played when a turn was complete that its player has to give away. */
  #completeAt = -1;
  /** @type {'moves' | 'pieces' | 'rules' | 'analysis'} */
  tab = 'moves';
  choices = loadChoices();
  /** What is said while an earlier position is shown. */
  lookingBack = 'status-at';

  /**
   * @param {HTMLElement} root
   * @param {Engine} engine
   * @param {Words} words
   * @param {Store} store
   */
  constructor(root, engine, words, store) {
    super(words);
    this.root = root;
    this.engine = engine;
    this.store = store;
    this.schema = engine.schema();
    this.scenes = new Scenes(engine);
    this.computer = new Computer(this);
    this.savedList = new SavedList(this);
    this.arrangement = new Arrangement(this);
    this.navigation = new Navigation(this);
    applyTheme(this.choices);
    listenToKeys(this);
  }

  /** Opens what the address says; nothing there: all games. */
  async begin() {
    await this.navigation.openAddress();
    await this.savedList.refresh();
  }

  // ----- the picture

  /** @override */
  draw() {
    document.title = this.#title();
    render(page(this), this.root);
    settleDialog();
  }

  #title() {
    const name = this.words.format('app-name');
    if (!this.session) return name;
    return `${this.words.format(`family-${this.session.view.family}`)} – ${name}`;
  }

  /** @param {Partial<Choices>} chosen */
  choose(chosen) {
    this.choices = { ...this.choices, ...chosen };
    saveChoices(this.choices);
    applyTheme(this.choices);
    this.update();
  }

  showTab(/** @type {App['tab']} */ tab) {
    this.tab = tab;
    this.computer.follow();
    this.update();
  }

  openDialog(/** @type {string} */ name, /** @type {Record<string, any>} */ details = {}) {
    this.dialog = { name, ...details };
    this.update();
  }

  closeDialog() {
    this.dialog = null;
    this.update();
  }

  /**
   * @param {unknown} error
   * @param {import('../table/table.js').Notice['action']} [action]
   */
  tellError(error, action) {
    const { text, place } = describeError(this.words, error);
    this.tell({ tone: 'error', text, place, action });
  }

  // ----- which game is at the table

  /**
   * The choice of cards before the session's game begins; null: nothing is being chosen.
   * @type {import('../table/card-setup.js').CardSetup | null}
   */
  get setup() {
    return this.arrangement.setup;
  }

  /** All games. */
  goHome() {
    this.leave();
    this.navigation.visit();
    this.savedList.refresh();
    focusScreen();
  }

  /** Clears the table. */
  leave() {
    this.navigation.leave();
    this.computer.leave();
    this.session?.dispose();
    this.session = null;
    this.arrangement.leave();
    this.turnAway();
    this.#completeAt = -1;
    this.dialog = null;
    this.notices = [];
    this.update();
  }

  /**
   * Puts a game on the table. The one that was there stays in the store.
   * @param {Session} session
   * @param {GameRecord} [record] where it is kept
   */
  seat(session, record) {
    this.leave();
    this.session = session;
    this.navigation.admit(record);
    if (record?.setup && session.steps.length === 0) this.arrangement.open(record.setup);
    this.computer.follow();
    focusScreen();
  }

  /**
   * A new game. Throws a MotleyError for a bad text, and then changes nothing.
   * @param {string} variant
   * @param {{ position?: string, seed?: number, cards?: import('../table/arrangement.js').Cards,
   *   players?: string }} [details] a seed draws the start; players as in links
   */
  start(variant, { position, seed, cards = 'usual', players } = {}) {
    const session = new Session(this.engine, variant, position, seed);
    if (seed !== undefined) session.extras.push(['seed', String(seed)]);
    session.extras = withPlayers(session.extras, players);
    this.seat(session);
    this.arrangement.begin(cards);
    this.navigation.visit();
  }

  /** The same variant from the same start once more. */
  playAgain() {
    if (!this.session) return;
    const { game, start, usual, isFlipped, view } = this.session;
    const players = writePlayers(this.computer.players, view.seats);
    this.start(game.variant, { position: start === usual ? '' : start, players });
    this.session.isFlipped = isFlipped;
    this.follow();
  }

  // ----- what happens at the table

  /** What depends on the game follows it: the address, the store if it is played here, the computer. */
  follow(isPlayed = false) {
    if (!this.session) return;
    this.navigation.follow(this.session, isPlayed);
    this.remark = '';
    this.computer.follow();
    this.#noteEnd();
    this.update();
  }

  #noteEnd() {
    if (!this.session || this.session.outcome.result === 'ongoing') return;
    const family = findFamily(this.schema, this.session.view.family);
    noteLesson(lessonsOf(this.words, family), this.session.game.variant);
  }

  play(/** @type {string} */ text) {
    const { session } = this;
    if (!session) return;
    const before = { steps: session.steps, at: session.at, result: session.result };
    const { player } = session.view.turn;
    try {
      session.play(text);
    } catch (error) {
      this.tellError(error);
      return;
    }
    if (session.view.turn.player !== player && !this.computer.players[player]) this.#completeAt = session.at;
    this.follow(true);
    if (session.steps !== before.steps) this.#offerBack(session, before);
  }

  /** Actions have been replaced: they can be brought back. */
  #offerBack(/** @type {Session} */ session, /** @type {Parameters<Session['restore']>[0]} */ before) {
    const lost = before.steps.length - before.at;
    if (lost === 0 || isWithinTurn(before)) return;
    this.tell({
      tone: 'info',
      text: this.words.format('notice-replaced', { count: lost }),
      action: { label: this.words.format('notice-restore'), run: () => this.#restore(session, before) },
    });
  }

  /** Whether the turn just played is shown on until its player gives it away. */
  get isWaiting() {
    const { session, choices } = this;
    if (!session || choices.turns !== 'confirm' || session.at !== this.#completeAt) return false;
    return hasStages(session.view) && session.isAtEnd && session.outcome.result === 'ongoing';
  }

  /** Whether people have to do something before a computer may act. */
  get isBusy() {
    return this.setup !== null || this.isWaiting;
  }

  /** Whether the board shows what has not been played. */
  get isPreviewed() {
    return this.computer.analysis.previewed !== null;
  }

  endTurn() {
    this.#completeAt = -1;
    this.computer.follow();
    this.update();
    this.board?.focus();
  }

  #restore(/** @type {Session} */ session, /** @type {Parameters<Session['restore']>[0]} */ before) {
    if (session !== this.session) return;
    session.restore(before);
    this.follow(true);
  }

  /** @override */
  refuse(/** @type {string} */ from, /** @type {string} */ to) {
    if (!this.setup) super.refuse(from, to);
  }

  /** @override @returns {import('../table/table.js').BoardElement | null} */
  get board() {
    return this.root.querySelector('#board');
  }

  /** Only the pieces beside the board show it. @override */
  get isLegendShown() {
    return this.setup !== null || this.tab === 'pieces';
  }

  goTo(/** @type {number} */ at) {
    if (!this.session || this.setup) return;
    this.session.goTo(at);
    this.#completeAt = -1;
    this.selected = null;
    this.follow();
  }

  /** One step back or forward: over what computers have played. */
  goBy(/** @type {1 | -1} */ way) {
    const { session, computer } = this;
    if (session) this.goTo(way < 0 ? computer.findBack(session) : computer.findForward(session));
  }

  /** Forgets what comes after the position shown. */
  cutHere() {
    const { session } = this;
    if (!session) return;
    const before = { steps: session.steps, at: session.at, result: session.result };
    session.restore({ steps: session.steps.slice(0, session.at), at: session.at, result: null });
    this.follow(true);
    this.#offerBack(session, before);
  }

  /** Other people or computers at the table. */
  seatPlayers(/** @type {import('../computer/players.js').Players} */ players) {
    const { session } = this;
    if (!session) return;
    session.extras = withPlayers(session.extras, writePlayers(players, session.view.seats));
    this.follow(session.steps.length > 0);
  }

  /** Says something beside the board until the next thing is done. */
  say(/** @type {string} */ remark) {
    this.remark = remark;
    this.update();
  }

  flip() {
    if (!this.session) return;
    this.session.isFlipped = !this.session.isFlipped;
    this.follow();
  }

  /** People end the game, or take such an end back. */
  decide(/** @type {Outcome | null} */ result) {
    if (!this.session) return;
    this.session.goTo(this.session.steps.length);
    this.session.result = result;
    this.follow(true);
  }

  // ----- dialogs that need something first

  /** The form begins with a variant: the one given, or the one on the table. */
  openNewGame(variant = this.session?.game.variant ?? this.schema.families[0].family) {
    const isDrawn = !!findFamily(this.schema, variant)?.shuffle;
    const seed = isDrawn ? drawSeed() : undefined;
    this.openDialog('new', { draft: makeDraft(this, { text: variant, seed }) });
  }

  /** How fair and lively the variant on the table is, from the start of its game. */
  openBalance() {
    if (!this.session) return;
    const { game, start, usual, extras } = this.session;
    const isDrawn = extras.some(([key]) => key === 'seed');
    this.computer.selfPlay.choose(game.variant, isDrawn || start === usual ? undefined : start, isDrawn);
    this.openDialog('balance');
  }

  async openSaved() {
    await this.savedList.refresh();
    this.openDialog('saved');
  }

  copyLink() {
    return this.#copy(this.navigation.address, 'copied', 'copy-failed');
  }

  /** The game as a record, for keeping and passing on. */
  copyRecord() {
    if (!this.session) return;
    const record = formatLinkAsRecord(this.engine, this.session.link, new Date());
    return this.#copy(record, 'record-copied', 'record-copy-failed');
  }

  /**
   * @param {string} text
   * @param {string} done
   * @param {string} failed
   */
  async #copy(text, done, failed) {
    const id = await navigator.clipboard.writeText(text).then(
      () => done,
      () => failed,
    );
    this.tell({ tone: 'info', text: this.words.format(id) });
  }
}
