// The cards of the selected piece, for our page and for embedded boards.

import { html } from 'lit';

/**
 * @param {import('../table/table.js').Table} table
 * @param {import('../../web/types.js').View} view
 * @param {import('../../web/types.js').Family} family
 * @param {(text: string) => void} play
 */
export function cardRail(table, view, family, play) {
  return html`<motley-cards
    .view=${view}
    .square=${table.selected}
    .kinds=${family.kinds}
    .orders=${family.orders}
    .look=${table.choices.look}
    .words=${table.words}
    @motley-play=${(/** @type {CustomEvent} */ { detail }) => play(detail.text)}
    @motley-refuse=${(/** @type {CustomEvent} */ { detail }) => table.refuseCards(detail.cards)}
    @motley-consider=${(/** @type {CustomEvent} */ { detail }) => table.look({ considered: detail })}
    @motley-leave=${(/** @type {CustomEvent} */ { detail }) => table.board?.focusSquare(detail.square)}
  ></motley-cards>`;
}
