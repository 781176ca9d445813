// Which key does what on the grid.

/**
 * What the keys move and do.
 * @typedef {object} KeyTarget
 * @property {import('./geometry.js').Geometry | null} geometry
 * @property {string} focused
 * @property {(square: string) => void} focusSquare
 * @property {(square: string) => void} activate
 * @property {() => boolean} cancel whether there was anything to cancel
 * @property {(square: string) => void} speakMoves
 */

/** @type {Record<string, [column: number, row: number]>} */
const steps = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
  PageUp: [0, -Infinity],
  PageDown: [0, Infinity],
};

const clamp = (/** @type {number} */ value, /** @type {number} */ count) =>
  Math.min(Math.max(value, 0), count - 1);

/** The square that a key leads to; with Control, Home and End lead to the corners. */
function goal(/** @type {KeyTarget} */ { geometry, focused }, /** @type {KeyboardEvent} */ event) {
  const step = steps[event.key];
  if (!step || !geometry) return null;
  const { column, row } = geometry.place(focused);
  const rowStep = event.ctrlKey ? step[0] : step[1];
  return geometry.squareAt(
    clamp(column + step[0], geometry.files),
    clamp(row + rowStep, geometry.ranks),
  );
}

/** @returns {boolean} whether the key was meant for the board */
function handle(/** @type {KeyTarget} */ board, /** @type {KeyboardEvent} */ event) {
  const isCorner = event.ctrlKey && (event.key === 'Home' || event.key === 'End');
  if (event.altKey || event.metaKey || (event.ctrlKey && !isCorner)) return false;
  const square = goal(board, event);
  if (square) board.focusSquare(square);
  else if (event.key === 'Enter' || event.key === ' ') board.activate(board.focused);
  else if (event.key === 'm') board.speakMoves(board.focused);
  else if (event.key === 'Escape') return board.cancel();
  else return false;
  return true;
}

export function handleKey(/** @type {KeyTarget} */ board, /** @type {KeyboardEvent} */ event) {
  if (!handle(board, event)) return;
  event.preventDefault();
  event.stopPropagation();
}
