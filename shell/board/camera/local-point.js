// Points of the screen in the pixels of a board that its page has made larger or smaller, or has turned.

import { html } from 'lit';

/** How far the corners are apart, in the board's pixels; styles/board.css says so, too. */
const apart = 100;

/** Three points of a board, of which the browser says where they are on the screen. */
export const corners = html`<i class="corner"></i><i class="corner right"></i><i class="corner below"></i>`;

/** @typedef {{ x: number, y: number }} Point */

/** A way on the screen in the pixels of the board that has the corners. @returns {Point} */
export function localWay(/** @type {ParentNode} */ root, /** @type {Point} */ { x, y }) {
  const [corner, right, below] = [...root.querySelectorAll('.corner')].map((one) => one.getBoundingClientRect());
  if (!below) return { x, y };
  const column = { x: (right.left - corner.left) / apart, y: (right.top - corner.top) / apart };
  const row = { x: (below.left - corner.left) / apart, y: (below.top - corner.top) / apart };
  const area = column.x * row.y - column.y * row.x;
  // A board that is turned out of sight has no area.
  if (area === 0) return { x, y };
  return { x: (x * row.y - y * row.x) / area, y: (column.x * y - column.y * x) / area };
}

/** A point of the screen from the corner of an element, in the pixels of the board that it is in. @returns {Point} */
export function localPoint(
  /** @type {HTMLElement} */ element,
  /** @type {{ clientX: number, clientY: number }} */ { clientX, clientY },
) {
  // The middle of what is drawn around an element is that of the element, however it is turned.
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const root = /** @type {ShadowRoot} */ (element.getRootNode());
  const { x, y } = localWay(root, { x: clientX - (left + right) / 2, y: clientY - (top + bottom) / 2 });
  return { x: x + element.offsetWidth / 2, y: y + element.offsetHeight / 2 };
}
