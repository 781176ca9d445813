// The way of an action over the board, as the viewer sees it: by way of the square where a move in two parts lands, and
// over the edge of a board whose outer files are neighbours.

import { stopOf } from './choices.js';

/** @import { Layout, View } from './types.js' */

/** Where somebody goes. @typedef {{ from: string, to: string, via?: string | string[], around?: number }} Course */

/**
 * @typedef {object} Way
 * @property {{ column: number, row: number }[]} places from the first square to the last one; over the edge that one is
 *   beside the board
 * @property {number} beyond how many columns the last place is to the right of its square, because the way leads over
 *   the edge; 0 if it does not
 */

/**
 * @param {Layout} geometry
 * @param {Course} course
 * @returns {Way}
 */
export function wayOf(geometry, { from, to, via, around = 0 }) {
  const squares = [from, via ?? [], to].flat();
  const places = squares.map((square) => geometry.place(square));
  const [start, end] = [places[0], places[places.length - 1]];
  const beyond = around === 0 ? 0 : start.column + (geometry.isFlipped ? -around : around) - end.column;
  places[places.length - 1] = { column: end.column + beyond, row: end.row };
  return { places, beyond };
}

/**
 * The only value of several; undefined if there are others.
 * @template Value
 * @param {(Value | undefined)[]} values
 */
function only(values) {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

/** How a piece goes from one square to another by an action of a view, as far as all such actions agree. */
function courseIn(/** @type {View} */ { actions }, /** @type {string} */ from, /** @type {string} */ to) {
  const moves = actions.filter(({ source, target }) => source === from && target === to);
  return { via: only(moves.map(stopOf)), around: only(moves.map(({ around }) => around)) };
}

/**
 * How a piece has gone from one square to another between two views; or back, if an action was taken back.
 * @param {View | null} before
 * @param {View} after
 * @param {{ from: string, to: string }} move
 * @returns {Course}
 */
export function courseBetween(before, after, { from, to }) {
  const there = before && courseIn(before, from, to);
  const back = courseIn(after, to, from);
  const isThere = !!(there?.via || there?.around);
  const via = isThere ? there.via : back.via;
  const around = isThere ? there.around : back.around && -back.around;
  return { from, to, ...(via && { via }), ...(around && { around }) };
}
