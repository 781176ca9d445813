// The captures of each seat, how many pieces it has, and by how many it is ahead.

/** @import { View } from '../../../web/types.js' */
/** @import { Session, Step } from './session.js' */

/**
 * Pieces of one kind that a seat has taken, with the seat whose they were.
 * @typedef {{ kind: string, seat: string, count: number }} Taken
 */

/**
 * The pieces that a seat has taken up to the position shown, in the order of its family's kinds. A piece that changes
 * sides is not gone, and is not listed; nor is one that was freed when its captor was taken.
 * @param {Pick<Session, 'steps' | 'at'>} session
 * @param {string} seat
 * @param {{ code: string }[]} kinds
 * @returns {Taken[]}
 */
export function takenBy({ steps, at }, seat, kinds) {
  /** @type {Map<string, Taken>} */
  const found = new Map();
  for (const step of steps.slice(0, at)) {
    if (step.seat !== seat) release(found, step, seat);
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

/** Takes the captives off that are freed where a seat's captors are taken by the player whose they were. */
function release(/** @type {Map<string, Taken>} */ found, /** @type {Step} */ step, /** @type {string} */ seat) {
  for (const { on, owner, seat: side } of step.taken) {
    if (!on?.captive || on.seat !== step.seat || (owner ?? side) !== seat) continue;
    const key = on.kind + on.seat;
    const known = found.get(key);
    if (known && known.count > 1) known.count--;
    else found.delete(key);
  }
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
