// Finds out which piece of a view is which piece of the view before, so that the differences can be animated.

import { pieceOn } from './choices.js';
import { courseBetween } from './way.js';

/** @import { Action, Piece, View } from './types.js' */

/** @typedef {{ id: number, piece: Piece }} Tracked a piece that keeps its number while it moves */

/**
 * @typedef {object} Difference
 * @property {({ id: number } & import('./way.js').Course)[]} moved
 * @property {{ id: number, old: Piece, piece: Piece }[]} turned pieces that changed sides, kind or cards in place
 * @property {Piece[]} gone
 * @property {Piece[]} covered still there, under a piece that has come
 * @property {Piece[]} come were not on the board, or under another piece
 */

/** If more pieces have moved, it was not a single action but a jump to another position. */
const movesOfOneAction = 2;

const looksSame = (/** @type {Piece} */ one, /** @type {Piece} */ other) =>
  one.kind === other.kind && one.seat === other.seat;

const isSameOwner = (/** @type {Piece} */ one, /** @type {Piece} */ other) => one.owner === other.owner;

const distance = (/** @type {Piece} */ one, /** @type {Piece} */ other) => Math.hypot(one.x - other.x, one.y - other.y);

const piecesOf = (/** @type {Iterable<Tracked>} */ tracked) => [...tracked].map(({ piece }) => piece);

/** Whether a piece is among others on the same square, but under another. */
function isUnder(/** @type {Piece[]} */ pieces, /** @type {Piece} */ { square, kind, seat }) {
  const on = pieces.find((piece) => piece.square === square)?.on;
  return on?.kind === kind && on.seat === seat;
}

export class PieceTracking {
  /** @type {Tracked[]} */
  standing = [];
  #count = 0;
  /** The view that was taken last. @type {View | null} */
  #view = null;

  /**
   * Takes the pieces of the next view. Returns null if the difference is too large to be animated, or if it is that of
   * two games, on a board and on a table.
   * @returns {Difference | null}
   */
  follow(/** @type {View} */ view) {
    const before = this.#view;
    const difference = this.#follow(view);
    this.#view = view;
    const isElsewhere = before !== null && before.surface !== view.surface;
    if (isElsewhere || difference.moved.length > movesOfOneAction) return null;
    return {
      ...difference,
      moved: difference.moved.map((move) => ({ ...courseBetween(before, view, move), ...move })),
    };
  }

  /**
   * The difference that one action makes.
   * @param {View} before
   * @param {View} after
   * @param {Action} action
   * @returns {Difference}
   */
  static compare(before, after, { source = '', target }) {
    const tracking = new PieceTracking();
    tracking.#follow(before);
    return tracking.#follow(after, target === undefined ? undefined : { from: source, to: target });
  }

  /**
   * @param {View} view
   * @param {{ from: string, to: string }} [move] the move of one piece, if it is known
   * @returns {Difference}
   */
  #follow(view, move) {
    const before = this.standing;
    /** @type {Map<Piece, Tracked>} */
    const known = new Map();
    const free = new Set(before);
    /** @type {Set<Piece>} */
    const uncovered = new Set();
    const take = (/** @type {Piece} */ piece, /** @type {Tracked} */ old) => {
      known.set(piece, old);
      free.delete(old);
    };
    const claim = (/** @type {(piece: Piece, old: Tracked) => boolean} */ matches) => {
      for (const piece of view.pieces) {
        if (known.has(piece) || uncovered.has(piece)) continue;
        const [near] = [...free]
          .filter((old) => matches(piece, old))
          .sort((one, other) => distance(one.piece, piece) - distance(other.piece, piece));
        if (near) take(piece, near);
      }
    };
    const isSameSquare = (/** @type {Piece} */ piece, /** @type {Tracked} */ old) => piece.square === old.piece.square;
    const mover = move && before.find(({ piece }) => piece.square === move.from);
    const moved = move && pieceOn(view, move.to);
    if (mover && moved) take(moved, mover);
    claim((piece, old) => isSameSquare(piece, old) && looksSame(piece, old.piece));
    // A piece on which another now stands has not left the board, and one that another has left has not just come.
    const covered = [...free].filter(({ piece }) => isUnder(view.pieces, piece));
    for (const old of covered) free.delete(old);
    for (const piece of view.pieces) if (isUnder(piecesOf(before), piece)) uncovered.add(piece);
    // If no piece has left the board, a piece of another colour on the same square has changed sides.
    if (before.length === view.pieces.length)
      claim((piece, old) => isSameSquare(piece, old) && piece.kind === old.piece.kind);
    claim((piece, old) => looksSame(piece, old.piece));
    if (!mover) claim((piece, old) => piece.seat === old.piece.seat);
    this.standing = view.pieces.map((piece) => ({
      id: known.get(piece)?.id ?? ++this.#count,
      piece,
    }));
    const come = view.pieces.filter((piece) => !known.has(piece));
    return { ...this.#compare(known), gone: piecesOf(free), covered: piecesOf(covered), come };
  }

  /** The changes of the pieces that are in both views. */
  #compare(/** @type {Map<Piece, Tracked>} */ known) {
    const moved = [];
    const turned = [];
    for (const { id, piece } of this.standing) {
      const old = known.get(piece)?.piece;
      if (!old) continue;
      if (old.square !== piece.square) moved.push({ id, from: old.square, to: piece.square });
      else if (!looksSame(old, piece) || !isSameOwner(old, piece) || old.cards !== piece.cards)
        turned.push({ id, old, piece });
    }
    return { moved, turned };
  }
}
