// The page's state and everything that may happen to it. State flows one way: what happens changes a
// field here and asks for a new picture; the panels and dialogs only read.

import { render } from 'lit';
import { Address } from './address.js';
import { Attention } from './attention.js';
import { Computer } from './computer/computer.js';
import { withPlayers, writePlayers } from './computer/players.js';
import { focusScreen, settleDialog } from './dialogs/frame.js';
import { makeDraft } from './dialogs/new-game.js';
import { Keeper } from './keeper.js';
import { lessonsOf, noteLesson } from './ladder.js';
import { formatLink, parseLink } from './links.js';
import { page } from './panels/page.js';
import { applyTheme, loadChoices, saveChoices } from './preferences.js';
import { describeError, describeProblem } from './refusals.js';
import { formatLinkAsRecord, linkOfRecord } from './record-link.js';
import { parseRecords } from './record.js';
import { readSaved } from './saved.js';
import { Scenes } from './scenes.js';
import { Session, drawSeed } from './session.js';
import { Setup } from './setup.js';
import { listenToKeys } from './shortcuts.js';
import { hasStages } from './stages.js';
import { makeId } from './store.js';
import { findFamily } from './variants.js';

/**
 * @typedef {import('../web/engine.js').Engine} Engine
 * @typedef {import('../web/types.js').Outcome} Outcome
 * @typedef {import('./keeper.js').GameRecord} GameRecord
 * @typedef {import('./preferences.js').Choices} Choices
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./words.js').Words} Words
 */

/**
 * Something to be told beside the game.
 * @typedef {object} Notice
 * @property {string} text
 * @property {'info' | 'error'} tone
 * @property {import('./refusals.js').Place} [place] in a text that was refused
 * @property {{ label: string, run: () => void }} [action]
 */

/** @typedef {{ name: string, [detail: string]: any }} Dialog */

/** @typedef {'usual' | 'chosen' | 'random'} Cards how the cards are ordered before a game */

const noticeTime = 12_000;

/** Whether what is played over again is no more than the turn that still goes on. */
function isWithinTurn(/** @type {{ steps: import('./session.js').Step[], at: number }} */ { steps, at }) {
  const { seat, number } = steps[at];
  return at > 0 && number > 0 && steps.slice(at).every((step) => step.seat === seat && step.number === number);
}

export class App extends Attention {
  /** @type {Setup | null} cards are being chosen, before the session's game begins */
  setup = null;
  /** @type {Dialog | null} */
  dialog = null;
  /** @type {Notice[]} */
  notices = [];
  /** How many actions had been played when a turn was complete that its player has to give away. */
  #completeAt = -1;
  /** @type {'moves' | 'pieces' | 'rules' | 'analysis'} */
  tab = 'moves';
  /** @type {import('./saved.js').SavedGame[]} what "Your games" shows */
  saved = [];
  choices = loadChoices();

  /** @type {string | undefined} the link on the table, while the address keeps it as it came */
  #opened;
  #isDrawing = false;
  #isStorageToldOf = false;
  /** Goes up with each link that is being opened: the last one wins. */
  #turn = 0;
  /** @type {Keeper} */
  #keeper;
  #address;

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
    this.#keeper = this.#makeKeeper();
    this.#address = new Address((fragment) => this.#openFragment(fragment));
    applyTheme(this.choices);
    listenToKeys(this);
  }

  /** Opens what the address says; nothing there: all games. */
  async begin() {
    await this.#openFragment(this.#address.fragment);
    await this.refreshSaved();
  }

  // ----- the picture

  /** Asks for a new picture, drawn once after all that happens now. @override */
  update() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    queueMicrotask(() => {
      this.#isDrawing = false;
      document.title = this.#title();
      render(page(this), this.root);
      settleDialog();
    });
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

  tell(/** @type {Notice} */ notice) {
    this.notices = [...this.notices.filter(({ text }) => text !== notice.text), notice];
    if (notice.tone === 'info' && !notice.action) setTimeout(() => this.dismiss(notice), noticeTime);
    this.update();
  }

  dismiss(/** @type {Notice} */ notice) {
    this.notices = this.notices.filter((other) => other !== notice);
    this.update();
  }

  #tellError(/** @type {unknown} */ error, /** @type {Notice['action']} */ action = undefined) {
    const { text, place } = describeError(this.words, error);
    this.tell({ tone: 'error', text, place, action });
  }

  // ----- which game is at the table

  /** All games. */
  goHome() {
    this.#leave();
    this.#address.visit('');
    this.refreshSaved();
    focusScreen();
  }

  #leave() {
    this.#turn++;
    this.computer.leave();
    this.session?.dispose();
    this.session = null;
    this.setup = null;
    this.turnAway();
    this.#completeAt = -1;
    this.dialog = null;
    this.notices = [];
    this.update();
  }

  #makeKeeper() {
    return new Keeper(this.store, () =>
      this.tell({ tone: 'info', text: this.words.format('notice-forked') }),
    );
  }

  /**
   * Puts a game on the table. The one that was there stays in the store.
   * @param {Session} session
   * @param {GameRecord} [record] where it is kept
   */
  #seat(session, record) {
    this.#leave();
    this.session = session;
    this.#keeper = this.#makeKeeper();
    if (record) this.#keeper.adopt(record);
    if (record?.setup && session.steps.length === 0) this.#startSetup(record.setup);
    this.computer.follow();
    focusScreen();
  }

  /**
   * A new game. Throws a MotleyError for a bad text, and then changes nothing.
   * @param {string} variant
   * @param {{ position?: string, seed?: number, cards?: Cards, players?: string }} [details] a seed
   *   draws the start; players as in links
   */
  start(variant, { position, seed, cards = 'usual', players } = {}) {
    const session = new Session(this.engine, variant, position, seed);
    if (seed !== undefined) session.extras.push(['seed', String(seed)]);
    session.extras = withPlayers(session.extras, players);
    this.#seat(session);
    const hasCards = this.#orders.length > 0;
    if (hasCards && cards !== 'usual') this.#startSetup();
    if (hasCards && cards === 'random') this.arrangeAll('random');
    this.#address.visit(formatLink(session.link));
  }

  /** The same variant from the same start once more. */
  playAgain() {
    if (!this.session) return;
    const { game, start, usual, isFlipped, view } = this.session;
    const players = writePlayers(this.computer.players, view.seats);
    this.start(game.variant, { position: start === usual ? '' : start, players });
    this.session.isFlipped = isFlipped;
    this.#follow();
  }

  /** Opens the fragment of a link beside what is going on; a bad one changes nothing. */
  async #openFragment(/** @type {string} */ fragment) {
    this.notices = [];
    if (!fragment) {
      this.#leave();
      await this.refreshSaved();
      return;
    }
    try {
      await this.#openLink(fragment, false);
    } catch (error) {
      const label = this.words.format('open-mend');
      const run = () => this.openDialog('open', { text: fragment });
      this.#tellError(error, { label, run });
      if (this.session) this.#address.follow(this.#opened ?? formatLink(this.session.link));
    }
  }

  /**
   * Throws a LinkError or a MotleyError.
   * @param {string} fragment
   * @param {boolean} isVisit the address shows something else so far
   */
  async #openLink(fragment, isVisit) {
    const { session, problems } = Session.open(this.engine, parseLink(fragment));
    const link = formatLink(session.link);
    const turn = ++this.#turn;
    const record = await Keeper.find(this.store, link);
    if (turn !== this.#turn) return session.dispose();
    this.#seat(session, record);
    this.#tellStorage();
    this.#tellProblems(problems);
    // As long as something of it could not be read, the address keeps the whole link.
    this.#opened = problems.length === 0 ? undefined : fragment;
    const shown = this.#opened ?? link;
    if (isVisit) this.#address.visit(shown);
    else this.#address.follow(shown);
  }

  #tellProblems(/** @type {import('./session.js').Problem[]} */ problems) {
    for (const problem of problems)
      this.tell({ tone: 'error', ...describeProblem(this.words, problem) });
  }

  /** Opens a link that somebody pasted. Throws a LinkError or a MotleyError. */
  openPasted(/** @type {string} */ fragment) {
    return this.#openLink(fragment.replace(/^#/, ''), true);
  }

  /** Opens the first game of a file of records, and keeps all of them. Throws a RecordError. */
  async openRecords(/** @type {string} */ text) {
    const links = parseRecords(this.engine, text).map((record) => formatLink(linkOfRecord(record)));
    const [first, ...others] = links;
    for (const link of others.reverse())
      await this.store.save({ id: makeId(), link, revision: makeId(), changed: Date.now() }, undefined);
    await this.#openLink(first, true);
    this.#follow(true);
    if (others.length > 0)
      this.tell({ tone: 'info', text: this.words.format('records-opened', { count: others.length }) });
  }

  /** Goes on with a stored game. */
  resume(/** @type {GameRecord} */ record) {
    try {
      const { session, problems } = Session.open(this.engine, parseLink(record.link));
      this.#seat(session, problems.length === 0 ? record : undefined);
      this.#tellProblems(problems);
      this.#keeper.noteTab(record.link);
      this.#address.visit(formatLink(session.link));
    } catch (error) {
      this.#tellError(error);
    }
  }

  // ----- what happens at the table

  /** The address, and the store if this is a game that is played here, follow the game. */
  #follow(isPlayed = false) {
    if (!this.session) return;
    const link = formatLink(this.session.link);
    this.#opened = undefined;
    this.#address.follow(link);
    if (isPlayed || this.#keeper.isKept)
      this.#keeper.keep(link, this.setup?.record).then(() => this.#tellStorage());
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

  #tellStorage() {
    if (this.store.state === 'kept' || this.#isStorageToldOf) return;
    this.#isStorageToldOf = true;
    this.tell({ tone: 'error', text: this.words.format(`storage-${this.store.state}`) });
  }

  play(/** @type {string} */ text) {
    const { session } = this;
    if (!session) return;
    const before = { steps: session.steps, at: session.at, result: session.result };
    const { player } = session.view.turn;
    try {
      session.play(text);
    } catch (error) {
      this.#tellError(error);
      return;
    }
    if (session.view.turn.player !== player && !this.computer.players[player]) this.#completeAt = session.at;
    this.#follow(true);
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

  /** What is said while an earlier position is shown. */
  lookingBack = 'status-at';

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
    this.#follow(true);
  }

  /** @override */
  refuse(/** @type {string} */ from, /** @type {string} */ to) {
    if (!this.setup) super.refuse(from, to);
  }

  /** @override @returns {import('./attention.js').BoardElement | null} */
  get board() {
    return this.root.querySelector('#board');
  }

  /** What the user looks at on the board or considers. Only the pieces beside the board show it. */
  follow(/** @type {Partial<Pick<App, 'pointed' | 'considered'>>} */ news) {
    Object.assign(this, news);
    if (this.setup || this.tab === 'pieces') this.update();
  }

  goTo(/** @type {number} */ at) {
    if (!this.session || this.setup) return;
    this.session.goTo(at);
    this.#completeAt = -1;
    this.selected = null;
    this.#follow();
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
    this.#follow(true);
    this.#offerBack(session, before);
  }

  /** Other people or computers at the table. */
  seatPlayers(/** @type {import('./computer/players.js').Players} */ players) {
    const { session } = this;
    if (!session) return;
    session.extras = withPlayers(session.extras, writePlayers(players, session.view.seats));
    this.#follow(session.steps.length > 0);
  }

  /** Says something beside the board until the next thing is done. */
  say(/** @type {string} */ remark) {
    this.remark = remark;
    this.update();
  }

  flip() {
    if (!this.session) return;
    this.session.isFlipped = !this.session.isFlipped;
    this.#follow();
  }

  /** People end the game, or take such an end back. */
  decide(/** @type {Outcome | null} */ result) {
    if (!this.session) return;
    this.session.goTo(this.session.steps.length);
    this.session.result = result;
    this.#follow(true);
  }

  get address() {
    this.#address.flush();
    return location.href;
  }

  // ----- cards before the game

  get #orders() {
    const { session, schema } = this;
    return (session && findFamily(schema, session.view.family)?.orders) ?? [];
  }

  /** Whether the pieces of the game have cards, and nothing has been played yet. */
  get canArrange() {
    return this.#orders.length > 0 && this.session?.steps.length === 0 && !this.setup;
  }

  #startSetup(/** @type {import('./store.js').SetupRecord | undefined} */ kept = undefined) {
    if (!this.session) return;
    this.setup = new Setup(this.session.view, this.#orders, kept);
    const { players } = this.computer;
    this.setup.leaveToChance([...this.session.view.seats].filter((seat) => players[seat]));
    if (this.setup.isDone) this.#reveal();
    this.update();
  }

  /** The seats choose their cards in secret, one after the other. */
  arrangeInSecret() {
    this.#startSetup();
    this.#follow();
    focusScreen();
  }

  /** Changes what is chosen so far. */
  arrange(/** @type {(setup: Setup) => void} */ change) {
    if (!this.setup) return;
    const { seat, isOpen } = this.setup;
    change(this.setup);
    if (this.setup.isDone) this.#reveal();
    else this.#follow(true);
    if (this.setup?.seat !== seat || this.setup?.isOpen !== isOpen) focusScreen();
  }

  /** One click instead of choosing. */
  arrangeAll(/** @type {'usual' | 'random'} */ how) {
    if (!this.setup) this.#startSetup();
    this.arrange((setup) => {
      if (how === 'random') setup.randomize(undefined);
      else setup.reset(undefined);
      setup.finishAll();
    });
  }

  #reveal() {
    const { session, setup } = this;
    if (!session || !setup) return;
    try {
      session.arrange(setup.orders);
    } catch (error) {
      this.#tellError(error);
    }
    this.setup = null;
    this.#follow(true);
    focusScreen();
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
    this.computer.trial.choose(game.variant, isDrawn || start === usual ? undefined : start, isDrawn);
    this.openDialog('balance');
  }

  async openSaved() {
    await this.refreshSaved();
    this.openDialog('saved');
  }

  copyLink() {
    return this.#copy(this.address, 'copied', 'copy-failed');
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

  // ----- saved games

  async refreshSaved() {
    this.saved = await readSaved(this.engine, this.store);
    this.#tellStorage();
    this.update();
  }

  async forget(/** @type {import('./saved.js').SavedGame} */ game) {
    await this.store.remove(game.id);
    await this.refreshSaved();
    const run = async () => {
      await this.store.restore(game.id, game.value);
      await this.refreshSaved();
    };
    this.tell({
      tone: 'info',
      text: this.words.format('saved-forgotten'),
      action: { label: this.words.format('saved-restore'), run },
    });
  }
}
