// Variants for tests of what is said about them: all of the small families, drawn ones of TCHES(S).

import { makeRandom } from '../support/engine.js';

/** @typedef {import('../../../web/types.js').Option} Option */

/**
 * All variants of a family whose options are choices or numbers.
 * @param {string} family
 * @param {Option[]} options
 */
export function variantsOf(family, options) {
  let variants = [family];
  for (const { key, values, low = 0, high = 0 } of options) {
    const all = values ?? Array.from({ length: high - low + 1 }, (_, i) => String(low + i));
    variants = variants.flatMap((variant) => all.map((value) => `${variant};${key}=${value}`));
  }
  return variants;
}

/** The back sides that kinds have, of each kind one: of the guardian, the knight and so on. */
const backs = ['T', 'W', 'X', 'A', 'E', 'RN', 'NB', 'BN', 'NR', 'J'];
const pawns = ['PR', 'PS', 'PB', 'PP'];

/** Arrays with all kinds and with few. */
const arrays = [
  '',
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
  'k1q4/7/7/7/7/7/4Q1K',
  'rgdqkdgr/pppppppp/8/8/8/8/PPPPPPPP/RGDQKDGR',
  'nfckcfn/7/7/7/7/7/NFCKCFN',
  'rlmqkmlr/8/8/8/8/8/8/RLMQKMLR',
];

/**
 * So many variants of TCHES(S).
 * @param {number} count
 * @param {(variant: string) => boolean} isValid refuses those in which a King would be attacked at the start
 */
export function drawTches(count, isValid) {
  const random = makeRandom(1);
  const pick = (/** @type {string[]} */ list) => list[random(list.length)];
  const draw = () => {
    const king = pick(['mate', 'mate', 'capture', 'flag', 'plain']);
    const array = pick(arrays);
    const sides = backs.filter(() => random(4) === 0);
    if (random(3) === 0) sides.push(pick(pawns));
    const parts = [`strike=${1 + random(3)}`, `same=${pick(['off', 'on'])}`, `king=${king}`];
    // Each army has one of them, turned over or not.
    if (king === 'plain') parts.push('prey=Q,N,W,A');
    const way = pick(['both', 'white', 'black']);
    const isTurned = sides.includes('A');
    const isRoyal = king !== 'plain' && array !== arrays[4] && (way === 'both' || !isTurned) && random(3) === 0;
    if (isRoyal) parts.push(`prey=${isTurned ? 'A' : 'Q'}`);
    if (king !== 'flag' && random(3) === 0) parts.push('escort=on');
    if (random(3) === 0)
      parts.push(`replace=${pick(isRoyal ? ['J:P', 'T:B', 'K:P'] : ['J:P', 'Q:M', 'N:P,M:Q', 'T:B'])}`);
    parts.push(`transport=${pick(['off', 'on'])}`, `polarity=${pick(['off', 'on', 'free'])}`);
    if (sides.length > 0) parts.push(`${way}=${sides.join(',')}`);
    if (array) parts.push(`array=${array}`);
    if (array === arrays[2] && (king !== 'mate' || parts.includes('escort=on'))) parts.push('portals=a1,g7');
    if (random(2) === 0) parts.push('zealot=slide');
    if (king === 'plain' && random(2) === 0) parts.push('hunt=first');
    return ['tches', ...parts].join(';');
  };
  /** @type {string[]} */
  const variants = [];
  while (variants.length < count) {
    const variant = draw();
    if (isValid(variant)) variants.push(variant);
  }
  return variants;
}
