// The list of moves beside an embedded board.

import { html } from 'lit';
import { walkMoves } from '../panels/move-keys.js';
import { moveButton, showCurrent } from '../panels/move-list.js';
import { groupRows } from '../table/turns.js';

/**
 * @typedef {import('./embed-app.js').EmbedApp} EmbedApp
 * @typedef {import('../table/session.js').Session} Session
 */

export function moves(/** @type {EmbedApp} */ board, /** @type {Session} */ session) {
  const rows = groupRows(session.steps, session.view.seats);
  return html`<div class="moves" part="moves">
    <ol
      aria-label=${board.words.format('tab-moves')}
      @keydown=${(/** @type {KeyboardEvent} */ event) => walkMoves(board.table, session, event)}
      ${showCurrent()}
    >
      ${rows.map(
        ({ number, turns }) =>
          html`<li>
            <span class="number">${number}.</span>
            ${turns.flatMap(({ steps }) => steps.map((at) => moveButton(board.table, session, at)))}
          </li>`,
      )}
    </ol>
  </div>`;
}
