// Moves in two parts, and the questions between several actions with the same source and target.

import { actionsFrom, groupTargets } from './choices.js';

/** @import { Action, Choosing, View } from './types.js' */

/** The moves among a piece's actions that end on a square, or may go on from it to a capture. */
function movesThrough(/** @type {Action[]} */ actions, /** @type {string} */ landing) {
  return actions.filter(
    ({ type, target, landings = [] }) => type === 'move' && (target === landing || landings.includes(landing)),
  );
}

/** Where the piece on a square can go on to after the first part of its move; to stay is one of it. */
export function onwardOf(/** @type {View} */ view, /** @type {string} */ source, /** @type {string} */ landing) {
  return groupTargets(movesThrough(actionsFrom(view, source), landing));
}

/** The respects in which actions with one target may differ, in the order of the questions. */
const aspects = {
  carry: (/** @type {Action} */ { via, carriedVia, carriedTo }) => `${via} ${carriedVia} ${carriedTo}`,
  kind: (/** @type {Action} */ { kind = '' }) => kind,
  facing: (/** @type {Action} */ { facing }) => String(facing),
  text: (/** @type {Action} */ { text }) => text,
};

/** @typedef {keyof typeof aspects} Aspect */

/** @returns {Action[][]} */
function group(/** @type {Action[]} */ actions, /** @type {Aspect} */ aspect) {
  /** @type {Map<string, Action[]>} */
  const groups = new Map();
  for (const action of actions) {
    const key = aspects[aspect](action);
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  return [...groups.values()];
}

/** Sorts facings clockwise, beginning with that of the piece now. */
function byTurn(/** @type {Action[][]} */ groups, /** @type {number} */ now) {
  const turn = (/** @type {Action[]} */ [{ facing = now }]) => (facing - now + 4) % 4;
  return groups.sort((one, other) => turn(one) - turn(other));
}

/**
 * The next question between actions that end on one square, of which there are at least two.
 * @param {string | null} source null: the actions begin with several kinds of the hand
 * @param {string} target
 * @param {Action[]} actions
 * @param {number} facing of the piece now
 * @returns {Choosing}
 */
export function askAbout(source, target, actions, facing) {
  const names = /** @type {Aspect[]} */ (Object.keys(aspects));
  const aspect = names.find((name) => group(actions, name).length > 1) ?? 'text';
  const groups = group(actions, aspect);
  if (aspect === 'facing') byTurn(groups, facing);
  return { source, target, aspect, groups, actions: groups.map(([first]) => first), index: 0 };
}
