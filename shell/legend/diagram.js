// Draws how a piece moves: the piece in the middle of a small board, and the squares that it reaches.

import { html, nothing, svg } from 'lit';
import { drawn, markArt } from '../art/art.js';
import { drawing } from '../board/drawing/drawing.js';
import { describeMovement, onwardOf, pathsOf, radiusOf, reachOf, turnSteps } from './movement.js';

/** @import { Offset, Step } from '../../web/types.js' */
/** @import { Reach } from './movement.js' */

/** The width of a square in units of the drawing. */
const size = 10;

function square(/** @type {number} */ radius, /** @type {number} */ index) {
  const side = 2 * radius + 1;
  const [x, y] = [index % side, Math.floor(index / side)];
  return svg`<rect class=${(x + y) % 2 ? 'dark' : 'light'} x=${x * size} y=${y * size}
    width=${size} height=${size} />`;
}

/** Whether something is drawn within the ring of a mark. */
const isRinged = (/** @type {Reach['purpose']} */ purpose) => purpose === 'conditional' || purpose === 'around';

const cross = 'M-2.4-2.4 2.4 2.4M2.4-2.4-2.4 2.4';

/**
 * The mark of a reached square: a dot for moves and captures, a ring for moves without capture, a ring around a dot
 * for moves that may capture beside it, a cross for captures only, ring and
 * cross for a move that must capture beside it.
 */
function mark(/** @type {number} */ radius, /** @type {Reach} */ { dx, dy, purpose, isInitial }) {
  const x = (radius + dx + 0.5) * size;
  const y = (radius - dy + 0.5) * size;
  const names = `mark ${purpose}${isInitial ? ' initial' : ''}`;
  return svg`<g class=${names} transform="translate(${x} ${y})">
    ${purpose === 'capture' ? nothing : svg`<circle r=${isRinged(purpose) ? 3.6 : 2.4} />`}
    ${purpose === 'around' ? svg`<circle class="inner" r="1.3" />` : nothing}
    ${purpose === 'capture' || purpose === 'conditional' ? svg`<path d=${cross} />` : nothing}
  </g>`;
}

/** A line along the squares of several steps; without limit it leads out of the picture. */
function ray(/** @type {number} */ radius, /** @type {Step} */ { dx, dy, range }) {
  const middle = (radius + 0.5) * size;
  const far = range || Math.floor(radius / Math.max(Math.abs(dx), Math.abs(dy))) + 0.45;
  return svg`<line class="ray" x1=${middle + dx * size * 0.5} y1=${middle - dy * size * 0.5}
    x2=${middle + dx * size * far} y2=${middle - dy * size * far} />`;
}

/** A diamond for a capture in the second part of a move. */
function onwardMark(/** @type {number} */ radius, /** @type {Offset} */ { dx, dy }) {
  return svg`<path class="onward" d="M0-3.8 3.8 0 0 3.8-3.8 0z"
    transform="translate(${(radius + dx + 0.5) * size} ${(radius - dy + 0.5) * size})" />`;
}

/** The line of a bent path. */
function bend(/** @type {number} */ radius, /** @type {Step} */ { path = [] }) {
  const middle = (radius + 0.5) * size;
  const d = path.map(({ dx, dy }) => `L${middle + dx * size} ${middle - dy * size}`).join('');
  return svg`<path class="ray" d="M${middle} ${middle}${d}" />`;
}

/** The pointer in the direction in which the piece looks. */
function pointer(/** @type {number} */ turn) {
  return html`<span class="facing" data-turn=${turn} aria-hidden="true">${drawn(markArt('facing'))}</span>`;
}

/**
 * The settings of a diagram besides the steps.
 * @typedef {object} DiagramLook
 * @property {string} [seat] in whose paint the piece is
 * @property {import('../board/drawing/paint.js').Painted} [painted]
 * @property {number} [turn] quarter turns clockwise: where the piece's forward is on the screen
 * @property {boolean} [hasFacing] whether a pointer shows where the piece looks
 */

/**
 * The diagram of a kind. Its spoken description gives directions as the piece sees them, however it is turned.
 * @param {import('../words/words.js').Words} words
 * @param {string} name of the kind's drawing
 * @param {Step[]} ways
 * @param {DiagramLook} [look]
 */
export function diagram(words, name, ways, { seat, painted, turn = 0, hasFacing = false } = {}) {
  const steps = turnSteps(ways, turn);
  const radius = radiusOf(steps);
  const side = 2 * radius + 1;
  return html`<span class="diagram" role="img" aria-label=${describeMovement(words, ways)}>
    <svg viewBox="0 0 ${side * size} ${side * size}" aria-hidden="true">
      ${Array.from({ length: side * side }, (_, index) => square(radius, index))}
      ${pathsOf(steps).map((step) => ray(radius, step))}
      ${steps.filter(({ path }) => path).map((step) => bend(radius, step))}
      ${onwardOf(steps, radius).map((place) => onwardMark(radius, place))}
      ${reachOf(steps, radius).map((reach) => mark(radius, reach))}
    </svg>
    <span class="diagram-piece" data-side=${side}>
      ${drawing(name, seat, painted)}
      ${hasFacing ? pointer(turn) : nothing}
    </span>
  </span>`;
}
