// Computes where the squares of a board with edges are on the screen, and where pieces look. Columns and rows are
// counted from the top left.

/** @import { View } from './types.js' */

/** The name of the square at a file and a rank, which are counted from 0. */
export function squareName(/** @type {number} */ x, /** @type {number} */ y) {
  return String.fromCharCode(97 + x) + (y + 1);
}

/** The file and the rank of a square, counted from 0. */
export function squarePlace(/** @type {string} */ name) {
  return { x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 };
}

/** The geometry of a board with edges as the viewer sees it. */
export class Geometry {
  isEndless = false;

  /**
   * @param {View} view
   * @param {boolean} isFlipped whether the last rank is at the bottom
   */
  constructor({ files, ranks }, isFlipped) {
    this.files = files;
    this.ranks = ranks;
    this.isFlipped = isFlipped;
  }

  /** @returns {{ column: number, row: number }} of a file and rank */
  toScreen(/** @type {{ x: number, y: number }} */ { x, y }) {
    return this.isFlipped ? { column: this.files - 1 - x, row: y } : { column: x, row: this.ranks - 1 - y };
  }

  place(/** @type {string} */ name) {
    return this.toScreen(squarePlace(name));
  }

  /** @returns {string | null} the square there, null beside the board */
  squareAt(/** @type {number} */ column, /** @type {number} */ row) {
    if (column < 0 || row < 0 || column >= this.files || row >= this.ranks) return null;
    return this.isFlipped ? squareName(this.files - 1 - column, row) : squareName(column, this.ranks - 1 - row);
  }

  /** All squares, row by row from the top. */
  rows() {
    return Array.from({ length: this.ranks }, (_, row) =>
      Array.from({ length: this.files }, (_, column) => /** @type {string} */ (this.squareAt(column, row))),
    );
  }

  has(/** @type {string} */ name) {
    const { x, y } = squarePlace(name);
    return x >= 0 && y >= 0 && x < this.files && y < this.ranks;
  }

  /** The square at a distance from another; beyond the edge the last one before it. */
  walk(/** @type {string} */ name, /** @type {number} */ columns, /** @type {number} */ rows) {
    const { column, row } = this.place(name);
    const clamp = (/** @type {number} */ value, /** @type {number} */ count) => Math.min(Math.max(value, 0), count - 1);
    return this.squareAt(clamp(column + columns, this.files), clamp(row + rows, this.ranks)) ?? name;
  }

  /** The square that has the focus first. */
  get firstSquare() {
    return this.squareAt(0, this.ranks - 1) ?? 'a1';
  }
}

/** The directions on the screen, by quarter turns clockwise from up. */
export const directions = /** @type {const} */ (['up', 'right', 'down', 'left']);

/**
 * Where a piece looks, in quarter turns clockwise from the top of the screen, as the board lies; `facing` counts them
 * from the forward direction of its owner.
 * @param {{ seats: string, forward: number[] }} view where its seats play
 * @param {string} seat
 * @param {number} facing
 * @param {boolean} isFlipped
 */
export function turnOnScreen({ seats, forward }, seat, facing, isFlipped) {
  return (facing + forward[seats.indexOf(seat)] + (isFlipped ? 2 : 0)) % 4;
}
