// For games whose pieces have cards: the cards on the board, and the sign that some were exchanged.

import { html } from 'lit';
import { cardArt, drawn } from '../../art/art.js';

/** @import { Look, Piece, Scene } from '../view/types.js' */

/** The symbols of a piece's cards, of which the first are in use. */
export function cardStrip(/** @type {string} */ cards, /** @type {Look} */ look, /** @type {number} */ inUse) {
  return html`<span class="strip" data-look=${look}>
    ${[...cards].map(
      (letter, index) => html`<span class="card ${index < inUse ? '' : 'idle'}">${drawn(cardArt(look, letter))}</span>`,
    )}
  </span>`;
}

/** On a piece two cards of which were exchanged. */
const switchedArt = html`<svg viewBox="0 0 24 24">
  <circle class="disc" cx="12" cy="12" r="11"></circle>
  <path class="arrows" d="M5.5 9.5h12l-3.5-4M18.5 14.5h-12l3.5 4"></path>
</svg>`;

/** Whether the cards of a piece are drawn with it. */
export function isCarded(/** @type {Scene} */ scene, /** @type {Piece} */ piece) {
  return !!piece.cards && scene.hasStrip(piece);
}

/** The cards of a piece and the sign of an exchange, as a list. */
export function cardSigns(/** @type {Scene} */ scene, /** @type {Piece} */ piece) {
  const { cards, switched } = piece;
  return [
    cards && isCarded(scene, piece) && cardStrip(cards, scene.look, scene.cardsInUse),
    switched && html`<span class="switched at-ne">${switchedArt}</span>`,
  ];
}
