// The variations of a replay, in the list of moves beside an embedded board.

import { openVariations } from '../../services/variations.js';
import { linesAt } from '../../variations/variation-lines.js';

/**
 * @typedef {Pick<import('../game/board-state.js').ReadBoard, 'engine' | 'table' | 'update' | 'words'>} Board
 * @typedef {import('../../table/game/session.js').Session} Session
 */

/**
 * Opens the variations of a game.
 * @param {Board} board
 * @param {Session} session
 * @returns the drawing after the action that leads to a position, and a function that shows another line there
 */
export async function openLines(board, session) {
  const { engine, words, table } = board;
  const host = {
    engine,
    words,
    session,
    schema: table.schema,
    table: {
      tell: table.tell.bind(table),
      restore(/** @type {import('../../table/game/session.js').Line} */ line, /** @type {'go'} */ type) {
        table.restore(line, type);
        kept.follow();
      },
    },
    // Readers change nothing of it that could be kept.
    navigation: { follow() {} },
    update: () => board.update(),
    variations: { kept: /** @type {import('../../services/variations.js').Variations | null} */ (null) },
  };
  const kept = await openVariations(host, session, { ...session.line, extras: session.extras });
  host.variations.kept = kept;
  return {
    words,
    at: (/** @type {number} */ ply) => linesAt(host, ply),
    next: () => kept.next(),
  };
}
