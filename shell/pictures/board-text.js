// The board as a text of fixed width, for chats: a letter or two for each piece, small ones for the second of two
// seats; where there are more, the letter of the seat in front.

import { squareName } from '../../web/engine.js';

/** @import { Piece, View } from '../../web/types.js' */

/** The letters that stand for a piece. */
function write(/** @type {View} */ { seats }, /** @type {Piece} */ { kind, seat }) {
  if (seats.length > 2) return seat + kind;
  return seat === seats[1] ? kind.toLowerCase() : kind;
}

/** The files and ranks that are shown: of a board all, of a table those with tiles. */
function boundsOf(/** @type {View} */ { files, ranks, pieces }) {
  if (files > 0) return { left: 0, right: files - 1, bottom: 0, top: ranks - 1 };
  const [xs, ys] = [pieces.map(({ x }) => x), pieces.map(({ y }) => y)];
  return { left: Math.min(...xs, 0), right: Math.max(...xs, 0), bottom: Math.min(...ys, 0), top: Math.max(...ys, 0) };
}

const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The text, its lines from the top of the board, without spaces at their ends. */
export function boardText(/** @type {View} */ view) {
  const { files, pieces } = view;
  const { left, right, bottom, top } = boundsOf(view);
  const isBoard = files > 0;
  const on = new Map(pieces.map((piece) => [`${piece.x},${piece.y}`, write(view, piece)]));
  const columns = range(left, right);
  const names = columns.map((x) => (isBoard ? squareName(x, 0).slice(0, -1) : String(x)));
  const width = Math.max(1, ...[...on.values(), ...names].map(({ length }) => length));
  const ranks = range(bottom, top).reverse();
  const labels = ranks.map((y) => String(isBoard ? y + 1 : y));
  const margin = Math.max(...labels.map(({ length }) => length));
  const line = (/** @type {string} */ label, /** @type {string[]} */ cells) =>
    [label.padStart(margin), ...cells.map((cell) => cell.padStart(width))].join(' ').trimEnd();
  const rows = ranks.map((y, i) =>
    line(
      labels[i],
      columns.map((x) => on.get(`${x},${y}`) ?? '.'),
    ),
  );
  return [...rows, line('', names)].join('\n');
}
