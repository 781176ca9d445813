// Finds out which piece of a view is which piece of the view before, so that the differences can be animated.

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Piece} Piece
 */

/** @typedef {{ id: number, piece: Piece }} Tracked a piece that keeps its number while it moves */

/**
 * @typedef {object} Difference
 * @property {{ id: number, from: string, to: string }[]} moved
 * @property {{ id: number }[]} turned pieces that changed sides or kind where they stand
 * @property {Piece[]} gone
 */

/** If more pieces have moved, it was not a single action but a jump to another position. */
const movesOfOneAction = 2;

const looksSame = (/** @type {Piece} */ one, /** @type {Piece} */ other) =>
  one.kind === other.kind && one.seat === other.seat;

const isSameOwner = (/** @type {Piece} */ one, /** @type {Piece} */ other) => one.owner === other.owner;

const distance = (/** @type {Piece} */ one, /** @type {Piece} */ other) => Math.hypot(one.x - other.x, one.y - other.y);

export class PieceTracking {
  /** @type {Tracked[]} */
  standing = [];
  #count = 0;

  /**
   * Takes the pieces of the next view. Returns null if the difference is too large to be animated.
   * @returns {Difference | null}
   */
  follow(/** @type {View} */ view) {
    const before = this.standing;
    /** @type {Map<Piece, Tracked>} */
    const known = new Map();
    const free = new Set(before);
    const claim = (/** @type {(piece: Piece, old: Tracked) => boolean} */ matches) => {
      for (const piece of view.pieces) {
        if (known.has(piece)) continue;
        const near = [...free]
          .filter((old) => matches(piece, old))
          .sort((one, other) => distance(one.piece, piece) - distance(other.piece, piece))[0];
        if (!near) continue;
        known.set(piece, near);
        free.delete(near);
      }
    };
    const isSameSquare = (/** @type {Piece} */ piece, /** @type {Tracked} */ old) => piece.square === old.piece.square;
    claim((piece, old) => isSameSquare(piece, old) && looksSame(piece, old.piece));
    // If no piece has left the board, a piece of another colour on the same square has changed sides.
    if (before.length === view.pieces.length)
      claim((piece, old) => isSameSquare(piece, old) && piece.kind === old.piece.kind);
    claim((piece, old) => looksSame(piece, old.piece));
    claim((piece, old) => piece.seat === old.piece.seat);
    this.standing = view.pieces.map((piece) => ({
      id: known.get(piece)?.id ?? ++this.#count,
      piece,
    }));
    return this.#compare(known, free);
  }

  /** Whether a piece is still on the board, under the one that has come to its square. */
  #isCovered(/** @type {Piece} */ { square, kind, seat }) {
    const { on } = this.standing.find(({ piece }) => piece.square === square)?.piece ?? {};
    return on?.kind === kind && on.seat === seat;
  }

  /** @returns {Difference | null} */
  #compare(/** @type {Map<Piece, Tracked>} */ known, /** @type {Set<Tracked>} */ free) {
    const moved = [];
    const turned = [];
    for (const { id, piece } of this.standing) {
      const old = known.get(piece)?.piece;
      if (!old) continue;
      if (old.square !== piece.square) moved.push({ id, from: old.square, to: piece.square });
      else if (!looksSame(old, piece) || !isSameOwner(old, piece) || old.cards !== piece.cards) turned.push({ id });
    }
    if (moved.length > movesOfOneAction) return null;
    const gone = [...free].map(({ piece }) => piece).filter((piece) => !this.#isCovered(piece));
    return { moved, turned, gone };
  }
}
