// The players of the seats of a game, as ids of names or as the names that people have typed.

/**
 * The id of a seat's name. A family can have its own names, because the letter b is Black in one family and a colour of
 * tiles in another.
 */
export const seatId = (/** @type {string} */ family, /** @type {string} */ seat) => `seat-${family}-${seat}`;

/**
 * The player of a seat: the name that was typed there, else the id of the seat's name.
 * @param {{ called: (seat: string) => string | undefined }} table
 * @param {string} family
 * @param {string} seat
 */
export function playerAt({ called }, family, seat) {
  return called(seat) ?? seatId(family, seat);
}
