// The paint of pieces: light and dark for two sides, or a colour and an emblem for each seat.

import { nothing } from 'lit';

/** A view, or a family of the schema. @typedef {{ paint: 'sides' | 'colours' }} Painted */

/** Whether pieces are tiles in the colours of their seats. */
export function hasColours(/** @type {Painted} */ { paint }) {
  return paint === 'colours';
}

/**
 * The seat in whose colours a piece is: on a tile that of the seat that controls it.
 * @param {Painted} painted
 * @param {{ seat: string, owner?: string }} piece
 */
export function paintedSeat(painted, { seat, owner = seat }) {
  return hasColours(painted) ? owner : seat;
}

/**
 * The attributes of a drawing from which pieces.css takes its colours.
 * @param {Painted} painted
 * @param {{ seat: string, owner?: string }} piece
 */
export function painter(painted, piece) {
  const seat = paintedSeat(painted, piece);
  return hasColours(painted) ? { seat: nothing, tile: seat } : { seat, tile: nothing };
}
