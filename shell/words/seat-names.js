// The names of the seats of a game.

/** @typedef {import('../board/types.js').Words} Words */

/**
 * The name of a seat. A family can have its own names, because the letter b is Black in one family and a colour of
 * tiles in another.
 * @param {Words} words
 * @param {string} family
 * @param {string} seat
 */
export function seatName(words, family, seat) {
  return words.formatFirst([`seat-${family}-${seat}`, `seat-${seat}`]);
}

/**
 * Who plays a seat: the name that was typed there, else the name of the seat.
 * @param {{ words: Words, called: (seat: string) => string | undefined }} table
 * @param {string} family
 * @param {string} seat
 */
export function playerAt({ words, called }, family, seat) {
  return called(seat) ?? seatName(words, family, seat);
}
