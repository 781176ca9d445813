// Moves in two parts, and actions that share their squares: what is asked of the player, step by step.

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Action} Action
 * @typedef {import('./types.js').Choosing} Choosing
 */

/** The moves of a piece that end on a square, or may go on from it to a capture. */
export function movesThrough(/** @type {View} */ view, /** @type {string} */ from, /** @type {string} */ landing) {
  return view.actions.filter(
    (action) =>
      action.type === 'move' && action.from === from && (action.to === landing || action.landings?.includes(landing)),
  );
}

/** In what actions may differ that share their squares, in the order in which it is asked. */
const aspects = {
  carry: ({ via = '', carriedVia = false, carriedTo = false }) => `${via} ${carriedVia} ${carriedTo}`,
  kind: ({ kind = '' }) => kind,
  facing: ({ facing = '' }) => String(facing),
  text: ({ text = '' }) => text,
};

/** @typedef {keyof typeof aspects} Aspect */

/** @returns {Action[][]} */
function group(/** @type {Action[]} */ actions, /** @type {Aspect} */ aspect) {
  /** @type {Map<string, Action[]>} */
  const groups = new Map();
  for (const action of actions) {
    const key = aspects[aspect](/** @type {any} */ (action));
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  return [...groups.values()];
}

/** Clockwise from where the piece looks now, which comes first. */
function byTurn(/** @type {Action[][]} */ groups, /** @type {number} */ now) {
  const turn = ([{ facing = now }]) => (facing - now + 4) % 4;
  return groups.sort((one, other) => turn(/** @type {any} */ (one)) - turn(/** @type {any} */ (other)));
}

/**
 * The next question about actions that share their squares; at least two.
 * @param {string} from
 * @param {string} to
 * @param {Action[]} actions
 * @param {number} facing of the piece now
 * @returns {Choosing}
 */
export function askAbout(from, to, actions, facing) {
  const names = /** @type {Aspect[]} */ (Object.keys(aspects));
  const aspect = names.find((name) => group(actions, name).length > 1) ?? 'text';
  const groups = group(actions, aspect);
  if (aspect === 'facing') byTurn(groups, facing);
  return { from, to, aspect, groups, actions: groups.map(([first]) => first), index: 0 };
}

/**
 * What comes along with a piece by an action: what it stood on, what it found on its way, or nothing.
 * A captive always does.
 * @param {View} view
 * @param {import('./types.js').Piece} piece
 * @param {Action} action
 */
export function carriedBy(view, piece, { type, via, to, carriedVia, carriedTo }) {
  const { on, seat } = piece;
  if (type !== 'move' || (on && on.seat !== seat)) return on;
  const found = (/** @type {string | undefined} */ square) =>
    view.pieces.find((other) => other.square === square && other.seat === seat);
  if (carriedTo) return via && !carriedVia ? found(via) : on;
  return found(to);
}
