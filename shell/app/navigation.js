// How games come to the table: from the address bar, as links and records that somebody gives, out of the
// store; and how the address and the store follow what is played.

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
  /** Of the game at the table. @type {Autosave} */
  #autosave;
  /** The link on the table, while the address keeps it as it came. @type {string | undefined} */
  #opened;
  /** Goes up with each link that is being opened: the last one wins. */
  #turn = 0;

  constructor(/** @type {App} */ app) {
    this.#app = app;
    this.#autosave = this.#makeAutosave();
    this.#address = new Address((fragment) => this.#openFragment(fragment));
  }

  #makeAutosave() {
    const { store, words } = this.#app;
    return new Autosave(store, () => this.#app.tell({ tone: 'info', text: words.format('notice-forked') }));
  }

  /** What the address bar shows, with what was waiting to be written there. */
  get address() {
    this.#address.flush();
    return location.href;
  }

  // ----- what comes

  /** Opens what the address says; nothing there: all games. */
  openAddress() {
    return this.#openFragment(this.#address.fragment);
  }

  /** Opens the fragment of a link beside what is going on; a bad one changes nothing. */
  async #openFragment(/** @type {string} */ fragment) {
    const { words, savedList } = this.#app;
    this.#app.notices = [];
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
      this.#app.tellError(error, { label, run });
      const { session } = this.#app;
      if (session) this.#address.follow(this.#opened ?? formatLink(session.link));
    }
  }

  /**
   * Throws a LinkError or a MotleyError.
   * @param {string} fragment
   * @param {boolean} isVisit the address shows something else so far
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
    // As long as something of it could not be read, the address keeps the whole link.
    this.#opened = problems.length === 0 ? undefined : fragment;
    const shown = this.#opened ?? link;
    if (isVisit) this.#address.visit(shown);
    else this.#address.follow(shown);
  }

  #tellProblems(/** @type {import('../table/session.js').Problem[]} */ problems) {
    for (const problem of problems) this.#app.tell({ tone: 'error', ...describeProblem(this.#app.words, problem) });
  }

  /** Opens a link that somebody entered. Throws a LinkError or a MotleyError. */
  openEnteredText(/** @type {string} */ fragment) {
    return this.#openLink(fragment.replace(/^#/, ''), true);
  }

  /** Opens the first game of a file of records, and keeps all of them. Throws a RecordError. */
  async openRecords(/** @type {string} */ text) {
    const { engine, store, words } = this.#app;
    const links = parseRecords(engine, text).map((record) => formatLink(linkOfRecord(record)));
    const [first, ...others] = links;
    for (const link of others.reverse())
      await store.save({ id: makeId(), link, revision: makeId(), changed: Date.now() }, undefined);
    await this.#openLink(first, true);
    this.#app.follow(true);
    if (others.length > 0)
      this.#app.tell({ tone: 'info', text: words.format('records-opened', { count: others.length }) });
  }

  /** Goes on with a stored game. */
  resume(/** @type {GameRecord} */ record) {
    try {
      const { session, problems } = Session.open(this.#app.engine, parseLink(record.link));
      this.#app.seat(session, problems.length === 0 ? record : undefined);
      this.#tellProblems(problems);
      this.#autosave.noteTab(record.link);
      this.#address.visit(formatLink(session.link));
    } catch (error) {
      this.#app.tellError(error);
    }
  }

  // ----- what follows

  /** Another game is at the table, and perhaps in the store. */
  admit(/** @type {GameRecord | undefined} */ record) {
    this.#autosave = this.#makeAutosave();
    if (record) this.#autosave.adopt(record);
  }

  /** The game leaves the table; a link that is still being opened comes to nothing. */
  leave() {
    this.#turn++;
  }

  /** The address goes to what is at the table now; the way back leads to what was. */
  visit() {
    const { session } = this.#app;
    this.#address.visit(session ? formatLink(session.link) : '');
  }

  /** The address follows the game, and so does the store if it is played here or kept there. */
  follow(/** @type {Session} */ session, /** @type {boolean} */ isPlayed) {
    const { setup, savedList } = this.#app;
    const link = formatLink(session.link);
    this.#opened = undefined;
    this.#address.follow(link);
    if (isPlayed || this.#autosave.isKept) this.#autosave.keep(link, setup?.record).then(() => savedList.tellState());
  }
}
