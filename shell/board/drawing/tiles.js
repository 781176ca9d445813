// Draws the emblems of seats on tiles.

import { html, nothing } from 'lit';
import { emblemArt } from '../../art/art.js';
import { drawn } from '../../art/drawn.js';

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
