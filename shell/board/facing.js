// Where pieces look: quarter turns clockwise, counted from their owner's forward.

import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { markArt } from '../art/art.js';
import { styled } from './styled.js';

/** The directions on the screen, by quarter turns clockwise from up. */
export const directions = /** @type {const} */ (['up', 'right', 'down', 'left']);

/**
 * Quarter turns from the top of the screen. The first seat plays upwards, the second one downwards.
 * @param {{ seats: string }} view
 * @param {string} seat
 * @param {number} facing
 * @param {boolean} isFlipped
 */
export function turnOnScreen({ seats }, seat, facing, isFlipped) {
  return (facing + 2 * seats.indexOf(seat) + (isFlipped ? 2 : 0)) % 4;
}

/** The pointer at the edge of the square to which a piece looks. */
export function facingMark(/** @type {number} */ turn) {
  return html`<span class="facing" data-turn=${turn} ${styled({ '--turn': turn })}
    >${unsafeHTML(markArt('facing'))}</span
  >`;
}
