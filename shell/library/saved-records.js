// Saved games are written to a file of records, and become saved games again.

import { getExtra } from '../links/links.js';
import { inSlices } from '../links/slices.js';
import { readPacked, writePacked } from '../saving/long-links.js';
import { makeId } from '../saving/store.js';
import { isPgn } from '../table/records/pgn-kind.js';
import { readRecords } from '../table/records/record.js';
import { findVariations, makeRecordLink, takeFound, writeLinkAsRecord } from '../table/records/record-link.js';
import { growTree, layOut, mainFrom } from '../table/records/variation-tree.js';

/** @import { Engine } from '../../web/engine.js' */
/** @import { Link } from '../links/links.js' */
/** @import { GameRecord, Store } from '../saving/store.js' */
/** @import { readPgn } from '../table/records/pgn.js' */
/** @import { Found, GameText } from '../table/records/record.js' */
/** @import { AnyRules, SavedGame } from './saved-games.js' */

// ----- export

/** What only this browser may know of a game by link: the key by which it speaks, and cards chosen in secret. */
const secrets = ['key', 'secret'];

/** Part of a stored value as others may have it. */
function withoutSecrets(/** @type {string} */ name, /** @type {unknown} */ value) {
  if (name !== 'own' || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => !secrets.includes(key)));
}

/** A stored value as a text without line breaks, as far as it has one. */
function textOf(/** @type {unknown} */ value) {
  try {
    return JSON.stringify(value, withoutSecrets);
  } catch {
    return String(value);
  }
}

/**
 * Writes one game as a record. A game that cannot be played is written as it is stored, in a line that readers skip.
 * @returns {Generator<void, string>}
 */
function* exportGame(/** @type {Engine} */ engine, /** @type {SavedGame} */ { record, value }) {
  try {
    if (record)
      return yield* writeLinkAsRecord(engine, yield* readPacked(record), new Date(record.changed), record.tags);
  } catch {
    // It cannot be replayed, so it is written as it is stored.
  }
  return `% ${textOf(value)}\n`;
}

/**
 * All saved games as a file of records, for the user to keep elsewhere; with pauses.
 * @returns {Generator<void, string>}
 */
export function* exportSaved(/** @type {Engine} */ engine, /** @type {SavedGame[]} */ games) {
  const texts = [];
  for (const game of games) texts.push(yield* exportGame(engine, game));
  return texts.join('\n');
}

// ----- import

/**
 * The page that imports games, with the part that reads PGN.
 * @typedef {object} Importing
 * @property {AnyRules} engine
 * @property {Store} store
 * @property {{ load: (name: 'pgn') => Promise<{ readPgn: typeof import('../table/records/pgn.js').readPgn }> }} parts
 */

/**
 * The identity of a game as a text, and its date, if the record has one. A record is given the day of its export
 * where the game has no date. Clocks are no part of the identity.
 * @param {Link} link
 * @returns {Generator<void, { text: string, date: string | undefined }>}
 */
function* identify(link) {
  const { variant, position } = link;
  const { tags, comments, nags, variations } = yield* findVariations(link);
  const line = yield* growTree({ actions: link.actions, comments, nags }, variations);
  line[line.length - 1].result = (getExtra(link, 'result') ?? '').replaceAll('+', ' ');
  const others = tags.filter(([name]) => name !== 'Date');
  return {
    text: JSON.stringify([variant, position, layOut(mainFrom(line[0])), others]),
    date: tags.find(([name]) => name === 'Date')?.[1],
  };
}

/**
 * The games that are here. One that a file has too is recognised by its identity in a record, and left as it is: in the
 * store it may know more, such as who plays.
 */
class Known {
  /** The saved games by their identities. @type {Map<string, { date: string | undefined, record: GameRecord }[]>} */
  #games = new Map();

  async add(/** @type {GameRecord} */ record) {
    try {
      const { text, date } = await inSlices(identify(await inSlices(readPacked(record))));
      this.#games.set(text, [...(this.#games.get(text) ?? []), { date, record }]);
    } catch {
      // A game that cannot be read cannot be found.
    }
  }

  /** @returns {Promise<GameRecord | undefined>} */
  async find(/** @type {Link} */ link) {
    const { text, date } = await inSlices(identify(link));
    return this.#games.get(text)?.find((game) => game.date === undefined || game.date === date)?.record;
  }
}

/**
 * Work that is left, with null, once nobody wants it any more.
 * @template T
 * @param {Generator<void, T>} work
 * @param {() => boolean} isWanted
 * @returns {Generator<void, T | null>}
 */
function* whileWanted(work, isWanted) {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (!isWanted()) return null;
    yield;
  }
}

/**
 * The games of a file of records, or of PGN, for which a part of the page is loaded; and the faults of those that
 * cannot be read. Throws a RecordError.
 * @param {{ engine: AnyRules, parts: { load: (name: 'pgn') => Promise<{ readPgn: typeof readPgn }> } }} page
 * @param {string} text
 * @param {() => boolean} isWanted whether the user has not opened something else meanwhile
 * @param {(done: number, count: number) => void} [tell] tells how many of how many games of PGN have been read
 * @returns {Promise<(Found & { isPgn: boolean }) | null>} null: they are not wanted any more
 */
export async function findRecords({ engine, parts }, text, isWanted, tell) {
  await engine.loadAll?.();
  const families = engine.schema().families.map(({ family }) => family);
  const isOurs = !isPgn(text, families);
  const work = isOurs ? readRecords(engine, text) : (await parts.load('pgn')).readPgn(engine, text, tell);
  const found = await inSlices(whileWanted(work, isWanted));
  return found && { ...found, isPgn: !isOurs };
}

/** After so many games it is told how many have been looked at. */
const toldOf = 100;

/**
 * Saves games that are not here yet, but for one that is to be opened.
 * @param {{ store: Store }} page
 * @param {GameText[]} games
 * @param {number} chosen
 * @param {() => boolean} isWanted whether the user has not opened something else meanwhile
 * @param {(done: number, count: number) => void} [tell] tells how many of how many games have been looked at
 * @returns {Promise<{ link: Link, record?: GameRecord, tags?: string, saved: number, known: number } | null>} the
 *   chosen game, its record if it is here, the tags by which its owner finds it, and how many others were saved, or
 *   were here
 */
export async function importRecords({ store }, games, chosen, isWanted, tell = () => {}) {
  const records = games.map(takeFound);
  const { record: first, found: tags } = records[chosen];
  const here = new Known();
  for (const game of (await store.list()).games) await here.add(game);
  if (!isWanted()) return null;
  let saved = 0;
  for (const [i, { record, found: tags }] of records
    .filter((_, i) => i !== chosen)
    .reverse()
    .entries()) {
    if (i > 0 && i % toldOf === 0) tell(i, records.length);
    const link = await inSlices(makeRecordLink(record));
    if (await here.find(link)) continue;
    const game = { id: makeId(), ...(await inSlices(writePacked(link))), revision: makeId(), changed: Date.now() };
    await store.save(game);
    if (tags) await store.tag(game.id, tags);
    await here.add(game);
    saved++;
  }
  const link = await inSlices(makeRecordLink(first));
  const record = await here.find(link);
  const known = records.length - saved - (record ? 0 : 1);
  return { link: record ? await inSlices(readPacked(record)) : link, record, tags, saved, known };
}
