// Which sounds belong to what has just happened at the table.

import { hasStages } from '../../table/game/turn-stages.js';

/**
 * @typedef {import('../../table/game/session.js').Session} Session
 * @typedef {import('../../table/table.js').Change} Change
 */

/** @typedef {'move' | 'capture' | 'check' | 'turn' | 'end'} Cue */

/** Whether a change has brought a position that follows from an action: one was played, or gone forward to. */
function isForward(/** @type {Change} */ { type, before }, /** @type {Session} */ { at }) {
  return type === 'play' || (type === 'go' && at > before.at);
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
