// A lesson at the board: the core judges after each action how far its goal is; opponents answer as the solution has it
// while the reader follows that, else in the first way there is. Without a document.

import { Session } from '../table/game/session.js';

/** @import { Engine } from '../../web/engine.js' */
/** @import { Lesson } from '../table/game/chapters.js' */
/** @import { Table } from '../table/table.js' */

/** The time before an answer and between the actions that are shown, in milliseconds. */
export const answerTime = 600;

/** The game of a lesson; its link leads to the lesson. Throws a MotleyError for a goal that is none. */
export class LessonSession extends Session {
  #lesson;

  constructor(/** @type {Engine} */ engine, /** @type {Lesson} */ lesson) {
    super(engine, lesson.variant, lesson.position);
    this.#lesson = lesson;
    this.game.goal(lesson.goal);
  }

  /** @returns {import('../links/links.js').Link} */
  get link() {
    const { variant, position, goal, key, solution, choose } = this.#lesson;
    /** @type {[string, string][]} */
    const extras = [
      ['at', '0'],
      ['goal', goal.replaceAll(' ', '+')],
    ];
    if (choose) extras.push(['choose', choose]);
    if (key !== undefined) extras.push(['lesson', key]);
    const others = this.extras.filter(([name]) => name !== 'choose');
    // What was chosen is no part of the link, and without it the solution need not be legal.
    return { variant, position, actions: choose ? [] : solution, extras: [...extras, ...others] };
  }
}

/** How far a reader is. @typedef {'open' | 'reached' | 'failed'} State */

/** All of a hint: the words of the lesson, which piece begins, and what it does. */
const wholeHint = 3;

export class LessonGame {
  /** @type {State} */
  state = 'open';
  /** How often the goal was missed. */
  mistakes = 0;
  /** Whether the solution is shown, or has been. */
  isShown = false;
  /** How much of a hint has been told. */
  hint = 0;
  #table;
  #onReached;
  #seat;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Table} table at which the session is
   * @param {Lesson} lesson
   * @param {() => void} onReached called when the goal is reached, also once more after going back
   */
  constructor(table, lesson, onReached = () => {}) {
    this.#table = table;
    this.lesson = lesson;
    this.#onReached = onReached;
    this.#seat = this.#session.view.turn.player;
  }

  get #session() {
    return /** @type {Session} */ (this.#table.session);
  }

  /** Whose goal it is. */
  get seat() {
    return this.#seat;
  }

  get #isAnswered() {
    return this.state === 'open' && this.#session.view.turn.player !== this.#seat;
  }

  /** Whether nobody may act on the board. */
  get isDone() {
    return this.state !== 'open' || this.isShown || this.#isAnswered;
  }

  /** The next action of the solution; undefined where something else was played, and at its end. */
  get nextAction() {
    const { steps, at } = this.#session;
    const { solution } = this.lesson;
    return steps.slice(0, at).every(({ text }, i) => text === solution[i]) ? solution[at] : undefined;
  }

  /** Called after each change of the game. */
  follow() {
    clearTimeout(this.#timer);
    const before = this.state;
    this.state = /** @type {State} */ (this.#session.game.goal(this.lesson.goal));
    if (this.state === 'failed' && before !== 'failed') this.mistakes++;
    if (this.state !== 'open') this.hint = 0;
    if (this.state === 'reached' && !this.isShown) this.#onReached();
    if (this.#isAnswered) this.#later(this.nextAction ?? this.#session.view.actions[0]?.text);
    else if (this.state === 'open' && this.isShown) this.#later(this.nextAction);
  }

  /** Plays an action after a pause, if there is one. */
  #later(/** @type {string | undefined} */ text) {
    if (text !== undefined) this.#timer = setTimeout(() => this.#table.play(text, 'script'), answerTime);
  }

  /** Another hint. */
  ask() {
    if (!this.isDone) this.hint = Math.min(this.hint + 1, wholeHint);
  }

  /** From the beginning. */
  restart() {
    this.isShown = false;
    this.hint = 0;
    this.#table.goTo(0);
    this.#table.cutHere();
  }

  /** Plays the solution. */
  show() {
    this.restart();
    this.isShown = true;
    this.follow();
  }

  /** Another game comes to the table. */
  drop() {
    clearTimeout(this.#timer);
  }
}
