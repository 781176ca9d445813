// Turns of several actions: which actions belong to a turn, and what has to be done next in it.

import { isAllFromHand, targetsFromHand } from '../../board/view/choices.js';
import { kindId } from './turns.js';

/** @import { Family, View } from '../../../web/types.js' */
/** @import { Words } from '../../words/words.js' */
/** @import { Session, Step } from './session.js' */

/** Whether turns of this game have several actions. */
export function hasStages(/** @type {View} */ { turn }) {
  return (turn.of ?? 0) > 1;
}

/** Which action of the turn comes next, of how many. */
export function stageOf(/** @type {View} */ { turn }) {
  const { of: total = 1, left } = turn;
  return { number: Math.min(total - left + 1, total), total };
}

/** Whether an action counts as one of the turn; some, as placing a freed piece, come on top. */
export function isCounted(/** @type {Step} */ { action }) {
  return !action.extra;
}

/** The steps of one turn that were played last before a place in the game. */
export function turnBefore(
  /** @type {Step[]} */ steps,
  /** @type {number} */ at,
  /** @type {{ seat: string, number: number }} */ { seat, number },
) {
  let start = at;
  while (start > 0 && steps[start - 1].seat === seat && steps[start - 1].number === number) start--;
  return { seat, start, steps: steps.slice(start, at) };
}

/**
 * The steps of the current turn; or of the turn that is complete, if its player has not ended it yet or it was the last
 * of the game.
 * @param {Session} session
 * @param {boolean} isComplete
 */
export function turnSoFar({ steps, at, view }, isComplete) {
  const last = steps[at - 1];
  const { player: seat, number } = view.turn;
  return turnBefore(steps, at, isComplete && last ? last : { seat, number });
}

/** The piece that the player has to put onto the board before anything else; undefined: none. */
export function findDemand(/** @type {View} */ view) {
  const lost = view.pending.find(({ seat }) => seat === view.turn.player);
  return isAllFromHand(view) ? lost : undefined;
}

/** The demand to do something before anything else, in words: place a King, or replace a piece. Empty if none. */
export function describeDemand(
  /** @type {Words} */ words,
  /** @type {Family | undefined} */ family,
  /** @type {View} */ view,
) {
  const lost = findDemand(view);
  if (!lost) return '';
  const sources = view.pieces.filter(({ square }) => targetsFromHand(view).has(square)).map(({ kind }) => kind);
  return words.format(`demand-${view.turn.phase}`, {
    kind: kindId(family, lost.kind),
    sources: words.list(
      [...new Set(sources)].map((kind) => kindId(family, kind)),
      'disjunction',
    ),
  });
}
