// Computes where the squares of a table without edges are on the screen. Coordinates are counted from an anchor near
// the tiles, so that the numbers stay small.

/** @import { View } from './types.js' */

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ left: number, right: number, bottom: number, top: number }} Box with all its sides inside
 */

/** The largest coordinate of the grid (formats 4). */
export const limit = 1_000_000;

/** How many squares an empty table shows to each side of its middle. */
const emptyReach = 3;

/** The name of a square of the grid. */
function gridName(/** @type {Point} */ { x, y }) {
  return `${x},${y}`;
}

/** @returns {Point} */
export function gridPlace(/** @type {string} */ name) {
  const [x, y] = name.split(',').map(Number);
  return { x, y };
}

/** The smallest box around some squares; around the origin if there are none. @returns {Box} */
export function boxOf(/** @type {Point[]} */ points) {
  if (points.length === 0) return { left: -emptyReach, right: emptyReach, bottom: -emptyReach, top: emptyReach };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

const clamp = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) =>
  Math.min(Math.max(value, low), high);

/** The geometry of a table without edges as the viewer sees it. Columns and rows are counted from the anchor. */
export class Plane {
  isEndless = true;
  /** Sizes are given in squares, so the table counts as one file wide. */
  files = 1;
  ranks = 1;

  /**
   * @param {View} view
   * @param {boolean} isFlipped whether the table is turned by half a turn
   * @param {Point} anchor
   */
  constructor(view, isFlipped, anchor) {
    this.box = boxOf(view.pieces);
    this.isFlipped = isFlipped;
    this.anchor = anchor;
    this.#sign = isFlipped ? -1 : 1;
    this.#tiles = view.pieces;
  }

  #sign;
  #tiles;

  /** @returns {{ column: number, row: number }} of coordinates */
  toScreen(/** @type {Point} */ { x, y }) {
    // Adding 0 avoids a minus zero, which would be written into names of squares.
    return {
      column: this.#sign * (x - this.anchor.x) + 0,
      row: this.#sign * (this.anchor.y - y) + 0,
    };
  }

  place(/** @type {string} */ name) {
    return this.toScreen(gridPlace(name));
  }

  /** @returns {Point} */
  pointAt(/** @type {number} */ column, /** @type {number} */ row) {
    return {
      x: this.anchor.x + this.#sign * column,
      y: this.anchor.y - this.#sign * row,
    };
  }

  /** @returns {string | null} */
  squareAt(/** @type {number} */ column, /** @type {number} */ row) {
    const name = gridName(this.pointAt(column, row));
    return this.has(name) ? name : null;
  }

  has(/** @type {string} */ name) {
    const { x, y } = gridPlace(name);
    return Math.abs(x) <= limit && Math.abs(y) <= limit;
  }

  /** The square at a distance from another. An infinite distance leads to the end of the tiles. */
  walk(/** @type {string} */ name, /** @type {number} */ columns, /** @type {number} */ rows) {
    const from = gridPlace(name);
    const { left, right, bottom, top } = this.box;
    const go = (/** @type {number} */ at, /** @type {number} */ step, /** @type {[number, number]} */ ends) =>
      Math.abs(step) === Infinity ? ends[step < 0 ? 0 : 1] : clamp(at + step, -limit, limit);
    return gridName({
      x: go(from.x, this.#sign * columns, [left, right]),
      y: go(from.y, -this.#sign * rows, [bottom, top]),
    });
  }

  /** The square that has the focus first. */
  get firstSquare() {
    return gridName(this.#tiles[0] ?? { x: 0, y: 0 });
  }

  /** The box around all tiles in columns and rows, with all its sides inside. */
  get area() {
    const { left, right, bottom, top } = this.box;
    const corners = [this.toScreen({ x: left, y: top }), this.toScreen({ x: right, y: bottom })];
    const columns = corners.map(({ column }) => column);
    const rows = corners.map(({ row }) => row);
    return {
      left: Math.min(...columns),
      right: Math.max(...columns),
      top: Math.min(...rows),
      bottom: Math.max(...rows),
    };
  }
}
