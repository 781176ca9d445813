// What moves the camera by hand: mouse, wheel and fingers. Loaded when a table stands that has a camera.

import { select } from 'd3-selection';
import { zoom, zoomIdentity } from 'd3-zoom';
import { sizes } from './camera.js';

/** @typedef {import('./camera.js').Transform} Transform */

/**
 * @typedef {object} Moved
 * @property {(event: any) => boolean} canPan whether a press, touch or wheel moves the camera
 * @property {() => void} onStart called when somebody begins to move it
 * @property {(transform: Transform) => void} onMove called when it has moved
 */

export class CameraInput {
  #zoom;
  /** @type {HTMLElement | null} */
  #viewport = null;

  constructor(/** @type {Moved} */ { canPan, onStart, onMove }) {
    this.#zoom = zoom()
      .scaleExtent(sizes)
      .clickDistance(4)
      .filter(canPan)
      .on('start', ({ sourceEvent }) => sourceEvent && onStart())
      .on('zoom', ({ transform }) => onMove(transform));
  }

  get #selection() {
    return select(/** @type {Element} */ (this.#viewport));
  }

  /** Listens to the events of a viewport; null: stops listening. */
  attach(/** @type {HTMLElement | null} */ viewport) {
    if (this.#viewport) this.#selection.on('.zoom', null);
    this.#viewport = viewport;
    if (viewport) this.#selection.call(this.#zoom).on('dblclick.zoom', null);
  }

  /** Moves the camera: what somebody does next begins there. */
  put(/** @type {Transform} */ { x, y, k }) {
    this.#selection.call(/** @type {any} */ (this.#zoom).transform, zoomIdentity.translate(x, y).scale(k));
  }
}
