// Opens games, from the address bar, from links and records that the user enters, and from the store; and keeps the
// address bar and the store up to date while a game is played.

import { MotleyError } from '../../web/engine.js';
import { readArrived } from '../links/arrived.js';
import { getExtra, writeLink } from '../links/links.js';
import { inSlices } from '../links/slices.js';
import { Autosave } from '../saving/autosave.js';
import {
  isTooLong,
  longestLink,
  packGame,
  readPacked,
  shortAddress,
  takeSaved,
  writePacked,
} from '../saving/long-links.js';
import { makeId } from '../saving/store.js';
import { draftIn } from '../table/drafted.js';
import { Session } from '../table/game/session.js';
import { describeProblem } from '../words/refusals.js';
import { Address } from './address.js';

/** A link of which another spelling is written to the address at once is at most so long, in characters. */
const shortLink = 20_000;

/** @import { Link } from '../links/links.js' */
/** @import { GameRecord, Written } from '../saving/autosave.js' */
/** @import { Problem } from '../table/game/session.js' */

/**
 * @typedef {Pick<import('./state.js').Page, 'arrangement' | 'byLink' | 'engine' | 'exchange' | 'leave' | 'need' |
 *   'openDialog' | 'openEditor' | 'parts' | 'practice' | 'savedList' | 'seat' | 'session' | 'setup' | 'store' |
 *   'table' | 'tabs' | 'task' | 'words'>} Page
 */

/**
 * The problem with the goal of a link; null for other errors, such as a lesson that is not there, or not loaded.
 * @returns {Problem | null}
 */
function goalProblem(/** @type {import('../../web/engine.js').MotleyError} */ { subject, text, reason }) {
  return subject === 'goal' ? { part: 'extra', text, number: 0, reason } : null;
}

/** Whether one of two links goes on where the other one ends. */
function isPartOf(/** @type {string} */ link, /** @type {string} */ other) {
  const [game, whole] = [link, other].map((text) => text.split('!', 3));
  if (!game[2] || !whole[2] || game[0] !== whole[0] || game[1] !== whole[1]) return false;
  const [short, long] = [`${game[2]}.`, `${whole[2]}.`].sort((a, b) => a.length - b.length);
  return long.startsWith(short);
}

export class Navigation {
  #app;
  #address;
  /** Saves the game at the table. @type {Autosave} */
  #autosave;
  /**
   * The opened link, while the address shows it unchanged: parts of it could not be read, or it is so long that writing
   * another takes long. It holds the game until that changes.
   * @type {string | undefined}
   */
  #opened;
  /** Whether the address holds only a part of the game, and leads to it in the store. */
  isShort = false;
  /** Counts the links that were opened, so that of several that are being opened at once only the last one is shown. */
  #turn = 0;

  constructor(/** @type {Page} */ app) {
    this.#app = app;
    this.#autosave = this.#makeAutosave();
    this.#address = new Address((fragment) => this.#openFragment(fragment));
    app.tabs?.addEventListener('message', (event) => this.#hear(/** @type {MessageEvent} */ (event).data));
  }

  #makeAutosave() {
    return new Autosave(
      this.#app.store,
      () => this.#tellFork(),
      (written) => this.#app.tabs?.postMessage(written),
      { join: (...all) => this.#join(...all), follow: (written) => this.#hear(written) },
    );
  }

  /** Of a game by link two tabs are one player: it has what both have done, unless both have acted. */
  async #join(/** @type {[known: GameRecord, mine: GameRecord, theirs: GameRecord]} */ ...all) {
    if (all.some(({ own }) => !own)) return null;
    const part = await this.#app.parts.bring('byLink');
    return part?.joinTabs(...all) ?? null;
  }

  /** Another tab has written a game: if it is that at the table, this one follows it. */
  async #hear(/** @type {Written} */ written) {
    const { engine, store, session, setup, task, practice, byLink } = this.#app;
    if (!session || (setup && !byLink) || task || practice || !this.#autosave.isNews(written)) return;
    const [autosave, turn] = [this.#autosave, this.#turn];
    // What is being written here is joined with it first.
    await autosave.done;
    const { latest } = autosave;
    const record = await store.load(written.id);
    if (!record) return;
    const { session: news } = await inSlices(Session.opening(engine, await inSlices(readPacked(record))));
    // A player who has acted meanwhile goes on with a copy; and another game may have come to the table.
    const isHere = turn === this.#turn && autosave === this.#autosave && autosave.isNews(record);
    if (isHere && latest === autosave.latest) return this.#follow(news, record);
    news.dispose();
    if (isHere) await this.#hear(written);
  }

  /** Shows the game as another tab has written it. The position and the side shown here stay, and what is drafted. */
  #follow(/** @type {Session} */ news, /** @type {GameRecord} */ record) {
    const { session } = this.#app;
    if (!session) return news.dispose();
    const { played, steps } = session;
    news.goTo(session.isAtEnd ? news.steps.length : session.at);
    news.isFlipped = session.isFlipped;
    if (news.steps.length === played.length) draftIn(news, steps.slice(played.length));
    this.#autosave.adopt(record);
    this.#exchange(news, record);
    this.#show(news);
  }

  /** Puts a game in the place of the one at the table. Who is choosing forms of pieces goes on with what is chosen. */
  #exchange(/** @type {Session} */ session, /** @type {Pick<GameRecord, 'id' | 'own' | 'setup'>} */ record) {
    const { setup, arrangement } = this.#app;
    if (!setup) return this.#app.exchange(session, record);
    arrangement.leave();
    this.#app.exchange(session, { ...record, setup: setup.record });
  }

  /**
   * Shows the game as somebody elsewhere has played it on, and keeps it. The position shown here stays.
   * @param {Session} session
   * @param {import('./state.js').Own} own the part of this browser in it
   */
  takeOver(session, own) {
    const { session: shown } = this.#app;
    session.goTo(shown?.isAtEnd ? session.steps.length : (shown?.at ?? 0));
    this.#exchange(session, { id: this.#autosave.id, own });
    this.#opened = undefined;
    this.#keep(this.#show(session));
  }

  /** Called when another tab plays the game too, which is stored here under another id now. */
  #tellFork() {
    const { table, words, session } = this.#app;
    table.tell({ tone: 'info', text: words.format('notice-forked') });
    if (session) this.#show(session);
  }

  /** The whole address; a change that still waits to be written is written first. */
  get address() {
    this.#address.flush();
    return location.href;
  }

  // ----- opening games

  /** Opens the game that the address names; without a fragment the start screen. What was told before stays. */
  async openAddress() {
    const { table } = this.#app;
    const told = table.notices;
    await this.#openFragment(this.#address.fragment);
    for (const notice of told) table.tell(notice);
  }

  /** Opens the game that a fragment describes. If it cannot be read, the game at the table stays. */
  async #openFragment(/** @type {string} */ fragment) {
    const { savedList } = this.#app;
    this.#app.table.notices = [];
    if (!fragment) {
      this.#app.leave();
      await savedList.refresh();
      return;
    }
    try {
      await this.#openLink(fragment, false);
    } catch (error) {
      const turn = this.#turn;
      const action = await this.#findRemedy(fragment, error);
      if (turn !== this.#turn) return;
      this.#app.table.tellError(error, action);
      const { session } = this.#app;
      if (session) this.#show(session);
    }
  }

  /** The way on from a link that is refused: to the editor if its position can be shown there, or else to its text. */
  async #findRemedy(/** @type {string} */ fragment, /** @type {unknown} */ error) {
    const { words } = this.#app;
    const start = await this.findEditable(fragment, error);
    if (start) return { label: words.format('editor-open'), run: () => this.#app.openEditor(start) };
    return { label: words.format('open-mend'), run: () => this.#app.openDialog('open', { text: fragment }) };
  }

  /** The position of a link that was refused, if only the rules refuse it: the editor can show it. */
  async findEditable(/** @type {string} */ fragment, /** @type {unknown} */ error) {
    if (!(error instanceof MotleyError) || error.subject !== 'position') return undefined;
    return (await this.#app.parts.bring('editor'))?.findEditable(fragment);
  }

  /**
   * Throws a LinkError or a MotleyError.
   * @param {string} fragment
   * @param {boolean} isVisit whether the address still shows another game, which becomes an entry of the history
   */
  async #openLink(fragment, isVisit) {
    const turn = ++this.#turn;
    const { saved, link } = takeSaved(await inSlices(readArrived(fragment)));
    if (turn !== this.#turn) return;
    // Of a text that somebody entered the address has the link, without the words around it.
    const whole = isVisit ? await inSlices(writeLink(link)) : fragment;
    if (saved === undefined) return this.#open(link, isVisit, { fragment: whole });
    const record = await this.#app.store.load(saved);
    const opened = record ? await inSlices(readPacked(record)) : link;
    if (turn !== this.#turn) return;
    await this.#open(opened, isVisit, { fragment: whole, record });
    const { table, words } = this.#app;
    if (!record) table.tell({ tone: 'info', text: words.format('link-saved-elsewhere') });
  }

  /**
   * Opens the game of a link. Throws a MotleyError.
   * @param {Link} link
   * @param {boolean} isVisit
   * @param {{ fragment?: string, record?: GameRecord }} [from] the fragment that named the game, and
   *   the record in which it is stored
   */
  async #open(link, isVisit, { fragment, record } = {}) {
    const { engine, store, savedList } = this.#app;
    const turn = ++this.#turn;
    await this.#app.need(link.variant);
    if (turn !== this.#turn) return;
    const task = await this.#prepareTask(link);
    if (turn !== this.#turn) return;
    if (typeof task === 'function') return this.#openTask(task, isVisit);
    const opened = await this.#receive(await inSlices(Session.opening(engine, link)), record);
    const { session, problems } = opened;
    if (task) problems.push(task);
    const packed = await inSlices(writePacked(session.link));
    const stored = opened.record ?? (isTooLong(packed) ? undefined : await Autosave.find(store, packed.link));
    if (turn !== this.#turn) return session === this.#app.session || session.dispose();
    this.#app.seat(session, stored, opened);
    savedList.tellState();
    this.#tellProblems(problems);
    opened.tell?.();
    if (session.game.mended().length > 0) this.#app.parts.bring('editor').then((part) => part?.tellMended(session));
    // If a part could not be read, the address has the whole link, so that nothing of it is lost.
    const { length = 0 } = fragment ?? {};
    const isKept = problems.length > 0 ? !isVisit || length <= longestLink : !isVisit && length > shortLink;
    // A link for players does not stay where the game is only watched.
    this.#opened = isKept && !opened.asPlayer ? fragment : undefined;
    const shown = this.#show(session, isVisit);
    if (opened.isNews) this.#keep(shown);
    if (!record && !opened.own) await this.#askHeld(session, shown.link);
  }

  /**
   * Asks whether a game is that which somebody plays here by link: a link that was cut has lost who plays.
   * @param {Session} session
   * @param {string} link of it
   */
  async #askHeld(session, link) {
    const { store, table, words } = this.#app;
    const { games } = await store.list();
    const held = games.find((game) => game.own && isPartOf(link, game.link));
    if (!held || session !== this.#app.session) return;
    const action = { label: words.format('link-held-open'), run: () => this.resume(held) };
    table.tell({ tone: 'info', text: words.format('link-held'), action });
  }

  /**
   * A game that is played by link is held against its saved copy.
   * @param {{ session: Session, problems: Problem[] }} opened
   * @param {GameRecord} [record]
   * @returns {Promise<import('./state.js').Received>}
   */
  async #receive(opened, record) {
    if (getExtra(opened.session, 'bylink') === undefined) return { ...opened, record };
    const part = await this.#app.parts.bring('byLink');
    return part?.receive({ ...opened, record }) ?? { ...opened, record };
  }

  /**
   * The function that opens a link as a puzzle or a lesson; null if the link is a game, also because its actions are
   * no line of a puzzle; a problem if its goal is none.
   */
  async #prepareTask(/** @type {Link} */ link) {
    const app = this.#app;
    if (getExtra(link, 'puzzle') !== undefined)
      return app.parts
        .load('learning')
        .then((part) => part.openPuzzleLink(link))
        .catch(() => null);
    if (getExtra(link, 'lesson') === undefined && getExtra(link, 'goal') === undefined) return null;
    const part = await app.parts.bring('learning');
    return part ? part.openLessonLink(link).catch(goalProblem) : null;
  }

  #openTask(/** @type {() => void} */ open, /** @type {boolean} */ isVisit) {
    open();
    this.#opened = undefined;
    const { session } = this.#app;
    if (session) this.#show(session, isVisit);
  }

  /**
   * Shows a game in the address bar. One that is too long for that is stored, and its address leads there.
   * @returns the game as it is stored
   */
  #show(/** @type {Session} */ session, isVisit = false) {
    const { link } = session;
    const packed = packGame(link);
    this.isShort = isTooLong(packed) && this.#opened === undefined;
    const address = this.#opened ?? (this.isShort ? shortAddress(link, this.#autosave.id) : packed.link);
    if (isVisit) this.#address.visit(address);
    else this.#address.follow(address);
    if (this.isShort && !this.#autosave.isKept) this.#keep(packed);
    return packed;
  }

  /** Stores the game at the table. */
  #keep(/** @type {import('../saving/long-links.js').Packed} */ { link, notes }) {
    const { setup, savedList, table, words, byLink } = this.#app;
    if (byLink?.isWatched) return;
    if (this.isShort && !this.#autosave.isKept) table.tell({ tone: 'info', text: words.format('address-short') });
    this.#autosave.keep(link, setup?.record, notes, byLink?.own).then(() => savedList.tellState());
  }

  #tellProblems(/** @type {Problem[]} */ problems) {
    for (const problem of problems)
      this.#app.table.tell({ tone: 'error', ...describeProblem(this.#app.words, problem) });
  }

  /** Opens a link that somebody entered. Throws a LinkError or a MotleyError. */
  openEnteredText(/** @type {string} */ fragment) {
    return this.#openLink(fragment.replace(/^#/, ''), true);
  }

  /**
   * Opens the first game of a file of records, and keeps all. If some cannot be read, a dialog tells why and offers
   * the others; and it offers the games of PGN, which may be hundreds. Throws a RecordError if the only game cannot be
   * read.
   * @param {string} text
   * @param {string} [file] its name
   * @param {(done: number, count: number) => void} [tellProgress] is told how many of how many games have been read
   */
  async openRecords(text, file, tellProgress) {
    const turn = ++this.#turn;
    const { findRecords } = await this.#app.parts.load('dialogs');
    const found = await findRecords(this.#app, text, () => turn === this.#turn, tellProgress);
    if (!found || turn !== this.#turn) return;
    const { games, faults, isPgn } = found;
    if (faults.length === 0 && (games.length === 1 || !isPgn)) return this.keepRecords(games, 0, tellProgress);
    if (games.length === 0 && faults.length === 1) throw faults[0].error;
    this.#app.openDialog('games', { text, file, games, faults });
  }

  /**
   * Opens one of the games of a file, and saves the others that are not here.
   * @param {import('../table/records/record.js').GameText[]} games
   * @param {number} chosen
   * @param {(done: number, count: number) => void} [tellProgress] is told how many of how many games have been saved
   */
  async keepRecords(games, chosen, tellProgress) {
    const { store, table, words } = this.#app;
    const turn = ++this.#turn;
    const { importRecords } = await this.#app.parts.load('dialogs');
    const found = await importRecords(this.#app, games, chosen, () => turn === this.#turn, tellProgress);
    if (!found) return;
    const { link, record, tags, saved, known } = found;
    await this.#open(link, true, { record });
    if (!record) {
      table.note('start');
      const { id, done } = this.#autosave;
      if (tags) await done.then(() => store.tag(id, tags));
    }
    const tell = (/** @type {string} */ id, /** @type {number} */ count) =>
      count > 0 && table.tell({ tone: 'info', text: words.format(id, { count }) });
    tell('records-opened', saved);
    tell('records-known', known);
    tell('records-assumed', games.filter(({ isAssumed }) => isAssumed).length);
  }

  /** Continues a stored game. */
  async resume(/** @type {GameRecord} */ record) {
    const turn = ++this.#turn;
    try {
      const link = await inSlices(readPacked(record));
      await this.#app.need(link.variant);
      const { session, problems } = await inSlices(Session.opening(this.#app.engine, link));
      if (turn !== this.#turn) return session.dispose();
      this.#app.seat(session, problems.length === 0 ? record : undefined);
      this.#tellProblems(problems);
      this.#autosave.noteTab(record.link);
      this.#opened = undefined;
      this.#show(session, true);
    } catch (error) {
      this.#app.table.tellError(error);
    }
  }

  // ----- two tables

  /** The game at the other of two tables, if that here is one of two. */
  get partner() {
    return this.#autosave.partner;
  }

  /** Goes to the other of two tables. */
  async openPartner() {
    const { store, table, words } = this.#app;
    await this.settle();
    const record = this.partner && (await store.load(this.partner.id));
    if (record) return this.resume(record);
    table.tell({ tone: 'info', text: words.format('other-table-gone') });
  }

  /** Makes the game here that at the first of two tables, and saves another one as that at the second. */
  async pair(/** @type {Link} */ link) {
    const { session, store, words } = this.#app;
    if (!session) return;
    const [id, revision] = [makeId(), makeId()];
    const first = this.#autosave;
    first.partner = { id, number: 2 };
    this.follow(session, true);
    await store.save({ id, revision, changed: Date.now(), ...packGame(link), partner: { id: first.id, number: 1 } });
    await first.done;
    for (const [number, one] of [first.id, id].entries())
      await store.tag(one, words.format('table-number', { number: number + 1 }));
  }

  // ----- following the game

  /** Called when another game has come to the table; the record is given if the game is stored already. */
  admit(/** @type {GameRecord | undefined} */ record) {
    this.#autosave = this.#makeAutosave();
    if (record) this.#autosave.adopt(record);
  }

  /** Called when the game leaves the table. A link that is still being opened is dropped. */
  leave() {
    this.#turn++;
  }

  /** Waits until the game at the table is in the address and, if it is saved, in the store. */
  async settle() {
    this.#address.flush();
    await this.#autosave.done;
  }

  /** Shows the game at the table as a new entry of the history. */
  visit() {
    const { session } = this.#app;
    this.#opened = undefined;
    if (session) this.#show(session, true);
    else this.#address.visit('');
  }

  /** Writes the state of the game to the address, and to the store if the game is played here or is stored already. */
  follow(/** @type {Session} */ session, /** @type {boolean} */ isPlayed) {
    this.#opened = undefined;
    const packed = this.#show(session);
    if (isPlayed || this.#autosave.isKept) this.#keep(packed);
  }
}
