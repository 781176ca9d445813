// The players of the seats of a game, as ids of names or as the names that people have typed.

/**
 * The id of a seat's name. A family can have its own names, because the letter b is Black in one family and a colour of
 * tiles in another.
 */
export const seatId = (/** @type {string} */ family, /** @type {string} */ seat) => `seat-${family}-${seat}`;

/** Signs that turn the direction of the text around them. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Letters that run from right to left. */
const backward = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Texts of which nothing is seen. */
const unseen = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * A name that somebody has given, as it stands in sentences, whose direction it does not turn: U+2068 and U+2069
 * isolate it. Empty where nothing of it would be seen.
 */
export function shownName(/** @type {string} */ name) {
  const seen = name
    .replace(turning, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (unseen.test(seen)) return '';
  return backward.test(seen) ? `\u2068${seen}\u2069` : seen;
}

/**
 * The player of a seat: the name that was typed there, else the id of the seat's name.
 * @param {{ called: (seat: string) => string | undefined }} table
 * @param {string} family
 * @param {string} seat
 */
export function playerAt({ called }, family, seat) {
  return called(seat) ?? seatId(family, seat);
}
