// Analysis: finds the best lines of a position, deeper and deeper. The best line comes from a search of the position
// itself. The others come from searches after other actions; a short search of all actions selects the most promising
// ones. Where a turn has several actions, no two lines begin with turns that lead to the same position, since the same
// actions in another order say nothing new.

import { openPlace, Pace } from './jobs.js';
import { Search } from './search.js';

/**
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./engine.js').Game} Game
 * @typedef {import('./jobs.js').Place} Place
 * @typedef {import('./jobs.js').Signal} Signal
 * @typedef {import('./search.js').Report} Report
 */

/** The result of an analysis: the best line first, all scores from the side of the player to act. */
/** @typedef {{ lines: Report[], nodes: number }} Analysis */

/** @template Told, Result @typedef {import('./jobs.js').Job<Told, Result>} Job */

const winScore = 30_000;
const glance = 120;
const spare = 2;
const candidatesMax = 16;
const shareOfBest = 3;
const tableSize = { best: 16_384, other: 1024 };

/** Turns a score after an action into one from the side of the player who acted. */
function turnScore(/** @type {Report} */ after, /** @type {string} */ seat, /** @type {string} */ seats) {
  if (after.seat === seat) return after.score;
  if (seats.length === 2) return -after.score;
  const own = after.ahead[seats.indexOf(seat)];
  const others = after.ahead.reduce((sum, score) => sum + score, -own);
  return own - others / (seats.length - 1);
}

/** Makes the report about an action from that of a search after it. */
function reportOf(
  /** @type {Report} */ after,
  /** @type {string} */ action,
  /** @type {string} */ seat,
  /** @type {string} */ seats,
) {
  const isOwn = after.seat === seat;
  const endIn = isOwn || seats.length === 2 ? after.endIn + Math.sign(after.endIn) : 0;
  return {
    ...after,
    seat,
    score: turnScore(after, seat, seats),
    endIn: isOwn ? endIn : -endIn,
    depth: after.depth + 1,
    line: [action, ...after.line],
  };
}

/** @returns {Report | null} of an action that ends the game; null: it goes on */
function reportEnd(/** @type {Game} */ game, /** @type {string} */ action, /** @type {string} */ seat) {
  const { outcome, seats } = game.view();
  if (outcome.result === 'ongoing') return null;
  const sign = outcome.result === 'draw' ? 0 : outcome.winner === seat ? 1 : -1;
  const now = [...seats].map(() => 0);
  return { seat, score: sign * winScore, endIn: sign, now, ahead: now, depth: 1, nodes: 1, line: [action] };
}

/** One action of the position, with a game and a search of its own. */
class Candidate {
  #game;
  /** @type {Search | null} */
  #search = null;
  #seats;

  constructor(/** @type {Engine} */ engine, /** @type {Place} */ place, /** @type {string} */ action) {
    this.#game = openPlace(engine, place);
    const { turn, seats } = this.#game.view();
    this.#seats = seats;
    this.seat = turn.player;
    this.action = action;
    this.#game.play(action);
    this.end = reportEnd(this.#game, action, this.seat);
    if (!this.end) this.#search = new Search(this.#game, { table: tableSize.other });
    this.hasMore = !this.end;
  }

  run(/** @type {Pace} */ pace) {
    if (this.#search) this.hasMore = pace.run(this.#search);
  }

  /** @returns {Report} */
  get report() {
    if (this.end || !this.#search) return /** @type {Report} */ (this.end);
    return reportOf(this.#search.report, this.action, this.seat, this.#seats);
  }

  dispose() {
    this.#game.dispose();
  }
}

/**
 * Searches for a short time after every action, and returns the actions in the order of their scores.
 * @param {Game} game
 * @param {Pace} pace
 * @param {Signal} signal
 * @returns {Job<never, string[]>}
 */
function* glanceAtAll(game, pace, signal) {
  const { turn, seats } = game.view();
  /** @type {[action: string, score: number][]} */
  const found = [];
  for (const action of game.actions()) {
    if (signal.isStopped) break;
    game.play(action);
    try {
      const end = reportEnd(game, action, turn.player);
      if (end) {
        found.push([action, end.score]);
        continue;
      }
      const search = new Search(game, { nodes: glance, table: 1 });
      while (!signal.isStopped && pace.run(search, glance)) yield;
      found.push([action, turnScore(search.report, turn.player, seats)]);
    } finally {
      game.undo();
    }
    yield;
  }
  return found.sort(([, a], [, b]) => b - a).map(([action]) => action);
}

/** Finds the positions to which turns lead, so that turns with the same result can be recognized. */
class Turns {
  #game;
  /** @type {Map<string, string>} */
  #ends = new Map();

  constructor(/** @type {Engine} */ engine, /** @type {Place} */ place) {
    this.#game = openPlace(engine, place);
    this.seat = this.#game.view().turn.player;
  }

  dispose() {
    this.#game.dispose();
  }

  /** The position after the first turn of a line, or as far into it as the line goes. */
  endOf(/** @type {string[]} */ line) {
    const key = line.join(' ');
    const known = this.#ends.get(key);
    if (known !== undefined) return known;
    const start = this.#game.ply;
    for (const action of line) {
      this.#game.play(action);
      const { outcome, turn } = this.#game.view();
      if (outcome.result !== 'ongoing' || turn.player !== this.seat) break;
    }
    const { position } = this.#game;
    while (this.#game.ply > start) this.#game.undo();
    this.#ends.set(key, position);
    return position;
  }
}

/** Limits a score to that of the best line, which was searched most deeply; another one cannot really be better. */
function capped(/** @type {Report} */ report, /** @type {Report} */ { score, endIn }) {
  return report.score > score ? { ...report, score, endIn } : report;
}

/** The lines of an analysis, whose searches take turns. */
class Lines {
  /** Actions that may become candidates, the most promising first. @type {string[]} */
  #waiting = [];
  /** @type {Candidate[]} */
  #candidates = [];
  #pace = new Pace();
  #game;
  #turns;
  #best;
  #hasMore = true;

  /**
   * @param {Engine} engine
   * @param {Place} place
   * @param {number} count
   */
  constructor(engine, place, count) {
    this.engine = engine;
    this.place = place;
    this.count = count;
    this.#game = openPlace(engine, place);
    this.#turns = new Turns(engine, place);
    this.#best = new Search(this.#game, { table: tableSize.best });
  }

  dispose() {
    for (const candidate of this.#candidates) candidate.dispose();
    this.#turns.dispose();
    this.#game.dispose();
  }

  /** @returns {Job<never, void>} */
  *#findActions(/** @type {Signal} */ signal) {
    const game = openPlace(this.engine, this.place);
    try {
      this.#waiting = yield* glanceAtAll(game, this.#pace, signal);
    } finally {
      game.dispose();
    }
  }

  /**
   * The candidates besides the best line, the best first. One whose turn leads to the same position as that of a better
   * line is left out, as long as that is so.
   */
  get #others() {
    const best = this.#best.report;
    const ends = new Set([this.#turns.endOf(best.line)]);
    return this.#candidates
      .map((candidate) => ({ candidate, report: capped(candidate.report, best) }))
      .sort((a, b) => b.report.score - a.report.score)
      .filter(({ report: { line } }) => {
        const end = this.#turns.endOf(line);
        const isNew = line[0] !== best.line[0] && !ends.has(end);
        if (isNew) ends.add(end);
        return isNew;
      });
  }

  /** @returns {Job<never, void>} */
  *#work() {
    for (let i = 0; i < shareOfBest && this.#hasMore; i++) {
      this.#hasMore = this.#pace.run(this.#best);
      yield;
    }
    const others = this.#others.map(({ candidate }) => candidate);
    while (others.length < this.count + spare && this.#candidates.length < candidatesMax) {
      const action = this.#waiting.shift();
      if (action === undefined) break;
      const candidate = new Candidate(this.engine, this.place, action);
      this.#candidates.push(candidate);
      others.push(candidate);
      yield;
    }
    for (const candidate of others) {
      if (!candidate.hasMore) continue;
      candidate.run(this.#pace);
      yield;
    }
  }

  /** One round of all searches, which ends early when the job is stopped. @returns {Job<never, void>} */
  *#workUntilStopped(/** @type {Signal} */ signal) {
    for (const _ of this.#work()) {
      yield;
      if (signal.isStopped) return;
    }
  }

  /**
   * @param {number} nodes when to stop
   * @param {Signal} signal
   * @returns {Job<Analysis, void>}
   */
  *run(nodes, signal) {
    // Nothing can be reported before the first depth is complete.
    do yield* this.#workUntilStopped(signal);
    while (this.#hasMore && this.#best.depth === 0 && !signal.isStopped);
    yield this.found;
    yield* this.#findActions(signal);
    for (let last = ''; this.#hasMore && !signal.isStopped && this.nodes < nodes; ) {
      yield* this.#workUntilStopped(signal);
      const { found } = this;
      const told = JSON.stringify(found.lines.map(({ depth, line }) => [depth, line[0]]));
      yield told === last ? undefined : found;
      last = told;
    }
  }

  get nodes() {
    return this.#best.report.nodes;
  }

  /** @returns {Analysis} */
  get found() {
    const best = this.#best.report;
    const others = this.#others.map(({ report }) => report);
    return { lines: [best, ...others].slice(0, this.count), nodes: best.nodes };
  }
}

/**
 * @param {Engine} engine
 * @param {{ place: Place, lines: number, nodes: number }} request how many lines, and when to stop
 * @param {Signal} signal
 * @returns {Job<Analysis, Analysis>}
 */
export function* analyse(engine, { place, lines: count, nodes }, signal) {
  const lines = new Lines(engine, place, count);
  try {
    yield* lines.run(nodes, signal);
    return lines.found;
  } finally {
    lines.dispose();
  }
}
