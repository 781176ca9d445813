// The list of moves beside an embedded board.

import { html, nothing } from 'lit';
import { walkMoves } from '../panels/move-keys.js';
import { moveRows } from '../panels/move-rows.js';
import shared from '../styles/move-list.css?inline';
import own from './embed-moves.css?inline';
import { addSheet } from './styles.js';

/**
 * @typedef {import('./embed-app.js').EmbedApp} EmbedApp
 * @typedef {import('../table/session.js').Session} Session
 */

/** @typedef {Awaited<ReturnType<typeof import('./embed-lines.js').openLines>>} Lines */

addSheet(shared);
addSheet(own);

/** The variations of games that have some; null: they are being loaded. @type {WeakMap<Session, Lines | null>} */
const known = new WeakMap();

/** The variations of a replay, in the language of the board. */
export function linesOf(/** @type {EmbedApp} */ board, /** @type {Session} */ session) {
  if (board.settings.mode !== 'replay' || !session.extras.some(([key]) => key === 'lines')) return undefined;
  const lines = known.get(session);
  if (lines === undefined || (lines && lines.words !== board.words)) {
    known.set(session, null);
    import('./embed-lines.js')
      .then(({ openLines }) => openLines(board, session))
      .then((lines) => known.set(session, lines))
      .catch((error) => board.table.tellMissing(error))
      .then(() => board.update());
  }
  return lines;
}

export function moves(/** @type {EmbedApp} */ board, /** @type {Session} */ session) {
  const isReplay = board.settings.mode === 'replay';
  const { records } = board.extras;
  const isTold = isReplay && records && !records.isLong(session);
  const lines = linesOf(board, session);
  const told = (/** @type {number} */ ply) => [
    ...(isTold ? records.comments(session, ply) : []),
    ...(lines?.at(ply) ?? []),
  ];
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
