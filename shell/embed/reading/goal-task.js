// A task whose goal the core judges, so that any way to it counts: a second game follows that of the board.

import { describeGoal } from '../../lessons/goal-words.js';
import { Task } from './task.js';

/**
 * @typedef {import('../../../web/engine.js').Engine} Engine
 * @typedef {import('../../table/game/session.js').Session} Session
 */

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
  describe(/** @type {import('../../table/table.js').Table} */ { words, schema, session }) {
    return session ? describeGoal(words, schema, session.view.family, this.seat, this.#goal) : '';
  }
}
