// Saves the game at the table while it is played, and tells other tabs. If another tab has played on what this one did
// not know, this one goes on as a copy.

import { makeId } from './store.js';
import { dropUnsaved, noteUnsaved } from './unsaved.js';

/** @import { SetupRecord, Store } from './store.js' */

/** @typedef {import('./store.js').GameRecord} GameRecord */

/** Which game was written, and as what. @typedef {{ id: string, revision: string }} Written */

const place = 'motley-game';

/** Reads which stored game this tab showed, and under which link, before it was reloaded. */
function readTab() {
  try {
    const { id, link } = Object(JSON.parse(sessionStorage.getItem(place) ?? '{}'));
    return { id: String(id), link: String(link) };
  } catch {
    return { id: '', link: '' };
  }
}

export class Autosave {
  id = makeId();
  /** The game at the other of two tables. @type {GameRecord['partner']} */
  partner;
  /** The revisions that this tab has read, written, or tried to write. @type {string[]} */
  #seen = [];
  /** The game as it is to be written last. @type {GameRecord | undefined} */
  #latest;
  /** The last one that was tried to be written. If it is held no more, all games were removed. @type {unknown} */
  #tried;
  /** Under which it is noted if the page is left before. */
  #key = makeId();
  #store;
  #onFork;
  #tell;
  /** @type {Promise<void>} */
  #work = Promise.resolve();

  /**
   * @param {Store} store
   * @param {() => void} onFork called when another tab plays this game too, and it goes on here under a new id
   * @param {(written: Written) => void} [tell] called when a game was written
   */
  constructor(store, onFork, tell = () => {}) {
    this.#store = store;
    this.#onFork = onFork;
    this.#tell = tell;
  }

  /** Whether something that was written is this game, as another tab has played it on. */
  isNews(/** @type {Written} */ { id, revision }) {
    return id === this.id && this.isKept && !this.#seen.includes(revision);
  }

  #noteLatest = () => {
    const isGone = this.#latest === this.#tried && !this.#store.isHeld(this.id);
    if (this.#latest && !isGone) noteUnsaved(this.#key, { record: { ...this.#latest, id: this.id }, seen: this.#seen });
  };

  /** A promise that is fulfilled when all is written that is to be written now. */
  get done() {
    return this.#work;
  }

  get isKept() {
    return this.#seen.length > 0;
  }

  /** Saves to a stored game from now on. */
  adopt(/** @type {GameRecord} */ { id, revision, partner }) {
    this.id = id;
    this.partner = partner;
    this.#seen = [revision];
  }

  /**
   * Writes the game as it is now, one write after the other.
   * @param {string} link
   * @param {SetupRecord} [setup]
   * @param {string} [notes]
   * @param {unknown} [own]
   */
  keep(link, setup, notes, own) {
    /** @type {GameRecord} */
    const record = { id: this.id, link, revision: makeId(), changed: Date.now() };
    if (setup) record.setup = setup;
    if (notes !== undefined) record.notes = notes;
    if (own) record.own = own;
    if (this.partner) record.partner = this.partner;
    this.#seen.push(record.revision);
    this.noteTab(link);
    this.#latest = record;
    // A page that crashes is not told of it.
    this.#noteLatest();
    addEventListener('pagehide', this.#noteLatest);
    this.#work = this.#work.then(() => this.#write(record));
    return this.#work;
  }

  async #write(/** @type {GameRecord} */ record) {
    if (!(await this.#store.save({ ...record, id: this.id }, ...this.#seen))) await this.#fork(record);
    this.#tried = record;
    this.#tell({ id: this.id, revision: record.revision });
    if (record !== this.#latest || this.#store.isHeld(this.id)) return;
    removeEventListener('pagehide', this.#noteLatest);
    dropUnsaved(this.#key);
  }

  /** Goes on under another id. */
  async #fork(/** @type {GameRecord} */ record) {
    this.id = makeId();
    await this.#store.save({ ...record, id: this.id });
    this.noteTab(record.link);
    this.#onFork();
  }

  /** Notes for a reload which game this tab shows; a reload may come before the last write is done. */
  noteTab(/** @type {string} */ link) {
    try {
      sessionStorage.setItem(place, JSON.stringify({ id: this.id, link }));
    } catch {
      // The note cannot be stored. A reload then finds the game by its link alone.
    }
  }

  /**
   * Finds the stored game of a link: the one that this tab played, otherwise any with the same link. Games whose cards
   * are still being chosen are left out of the latter, since those cards are not in the link and belong to another tab.
   * If there is none with that link, the last write of this tab is lost, and its game is the one.
   * @param {Store} store
   * @param {string} link
   */
  static async find(store, link) {
    const tab = readTab();
    const { games } = await store.list();
    const own = tab.link === link ? games.find(({ id }) => id === tab.id) : undefined;
    if (own?.link === link) return own;
    return games.find((game) => game.link === link && !game.setup) ?? own;
  }
}
