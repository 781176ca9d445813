// Analyses the position shown, while the analysis is switched on and its tab is open, and reviews whole games.

import { NotLoadedError } from '../../../web/task.js';
import { lineEnd, placeOf } from '../computer/lines.js';

/** @import { Analysis as Found } from '../../../web/analyse.js' */
/** @import { Engine } from '../../../web/engine.js' */
/** @import { Task } from '../../../web/task.js' */
/** @import { Session } from '../game/session.js' */
/** @import { Table } from '../table.js' */
/** @import { GameReview } from './game-review.js' */
/** @import { Playout } from './playout.js' */

const lineCount = 3;
const analysisNodes = 4_000_000;

/** A text that identifies a whole game, by its start and all its actions. */
function gameKey(/** @type {Session} */ { game, start, steps }) {
  return JSON.stringify([game.variant, start, steps.map(({ text }) => text)]);
}

export class Analysis {
  isOn = false;
  /** @type {Found | null} */
  found = null;
  isDone = false;
  /** Whether the search failed. */
  hasFailed = false;
  /**
   * The position of a line that is shown instead of that of the game.
   * @type {{ line: number, action: number } | null}
   */
  previewed = null;
  /** A line of the review that is played out instead. @type {Playout | null} */
  playout = null;
  /** Called when lines are found that somebody sees. */
  onLines = () => {};
  /** The results found while a line is looked at, to be shown afterwards. @type {Found | null} */
  #latest = null;
  /** @type {Task | null} */
  #task = null;
  /** Identifies the position that is analysed, or was last. */
  #key = '';
  /** @type {{ key: string, review: GameReview } | null} */
  #review = null;
  #table;
  #engine;
  #isInSight;

  /**
   * @param {Table} table
   * @param {Engine} engine
   * @param {() => boolean} isInSight whether somebody can see it
   */
  constructor(table, engine, isInSight) {
    this.#table = table;
    this.#engine = engine;
    this.#isInSight = isInSight;
  }

  // ----- the position shown

  toggle() {
    this.isOn = !this.isOn;
    this.follow();
    this.#table.update();
  }

  /** Whether somebody looks at the analysis of a position in which the game goes on. */
  get isShown() {
    const { session } = this.#table;
    return this.isOn && session?.view.outcome.result === 'ongoing' && this.#isInSight();
  }

  follow() {
    const { session } = this.#table;
    const key = session ? JSON.stringify(placeOf(session)) : '';
    if (key !== this.#key) this.#forget();
    this.#key = key;
    if (!this.isShown) this.#stop();
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
    this.#lookAt(null);
  }

  async #start(/** @type {Session} */ session) {
    const request = { place: placeOf(session), lines: lineCount, nodes: analysisNodes };
    const task = this.#table.thinker.start('analyse', request, (found) => this.#show(found));
    this.#table.watchTask(task);
    this.#task = task;
    try {
      const found = await task.result;
      if (this.#task !== task) return;
      this.isDone = true;
      this.#task = null;
      this.#show(found);
    } catch (error) {
      if (this.#task !== task) return;
      Object.assign(this, { hasFailed: true, isDone: true });
      // The panel says so itself, but not what can be done about a file that is gone.
      if (error instanceof NotLoadedError) this.#table.tellMissing(error, 'computer');
      console.warn(error);
      this.#table.update();
    }
  }

  /** Shows a result, unless a line is being looked at: the lines must not change under the user. */
  #show(/** @type {Found} */ found) {
    this.#latest = found;
    if (this.previewed) return;
    this.found = found;
    const [best] = found.lines;
    if (best) this.review?.learn(this.#table.session?.at ?? 0, best);
    this.onLines();
    this.#table.update();
  }

  /** Plays a line out on the board. */
  playOut(/** @type {() => Playout} */ begin) {
    this.endPreview();
    this.playout = begin();
  }

  preview(/** @type {number} */ line, /** @type {number} */ action) {
    const { previewed } = this;
    const isSame = previewed?.line === line && previewed.action === action;
    if (isSame) return this.endPreview();
    this.#lookAt({ line, action });
  }

  endPreview() {
    this.found = this.#latest;
    this.#lookAt(null);
  }

  /** The board shows a position of a line, or the game's again. */
  #lookAt(/** @type {Analysis['previewed']} */ previewed) {
    const { session } = this.#table;
    this.playout?.end();
    this.playout = null;
    this.previewed = previewed;
    if (previewed) this.#table.remark = '';
    const line = previewed && this.found?.lines[previewed.line]?.line.slice(0, previewed.action + 1);
    this.#table.aside = line && session ? lineEnd(this.#engine, session.game, line) : null;
    this.#table.update();
  }

  leave() {
    this.#forget();
    this.#key = '';
    this.review = null;
  }

  // ----- the whole game

  /** The review of the game at the table; null if it has none or has changed since. @returns {GameReview | null} */
  get review() {
    const { session } = this.#table;
    return session && this.#review?.key === gameKey(session) ? this.#review.review : null;
  }

  /** A review of the game at the table has begun. */
  set review(review) {
    const { session } = this.#table;
    this.#review?.review.stop();
    this.#review = session && review ? { key: gameKey(session), review } : null;
  }
}
