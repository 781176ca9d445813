// Saves the game at the table while it is played, and tells other tabs. If another tab has played on what this one did
// not know, this one goes on as a copy.

import { makeId } from './store.js';
import { dropUnsaved, noteUnsaved } from './unsaved.js';

/** @import { SetupRecord, Store } from './store.js' */

/** @typedef {import('./store.js').GameRecord} GameRecord */

/** Which game was written, and as what. @typedef {{ id: string, revision: string }} Written */

/**
 * What is done where another tab has written the game too.
 * @typedef {object} Meeting
 * @property {(known: GameRecord, mine: GameRecord, theirs: GameRecord) => Promise<Partial<GameRecord> | null>} join
 *   the game with what both have done; null: that cannot be
 * @property {(written: Written) => void} follow called when the store has that game
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
  /** The game at the other of two tables. @type {GameRecord['partner']} */
  partner;
  /** The revisions that this tab has read, written, or tried to write. @type {string[]} */
  #seen = [];
  /** The game as it is to be written last. @type {GameRecord | undefined} */
  #latest;
  /** The last one that was tried to be written. If it is held no more, all games were removed. @type {unknown} */
  #tried;
  /** The game as this tab and the store had it last. @type {GameRecord | undefined} */
  #known;
  /** Under which it is noted if the page is left before. */
  #key = makeId();
  #store;
  #onFork;
  #tell;
  #meeting;
  /** @type {Promise<void>} */
  #work = Promise.resolve();

  /**
   * @param {Store} store
   * @param {() => void} onFork called when another tab plays this game too, and it goes on here under a new id
   * @param {(written: Written) => void} [tell] called when a game was written
   * @param {Meeting} [meeting]
   */
  constructor(store, onFork, tell = () => {}, meeting = undefined) {
    this.#store = store;
    this.#onFork = onFork;
    this.#tell = tell;
    this.#meeting = meeting;
  }

  /** Whether something that was written is this game, as another tab has played it on. */
  isNews(/** @type {Written} */ { id, revision }) {
    return id === this.id && this.isKept && !this.#seen.includes(revision);
  }

  #noteLatest = () => {
    const isGone = this.#latest === this.#tried && !this.#store.isHeld(this.id);
    if (this.#latest && !isGone) noteUnsaved(this.#key, { record: { ...this.#latest, id: this.id }, seen: this.#seen });
  };

  #leave = () => {
    this.#noteLatest();
    this.#store.writing.delete(this.#key);
  };

  /** A promise that is fulfilled when all is written that is to be written now. */
  get done() {
    return this.#work;
  }

  /** The game as it was written last, or is to be. */
  get latest() {
    return this.#latest;
  }

  get isKept() {
    return this.#seen.length > 0;
  }

  /** Saves to a stored game from now on. */
  adopt(/** @type {GameRecord} */ record) {
    const { id, revision, partner } = record;
    this.#known = record;
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
    this.#store.writing.add(this.#key);
    // A page that crashes is not told of it.
    this.#noteLatest();
    addEventListener('pagehide', this.#leave);
    this.#work = this.#work.then(() => this.#write(record));
    return this.#work;
  }

  async #write(/** @type {GameRecord} */ record) {
    const isMine = await this.#store.save({ ...record, id: this.id }, ...this.#seen);
    const joined = isMine ? null : await this.#join(record);
    if (!isMine && !joined) await this.#fork(record);
    if (!joined) this.#known = record;
    this.#tried = record;
    this.#tell({ id: this.id, revision: (joined ?? record).revision });
    if (joined) this.#meeting?.follow(joined);
    if (record !== this.#latest || this.#store.isHeld(this.id)) return;
    removeEventListener('pagehide', this.#leave);
    dropUnsaved(this.#key);
    this.#store.writing.delete(this.#key);
  }

  /** Writes a game by link with what this tab and another one have done; null: it is none, or that cannot be. */
  async #join(/** @type {GameRecord} */ record) {
    const known = this.#known;
    while (record.own && known) {
      const theirs = await this.#store.load(this.id);
      const joined = theirs && (await this.#meeting?.join(known, record, theirs));
      if (!joined) return null;
      const written = { ...theirs, ...joined, revision: makeId(), changed: Date.now() };
      if (await this.#store.save(written, theirs.revision)) return written;
    }
    return null;
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
