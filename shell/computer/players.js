// Who plays which seat. In links it is the key `seats`, such as `seats=p,5`: for each seat in order `p` for a person,
// or the level of a computer. The key is left out if only people play.

export const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** By seat: the level of the computer that plays it, 0 for a person. @typedef {Record<string, number>} Players */

/**
 * Reads the value of the key. A seat that is missing or cannot be read is played by a person.
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

/** The extras of a link with the players replaced. */
export function withPlayers(
  /** @type {[string, string | undefined][]} */ extras,
  /** @type {string | undefined} */ value,
) {
  const others = extras.filter(([key]) => key !== 'seats');
  /** @type {[string, string | undefined][]} */
  const own = value === undefined ? [] : [['seats', value]];
  return [...own, ...others];
}
