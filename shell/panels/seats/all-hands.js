// The hands of all seats, in the tab with the pieces.

import { html, nothing } from 'lit';
import { drawing } from '../../board/drawing/drawing.js';
import { seatId } from '../../words/seat-names.js';
import { seatSign } from './seat-sign.js';

/**
 * @typedef {import('../../table/table.js').Table} Table
 * @typedef {import('../../../web/types.js').Family} Family
 * @typedef {import('../../../web/types.js').View} View
 */

/** All hands, drawn small, one row for each seat; without pieces that have to come to the board at once. */
export function allHands(/** @type {Table} */ { words }, /** @type {View} */ view, /** @type {Family} */ { kinds }) {
  if (view.hands.length === 0 || view.pending.length > 0) return nothing;
  const countOf = (/** @type {string} */ seat, /** @type {string} */ code) =>
    view.hands.find((hand) => hand.seat === seat && hand.kind === code)?.count ?? 0;
  return html`<section>
    <h3>${words.format('hands')}</h3>
    <table class="hands">
      <thead>
        <tr>
          <td></td>
          ${kinds.map(
            ({ name }) =>
              html`<th scope="col">
                ${drawing(name)}<span class="only-spoken">${words.format(`kind-${name}`)}</span>
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${[...view.seats].map(
          (seat) =>
            html`<tr>
              <th scope="row">${seatSign(view, seat)} ${words.name(seatId(view.family, seat))}</th>
              ${kinds.map(({ code }) => html`<td>${countOf(seat, code) || '–'}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
