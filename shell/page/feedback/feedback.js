// Sounds and shaking when something has happened at the table.

import { hasStages } from '../../table/game/turn-stages.js';
import { playSounds } from './sounds.js';

/** @import { Choices } from '../../saving/preferences.js' */
/** @import { Session } from '../../table/game/session.js' */
/** @import { Change, Table } from '../../table/table.js' */
/** @import { Cue } from './sounds.js' */

/** How a phone shakes, in milliseconds: on, off, on … @type {Record<Cue, number[]>} */
const shakes = { move: [12], capture: [25], check: [20, 40, 20], turn: [30], end: [40, 60, 80] };

/** Whether a change has brought a position after an action: one was played or drafted, or gone forward to. */
function isForward(/** @type {Change} */ { type, before }, /** @type {Session} */ { at }) {
  return type === 'play' || (['go', 'draft'].includes(type) && at > before.at);
}

/** Whether the turn has come to another seat where that is not so after each action anyway. */
function isHandedOn(/** @type {Session} */ { steps, at, view }) {
  if (!hasStages(view) && view.seats.length < 3) return false;
  return view.turn.player !== steps[at - 1].seat;
}

/**
 * The cues to be heard and felt after a change, in this order; none: no action has led to the position shown.
 * @param {Change} change
 * @param {Session} session
 * @param {boolean} isOurs whether it is the turn of a person at this screen
 * @returns {Cue[]}
 */
export function cuesOf(change, session, isOurs) {
  const { steps, at, view, outcome } = session;
  if (change.type === 'result') return outcome.result === 'ongoing' ? [] : ['end'];
  if (at === 0 || !isForward(change, session)) return [];
  /** @type {Cue[]} */
  const cues = [steps[at - 1].action.captures?.length ? 'capture' : 'move'];
  if (outcome.result !== 'ongoing') return [...cues, 'end'];
  if (view.pieces.some(({ check }) => check)) cues.push('check');
  else if (isHandedOn(session) && isOurs) cues.push('turn');
  return cues;
}

/** Lets a change be heard and felt, as far as the visitor wants that. */
export function giveFeedback(
  /** @type {Change} */ change,
  /** @type {Table} */ { session, whoseTurn },
  /** @type {Choices} */ { sound, shake },
) {
  if (!session) return;
  const { kind, people } = whoseTurn;
  // A complete turn that is still to be confirmed is heard as one: it is the next player's turn.
  const isOurs = ['person', 'ending'].includes(kind) && people.includes(session.view.turn.player);
  const cues = cuesOf(change, session, isOurs);
  const last = cues[cues.length - 1];
  if (!last) return;
  if (sound === 'on') playSounds(cues);
  if (shake === 'on') navigator.vibrate?.(shakes[last]);
}
