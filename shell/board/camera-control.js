// Keeps a camera over a table without edges: when it moves by itself, and which input is its own.

import { Plane } from './plane.js';

/**
 * The board whose table it is.
 * @typedef {object} Watched
 * @property {import('./types.js').View | null} view
 * @property {string[]} last
 * @property {import('./types.js').Layout | null} geometry
 * @property {(name?: any) => void} requestUpdate
 * @property {(event: { clientX: number, clientY: number }) => string | null} squareUnder
 * @property {(square: string) => boolean} canGrab
 */

/** @typedef {import('./camera.js').Camera} Camera */

/** Farther from the anchor than this, numbers would get too large for exact drawing; in squares. */
const anchorReach = 2000;

/** The part of a press's target that is not the table. */
const controls = 'button, input, .chooser, .shade';

export class CameraControl {
  /** @type {Camera | null} */
  camera = null;
  /** Where the table counts from. */
  anchor = { x: 0, y: 0 };
  /** The camera goes where something happens out of sight. */
  isFollowing = true;
  #needsCamera = false;

  /** @param {Watched} board */
  constructor(board) {
    this.board = board;
  }

  get #plane() {
    const { geometry } = this.board;
    return geometry instanceof Plane ? geometry : null;
  }

  /** Before a view is drawn: has a camera if the table needs one, and an anchor near the tiles. */
  prepare(/** @type {boolean} */ hasCamera, /** @type {boolean} */ isOther) {
    this.#needsCamera = hasCamera;
    if (hasCamera && !this.camera) this.#loadCamera();
    if (!hasCamera) this.camera?.attach(null);
    if (!hasCamera) this.camera = null;
    const first = this.board.view?.pieces[0];
    if (!this.camera?.isSet || isOther) this.anchor = { x: first?.x ?? 0, y: first?.y ?? 0 };
  }

  /** Boards with edges need none; until it is there, all of the table is shown. */
  async #loadCamera() {
    const { Camera } = await import('./camera.js');
    if (!this.#needsCamera || this.camera) return;
    this.camera = new Camera(
      () => this.board.requestUpdate(),
      (event) => this.#isMine(event),
    );
    this.board.requestUpdate();
  }

  /** Whether an event of the mouse, the wheel or a finger moves the camera. */
  #isMine(/** @type {MouseEvent | TouchEvent | WheelEvent} */ event) {
    const [target] = event.composedPath();
    if (target instanceof Element && target.closest(controls)) return false;
    if (event.type === 'wheel') return true;
    if ('touches' in event && event.touches.length > 1) return true;
    if ('button' in event && event.button > 1) return false;
    const square = this.board.squareUnder('touches' in event ? event.touches[0] : event);
    return !square || !this.board.canGrab(square);
  }

  /**
   * After a picture: looks at all of a table that is new; otherwise follows what happens.
   * @param {HTMLElement | null} viewport
   * @param {{ isNews: boolean, isOther: boolean }} view it is another one; it is of another game
   */
  settle(viewport, { isNews, isOther }) {
    const { camera } = this;
    camera?.attach(viewport);
    if (!camera || camera.width === 0) return;
    if (!camera.isSet || isOther) this.fit(false);
    else if (isNews && this.isFollowing) this.#showLast();
    this.#moveAnchor();
  }

  #showLast() {
    const square = this.board.last[this.board.last.length - 1];
    if (square) this.reveal(square);
  }

  /** Brings a square into sight. */
  reveal(/** @type {string} */ square, isGliding = true) {
    const plane = this.#plane;
    if (plane) this.camera?.reveal(plane.place(square), isGliding);
  }

  /** Shows all tiles. */
  fit(isGliding = true) {
    const plane = this.#plane;
    if (plane) this.camera?.fit(plane.area, isGliding);
  }

  toggleFollowing() {
    this.isFollowing = !this.isFollowing;
    if (this.isFollowing) this.#showLast();
    this.board.requestUpdate();
  }

  /** The camera has gone far: from now on numbers are counted from where it is. */
  #moveAnchor() {
    const plane = this.#plane;
    if (!plane || !this.camera?.isSet) return;
    const { column, row } = this.camera.middle;
    if (Math.max(Math.abs(column), Math.abs(row)) < anchorReach) return;
    const shift = { column: Math.round(column), row: Math.round(row) };
    this.anchor = plane.pointAt(shift.column, shift.row);
    this.camera.shiftAnchor(shift);
  }
}
