// Animates the difference between one view and the next.

import { wayOf } from '../view/way.js';

/** @import { Difference } from '../view/piece-tracking.js' */
/** @import { Layout as Geometry } from '../view/types.js' */

/** How long a piece glides where nobody wants to look at it slowly, in milliseconds. */
export const usualPace = 160;

/** How long a captured piece fades, in milliseconds. */
const fading = 200;

/** @type {KeyframeAnimationOptions} */
export const swift = { duration: usualPace, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' };

/** Whether the user has asked the system for reduced motion. */
export function isStill() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The places on a way at which something glides, each with the part of the way that is done: its squares, and where it
 * leaves the board at one edge and comes in at the other.
 * @param {Geometry} geometry
 * @param {import('../view/way.js').Way} way
 */
function stopsOf({ files }, { places, beyond }) {
  const far = (/** @type {number} */ i) =>
    Math.hypot(places[i].column - places[i - 1].column, places[i].row - places[i - 1].row);
  const lengths = places.map((_, i) => (i === 0 ? 0 : far(i)));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let done = 0;
  const stops = places.map((place, i) => ({ ...place, offset: (done += lengths[i]) / whole }));
  if (beyond === 0) return stops;
  const [start, end] = [stops[stops.length - 2], stops[stops.length - 1]];
  const edge = beyond > 0 ? files - 0.5 : -0.5;
  const part = (edge - start.column) / (end.column - start.column);
  const row = start.row + part * (end.row - start.row);
  const offset = start.offset + part * (end.offset - start.offset);
  const [out, back] = [edge, edge - beyond].map((column) => ({ column, row, offset }));
  return [...stops.slice(0, -1), out, back, { ...end, column: end.column - beyond }];
}

function slide(
  /** @type {Element} */ element,
  /** @type {Geometry} */ geometry,
  /** @type {import('../view/way.js').Course} */ course,
  /** @type {number} */ duration,
) {
  const stops = stopsOf(geometry, wayOf(geometry, course));
  const end = stops[stops.length - 1];
  element.animate(
    stops.map(({ column, row, offset }) => ({
      transform: `translate(${(column - end.column) * 100}%, ${(row - end.row) * 100}%)`,
      offset,
      zIndex: 2,
    })),
    { ...swift, duration },
  );
}

/**
 * Lets the pieces glide to their new squares. They are drawn there already, so each animation begins at the old square.
 * Captured pieces go, and pieces that change sides turn, when the piece has arrived. Returns how long all of it takes.
 * @param {ParentNode} root
 * @param {Geometry} geometry
 * @param {Difference} difference
 * @param {string | undefined} carried the square to which the user has dragged a piece, which therefore does not glide
 * @param {number} pace how long a piece glides
 */
export function animateMoves(root, geometry, { moved, turned, gone }, carried, pace) {
  if (isStill()) return 0;
  const piece = (/** @type {number} */ id) => root.querySelector(`.piece[data-id="${id}"]`);
  const gliding = moved.filter(({ to }) => to !== carried);
  const delay = gliding.length > 0 ? pace : 0;
  for (const move of gliding) {
    const element = piece(move.id);
    if (element) slide(element, geometry, move, pace);
  }
  for (const { id } of turned)
    piece(id)?.animate([{ transform: 'scaleX(0.1)' }, { transform: 'none' }], { ...swift, delay });
  if (gone.length > 0)
    for (const element of root.querySelectorAll('.piece.gone'))
      element.animate([{ opacity: 1 }, { opacity: 0 }], { ...swift, duration: fading, delay, fill: 'forwards' });
  return delay + fading;
}
