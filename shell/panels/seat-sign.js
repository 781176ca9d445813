// The sign of a seat: a disc in its colour, or in games with tiles an emblem with a letter.

import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { emblemArt } from '../art/art.js';

/**
 * @param {{ files: number }} view
 * @param {string} seat
 * @param {string} [names] further classes
 */
export function seatSign({ files }, seat, names = '') {
  if (files > 0) return html`<span class="disc ${names}" data-seat=${seat} aria-hidden="true"></span>`;
  return html`<span class="emblem-sign ${names}" data-tile=${seat} aria-hidden="true"
    >${unsafeHTML(emblemArt(seat))}<b>${seat.toUpperCase()}</b></span
  >`;
}
