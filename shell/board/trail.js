// Draws actions as numbered arrows: those of a turn, or those that a hint expects.

import { html, nothing, svg } from 'lit';

/** @typedef {import('./types.js').Scene} Scene */

/**
 * One action as an arrow.
 * @typedef {object} Stage
 * @property {string} from
 * @property {string} to
 * @property {number} number
 * @property {boolean} [isAhead] whether it has not been played yet, so that its piece still stands where it begins
 */

/**
 * An arrow from middle to middle. Its number is where it begins, or in the corner of that square if a piece is there.
 */
function arrow(/** @type {Scene} */ { geometry }, /** @type {Stage} */ { from, to, number, isAhead = false }) {
  const [start, end] = [geometry.place(from), geometry.place(to)];
  const [x1, y1] = [start.column + 0.5, start.row + 0.5];
  const [x2, y2] = [end.column + 0.5, end.row + 0.5];
  const aside = isAhead || from === to ? -0.3 : 0;
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const point = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ far, turn = 0) =>
    `${x + Math.cos(angle + turn) * far} ${y + Math.sin(angle + turn) * far}`;
  const tip = point(x2, y2, -0.24);
  const head = `M${point(x2, y2, -0.48, 0.36)}L${tip}L${point(x2, y2, -0.48, -0.36)}`;
  const line = from === to ? '' : `M${point(x1, y1, isAhead ? 0.3 : 0.22)}L${tip}${head}`;
  return svg`<path class="halo" d=${line}></path><path class="ink" d=${line}></path>
    <circle class="stop" cx=${x1 + aside} cy=${y1 + aside} r="0.21"></circle>
    <text x=${x1 + aside} y=${y1 + aside + 0.1}>${number}</text>`;
}

export function trail(/** @type {Scene} */ scene) {
  const { geometry, trail, selected } = scene;
  if (trail.length === 0 || selected) return nothing;
  const { files, ranks } = geometry;
  return html`<svg class="trail" viewBox="0 0 ${files} ${ranks}">
    ${trail.map((stage) => arrow(scene, stage))}
  </svg>`;
}
