// A task: the reader has to find actions. Either they are known, or it is enough to win.

/** @typedef {import('../table/session.js').Session} Session */

/** How long the answer to what the reader has found waits, in milliseconds. */
export const answerTime = 600;

export class Task {
  /** What was tried and is not the solution, and what was shown. */
  mistakes = 0;
  #solution;

  /**
   * @param {string[] | null} solution all actions, the answers of others included
   * @param {string} seat whose actions are to be found
   */
  constructor(solution, seat) {
    this.#solution = solution;
    this.seat = seat;
  }

  /** The action that is to be found next, or answers what was found; undefined where nothing is known. */
  next(/** @type {Session} */ { at }) {
    return this.#solution?.[at];
  }

  /** Whether an action is right as far as is known. */
  isRight(/** @type {Session} */ session, /** @type {string} */ text) {
    return this.#solution === null || text === this.next(session);
  }

  /** Whether somebody else answers now, with an action that is known. */
  isAnswered(/** @type {Session} */ session) {
    return session.view.turn.player !== this.seat && this.next(session) !== undefined;
  }

  isSolved(/** @type {Session} */ session) {
    const { winner } = session.outcome;
    return winner === this.seat || (this.#solution !== null && session.at >= this.#solution.length);
  }
}
