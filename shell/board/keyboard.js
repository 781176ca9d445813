// Which key does what on the grid.

/**
 * What the keys move and do.
 * @typedef {object} KeyTarget
 * @property {import('./types.js').Layout | null} geometry
 * @property {string} focused
 * @property {(square: string) => void} focusSquare
 * @property {(square: string) => void} activate
 * @property {() => boolean} cancel whether there was anything to cancel
 * @property {(square: string) => void} speakMoves
 * @property {(step: 1 | -1) => void} turn
 * @property {(what: 'own' | 'targets', step: 1 | -1) => void} focusNext
 * @property {import('./camera.js').Camera | null} camera
 * @property {() => void} fit
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

/** The square that a key leads to; with Control, Home and End lead to the corners. */
function goal(/** @type {KeyTarget} */ { geometry, focused }, /** @type {KeyboardEvent} */ event) {
  const step = steps[event.key];
  if (!step || !geometry) return null;
  return geometry.walk(focused, step[0], event.ctrlKey ? step[0] : step[1]);
}

/** How much closer a key looks. */
const zoomStep = 1.3;

/** @type {Record<string, (board: KeyTarget) => void>} */
const commands = {
  Enter: (board) => board.activate(board.focused),
  ' ': (board) => board.activate(board.focused),
  ']': (board) => board.turn(1),
  '[': (board) => board.turn(-1),
  m: (board) => board.speakMoves(board.focused),
  t: (board) => board.focusNext('own', 1),
  T: (board) => board.focusNext('own', -1),
  p: (board) => board.focusNext('targets', 1),
  P: (board) => board.focusNext('targets', -1),
};

/** Only where there is a camera. @type {Record<string, (board: KeyTarget) => void>} */
const cameraCommands = {
  '+': (board) => board.camera?.zoomBy(zoomStep),
  '=': (board) => board.camera?.zoomBy(zoomStep),
  '-': (board) => board.camera?.zoomBy(1 / zoomStep),
  0: (board) => board.fit(),
};

/**
 * The next of some squares as one reads, row by row; after the last one the first.
 * @param {import('./types.js').Layout} geometry
 * @param {string[]} squares
 * @param {string} from
 * @param {1 | -1} step
 */
export function findNext(geometry, squares, from, step) {
  const order = (/** @type {string} */ one, /** @type {string} */ other) => {
    const [first, second] = [geometry.place(one), geometry.place(other)];
    return step * (first.row - second.row || first.column - second.column);
  };
  const others = squares.filter((square) => square !== from).sort(order);
  return others.find((square) => order(square, from) > 0) ?? others[0];
}

/** @returns {boolean} whether the key was meant for the board */
function handle(/** @type {KeyTarget} */ board, /** @type {KeyboardEvent} */ event) {
  const isCorner = event.ctrlKey && (event.key === 'Home' || event.key === 'End');
  if (event.altKey || event.metaKey || (event.ctrlKey && !isCorner)) return false;
  const square = goal(board, event);
  const command = commands[event.key] ?? (board.camera ? cameraCommands[event.key] : undefined);
  if (square) board.focusSquare(square);
  else if (command) command(board);
  else return event.key === 'Escape' && board.cancel();
  return true;
}

export function handleKey(/** @type {KeyTarget} */ board, /** @type {KeyboardEvent} */ event) {
  if (!handle(board, event)) return;
  event.preventDefault();
  event.stopPropagation();
}
