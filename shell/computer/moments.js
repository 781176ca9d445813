// Computes what a review says: the chances of each seat along the game, and the actions that changed them most.
//
// With two seats, one gains what the other loses. With more, the search treats all other seats as one enemy, so its
// score says what a seat can be sure of. A seat that can be sure of less at its next turn has given something away.

/**
 * @typedef {import('../../web/jobs.js').Review} Review
 * @typedef {import('../../web/search.js').Report} Report
 * @typedef {import('../../web/types.js').Outcome} Outcome
 * @typedef {import('../table/session.js').Step} Step
 */

/**
 * An action after which its player stood clearly worse than before.
 * @typedef {object} Moment
 * @property {number} ply the number of that action, from 1
 * @property {string} seat that acted
 * @property {'turning' | 'slip'} kind
 * @property {number} loss of chances, 0 to 1
 * @property {string} better the action that was expected instead
 */

const turningLoss = 0.25;
const slipLoss = 0.12;

/** The score, in hundredths of a pawn, with which ten times as many games are won as lost. */
const scale = 600;

/** The chance of winning against one opponent, from the score. */
function chanceOf(/** @type {number} */ score) {
  return 1 / (1 + 10 ** (-score / scale));
}

/** Turns scores into shares that grow with them and add up to 1. */
function share(/** @type {number[]} */ scores) {
  const best = Math.max(...scores);
  const weights = scores.map((score) => 10 ** ((score - best) / scale));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** The chances of each seat in a position, which add up to 1. @returns {number[]} */
export function chancesOf(/** @type {Report} */ { score, now, seat }, /** @type {string} */ seats) {
  if (seats.length > 2) return share(now);
  const own = chanceOf(score);
  return seat === seats[0] ? [own, 1 - own] : [1 - own, own];
}

/** The chances at the end of the game. */
function chancesAtEnd(/** @type {Outcome} */ { result, winner }, /** @type {string} */ seats) {
  if (result !== 'win') return [...seats].map(() => 1 / seats.length);
  return [...seats].map((seat) => (seat === winner ? 1 : 0));
}

/**
 * The chances in a game of more than two seats: of each seat what it was sure of at its last turn, or before its first
 * turn what it is sure of at that.
 */
function chancesOfMany(
  /** @type {Review['points']} */ points,
  /** @type {Step[]} */ steps,
  /** @type {string} */ seats,
  /** @type {Outcome} */ outcome,
) {
  const sure = [...seats].map((seat) => points.find((point) => point?.seat === seat)?.score ?? 0);
  return points.map((point, i) => {
    for (const seat of steps[i - 1]?.ousted ?? []) sure[seats.indexOf(seat)] = -Infinity;
    if (!point) return chancesAtEnd(outcome, seats);
    sure[seats.indexOf(point.seat)] = point.score;
    return share(sure);
  });
}

/**
 * The chances of all seats in every position that has been searched.
 * @param {Review['points']} points
 * @param {Step[]} steps
 * @param {string} seats
 * @param {Outcome} outcome of the game
 * @returns {number[][]}
 */
export function findChances(points, steps, seats, outcome) {
  if (seats.length > 2) return chancesOfMany(points, steps, seats, outcome);
  return points.map((point) => (point ? chancesOf(point, seats) : chancesAtEnd(outcome, seats)));
}

/** What a seat has lost from one turn to its next in a game of more than two seats; 0 where it is not known. */
function lossAmongMany(/** @type {Review['points']} */ points, /** @type {Step[]} */ steps, /** @type {number} */ at) {
  const { seat } = steps[at];
  const before = points[at]?.score ?? 0;
  for (let next = at + 1; next < points.length; next++) {
    if (steps[next - 1].ousted.includes(seat)) return chanceOf(before);
    const point = points[next];
    if (point?.seat === seat) return chanceOf(before) - chanceOf(point.score);
  }
  return 0;
}

/**
 * @param {Review['points']} points
 * @param {number[][]} chances
 * @param {Step[]} steps
 * @param {string} seats
 * @returns {Moment[]} in the order of the game
 */
export function findMoments(points, chances, steps, seats) {
  /** @type {Moment[]} */
  const moments = [];
  steps.slice(0, points.length - 1).forEach(({ seat, text }, i) => {
    const index = seats.indexOf(seat);
    const loss = seats.length > 2 ? lossAmongMany(points, steps, i) : chances[i][index] - chances[i + 1][index];
    const better = points[i]?.line[0] ?? '';
    if (loss < slipLoss || better === text) return;
    moments.push({ ply: i + 1, seat, loss, better, kind: loss < turningLoss ? 'slip' : 'turning' });
  });
  return moments;
}
