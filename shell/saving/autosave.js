// Keeps the game at the table in the store, as long as no other tab plays the same one.

import { makeId } from './store.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').GameRecord} GameRecord
 * @typedef {import('./store.js').SetupRecord} SetupRecord
 */

const place = 'motley-game';

/** Which game this tab showed under which link when it was left. */
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
  /** @type {string | undefined} the last one written or read; none: not kept yet */
  revision;
  #store;
  #onFork;
  /** @type {Promise<void>} */
  #work = Promise.resolve();

  /**
   * @param {Store} store
   * @param {() => void} onFork another tab plays this game too; it goes on here under a new id
   */
  constructor(store, onFork) {
    this.#store = store;
    this.#onFork = onFork;
  }

  get isKept() {
    return this.revision !== undefined;
  }

  /** Goes on with a stored game. */
  adopt(/** @type {GameRecord} */ { id, revision }) {
    this.id = id;
    this.revision = revision;
  }

  /**
   * Writes the game as it is now, one write after the other.
   * @param {string} link
   * @param {SetupRecord} [setup]
   */
  keep(link, setup) {
    const seen = this.revision;
    const revision = (this.revision = makeId());
    this.noteTab(link);
    this.#work = this.#work.then(() => this.#write({ link, setup, revision }, seen));
    return this.#work;
  }

  /**
   * @param {Pick<GameRecord, 'link' | 'setup' | 'revision'>} game
   * @param {string | undefined} seen
   */
  async #write({ link, setup, revision }, seen) {
    /** @type {GameRecord} */
    const record = { id: this.id, link, revision, changed: Date.now() };
    if (setup) record.setup = setup;
    if (await this.#store.save(record, seen)) return;
    this.id = makeId();
    await this.#store.save({ ...record, id: this.id }, undefined);
    this.noteTab(link);
    this.#onFork();
  }

  /** For a reload, which may come before the last write is done. */
  noteTab(/** @type {string} */ link) {
    try {
      sessionStorage.setItem(place, JSON.stringify({ id: this.id, link }));
    } catch {
      // Then a reload finds the game by its link.
    }
  }

  /**
   * The stored game that a link shows: the one this tab played, or any with the same link; cards that
   * somebody is choosing are not in the link and belong to their tab.
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
