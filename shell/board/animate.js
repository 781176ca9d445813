// Animates the difference between one view and the next.

/** @typedef {import('./piece-tracking.js').Difference} Difference */
/** @typedef {import('./types.js').Layout} Geometry */

/** @type {KeyframeAnimationOptions} */
export const swift = { duration: 160, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' };

/** Whether the user has asked the system for reduced motion. */
export function isStill() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function slide(
  /** @type {Element} */ element,
  /** @type {Geometry} */ geometry,
  /** @type {{ from: string, to: string }} */ { from, to },
) {
  const [start, end] = [geometry.place(from), geometry.place(to)];
  const x = (start.column - end.column) * 100;
  const y = (start.row - end.row) * 100;
  element.animate(
    [
      { transform: `translate(${x}%, ${y}%)`, zIndex: 2 },
      { transform: 'none', zIndex: 2 },
    ],
    swift,
  );
}

/**
 * Lets the pieces glide to their new squares. They are drawn there already, so each animation begins at the old square.
 * @param {ParentNode} root
 * @param {Geometry} geometry
 * @param {Difference} difference
 * @param {string | undefined} carried the square to which the user has dragged a piece, which therefore does not glide
 */
export function animateMoves(root, geometry, { moved, turned, gone }, carried) {
  if (isStill()) return;
  const piece = (/** @type {number} */ id) => root.querySelector(`.piece[data-id="${id}"]`);
  for (const move of moved) {
    const element = piece(move.id);
    if (element && move.to !== carried) slide(element, geometry, move);
  }
  for (const { id } of turned) piece(id)?.animate([{ transform: 'scaleX(0.1)' }, { transform: 'none' }], swift);
  if (gone.length > 0)
    for (const element of root.querySelectorAll('.piece.gone'))
      element.animate([{ opacity: 1 }, { opacity: 0 }], { ...swift, fill: 'forwards' });
}
