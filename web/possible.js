// The possibilities besides the legal actions in the position of a game.

/**
 * @typedef {import('./engine.js').Game} Game
 * @typedef {import('./types.js').SupposedTurn} SupposedTurn
 * @typedef {import('./types.js').Explanation} Explanation
 * @typedef {import('./types.js').Check} Check
 */

/**
 * Why the royal piece on a square is in check, and where its player has no move, what fails.
 * @returns {Check}
 */
export function explainCheck(/** @type {Game} */ { slot }, /** @type {string} */ square) {
  return slot.request('possible_check', 'game', square);
}

/**
 * The actions that a seat, given by its letter, would have if its turn began now.
 * @returns {SupposedTurn}
 */
export function turnOf(/** @type {Game} */ { slot }, /** @type {string} */ seat) {
  return slot.request('possible_turn', 'game', seat);
}

/**
 * Why the piece on a square has no move, if the turn of who controls it goes on or began now; `none` if it has one.
 * @returns {Explanation}
 */
export function explainPiece(/** @type {Game} */ { slot }, /** @type {string} */ square) {
  return slot.request('possible_piece', 'game', square);
}
