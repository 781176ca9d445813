// Where the squares of a table without edges are: coordinates seen from an anchor near the tiles, so
// that whatever is drawn has small numbers.

/**
 * @typedef {import('./types.js').View} View
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ left: number, right: number, bottom: number, top: number }} Box with all its sides inside
 */

/** The grid ends there (formats 4); nobody gets so far. */
const limit = 1_000_000;

/** An empty table shows so much to each side of its middle. */
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

/** A table as it lies before the viewer. Columns and rows count from the anchor. */
export class Plane {
  isEndless = true;
  /** One square is the measure of everything. */
  files = 1;
  ranks = 1;

  /**
   * @param {View} view
   * @param {boolean} isFlipped seen from the other side
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
    // No minus zero: it would be written into names.
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
      x: this.anchor.x + this.#sign * column + 0,
      y: this.anchor.y - this.#sign * row + 0,
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

  /** The square so far away; endless steps lead to the end of the tiles. */
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

  /** Where the keyboard begins. */
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
