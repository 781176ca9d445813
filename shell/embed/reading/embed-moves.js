// The list of moves beside an embedded board.

import { html, nothing } from 'lit';
import { walkMoves } from '../../panels/moves/move-keys.js';
import { moveRows } from '../../panels/moves/move-rows.js';
import { openLines } from './embed-lines.js';
import { beginning, comments } from './embed-record.js';
import { isLong } from './record-text.js';

/**
 * @typedef {Pick<import('../game/board-state.js').ReadBoard, 'engine' | 'settings' | 'table' | 'update' | 'words'>}
 *   Board
 * @typedef {import('../../table/game/session.js').Session} Session
 */

/** @typedef {Awaited<ReturnType<typeof openLines>>} Lines */

/** The variations of games that have some; null: they are being opened. @type {WeakMap<Session, Lines | null>} */
const known = new WeakMap();

/** The variations of a replay, in the language of the board. */
export function linesOf(/** @type {Board} */ board, /** @type {Session} */ session) {
  if (board.settings.mode !== 'replay' || !session.extras.some(([key]) => key === 'lines')) return undefined;
  const lines = known.get(session);
  if (lines === undefined || (lines && lines.words !== board.words)) {
    known.set(session, null);
    openLines(board, session).then((lines) => {
      known.set(session, lines);
      board.update();
    });
  }
  return lines;
}

export function moves(/** @type {Board} */ board, /** @type {Session} */ session) {
  const isReplay = board.settings.mode === 'replay';
  const isTold = isReplay && !isLong(session);
  const lines = linesOf(board, session);
  const told = (/** @type {number} */ ply) => [...(isTold ? comments(session, ply) : []), ...(lines?.at(ply) ?? [])];
  return html`<div class="moves" part="moves">
    <ol
      aria-label=${board.words.format('tab-moves')}
      @keydown=${(/** @type {KeyboardEvent} */ event) => walkMoves(board.table, session, event)}
      ${moveRows(board.table, session, { told })}
    >
      ${isReplay ? beginning(session) : nothing}
    </ol>
  </div>`;
}
