// Saves the game at the table while it is played. If another tab plays the same game, this one goes on as a copy.

import { makeId } from './store.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').GameRecord} GameRecord
 * @typedef {import('./store.js').SetupRecord} SetupRecord
 */

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
  /** The revisions that this tab has read, written, or tried to write. @type {string[]} */
  #seen = [];
  #store;
  #onFork;
  /** @type {Promise<void>} */
  #work = Promise.resolve();

  /**
   * @param {Store} store
   * @param {() => void} onFork called when another tab plays this game too, and it goes on here under a new id
   */
  constructor(store, onFork) {
    this.#store = store;
    this.#onFork = onFork;
  }

  /** A promise that is fulfilled when all is written that is to be written now. */
  get done() {
    return this.#work;
  }

  get isKept() {
    return this.#seen.length > 0;
  }

  /** Saves to a stored game from now on. */
  adopt(/** @type {GameRecord} */ { id, revision }) {
    this.id = id;
    this.#seen = [revision];
  }

  /**
   * Writes the game as it is now, one write after the other.
   * @param {string} link
   * @param {SetupRecord} [setup]
   * @param {string} [notes]
   */
  keep(link, setup, notes) {
    const revision = makeId();
    this.#seen.push(revision);
    this.noteTab(link);
    this.#work = this.#work.then(() => this.#write({ link, setup, notes, revision }));
    return this.#work;
  }

  async #write(/** @type {Omit<GameRecord, 'id' | 'changed'>} */ { link, setup, notes, revision }) {
    /** @type {GameRecord} */
    const record = { id: this.id, link, revision, changed: Date.now() };
    if (setup) record.setup = setup;
    if (notes !== undefined) record.notes = notes;
    if (await this.#store.save(record, ...this.#seen)) return;
    this.id = makeId();
    await this.#store.save({ ...record, id: this.id });
    this.noteTab(link);
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
   * @param {Store} store
   * @param {string} link
   */
  static async find(store, link) {
    const tab = readTab();
    const { games } = await store.list();
    const own = tab.link === link ? games.find(({ id }) => id === tab.id) : undefined;
    return own ?? games.find((game) => game.link === link && !game.setup);
  }
}
