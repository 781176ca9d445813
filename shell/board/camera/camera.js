// The camera over a table without edges: which part of it is in sight. Commands move it, and mouse, wheel and fingers.
// It counts in coordinates of the table, so that the part in sight stays where it is when the table grows.

import { isStill } from './animate.js';
import { CameraInput } from './camera-input.js';

/** @typedef {{ column: number, row: number }} Place seen from the anchor; fractions are inside squares */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Area with all sides inside */

/** Where the corner of the anchor's square is in the viewport, and the width of a square; in pixels. */
/** @typedef {{ x: number, y: number, k: number }} Transform */

/** How small and how large a square may be, in pixels. */
const sizes = /** @type {[number, number]} */ ([8, 112]);

/** The largest size of a square when all tiles are brought into sight, in pixels. */
const comfortable = 68;

/** The free margin around what is brought into sight, in squares. */
const margin = 1.2;

/** How much of a square may be out of sight before somebody sees it. */
const slack = 0.02;

const glideTime = 260;

export class Camera {
  /** The size of the viewport, in pixels. */
  width = 0;
  height = 0;
  #onChange;
  #input;
  /** @type {HTMLElement | null} */
  #viewport = null;
  #observer = new ResizeObserver(() => this.#measure());
  /** @type {Transform} */
  #transform = { x: 0, y: 0, k: 1 };
  #frame = 0;
  #isGliding = false;
  /** Where the last glide ends. @type {Place & { size: number }} */
  #goal = { column: 0, row: 0, size: 1 };
  /** Whether the camera has been pointed at anything yet. */
  isSet = false;

  /**
   * @param {() => void} onChange called when the part in sight has changed
   * @param {import('./camera-input.js').Moved['canPan']} canPan
   */
  constructor(onChange, canPan) {
    this.#onChange = onChange;
    this.#input = new CameraInput({
      canPan,
      sizes,
      onStart: () => this.#stop(),
      find: () => this.#transform,
      onMove: (transform) => this.#follow(transform),
      onEnd: () => this.#onChange(),
    });
  }

  /** Follows the events of a viewport; null: none. */
  attach(/** @type {HTMLElement | null} */ viewport) {
    if (viewport === this.#viewport) return;
    this.#observer.disconnect();
    this.#viewport = viewport;
    this.#input.attach(viewport);
    if (!viewport) return;
    this.#observer.observe(viewport);
    this.#measure();
  }

  #follow(/** @type {Transform} */ transform) {
    this.#transform = transform;
    this.#onChange();
  }

  /**
   * Keeps the middle when the viewport changes its size. A viewport that is not shown has no size, and changes nothing.
   */
  #measure() {
    const { clientWidth = 0, clientHeight = 0 } = this.#viewport ?? {};
    if (clientWidth === 0 || clientHeight === 0) return;
    if (clientWidth === this.width && clientHeight === this.height) return;
    const middle = this.middle;
    const wasSeen = this.width > 0;
    this.width = clientWidth;
    this.height = clientHeight;
    if (this.isSet && wasSeen && !this.#isGliding) this.#put(middle, this.size);
    else this.#onChange();
  }

  /** Whether a button or a finger is down on the table. */
  get isHeld() {
    return this.#input.isHeld;
  }

  /** The width of a square, in pixels. */
  get size() {
    return this.#transform.k;
  }

  /** What is in sight once it rests: the middle, and the width of a square in pixels. */
  get rest() {
    if (!this.#isGliding) return { middle: this.middle, size: this.size };
    const { column, row, size } = this.#goal;
    return { middle: { column, row }, size };
  }

  /** The place of the upper left corner of the anchor's square in the viewport, in pixels. */
  get origin() {
    return { x: this.#transform.x, y: this.#transform.y };
  }

  /** @returns {Place} */
  get middle() {
    return this.placeAt(this.width / 2, this.height / 2);
  }

  /** The place of the table under a point of the viewport. @returns {Place} */
  placeAt(/** @type {number} */ x, /** @type {number} */ y) {
    const { x: left, y: top, k } = this.#transform;
    return { column: (x - left) / k, row: (y - top) / k };
  }

  /** Like placeAt, but null for a point outside the viewport. */
  placeUnder(/** @type {number} */ x, /** @type {number} */ y) {
    const isInside = x >= 0 && y >= 0 && x < this.width && y < this.height;
    return isInside ? this.placeAt(x, y) : null;
  }

  /** The part in sight, in squares. @returns {Area} */
  get area() {
    const { column: left, row: top } = this.placeAt(0, 0);
    const { column: right, row: bottom } = this.placeAt(this.width, this.height);
    return { left, top, right, bottom };
  }

  /**
   * Shows a place in the middle, with squares of that size.
   * @param {Place} middle
   * @param {number} size
   * @param {boolean} [isGliding]
   */
  look({ column, row }, size, isGliding = false) {
    if (!this.#viewport) return;
    this.#stop();
    this.isSet = true;
    if (isGliding && !isStill()) this.#glide({ column, row }, size);
    else this.#put({ column, row }, size);
  }

  #put(/** @type {Place} */ { column, row }, /** @type {number} */ size) {
    this.#follow({ x: this.width / 2 - column * size, y: this.height / 2 - row * size, k: size });
  }

  /** Moves there in a short animation, which any input of the user stops. */
  #glide(/** @type {Place} */ { column, row }, /** @type {number} */ size) {
    const start = { ...this.middle, size: this.size };
    const isLevel = Math.abs(size / start.size - 1) < 1e-6;
    this.#goal = { column, row, size };
    const begin = performance.now();
    const step = () => {
      const part = Math.min((performance.now() - begin) / glideTime, 1);
      const eased = 1 - (1 - part) ** 3;
      const now = start.size * (size / start.size) ** eased;
      // The middle moves evenly over the screen, not over the table: that looks steadier while the size changes.
      const share = isLevel ? eased : (1 / start.size - 1 / now) / (1 / start.size - 1 / size);
      this.#put(
        {
          column: start.column + (column - start.column) * share,
          row: start.row + (row - start.row) * share,
        },
        now,
      );
      this.#isGliding = part < 1;
      if (this.#isGliding) this.#frame = requestAnimationFrame(step);
    };
    step();
  }

  #stop() {
    cancelAnimationFrame(this.#frame);
    this.#isGliding = false;
  }

  /** Brings a whole area into sight. */
  fit(/** @type {Area} */ { left, right, top, bottom }, isGliding = true) {
    const columns = right - left + 1 + 2 * margin;
    const rows = bottom - top + 1 + 2 * margin;
    const size = Math.min(this.width / columns, this.height / rows, comfortable);
    const middle = { column: (left + right + 1) / 2, row: (top + bottom + 1) / 2 };
    this.look(middle, Math.max(size, sizes[0]), isGliding);
  }

  /** Moves a place to the middle. */
  center(/** @type {Place} */ { column, row }) {
    this.look({ column: column + 0.5, row: row + 0.5 }, this.size, true);
  }

  /** Brings a square into sight by the shortest way, unless it is or will be in sight after the current glide. */
  reveal(/** @type {Place} */ place, isGliding = true) {
    const { middle, size } = this.rest;
    const { column, row } = middle;
    const free = size < Math.min(this.width, this.height) / 4 ? 1 : 0.1;
    const shift = (/** @type {number} */ at, /** @type {number} */ middle, /** @type {number} */ pixels) => {
      const half = pixels / size / 2;
      return Math.min(at - free - middle + half, 0) + Math.max(at + 1 + free - middle - half, 0);
    };
    const right = shift(place.column, column, this.width);
    const down = shift(place.row, row, this.height);
    if (Math.abs(right) < 0.05 && Math.abs(down) < 0.05) return;
    this.look({ column: column + right, row: row + down }, size, isGliding);
  }

  /** Whether all of an area is in sight, or will be after the current glide. */
  has(/** @type {Area} */ { left, right, top, bottom }) {
    const { middle, size } = this.rest;
    const [across, down] = [this.width / size / 2 + slack, this.height / size / 2 + slack];
    const { column, row } = middle;
    return left >= column - across && right + 1 <= column + across && top >= row - down && bottom + 1 <= row + down;
  }

  /** How large squares are at most, in pixels, where an area is in sight with so many free squares around it. */
  sizeFor(/** @type {Area} */ { left, right, top, bottom }, /** @type {number} */ free) {
    return Math.min(this.width / (right - left + 1 + 2 * free), this.height / (bottom - top + 1 + 2 * free));
  }

  /**
   * Brings an area into sight by the shortest way, with so many free squares around it; its middle, if squares of that
   * size leave no room for all of it.
   */
  include(/** @type {Area} */ { left, right, top, bottom }, /** @type {number} */ size, /** @type {number} */ free) {
    const { column, row } = this.rest.middle;
    const near = (
      /** @type {number} */ at,
      /** @type {number} */ from,
      /** @type {number} */ to,
      /** @type {number} */ seen,
    ) => (to - from > seen ? (from + to) / 2 : Math.min(Math.max(at, to - seen / 2), from + seen / 2));
    const middle = {
      column: near(column, left - free, right + 1 + free, this.width / size),
      row: near(row, top - free, bottom + 1 + free, this.height / size),
    };
    this.look(middle, size, true);
  }

  /** Enlarges the squares by a factor, or makes them smaller if it is less than 1. */
  zoomBy(/** @type {number} */ factor) {
    const size = Math.min(Math.max(this.size * factor, sizes[0]), sizes[1]);
    this.look(this.middle, size, true);
  }

  canZoomBy(/** @type {number} */ factor) {
    return factor > 1 ? this.size < sizes[1] - 0.01 : this.size > sizes[0] + 0.01;
  }

  /** Adapts to an anchor that was moved by so much. The part in sight stays. */
  shiftAnchor(/** @type {Place} */ { column, row }) {
    const { column: middleColumn, row: middleRow } = this.middle;
    this.look({ column: middleColumn - column, row: middleRow - row }, this.size);
  }
}
