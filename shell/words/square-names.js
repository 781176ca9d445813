// Squares for the eye and for the ear.

/** @typedef {import('../board/types.js').Words} Words */

/** "b3" as it is; on a table without edges "3,−2": a hyphen would look like what stands between two squares. */
export function shortSquare(/** @type {string} */ square) {
  return square.replaceAll('-', '−');
}

/** "b3" as it is; on a table without edges "x 3, y minus 2". */
export function spokenSquare(/** @type {Words} */ words, /** @type {string} */ square) {
  if (!square.includes(',')) return square;
  const [x, y] = square
    .split(',')
    .map((number) => (number.startsWith('-') ? words.format('board-negative', { number: number.slice(1) }) : number));
  return words.format('board-place', { x, y });
}
