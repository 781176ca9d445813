// Handles the keys that are pressed on the grid of squares.

import { isOwn } from '../view/choices.js';
import { meantBy } from './typed-key.js';

/** @import { Layout, View } from '../view/types.js' */

/**
 * The board as the keys see it.
 * @typedef {object} KeyBoard
 * @property {View | null} view
 * @property {Layout | null} geometry where squares are
 * @property {string} focused the square that has the focus
 * @property {(square: string) => void} focusSquare
 * @property {import('../camera/camera.js').Camera | null} camera over a table without edges
 * @property {() => void} fit shows all of a table without edges
 * @property {(name: string, detail: object) => void} tell tells the page of an event
 */

/**
 * The members of the choice that the keys use.
 * @typedef {Pick<import('./choice.js').Choice, 'targets' | 'activate' | 'cancel' | 'speakMoves' | 'turn'>} KeyChoice
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
function goal(/** @type {KeyBoard} */ { geometry, focused }, /** @type {KeyboardEvent} */ event) {
  const step = steps[event.key];
  if (!step || !geometry) return null;
  return geometry.walk(focused, step[0], event.ctrlKey ? step[0] : step[1]);
}

/** The factor by which a key enlarges the squares. */
const zoomStep = 1.3;

/** @type {Record<string, (board: KeyBoard, choice: KeyChoice) => void>} */
const commands = {
  Enter: (board, choice) => choice.activate(board.focused),
  ' ': (board, choice) => choice.activate(board.focused),
  ']': (_, choice) => choice.turn(1),
  '[': (_, choice) => choice.turn(-1),
  m: (board, choice) => choice.speakMoves(board.focused),
  t: (board) => focusNext(board, ownSquares(board.view), 1),
  T: (board) => focusNext(board, ownSquares(board.view), -1),
  p: (board, { targets }) => focusNext(board, [...targets.keys()], 1),
  P: (board, { targets }) => focusNext(board, [...targets.keys()], -1),
  r: (board) => board.tell('motley-replay', {}),
};

/** The keys that move the camera, for tables that have one. @type {Record<string, (board: KeyBoard) => void>} */
const cameraCommands = {
  '+': (board) => board.camera?.zoomBy(zoomStep),
  '=': (board) => board.camera?.zoomBy(zoomStep),
  '-': (board) => board.camera?.zoomBy(1 / zoomStep),
  0: (board) => board.fit(),
};

/**
 * The next of some squares in the order of reading, row by row. After the last one follows the first.
 * @param {Layout} geometry
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

/** Gives the focus to the next of some squares. */
function focusNext(/** @type {KeyBoard} */ board, /** @type {string[]} */ squares, /** @type {1 | -1} */ step) {
  const { geometry, focused } = board;
  const next = geometry && findNext(geometry, squares, focused, step);
  if (next) board.focusSquare(next);
}

/** The squares of all pieces that the player to move controls. */
export function ownSquares(/** @type {View | null} */ view) {
  return view ? view.pieces.map(({ square }) => square).filter((square) => isOwn(view, square)) : [];
}

/** Handles a key. Returns whether it was one of those that the board knows. */
function handle(/** @type {KeyBoard} */ board, /** @type {KeyChoice} */ choice, /** @type {KeyboardEvent} */ event) {
  const { key, isControl, isAlt } = meantBy(event);
  const isCorner = event.ctrlKey && (key === 'Home' || key === 'End');
  if (isAlt || (isControl && !isCorner)) return false;
  const square = goal(board, event);
  const command = commands[key] ?? (board.camera ? cameraCommands[key] : undefined);
  if (square) board.focusSquare(square);
  else if (command) command(board, choice);
  else return key === 'Escape' && choice.cancel();
  return true;
}

export function handleKey(
  /** @type {KeyBoard} */ board,
  /** @type {KeyChoice} */ choice,
  /** @type {KeyboardEvent} */ event,
) {
  if (!handle(board, choice, event)) return;
  event.preventDefault();
  event.stopPropagation();
}
