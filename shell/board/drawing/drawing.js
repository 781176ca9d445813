// Puts our own drawings of pieces and cards into templates. No other texts are inserted as markup.

import { html } from 'lit';
import { cardArt, drawn, pieceArt } from '../../art/art.js';
import { hasColours, painter } from './paint.js';

/** @type {import('./paint.js').Painted} */
const plain = { paint: 'sides' };

/** The drawing of a kind by its name, in the colours of a seat or of nobody; on a tile in games with tiles. */
export function drawing(/** @type {string} */ name, seat = 'nobody', painted = plain) {
  const paint = painter(painted, { seat });
  return html`<span
    class=${hasColours(painted) ? 'drawing on-tile' : 'drawing'}
    data-seat=${paint.seat}
    data-tile=${paint.tile}
    aria-hidden="true"
    >${drawn(pieceArt(name, seat))}</span
  >`;
}

/**
 * Cards in their order as drawings, with their names for screen readers.
 * @param {import('../view/types.js').Words} words
 * @param {string} look of the cards
 * @param {string} order
 */
export function cardRow(words, look, order) {
  const names = [...order].map((card) => words.format(`card-${card.toLowerCase()}`));
  return html`<span class="card-row" role="img" aria-label=${names.join(', ')}>
    ${[...order].map(
      (card) =>
        html`<span class="card-art" data-card=${card} aria-hidden="true"
          >${drawn(cardArt(look, card))}</span
        >`,
    )}
  </span>`;
}
