// The answers in a task and the replay, which go on by themselves after a pause.

/** @import { Session } from '../../table/game/session.js' */

/**
 * @typedef {Pick<import('./board-state.js').Board, 'isRunning' | 'play' | 'session' | 'table' | 'task' | 'update'>}
 *   Board
 */

/** The time before the answer to an action of the reader in a task, in milliseconds. */
export const answerTime = 600;

/** The time between two actions while a replay runs by itself, in milliseconds. */
const replayTime = 1400;

export class Running {
  #board;
  /**
   * The timer of an answer, or of the next action of a replay.
   * @type {ReturnType<typeof setTimeout> | undefined}
   */
  #timer;

  constructor(/** @type {Board} */ board) {
    this.#board = board;
  }

  #wait(/** @type {number} */ time, /** @type {() => void} */ run) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, time);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#board.isRunning = false;
  }

  /** Plays the opponent's answer in a task after a pause. */
  answer() {
    const board = this.#board;
    const { session, task } = board;
    if (!session || !task?.isAnswered(session)) return;
    const text = task.next(session);
    this.#wait(answerTime, () => {
      if (board.session === session && text !== undefined && task.next(session) === text) board.play(text, 'script');
    });
  }

  /** Starts or stops a replay that runs by itself. */
  run() {
    const board = this.#board;
    const { session, table } = board;
    if (!session || board.isRunning) {
      this.stop();
    } else {
      if (session.isAtEnd) table.goTo(0);
      board.isRunning = true;
      this.#runOn(session);
    }
    board.update();
  }

  #runOn(/** @type {Session} */ session) {
    const board = this.#board;
    this.#wait(replayTime, () => {
      board.table.goTo(session.at + 1);
      board.isRunning = !session.isAtEnd;
      if (board.isRunning) this.#runOn(session);
      board.update();
    });
  }
}
