// Stores games in IndexedDB, as the texts of links by an id. A game read back is checked like any link.

import { clear, createStore, del, entries, get, set, update } from 'idb-keyval';
import { dropUnsaved, readUnsaved } from './unsaved.js';

/**
 * @typedef {object} GameRecord
 * @property {string} id
 * @property {string} link the whole game, as in the address
 * @property {number} changed milliseconds
 * @property {string} revision a new text with each save, by which two tabs notice that both play this game
 * @property {string} [tags] by which its owner finds it, as typed
 * @property {string} [notes] tags and comments, if the link would be too long with them
 * @property {SetupRecord} [setup] cards that are being chosen, before the game begins
 * @property {Partner} [partner] the game at the other of two tables
 * @property {unknown} [own] the data that only this browser knows of a game by link
 */

/**
 * The number of the form in which records are written. Those without a number are of the form before, 0, which had the
 * same properties. A game that a later version of the page has written is no record for this one, and not written over.
 */
const form = 1;

/** The number of the form in which a value was written. */
const formOf = (/** @type {unknown} */ value) => Number(Object(value).form ?? 0);

/**
 * @typedef {object} SetupRecord
 * @property {Record<string, string>} orders codes of forms by square; when they were named, only cards had a choice
 * @property {string[]} ready seats that have chosen
 * @property {'secret' | 'open'} [manner] how they choose; in secret, where an earlier version wrote it
 */

/**
 * A game that was begun together with another one.
 * @typedef {object} Partner
 * @property {string} id
 * @property {number} number of its table, 1 or 2
 */

/** An entry of the storage that is not a valid record. @typedef {{ id: string, broken: unknown }} BrokenRecord */

/** How long the storage may take to answer, in milliseconds. */
const patience = 2000;

/** Random letters and digits: chats change other signs at the end of a link, or escape them. */
export function drawText(/** @type {number} */ length) {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  let text = '';
  while (text.length < length)
    // A byte above the last whole multiple would make the first signs likelier.
    for (const byte of crypto.getRandomValues(new Uint8Array(length - text.length)))
      if (byte < 256 - (256 % signs.length)) text += signs[byte % signs.length];
  return text;
}

export const makeId = () => drawText(12);

/** @returns {value is Record<string, unknown>} */
function isObject(/** @type {unknown} */ value) {
  return typeof value === 'object' && value !== null;
}

/** @returns {setup is SetupRecord} */
function isSetup(/** @type {unknown} */ setup) {
  return (
    isObject(setup) &&
    isObject(setup.orders) &&
    Object.values(setup.orders).every((order) => typeof order === 'string') &&
    Array.isArray(setup.ready) &&
    (setup.manner === undefined || setup.manner === 'secret' || setup.manner === 'open')
  );
}

/** @returns {partner is Partner} */
function isPartner(/** @type {unknown} */ partner) {
  return isObject(partner) && typeof partner.id === 'string' && (partner.number === 1 || partner.number === 2);
}

/** @returns {value is GameRecord} */
function isRecord(/** @type {unknown} */ value) {
  return (
    isObject(value) &&
    formOf(value) <= form &&
    typeof value.id === 'string' &&
    typeof value.link === 'string' &&
    typeof value.revision === 'string' &&
    Number.isFinite(value.changed) &&
    (value.notes === undefined || typeof value.notes === 'string') &&
    (value.tags === undefined || typeof value.tags === 'string') &&
    (value.setup === undefined || isSetup(value.setup)) &&
    (value.partner === undefined || isPartner(value.partner))
  );
}

/**
 * A record that this or an earlier version of the page has written, in the form that this one uses.
 * @returns {GameRecord | undefined} undefined: it is none
 */
function readRecord(/** @type {unknown} */ value) {
  if (!isRecord(value)) return undefined;
  const { form: _, ...record } = /** @type {GameRecord & { form?: number }} */ (value);
  return record;
}

/** A game as it is written, with the tags that it had before. */
const written = (/** @type {GameRecord} */ record, /** @type {string | undefined} */ tags) => ({
  ...record,
  ...(tags ? { tags } : {}),
  form,
});

class Silence extends Error {}

/** Rejects after a while, because some browsers never answer a request for storage. @returns {Promise<never>} */
function giveUp() {
  return new Promise((_, reject) => setTimeout(() => reject(new Silence()), patience));
}

/** What a failure says of the storage. @returns {'denied' | 'full' | 'silent'} */
function stateAfter(/** @type {unknown} */ error) {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' || !('indexedDB' in globalThis) ? 'denied' : 'silent';
}

const open = () => createStore('motley', 'games');

/** With less room than this, in bytes, there may soon be none: a long game takes as much. */
const littleRoom = 1_000_000;

/** Whether the browser says that there is little room left. */
export async function hasLittleRoom() {
  try {
    const { usage = 0, quota = Infinity } = await navigator.storage.estimate();
    return quota - usage < littleRoom;
  } catch {
    return false;
  }
}

/** The saved games. Where the browser stores nothing they are held in memory until the page is closed. */
export class Store {
  /** Silent: it does not answer now, but may later. @type {'kept' | 'denied' | 'full' | 'silent'} */
  state = 'kept';
  /** The keys of the notes of games that this page is writing, and does so itself. @type {Set<string>} */
  writing = new Set();
  #disk = open();
  /** @type {Map<string, GameRecord>} the games that could not be written */
  #memory = new Map();

  /**
   * Some browsers close a database without a word, as after sleep: it is opened again, and asked once more.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T | undefined>} undefined if the storage refused
   */
  async #try(work, isAgain = false) {
    try {
      const result = await Promise.race([work(), giveUp()]);
      this.state = 'kept';
      return result;
    } catch (error) {
      this.state = stateAfter(error);
      if (this.state === 'silent') this.#disk = open();
      return this.state === 'silent' && !isAgain && !(error instanceof Silence) ? this.#try(work, true) : undefined;
    }
  }

  /**
   * Writes a game, unless somebody else has written it.
   * @param {GameRecord} record
   * @param {string[]} seen the revisions that this tab has read or tried to write; of the latter some may have failed
   * @returns {Promise<boolean>} false if somebody else has: nothing is written
   */
  async save(record, ...seen) {
    let isMine = true;
    this.#memory.set(record.id, record);
    const done = await this.#try(async () => {
      await update(
        record.id,
        (old) => {
          isMine = isRecord(old) ? seen.includes(old.revision) : !(formOf(old) > form);
          // Tags are given elsewhere.
          return isMine ? written(record, isRecord(old) ? old.tags : undefined) : old;
        },
        this.#disk,
      );
      return true;
    });
    if (done) this.#memory.delete(record.id);
    return isMine;
  }

  /** Whether a game could not be written, and is held in memory alone. */
  isHeld(/** @type {string} */ id) {
    return this.#memory.has(id);
  }

  /**
   * Stores the games with which a page was left before they were written. One that another page has gone on with is
   * stored as a copy, under the key of its note, so that it is the same copy if two pages do this at once.
   */
  async #recover() {
    for (const { key, record, seen } of readUnsaved()) {
      if (this.writing.has(key)) continue;
      if (isRecord(record) && Array.isArray(seen) && !this.isHeld(record.id) && !(await this.save(record, ...seen)))
        await this.save({ ...record, id: key }, ...seen);
      dropUnsaved(key);
    }
  }

  /** @returns {Promise<GameRecord | undefined>} */
  async load(/** @type {string} */ id) {
    await this.#recover();
    const found = this.#memory.get(id) ?? (await this.#try(() => get(id, this.#disk)));
    return readRecord(found);
  }

  /**
   * All games, the latest first, and the entries that are not valid.
   * @returns {Promise<{ games: GameRecord[], broken: BrokenRecord[], isWhole: boolean }>} not whole: what is stored
   *   cannot be read now
   */
  async list() {
    await this.#recover();
    const rows = await this.#try(() => entries(this.#disk));
    const all = new Map((rows ?? []).map(([key, value]) => [String(key), /** @type {unknown} */ (value)]));
    for (const [id, record] of this.#memory) all.set(id, record);
    /** @type {GameRecord[]} */
    const games = [];
    /** @type {BrokenRecord[]} */
    const broken = [];
    for (const [id, value] of all) {
      const record = readRecord(value);
      if (record?.id === id) games.push(record);
      else broken.push({ id, broken: value });
    }
    games.sort((a, b) => b.changed - a.changed);
    return { games, broken, isWhole: rows !== undefined };
  }

  /** Deletes a game. The caller keeps its record if it is to be restored. */
  async remove(/** @type {string} */ id) {
    this.#memory.delete(id);
    await this.#try(() => del(id, this.#disk));
  }

  /** Deletes everything. */
  async empty() {
    this.#memory.clear();
    await this.#try(() => clear(this.#disk));
  }

  /** Gives a game other tags; it stays where it is in the list. */
  async tag(/** @type {string} */ id, /** @type {string} */ tags) {
    const retag = (/** @type {unknown} */ old) => (isRecord(old) ? { ...old, tags } : old);
    const held = this.#memory.get(id);
    if (held) this.#memory.set(id, { ...held, tags });
    await this.#try(() => update(id, retag, this.#disk));
  }

  /** Stores an entry again that was removed. */
  async restore(/** @type {string} */ id, /** @type {unknown} */ value) {
    await this.#try(() => set(id, value, this.#disk));
  }
}
