// Opens games, from the address bar, from links and records that the user enters, and from the store; and keeps the
// address bar and the store up to date while a game is played.

import { formatLink, parseLink } from '../links/links.js';
import { parseRecords } from '../links/record.js';
import { linkOfRecord } from '../links/record-link.js';
import { Autosave } from '../saving/autosave.js';
import { makeId } from '../saving/store.js';
import { Session } from '../table/session.js';
import { describeProblem } from '../words/refusals.js';
import { Address } from './address.js';

/**
 * @typedef {import('./app.js').App} App
 * @typedef {import('../saving/autosave.js').GameRecord} GameRecord
 */

export class Navigation {
  #app;
  #address;
  /** Saves the game at the table. @type {Autosave} */
  #autosave;
  /**
   * The opened link, while parts of it could not be read and the address shows it unchanged.
   * @type {string | undefined}
   */
  #opened;
  /** Counts the links that were opened, so that of several that are being opened at once only the last one is shown. */
  #turn = 0;

  constructor(/** @type {App} */ app) {
    this.#app = app;
    this.#autosave = this.#makeAutosave();
    this.#address = new Address((fragment) => this.#openFragment(fragment));
  }

  #makeAutosave() {
    const { store, words } = this.#app;
    return new Autosave(store, () => this.#app.table.tell({ tone: 'info', text: words.format('notice-forked') }));
  }

  /** The whole address; a change that still waits to be written is written first. */
  get address() {
    this.#address.flush();
    return location.href;
  }

  // ----- opening games

  /** Opens the game that the address names; without a fragment the start screen. */
  openAddress() {
    return this.#openFragment(this.#address.fragment);
  }

  /** Opens the game that a fragment describes. If it cannot be read, the game at the table stays. */
  async #openFragment(/** @type {string} */ fragment) {
    const { words, savedList } = this.#app;
    this.#app.table.notices = [];
    if (!fragment) {
      this.#app.leave();
      await savedList.refresh();
      return;
    }
    try {
      await this.#openLink(fragment, false);
    } catch (error) {
      const label = words.format('open-mend');
      const run = () => this.#app.openDialog('open', { text: fragment });
      this.#app.table.tellError(error, { label, run });
      const { session } = this.#app;
      if (session) this.#address.follow(this.#opened ?? formatLink(session.link));
    }
  }

  /**
   * Throws a LinkError or a MotleyError.
   * @param {string} fragment
   * @param {boolean} isVisit whether the address still shows another game, which becomes an entry of the history
   */
  async #openLink(fragment, isVisit) {
    const { engine, store, savedList } = this.#app;
    const { session, problems } = Session.open(engine, parseLink(fragment));
    const link = formatLink(session.link);
    const turn = ++this.#turn;
    const record = await Autosave.find(store, link);
    if (turn !== this.#turn) return session.dispose();
    this.#app.seat(session, record);
    savedList.tellState();
    this.#tellProblems(problems);
    // If a part could not be read, the address keeps the whole link, so that nothing of it is lost.
    this.#opened = problems.length === 0 ? undefined : fragment;
    const shown = this.#opened ?? link;
    if (isVisit) this.#address.visit(shown);
    else this.#address.follow(shown);
  }

  #tellProblems(/** @type {import('../table/session.js').Problem[]} */ problems) {
    for (const problem of problems)
      this.#app.table.tell({ tone: 'error', ...describeProblem(this.#app.words, problem) });
  }

  /** Opens a link that somebody entered. Throws a LinkError or a MotleyError. */
  openEnteredText(/** @type {string} */ fragment) {
    return this.#openLink(fragment.replace(/^#/, ''), true);
  }

  /** Opens the first game of a file of records and saves all of them. Throws a RecordError. */
  async openRecords(/** @type {string} */ text) {
    const { engine, store, words } = this.#app;
    const links = parseRecords(engine, text).map((record) => formatLink(linkOfRecord(record)));
    const [first, ...others] = links;
    for (const link of others.reverse())
      await store.save({ id: makeId(), link, revision: makeId(), changed: Date.now() });
    await this.#openLink(first, true);
    this.#app.table.note('start');
    if (others.length > 0)
      this.#app.table.tell({ tone: 'info', text: words.format('records-opened', { count: others.length }) });
  }

  /** Continues a stored game. */
  resume(/** @type {GameRecord} */ record) {
    try {
      const { session, problems } = Session.open(this.#app.engine, parseLink(record.link));
      this.#app.seat(session, problems.length === 0 ? record : undefined);
      this.#tellProblems(problems);
      this.#autosave.noteTab(record.link);
      this.#address.visit(formatLink(session.link));
    } catch (error) {
      this.#app.table.tellError(error);
    }
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
    this.#address.visit(session ? formatLink(session.link) : '');
  }

  /** Writes the state of the game to the address, and to the store if the game is played here or is stored already. */
  follow(/** @type {Session} */ session, /** @type {boolean} */ isPlayed) {
    const { setup, savedList } = this.#app;
    const link = formatLink(session.link);
    this.#opened = undefined;
    this.#address.follow(link);
    if (isPlayed || this.#autosave.isKept) this.#autosave.keep(link, setup?.record).then(() => savedList.tellState());
  }
}
