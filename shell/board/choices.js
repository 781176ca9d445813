// What the player to move can choose, read off the list of legal actions.

import { movesThrough } from './compound.js';

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Action} Action
 */

/**
 * A square that a piece can go to.
 * @typedef {object} Target
 * @property {string} square
 * @property {Action[]} actions that lead there, at least one
 * @property {boolean} isQuiet some of them captures nothing
 * @property {boolean} isHit one of them captures what stands on the square
 * @property {boolean} isRaid one of them captures elsewhere
 * @property {boolean} isPromotion
 * @property {boolean} isPlace something that stands nowhere can be put there
 * @property {boolean} isReplace the piece there can become another
 * @property {boolean} isTurn the piece there can turn in place
 * @property {Action[]} onward moves that can go on from there to a capture
 */

/** The piece on a square. */
export function pieceOn(/** @type {View} */ view, /** @type {string} */ square) {
  return view.pieces.find((piece) => piece.square === square);
}

/** Whether the player to move controls the piece on a square. */
export function isOwn(/** @type {View} */ view, /** @type {string} */ square) {
  const piece = pieceOn(view, square);
  return !!piece && (piece.owner ?? piece.seat) === view.turn.player;
}

/** The squares of all pieces that the player to move controls. */
export function ownSquares(/** @type {View} */ view) {
  return view.pieces.map(({ square }) => square).filter((square) => isOwn(view, square));
}

/** The legal moves of the piece on a square, turns in place among them. */
function movesFrom(/** @type {View} */ view, /** @type {string} */ square) {
  return view.actions.filter(({ type, from }) => (type === 'move' || type === 'turn') && from === square);
}

/** @returns {Target} */
function describeTarget(/** @type {string} */ square, /** @type {Action[]} */ actions) {
  const captures = actions.map((action) => action.captures ?? []);
  return {
    square,
    actions,
    isQuiet: captures.some((squares) => squares.length === 0),
    isHit: captures.some((squares) => squares.includes(square)),
    isRaid: captures.some((squares) => squares.some((victim) => victim !== square)),
    isPromotion: actions.some(({ type, kind }) => type === 'move' && kind !== undefined),
    isPlace: actions.some(({ type }) => type === 'place'),
    isReplace: actions.some(({ type }) => type === 'replace'),
    isTurn: actions.some(({ type }) => type === 'turn'),
    onward: [],
  };
}

/** @returns {Map<string, Target>} by square, in the order of the actions */
function groupTargets(/** @type {Action[]} */ actions) {
  /** @type {Map<string, Action[]>} */
  const bySquare = new Map();
  for (const action of actions) {
    const square = action.to ?? action.from ?? '';
    const others = bySquare.get(square);
    if (others) others.push(action);
    else bySquare.set(square, [action]);
  }
  return new Map([...bySquare].map(([to, actions]) => [to, describeTarget(to, actions)]));
}

/** Where the piece on a square can go: all at once, or first to where a move in two parts can go on. */
export function findTargets(/** @type {View} */ view, /** @type {string} */ square) {
  const moves = movesFrom(view, square);
  const targets = groupTargets(moves);
  for (const move of moves)
    for (const landing of move.landings ?? []) {
      const target = targets.get(landing) ?? describeTarget(landing, []);
      target.onward.push(move);
      targets.set(landing, target);
    }
  return targets;
}

/** Where the piece on a square can go on to after the first part of its move; to stay is one of it. */
export function findOnward(/** @type {View} */ view, /** @type {string} */ square, /** @type {string} */ landing) {
  return groupTargets(movesThrough(view, square, landing));
}

/** Whether the player has to put a piece onto the board now, or to choose one that becomes another. */
export function isPlacing(/** @type {View} */ view) {
  return view.actions.some(({ type }) => type === 'place' || type === 'replace');
}

/** Where a kind, or any kind (null), can be put or come to be. */
export function findPlaces(/** @type {View} */ view, /** @type {string | null} */ kind) {
  return groupTargets(
    view.actions.filter(
      (action) => (action.type === 'place' || action.type === 'replace') && (kind ?? action.kind) === action.kind,
    ),
  );
}

/** The squares whose pieces all of these actions take. */
export function commonCaptures(/** @type {Action[]} */ actions) {
  const [first, ...others] = actions.map((action) => action.captures ?? []);
  return (first ?? []).filter((square) => others.every((squares) => squares.includes(square)));
}

/** The order of three cards with two of them exchanged. */
export function exchangeCards(/** @type {string} */ cards, /** @type {number} */ one, /** @type {number} */ other) {
  const order = [...cards];
  [order[one], order[other]] = [order[other], order[one]];
  return order.join('');
}

/** The legal action that gives the piece on a square this order of its cards. */
export function findSwitch(/** @type {View} */ view, /** @type {string} */ square, /** @type {string} */ cards) {
  return view.actions.find((action) => action.type === 'switch' && action.from === square && action.cards === cards);
}
