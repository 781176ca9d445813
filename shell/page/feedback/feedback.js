// Sounds and shaking when something has happened at the table.

import { cuesOf } from './cues.js';
import { playSounds } from './sounds.js';

/**
 * @typedef {import('../../saving/preferences.js').Choices} Choices
 * @typedef {import('../../table/table.js').Change} Change
 * @typedef {import('../../table/table.js').Table} Table
 */

/** How a phone shakes, in milliseconds: on, off, on … @type {Record<import('./cues.js').Cue, number[]>} */
const shakes = { move: [12], capture: [25], check: [20, 40, 20], turn: [30], end: [40, 60, 80] };

/** Lets a change be heard and felt, as far as the visitor wants that. */
export function giveFeedback(
  /** @type {Change} */ change,
  /** @type {Table} */ { session, whoseTurn },
  /** @type {Choices} */ { sound, shake },
) {
  if (!session) return;
  const cues = cuesOf(change, session, whoseTurn.kind === 'person');
  const last = cues[cues.length - 1];
  if (!last) return;
  if (sound === 'on') playSounds(cues);
  if (shake === 'on') navigator.vibrate?.(shakes[last]);
}
