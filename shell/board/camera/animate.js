// Animates the difference between one view and the next.

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

function slide(
  /** @type {Element} */ element,
  /** @type {Geometry} */ geometry,
  /** @type {{ from: string, to: string }} */ { from, to },
  /** @type {number} */ duration,
) {
  const [start, end] = [geometry.place(from), geometry.place(to)];
  const x = (start.column - end.column) * 100;
  const y = (start.row - end.row) * 100;
  element.animate(
    [
      { transform: `translate(${x}%, ${y}%)`, zIndex: 2 },
      { transform: 'none', zIndex: 2 },
    ],
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
