// Who plays which seat. In links it is the key `seats`: for each seat in order `p`, a person, or the
// level of a computer, `seats=p,5`; left out where only people play.

export const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** By seat: the level of the computer that plays it, 0 for a person. @typedef {Record<string, number>} Players */

/**
 * What cannot be read is a person; what is missing too.
 * @param {string} text
 * @param {string} seats
 * @returns {Players}
 */
export function readPlayers(text, seats) {
  const items = text.split(',');
  return Object.fromEntries(
    [...seats].map((seat, i) => [seat, levels.find((level) => String(level) === items[i]) ?? 0]),
  );
}

/** The value of the key; undefined where only people play. */
export function writePlayers(/** @type {Players} */ players, /** @type {string} */ seats) {
  const items = [...seats].map((seat) => players[seat] || 'p');
  return items.some((item) => item !== 'p') ? items.join(',') : undefined;
}

/** The extras of a link with other players. */
export function withPlayers(
  /** @type {[string, string | undefined][]} */ extras,
  /** @type {string | undefined} */ value,
) {
  const others = extras.filter(([key]) => key !== 'seats');
  /** @type {[string, string | undefined][]} */
  const own = value === undefined ? [] : [['seats', value]];
  return [...own, ...others];
}
