// Mistakes of a game as tasks: the position before each is put at the board, its player looks for a better turn, and
// the turn is judged as the review judges. The game itself stays as it is, and comes back at the end.

import { judgeTurns, slipLoss } from '../computer/moments.js';
import { Session } from '../game/session.js';
import { searchTurns } from './game-review.js';

/** @import { Judged, Moment } from '../computer/moments.js' */
/** @import { GameReview } from './game-review.js' */

/**
 * The page, as far as a practice needs it.
 * @typedef {object} Page
 * @property {import('../../../web/engine.js').Engine} engine
 * @property {import('../table.js').Table} table
 * @property {Session | null} session the game at the table
 * @property {import('./analysis.js').Analysis} analysis
 * @property {Practice | null} practice the one that goes on
 * @property {() => void} update asks for a new picture
 */

/** So much may be lost by a turn that is as good as the best. */
const nothing = 0.03;

export class Practice {
  /** Which of the tasks is at the board. */
  index = 0;
  /** How many turns were tried at this task. */
  tries = 0;
  /** @type {import('../../../web/task.js').Task | null} while a turn is judged */
  task = null;
  /** The turn that was tried, once it is judged. @type {Judged | null} */
  judged = null;
  #app;
  #review;
  /** The game that comes back. */
  #kept;

  /**
   * @param {Page} app
   * @param {GameReview} review of the game at the table
   * @param {Moment[]} moments the tasks; there is at least one
   */
  constructor(app, review, moments) {
    this.#app = app;
    this.#review = review;
    this.moments = moments;
    this.#kept = /** @type {Session} */ (app.session);
    this.#begin();
  }

  get moment() {
    return this.moments[this.index];
  }

  /** The steps that were played in the game. */
  get playedSteps() {
    return this.#review.steps.slice(this.moment.ply, this.moment.end);
  }

  /** Whether the turn gave away little enough. */
  get isSolved() {
    return this.judged !== null && this.judged.loss < slipLoss;
  }

  /** Whether it gave away nothing. */
  get isBest() {
    return this.judged !== null && this.judged.loss < nothing;
  }

  /** Puts the position of the task at the board. */
  #begin() {
    const { game, start } = this.#kept;
    const session = new Session(this.#app.engine, game.variant, start);
    for (const { text } of this.#review.steps.slice(0, this.moment.ply)) session.play(text);
    session.isFlipped = this.#kept.isFlipped;
    session.extras = this.#kept.extras.filter(([key]) => key === 'notes');
    this.#forget();
    this.tries = 0;
    const before = this.#app.table.exchange(session);
    if (before !== this.#kept) before?.dispose();
    this.#app.update();
  }

  #forget() {
    this.task?.drop();
    this.task = this.judged = null;
  }

  /** Called when something was played or another position is shown: a whole turn is judged. */
  follow() {
    const session = /** @type {Session} */ (this.#app.session);
    this.#forget();
    if (this.isDone) this.#judge(session);
  }

  /** Whether a whole turn has been tried. @returns {boolean} */
  get isDone() {
    const { session } = this.#app;
    const { ply, seat } = this.moment;
    const { turn, outcome } = /** @type {Session} */ (session).view;
    return session !== null && session.at > ply && (turn.player !== seat || outcome.result !== 'ongoing');
  }

  async #judge(/** @type {Session} */ session) {
    const { table } = this.#app;
    const { ply } = this.moment;
    const place = { ...this.#review.place, actions: session.steps.slice(0, session.at).map(({ text }) => text) };
    const task = searchTurns(table, place, { from: ply, isCloser: true });
    this.task = task;
    this.tries++;
    try {
      const found = await task.result;
      if (this.task !== task) return;
      const { seats, outcome } = session.view;
      [this.judged = null] = judgeTurns(found.points, session.steps, seats, outcome);
    } catch (error) {
      if (this.task === task) table.tellComputerFailure(error, 'review-failed');
    }
    if (this.task === task) this.task = null;
    this.#app.update();
  }

  /** The same task once more. */
  again() {
    const { tries } = this;
    this.#app.analysis.endPreview();
    this.#begin();
    this.tries = tries;
  }

  /** Another task: the next one, or with -1 the one before. */
  next(step = 1) {
    this.#app.analysis.endPreview();
    const { length } = this.moments;
    this.index = (this.index + step + length) % length;
    this.#begin();
  }

  /** The game comes back to the table. */
  end() {
    const { app, kept } = { app: this.#app, kept: this.#kept };
    app.analysis.endPreview();
    this.#forget();
    app.practice = null;
    app.table.exchange(kept)?.dispose();
    app.table.goTo(kept.at);
  }

  /** Another game comes to the table: the one that was kept is not needed any more. */
  drop() {
    this.#forget();
    this.#kept.dispose();
  }
}
