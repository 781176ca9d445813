// What is drawn on tiles and around them: the emblems of seats, the last action and the selection.

import { html, nothing } from 'lit';
import { emblemArt } from '../art/art.js';
import { drawn } from '../art/drawn.js';
import { selectedSign } from './glyphs.js';
import { mark } from './overlay.js';
import { hasColours } from './paint.js';

/** @typedef {import('./types.js').Scene} Scene */

/** The emblem of a seat, with its letter. */
function emblem(/** @type {string} */ seat, names = '') {
  return html`<span class="emblem-place ${names}" data-tile=${seat}
    >${drawn(emblemArt(seat))}<b>${seat.toUpperCase()}</b></span
  >`;
}

/** The emblem of the seat that controls a tile; on a tile that was taken over also that of its first seat. */
export function emblems(/** @type {{ seat: string, owner?: string }} */ { seat, owner = seat }) {
  return html`${emblem(owner)} ${owner === seat ? nothing : emblem(seat, 'origin')}`;
}

/** Tiles cover their squares, so the last action and the selection are drawn around the tiles. */
export function tileMarks(/** @type {Scene} */ scene) {
  const { last, selected, view } = scene;
  const at = last[last.length - 1];
  if (!hasColours(view)) return nothing;
  return html`${at && at !== selected ? mark(scene, at, 'arrived', selectedSign) : nothing}
  ${selected ? mark(scene, selected, 'chosen', selectedSign) : nothing}`;
}
