// The jobs of the computer. Each is a generator that works for one slice of time and then yields, either nothing or a
// report. A job that is asked to stop ends early, and returns what it has found.

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
 * @param {Pace} pace
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
 * Searches for the best action in a position.
 * @param {Engine} engine
 * @param {{ place: Place, strength: Strength }} request
 * @param {Signal} signal
 * @returns {Job<Report, Report>}
 */
export function* think(engine, { place, strength }, signal) {
  const game = openPlace(engine, place);
  try {
    const search = new Search(game, strength);
    yield* runSearch(search, new Pace(), signal);
    return search.report;
  } finally {
    game.dispose();
  }
}

/**
 * The reports about the positions of a game, in their order.
 * @typedef {object} Review
 * @property {(Report | null)[]} points one for each position; null at the end of the game
 * @property {number} count how many there will be
 */

/**
 * Searches every position of a game, from its start.
 * @param {Engine} engine
 * @param {{ place: Place, strength: Strength }} request
 * @param {Signal} signal
 * @returns {Job<Review, Review>}
 */
export function* review(engine, { place, strength }, signal) {
  const game = openPlace(engine, { ...place, actions: [] });
  const pace = new Pace();
  const count = place.actions.length + 1;
  /** @type {Review['points']} */
  const points = [];
  try {
    while (points.length < count && !signal.isStopped) {
      points.push(yield* lookAt(game, strength, pace, signal));
      if (points.length < count) game.play(place.actions[points.length - 1]);
      yield { points: [...points], count };
    }
    return { points, count };
  } finally {
    game.dispose();
  }
}

/**
 * @param {Game} game
 * @param {Strength} strength
 * @param {Pace} pace
 * @param {Signal} signal
 * @returns {Job<never, Report | null>}
 */
function* lookAt(game, strength, pace, signal) {
  if (game.view().outcome.result !== 'ongoing') return null;
  const search = new Search(game, strength);
  for (const _ of runSearch(search, pace, signal)) yield;
  return search.report;
}
