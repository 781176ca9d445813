// Controls the camera over a table without edges: decides when it moves by itself, and which input moves it.

import { isInHand } from '../view/choices.js';
import { Plane } from '../view/plane.js';
import { Camera } from './camera.js';

/**
 * The members of its board that the control uses.
 * @typedef {object} Watched
 * @property {import('../view/types.js').View | null} view
 * @property {object | null} [game] identifies the game of the view
 * @property {boolean} [whole] whether it stands in a page that scrolls: all of a table is in sight when a game begins,
 *   however small it is then
 * @property {(selector: string) => boolean} matches
 * @property {() => void} focus
 * @property {string[]} last
 * @property {import('../view/types.js').Layout | null} geometry
 * @property {(name?: PropertyKey) => void} requestUpdate
 * @property {(event: { clientX: number, clientY: number }) => string | null} squareUnder
 * @property {(square: string) => boolean} canGrab
 * @property {(name: string, detail: object) => void} tell
 */

/** At a greater distance from the anchor numbers would become too large to be drawn exactly; in squares. */
const anchorReach = 2000;

/**
 * Where the camera of a game was, and the last action then.
 * @typedef {[anchor: { x: number, y: number }, middle: import('./camera.js').Place, size: number, last: string]} Seen
 */

/**
 * What is in sight when the camera rests, and the size of the viewport in pixels.
 * @typedef {object} Sight
 * @property {import('./camera.js').Place} middle
 * @property {number} size
 * @property {number} width
 * @property {number} height
 */

/** @typedef {{ middle: import('./camera.js').Place, size: number }} Near */

/** How small tiles become at most where something marked is far away, or the viewport gets smaller, in pixels. */
const smallest = 14;

/**
 * The cameras of games: a board that is drawn anew, as one that was far out of sight, goes on with the one it had.
 * @type {WeakMap<object, Seen>}
 */
const seen = new WeakMap();

/** The elements over the table; a press on one of them does not move the camera. */
const controls = 'button, input, .chooser, .shade';

export class CameraControl {
  /** @type {Camera | null} */
  camera = null;
  /** The square from which columns and rows are counted. */
  anchor = { x: 0, y: 0 };
  /** Whether the camera moves to an action that happens out of sight. */
  isFollowing = true;
  /** Whether tiles were still in hand in the view before. */
  #wasPlacing = false;
  /** What was in sight in the picture before. @type {Sight | null} */
  #sight = null;
  /**
   * What was in sight before the viewport changed its size, and what is since.
   * @type {[before: Sight, since: Sight] | null}
   */
  #resized = null;
  /** The squares that were marked when they were last brought into sight. @type {string[]} */
  #marked = [];
  /** Where the camera was before it went farther away to show what is marked. @type {Near | null} */
  #near = null;
  /** How large tiles were last made here, in pixels. */
  #ownSize = 0;

  constructor(/** @type {Watched} */ board) {
    this.board = board;
  }

  get #plane() {
    const { geometry } = this.board;
    return geometry instanceof Plane ? geometry : null;
  }

  /** Called before a view is drawn: makes a camera if the table needs one, and sets the anchor of a new game. */
  prepare(/** @type {boolean} */ hasCamera, /** @type {boolean} */ isOther) {
    if (hasCamera) this.camera ??= this.#makeCamera();
    else this.camera?.attach(null);
    if (!hasCamera) this.camera = null;
    const first = this.board.view?.pieces[0];
    if (!this.camera?.isSet || isOther)
      this.anchor = seen.get(/** @type {object} */ (this.board.game))?.[0] ?? { x: first?.x ?? 0, y: first?.y ?? 0 };
  }

  #makeCamera() {
    return new Camera(
      () => this.board.requestUpdate(),
      (event, isSecond) => this.isMine(event, isSecond),
    );
  }

  /** Whether a table stands in a page that scrolls, and nobody is at it: then fingers and the wheel scroll the page. */
  get #isPassed() {
    return this.board.whole === true && !this.board.matches(':focus-within');
  }

  /** Whoever has touched a table is at it from then on. */
  #take = () => {
    if (this.camera && this.#isPassed) this.board.focus();
  };

  /**
   * Whether an event of the mouse, the wheel or a finger moves the camera.
   * @param {MouseEvent} event
   * @param {boolean} [isSecond] whether it is a second finger
   */
  isMine(event, isSecond = false) {
    const [target] = event.composedPath();
    if (target instanceof Element && target.closest(controls)) return false;
    const isFinger = /** @type {Partial<PointerEvent>} */ (event).pointerType === 'touch';
    if (!isSecond && !event.ctrlKey && (event.type === 'wheel' || isFinger) && this.#isPassed) return false;
    if (event.type === 'wheel' || isSecond) return true;
    if (event.button > 1) return false;
    const square = this.board.squareUnder(event);
    return !square || !this.board.canGrab(square);
  }

  /**
   * Called after a view was drawn: shows all of the table if the game is new, otherwise moves to the last action. While
   * tiles are placed, the table grows: then all of it is shown, and once more when the last one lies there.
   * @param {HTMLElement | null} viewport
   * @param {{ isNews: boolean, isOther: boolean }} view whether it is another view, and of another game
   * @param {string[]} marked squares that are marked for somebody who acts, or has asked
   */
  settle(viewport, { isNews, isOther }, marked) {
    const { camera } = this;
    camera?.attach(viewport);
    viewport?.addEventListener('click', this.#take);
    if (!camera || camera.width === 0) return;
    if (!camera.isSet || isOther) this.#begin(camera);
    else if (this.isFollowing) {
      if (camera.width !== this.#sight?.width || camera.height !== this.#sight.height) this.#resize(camera);
      if (isNews) this.#followNews();
      this.#showMarked(camera, marked);
    }
    this.#moveAnchor();
    this.#sight = sightOf(camera);
    const { game, last, view } = this.board;
    this.#wasPlacing = isPlacing(view);
    if (game) seen.set(game, [this.anchor, camera.middle, camera.size, `${last}`]);
  }

  /** Shows what was in sight of this game, or all of the table. */
  #begin(/** @type {Camera} */ camera) {
    const known = seen.get(/** @type {object} */ (this.board.game));
    if (known) {
      const [, middle, size, last] = known;
      camera.look(middle, size);
      if (last !== `${this.board.last}`) this.#showLast(false);
      return;
    }
    this.#showAll(false);
  }

  /**
   * Keeps in sight what was so before the viewport changed its size, as when a tab is pulled up; when it is let down,
   * tiles are as large as before.
   */
  #resize(/** @type {Camera} */ camera) {
    const last = this.#sight;
    if (!last) return;
    const [before, since] = this.#resized ?? [last, last];
    const from = isSame(since, last) ? before : last;
    const scale = Math.min(camera.width / from.width, camera.height / from.height);
    const isOwn = this.#hasOwnSize;
    camera.look(from.middle, Math.max(from.size * scale, Math.min(from.size, smallest)), false);
    if (isOwn) this.#ownSize = camera.size;
    if (this.#near) this.#near.size *= camera.size / last.size;
    this.#resized = [from, sightOf(camera)];
  }

  /** Shows all tiles, on our page not from too far. Where the camera then is can only be glided to once it is known. */
  #showAll(/** @type {boolean} */ isGliding) {
    const { camera } = this;
    if (!camera) return;
    const { middle, size } = camera;
    this.fit(false);
    if (!this.board.whole) comeCloser(this);
    this.#ownSize = camera.size;
    if (!isGliding) return;
    const goal = { middle: camera.middle, size: camera.size };
    camera.look(middle, size);
    camera.look(goal.middle, goal.size, true);
  }

  #followNews() {
    const { last, view } = this.board;
    const square = last[last.length - 1];
    const isGrown = isPlacing(view) && square !== undefined && !this.#isInSight(square);
    if (isGrown || (this.#wasPlacing && !isPlacing(view))) this.#showAll(true);
    else if (!this.#gather()) this.#showLast();
  }

  /**
   * Brings all tiles into sight with an empty row around them, or where that does not fit closely: as large as they
   * are, or smaller unless somebody has chosen their size. False if they do not fit, or are in sight.
   */
  #gather() {
    const { camera } = this;
    const area = this.#plane?.area;
    if (!area || !camera) return false;
    const { size } = camera.rest;
    const enough = this.#hasOwnSize ? Math.min(size, least) : size;
    const free = [margin, narrow].find((free) => camera.sizeFor(area, free) >= enough);
    if (free === undefined || camera.has(widened(area, free))) return false;
    camera.include(area, Math.min(size, camera.sizeFor(area, free)), free);
    return true;
  }

  /**
   * Brings all that is marked into sight, from farther away if it must be, but not while a finger is down. When nothing
   * is marked any more, tiles are as large as before.
   */
  #showMarked(/** @type {Camera} */ camera, /** @type {string[]} */ marked) {
    if (camera.isHeld || `${marked}` === `${this.#marked}`) return;
    this.#marked = marked;
    const plane = this.#plane;
    if (!plane) return;
    if (marked.length === 0) return this.#comeBack(camera);
    const area = areaOf(marked.map((square) => plane.place(square)));
    if (camera.has(area)) return;
    const { middle, size } = camera.rest;
    const smaller = Math.min(size, Math.max(camera.sizeFor(area, margin), smallest));
    if (smaller < size && !(this.#near && this.#hasOwnSize)) this.#near = { middle, size };
    camera.include(area, smaller, margin);
    this.#ownSize = smaller;
  }

  /** Looks from as near as before something was marked, unless somebody has moved the camera since. */
  #comeBack(/** @type {Camera} */ camera) {
    const near = this.#near;
    this.#near = null;
    if (!near || !this.#hasOwnSize || isPlacing(this.board.view)) return;
    camera.look(near.middle, near.size, true);
    this.#ownSize = near.size;
  }

  /** Whether tiles have the size that was computed here: nobody has looked closer, or from farther away. */
  get #hasOwnSize() {
    return !!this.camera && Math.abs(this.camera.rest.size - this.#ownSize) < 0.001;
  }

  #isInSight(/** @type {string} */ square) {
    const plane = this.#plane;
    if (!plane || !this.camera) return true;
    const { column, row } = plane.place(square);
    const { left, right, top, bottom } = this.camera.area;
    return column >= left && column + 1 <= right && row >= top && row + 1 <= bottom;
  }

  #showLast(isGliding = true) {
    const square = this.board.last[this.board.last.length - 1];
    if (square) this.reveal(square, isGliding);
  }

  /** Moves the camera so that a square is in sight. */
  reveal(/** @type {string} */ square, isGliding = true) {
    const plane = this.#plane;
    if (plane) this.camera?.reveal(plane.place(square), isGliding);
  }

  /** Moves the camera so that all tiles are in sight. */
  fit(isGliding = true) {
    const plane = this.#plane;
    if (!plane || !this.camera) return;
    this.camera.fit(plane.area, isGliding);
    this.#ownSize = this.camera.rest.size;
  }

  toggleFollowing() {
    this.isFollowing = !this.isFollowing;
    if (this.isFollowing) this.#showLast();
    this.board.requestUpdate();
  }

  /** Moves the anchor to the camera when that has gone far, so that numbers stay small. */
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

/** @returns {Sight} */
const sightOf = (/** @type {Camera} */ { rest, width, height }) => ({ ...rest, width, height });

/** Whether two sights are of the same, but for what is lost by counting. */
const isSame = (/** @type {Sight} */ one, /** @type {Sight} */ other) =>
  [
    one.size - other.size,
    one.middle.column - other.middle.column,
    one.middle.row - other.middle.row,
    one.width - other.width,
    one.height - other.height,
  ].every((difference) => Math.abs(difference) < 0.001);

/** The smallest area with all of some places. @returns {import('./camera.js').Area} */
function areaOf(/** @type {import('./camera.js').Place[]} */ places) {
  const [columns, rows] = [places.map(({ column }) => column), places.map(({ row }) => row)];
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  };
}

/** An area with so many squares more on each side. @returns {import('./camera.js').Area} */
const widened = (
  /** @type {import('./camera.js').Area} */ { left, right, top, bottom },
  /** @type {number} */ free,
) => ({
  left: left - free,
  right: right + free,
  top: top - free,
  bottom: bottom + free,
});

/** Whether tiles are still in hand. */
const isPlacing = (/** @type {Watched['view']} */ view) => (view?.hands.length ?? 0) > 0;

/** How large tiles are at least where all are in sight, in pixels; smaller ones could not be told apart. */
const least = 22;

/** How large tiles are where not all can be in sight. */
const near = 34;

/** The free margin around tiles and marks, in squares; and where there is little room. */
const margin = 1;
const narrow = 0.25;

/** The middle of what is in sight: as near to a place as it can be without showing more beside a range than needed. */
function between(
  /** @type {number} */ start,
  /** @type {number} */ end,
  /** @type {number} */ seen,
  /** @type {number} */ at,
) {
  const reach = Math.max(end - start + 1 + 2 * margin - seen, 0) / 2;
  const middle = (start + end + 1) / 2;
  return Math.min(Math.max(at, middle - reach), middle + reach);
}

/**
 * Where our page looks when a game begins: at all tiles, but not from so far that they cannot be told apart. It comes
 * closer where there is much room, and where tiles are too small: to those that can act, and the last action. Boards on
 * other pages show all tiles.
 */
export function comeCloser(/** @type {CameraControl} */ control) {
  const { board, camera } = control;
  const { geometry: plane, view, last } = board;
  if (!camera || !view || !(plane instanceof Plane)) return;
  const { left, right, top, bottom } = plane.area;
  const { width, height, size } = camera;
  const most = Math.min(camera.sizeFor(plane.area, margin), Math.min(width, height) / 14);
  if (size >= near) {
    if (most > size) camera.look(camera.middle, most, false);
    return;
  }
  const whole = [margin, narrow].map((free) => camera.sizeFor(plane.area, free)).find((size) => size >= least);
  if (whole) return camera.look(camera.middle, Math.min(whole, near), false);
  const acting = view.actions.flatMap(({ source }) => (source && !isInHand(source) ? plane.place(source) : []));
  const places = acting.length > 0 ? acting : [{ column: (left + right) / 2, row: (top + bottom) / 2 }];
  const mean = (/** @type {'column' | 'row'} */ key) =>
    places.reduce((sum, place) => sum + place[key] + 0.5, 0) / places.length;
  const column = between(left, right, width / near, mean('column'));
  const row = between(top, bottom, height / near, mean('row'));
  camera.look({ column, row }, near, false);
  const square = last[last.length - 1];
  if (square) control.reveal(square, false);
}
