// What the seats of a game are called.

/** @typedef {import('../board/types.js').Words} Words */

/**
 * A family can have its own names: the letter b is White's opponent in one game and a colour in another.
 * @param {Words} words
 * @param {string} family
 * @param {string} seat
 */
export function seatName(words, family, seat) {
  return words.formatFirst([`seat-${family}-${seat}`, `seat-${seat}`]);
}
