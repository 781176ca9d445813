// The sign of a seat: a disc in its colour, or in games with tiles an emblem with a letter.

import { html } from 'lit';
import { drawn, emblemArt } from '../../art/art.js';
import { hasColours } from '../../board/drawing/paint.js';

/**
 * @param {import('../../board/drawing/paint.js').Painted} painted
 * @param {string} seat
 * @param {string} [names] further classes
 */
export function seatSign(painted, seat, names = '') {
  if (!hasColours(painted)) return html`<span class="disc ${names}" data-seat=${seat} aria-hidden="true"></span>`;
  return html`<span class="emblem-sign ${names}" data-tile=${seat} aria-hidden="true"
    >${drawn(emblemArt(seat))}<b>${seat.toUpperCase()}</b></span
  >`;
}
