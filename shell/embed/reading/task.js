// A task, in which the reader has to find actions: those of a given solution, or any that win or reach a goal.

import { describeGoal } from '../../lessons/goal-words.js';

/** @import { Engine } from '../../../web/engine.js' */
/** @import { Session } from '../../table/game/session.js' */
/** @import { Table } from '../../table/table.js' */
/** @import { ReadBoard as Board } from '../game/board-state.js' */

/** @typedef {Pick<Board, 'settings' | 'table' | 'words'>} Told */

/** A task with a solution, or without one to win. board-state.js describes its methods. */
export class Task {
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

  tell(/** @type {Told} */ { settings, table, words }, /** @type {Session} */ session) {
    if (this.isSolved(session)) return words.format('task-solved');
    return settings.question || this.describe(table) || words.format('task');
  }

  /** A task without a goal has only the words for all tasks. */
  describe(/** @type {Table} */ _) {
    return '';
  }

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

/** A task whose goal the core judges, so that any way to it counts: a second game follows that of the board. */
export class GoalTask extends Task {
  #judge;
  #goal;
  #solution;
  /** The actions that the judge has played. @type {string[]} */
  #played = [];

  /**
   * Throws a MotleyError for a goal that is none.
   * @param {Engine} engine
   * @param {Session} session at its beginning
   * @param {string} goal
   * @param {string[] | null} solution
   */
  constructor(engine, { game, start, view }, goal, solution) {
    super(solution, view.turn.player);
    this.#goal = goal;
    this.#solution = solution ?? [];
    this.#judge = engine.createGame();
    this.#judge.setVariant(game.variant);
    this.#judge.setPosition(start);
    this.#judge.goal(goal);
  }

  /** How far the position shown is, perhaps with one action more. */
  #state(/** @type {Session} */ { steps, at }, /** @type {string[]} */ more = []) {
    const texts = [...steps.slice(0, at).map(({ text }) => text), ...more];
    const isLeft = (/** @type {string} */ text, /** @type {number} */ i) => text === texts[i];
    for (; !this.#played.every(isLeft); this.#played.pop()) this.#judge.undo();
    for (const text of texts.slice(this.#played.length)) {
      this.#judge.play(text);
      this.#played.push(text);
    }
    return this.#judge.goal(this.#goal);
  }

  /** The solution's next action as long as the reader follows it; opponents go on in the first way there is. */
  next(/** @type {Session} */ session) {
    const { steps, at, view } = session;
    const isFollowed = steps.slice(0, at).every(({ text }, i) => text === this.#solution[i]);
    const text = isFollowed ? this.#solution[at] : undefined;
    return text ?? (view.turn.player === this.seat ? undefined : view.actions[0]?.text);
  }

  /** Whether an action leaves the goal in reach. */
  isRight(/** @type {Session} */ session, /** @type {string} */ text) {
    return this.#state(session, [text]) !== 'failed';
  }

  isAnswered(/** @type {Session} */ session) {
    return session.view.turn.player !== this.seat && !this.isSolved(session);
  }

  isSolved(/** @type {Session} */ session) {
    return this.#state(session) === 'reached';
  }

  /** The goal in words, where the author says nothing of it. */
  describe(/** @type {Table} */ { words, schema, session }) {
    return session ? describeGoal(words, schema, session.view.family, this.seat, this.#goal) : '';
  }
}
