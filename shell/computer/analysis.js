// Analysis of the position shown, while it is switched on and in sight, and the review of a game.

import { lineEnd, placeOf } from './lines.js';
import { findChances, findMoments } from './moments.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../table/session.js').Session} Session
 * @typedef {import('../../web/analyse.js').Analysis} Found
 * @typedef {import('../../web/jobs.js').Review} Review
 * @typedef {import('../../web/thinker.js').Task} Task
 * @typedef {import('./moments.js').Moment} Moment
 */

const lineCount = 3;
const analysisNodes = 4_000_000;
const reviewNodes = 4000;

/** The actions of a whole game, known by their texts. */
function gameKey(/** @type {Session} */ { game, start, steps }) {
  return JSON.stringify([game.variant, start, steps.map(({ text }) => text)]);
}

/** What has been found out about a whole game. */
export class GameReview {
  /** @type {Task | null} while it goes on */
  task = null;
  /** @type {number[][]} of each seat, in each position that has been looked at */
  chances = [];
  /** @type {Moment[]} */
  moments = [];

  /**
   * @param {Session} session
   * @param {string} key of the game
   * @param {import('../../web/types.js').Outcome} outcome after the last action
   */
  constructor({ steps, view }, key, outcome) {
    this.steps = steps;
    this.seats = view.seats;
    this.key = key;
    this.outcome = outcome;
    /** How many positions there are. */
    this.count = steps.length + 1;
  }

  take(/** @type {Review | null} */ report) {
    if (!report) return;
    this.chances = findChances(report.points, this.steps, this.seats, this.outcome);
    this.moments = findMoments(report.points, this.chances, this.steps, this.seats);
  }
}

export class Analysis {
  isOn = false;
  /** @type {Found | null} */
  found = null;
  isDone = false;
  /** Whether it could not be done. */
  hasFailed = false;
  /** A position of a line, shown instead of the game's. @type {{ line: number, action: number } | null} */
  previewed = null;
  /** What has been found meanwhile. @type {Found | null} */
  #latest = null;
  /** @type {Task | null} */
  #task = null;
  /** What is analysed or was. */
  #key = '';
  /** @type {GameReview | null} */
  #review = null;
  #app;
  #computer;

  /**
   * @param {App} app
   * @param {import('./computer.js').Computer} computer
   */
  constructor(app, computer) {
    this.#app = app;
    this.#computer = computer;
  }

  // ----- the position shown

  toggle() {
    this.isOn = !this.isOn;
    this.follow();
    this.#app.update();
  }

  get #isWanted() {
    const { session, setup, tab } = this.#app;
    const isGoingOn = session && !setup && session.view.outcome.result === 'ongoing';
    return Boolean(this.isOn && isGoingOn && tab === 'analysis');
  }

  follow() {
    const { session } = this.#app;
    const key = session ? JSON.stringify(placeOf(session)) : '';
    if (key !== this.#key) this.#forget();
    this.#key = key;
    if (!this.#isWanted) this.#stop();
    else if (!this.#task && !this.isDone && session) this.#start(session);
  }

  #stop() {
    this.#task?.drop();
    this.#task = null;
  }

  #forget() {
    this.#stop();
    this.found = this.#latest = null;
    this.isDone = false;
    this.hasFailed = false;
    this.previewed = null;
  }

  async #start(/** @type {Session} */ session) {
    const request = { place: placeOf(session), lines: lineCount, nodes: analysisNodes };
    const task = this.#computer.thinker.start('analyse', request, (found) => this.#show(found));
    this.#task = task;
    try {
      const found = await task.result;
      if (this.#task !== task) return;
      this.isDone = true;
      this.#task = null;
      this.#show(found);
    } catch (error) {
      console.warn(error);
      if (this.#task === task) Object.assign(this, { hasFailed: true, isDone: true });
      this.#app.update();
    }
  }

  /** A line that is looked at stays where it is until the look is over. */
  #show(/** @type {Found} */ found) {
    this.#latest = found;
    if (this.previewed) return;
    this.found = found;
    this.#app.update();
  }

  preview(/** @type {number} */ line, /** @type {number} */ action) {
    const { previewed } = this;
    const isSame = previewed?.line === line && previewed.action === action;
    if (isSame) return this.endPreview();
    this.previewed = { line, action };
    this.#app.update();
  }

  endPreview() {
    this.previewed = null;
    this.found = this.#latest;
    this.#app.update();
  }

  /** What the board shows of a line. */
  get picture() {
    const { session, engine } = this.#app;
    if (!this.previewed || !this.found || !session) return null;
    const { line, action } = this.previewed;
    const actions = this.found.lines[line]?.line.slice(0, action + 1);
    return actions ? lineEnd(engine, session.game, actions) : null;
  }

  leave() {
    this.#forget();
    this.#key = '';
    this.stopReview();
    this.#review = null;
  }

  // ----- the whole game

  /** The review of the game on the table as it is; null: there is none. */
  get review() {
    const { session } = this.#app;
    return session && this.#review?.key === gameKey(session) ? this.#review : null;
  }

  async startReview() {
    const { session } = this.#app;
    if (!session) return;
    this.stopReview();
    const actions = session.steps.map(({ text }) => text);
    const request = { place: { ...placeOf(session), actions }, strength: { nodes: reviewNodes } };
    const review = new GameReview(session, gameKey(session), this.#endOf(session));
    this.#review = review;
    review.task = this.#computer.thinker.start('review', request, (report) => {
      review.take(report);
      this.#app.update();
    });
    this.#app.update();
    try {
      review.take(await review.task.result);
    } catch (error) {
      console.warn(error);
      this.#app.tell({ tone: 'error', text: this.#app.words.format('review-failed') });
    }
    review.task = null;
    this.#app.update();
  }

  /** How the game stands after its last action. */
  #endOf(/** @type {Session} */ session) {
    const rest = session.steps.slice(session.at).map(({ text }) => text);
    return lineEnd(this.#app.engine, session.game, rest).view.outcome;
  }

  stopReview() {
    this.#review?.task?.stop();
  }

  /** What the review says of one action. */
  momentAt(/** @type {number} */ ply) {
    return this.review?.moments.find((moment) => moment.ply === ply);
  }
}
