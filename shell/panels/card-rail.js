// The cards of the selected piece, for our page and for embedded boards.

import { html } from 'lit';

/**
 * @param {import('../table/table.js').Table & import('../table/host.js').Host} host
 * @param {import('../../web/types.js').View} view
 * @param {import('../../web/types.js').Family} family
 * @param {(text: string) => void} play
 */
export function cardRail(host, view, family, play) {
  return html`<motley-cards
    .view=${view}
    .square=${host.selected}
    .kinds=${family.kinds}
    .orders=${family.orders}
    .look=${host.choices.look}
    .words=${host.words}
    @motley-play=${(/** @type {CustomEvent} */ { detail }) => play(detail.text)}
    @motley-refuse=${(/** @type {CustomEvent} */ { detail }) => host.refuseCards(detail.cards)}
    @motley-consider=${(/** @type {CustomEvent} */ { detail }) => host.look({ considered: detail })}
    @motley-leave=${(/** @type {CustomEvent} */ { detail }) => host.board?.focusSquare(detail.square)}
  ></motley-cards>`;
}
