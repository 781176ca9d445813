// Gives the players of a game other names.

import { finish } from '../../links/slices.js';
import { longestName } from '../game/names.js';
import { findNotes, writeNotes } from './record-link.js';

/** @import { Session } from '../game/session.js' */

/**
 * The notes of a game with another name for a seat; an empty one removes it. Everything else in them stays.
 * @param {Pick<Session, 'extras'>} game
 * @param {string} seat
 * @param {string} name
 * @returns {Session['extras']}
 */
export function withName({ extras }, seat, name) {
  const { tags, ...said } = finish(findNotes({ extras }));
  const others = tags.filter(([tag, of]) => tag !== 'Seat' || of !== seat);
  const text = name.trim().slice(0, longestName);
  const all = /** @type {typeof tags} */ (text ? [...others, ['Seat', seat, text]] : others);
  const rest = extras.filter(([key]) => key !== 'notes');
  if ([all, ...Object.values(said)].every(({ length }) => length === 0)) return rest;
  return [...rest, ['notes', finish(writeNotes({ tags: all, ...said }))]];
}
