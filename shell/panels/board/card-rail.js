// The cards of the selected piece, for our page and for embedded boards.

import { html } from 'lit';
import '../../board/motley-cards.js';

/**
 * @param {import('../../table/table.js').Table} table
 * @param {import('../../../web/types.js').View} view
 * @param {import('../../../web/types.js').Family} family
 * @param {(square: string, cards: string) => void} [arrange] puts cards in order, before the game
 */
export function cardRail(table, view, family, arrange) {
  return html`<div role="group" aria-label=${table.words.format('rail')}>
    <motley-cards
      .view=${view}
      .square=${table.source}
      .kinds=${family.kinds}
      .orders=${family.orders}
      .cardsInUse=${family.cardsInUse}
      .arranging=${arrange !== undefined}
      .look=${table.choices.look}
      .words=${table.words}
      @motley-play=${(/** @type {CustomEvent} */ { detail }) => table.choose(detail.text)}
      @motley-arrange=${(/** @type {CustomEvent} */ { detail }) => arrange?.(detail.square, detail.cards)}
      @motley-refuse=${(/** @type {CustomEvent} */ { detail }) => table.refuseCards(detail.cards)}
      @motley-consider=${(/** @type {CustomEvent} */ { detail }) => table.look({ considered: detail })}
      @motley-leave=${(/** @type {CustomEvent} */ { detail }) => table.board?.focusSquare(detail.square)}
    ></motley-cards>
  </div>`;
}
