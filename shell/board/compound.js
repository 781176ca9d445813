// Moves in two parts, and actions with the same source and target: what is asked of the player, step by step.

/**
 * @typedef {import('./types.js').Action} Action
 * @typedef {import('./types.js').Choosing} Choosing
 */

/** The moves among a piece's actions that end on a square, or may go on from it to a capture. */
export function movesThrough(/** @type {Action[]} */ actions, /** @type {string} */ landing) {
  return actions.filter(
    ({ type, target, landings = [] }) => type === 'move' && (target === landing || landings.includes(landing)),
  );
}

/** In what actions may differ that end on one square, in the order in which it is asked. */
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
 * The next question about actions that end on one square; at least two.
 * @param {string | null} source null: one of several kinds in the hand, and which one is asked
 * @param {string} target
 * @param {Action[]} actions
 * @param {number} facing of the piece now
 * @returns {Choosing}
 */
export function askAbout(source, target, actions, facing) {
  const names = /** @type {Aspect[]} */ (Object.keys(aspects));
  const aspect = names.find((name) => group(actions, name).length > 1) ?? 'text';
  const groups = group(actions, aspect);
  if (aspect === 'facing') byTurn(groups, facing);
  return { source, target, aspect, groups, actions: groups.map(([first]) => first), index: 0 };
}
