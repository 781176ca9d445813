// A task, in which the reader has to find actions: those of a given solution, or without one any that win.

/**
 * @typedef {import('../game/board-state.js').ReadBoard} Board
 * @typedef {import('../../table/game/session.js').Session} Session
 */

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

  /** Whether an action agrees with the solution, or wins; without a solution every action is right. */
  isRight(/** @type {Session} */ session, /** @type {string} */ text) {
    return this.#solution === null || text === this.next(session) || this.#wins(session, text);
  }

  #wins(/** @type {Session} */ { game }, /** @type {string} */ text) {
    game.play(text);
    const { winner } = game.view().outcome;
    game.undo();
    return winner === this.seat;
  }

  /** Whether it is the turn of an opponent whose answer is a part of the solution. */
  isAnswered(/** @type {Session} */ session) {
    return session.view.turn.player !== this.seat && this.next(session) !== undefined;
  }

  /**
   * The question to the reader, or that the task is solved.
   * @param {Pick<Board, 'settings' | 'table' | 'words'>} board
   * @param {Session} session
   */
  tell(board, session) {
    const { settings, words } = board;
    if (this.isSolved(session)) return words.format('task-solved');
    return settings.question || this.describe(board.table) || words.format('task');
  }

  /** Nothing but the words for all tasks. */
  describe(/** @type {import('../../table/table.js').Table} */ _) {
    return '';
  }

  /** Plays the next action of the solution for the reader. */
  reveal(/** @type {Pick<Board, 'play' | 'session' | 'table'>} */ board) {
    const text = board.session && this.next(board.session);
    if (!text || !board.table.whoseTurn.mayAct) return;
    this.mistakes++;
    board.play(text, 'script');
  }

  isSolved(/** @type {Session} */ session) {
    const { winner } = session.outcome;
    return winner === this.seat || (this.#solution !== null && session.at >= this.#solution.length);
  }
}
