// The captures of each seat, how many pieces it has, and by how many it is ahead.

/** @import { View } from '../../../web/types.js' */
/** @import { Session } from './session.js' */

/**
 * Pieces of one kind that a seat has taken, with the seat whose they were.
 * @typedef {{ kind: string, seat: string, count: number }} Taken
 */

/**
 * The pieces that a seat has taken up to the position shown, in the order of its family's kinds. A piece that changes
 * sides is not gone, and is not listed.
 * @param {Pick<Session, 'steps' | 'at'>} session
 * @param {string} seat
 * @param {{ code: string }[]} kinds
 * @returns {Taken[]}
 */
export function takenBy({ steps, at }, seat, kinds) {
  /** @type {Map<string, Taken>} */
  const found = new Map();
  for (const step of steps.slice(0, at)) {
    if (step.seat !== seat || step.isRecruiting) continue;
    for (const piece of step.taken) {
      const owner = piece.owner ?? piece.seat;
      const key = piece.kind + owner;
      const known = found.get(key);
      if (known) known.count++;
      else found.set(key, { kind: piece.kind, seat: owner, count: 1 });
    }
  }
  const placeOf = (/** @type {Taken} */ { kind }) => kinds.findIndex(({ code }) => code === kind);
  return [...found.values()].sort((one, other) => placeOf(one) - placeOf(other));
}

/** How many pieces a seat controls, what is carried included; what waits in hand is not. */
export function countOf(/** @type {View} */ { pieces }, /** @type {string} */ seat) {
  const carried = pieces.filter(({ on }) => on && !on.captive && on.seat === seat);
  return pieces.filter((piece) => (piece.owner ?? piece.seat) === seat).length + carried.length;
}

/** How many pieces a seat has more than each other seat; 0 if it is not ahead. */
export function leadOf(/** @type {View} */ view, /** @type {string} */ seat) {
  const others = [...view.seats].filter((other) => other !== seat).map((other) => countOf(view, other));
  return Math.max(countOf(view, seat) - Math.max(...others), 0);
}
