// The saved games as the dialog "Your games" shows them. Each is replayed; one that cannot be is listed with its error.

import { getExtra, parseLink } from '../links/links.js';
import { formatLinkAsRecord } from '../links/record-link.js';
import { isFlipped, readResult } from '../table/session.js';

/**
 * @typedef {import('./store.js').GameRecord} GameRecord
 * @typedef {import('../../web/types.js').View} View
 * @typedef {import('../../web/types.js').Outcome} Outcome
 */

/**
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {unknown} value as it is stored
 * @property {GameRecord} [record] if it is one
 * @property {View} [view] of the position shown last; none: it cannot be opened
 * @property {Outcome} [outcome]
 * @property {number} [count] of actions
 * @property {boolean} [isFlipped]
 * @property {unknown} [error] why it cannot be opened
 */

const shownAtMost = 60;

/** Plays the actions of a link up to the position that it shows. Throws a MotleyError. */
function replay(
  /** @type {import('../../web/engine.js').Game} */ game,
  /** @type {import('../links/links.js').Link} */ link,
) {
  game.setVariant(link.variant);
  if (link.position) game.setPosition(link.position);
  const at = Number(getExtra(link, 'at') ?? link.actions.length);
  for (const action of link.actions.slice(0, at)) game.play(action);
  return at >= link.actions.length;
}

/**
 * @param {import('../../web/engine.js').Engine} engine
 * @param {GameRecord} record
 * @returns {SavedGame}
 */
function readGame(engine, record) {
  const game = engine.createGame();
  try {
    const link = parseLink(record.link);
    const isAtEnd = replay(game, link);
    const view = game.view();
    const decided = isAtEnd && readResult(getExtra(link, 'result') ?? '', view.seats);
    return {
      id: record.id,
      value: record,
      record,
      view,
      outcome: view.outcome.result === 'ongoing' && decided ? decided : view.outcome,
      count: link.actions.length,
      isFlipped: isFlipped(link),
    };
  } catch (error) {
    return { id: record.id, value: record, record, error };
  } finally {
    game.dispose();
  }
}

/**
 * @param {import('../../web/engine.js').Engine} engine
 * @param {import('./store.js').Store} store
 * @returns {Promise<SavedGame[]>} the latest first
 */
export async function readSaved(engine, store) {
  const { games, broken } = await store.list();
  return [
    ...games.slice(0, shownAtMost).map((record) => readGame(engine, record)),
    ...broken.map(({ id, broken }) => ({ id, value: broken })),
  ];
}

/** Writes one game as a record. What cannot be played is written as it is stored, in a line that readers skip. */
function exportGame(
  /** @type {import('../../web/engine.js').Engine} */ engine,
  /** @type {SavedGame} */ { record, value },
) {
  try {
    if (record) return formatLinkAsRecord(engine, parseLink(record.link), new Date(record.changed));
  } catch {
    // It cannot be replayed, so it is written as it is stored.
  }
  return `% ${JSON.stringify(value)}\n`;
}

/**
 * All saved games as a file of records, for the user to keep elsewhere.
 * @param {import('../../web/engine.js').Engine} engine
 * @param {SavedGame[]} games
 */
export function exportSaved(engine, games) {
  return games.map((game) => exportGame(engine, game)).join('\n');
}
