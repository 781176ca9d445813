// What pieces attack, and who is in check (docs/fairy.md 6).

import { fileOf, other, rankOf } from './board.js';

/** @typedef {import('./board.js').Side} Side */
/** @typedef {import('./board.js').Piece} Piece */
/** @typedef {import('./board.js').Cells} Cells */
/** @typedef {import('./betza.js').Part} Part */
/** @typedef {import('./betza.js').Way} Way */
/** @typedef {import('./variant.js').Rules} Rules */

/**
 * Whether a piece gets along a way as far as its square number `index`, whatever stands on that square itself: over
 * empty squares, a hopper over one hurdle.
 * @param {Cells} cells
 * @param {Part} part
 * @param {Way} way
 * @param {number} index
 */
export function isOpen(cells, part, way, index) {
  if (way.between.some((square) => cells[square])) return false;
  let hurdles = 0;
  for (let i = 0; i < index; i++) if (cells[way.squares[i]]) hurdles++;
  if (part.hop === '') return hurdles === 0;
  return hurdles === 1 && (part.hop === 'p' || cells[way.squares[index - 1]] !== null);
}

/** The parts that a piece has on a square: those with `i` only where first moves begin. */
export function partsAt(/** @type {Rules} */ rules, /** @type {Piece} */ piece, /** @type {number} */ from) {
  const { side, code } = piece;
  const isAtStart = rules.start[side][code].has(from);
  return rules.parts[side][code].filter((part) => isAtStart || !part.isFirst);
}

/**
 * Whether a part leads from one square to another, whatever stands on that. No part has two ways to one square.
 * @param {Cells} cells
 * @param {Part} part
 * @param {number} from
 * @param {number} to
 */
export function leadsTo(cells, part, from, to) {
  return part.ways[from].some((way) => {
    const index = way.squares.indexOf(to);
    return index >= 0 && isOpen(cells, part, way, index);
  });
}

/** Whether a player attacks a square. */
export function isAttacked(
  /** @type {Rules} */ rules,
  /** @type {Cells} */ cells,
  /** @type {number} */ square,
  /** @type {Side} */ by,
) {
  return cells.some(
    (piece, from) =>
      piece?.side === by &&
      rules.area[by][piece.code].has(square) &&
      partsAt(rules, piece, from).some((part) => part.isCapture && leadsTo(cells, part, from, square)),
  );
}

/** Where a player has pieces of a kind. @returns {number[]} */
export function squaresOf(/** @type {Cells} */ cells, /** @type {Side} */ side, /** @type {string} */ code) {
  return cells.flatMap((piece, square) => (piece?.side === side && piece.code === code ? [square] : []));
}

export function isInCheck(/** @type {Rules} */ rules, /** @type {Cells} */ cells, /** @type {Side} */ side) {
  const { several } = rules.choice;
  return rules.royal.some((code) => {
    const squares = squaresOf(cells, side, code);
    const isThreatened = (/** @type {number} */ square) => isAttacked(rules, cells, square, other(side));
    if (squares.length === 0 || (several === 'last' && squares.length > 1)) return false;
    return several === 'all' ? squares.some(isThreatened) : squares.every(isThreatened);
  });
}

/** Whether a royal piece is in force: it must not be attacked. */
export function isInForce(/** @type {Rules} */ rules, /** @type {Cells} */ cells, /** @type {Piece} */ piece) {
  const isOnly = () => squaresOf(cells, piece.side, piece.code).length === 1;
  return rules.royal.includes(piece.code) && (rules.choice.several === 'all' || isOnly());
}

/** Whether two squares of one file or rank have only empty squares between them. */
function seesAcross(
  /** @type {Rules} */ rules,
  /** @type {Cells} */ cells,
  /** @type {number} */ one,
  /** @type {number} */ two,
) {
  const { board } = rules;
  const isFile = fileOf(board, one) === fileOf(board, two);
  if (!isFile && rankOf(board, one) !== rankOf(board, two)) return false;
  const step = isFile ? board.files : 1;
  for (let square = Math.min(one, two) + step; square < Math.max(one, two); square += step)
    if (cells[square] || board.isHole[square]) return false;
  return true;
}

/** Whether a square sees a royal piece of a player. */
export function seesRoyal(
  /** @type {Rules} */ rules,
  /** @type {Cells} */ cells,
  /** @type {number} */ square,
  /** @type {Side} */ of,
) {
  return rules.royal.some((code) => squaresOf(cells, of, code).some((at) => seesAcross(rules, cells, square, at)));
}

/** Whether royal pieces face each other where they may not. */
export function isFacing(/** @type {Rules} */ rules, /** @type {Cells} */ cells) {
  const white = rules.royal.flatMap((code) => squaresOf(cells, 'w', code));
  return rules.choice.facing === 'on' && white.some((square) => seesRoyal(rules, cells, square, 'b'));
}
