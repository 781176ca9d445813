// The page: a table with a game, and what surrounds it (navigation, storage, tabs, dialogs). State flows one way:
// what happens changes a field here or of the table and asks for a new picture; panels and dialogs only read.

import { MotleyError } from '../../web/engine.js';
import { NotLoadedError } from '../../web/not-loaded.js';
import { isOwn } from '../board/view/choices.js';
import { getExtra, shortestCut, watchedIn } from '../links/links.js';
import { playersFor, turnPlayers, withPlayers, writePlayers } from '../links/players.js';
import { inSlices } from '../links/slices.js';
import { Loader } from '../loading/loader.js';
import { drawClocks } from '../panels/seats/clock-time.js';
import { listenToKeys } from '../panels/shortcuts.js';
import { copyText } from '../saving/clipboard.js';
import { forgetKept } from '../saving/forget.js';
import { applyTheme, loadChoices, ownName, saveChoices } from '../saving/preferences.js';
import { Arrangement } from '../services/arrangement.js';
import { CloserLook } from '../services/closer-look.js';
import { Drawings } from '../services/drawings.js';
import { RulesMissing } from '../services/family-rules.js';
import { focusScreen, settleDialog } from '../services/focus.js';
import { GameVariations } from '../services/game-variations.js';
import { Language, withLanguage } from '../services/language.js';
import { Navigation } from '../services/navigation.js';
import { makeDraft } from '../services/new-game-draft.js';
import { SavedList } from '../services/saved-list.js';
import { Analysis } from '../table/advice/analysis.js';
import { Hints } from '../table/advice/hints.js';
import { openClocks } from '../table/clocks/clocks.js';
import { lessonsOf, noteLesson } from '../table/game/lessons.js';
import { shownNamesIn } from '../table/game/names.js';
import { keyOf, Scenes } from '../table/game/scenes.js';
import { drawSeed, Session } from '../table/game/session.js';
import { chooseOf } from '../table/game/setup.js';
import { familyName, findFamily } from '../table/game/variants.js';
import { Table } from '../table/table.js';
import { seatId, shownName } from '../words/seat-names.js';
import { keepAwake } from './awake.js';
import { giveFeedback } from './feedback/feedback.js';
import { TurnCall, titleOf } from './feedback/turn-call.js';

/** @import { GameRecord } from '../saving/autosave.js' */
/** @import { Choices } from '../saving/preferences.js' */
/** @import { Store } from '../saving/store.js' */
/** @import { AnyRules, ByLink, Dialog, NewGame, Opponent, Page, Parts, Start, State } from '../services/state.js' */
/** @import { Received } from '../services/state.js' */
/** @import { Change, Owner } from '../table/table.js' */
/** @import { Words } from '../words/words.js' */

/**
 * The means with which the page is built in a browser.
 * @typedef {object} Means
 * @property {() => import('../../web/task.js').Asked} makeThinker
 * @property {(app: App) => Parts} imports loads the parts that somebody asks for
 * @property {(app: App) => void} draw draws the whole page
 * @property {(words: Words, file: string) => Promise<void>} addWords loads the messages of a file, once
 * @property {(words: Words, language: string) => Promise<Words>} translate loads the same words of another language
 * @property {readonly string[]} tags the languages that the visitor reads, the dearest first
 * @property {() => Promise<Record<string, import('../../web/types.js').View>>} [loadBoards] the positions of the
 *   start screen, by the keys of scenes; without it the rules are asked
 * @property {BroadcastChannel} [tabs] by which tabs tell each other what they have saved
 */

/** The changes that do not make a saved game of one that nobody has played. */
const unplayed = ['go', 'look', 'players'];

/**
 * services/state.js describes the state and the actions, table.js the owner of a table.
 * @implements {Owner}
 * @implements {Page}
 */
export class App {
  /** @type {State['dialog']} */
  dialog = null;
  /** @type {State['tab']} */
  tab = 'moves';
  isTabPulled = false;
  choices = loadChoices();
  /** @type {State['selfPlay']} */
  selfPlay = null;
  /** @type {State['practice']} */
  practice = null;
  /** @type {State['task']} */
  task = null;
  /** @type {State['premove']} */
  premove = null;
  /** @type {State['clocks']} */
  clocks = null;
  /** @type {State['byLink']} */
  byLink = null;
  canConnect = false;
  /** @type {State['typing']} */
  typing = null;
  /** The style sheet counts the time of a notice, and stops while the pointer or the focus is in it. */
  fadesNotices = true;
  #addWords;
  #turnCall = new TurnCall();

  /**
   * @param {HTMLElement} root
   * @param {AnyRules} engine
   * @param {Words} words
   * @param {Store} store
   * @param {Means} means
   */
  constructor(root, engine, words, store, { makeThinker, imports, draw, addWords, translate, tags, tabs, loadBoards }) {
    /** Draws the whole page. */
    this.picture = draw;
    this.root = root;
    this.#addWords = addWords;
    this.tabs = tabs;
    /** @type {AnyRules} */
    this.engine = engine;
    this.loadBoards = loadBoards;
    this.words = words;
    this.store = store;
    this.schema = engine.schema();
    /** The parts of the page that come when somebody asks for them. @type {Loader<Parts>} */
    this.parts = new Loader(
      imports(this),
      (error) => this.table.tellMissing(error),
      () => this.update(),
    );
    this.makeThinker = makeThinker;
    /** The thinker of computers, hints and the analysis. */
    this.thinker = makeThinker();
    this.table = new Table(words, this);
    this.table.schema = this.schema;
    this.table.choices = this.choices;
    this.table.called = (seat) => this.#nameAt(seat);
    this.scenes = new Scenes(engine);
    this.hints = new Hints(this.table, engine, (file) => this.addWords(file));
    this.hints.onAsk = () => {
      this.board?.lookAway();
      this.closerLook.forget();
    };
    this.analysis = new Analysis(this.table, engine, () => !this.setup && !this.task && this.tab === 'analysis');
    this.analysis.onLines = () => this.hints.drop();
    this.savedList = new SavedList(this);
    this.arrangement = new Arrangement(this);
    this.closerLook = new CloserLook(this);
    this.navigation = new Navigation(this);
    this.drawings = new Drawings(this);
    this.variations = new GameVariations(this);
    this.language = new Language(this, translate, tags);
    applyTheme(this.choices);
    listenToKeys(this);
    addEventListener('visibilitychange', () => document.hidden && this.clocks?.hide());
    tabs?.addEventListener('message', ({ data }) => data?.isAnew && this.#followAnew());
  }

  /**
   * Opens the game that the address names; without one the start screen.
   * @param {() => void} [onOpen] called as soon as it stands
   */
  async begin(onOpen = () => {}) {
    await this.navigation.openAddress();
    onOpen();
    await this.savedList.refresh();
  }

  /** Removes all that this browser keeps for the page, and shows the start screen as at a first visit. */
  async beginAnew() {
    const { dialog } = this;
    this.leave();
    // The question stays as long as this takes, so that nobody begins something meanwhile.
    this.dialog = dialog;
    await this.#forget();
    this.tabs?.postMessage({ isAnew: true });
  }

  /** Another tab has removed everything: a game that stays at the table here would be kept again. */
  async #followAnew() {
    this.leave();
    await this.#forget();
    this.table.tell({ tone: 'info', text: this.words.format('anew-elsewhere') });
  }

  async #forget() {
    // The game is written before it is removed, and not afterwards.
    await this.navigation.settle();
    await this.store.empty();
    forgetKept();
    this.choices = this.table.choices = loadChoices();
    applyTheme(this.choices);
    this.tab = 'moves';
    this.typing = null;
    this.analysis.isOn = false;
    this.selfPlay?.forget();
    this.closerLook.forget();
    this.savedList.reset();
    await this.language.forget();
    this.goHome();
  }

  /** The name of the player of a seat: the one that was typed here, else the one by which people call themselves. */
  #nameAt(/** @type {string} */ seat) {
    const { session, byLink, choices } = this;
    if (!session) return undefined;
    const typed = shownNamesIn(session).get(seat);
    if (typed || !byLink) return typed;
    const told = byLink.isMine?.(seat) ? byLink.live && choices.name : byLink.told?.(seat);
    return shownName(ownName(told ?? '')) || undefined;
  }

  // ----- drawing

  update() {
    this.table.update();
  }

  draw() {
    document.title = titleOf(this);
    this.#turnCall.look(this);
    try {
      this.picture(this);
    } catch (error) {
      if (!(error instanceof RulesMissing)) throw error;
      this.#drawLater(error);
      return;
    }
    this.drawClocks();
    this.drawings.prepare();
    settleDialog();
  }

  drawClocks() {
    keepAwake(this.clocks?.isRunning ?? false);
    if (this.clocks && this.session) drawClocks(this, this.clocks, this.session.view.family);
  }

  /** Draws once the rules have come that the dialog asks for; without them it is closed. */
  async #drawLater(/** @type {RulesMissing} */ { variant }) {
    await this.need(variant).catch((error) => {
      this.dialog = null;
      this.table.tellMissing(error);
    });
    this.update();
  }

  /** @param {Partial<Choices>} chosen */
  choose(chosen) {
    this.choices = this.table.choices = { ...this.choices, ...chosen };
    saveChoices(this.choices);
    applyTheme(this.choices);
    if (chosen.language) this.language.choose();
    if (chosen.live) this.#connect();
    this.update();
  }

  /** The visitor has said whether games by link are to travel by themselves. */
  #connect() {
    this.byLink?.live?.agree();
    this.byLink?.followLive?.();
  }

  showTab(/** @type {App['tab']} */ tab, isPulled = true) {
    if (tab !== this.tab) this.board?.lookAway();
    // What was asked about a king stands where the tab has its own.
    if (this.table.about !== null) this.table.say('');
    this.tab = tab;
    this.isTabPulled = isPulled;
    this.analysis.follow();
    this.update();
  }

  openDialog(/** @type {string} */ name, /** @type {Omit<Dialog, 'name'>} */ details = {}) {
    this.dialog = { name, ...details };
    this.update();
  }

  closeDialog() {
    if (this.dialog?.isOpening) this.navigation.leave();
    this.dialog = null;
    this.update();
  }

  // ----- the rules

  /** Loads the rules of a variant's family. Rejects with a NotLoadedError if they do not come. */
  async need(/** @type {string} */ variant) {
    try {
      await this.engine.load?.(variant);
    } catch (error) {
      throw error instanceof MotleyError ? error : new NotLoadedError(String(error));
    }
  }

  /**
   * Whether the rules of a variant's family have to be loaded before something is done, which is done then. If they do
   * not come, that is told.
   */
  waits(/** @type {string} */ variant, /** @type {() => void} */ run) {
    if (!this.engine.isMissing?.(variant)) return false;
    this.need(variant).then(run, (error) => this.table.tellMissing(error));
    return true;
  }

  shown(/** @type {Start} */ { variant, position }) {
    if (!this.engine.isMissing?.(variant)) return this.scenes.start(variant, position);
    return this.parts.show('boards', this.dialog ?? this.tab)?.[keyOf({ variant, position })];
  }

  // ----- which game is at the table

  /** @returns {State['session']} */
  get session() {
    return this.table.session;
  }

  /** @returns {State['setup']} */
  get setup() {
    return this.arrangement.setup;
  }

  goHome() {
    this.leave();
    this.navigation.visit();
    this.savedList.refresh();
    focusScreen();
  }

  leave() {
    this.#seat(null);
    this.update();
  }

  #seat(/** @type {Session | null} */ session) {
    this.navigation.leave();
    this.clocks?.leave();
    this.clocks = null;
    this.byLink?.leave?.();
    this.byLink = null;
    this.variations.seat(null);
    this.hints.drop();
    this.analysis.leave();
    this.arrangement.leave();
    this.practice?.drop();
    this.practice = null;
    this.task?.drop();
    this.task = null;
    this.table.notices = [];
    this.dialog = null;
    if (session !== this.session) this.isTabPulled = false;
    this.table.seat(session);
  }

  /**
   * Puts a game on the table. The one that was there stays in the store.
   * @param {Session} session
   * @param {GameRecord} [record] where it is kept
   * @param {Pick<Received, 'asPlayer' | 'own' | 'isNews'>} [opened] the part of this browser in a game that is played
   *   by link
   */
  seat(session, record, opened) {
    const isThere = session === this.session;
    this.#seat(session);
    this.navigation.admit(record);
    this.language.follow(session);
    this.#openClocks(session);
    this.#openByLink(session, { ...record, ...opened, since: opened?.isNews ? undefined : record?.changed });
    this.variations.seat(session);
    const manner = chooseOf(session);
    if ((record?.setup || manner) && session.steps.length === 0 && !this.byLink)
      this.arrangement.open(record?.setup, manner);
    this.analysis.follow();
    this.table.opponents.follow();
    // A visitor who looks at it already may be doing something.
    if (!isThere) focusScreen();
  }

  exchange(/** @type {Session} */ session, /** @type {Pick<GameRecord, 'id' | 'own' | 'setup'>} */ record) {
    this.clocks?.drop();
    this.clocks = null;
    this.hints.drop();
    this.table.seat(session);
    this.#openClocks(session);
    this.#openByLink(session, record);
    this.variations.seat(session);
    this.analysis.follow();
    this.table.opponents.follow();
  }

  /** Finds out who plays a game by link. */
  async #openByLink(/** @type {Session} */ session, /** @type {Pick<ByLink, 'own' | 'setup' | 'since'>} */ kept) {
    // The same game goes on with those whom it has met; if it leaves the table before that, they are left.
    const { byLink: before } = this;
    this.byLink = null;
    if (getExtra(session, 'bylink') === undefined && !watchedIn(session)) return before?.leave?.();
    /** @type {ByLink} */
    const waiting = {
      ...kept,
      turn: { own: '', isOnLine: false, computing: '' },
      leave: () => before?.leave?.(),
    };
    this.byLink = waiting;
    const part = await this.parts.bring('byLink');
    if (!part) return;
    const byLink = await part.openByLink(session, waiting);
    if (this.byLink !== waiting) return;
    this.byLink = byLink;
    byLink?.begin?.();
    this.table.opponents.follow();
    this.update();
  }

  /** Sets up the clocks that a game has. Those of a game by link, and of one that is watched, come from others. */
  async #openClocks(/** @type {Session} */ session) {
    if (getExtra(session, 'clock') === undefined) return;
    if (getExtra(session, 'bylink') !== undefined || watchedIn(session)) return;
    const clocks = await openClocks(this, session);
    if (!clocks || session !== this.session) return;
    this.clocks = clocks;
    clocks.judge();
    this.update();
  }

  isTooLate() {
    return this.clocks?.judge() ?? false;
  }

  /** Starts a new game. Throws a MotleyError for a bad text, and then changes nothing. */
  start(/** @type {string} */ variant, /** @type {NewGame} */ details = {}) {
    if (this.waits(variant, () => this.start(variant, details))) return;
    const { position, seed, army = 'usual', players, clock, isByLink, hasManners } = details;
    const session = new Session(this.engine, variant, position, seed);
    if (seed !== undefined) session.extras.push(['seed', String(seed)]);
    if (clock !== undefined) session.extras.push(['clock', clock]);
    if (hasManners) session.extras.push(['manners', 'on']);
    session.extras = withLanguage(withPlayers(session.extras, players), this.language.chosen);
    if (isByLink) session.extras.push(['bylink', '']);
    if (isByLink && (army === 'open' || army === 'secret')) session.extras.push(['choose', army]);
    this.tab = 'moves';
    this.seat(session);
    if (this.byLink && chooseOf(session)) this.byLink.isChoosing = true;
    else this.arrangement.begin(army);
    this.navigation.visit();
  }

  /**
   * Starts a game against an opponent, usually the one that the visitor has chosen; a visitor without a choice is asked
   * first.
   * @param {Start} preset
   * @param {Opponent} [opponent]
   */
  play(preset, opponent = this.choices.opponent) {
    if (opponent === 'ask') return this.openDialog('opponent', { preset });
    const { variant, position, choose } = preset;
    if (this.waits(variant, () => this.play(preset, opponent))) return;
    const { seats } = this.scenes.start(variant, position);
    const players = playersFor({ opponent, level: this.choices.level }, seats);
    this.start(variant, { position, army: choose, players, isByLink: opponent === 'link' });
  }

  /** Whether people play the game at the table by link. */
  get #isByLink() {
    return this.byLink !== null && !this.byLink.isWatched;
  }

  /** Opens the next puzzle of a family, or with `day` that of today. */
  openPuzzle(/** @type {string} */ which) {
    return this.#try(async () => (await this.parts.load('learning')).openPuzzle(which));
  }

  /** Opens the editor of positions, or with `isArray` that of a variant's start. */
  openEditor(/** @type {Start} */ start, isArray = false) {
    return this.#try(async () => {
      await this.need(start.variant);
      (await this.parts.load('editor')).openEditor(start, isArray);
    });
  }

  /** Opens the next lesson of a family. */
  openLesson(/** @type {string} */ family) {
    return this.#try(async () => (await this.parts.load('learning')).openLesson(family));
  }

  /** Lists the lessons of a variant's family. */
  openLessons(/** @type {string} */ variant) {
    return this.#try(async () => {
      const { loadLessons } = await this.parts.load('learning');
      const [chapters] = await Promise.all([loadLessons(familyName(variant)), this.need(variant)]);
      this.openDialog('lessons', { variant, chapters });
    });
  }

  /** Does something that has to load a part; tells if that does not come. */
  async #try(/** @type {() => Promise<void>} */ run) {
    try {
      await run();
    } catch (error) {
      this.table.tellMissing(error);
    }
  }

  /**
   * Starts a new game of the same variant from the same start; or from the one before its pieces were chosen, or with
   * each player one seat further on.
   */
  playAgain(/** @type {{ isAnew?: boolean, isTurned?: boolean }} */ { isAnew = false, isTurned = false } = {}) {
    if (!this.session) return;
    const { game, start, usual, isFlipped, view, opened } = this.session;
    const same = writePlayers(this.table.opponents.players, view.seats);
    const players = isTurned ? turnPlayers(same, view.seats, 1) : same;
    const clock = getExtra(this.session, 'clock');
    const position = start === usual ? '' : start;
    const hasManners = getExtra(this.session, 'manners') === 'on';
    const details = { players, clock, isByLink: this.#isByLink, hasManners };
    if (isAnew && opened) this.start(opened.variant, { ...details, position: opened.position, army: opened.army });
    else this.start(game.variant, { ...details, position });
    if (!isTurned && isFlipped !== this.session.isFlipped) this.table.flip();
  }

  // ----- as the owner of the table

  /** Updates the address, the store, hints and analysis after a change; offers to bring replaced actions back. */
  follow(/** @type {Change} */ change) {
    const { type, before } = change;
    const { session } = this;
    if (!session) return;
    if (type === 'play') this.#haltWhenOut(session);
    this.clocks?.follow(change);
    this.hints.follow();
    this.analysis.follow();
    this.premove?.follow(change);
    if (this.practice) return this.practice.follow();
    if (this.task) return this.task.follow();
    this.byLink?.follow?.();
    // What is only drafted is not kept.
    if (type === 'draft') return giveFeedback(change, this.table, this.choices);
    this.#letDown(change);
    const isLeft = this.variations.follow(change);
    this.navigation.follow(session, !unplayed.includes(type) || (type === 'players' && session.steps.length > 0));
    this.#noteEnd(session);
    if (session.outcome.result !== 'ongoing') this.typing?.close();
    giveFeedback(change, this.table, this.choices);
    if (isLeft) this.#offerBack(session, before);
  }

  /**
   * The panel that was pulled up is let down when a turn is handed to somebody who is not here: the board grows while
   * no finger is on it, and is as large as it can be for the answer. Nothing less lets it down: not a touch on the
   * board, which would move under the finger, and not a turn after which people here go on, who may be following the
   * analysis.
   */
  #letDown(/** @type {Change} */ { type, by }) {
    const { kind, isComputing } = this.table.whoseTurn;
    if (type === 'play' && by === 'person' && (isComputing || kind === 'elsewhere')) this.isTabPulled = false;
  }

  /** Computers among themselves wait when the last person here goes out, who may not want to watch them. */
  #haltWhenOut(/** @type {Session} */ { steps, at }) {
    const { own, kind } = this.table.whoseTurn;
    if (kind === 'computer' && steps[at - 1].ousted.includes(own)) this.table.opponents.isHeld = true;
  }

  #noteEnd(/** @type {Session} */ session) {
    if (session.outcome.result === 'ongoing') return;
    const family = findFamily(this.schema, session.view.family);
    noteLesson(lessonsOf(family), session.opened?.variant ?? session.game.variant);
  }

  /** Shows a notice with a button that leads back to the actions that others have replaced. */
  #offerBack(/** @type {Session} */ session, /** @type {import('../table/game/session.js').Line} */ before) {
    const { steps, at } = before;
    const { seat, number } = steps[at];
    // A player who takes the last turn back, and plays another one, knows that.
    if (at > 0 && steps.slice(at).every((step) => step.seat === seat && step.number === number)) return;
    const restore = () => {
      if (session === this.session) this.table.restore(before);
    };
    this.table.tell({
      tone: 'info',
      text: this.words.format('notice-replaced', { count: steps.length - at }),
      action: { label: this.words.format('notice-restore'), run: restore },
    });
  }

  /** The state around the game: a task or mistakes tried again, cards that are chosen, the turn in a game by link. */
  get around() {
    const tried = this.practice ?? this.task;
    if (tried) return { task: tried.isDone ? /** @type {const} */ ('done') : null };
    return { arranging: this.setup?.seat, byLink: this.byLink?.turn };
  }

  get chosen() {
    return this.byLink?.chosen;
  }

  /** Faults are told as notices, and nobody else is to know of them. */
  report() {}

  addWords(/** @type {string} */ file) {
    return this.#addWords(this.words, file);
  }

  /** Loads the names of the games of all families, and the words of their offers. */
  async loadNames() {
    await Promise.all([this.engine.loadWords?.(), this.addWords('more')]);
  }

  /** Loads the page again, which then opens the game of its address, once that is saved. */
  async reload() {
    await this.navigation.settle();
    location.reload();
  }

  accepts() {
    return true;
  }

  ask(/** @type {string | null} */ square) {
    const { session } = this;
    if (session && square !== null && !isOwn(session.view, square)) this.hints.drop();
    this.closerLook.ask(square);
  }

  /** @returns {State['board']} */
  get board() {
    return this.root.querySelector('#board');
  }

  /** The legend is the tab "Pieces", and stands beside the board while cards are chosen, and beside tasks. */
  get isLegendShown() {
    return (this.setup ?? this.task) !== null || this.tab === 'pieces' || this.closerLook.part !== null;
  }

  // ----- dialogs that have to be prepared

  /** Opens the form for a new game with the variant given, or with that on the table. */
  openNewGame(variant = this.session?.game.variant ?? this.schema.families[0].family) {
    if (this.waits(variant, () => this.openNewGame(variant))) return;
    const isDrawn = !!findFamily(this.schema, variant)?.shuffle;
    const seed = isDrawn ? drawSeed() : undefined;
    this.openDialog('new', { draft: makeDraft(this, { ...this.#usualGame(variant), text: variant, seed }) });
  }

  /** The players and clocks with which the form for a new game begins: those of the same game at the table. */
  #usualGame(/** @type {string} */ variant) {
    const { session, table, task } = this;
    const { seats } = this.scenes.start(variant, '');
    if (!session || task || session.game.variant !== variant || session.view.seats !== seats)
      return { players: this.choices.opponent === 'computer' ? playersFor(this.choices, seats) : undefined };
    const clock = getExtra(session, 'clock');
    const hasManners = getExtra(session, 'manners') === 'on';
    return { players: writePlayers(table.opponents.players, seats), clock, isByLink: this.#isByLink, hasManners };
  }

  /** Shows the review of the game at the table, and begins it if there is none yet. */
  async openReview() {
    this.showTab('analysis');
    (await this.parts.bring('analysis'))?.review();
  }

  /** Opens the balance report of the variant on the table, from the start of its game. */
  async openBalance() {
    if (!this.session) return;
    const { game, start, usual, extras } = this.session;
    const isDrawn = extras.some(([key]) => key === 'seed');
    const position = isDrawn || start === usual ? undefined : start;
    const part = await this.parts.bring('analysis');
    if (!part) return;
    this.selfPlay ??= new part.SelfPlay(() => this.update(), this.makeThinker());
    this.selfPlay.choose(game.variant, position, isDrawn);
    this.openDialog('balance');
  }

  /** Opens the field in which actions are typed, and puts the focus there. */
  async openTyping() {
    const part = await this.parts.bring('reading');
    if (!part) return;
    this.typing ??= part.makeTyping();
    this.typing.focus();
  }

  async openSaved() {
    this.savedList.reset();
    await this.savedList.refresh();
    this.openDialog('saved');
  }

  /** Shows the board from the other side, and says so to those who do not see it. */
  flip() {
    this.table.flip();
    if (!this.session) return;
    const { isFlipped, view } = this.session;
    const [first, second] = view.seats;
    const seat = seatId(view.family, isFlipped ? second : first);
    const text = view.surface === 'plane' ? this.words.format('flipped-table') : this.words.format('flipped', { seat });
    this.table.tell({ tone: 'info', text, isSpoken: true });
  }

  /** Copies the link of the game, and tells of one that chats would cut. */
  copyLink() {
    const { address, isShort } = this.navigation;
    const count = address.length;
    if (!isShort && count > shortestCut) return this.#copy(address, 'copied-long', 'copy-failed', { count });
    return this.#copy(address, isShort ? 'address-short' : 'copied', 'copy-failed');
  }

  /** Copies the game as a record; returns whether that could be done. */
  async copyRecord() {
    if (!this.session) return false;
    const { link } = this.session;
    const part = await this.parts.bring('sharing');
    if (!part) return false;
    const record = await inSlices(part.writeLinkAsRecord(this.engine, link, new Date()));
    return this.#copy(record, 'record-copied', 'record-copy-failed');
  }

  /** Copies a text, tells of it, and returns whether that could be done. */
  async #copy(/** @type {string} */ text, /** @type {string} */ done, /** @type {string} */ failed, args = {}) {
    const id = await copyText(text).then(
      () => done,
      () => failed,
    );
    this.table.tell({ tone: 'info', text: this.words.format(id, id === done ? args : {}) });
    return id === done;
  }
}
