// The list of moves beside an embedded board.

import { html, nothing } from 'lit';
import { walkMoves } from '../panels/move-keys.js';
import { moveButton, showCurrent } from '../panels/move-list.js';
import { groupRows } from '../table/turns.js';

/**
 * @typedef {import('./embed-app.js').EmbedApp} EmbedApp
 * @typedef {import('../table/session.js').Session} Session
 */

export function moves(/** @type {EmbedApp} */ board, /** @type {Session} */ session) {
  const rows = groupRows(session.steps, session.view.seats);
  const isReplay = board.settings.mode === 'replay';
  const { records } = board.extras;
  const isTold = isReplay && records && !records.isLong(session);
  const told = (/** @type {number} */ ply) => (isTold ? records.comments(session, ply) : nothing);
  return html`<div class="moves" part="moves">
    <ol
      aria-label=${board.words.format('tab-moves')}
      @keydown=${(/** @type {KeyboardEvent} */ event) => walkMoves(board.table, session, event)}
      ${showCurrent()}
    >
      ${isTold ? records.beginning(session) : nothing}
      ${rows.map(
        ({ number, turns }) =>
          html`<li>
            <span class="number">${number}.</span>
            ${turns.flatMap(({ steps }) => steps.map((at) => [moveButton(board.table, session, at), told(at.ply)]))}
          </li>`,
      )}
    </ol>
  </div>`;
}
