// Who paints a piece: one of two sides, light and dark, or a seat with a colour and an emblem of its own.

import { nothing } from 'lit';

/** What says it: a view, or a family of the schema. @typedef {{ paint: 'sides' | 'colours' }} Painted */

/** Whether pieces are tiles in the colours of their seats. */
export function hasColours(/** @type {Painted} */ { paint }) {
  return paint === 'colours';
}

/**
 * What a drawing has as attributes, for pieces.css.
 * @param {Painted} painted
 * @param {{ seat: string, owner?: string }} piece the colour is that of who controls it
 */
export function painter(painted, { seat, owner = seat }) {
  return hasColours(painted) ? { seat: nothing, tile: owner } : { seat, tile: nothing };
}
