// Holds a link against what is known of its game: what was played before must be in it as it was.

import { getExtra } from '../links/links.js';
import { readPlayers, seatsText } from '../links/players.js';
import { readResult, Session } from '../table/game/session.js';
import { chooseOf } from '../table/game/setup.js';
import { compareHidden, isBegun, readEntries } from './hidden.js';
import { answerOf, draw, hiddenOf, isOffer, isShown, roundOf } from './keys.js';

/** @import { Engine } from '../../web/engine.js' */
/** @import { Choice } from '../../web/types.js' */
/** @import { Link } from '../links/links.js' */
/** @import { Hidden } from './keys.js' */

/**
 * The state of a game as this browser knows it.
 * @typedef {object} Known
 * @property {Link} link the last one that was sent or taken over
 * @property {Link} kept the saved copy, with what nobody else has seen yet
 * @property {string} seat that this browser holds; empty: it looks on
 * @property {string} mark of this browser
 */

/**
 * How a link differs. `same`, `older` and `newer` are right; `taken`: another browser has sent something for the seat
 * first; all others are refused: another start, another choice of forms, another browser at a seat, another
 * action, the `number` of which is counted from 1, of a seat, and what only somebody else may decide: `offer`, a draw
 * that is not offered with an action of another player; `answer`, one to an offer that is not known, or that this
 * browser has to give; `resignation` of somebody else; `time` that has run out, of somebody else; `over`, a game that
 * has ended and goes on; `result`, any other end.
 * @typedef {{ kind: 'same' | 'older' | 'newer' | 'taken' | 'start' | Decision }
 *   | { kind: 'cards' | 'seat', seat: string }
 *   | { kind: 'action', number: number, own: string, other: string, seat: string }} Difference
 *
 * @typedef {'offer' | 'answer' | 'resignation' | 'time' | 'over' | 'result'} Decision
 */

/**
 * The game of a link, in which all of its actions could be played.
 * @typedef {Pick<Session, 'link' | 'start' | 'steps' | 'view'>} Played
 */

/** The seats that people play. */
export function peopleIn(/** @type {Pick<Link, 'extras'>} */ link, /** @type {string} */ seats) {
  const players = readPlayers(seatsText(link), seats);
  return [...seats].filter((seat) => !players[seat]);
}

/**
 * @param {Engine} engine
 * @param {Known} known
 * @param {Played} session
 * @returns {Difference}
 */
export function compareLinks(engine, known, session) {
  const { link, view } = session;
  const isOther = (/** @type {string} */ key) => getExtra(known.link, key) !== getExtra(link, key);
  const hasChoice = [known.link, link].some((each) => hiddenOf(each, view.seats));
  const isSameGame = known.link.variant === link.variant || (hasChoice && isDealt(engine, known.link, link));
  if (!isSameGame || isOther('choose')) return { kind: 'start' };
  const leaving = compareLeaving(known, link, view.seats);
  if (leaving.kind !== 'same' && leaving.kind !== 'newer') return leaving;
  const marks = compareMarks(known, link, view.seats);
  const isGone = marks.kind === 'taken' || !peopleIn(link, view.seats).includes(known.seat);
  const held = isGone ? { ...known, seat: '' } : known;
  const game = [compareChoice(engine, held, session), compareActions(held, session)];
  const isRight = (/** @type {Difference} */ { kind }) => kind === 'same' || kind === 'newer';
  // Of an older link nothing else is to be known.
  const decided =
    game.find((change) => !isRight(change) && change.kind !== 'older') ?? game.find(({ kind }) => kind === 'older');
  if (decided) return decided;
  const changes = [...game, compareResults(held, session), leaving, marks];
  const isNews = changes.some(({ kind }) => kind === 'newer');
  return changes.find((change) => !isRight(change)) ?? { kind: isNews ? 'newer' : 'same' };
}

/**
 * The start, with the forms that were chosen.
 * @param {Engine} engine
 * @param {Known} known
 * @param {Played} session
 * @returns {Difference}
 */
function compareChoice(engine, { link: known, kept, seat }, session) {
  const { link, view } = session;
  const people = peopleIn(link, view.seats);
  const [before, mine, after] = [known, kept, link].map((each) => hiddenOf(each, view.seats));
  const id = roundOf(link, view.seats)?.id ?? '';
  const hidden = compareHidden(id, before, after, people);
  if (hidden.kind === 'false') return { kind: 'cards', seat: hidden.seat };
  if (hidden.kind === 'other') return { kind: 'start' };
  if (hidden.kind === 'older') return { kind: 'older' };
  if (!isOwn(mine, after, seat)) return { kind: 'cards', seat };
  if (hidden.kind === 'newer' && after === 'open') return { kind: isDealt(engine, known, link) ? 'newer' : 'start' };
  const wrong = hidden.kind === 'newer' ? findWrong(engine, known, after, people) : undefined;
  if (wrong) return { kind: 'cards', seat: wrong };
  const isRight =
    isBegun(before, people) || !isBegun(after, people)
      ? known.variant === link.variant && known.position === link.position
      : isSame(startWith(engine, known, /** @type {Hidden} */ (after)), link);
  return { kind: isRight ? hidden.kind : 'start' };
}

/**
 * The first seat whose entry may not be: it shows forms that its pieces cannot have, it hides what is chosen openly, or
 * it was made before the turn to choose came; undefined if there is none.
 * @param {Engine} engine
 * @param {Link} known
 * @param {Hidden | 'open' | null} hidden
 * @param {string[]} people
 */
function findWrong(engine, known, hidden, people) {
  if (!hidden || hidden === 'open') return undefined;
  const { number, entries } = hidden;
  const isWrong = (/** @type {string} */ seat, /** @type {number} */ i) => {
    const entry = entries[seat];
    if (!entry) return false;
    if (chooseOf(known) === 'open' && (!isShown(entry) || people.slice(0, i).some((other) => !entries[other])))
      return true;
    return isShown(entry) && !startWith(engine, known, { number, entries: { [seat]: entry } });
  };
  return people.find(isWrong);
}

/**
 * Whether the choice of this browser's seat is its own: nobody else chooses for it.
 * @type {(mine: Hidden | 'open' | null, news: Hidden | 'open' | null, seat: string) => boolean}
 */
function isOwn(mine, news, seat) {
  if (!news || news === 'open' || !news.entries[seat]) return true;
  if (!mine || mine === 'open' || mine.number !== news.number) return false;
  return isShown(mine.entries[seat]) || mine.entries[seat] === news.entries[seat];
}

/** Whether a link begins with a start. */
const isSame = (/** @type {Pick<Link, 'variant' | 'position'> | undefined} */ start, /** @type {Link} */ link) =>
  start?.variant === link.variant && start.position === link.position;

/**
 * The start of a game with other forms of its pieces; undefined if there can be no such start.
 * @param {Engine} engine
 * @param {Link} link
 * @param {(choices: Choice[]) => Record<string, string> | null} choose the forms by square
 */
function arranged(engine, { variant, position }, choose) {
  const session = new Session(engine, variant, position);
  try {
    const chosen = choose(session.game.choices());
    if (!chosen) return undefined;
    session.arrange(chosen);
    return session.link;
  } catch {
    return undefined;
  } finally {
    session.dispose();
  }
}

/** Whether pieces of the start of a link have a choice of forms. */
export function hasChoices(/** @type {Engine} */ engine, /** @type {Link} */ link) {
  let count = 0;
  arranged(engine, link, (choices) => {
    count = choices.length;
    return null;
  });
  return count > 0;
}

/**
 * The start of a game with the forms that seats have shown; undefined if they are none.
 * @param {Engine} engine
 * @param {Link} link
 * @param {Hidden} hidden
 */
export const startWith = (engine, link, hidden) => arranged(engine, link, (choices) => readEntries(choices, hidden));

/** The same start as a board shows it. */
export function viewWith(/** @type {Engine} */ engine, /** @type {Link} */ link, /** @type {Hidden} */ hidden) {
  const start = startWith(engine, link, hidden);
  if (!start) return undefined;
  const session = new Session(engine, start.variant, start.position);
  const { view } = session;
  session.dispose();
  return view;
}

/** Whether a link begins as the known one does, but for the forms of pieces. */
function isDealt(/** @type {Engine} */ engine, /** @type {Link} */ known, /** @type {Link} */ link) {
  /** @type {Record<string, string>} */
  const forms = {};
  const start = arranged(engine, link, (choices) => {
    for (const { square, forms: all, now } of choices) forms[square] = all[now].code;
    return forms;
  });
  return (
    start !== undefined &&
    isSame(
      arranged(engine, known, () => forms),
      start,
    )
  );
}

/**
 * Compares who plays each seat. Of more than two seats one that a person has had may become a computer's, in a game
 * that has begun: that person has left it.
 * @param {Known} known
 * @param {Link} link
 * @param {string} seats
 * @returns {Difference}
 */
function compareLeaving({ link: known, kept, seat: mine }, link, seats) {
  const [before, own, after] = [known, kept, link].map((each) => readPlayers(seatsText(each), seats));
  const changed = [...seats].filter((seat) => before[seat] !== after[seat]);
  if (changed.length === 0) return { kind: 'same' };
  const isLeft = (/** @type {string} */ seat) => !before[seat] && after[seat];
  const people = peopleIn(link, seats);
  if (seats.length === 2 || people.length === 0 || changed.some((seat) => before[seat] && after[seat]))
    return { kind: 'start' };
  // Who leaves may not know yet of somebody else who has left, and whose mark stays.
  const back = changed.filter((seat) => !isLeft(seat));
  const marks = roundOf(known, seats)?.marks ?? {};
  const isOlder = back.length === changed.length || back.every((seat) => marks[seat]);
  const isForged = changed.some((seat) => isLeft(seat) && seat === mine) && own[mine] !== after[mine];
  if (link.actions.length === 0 && back.length < changed.length) return { kind: 'start' };
  if (isForged) return { kind: 'seat', seat: mine };
  // Of the last two, who leave at the same time, the first one has left.
  const rest = peopleIn(own[mine] && people.join('') === mine ? kept : known, seats);
  const isLast = rest.length === 1 && people.length === 1 && rest[0] !== people[0] && isOlder;
  if (isLast) return { kind: rest[0] < people[0] ? 'newer' : 'older' };
  // Others may not know yet that this browser's player has left, who says it again.
  const isMine = back.join('') === mine && own[mine] && people.join('') !== mine;
  const isNews = back.length < changed.length || link.actions.length > known.actions.length;
  if (isMine && isNews) return { kind: 'newer' };
  if (back.length > 0) return { kind: isOlder ? 'older' : 'start' };
  return { kind: 'newer' };
}

/**
 * Compares the holders of the seats. Marks that a link does not have yet say nothing.
 * @param {Known} known
 * @param {Link} link
 * @param {string} seats
 * @returns {Difference}
 */
function compareMarks({ link: known, seat: mine, mark }, link, seats) {
  const [before, after] = [known, link].map((each) => roundOf(each, seats)?.marks ?? {});
  const isOther = (/** @type {string} */ seat) => before[seat] && after[seat] && before[seat] !== after[seat];
  const seat = [...seats].find(isOther);
  if (seat) return { kind: 'seat', seat };
  if (mine && !before[mine] && after[mine] && after[mine] !== mark) return { kind: 'taken' };
  return { kind: [...seats].some((each) => after[each] && !before[each]) ? 'newer' : 'same' };
}

/**
 * The actions. Nobody but this browser acts for its seat.
 * @param {Known} known
 * @param {Played} session
 * @returns {Difference}
 */
function compareActions({ link: { actions: sent }, kept: { actions: kept }, seat }, { steps }) {
  const differs = (/** @type {number} */ i) =>
    i < sent.length ? steps[i].text !== sent[i] : steps[i].seat === seat && steps[i].text !== kept[i];
  const at = steps.findIndex((_, i) => differs(i));
  if (at >= 0) {
    const { text, seat } = steps[at];
    return { kind: 'action', number: at + 1, own: sent[at] ?? kept[at] ?? '', other: text, seat };
  }
  if (steps.length < sent.length) return { kind: 'older' };
  return { kind: steps.length > sent.length ? 'newer' : 'same' };
}

/**
 * Compares the people's decisions.
 * @param {Known} known
 * @param {Played} session
 * @returns {Difference}
 */
function compareResults(known, session) {
  const { link } = session;
  const [before, after] = [known.link, link].map((each) => getExtra(each, 'result'));
  const isLonger = link.actions.length > known.link.actions.length;
  if (before !== undefined && !isOffer(known.link)) return { kind: compareEnds(known, session, isLonger) };
  // Who resigns need not answer an offer.
  const isEnd = weightOf(link, session.view.seats) > 1 && getExtra(link, 'answer') === undefined;
  const answer = isEnd ? 'same' : compareAnswers(known, session);
  if (answer === 'answer' || answer === 'older') return { kind: answer };
  if (answer === 'newer' && answerOf(link)?.isTaken) return { kind: answer };
  if (after === before && !isLonger) return { kind: answer };
  if (after === undefined) return { kind: isLonger || answer === 'newer' ? 'newer' : 'older' };
  return { kind: refuseResult(known, session, after, isLonger) ?? 'newer' };
}

/**
 * How much a decision counts beside another one of the same time: a resignation most, the first seat's before all; NaN:
 * it is none that people can take.
 */
function weightOf(/** @type {Link} */ link, /** @type {string} */ seats) {
  const text = getExtra(link, 'result');
  const result = readResult(text ?? '', seats);
  if (result?.winner) return 2 + seats.indexOf(result.winner);
  if (text !== undefined && text !== draw) return NaN;
  return text === draw && !isOffer(link) ? 1 : 0;
}

/**
 * Compares an end that people have decided with what a link says. What was decided at the same time and counts more
 * takes its place. Actions that were made before it was known stay before it; the one whose word it is says it again.
 * @param {Known} known
 * @param {Played} session
 * @param {boolean} isLonger
 * @returns {'same' | 'older' | 'newer' | Decision}
 */
function compareEnds({ link: known, kept, seat }, { link, view: { seats } }, isLonger) {
  const [before, after] = [known, link].map((each) => weightOf(each, seats));
  const [ended, result] = [known, link].map((each) => readResult(getExtra(each, 'result') ?? '', seats));
  const isPlain = getExtra(link, 'answer') === undefined && seats.length === 2;
  const isSame = getExtra(known, 'result') === getExtra(link, 'result') && sameAnswer(known, link);
  if (after > before && isPlain) {
    const isForged = seat && result?.winner !== seat && getExtra(kept, 'result') !== getExtra(link, 'result');
    return isForged ? 'over' : 'newer';
  }
  if (isLonger) {
    const isOwn = seat !== '' && Boolean(ended?.winner) && ended?.winner !== seat;
    return isPlain && before > 1 && (after === before || isOwn) ? 'newer' : 'over';
  }
  if (isSame) return 'same';
  const isBack = result === null || (isPlain && after <= before);
  return isBack ? 'older' : 'over';
}

const sameAnswer = (/** @type {Link} */ a, /** @type {Link} */ b) => getExtra(a, 'answer') === getExtra(b, 'answer');

/**
 * Why an end that is new may not be; undefined if it may. A draw is offered with an action of the one who offers it;
 * nobody resigns for this browser's seat, nor says that its time has run out.
 * @param {Known} known
 * @param {Played} session
 * @param {string} text
 * @param {boolean} isLonger
 * @returns {Decision | undefined}
 */
function refuseResult({ kept, seat }, { link, steps, view: { seats } }, text, isLonger) {
  const result = readResult(text, seats);
  // What one has resigned stays so behind an action of the other one.
  const isSameEnd = Boolean(result?.winner) || kept.actions.length === link.actions.length;
  if (getExtra(kept, 'result') === text && isSameEnd) return undefined;
  if (!result || seats.length !== 2 || (result.result === 'draw' && text !== draw)) return 'result';
  const { reason, winner } = result;
  if (reason === 'resignation' || reason === 'time') return seat && winner !== seat ? reason : undefined;
  return isLonger && steps[steps.length - 1].seat !== seat ? undefined : 'offer';
}

/**
 * Compares the answers to an offer of a draw. The one who is asked answers, and only to an offer that is known; who
 * looks on may find offer and answer in one link. An answer that is known need not be said again with later actions.
 * @param {Known} known
 * @param {Played} session
 * @returns {'same' | 'older' | 'newer' | 'answer'}
 */
function compareAnswers({ link: known, kept, seat }, { link, steps, view: { seats } }) {
  if (sameAnswer(known, link)) return 'same';
  const answer = answerOf(link);
  const count = known.actions.length;
  if (!answer) return steps.length > count ? 'same' : 'older';
  const { at, isTaken } = answer;
  // A draw that is taken ends the game there; after one that was declined another one may be offered, but not at once.
  const isRight =
    seats.length === 2 && (isTaken ? at === steps.length && getExtra(link, 'result') === draw : at <= steps.length);
  if (!isRight || (!isTaken && at === steps.length && isOffer(link))) return 'answer';
  const isAsked = steps[at - 1].seat !== seat;
  // An offer may have gone by another way than the buttons, so that this browser does not know that it was sent.
  const isOffered = [known, kept].some((one) => isOffer(one) && one.actions.length === at);
  // Who has played on has declined it.
  const isOwn = sameAnswer(kept, link) || (!isTaken && kept.actions.length > at);
  if (isOffered) return seat && isAsked && !isOwn ? 'answer' : 'newer';
  return !seat && at > count ? 'newer' : 'answer';
}
