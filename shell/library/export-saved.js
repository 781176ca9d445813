// Saved games as a file of records, for the user to keep elsewhere.

import { readPacked } from '../saving/long-links.js';
import { writeLinkAsRecord } from '../table/records/record-link.js';

/** @typedef {import('./saved-games.js').SavedGame} SavedGame */

/** A stored value as a text without line breaks, as far as it has one. */
function textOf(/** @type {unknown} */ value) {
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
}

/**
 * Writes one game as a record. A game that cannot be played is written as it is stored, in a line that readers skip.
 * @param {import('../../web/engine.js').Engine} engine
 * @param {SavedGame} game
 * @returns {Generator<void, string>}
 */
function* exportGame(engine, { record, value }) {
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
 * @param {import('../../web/engine.js').Engine} engine
 * @param {SavedGame[]} games
 * @returns {Generator<void, string>}
 */
export function* exportSaved(engine, games) {
  const texts = [];
  for (const game of games) texts.push(yield* exportGame(engine, game));
  return texts.join('\n');
}
