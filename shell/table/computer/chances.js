// The chances that a score means, for each seat.

/** @import { Report } from '../../../web/search.js' */

/** The score, in hundredths of a pawn, with which ten times as many games are won as lost. */
const scale = 600;

/** The chance of winning against one opponent, from the score. */
export function chanceOf(/** @type {number} */ score) {
  return 1 / (1 + 10 ** (-score / scale));
}

/** Turns scores into shares that grow with them and add up to 1. */
export function share(/** @type {number[]} */ scores) {
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
