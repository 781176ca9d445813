// The names of the players, which are kept as in records: tags `Seat` among the notes of the link.

import { shownName } from '../../words/seat-names.js';

/** @import { Session } from './session.js' */

/** The longest name that can be typed, in characters. */
export const longestName = 40;

/**
 * The names of a game by seat. What is damaged has none.
 * @param {Pick<Session, 'extras'>} game
 * @returns {Map<string, string>}
 */
export function namesIn({ extras }) {
  const notes = extras.find(([key]) => key === 'notes')?.[1];
  if (!notes) return new Map();
  try {
    const { tags } = Object(JSON.parse(notes.startsWith('{') ? notes : decodeURIComponent(notes)));
    const seats = tags.filter((/** @type {unknown} */ tag) => Array.isArray(tag) && tag[0] === 'Seat' && tag[2]);
    return new Map(seats.map((/** @type {string[]} */ [, seat, name]) => [seat, String(name).slice(0, longestName)]));
  } catch {
    return new Map();
  }
}

/** The same names as sentences show them; those of which nothing is seen are none. */
export function shownNamesIn(/** @type {Pick<Session, 'extras'>} */ game) {
  const shown = [...namesIn(game)].map(([seat, name]) => /** @type {const} */ ([seat, shownName(name)]));
  return new Map(shown.filter(([, name]) => name));
}
