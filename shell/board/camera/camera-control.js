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

/** How small tiles become at most where the viewport gets smaller, in pixels. */
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
   */
  settle(viewport, { isNews, isOther }) {
    const { camera } = this;
    camera?.attach(viewport);
    viewport?.addEventListener('click', this.#take);
    if (!camera || camera.width === 0) return;
    if (!camera.isSet || isOther) this.#begin(camera);
    else if (this.isFollowing) {
      if (camera.width !== this.#sight?.width || camera.height !== this.#sight.height) this.#resize(camera);
      if (isNews) this.#followNews();
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
    camera.look(from.middle, Math.max(from.size * scale, Math.min(from.size, smallest)), false);
    this.#resized = [from, sightOf(camera)];
  }

  /** Shows all tiles, on our page not from too far. Where the camera then is can only be glided to once it is known. */
  #showAll(/** @type {boolean} */ isGliding) {
    const { camera } = this;
    if (!camera) return;
    const { middle, size } = camera;
    this.fit(false);
    if (!this.board.whole) comeCloser(this);
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

  /** Brings all tiles into sight if they fit as large as they are; false if they do not, or are. */
  #gather() {
    const plane = this.#plane;
    if (!plane || !this.camera) return false;
    const { left, right, top, bottom } = plane.area;
    const { rest, width, height } = this.camera;
    const { middle, size } = rest;
    const [across, down] = [width / size / 2 - narrow, height / size / 2 - narrow];
    if (right + 1 - left > 2 * across || bottom + 1 - top > 2 * down) return false;
    const column = Math.min(Math.max(middle.column, right + 1 - across), left + across);
    const row = Math.min(Math.max(middle.row, bottom + 1 - down), top + down);
    if (Math.hypot(column - middle.column, row - middle.row) < narrow) return false;
    this.camera.look({ column, row }, size, true);
    return true;
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
    if (plane) this.camera?.fit(plane.area, isGliding);
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

/** Whether tiles are still in hand. */
const isPlacing = (/** @type {Watched['view']} */ view) => (view?.hands.length ?? 0) > 0;

/** How large tiles are at least where all are in sight, in pixels; smaller ones could not be told apart. */
const least = 22;

/** How large tiles are where not all can be in sight. */
const near = 34;

/** The free margin around the tiles, in squares; and where there is little room. */
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
  const most = Math.min(width / (right - left + 3), height / (bottom - top + 3), Math.min(width, height) / 14);
  if (size >= near) {
    if (most > size) camera.look(camera.middle, most, false);
    return;
  }
  const tight = Math.min(width / (right - left + 1 + 2 * narrow), height / (bottom - top + 1 + 2 * narrow));
  if (tight >= least) return camera.look(camera.middle, Math.min(tight, near), false);
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
