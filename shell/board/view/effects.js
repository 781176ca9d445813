// Finds out what actions do to the board: the view after them is compared with that before.

import { isOwn, pieceOn } from './choices.js';
import { PieceTracking } from './piece-tracking.js';

/** @import { Action, Piece, Trail, View } from './types.js' */

/**
 * @typedef {object} Effects
 * @property {string[]} taken squares of the pieces that leave the board, or are captives from then on
 * @property {string[]} recruited squares of the pieces that change sides where they stand
 * @property {{ from: string, to: string }[]} moved pieces that go elsewhere, besides the one that acts
 * @property {Piece[]} come pieces that come from the hand to an empty square, or are left there by their carrier
 * @property {Pair[]} pairs who captures with the one that acts
 */

/** Two squares of pieces that capture a third. @typedef {{ actor: string, victim: string, partner: string }} Pair */

/** The effects where no action is considered. @type {Effects} */
export const noEffects = { taken: [], recruited: [], moved: [], come: [], pairs: [] };

/** @returns {Effects} */
export function effectsOf(/** @type {View} */ before, /** @type {View} */ after, /** @type {Action} */ action) {
  const { source, target = '', partners = [] } = action;
  const { moved, turned, gone, covered, come } = PieceTracking.compare(before, after, action);
  const there = pieceOn(after, target);
  const on = there?.on;
  const isAboard = (/** @type {Piece} */ { kind, seat }) => !!on && !on.captive && on.kind === kind && on.seat === seat;
  return {
    taken: [...gone, ...covered].filter((piece) => !isAboard(piece)).map(({ square }) => square),
    recruited: turned.filter(({ old, piece }) => old.seat !== piece.seat).map(({ piece }) => piece.square),
    moved: moved.filter(({ from }) => from !== source).map(({ from, to }) => ({ from, to })),
    come: come.filter(({ square }) => square === source || !pieceOn(before, square)),
    pairs: partners.map(({ square, victim }) => ({ actor: target, victim, partner: square })),
  };
}

/**
 * What stands below the piece that has acted, and from where it was picked up; `from` is undefined for what was there
 * before.
 * @param {View} before
 * @param {View} after
 * @param {Action} action
 */
export function loadOf(before, after, { via = '', target = '' }) {
  const piece = pieceOn(after, target)?.on;
  if (!piece) return undefined;
  const isChanged = (/** @type {string} */ at) => pieceOn(after, at)?.kind !== pieceOn(before, at)?.kind;
  return { piece, from: [via, target].find((at) => isOwn(before, at) && (at === target || isChanged(at))) };
}

/** The trail where nothing has happened. @type {Trail} */
export const noTrail = { stages: [], taken: [], pairs: [], handed: [] };
