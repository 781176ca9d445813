// Puts our own drawings of pieces and cards into templates. No other texts are inserted as markup.

import { html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { cardArt, pieceArt } from '../art/art.js';

/** The drawing of a kind by its name, in the colours of a seat; on a tile in games with tiles. */
export function drawing(/** @type {string} */ name, /** @type {string} */ seat, isTile = false) {
  return html`<span
    class=${isTile ? 'drawing on-tile' : 'drawing'}
    data-seat=${isTile ? nothing : seat}
    data-tile=${isTile ? seat : nothing}
    aria-hidden="true"
    >${unsafeHTML(pieceArt(name))}</span
  >`;
}

/**
 * Cards in their order as drawings, with their names for screen readers.
 * @param {import('../board/types.js').Words} words
 * @param {string} look of the cards
 * @param {string} order
 */
export function cardRow(words, look, order) {
  const names = [...order].map((card) => words.format(`card-${card.toLowerCase()}`));
  return html`<span class="card-row" role="img" aria-label=${names.join(', ')}>
    ${[...order].map(
      (card) =>
        html`<span class="card-art" data-card=${card} aria-hidden="true"
          >${unsafeHTML(cardArt(look, card))}</span
        >`,
    )}
  </span>`;
}
