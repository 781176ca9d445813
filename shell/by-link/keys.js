// The keys of a game that is played by link (formats 6.3): `bylink`, who holds which seat, and `hidden` with `choose`,
// forms of pieces that are chosen before it. Nothing here knows a page.

import { formatLink, getExtra } from '../links/links.js';

/** @import { Link } from '../links/links.js' */
/** @import { Session } from '../table/game/session.js' */

/**
 * The browsers that play a game by link.
 * @typedef {object} Round
 * @property {string} id of the game, by which the saved copy is found
 * @property {Record<string, string>} marks of the browsers that hold seats, by seat; a free seat has none
 */

/**
 * Forms of pieces that are chosen: for each seat nothing yet, the commitment, or what was chosen.
 * @typedef {object} Hidden
 * @property {number} number of the choice, from 1: after a lost or false one all choose again
 * @property {Record<string, string>} entries
 */

/**
 * The answer to an offer of a draw.
 * @typedef {object} Answer
 * @property {number} at how many actions lead to the offer
 * @property {boolean} isTaken whether the game is a draw; else the offer is declined
 */

/** The keys that are no matter of the other players. */
const own = ['at', 'flip', 'lines', 'notes', 'marks', 'clock', 'left'];

export const isOwnKey = (/** @type {string} */ key) => own.includes(key);

/** @returns {Record<string, string>} the items that are not empty, by seat */
function bySeat(/** @type {string[]} */ items, /** @type {string} */ seats) {
  const pairs = items.map((item, i) => [seats[i], item]);
  return Object.fromEntries(pairs.filter(([, item]) => item));
}

const inOrder = (/** @type {Record<string, string>} */ items, /** @type {string} */ seats) =>
  [...seats].map((seat) => items[seat] ?? '').join();

/** Reads `ID,MARK,MARK,…`; null if it is none. @returns {Round | null} */
export function readRound(/** @type {string} */ text, /** @type {string} */ seats) {
  const [id, ...marks] = text.split(',');
  const isRight = /^[\w-]{12}$/.test(id) && marks.every((mark) => /^([\w-]{6})?$/.test(mark));
  return isRight && marks.length <= seats.length ? { id, marks: bySeat(marks, seats) } : null;
}

export const writeRound = (/** @type {Round} */ { id, marks }, /** @type {string} */ seats) =>
  `${id},${inOrder(marks, seats)}`;

/** Whether an entry shows what was chosen, after random characters: `RANDOM.ODH.OHD…`. */
export const isShown = (/** @type {string | undefined} */ entry) => Boolean(entry?.includes('.'));

/** The random characters of older versions, and their commitments. */
const old = /^([\w-]{43}|[\w-]{24}(\.[A-Z]+)+)$/;
const entryForm = /^([0-9a-f]{64}|[A-Za-z0-9]{25}(\.[A-Z]+)+)?$/;

/** Whether an entry has the form of older versions. */
export const isOld = (/** @type {string} */ entry) => old.test(entry);

/**
 * Reads `NUMBER,ENTRY,ENTRY,…`, or `open`, where lots were drawn for all to see; null if it is neither.
 * @returns {Hidden | 'open' | null}
 */
export function readHidden(/** @type {string} */ text, /** @type {string} */ seats) {
  if (text === 'open') return text;
  const [number, ...entries] = text.split(',');
  const isRight = /^[1-9]\d?$/.test(number) && entries.every((entry) => entryForm.test(entry) || isOld(entry));
  return isRight && entries.length <= seats.length ? { number: Number(number), entries: bySeat(entries, seats) } : null;
}

export const writeHidden = (/** @type {Hidden | 'open'} */ hidden, /** @type {string} */ seats) =>
  hidden === 'open' ? hidden : `${hidden.number},${inOrder(hidden.entries, seats)}`;

/** The value of the key `result` that offers a draw, and says that it is one. */
export const draw = 'draw+agreement';

/** Reads `NUMBER,taken` or `NUMBER,declined`; null if it is neither. @returns {Answer | null} */
function readAnswer(/** @type {string} */ text) {
  const [, at, answer] = /^([1-9]\d{0,6}),(taken|declined)$/.exec(text) ?? [];
  return at ? { at: Number(at), isTaken: answer === 'taken' } : null;
}

export const writeAnswer = (/** @type {Answer} */ { at, isTaken }) => `${at},${isTaken ? 'taken' : 'declined'}`;

/** The answer to an offer of a draw, read from a link; null if it has none. */
export const answerOf = (/** @type {Pick<Link, 'extras'>} */ link) => readAnswer(getExtra(link, 'answer') ?? '');

/** Whether the last thing in a link is an offer of a draw, which nobody has answered. */
export const isOffer = (/** @type {Pick<Link, 'extras'>} */ link) =>
  getExtra(link, 'result') === draw && !answerOf(link)?.isTaken;

/**
 * The extras of a link with another value of a key, in its place; undefined: without it.
 * @param {Link['extras']} extras
 * @param {string} key
 * @param {string | undefined} value
 * @returns {Link['extras']}
 */
export function withKey(extras, key, value) {
  if (value === undefined) return extras.filter(([name]) => name !== key);
  if (extras.every(([name]) => name !== key)) return [...extras, [key, value]];
  return extras.map((extra) => (extra[0] === key ? [key, value] : extra));
}

/** The link that is sent: the game, without how and with which thoughts its sender looks at it. */
export function linkToSend(/** @type {Link} */ link) {
  return formatLink({ ...link, extras: link.extras.filter(([key]) => !isOwnKey(key)) });
}

/** The browsers that hold seats, read from a link; null if it is no game by link. */
export function roundOf(/** @type {Pick<Link, 'extras'>} */ link, /** @type {string} */ seats) {
  return readRound(getExtra(link, 'bylink') ?? '', seats);
}

/** Writes the browsers that hold seats into a game. */
export function noteRound(/** @type {Session} */ session, /** @type {Round} */ round) {
  session.extras = withKey(session.extras, 'bylink', writeRound(round, session.view.seats));
}

/** The choice before the game, read from a link; null where there is none. */
export function hiddenOf(/** @type {Pick<Link, 'extras'>} */ link, /** @type {string} */ seats) {
  return readHidden(getExtra(link, 'hidden') ?? '', seats);
}
