// What is done to the page before the App is there: it is kept, and happens once more when it is.

import { Held } from '../board/held.js';

const types = [
  ...['click', 'contextmenu', 'dblclick', 'keydown', 'keyup'],
  ...['pointercancel', 'pointerdown', 'pointermove', 'pointerup'],
];

/** Whether a click on a link is one that leads to another page, or opens it in another tab. */
const leadsAway = (/** @type {MouseEvent} */ { ctrlKey, metaKey, shiftKey }) => ctrlKey || metaKey || shiftKey;

export class KeptInput {
  #held = new Held();

  constructor() {
    for (const type of types) addEventListener(type, this.#keep, { capture: true });
  }

  #keep = (/** @type {Event} */ event) => {
    const path = event.composedPath();
    const isIn = (/** @type {string} */ selector) =>
      path.some((place) => place instanceof Element && place.matches(selector));
    // A notice works as it stands: it may say that the App does not come.
    if (isIn('.notices')) return;
    if (event.type === 'click' && isIn('a')) {
      if (leadsAway(/** @type {MouseEvent} */ (event))) return;
      event.preventDefault();
    }
    if (event.type === 'contextmenu' && isIn('motley-view')) event.preventDefault();
    this.#held.keepEvent(event, isIn('motley-view'));
  };

  /** Has all of it happen, in its order; from now on nothing is kept. */
  release() {
    for (const type of types) removeEventListener(type, this.#keep, { capture: true });
    this.#held.release();
  }
}
