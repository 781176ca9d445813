// What a review says: the chances of each seat along the game, and the actions that changed them most.
//
// Of two seats the one gains what the other loses. Among more the search takes every other seat for an
// enemy, so it says what a seat can be sure of: who has less at the next turn has given something away.

/**
 * @typedef {import('../../web/jobs.js').Review} Review
 * @typedef {import('../../web/search.js').Report} Report
 * @typedef {import('../../web/types.js').Outcome} Outcome
 * @typedef {import('../table/session.js').Step} Step
 */

/**
 * An action after which its player stood clearly worse than before.
 * @typedef {object} Moment
 * @property {number} ply counts that action, from 1
 * @property {string} seat that acted
 * @property {'turning' | 'slip'} kind
 * @property {number} loss of chances, 0 to 1
 * @property {string} better the action that was expected instead
 */

const turningLoss = 0.25;
const slipLoss = 0.12;

/** By that many hundredths of a pawn more, ten times as many games are won as lost. */
const scale = 600;

/** The chance that a score gives against somebody. */
function chanceOf(/** @type {number} */ score) {
  return 1 / (1 + 10 ** (-score / scale));
}

/** Shares that grow with the scores and add up to 1. */
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

/** Among many: what each seat was sure of at its last turn, at the first one before that. */
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
 * The chances in every position that has been looked at.
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

/** What a seat has lost from one position to its next one among many; 0 where that is not known. */
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
