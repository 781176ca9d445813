// A link of a game by link becomes the game of this page: what only this page has said so far is put back on top of it.

import { getExtra } from '../links/links.js';
import { readPlayers, seatsText, withPlayers, writePlayers } from '../links/players.js';
import { drawText } from '../saving/store.js';
import { peopleIn } from './compare.js';
import {
  answerOf,
  hiddenOf,
  isOffer,
  linkToSend,
  noteRound,
  roundOf,
  withKey,
  writeAnswer,
  writeHidden,
} from './keys.js';
import { countFinished } from './speakers.js';

/** @import { Outcome } from '../../web/types.js' */
/** @import { Session } from '../table/game/session.js' */
/** @import { Round } from './keys.js' */

/** @typedef {import('../services/state.js').Own} Own */

/** Turns the board for a player at the second of two sides. */
export function turnTo(/** @type {Session} */ session, /** @type {string} */ seat) {
  const { seats, surface } = session.view;
  if (seats.length === 2 && surface !== 'plane') session.isFlipped = seat === seats[1];
}

/** The seat that a browser takes: the one that is to act, if it is free, else the next free one; empty: none is. */
function freeSeat(/** @type {Session} */ { link, view }, /** @type {Record<string, string>} */ marks) {
  const at = view.seats.indexOf(view.turn.player);
  const inTurn = view.seats.slice(at) + view.seats.slice(0, at);
  return [...inTurn].find((seat) => peopleIn(link, view.seats).includes(seat) && !marks[seat]) ?? '';
}

/** Takes a free seat of a game. @returns {Own} the own part of this browser in it */
export function takeSeat(/** @type {Session} */ session, mark = drawText(6)) {
  const { seats } = session.view;
  const sent = linkToSend(session.link);
  const round = /** @type {Round} */ (roundOf(session, seats));
  const seat = freeSeat(session, round.marks);
  if (seat) round.marks[seat] = mark;
  noteRound(session, round);
  turnTo(session, seat);
  return { seat, mark, sent };
}

/** Whether people have ended a game: by more than an offer. */
const isEnded = (/** @type {Session} */ session) => session.result !== null && !isOffer(session.link);

/** The seat that a result was decided by: it resigned, or had no time left. */
const loserOf = (/** @type {string} */ seats, /** @type {Outcome | null} */ result) =>
  result?.winner ? [...seats].find((seat) => seat !== result.winner) : undefined;

/**
 * The actions that only this page has. Where somebody has ended the game meanwhile those of finished turns stay.
 * @type {(session: Session, kept: Session, seat: string) => void}
 */
function putBackActions(session, kept, seat) {
  const count = session.steps.length;
  if (!session.steps.every(({ text }, i) => text === kept.steps[i]?.text)) return;
  const end = isEnded(session) ? session.result : null;
  const last = end ? countFinished(kept.played, seat, false) : kept.played.length;
  for (const { text } of kept.played.slice(count, last)) session.play(text);
  session.result ??= end;
}

/**
 * What this page has decided. Of what two players have decided at the same time a resignation holds, and of two
 * resignations that of the first seat.
 */
function putBackResult(/** @type {Session} */ session, /** @type {Session} */ kept, /** @type {string} */ seat) {
  const { seats } = session.view;
  if (seats.length !== 2 || session.isOver || !kept.result) return;
  const [mine, theirs] = [kept.result, session.result].map((result) => loserOf(seats, result));
  const isFirst = !theirs || seats.indexOf(seat) < seats.indexOf(theirs);
  if (mine === seat && isFirst) {
    session.result = kept.result;
    session.extras = withKey(session.extras, 'answer', undefined);
  }
  const { steps } = session;
  const isSameEnd = steps.length === kept.played.length;
  if (mine || theirs || !isSameEnd) return;
  const answer = answerOf(kept);
  const isAnswer = answer?.isTaken && steps[steps.length - 1]?.seat !== seat;
  if (isAnswer && isOffer(session.link))
    session.extras = withKey(session.extras, 'answer', writeAnswer({ at: steps.length, isTaken: true }));
  const isAnswered = answerOf(session)?.at === steps.length;
  if (!session.result && !isAnswered && steps[steps.length - 1]?.seat === seat) session.result = kept.result;
}

/** What this page has chosen, in the same choice. */
function putBackChoice(/** @type {Session} */ session, /** @type {Session} */ kept, /** @type {string} */ seat) {
  const { seats } = session.view;
  const [mine, theirs] = [kept, session].map((each) => hiddenOf(each, seats));
  if (!mine || mine === 'open' || !theirs || theirs === 'open' || mine.number !== theirs.number) return;
  const entry = mine.entries[seat];
  if (!entry || theirs.entries[seat]) return;
  const entries = { ...theirs.entries, [seat]: entry };
  session.extras = withKey(session.extras, 'hidden', writeHidden({ ...theirs, entries }, seats));
}

/** That this page has left its seat to a computer, if another person is left. */
function putBackLeaving(/** @type {Session} */ session, /** @type {Session} */ kept, /** @type {string} */ seat) {
  const { seats } = session.view;
  const [mine, theirs] = [kept, session].map((each) => readPlayers(seatsText(each), seats));
  const isLast = peopleIn(session, seats).join('') === seat;
  if (!mine[seat] || theirs[seat] || isLast || session.steps.length === 0) return;
  session.extras = withPlayers(session.extras, writePlayers({ ...theirs, [seat]: mine[seat] }, seats));
}

/**
 * Makes a game of a link that of this browser.
 * @param {Session} session of the link; becomes that of this browser
 * @param {Session} kept the game that was here so far
 * @param {Own} own
 * @param {boolean} isTaken another browser has the seat of this one: it takes another seat
 * @returns {Own}
 */
export function takeOver(session, kept, own, isTaken) {
  session.goTo(session.steps.length);
  const sent = linkToSend(session.link);
  const held = isTaken ? { ...own, ...takeSeat(session, own.mark) } : { ...own, sent };
  delete held.agreed;
  const round = /** @type {Round} */ (roundOf(session, session.view.seats));
  if (held.seat) round.marks[held.seat] ??= held.mark;
  noteRound(session, round);
  for (const key of ['lines', 'notes', 'marks', 'clock', 'left'])
    session.extras = withKey(session.extras, key, getExtra(kept, key));
  if (isTaken) return held;
  session.isFlipped = kept.isFlipped;
  putBackActions(session, kept, held.seat);
  if (held.seat)
    for (const putBack of [putBackResult, putBackChoice, putBackLeaving]) putBack(session, kept, held.seat);
  return held;
}
