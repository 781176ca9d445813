// A task, in which the reader has to find actions: those of a given solution, or without one any that win.

/** @typedef {import('../table/session.js').Session} Session */

/** The time before the answer to an action of the reader, in milliseconds. */
export const answerTime = 600;

export class Task {
  /** The number of wrong actions, and of actions that were shown on request. */
  mistakes = 0;
  #solution;

  /**
   * @param {string[] | null} solution all actions, including the answers of the opponents
   * @param {string} seat whose actions are to be found
   */
  constructor(solution, seat) {
    this.#solution = solution;
    this.seat = seat;
  }

  /** The next action of the solution, of the reader or of an opponent; undefined if there is none. */
  next(/** @type {Session} */ { at }) {
    return this.#solution?.[at];
  }

  /** Whether an action agrees with the solution; without a solution every action does. */
  isRight(/** @type {Session} */ session, /** @type {string} */ text) {
    return this.#solution === null || text === this.next(session);
  }

  /** Whether it is the turn of an opponent whose answer is a part of the solution. */
  isAnswered(/** @type {Session} */ session) {
    return session.view.turn.player !== this.seat && this.next(session) !== undefined;
  }

  isSolved(/** @type {Session} */ session) {
    const { winner } = session.outcome;
    return winner === this.seat || (this.#solution !== null && session.at >= this.#solution.length);
  }
}
