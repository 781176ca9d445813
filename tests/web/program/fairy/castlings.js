// Castlings of fairy as data (docs/fairy.md 5.3).

import { fileOf, mirror, Refusal, rankOf, squareAt, squareOf } from './board.js';

/** @typedef {import('./board.js').Side} Side */
/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./board.js').Cells} Cells */
/** @typedef {import('./variant.js').Castling} Castling */

/** One castling of three squares. @returns {Castling | null} */
function castlingOf(
  /** @type {Board} */ board,
  /** @type {Cells} */ array,
  /** @type {Side} */ side,
  /** @type {(number | null)[]} */ squares,
) {
  const [first, target, partner] = squares;
  if (first === null || target === null || partner === null || first === partner) return null;
  const isOneRank = [target, partner].every((square) => rankOf(board, square) === rankOf(board, first));
  const step = Math.sign(first - partner);
  const partnerTarget = squareAt(board, fileOf(board, target) + step, rankOf(board, target));
  const isOwn = [first, partner].every((square) => array[square]?.side === side);
  if (!isOneRank || !isOwn || board.isHole[target] || partnerTarget < 0) return null;
  return { letter: partner > first ? 'K' : 'Q', first, target, partner, partnerTarget };
}

/** The squares of the castlings of a list. @returns {(number | null)[][]} */
function squaresOfCastlings(/** @type {Board} */ board, /** @type {string} */ text) {
  if (text === '-') return [];
  return text.split(',').map((castling) => {
    const names = castling.match(/[a-p]\d+/g) ?? [];
    if (names.length !== 3 || names.join('') !== castling) throw new Refusal('castle');
    return names.map((name) => squareOf(board, name));
  });
}

/** The orthodox castlings, where they are possible. @returns {Record<Side, Castling[]>} */
export function usualCastlings(/** @type {Board} */ board, /** @type {Cells} */ array) {
  const ofSide = (/** @type {Side} */ side) => {
    const found = squaresOfCastlings(board, 'e1g1h1,e1c1a1').map((squares) => {
      const own = squares.map((square) => (side === 'w' || square === null ? square : mirror(board, square)));
      const [first, , partner] = own;
      if (first === null || partner === null) return null;
      if (array[first]?.code !== 'K' || array[partner]?.code !== 'R') return null;
      const between = Array.from({ length: Math.abs(first - partner) }, (_, i) => Math.min(first, partner) + i);
      return between.some((square) => board.isHole[square]) ? null : castlingOf(board, array, side, own);
    });
    return found.flatMap((castling) => castling ?? []);
  };
  return board.files === 8 ? { w: ofSide('w'), b: ofSide('b') } : { w: [], b: [] };
}

/**
 * Reads a list of castlings; one is White's, and Black has it mirrored.
 * @returns {Record<Side, Castling[]>}
 */
export function readCastle(/** @type {string} */ text, /** @type {Board} */ board, /** @type {Cells} */ array) {
  const texts = text.split('/');
  if (text === 'off') return { w: [], b: [] };
  if (texts.length > 2) throw new Refusal('castle');
  const white = squaresOfCastlings(board, texts[0]);
  const black =
    texts.length === 2
      ? squaresOfCastlings(board, texts[1])
      : white.map((squares) => squares.map((square) => (square === null ? null : mirror(board, square))));
  const read = (/** @type {Side} */ side, /** @type {(number | null)[][]} */ lists) => {
    const found = lists.map((squares) => castlingOf(board, array, side, squares));
    const castlings = found.flatMap((castling) => castling ?? []);
    const isOnce = new Set(castlings.map(({ letter }) => letter)).size === castlings.length;
    const ways = new Set(castlings.map(({ first, target }) => `${first} ${target}`));
    if (castlings.length < found.length || !isOnce || ways.size < castlings.length) throw new Refusal('castle');
    return castlings;
  };
  return { w: read('w', white), b: read('b', black) };
}
