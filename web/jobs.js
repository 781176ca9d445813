// The jobs of the computer. Each is a generator that works for one slice of time and then yields, either nothing or a
// report. A job that is asked to stop ends early, and returns its result so far.

import { turnOf } from './possible.js';
import { Search } from './search.js';

/**
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./engine.js').Game} Game
 * @typedef {import('./search.js').Report} Report
 * @typedef {import('./search.js').Strength} Strength
 */

/**
 * A position with the actions that led to it, since repetitions count.
 * @typedef {object} Place
 * @property {string} variant
 * @property {string} [position] none: the variant's start
 * @property {string[]} actions
 */

/** Set by the scheduler to stop a job. @typedef {{ isStopped: boolean }} Signal */

/** @template Told, Result @typedef {Generator<Told | undefined, Result, void>} Job */

/** The longest slice, in milliseconds. Slices aim at half of it. */
const sliceTime = 16;
const trapsMax = 3;

/** Adapts the number of nodes per slice to the speed of the machine. */
export class Pace {
  #nodes = 4;

  /** @param {() => number} [now] milliseconds */
  constructor(now = () => performance.now()) {
    this.now = now;
  }

  /**
   * Searches for one slice; returns true while there is more to do.
   * @param {Search} search
   * @param {number} [most] nodes
   */
  run(search, most = Infinity) {
    const nodes = Math.min(this.#nodes, most);
    const start = this.now();
    const hasMore = search.run(nodes);
    const time = this.now() - start;
    // If the search has ended it visited fewer nodes, so its time says nothing, unless it was too long.
    if ((hasMore && nodes === this.#nodes) || time > sliceTime) this.#adapt(nodes, time);
    return hasMore;
  }

  #adapt(/** @type {number} */ nodes, /** @type {number} */ time) {
    const factor = sliceTime / 2 / Math.max(time, 0.1);
    this.#nodes = Math.max(1, Math.round(nodes * Math.min(2, Math.max(0.1, factor))));
  }
}

/** How many positions are searched between two looks at the depth. */
const stepNodes = 4;

/** Searches in steps of as many positions always, so that the same depths are seen however long slices are. */
class Steps {
  /** Searches for one slice, or until a depth is reached; returns true while there is more to do. */
  run(/** @type {Search} */ search) {
    const { depth } = search;
    const end = performance.now() + sliceTime / 2;
    let hasMore = true;
    while (hasMore && search.depth === depth && performance.now() < end) hasMore = search.run(stepNodes);
    return hasMore;
  }
}

/** Makes a game with this position. The caller has to dispose of it. */
export function openPlace(/** @type {Engine} */ engine, /** @type {Place} */ { variant, position, actions }) {
  const game = engine.createGame();
  try {
    game.setVariant(variant);
    if (position) game.setPosition(position);
    for (const action of actions) game.play(action);
    return game;
  } catch (error) {
    game.dispose();
    throw error;
  }
}

/**
 * Runs a search to its end, or until it is stopped; yields a report at each new depth. After a trap the search begins
 * again, a few times at most.
 * @param {Search} search
 * @param {Pick<Pace, 'run'>} pace
 * @param {Signal} signal
 * @returns {Job<Report, void>}
 */
export function* runSearch(search, pace, signal) {
  let depth = 0;
  let traps = 0;
  for (let hasMore = true; hasMore && !signal.isStopped; ) {
    try {
      hasMore = pace.run(search);
    } catch (error) {
      if (++traps >= trapsMax) throw error;
      depth = 0;
    }
    const isNew = search.depth > depth;
    depth = search.depth;
    yield isNew ? search.report : undefined;
  }
}

/**
 * The same for a time. Some depth is looked at even if that takes longer.
 * @param {number} time milliseconds
 * @param {Search} search
 * @param {Pace} pace
 * @param {Signal} signal
 * @returns {Job<Report, void>}
 */
function* runFor(time, search, pace, signal) {
  const end = pace.now() + time;
  for (const told of runSearch(search, pace, signal)) {
    yield told;
    if (pace.now() >= end && search.depth > 0) return;
  }
}

/** The squares on which a seat could capture something, each with those from which it could. */
function capturedBy(/** @type {import('./types.js').Action[]} */ actions) {
  /** @type {Map<string, Set<string>>} */
  const from = new Map();
  for (const { captures = [], source = '' } of actions)
    for (const square of captures) from.set(square, (from.get(square) ?? new Set()).add(source));
  return from;
}

/** A piece that could be captured, and one that could do it. @typedef {{ square: string, by: string }} Threat */

/**
 * The threats that an action makes: what its player could capture if a turn began after it, and could not if one began
 * before. Of several pieces that could, it is rather that of the action.
 * @param {Game} game
 * @param {string} action
 * @returns {Threat[]}
 */
export function threatsOf(game, action) {
  const { turn, actions } = game.view();
  const { source = '', target = source } = actions.find(({ text }) => text === action) ?? {};
  const before = turnOf(game, turn.player);
  game.play(action);
  const after = turnOf(game, turn.player);
  game.undo();
  if (before.reason !== 'none') return [];
  const known = capturedBy(before.actions);
  const found = [...capturedBy(after.actions)].filter(([square]) => !known.has(square));
  return found.map(([square, from]) => ({ square, by: from.has(target) ? target : [...from][0] }));
}

/**
 * Searches for the best action in a position.
 * @param {Engine} engine
 * @param {{ place: Place, strength: Strength & { time?: number }, isExplained?: boolean }} request for how many
 *   milliseconds at most, and whether it is found out what the best action threatens
 * @param {Signal} signal
 * @returns {Job<Report, Report & { threats?: Threat[] }>}
 */
export function* think(engine, { place, strength, isExplained = false }, signal) {
  const game = openPlace(engine, place);
  try {
    const search = new Search(game, strength);
    yield* runFor(strength.time ?? Infinity, search, new Pace(), signal);
    const { report } = search;
    const [best] = report.line;
    return isExplained && best !== undefined ? { ...report, threats: threatsOf(game, best) } : report;
  } finally {
    game.dispose();
  }
}

/**
 * The findings of a search about one position of a game.
 * @typedef {object} Point
 * @property {number} ply how many actions lead to it
 * @property {Report | null} report null: the game is over there
 * @property {Record<number, number>} scores those of lesser depths too, as far as they were seen
 */

/**
 * The findings about the turns of a game.
 * @typedef {object} Review
 * @property {Point[]} points where turns begin, in their order, and at last the end
 * @property {number} plies how many actions have been gone through
 * @property {number} count how many actions there are
 */

/**
 * Searches a game where its turns begin, and at its end.
 * @param {Engine} engine
 * @param {{ place: Place, strength: Strength, from?: number }} request the place is the end; what comes before `from`
 *   actions is left out
 * @param {Signal} signal
 * @returns {Job<Review, Review>}
 */
export function* review(engine, { place, strength, from = 0 }, signal) {
  const { actions } = place;
  const game = openPlace(engine, { ...place, actions: actions.slice(0, from) });
  const count = actions.length;
  /** @type {Point[]} */
  const points = [];
  let seat = '';
  try {
    for (let ply = from; ply <= count && !signal.isStopped; ply++) {
      if (ply > from) game.play(actions[ply - 1]);
      const { turn, outcome } = game.view();
      if (turn.player === seat && ply < count) continue;
      seat = turn.player;
      const isOver = outcome.result !== 'ongoing';
      points.push(isOver ? { ply, report: null, scores: {} } : yield* lookAt(game, ply, strength, signal));
      yield { points: [...points], plies: ply, count };
    }
    return { points, plies: points[points.length - 1]?.ply ?? 0, count };
  } finally {
    game.dispose();
  }
}

/**
 * @param {Game} game
 * @param {number} ply
 * @param {Strength} strength
 * @param {Signal} signal
 * @returns {Job<never, Point>}
 */
function* lookAt(game, ply, strength, signal) {
  const search = new Search(game, strength);
  /** @type {Point['scores']} */
  const scores = {};
  for (const told of runSearch(search, new Steps(), signal)) {
    if (told) scores[told.depth] = told.score;
    yield;
  }
  const { report } = search;
  return { ply, report, scores: { ...scores, [report.depth]: report.score } };
}
