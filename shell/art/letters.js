// A second set of pieces: the letter of each kind on a simple shape.

/** @import { Kind } from '../../web/types.js' */

/** Shapes in a square of 64 units: for kings, for pawns, for the other kinds, and for those on the back of others. */
const shapes = {
  king: 'M32 5l25 20-8 32H15L7 25z',
  pawn: 'M32 12a21 21 0 1 1 0 42a21 21 0 1 1 0-42z',
  piece: 'M32 6a27 27 0 1 1 0 54a27 27 0 1 1 0-54z',
  back: 'M12 7h40a5 5 0 0 1 5 5v40a5 5 0 0 1-5 5H12a5 5 0 0 1-5-5V12a5 5 0 0 1 5-5z',
};

function shapeOf(/** @type {Kind} */ { name, front }) {
  if (front) return shapes.back;
  return name === 'king' || name === 'pawn' ? shapes[name] : shapes.piece;
}

/** The drawing of a kind, coloured like the others. */
function drawLetter(/** @type {Kind} */ kind) {
  const size = kind.code.length > 1 ? 25 : 34;
  const middle = kind.name === 'king' ? 37 : 33;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<path class="body" d="${shapeOf(kind)}"/>
<text class="dot" x="32" y="${middle}" font-size="${size}" font-weight="700" font-family="system-ui, sans-serif"
 text-anchor="middle" dominant-baseline="central">${kind.code}</text>
</svg>`;
}

/** The drawings of kinds, by their names. */
export function drawLetters(/** @type {Kind[]} */ kinds) {
  return Object.fromEntries(kinds.map((kind) => [kind.name, drawLetter(kind)]));
}
