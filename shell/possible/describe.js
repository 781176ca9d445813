// The possible actions in words.

import { seatId } from '../words/seat-names.js';

/** @import { Session } from '../table/game/session.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Look } from './possible.js' */

/** @param {Words} words @param {Session} session @param {Look} look */
function reasonOf(words, { view }, { piece, why }) {
  const { reason = 'none', squares = [] } = why ?? {};
  const { square } = piece;
  const args = { from: square, to: square, token: square, count: squares.length };
  return words.formatFirst([`stuck-${reason}`, `reason-${view.family}-${reason}`, `reason-${reason}`], args);
}

/**
 * Where a piece could go, or why it cannot, in words; nothing for one whose moves the board shows.
 * @param {Words} words
 * @param {Session} session
 * @param {Look} look
 */
export function describeLook(words, session, look) {
  const { view } = session;
  const { piece, isSupposed, actions, why } = look;
  const seat = seatId(view.family, piece.owner ?? piece.seat);
  const reason = why ? reasonOf(words, session, look) : '';
  if (!isSupposed) return reason;
  if (why) return words.format(why.reason === 'game-over' ? 'reason-game-over' : 'possible-not', { seat, reason });
  const squares = [...new Set(actions.map(({ target }) => target ?? ''))];
  return words.format('possible-squares', { seat, count: squares.length, squares: squares.join(', ') });
}
