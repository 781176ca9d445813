// The layout of a screen with a board: the parts below each other on a phone, side by side on a wide screen.

import { html, nothing } from 'lit';
import { styled } from '../board/styled.js';
import { aspectOf } from './board-panel.js';

/** @typedef {import('../../web/types.js').View} View */

/**
 * @param {View} view
 * @param {object} parts
 * @param {unknown} parts.status
 * @param {unknown} [parts.seats]
 * @param {unknown} parts.board
 * @param {unknown} parts.rail
 * @param {unknown} parts.controls
 * @param {unknown} parts.side
 */
export function layout(view, { status, seats, board, rail, controls, side }) {
  return html`<div class=${view.surface === 'plane' ? 'table endless' : 'table'}>
    <section class="play-area" aria-labelledby="game-title">
      ${status} ${seats ?? nothing}
      <div class="board-place" ${styled({ '--aspect': aspectOf(view) })}>${board}</div>
    </section>
    ${rail}
    <div class="under">${controls}</div>
    ${side}
  </div>`;
}
