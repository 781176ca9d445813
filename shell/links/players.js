// The players of the seats. In links it is the key `seats`, such as `seats=p,5`: for each seat in order `p` for a
// person, the level of a computer, or as `5s` the seconds that it thinks about an action. The key is left out if only
// people play.

export const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The times that are offered. */
export const times = ['1s', '5s', '20s'];

/**
 * The player of a seat: 0 a person, else a computer, of a level or with so many seconds.
 * @typedef {number | string} Player
 */

/** The player of each seat. @typedef {Record<string, Player>} Players */

/** Reads the player of a seat; a text that cannot be read is a person. @returns {Player} */
export function readPlayer(/** @type {string | undefined} */ text) {
  if (text && /^([1-9]|[1-5][0-9]|60)s$/.test(text)) return text;
  return levels.find((level) => String(level) === text) ?? 0;
}

/**
 * Reads the value of the key. A seat that is missing or cannot be read is played by a person.
 * @param {string} text
 * @param {string} seats
 * @returns {Players}
 */
export function readPlayers(text, seats) {
  const items = text.split(',');
  return Object.fromEntries([...seats].map((seat, i) => [seat, readPlayer(items[i])]));
}

/** The seconds that a computer thinks about an action; 0: it has a level. */
export const secondsOf = (/** @type {Player} */ player) =>
  typeof player === 'string' ? Number.parseInt(player, 10) : 0;

/** The value of the key; undefined where only people play. */
export function writePlayers(/** @type {Players} */ players, /** @type {string} */ seats) {
  const items = [...seats].map((seat) => players[seat] || 'p');
  return items.some((item) => item !== 'p') ? items.join(',') : undefined;
}

/**
 * The players of a new game, as in links: people, a person who begins against computers, or computers only.
 * @param {{ opponent: string, level: string }} chosen
 * @param {string} seats
 */
export function playersFor({ opponent, level }, seats) {
  const person = opponent === 'computer' ? 0 : readPlayer(level);
  const players = [...seats].map((seat, i) => [seat, i === 0 ? person : readPlayer(level)]);
  return ['friend', 'link'].includes(opponent) ? undefined : writePlayers(Object.fromEntries(players), seats);
}

/** The same players, each some seats further on. */
export function turnPlayers(
  /** @type {string | undefined} */ value,
  /** @type {string} */ seats,
  /** @type {number} */ by,
) {
  const players = readPlayers(value ?? '', seats);
  const from = (/** @type {number} */ i) => players[seats[(i + seats.length - by) % seats.length]];
  return writePlayers(Object.fromEntries([...seats].map((seat, i) => [seat, from(i)])), seats);
}

/**
 * The same players where there are more or fewer seats. Those who stay keep their players; further ones have a computer
 * if all but one have, else the player of the last seat. Whoever alone plays against computers keeps a seat.
 * @param {string | undefined} value
 * @param {string} before the seats that the value is of
 * @param {string} seats
 */
export function reseatPlayers(value, before, seats) {
  const all = Object.values(readPlayers(value ?? '', before));
  const computers = all.filter(Boolean);
  const isAlone = computers.length === all.length - 1;
  const further = computers.length >= all.length - 1 ? computers[computers.length - 1] : all[all.length - 1];
  const players = [...seats].map((_, i) => all[i] ?? further);
  if (isAlone && players.every(Boolean)) players[0] = 0;
  return writePlayers(Object.fromEntries([...seats].map((seat, i) => [seat, players[i]])), seats);
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

/** The key `seats` of the game's link; empty: only people play. */
export function seatsText(/** @type {Pick<import('./links.js').Link, 'extras'>} */ { extras }) {
  return extras.find(([key]) => key === 'seats')?.[1] ?? '';
}
