// Computes what a review says: the chances of each seat along the game, what each turn gave away, the turns that gave
// away most, what was given away little by little, and the accuracy of each seat.
//
// With two seats, one gains what the other loses. A turn is judged by two searches, one before and one after it, that
// look equally far: to the same depth, less the actions of the turn. What a search cannot see yet beyond that is then
// missing in both, and is not held against the player.
//
// With more seats, the search treats all others as one enemy, so its score says what a seat can be sure of. A seat that
// can be sure of less at its next turn has given something away.

import { chanceOf, chancesOf, share } from './chances.js';

/** @import { Point } from '../../../web/jobs.js' */
/** @import { Report } from '../../../web/search.js' */
/** @import { Outcome } from '../../../web/types.js' */
/** @import { Step } from '../game/session.js' */

/**
 * A turn that has been judged.
 * @typedef {object} Judged
 * @property {number} ply how many actions were played before it
 * @property {number} end how many after it
 * @property {string} seat that played it
 * @property {number} loss of chances, 0 to 1; what is negative was gained
 * @property {Point} before
 * @property {Point} after
 */

/**
 * A moment that the review remarks on: a turn after which its player stood clearly worse than before, or several turns
 * that together gave away as much.
 * @typedef {object} Moment
 * @property {'turning' | 'slip' | 'slow'} kind
 * @property {number} ply how many actions were played before
 * @property {number} end how many after
 * @property {string} seat
 * @property {number} loss of chances, 0 to 1
 * @property {number} turns of that seat
 * @property {string[]} better the actions that were expected instead; none for several turns
 * @property {string[]} answer the actions expected after it; none at the end of the game
 * @property {Report | null} before
 * @property {Report | null} after
 */

const turningLoss = 0.25;
export const slipLoss = 0.12;
/** So much given away by several turns, each of which is no slip, is told. */
const slowLoss = 0.15;

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
  /** @type {Point[]} */ points,
  /** @type {Step[]} */ steps,
  /** @type {string} */ seats,
  /** @type {Outcome} */ outcome,
) {
  const scoreOf = (/** @type {string} */ seat) => points.find(({ report }) => report?.seat === seat)?.report?.score;
  const sure = [...seats].map((seat) => scoreOf(seat) ?? 0);
  let ply = 0;
  return points.map((point) => {
    for (; ply < point.ply; ply++) for (const seat of steps[ply].ousted) sure[seats.indexOf(seat)] = -Infinity;
    if (!point.report) return chancesAtEnd(outcome, seats);
    sure[seats.indexOf(point.report.seat)] = point.report.score;
    return share(sure);
  });
}

/**
 * The chances of all seats in every position that has been searched.
 * @param {Point[]} points
 * @param {Step[]} steps
 * @param {string} seats
 * @param {Outcome} outcome of the game
 * @returns {number[][]}
 */
export function findChances(points, steps, seats, outcome) {
  if (seats.length > 2) return chancesOfMany(points, steps, seats, outcome);
  return points.map(({ report }) => (report ? chancesOf(report, seats) : chancesAtEnd(outcome, seats)));
}

/** The scores before and after a turn that look equally far, each from the side of the seat to act there. */
function alike(/** @type {Point} */ before, /** @type {Point} */ after) {
  const length = after.ply - before.ply;
  const depths = Object.keys(before.scores).map(Number);
  for (const depth of depths.sort((a, b) => b - a)) {
    const later = after.scores[depth - length];
    if (depth > length && later !== undefined) return [before.scores[depth], later];
  }
  return [before.report?.score ?? 0, after.report?.score ?? 0];
}

/** The loss of the player of a turn by it, with two seats; `atEnd` are its chances where the game is over. */
function lossOfTwo(
  /** @type {Point} */ before,
  /** @type {Point} */ after,
  /** @type {string} */ seat,
  /** @type {number} */ atEnd,
) {
  if (!after.report) return chanceOf(before.report?.score ?? 0) - atEnd;
  const [score, later] = alike(before, after);
  return chanceOf(score) - (after.report.seat === seat ? chanceOf(later) : 1 - chanceOf(later));
}

/** The loss of a seat from one turn to its next in a game of more than two seats; 0 where it is not known. */
function lossAmongMany(/** @type {Point[]} */ points, /** @type {Step[]} */ steps, /** @type {number} */ at) {
  const { seat } = steps[points[at].ply];
  const own = chanceOf(points[at].report?.score ?? 0);
  for (const { ply, report } of points.slice(at + 1)) {
    if (steps.slice(points[at].ply, ply).some(({ ousted }) => ousted.includes(seat))) return own;
    if (report?.seat === seat) return own - chanceOf(report.score);
  }
  return 0;
}

/**
 * The turns that are complete and have been searched before and after. What was expected is no loss, whatever a search
 * says of it later.
 * @param {Point[]} points
 * @param {Step[]} steps
 * @param {string} seats
 * @param {Outcome} outcome of the game
 * @returns {Judged[]} in the order of the game
 */
export function judgeTurns(points, steps, seats, outcome) {
  return points.slice(1).flatMap((after, i) => {
    const before = points[i];
    const { seat } = steps[before.ply];
    if (after.report?.seat === seat && after.ply === steps.length) return [];
    const isExpected = steps.slice(before.ply, after.ply).every(({ text }, k) => before.report?.line[k] === text);
    const atEnd = chancesAtEnd(outcome, seats)[seats.indexOf(seat)];
    const loss = seats.length > 2 ? lossAmongMany(points, steps, i) : lossOfTwo(before, after, seat, atEnd);
    return [{ ply: before.ply, end: after.ply, seat, loss: isExpected ? Math.min(loss, 0) : loss, before, after }];
  });
}

/** @returns {Moment} */
function momentOf(/** @type {Judged} */ { ply, end, seat, loss, before, after }) {
  const kind = loss < turningLoss ? 'slip' : 'turning';
  const [better, answer] = [before, after].map(({ report }) => report?.line ?? []);
  return { kind, ply, end, seat, loss, turns: 1, better, answer, before: before.report, after: after.report };
}

/** @returns {Moment} */
function slideOf(/** @type {Judged[]} */ turns) {
  const [first, last] = [turns[0], turns[turns.length - 1]];
  const loss = sum(turns.map((turn) => turn.loss));
  const reports = { before: first.before.report, after: last.after.report };
  const { ply, seat } = first;
  return { kind: 'slow', ply, end: last.end, seat, loss, turns: turns.length, better: [], answer: [], ...reports };
}

const sum = (/** @type {number[]} */ values) => values.reduce((total, value) => total + value, 0);

/** The stretch of turns in a row that together gave away most; none if all of them gained. @returns {Judged[]} */
function worstStretch(/** @type {Judged[]} */ turns) {
  /** @type {{ loss: number, turns: Judged[] }} */
  let worst = { loss: 0, turns: [] };
  let from = 0;
  let loss = 0;
  turns.forEach((turn, i) => {
    if (loss <= 0) [from, loss] = [i, 0];
    loss += turn.loss;
    if (loss > worst.loss) worst = { loss, turns: turns.slice(from, i + 1) };
  });
  return worst.turns;
}

/** The moments of turns in a row that gave away much little by little, none of them a slip. @returns {Moment[]} */
function findSlides(/** @type {Judged[]} */ turns) {
  const worst = worstStretch(turns);
  if (worst.length < 2 || sum(worst.map(({ loss }) => loss)) < slowLoss) return [];
  const at = turns.indexOf(worst[0]);
  return [...findSlides(turns.slice(0, at)), slideOf(worst), ...findSlides(turns.slice(at + worst.length))];
}

/** The turns of one seat that are no slips, cut at its slips. */
function calmStretches(/** @type {Judged[]} */ turns) {
  /** @type {Judged[][]} */
  const stretches = [[]];
  for (const turn of turns)
    if (turn.loss >= slipLoss) stretches.push([]);
    else stretches[stretches.length - 1].push(turn);
  return stretches;
}

/**
 * All that the review remarks on.
 * @param {Judged[]} turns
 * @param {string} seats
 * @returns {Moment[]} in the order of the game
 */
export function findMoments(turns, seats) {
  const slips = turns.filter(({ loss }) => loss >= slipLoss).map(momentOf);
  const slides = [...seats].flatMap((seat) =>
    calmStretches(turns.filter((turn) => turn.seat === seat)).flatMap(findSlides),
  );
  return [...slips, ...slides].sort((one, other) => one.ply - other.ply || one.end - other.end);
}

/**
 * How accurately a seat has played, 0 to 1: the mean of all its turns. One that gave nothing away counts 1, one that
 * gave away a quarter of the chances or more 0, and the others what lies between.
 * @returns {number | null} null: it has had no turn
 */
export function accuracyOf(/** @type {Judged[]} */ turns, /** @type {string} */ seat) {
  const own = turns.filter((turn) => turn.seat === seat);
  if (own.length === 0) return null;
  return sum(own.map(({ loss }) => 1 - Math.min(Math.max(loss, 0) / turningLoss, 1))) / own.length;
}
