// The names of squares, as they are written and as they are spoken.

/** @typedef {Pick<import('./words.js').Words, 'format'>} Words */

/**
 * "b3" stays as it is. On a table without edges "3,-2" becomes "3,−2", with a minus sign, since a hyphen would look
 * like the one that separates two squares.
 */
export function shortSquare(/** @type {string} */ square) {
  return square.replaceAll('-', '−');
}

/** A text with the places of a table without edges as they are spoken. */
export function spokenText(/** @type {Words} */ words, /** @type {string} */ text) {
  return text.replace(/[-−]?\d+,[-−]?\d+/g, (square) => spokenSquare(words, square.replaceAll('−', '-')));
}

/** "b3" stays as it is; on a table without edges "3,-2" becomes "x 3, y minus 2". */
export function spokenSquare(/** @type {Words} */ words, /** @type {string} */ square) {
  if (!square.includes(',')) return square;
  const [x, y] = square
    .split(',')
    .map((number) => (number.startsWith('-') ? words.format('board-negative', { number: number.slice(1) }) : number));
  return words.format('board-place', { x, y });
}
