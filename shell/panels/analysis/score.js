// A score in a few characters.

import { withTenths } from '../../words/numbers.js';

/**
 * "+1.3", from the side of the first of two seats, or with more of the one that acts; "#5", "#−5": a forced win of one
 * of them.
 */
export function shortScore(
  /** @type {string} */ locale,
  /** @type {string} */ seats,
  /** @type {import('../../../web/search.js').Report} */ { seat, score, endIn },
) {
  const sign = seats.length === 2 && seat !== seats[0] ? -1 : 1;
  const isGood = (endIn || score) * sign > 0;
  if (endIn) return `#${isGood ? '' : '−'}${Math.abs(endIn)}`;
  const pawns = withTenths(locale, Math.abs(score) / 100);
  return Math.abs(score) < 5 ? pawns : (isGood ? '+' : '−') + pawns;
}
