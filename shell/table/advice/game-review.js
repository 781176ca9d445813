// The review of a whole game: searches it turn by turn, looks again and longer at what seems to be a mistake, and keeps
// what was found. What the analysis finds of a position while somebody looks at it, is taken over where it is deeper.

import { placeOf } from '../computer/lines.js';
import { accuracyOf, findChances, findMoments, judgeTurns } from '../computer/moments.js';

/** @import { Place, Point, Review as Found } from '../../../web/jobs.js' */
/** @import { Report } from '../../../web/search.js' */
/** @import { Task } from '../../../web/task.js' */
/** @import { Session } from '../game/session.js' */
/** @import { Table } from '../table.js' */

/** How long each position is searched, and again both sides of a turn that seems to be a mistake. */
const [firstNodes, closerNodes] = [40_000, 160_000];
/** Kilobytes, as many as the analysis has for its best line. */
const table = 16_384;

/**
 * Searches the turns of a game, or the last of them.
 * @param {Table} owner
 * @param {Place} place the end
 * @param {{ from?: number, isCloser?: boolean, onReport?: (found: Found) => void }} [details] from that many actions on
 * @returns {Task}
 */
export function searchTurns(owner, place, { from = 0, isCloser = false, onReport } = {}) {
  const strength = { nodes: isCloser ? closerNodes : firstNodes, table };
  const task = owner.thinker.start('review', { place, strength, from }, onReport);
  owner.watchTask(task);
  return task;
}

export class GameReview {
  /** @type {Task | null} while it goes on */
  task = null;
  /** How many actions have been gone through, and how many turns that seemed to be mistakes. */
  done = { plies: 0, suspects: 0 };
  /** How many turns have to be looked at again; undefined: not known yet. @type {number | undefined} */
  suspects;
  /** @type {Point[]} */
  points = [];
  /** @type {number[][]} of each seat, at each point */
  chances = [];
  /** @type {import('../computer/moments.js').Judged[]} */
  turns = [];
  /** @type {import('../computer/moments.js').Moment[]} */
  moments = [];
  #table;
  #isStopped = false;

  /**
   * @param {Table} owner whose game it is
   * @param {import('../../../web/types.js').Outcome} outcome after the last action
   */
  constructor(owner, outcome) {
    const session = /** @type {Session} */ (owner.session);
    this.#table = owner;
    this.steps = session.played;
    this.seats = session.view.seats;
    this.outcome = outcome;
    this.place = { ...placeOf(session), actions: session.played.map(({ text }) => text) };
  }

  /** How accurately a seat has played, 0 to 1; null: it has not played yet. */
  accuracyOf(/** @type {string} */ seat) {
    return accuracyOf(this.turns, seat);
  }

  /** The remark about the turn that ends with an action, if there is one. */
  momentAt(/** @type {number} */ end) {
    return this.moments.find((moment) => moment.end === end && moment.kind !== 'slow');
  }

  stop() {
    this.#isStopped = true;
    this.task?.stop();
  }

  /** Rejects if the computer fails. */
  async run() {
    try {
      await this.#search({ onReport: (found) => this.#take(found) }, this.place, (found) => this.#take(found));
      await this.#lookCloser();
    } finally {
      this.task = null;
    }
  }

  /**
   * @param {Parameters<typeof searchTurns>[2]} details
   * @param {Place} place
   * @param {(found: Found) => void} take
   */
  async #search(details, place, take) {
    this.task = searchTurns(this.#table, place, details);
    const found = await this.task.result;
    if (found) take(found);
    this.#table.update();
  }

  #take(/** @type {Found} */ { points, plies }) {
    this.points = points;
    this.done.plies = plies;
    this.#judge();
    this.#table.update();
  }

  /** Turns that seem to be mistakes are searched again on both sides, before they are called so. */
  async #lookCloser() {
    const suspects = this.moments.filter(({ kind }) => kind !== 'slow');
    this.suspects = suspects.length;
    for (const { ply, end } of suspects) {
      if (this.#isStopped) return;
      const place = { ...this.place, actions: this.place.actions.slice(0, end) };
      await this.#search({ from: ply, isCloser: true }, place, ({ points }) => points.forEach(this.#deepen));
      this.done.suspects++;
      this.#judge();
    }
  }

  /** Takes over what a longer search has found of one position. */
  #deepen = (/** @type {Point} */ { ply, report, scores }) => {
    this.points = this.points.map((point) => {
      if (point.ply !== ply || !report || (point.report?.nodes ?? 0) >= report.nodes) return point;
      return { ply, report, scores: { ...point.scores, ...scores } };
    });
  };

  /** Takes over what the analysis has found of a position of the game. */
  learn(/** @type {number} */ ply, /** @type {Report} */ report) {
    this.#deepen({ ply, report, scores: { [report.depth]: report.score } });
    this.#judge();
  }

  #judge() {
    this.chances = findChances(this.points, this.steps, this.seats, this.outcome);
    this.turns = judgeTurns(this.points, this.steps, this.seats, this.outcome);
    this.moments = findMoments(this.turns, this.seats);
  }
}
