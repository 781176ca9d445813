// The news: the steps since one's own last turn, the trail that the board draws of them, and its squares. Everything
// comes from the steps of the session, which have the answer of the core to each action.

import { actorSquare, stopOf } from '../board/view/choices.js';
import { noTrail } from '../board/view/effects.js';
import { isCounted, turnBefore } from './game/turn-stages.js';

/** @import { Trail } from '../board/view/types.js' */
/** @import { Session, Step } from './game/session.js' */

/**
 * The number of the first step of what a seat has not answered yet: of all turns since its own last one; of its own,
 * while that goes on or nobody has acted since.
 */
function startOf(/** @type {Step[]} */ steps, /** @type {number} */ at, /** @type {string} */ seat) {
  const last = steps[at - 1];
  if (!last || last.seat === seat) return last ? turnBefore(steps, at, last).start : at;
  let start = at;
  while (start > 0 && steps[start - 1].seat !== seat) start--;
  return start;
}

/**
 * The steps since a seat's own last turn. A seat that has not acted yet sees no more than the last turn of each other.
 * @param {Pick<Session, 'view' | 'steps' | 'at'>} session
 * @param {string} seat
 */
export function newsSince({ view, steps, at }, seat) {
  let start = startOf(steps, at, seat);
  const others = view.seats.length - 1;
  for (let i = at, turns = 0; i > start; turns++) {
    if (turns === others) start = i;
    else i = turnBefore(steps, i, steps[i - 1]).start;
  }
  return { start, steps: steps.slice(start, at) };
}

/** The counted actions of some steps as numbered arrows; those without a square, as passes, have none. */
export function arrowsOf(/** @type {Step[]} */ steps) {
  return steps.filter(isCounted).flatMap(({ action, seat }, i) => {
    const from = actorSquare(action) ?? action.target;
    const { target: to = from, around } = action;
    return from === undefined || to === undefined
      ? []
      : [{ from, to, via: stopOf(action), around, number: i + 1, seat }];
  });
}

/** The news of a table. They stay the same object until something happens, as another trail is drawn anew. */
export class News {
  /** @type {{ start: number, steps: Step[], trail: Trail }} */
  #known = { start: 0, steps: [], trail: noTrail };

  /** The steps since the last turn of the seat that reads, and the trail that the board draws of them. */
  of(/** @type {Pick<Session, 'view' | 'steps' | 'at'>} */ session, /** @type {string} */ reader) {
    const { start, steps } = newsSince(session, reader);
    const isSame = start === this.#known.start && steps.every((step, i) => step === this.#known.steps[i]);
    if (!isSame || steps.length !== this.#known.steps.length) this.#known = { start, steps, trail: trailOf(steps) };
    return this.#known;
  }
}

/** The same of actions that are still to come, in nobody's colour. */
export function arrowsAhead(/** @type {Step[]} */ steps) {
  return arrowsOf(steps).map((arrow) => ({ ...arrow, seat: undefined, isAhead: true }));
}

/**
 * The trail that the board draws of some steps. An action alone needs no arrow, as its squares are lit; but the way
 * over the edge of a board is not seen from them.
 * @param {Step[]} steps
 * @returns {Trail}
 */
export function trailOf(steps) {
  if (steps.length === 0) return noTrail;
  const arrows = arrowsOf(steps);
  return {
    stages: steps.length === 1 && arrows.every(({ around }) => !around) ? [] : arrows,
    taken: steps.flatMap(({ taken, isRecruiting }) => (isRecruiting ? [] : taken)),
    pairs: steps.flatMap(({ action: { target = '', partners = [] } }) =>
      partners.map(({ square, victim }) => ({ actor: target, victim, partner: square })),
    ),
    handed: steps.flatMap(({ handed, taken, isRecruiting }) =>
      isRecruiting ? taken.map(({ square }) => square) : handed,
    ),
  };
}
