// Moves the camera by hand: mouse, wheel and fingers. The grabbed place of the table stays under the pointer; with two
// fingers each keeps its own place.

import { hasLetGo } from './let-go.js';
import { localPoint } from './local-point.js';

/** @import { Transform } from './camera.js' */

/** @typedef {'pointermove' | 'pointerup' | 'pointercancel'} PointerEventName */
/** @typedef {{ x: number, y: number }} Point in pixels of the viewport */

/**
 * @typedef {object} Moved
 * @property {(event: MouseEvent, isSecond: boolean) => boolean} canPan whether a press, a second finger or a turn of
 *   the wheel moves the camera
 * @property {() => void} onStart called when somebody begins to move it
 * @property {() => Transform} find where it is
 * @property {(transform: Transform) => void} onMove called when it has moved
 * @property {() => void} onEnd called when the last button or finger is up
 * @property {[least: number, most: number]} sizes of a square, in pixels
 */

/** A press that moves less far than this is a click; in pixels. */
const clickDistance = 4;

/** How far a unit of the wheel's three units of length doubles the size of squares: pixels, lines and pages. */
const wheelSteps = [0.002, 0.05, 1];

const distance = (/** @type {Point} */ one, /** @type {Point} */ other) => Math.hypot(one.x - other.x, one.y - other.y);

export class CameraInput {
  #moved;
  /** @type {HTMLElement | null} */
  #viewport = null;
  /** The places of the mouse or the fingers that are down. @type {Map<number, Point>} */
  #down = new Map();
  /**
   * The places of the table that the first two of them hold; null: they do not move the camera.
   * @type {Point[] | null}
   */
  #grabbed = null;
  /** Where the first one went down. @type {Point} */
  #begun = { x: 0, y: 0 };
  /** Whether it has gone so far that it is no click. */
  #isDragged = false;

  constructor(/** @type {Moved} */ moved) {
    this.#moved = moved;
  }

  /** Listens to the events of a viewport; null: stops listening. */
  attach(/** @type {HTMLElement | null} */ viewport) {
    this.#viewport?.removeEventListener('pointerdown', this.#press);
    this.#viewport?.removeEventListener('wheel', this.#turn);
    this.#end();
    this.#viewport = viewport;
    viewport?.addEventListener('pointerdown', this.#press);
    viewport?.addEventListener('wheel', this.#turn, { passive: false });
  }

  /** @returns {Point} */
  #pointOf(/** @type {MouseEvent} */ event) {
    return localPoint(/** @type {HTMLElement} */ (this.#viewport), event);
  }

  #clamp(/** @type {number} */ size) {
    const [least, most] = this.#moved.sizes;
    return Math.min(Math.max(size, least), most);
  }

  /** Whether a button or a finger is down. */
  get isHeld() {
    return this.#down.size > 0;
  }

  /** The pointers that count. */
  get #points() {
    return [...this.#down.values()].slice(0, 2);
  }

  /** Lets the pointers hold the places of the table that are under them now. */
  #grab() {
    const { x, y, k } = this.#moved.find();
    this.#grabbed = this.#points.map((point) => ({ x: (point.x - x) / k, y: (point.y - y) / k }));
  }

  #press = (/** @type {PointerEvent} */ event) => {
    const isSecond = event.pointerType === 'touch' && this.#down.size > 0;
    // A press whose end was not heard, as of a finger that the browser took.
    if (!isSecond) this.#end();
    if (this.#down.size === 0) this.#listen(addEventListener);
    const point = this.#pointOf(event);
    this.#down.set(event.pointerId, point);
    if (!this.#moved.canPan(event, isSecond)) return;
    if (!this.#grabbed) {
      this.#begun = point;
      this.#moved.onStart();
    }
    this.#grab();
  };

  #move = (/** @type {PointerEvent} */ event) => {
    if (!this.#down.has(event.pointerId)) return;
    if (hasLetGo(event)) return this.#release(event);
    const point = this.#pointOf(event);
    this.#down.set(event.pointerId, point);
    if (!this.#grabbed) return;
    this.#isDragged ||= distance(point, this.#begun) > clickDistance;
    this.#follow(this.#grabbed, this.#points);
  };

  /** Moves the camera so that what is held is where the pointers are: of two, in the middle between them. */
  #follow(/** @type {Point[]} */ [held, heldToo = held], /** @type {Point[]} */ [point, pointToo = point]) {
    const apart = distance(held, heldToo);
    const k = apart > 0 ? this.#clamp(distance(point, pointToo) / apart) : this.#moved.find().k;
    const x = (point.x + pointToo.x) / 2 - ((held.x + heldToo.x) / 2) * k;
    const y = (point.y + pointToo.y) / 2 - ((held.y + heldToo.y) / 2) * k;
    this.#moved.onMove({ x, y, k });
  }

  #release = (/** @type {PointerEvent} */ { pointerId }) => {
    if (!this.#down.delete(pointerId)) return;
    if (this.#down.size === 0) {
      this.#end();
      this.#moved.onEnd();
    } else if (this.#grabbed) this.#grab();
  };

  #end() {
    if (this.#isDragged) skipClick();
    this.#down.clear();
    this.#grabbed = null;
    this.#isDragged = false;
    this.#listen(removeEventListener);
  }

  /** Adds or removes what listens to pointers that are down, wherever they go. */
  #listen(
    /** @type {(type: PointerEventName, run: (event: PointerEvent) => void, isCapture?: boolean) => void} */ change,
  ) {
    // A board keeps to itself what drags a piece; the camera has to know where that finger is when a second one comes.
    change('pointermove', this.#move, true);
    for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) change(end, this.#release);
  }

  #turn = (/** @type {WheelEvent} */ event) => {
    if (!this.#moved.canPan(event, false)) return;
    event.preventDefault();
    this.#moved.onStart();
    const { x, y, k } = this.#moved.find();
    const point = this.#pointOf(event);
    // Two fingers that are drawn apart on a touchpad come as a wheel with this key, and in small steps.
    const steps = -event.deltaY * wheelSteps[event.deltaMode] * (event.ctrlKey ? 10 : 1);
    const size = this.#clamp(k * 2 ** steps);
    const grown = size / k;
    this.#moved.onMove({ x: point.x - (point.x - x) * grown, y: point.y - (point.y - y) * grown, k: size });
  };
}

/** The click that the end of a drag makes is none. */
function skipClick() {
  const skip = (/** @type {Event} */ event) => event.stopImmediatePropagation();
  addEventListener('click', skip, { capture: true, once: true });
  // Not every drag ends with one.
  setTimeout(() => removeEventListener('click', skip, { capture: true }));
}
