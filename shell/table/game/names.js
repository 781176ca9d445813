// The names of the players, which are kept as in records: tags `Seat` among the notes of the link.

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
