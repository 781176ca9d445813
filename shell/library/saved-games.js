// The saved games as the dialog "Your games" shows them. Each is replayed; one that cannot be is listed with its error.

import { getExtra } from '../links/links.js';
import { readPlayers, seatsText } from '../links/players.js';
import { inSlices } from '../links/slices.js';
import { readPacked } from '../saving/long-links.js';
import { shownNamesIn } from '../table/game/names.js';
import { isFlipped, readResult } from '../table/game/session.js';
import { describeResult } from '../words/game-status.js';
import { playerAt } from '../words/seat-names.js';

/** @import { Engine, Game } from '../../web/engine.js' */
/** @import { Outcome, View } from '../../web/types.js' */
/** @import { Link } from '../links/links.js' */
/** @import { GameRecord, Store } from '../saving/store.js' */
/** @import { Words } from '../words/words.js' */

/**
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {unknown} value as it is stored
 * @property {GameRecord} [record] if it is one
 * @property {View} [view] of the position shown last; none: it cannot be opened
 * @property {Outcome} [outcome]
 * @property {number} [count] of actions
 * @property {boolean} [isFlipped]
 * @property {Map<string, string>} [names] that were typed, by seat
 * @property {import('../links/players.js').Players} [players]
 * @property {unknown} [error] why it cannot be opened
 */

/**
 * The rules of all families, or those that are loaded by family.
 * @typedef {Engine & { load?: (variant: string) => Promise<void>,
 *   loadAll?: () => Promise<void>, loadWords?: (family?: string) => Promise<void>,
 *   isMissing?: (variant: string) => boolean, files?: Record<string, string> }} AnyRules
 */

export const shownAtMost = 60;

/**
 * Plays the actions of a link up to the position that it shows, with pauses. Throws a MotleyError.
 * @returns {Generator<void, boolean>} whether that is the last position
 */
function* replay(/** @type {Game} */ game, /** @type {Link} */ link) {
  game.setVariant(link.variant);
  if (link.position) game.setPosition(link.position);
  const at = Number(getExtra(link, 'at') ?? link.actions.length);
  for (const action of link.actions.slice(0, at)) {
    game.play(action);
    yield;
  }
  return at >= link.actions.length;
}

/** @param {Engine} engine @param {GameRecord} record @returns {Generator<void, SavedGame>} */
function* readGame(engine, record) {
  /** @type {Game | undefined} */
  let game;
  try {
    const link = yield* readPacked(record);
    game = engine.createGame(link.variant);
    const isAtEnd = yield* replay(game, link);
    const view = game.view();
    const decided = isAtEnd && readResult(getExtra(link, 'result') ?? '', view.seats);
    return {
      id: record.id,
      value: record,
      record,
      view,
      outcome: view.outcome.result === 'ongoing' && decided ? decided : view.outcome,
      count: link.actions.length,
      isFlipped: isFlipped(link, view),
      names: shownNamesIn(link),
      players: readPlayers(seatsText(link), view.seats),
    };
  } catch (error) {
    return { id: record.id, value: record, record, error };
  } finally {
    game?.dispose();
  }
}

/** @param {Engine} engine @param {GameRecord[]} records @returns {Generator<void, SavedGame[]>} */
function* readGames(engine, records) {
  const games = [];
  for (const record of records) games.push(yield* readGame(engine, record));
  return games;
}

/**
 * The games that are shown of those in the store, the latest first, and the entries that are none.
 * @param {AnyRules} engine
 * @param {Store} store
 * @param {{ matches?: (record: GameRecord) => boolean, most?: number }} [which]
 * @returns {Promise<{ games: SavedGame[], count: number, isWhole: boolean }>} count: how many games there are that
 *   match; not whole: what is stored cannot be read now
 */
export async function readSaved(engine, store, { matches = () => true, most = shownAtMost } = {}) {
  const { games, broken, isWhole } = await store.list();
  const found = games.filter(matches);
  const records = found.slice(0, most);
  // A game whose rules cannot be loaded is listed with that error.
  const variants = new Set(records.map(({ link }) => String(link).split(/[;!]/, 1)[0]));
  await Promise.allSettled([...variants].map((variant) => engine.load?.(variant)));
  const shown = await inSlices(readGames(engine, records));
  const all = [...shown, ...broken.map(({ id, broken }) => ({ id, value: broken }))];
  return { games: all, count: found.length, isWhole };
}

/** One line about a saved game: whose turn it is, or how it ended. */
export function describeSaved(/** @type {{ words: Words }} */ { words }, /** @type {SavedGame} */ game) {
  if (!game.view || !game.outcome) return '';
  if (game.record?.setup) return words.format('saved-setup');
  const { family, turn } = game.view;
  const called = (/** @type {string} */ seat) => game.names?.get(seat);
  if (game.outcome.result !== 'ongoing') return describeResult(words, family, game.outcome, called);
  const { player, number } = turn;
  return words.format('saved-turn', { seat: playerAt({ called }, family, player), number });
}
