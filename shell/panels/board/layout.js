// The layout of a screen with a board: beside the board everything else where the window is wider than high, above and
// below it where it is higher. A game with its tabs stays in the window there, and the board keeps its place whatever
// they show.

import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { styled } from '../../board/drawing/styled.js';
import { aspectOf } from './board-panel.js';

/** @import { View } from '../../../web/types.js' */

/**
 * @param {View} view
 * @param {object} parts
 * @param {unknown} parts.status
 * @param {unknown} [parts.seats]
 * @param {unknown} parts.board
 * @param {unknown} parts.rail
 * @param {unknown} parts.controls
 * @param {unknown} parts.side
 * @param {unknown} [parts.after] the end of the game
 * @param {unknown} [parts.key] of the signs on the board
 * @param {(event: PointerEvent) => void} [parts.onMove] over the board
 * @param {{ isPulled: boolean }} [parts.tabs] of a side that has tabs: whether it is pulled up where the window is
 *   higher than wide, so that the board is smaller
 */
export function layout(view, { status, seats, board, rail, controls, side, after, key, onMove, tabs }) {
  const names = { table: true, endless: view.surface === 'plane', tabbed: !!tabs, pulled: !!tabs?.isPulled };
  return html`<div class=${classMap(names)}>
    <section class="play-area" aria-labelledby="game-title">
      ${status} ${seats ?? nothing} ${key ?? nothing}
      <div class="board-place" @pointermove=${onMove ?? nothing} ${styled({ '--aspect': aspectOf(view) })}>
        ${board}
      </div>
    </section>
    ${rail} ${after ?? nothing}
    <div class="under">${controls}</div>
    ${side}
  </div>`;
}
