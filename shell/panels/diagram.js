// How a piece moves, drawn: the piece in the middle and what it reaches on an empty board.

import { html, nothing, svg } from 'lit';
import { describeMovement, onwardOf, pathsOf, radiusOf, reachOf } from '../movement.js';
import { drawing } from './drawing.js';

/**
 * @typedef {import('../app.js').App} App
 * @typedef {import('../movement.js').Reach} Reach
 * @typedef {import('../../web/types.js').Step} Step
 */

/** A square is ten wide; the middle one has the piece. */
const size = 10;

function square(/** @type {number} */ radius, /** @type {number} */ index) {
  const side = 2 * radius + 1;
  const [x, y] = [index % side, Math.floor(index / side)];
  return svg`<rect class=${(x + y) % 2 ? 'dark' : 'light'} x=${x * size} y=${y * size}
    width=${size} height=${size} />`;
}

const cross = 'M-2.4-2.4 2.4 2.4M2.4-2.4-2.4 2.4';

/** A dot: both; a ring: only without capture; a cross: only captures; both in one: only together. */
function mark(/** @type {number} */ radius, /** @type {Reach} */ { dx, dy, purpose, isInitial }) {
  const x = (radius + dx + 0.5) * size;
  const y = (radius - dy + 0.5) * size;
  const names = `mark ${purpose}${isInitial ? ' initial' : ''}`;
  return svg`<g class=${names} transform="translate(${x} ${y})">
    ${purpose === 'capture' ? nothing : svg`<circle r=${purpose === 'conditional' ? 3.6 : 2.4} />`}
    ${purpose === 'capture' || purpose === 'conditional' ? svg`<path d=${cross} />` : nothing}
  </g>`;
}

/** A line along the squares of several steps, out of the picture for what has no end. */
function ray(/** @type {number} */ radius, /** @type {Step} */ { dx, dy, range }) {
  const middle = (radius + 0.5) * size;
  const far = range || Math.floor(radius / Math.max(Math.abs(dx), Math.abs(dy))) + 0.45;
  return svg`<line class="ray" x1=${middle + dx * size * 0.5} y1=${middle - dy * size * 0.5}
    x2=${middle + dx * size * far} y2=${middle - dy * size * far} />`;
}

/** A diamond: a capture after the first part of the move. */
function onwardMark(/** @type {number} */ radius, /** @type {import('../../web/types.js').Offset} */ { dx, dy }) {
  return svg`<path class="onward" d="M0-3.8 3.8 0 0 3.8-3.8 0z"
    transform="translate(${(radius + dx + 0.5) * size} ${(radius - dy + 0.5) * size})" />`;
}

/** A way around a corner. */
function bend(/** @type {number} */ radius, /** @type {Step} */ { path = [] }) {
  const middle = (radius + 0.5) * size;
  const d = path.map(({ dx, dy }) => `L${middle + dx * size} ${middle - dy * size}`).join('');
  return svg`<path class="ray" d="M${middle} ${middle}${d}" />`;
}

/**
 * @param {App} app
 * @param {string} name of the kind's drawing
 * @param {Step[]} steps
 * @param {string} seat
 * @param {boolean} isTile
 */
export function diagram({ words }, name, steps, seat = 'w', isTile = false) {
  const radius = radiusOf(steps);
  const side = 2 * radius + 1;
  return html`<span class="diagram" role="img" aria-label=${describeMovement(words, steps)}>
    <svg viewBox="0 0 ${side * size} ${side * size}" aria-hidden="true">
      ${Array.from({ length: side * side }, (_, index) => square(radius, index))}
      ${pathsOf(steps).map((step) => ray(radius, step))}
      ${steps.filter(({ path }) => path).map((step) => bend(radius, step))}
      ${onwardOf(steps, radius).map((place) => onwardMark(radius, place))}
      ${reachOf(steps, radius).map((reach) => mark(radius, reach))}
    </svg>
    <span class="diagram-piece" data-side=${side}>${drawing(name, seat, isTile)}</span>
  </span>`;
}
