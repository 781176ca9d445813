// Measures how fair and how lively a variant is: the search plays games against itself, and their course is
// counted. The first actions of each game are random, so that the games differ.

import { openPlace, Pace, runSearch } from './jobs.js';
import { Search } from './search.js';

/**
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./engine.js').Game} Game
 * @typedef {import('./jobs.js').Signal} Signal
 * @typedef {import('./types.js').View} View
 */

/** @template Told, Result @typedef {import('./jobs.js').Job<Told, Result>} Job */

/**
 * The fate of the pieces of a kind, summed over all games.
 * @typedef {object} Fate
 * @property {number} most the greatest number seen at one time
 * @property {number} left at the end
 * @property {number} takes
 * @property {number} taken
 */

/**
 * @typedef {object} Balance
 * @property {string} seats
 * @property {number} games played to their end
 * @property {number} count how many there will be
 * @property {Record<string, number>} wins by seat
 * @property {number} draws games that were too long included
 * @property {Record<string, number>} reasons
 * @property {number[]} lengths turns of each game
 * @property {number} actions
 * @property {number} positions in which somebody had to act
 * @property {number} choices legal actions in all of them
 * @property {number} captures
 * @property {Record<string, Fate>} fates by the code of the kind
 */

const openingActions = 4;
const longest = 2000;

/** Numbers below a bound, the same for the same seed (mulberry32). */
function makeRandom(/** @type {number} */ seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = Math.imul(state ^ (state >>> 15), state | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) % bound;
  };
}

/** @typedef {ReturnType<typeof makeRandom>} Random */

/** Plays random actions up to the start of a turn. If that ends the game, tries again from its start. */
function playOpening(/** @type {Game} */ game, /** @type {Random} */ random) {
  for (let tries = 0; tries < 20; tries++) {
    while (game.ply > 0) game.undo();
    while (game.ply < openingActions || !game.view().turn.start) {
      const actions = game.actions();
      if (actions.length === 0) break;
      game.play(actions[random(actions.length)]);
    }
    if (game.view().outcome.result === 'ongoing') return;
  }
}

/** The number of pieces of each kind. @returns {Record<string, number>} */
function takeCensus(/** @type {View} */ { pieces }) {
  /** @type {Record<string, number>} */
  const census = {};
  for (const { kind, on } of pieces)
    for (const code of [kind, ...(on ? [on.kind] : [])]) census[code] = (census[code] ?? 0) + 1;
  return census;
}

/** @returns {Balance} */
function makeBalance(/** @type {string} */ seats, /** @type {number} */ count) {
  const wins = Object.fromEntries([...seats].map((seat) => [seat, 0]));
  const zero = { games: 0, draws: 0, actions: 0, positions: 0, choices: 0, captures: 0 };
  return { ...zero, seats, count, wins, reasons: {}, lengths: [], fates: {} };
}

function fateOf(/** @type {Balance} */ balance, /** @type {string} */ kind) {
  return (balance.fates[kind] ??= { most: 0, left: 0, takes: 0, taken: 0 });
}

function countCaptures(
  /** @type {Balance} */ balance,
  /** @type {View} */ { pieces, actions },
  /** @type {string} */ text,
) {
  const action = actions.find((action) => action.text === text);
  const kindAt = (/** @type {string | undefined} */ place) => pieces.find(({ square }) => square === place)?.kind;
  const taker = kindAt(action?.source);
  for (const square of action?.captures ?? []) {
    const taken = kindAt(square);
    balance.captures++;
    if (taken) fateOf(balance, taken).taken++;
    if (taker) fateOf(balance, taker).takes++;
  }
}

function countEnd(
  /** @type {Balance} */ balance,
  /** @type {View} */ view,
  /** @type {Record<string, number>} */ most,
) {
  const { result, winner = '', reason = 'too-long' } = view.outcome;
  if (result === 'win') balance.wins[winner]++;
  else balance.draws++;
  balance.reasons[reason] = (balance.reasons[reason] ?? 0) + 1;
  balance.games++;
  const left = takeCensus(view);
  for (const kind of Object.keys(most)) {
    const fate = fateOf(balance, kind);
    fate.most += most[kind];
    fate.left += left[kind] ?? 0;
  }
}

function drawStart(/** @type {Game} */ game, /** @type {string} */ variant, /** @type {Random} */ random) {
  game.setVariant(variant);
  game.shuffle(random(2 ** 32));
}

/**
 * Plays one game to its end. Returns false if it was stopped before.
 * @param {Game} game
 * @param {Balance} balance counts the game
 * @param {{ nodes: number, random: Random, pace: Pace, signal: Signal }} how
 * @returns {Job<never, boolean>}
 */
function* playGame(game, balance, { nodes, random, pace, signal }) {
  /** @type {Record<string, number>} */
  const most = {};
  let turns = 0;
  playOpening(game, random);
  for (let view = game.view(); view.outcome.result === 'ongoing'; view = game.view()) {
    if (game.ply >= longest) break;
    if (view.turn.start) turns++;
    for (const [kind, count] of Object.entries(takeCensus(view))) most[kind] = Math.max(most[kind] ?? 0, count);
    const search = new Search(game, { nodes, seed: random(2 ** 32), table: 512 });
    for (const _ of runSearch(search, pace, signal)) yield;
    if (signal.isStopped) return false;
    const [action] = search.report.line;
    balance.positions++;
    balance.choices += view.actions.length;
    countCaptures(balance, view, action);
    game.play(action);
  }
  balance.lengths.push(turns);
  balance.actions += game.ply;
  countEnd(balance, game.view(), most);
  return true;
}

/**
 * @param {Engine} engine
 * @param {object} request
 * @param {string} request.variant
 * @param {string} [request.position]
 * @param {boolean} [request.isDrawn] each game has a start of its own, drawn at random
 * @param {number} request.games
 * @param {number} request.nodes
 * @param {number} request.seed
 * @param {Signal} signal
 * @returns {Job<Balance, Balance>}
 */
export function* playBalance(engine, { variant, position, isDrawn, games, nodes, seed }, signal) {
  const game = openPlace(engine, { variant, position, actions: [] });
  const pace = new Pace();
  let balance = makeBalance(game.view().seats, games);
  try {
    for (let number = 0; number < games && !signal.isStopped; number++) {
      const random = makeRandom(seed + number * 7919);
      const counted = structuredClone(balance);
      if (isDrawn) drawStart(game, variant, random);
      if (!(yield* playGame(game, counted, { nodes, random, pace, signal }))) break;
      balance = counted;
      yield structuredClone(balance);
    }
    return balance;
  } finally {
    game.dispose();
  }
}
