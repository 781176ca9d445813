// The players that a seat can have, in words: a person, computers by their character, with their measured strength, or
// with a time.

import { levels, readPlayer, secondsOf, times } from '../../links/players.js';
import strengths from '../../table/computer/strengths.json';
import { option, valueIn } from '../fields.js';

/** @import { Player } from '../../links/players.js' */

/** @typedef {Pick<import('../../services/state.js').Page, 'words'>} Page */

/** How many points a level has above a beginner; undefined where it was not measured. */
function pointsOf(/** @type {string} */ family, /** @type {Player} */ player) {
  /** @type {Record<string, number[]>} */
  const measured = strengths;
  return typeof player === 'number' ? measured[family]?.[player - 1] : undefined;
}

/** "learns with you", with its level and its points. */
function strengthName(
  /** @type {Page} */ { words },
  /** @type {string} */ family,
  /** @type {Player} */ player,
  person = 'strength-person',
) {
  if (!player) return words.format(person);
  const seconds = secondsOf(player);
  if (seconds) return words.format('strength-time', { seconds });
  const name = words.format('strength-level', { level: player });
  const points = pointsOf(family, player);
  return points === undefined ? name : words.format('strength-points', { name, points });
}

/**
 * The options of a field for a player.
 * @param {Page} app
 * @param {string} family
 * @param {Player} chosen
 * @param {string} [person] the message that says which person can be chosen; without it none can
 */
export function strengthOptions(app, family, chosen, person) {
  const offered = [...(person ? [0] : []), ...levels, ...times];
  const all = offered.includes(chosen) ? offered : [...offered, chosen];
  return all.map((player) => option(player, strengthName(app, family, player, person), player === chosen));
}

/** The player that was chosen in such a field. */
export const chosenIn = (/** @type {Event} */ event) => readPlayer(valueIn(event));
