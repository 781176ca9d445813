// What a link says of each seat, beyond what is known: in a live game the words of a seat count only from its own page.

import { getExtra } from '../links/links.js';
import { readPlayers, seatsText } from '../links/players.js';
import { readResult } from '../table/game/session.js';
import { peopleIn } from './compare.js';
import { answerOf, hiddenOf, roundOf } from './keys.js';

/** @import { Link } from '../links/links.js' */
/** @import { Step } from '../table/game/session.js' */

/** @typedef {{ link: Link, steps: Step[], view: { seats: string } }} Played */

/**
 * How many of the actions a page says: all but those of its own turn that is not finished.
 * @param {Step[]} steps
 * @param {string} own the seat of this page
 * @param {boolean} isEnding whether its player has yet to confirm the end of a turn
 */
export function countFinished(steps, own, isEnding) {
  let count = steps.length;
  const isOwn = () => count > 0 && steps[count - 1].seat === own;
  if (isEnding && isOwn()) count--;
  while (isOwn() && steps[count - 1].goesOn) count--;
  return count;
}

/** The seat whose page computes what computers do: that of the last person who has acted before. */
function computingAt(/** @type {Step[]} */ steps, /** @type {number} */ at, /** @type {string[]} */ people) {
  for (let i = at; i > 0; i--) if (people.includes(steps[i - 1].seat)) return steps[i - 1].seat;
  return people[0] ?? '';
}

/** The seat that decides a result: who resigns or has no time left, or who offers a draw with the last action. */
function deciderOf(/** @type {Played} */ { link, steps, view: { seats } }) {
  const result = readResult(getExtra(link, 'result') ?? '', seats);
  if (result?.winner) return [...seats].find((seat) => seat !== result.winner) ?? '';
  return result ? (steps[steps.length - 1]?.seat ?? '') : '';
}

/** The seat that answers an offer of a draw. */
function answererOf(/** @type {Played} */ { link, steps, view: { seats } }) {
  const offerer = steps[(answerOf(link)?.at ?? 0) - 1]?.seat;
  return offerer ? ([...seats].find((seat) => seat !== offerer) ?? '') : '';
}

/** The seats that people have left to computers in one link, and not in another one. */
function leftIn(/** @type {Link} */ known, /** @type {Link} */ link, /** @type {string} */ seats) {
  const people = peopleIn(link, seats);
  return peopleIn(known, seats).filter((seat) => !people.includes(seat));
}

/**
 * The seats of which a link says something new.
 * @param {Link} known
 * @param {Played} session the game of the link
 * @returns {string[]}
 */
export function newSpeakers(known, session) {
  const { link, steps, view } = session;
  const { seats } = view;
  const people = peopleIn(link, seats);
  const speakers = steps
    .slice(known.actions.length)
    .map(({ seat }, i) => (people.includes(seat) ? seat : computingAt(steps, known.actions.length + i, people)));
  const isOther = (/** @type {string} */ key) => getExtra(known, key) !== getExtra(link, key);
  if (isOther('result') && getExtra(link, 'result') !== undefined) speakers.push(deciderOf(session));
  if (isOther('answer') && answerOf(link)) speakers.push(answererOf(session));
  speakers.push(...leftIn(known, link, seats));
  const [before, after] = [known, link].map((each) => hiddenOf(each, seats));
  if (after && after !== 'open')
    for (const [seat, entry] of Object.entries(after.entries))
      if (!before || before === 'open' || before.number !== after.number || before.entries[seat] !== entry)
        speakers.push(seat);
  return [...new Set(speakers)].filter(Boolean);
}

/**
 * Whether a seat has no mark in what is known, and has one in a link.
 * @type {(known: Link, link: Link, seats: string, seat: string) => boolean}
 */
export function isNewcomer(known, link, seats, seat) {
  const [before, after] = [known, link].map((each) => roundOf(each, seats)?.marks[seat]);
  return !before && Boolean(after);
}

/**
 * Whether another link says all that a link says of a seat: the link of that seat's own page.
 * @param {Link} known
 * @param {Played} session the game of the link
 * @param {Link} other
 * @param {string} seat
 */
export function agree(known, session, other, seat) {
  const { link, steps, view } = session;
  const { seats } = view;
  const people = peopleIn(link, seats);
  const speaks = (/** @type {number} */ i) =>
    steps[i].seat === seat || (!people.includes(steps[i].seat) && computingAt(steps, i, people) === seat);
  let last = steps.length;
  while (last > known.actions.length && !speaks(last - 1)) last--;
  if (last > known.actions.length && link.actions.slice(0, last).join('.') !== other.actions.slice(0, last).join('.'))
    return false;
  const isSame = (/** @type {string} */ key) => getExtra(other, key) === getExtra(link, key);
  if (!isSame('result') && getExtra(known, 'result') !== getExtra(link, 'result') && deciderOf(session) === seat)
    return false;
  if (!isSame('answer') && answerOf(link) && answererOf(session) === seat) return false;
  const players = [link, other].map((each) => readPlayers(seatsText(each), seats)[seat]);
  if (leftIn(known, link, seats).includes(seat) && players[0] !== players[1]) return false;
  const [mine, theirs] = [link, other].map((each) => hiddenOf(each, seats));
  if (!mine || mine === 'open' || !mine.entries[seat]) return true;
  return theirs !== null && theirs !== 'open' && theirs.entries[seat] === mine.entries[seat];
}
