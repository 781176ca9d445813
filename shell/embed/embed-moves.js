// The list of moves beside an embedded board.

import { html, nothing } from 'lit';
import { walkMoves } from '../panels/move-keys.js';
import { moveRows } from '../panels/move-rows.js';

/**
 * @typedef {import('./embed-app.js').EmbedApp} EmbedApp
 * @typedef {import('../table/session.js').Session} Session
 */

export function moves(/** @type {EmbedApp} */ board, /** @type {Session} */ session) {
  const isReplay = board.settings.mode === 'replay';
  const { records } = board.extras;
  const isTold = isReplay && records && !records.isLong(session);
  const told = (/** @type {number} */ ply) => (isTold ? records.comments(session, ply) : nothing);
  return html`<div class="moves" part="moves">
    <ol
      aria-label=${board.words.format('tab-moves')}
      @keydown=${(/** @type {KeyboardEvent} */ event) => walkMoves(board.table, session, event)}
      ${moveRows(board.table, session, { told })}
    >
      ${isReplay ? board.extras.records?.beginning(session) : nothing}
    </ol>
  </div>`;
}
