// The choices of the player to move, read off the list of legal actions. An action begins at a source: a square,
// or a kind in the player's hand, written `*Q`. Most end at a target, a square; an exchange of cards and a pass do not.

/** @import { Action, View } from './types.js' */

/**
 * A square where actions can end.
 * @typedef {object} Target
 * @property {string} square
 * @property {Action[]} actions that end there
 * @property {boolean} isHit one of them captures what stands on the square
 * @property {boolean} isRaid one of them captures elsewhere
 * @property {boolean} isPromotion
 * @property {boolean} isPlace something that stands nowhere can be put there
 * @property {boolean} isReplace the piece there can become another
 * @property {boolean} isTurn the piece there can turn in place
 * @property {boolean} isRisky a royal piece could be taken there
 * @property {Action[]} onward moves that can go on from there to a capture
 */

/** Whether a view shows anything else than another one; an equal view may be an object of its own. */
export function isOtherView(/** @type {View | null} */ view, /** @type {View | null} */ old) {
  return view !== old && JSON.stringify(view) !== JSON.stringify(old);
}

/** The piece on a square. */
export function pieceOn(/** @type {View} */ view, /** @type {string} */ square) {
  return view.pieces.find((piece) => piece.square === square);
}

/** Whether the player to move controls the piece on a square; in an editor `*` controls all of them. */
export function isOwn(/** @type {View} */ { pieces, turn }, /** @type {string} */ square) {
  return pieces.some((piece) => piece.square === square && [piece.owner ?? piece.seat, '*'].includes(turn.player));
}

/** Whether the piece on a square can be selected. */
export function canSelect(/** @type {View} */ view, /** @type {string} */ square) {
  return !isAllFromHand(view) && isOwn(view, square);
}

/** Whether a source is a kind in the hand, not a square. */
export function isInHand(/** @type {string | null | undefined} */ source) {
  return source?.startsWith('*') ?? false;
}

/** The square of the piece that acts, or that becomes another; none if a new one comes to the board, or by a pass. */
export function actorSquare(/** @type {Action} */ { type, source, target }) {
  if (type === 'replace') return target;
  return isInHand(source) ? undefined : source;
}

/** Where a move in two parts has been in between: the core names the square only where it makes a difference. */
export function stopOf(/** @type {Action} */ { via, landings }) {
  return via ?? landings?.[0];
}

/** The squares that an action leads over, from its beginning to its end. @returns {string[]} */
export function squaresOf(/** @type {Action} */ action) {
  const squares = [actorSquare(action), stopOf(action), action.target].filter((square) => square !== undefined);
  return [...new Set(squares)];
}

/** The kind that a source in the hand stands for. */
export function kindInHand(/** @type {View} */ view, /** @type {string} */ source) {
  return view.hands.find((hand) => hand.source === source)?.kind ?? '';
}

/** Lists can be long, and are asked for often. @type {WeakMap<View, Map<string, Action[]>>} */
const grouped = new WeakMap();

/** The actions of a view by where they begin. */
function actionsBySource(/** @type {View} */ view) {
  let groups = grouped.get(view);
  if (!groups) {
    groups = new Map();
    for (const action of view.actions) {
      const { source } = action;
      const others = source === undefined ? undefined : groups.get(source);
      if (others) others.push(action);
      else if (source !== undefined) groups.set(source, [action]);
    }
    grouped.set(view, groups);
  }
  return groups;
}

/** Where actions can begin, in the order of the view. */
export function ownSources(/** @type {View} */ view) {
  return [...actionsBySource(view).keys()];
}

/** All that can begin at a source. */
export function actionsFrom(/** @type {View} */ view, /** @type {string} */ source) {
  return actionsBySource(view).get(source) ?? [];
}

/** Whether all that the player can do begins in the hand: then there is nothing to do with pieces on the board. */
export function isAllFromHand(/** @type {View} */ view) {
  const sources = ownSources(view);
  return sources.length > 0 && sources.every(isInHand);
}

/** The source in the hand at which everything begins; null: there is something to choose. */
export function onlySource(/** @type {View} */ view) {
  const [source, ...others] = ownSources(view);
  return others.length === 0 && isInHand(source) ? source : null;
}

/** @returns {Target} */
function describeTarget(/** @type {string} */ square, /** @type {Action[]} */ actions) {
  const captures = actions.map((action) => action.captures ?? []);
  return {
    square,
    actions,
    isHit: captures.some((squares) => squares.includes(square)),
    isRaid: captures.some((squares) => squares.some((victim) => victim !== square)),
    isPromotion: actions.some(({ type, kind }) => type === 'move' && kind !== undefined),
    isPlace: actions.some(({ type }) => type === 'place'),
    isReplace: actions.some(({ type }) => type === 'replace'),
    isTurn: actions.some(({ type }) => type === 'turn'),
    isRisky: false,
    onward: [],
  };
}

/** @returns {Map<string, Target>} by square, in the order of the actions */
export function groupTargets(/** @type {Action[]} */ actions) {
  /** @type {Map<string, Action[]>} */
  const bySquare = new Map();
  for (const action of actions) {
    const { target } = action;
    const others = target === undefined ? undefined : bySquare.get(target);
    if (others) others.push(action);
    else if (target !== undefined) bySquare.set(target, [action]);
  }
  return new Map([...bySquare].map(([square, actions]) => [square, describeTarget(square, actions)]));
}

/**
 * Where what begins at a source can end: at once, or first where a move in two parts can go on.
 * @param {View} view
 * @param {string} source
 * @param {string[]} [risks] squares where a royal piece could be taken
 */
export function targetsOf(view, source, risks = []) {
  const actions = actionsFrom(view, source);
  const targets = groupTargets(actions);
  for (const action of actions)
    for (const landing of action.landings ?? []) {
      const target = targets.get(landing) ?? describeTarget(landing, []);
      target.onward.push(action);
      targets.set(landing, target);
    }
  for (const target of targets.values()) target.isRisky = risks.includes(target.square);
  return targets;
}

/** Where anything from the hand can be put or come to be. */
export function targetsFromHand(/** @type {View} */ view) {
  return groupTargets(view.actions.filter(({ source }) => isInHand(source)));
}

/** Whether the cards of the piece on a square can be switched. */
export function canSwitch(/** @type {View} */ view, /** @type {string} */ square) {
  return actionsFrom(view, square).some(({ cards }) => cards !== undefined);
}

/** The legal action that gives the piece on a square this order of its cards. */
export function findSwitch(/** @type {View} */ view, /** @type {string} */ square, /** @type {string} */ order) {
  return actionsFrom(view, square).find(({ cards }) => cards === order);
}

/** An order of cards with two of them exchanged. */
export function exchangeCards(/** @type {string} */ cards, /** @type {number} */ one, /** @type {number} */ other) {
  const order = [...cards];
  [order[one], order[other]] = [order[other], order[one]];
  return order.join('');
}
