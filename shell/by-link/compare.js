// Holds a link against what is known of its game: what was played before must be in it as it was.

import { getExtra } from '../links/links.js';
import { readPlayers, seatsText } from '../links/players.js';
import { readResult, Session } from '../table/game/session.js';
import { compareHidden, isBegun, readCards } from './hidden.js';
import { hiddenOf, isShown, roundOf } from './keys.js';

/** @import { Engine } from '../../web/engine.js' */
/** @import { View } from '../../web/types.js' */
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
 * first; all others are refused: another start, other cards than were chosen, another browser at a seat, an end that
 * nobody has made, or another action, the `number` of which is counted from 1.
 * @typedef {{ kind: 'same' | 'older' | 'newer' | 'taken' | 'start' | 'result' }
 *   | { kind: 'cards' | 'seat', seat: string }
 *   | { kind: 'action', number: number, own: string, other: string }} Difference
 */

/** The seats that people play. */
export function peopleIn(/** @type {Pick<Link, 'extras'>} */ link, /** @type {string} */ seats) {
  const players = readPlayers(seatsText(link), seats);
  return [...seats].filter((seat) => !players[seat]);
}

/**
 * @param {Engine} engine
 * @param {Known} known
 * @param {Session} session the game of the link, which all of its actions could be played in
 * @returns {Promise<Difference>}
 */
export async function compareLinks(engine, known, session) {
  const { link, view } = session;
  const isOther = (/** @type {string} */ key) => getExtra(known.link, key) !== getExtra(link, key);
  if (known.link.variant !== link.variant || isOther('seats')) return { kind: 'start' };
  const marks = compareMarks(known, link, view.seats);
  const held = marks.kind === 'taken' ? { ...known, seat: '' } : known;
  const changes = [
    await compareCards(engine, held, session),
    compareActions(held, session),
    compareResults(held, session),
    marks,
  ];
  const isNews = changes.some(({ kind }) => kind === 'newer');
  return changes.find(({ kind }) => kind !== 'same' && kind !== 'newer') ?? { kind: isNews ? 'newer' : 'same' };
}

/**
 * The start, with the cards that were chosen in secret.
 * @param {Engine} engine
 * @param {Known} known
 * @param {Session} session
 * @returns {Promise<Difference>}
 */
async function compareCards(engine, { link: known, kept, seat }, session) {
  const { link, view } = session;
  const people = peopleIn(link, view.seats);
  const [before, mine, after] = [known, kept, link].map((each) => hiddenOf(each, view.seats));
  const id = roundOf(link, view.seats)?.id ?? '';
  const hidden = await compareHidden(id, before, after, people);
  if (hidden.kind === 'false') return { kind: 'cards', seat: hidden.seat };
  if (hidden.kind === 'other') return { kind: 'start' };
  if (hidden.kind === 'older') return { kind: 'older' };
  if (!isOwn(mine, after, seat)) return { kind: 'cards', seat };
  if (hidden.kind === 'newer' && after === 'open') return { kind: isDealt(engine, known, link) ? 'newer' : 'start' };
  const isRight =
    isBegun(before, people) || !isBegun(after, people)
      ? known.position === link.position
      : startWith(engine, known, /** @type {Hidden} */ (after), view.family) === session.start;
  return { kind: isRight ? hidden.kind : 'start' };
}

/**
 * Whether the cards of this browser's seat are its own: nobody else chooses for it.
 * @type {(mine: Hidden | 'open' | null, news: Hidden | 'open' | null, seat: string) => boolean}
 */
function isOwn(mine, news, seat) {
  if (!news || news === 'open' || !news.entries[seat]) return true;
  if (!mine || mine === 'open' || mine.number !== news.number) return false;
  return isShown(mine.entries[seat]) || mine.entries[seat] === news.entries[seat];
}

/**
 * The start of a game with other cards; undefined if they are none.
 * @param {Engine} engine
 * @param {Link} link
 * @param {(view: View) => Record<string, string> | null} choose the orders by square
 */
function arranged(engine, { variant, position }, choose) {
  const session = new Session(engine, variant, position);
  try {
    const chosen = choose(session.view);
    if (!chosen) return undefined;
    session.arrange(chosen);
    return session.start;
  } catch {
    return undefined;
  } finally {
    session.dispose();
  }
}

/**
 * The start of a game with the cards that all have shown; undefined if they are none.
 * @param {Engine} engine
 * @param {Link} link
 * @param {Hidden} hidden
 * @param {string} family
 */
export function startWith(engine, link, hidden, family) {
  const { orders = [] } = engine.schema().families.find((each) => each.family === family) ?? {};
  return arranged(engine, link, (view) => readCards(view, hidden, orders));
}

/** Whether a link begins as the known one does, but for the order of cards, which were drawn for all to see. */
function isDealt(/** @type {Engine} */ engine, /** @type {Link} */ known, /** @type {Link} */ link) {
  /** @type {Record<string, string>} */
  const orders = {};
  const start = arranged(engine, link, ({ pieces }) => {
    for (const { square, cards } of pieces) if (cards) orders[square] = cards;
    return orders;
  });
  return start !== undefined && start === arranged(engine, known, () => orders);
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
 * @param {Session} session
 * @returns {Difference}
 */
function compareActions({ link: { actions: sent }, kept: { actions: kept }, seat }, { steps }) {
  const differs = (/** @type {number} */ i) =>
    i < sent.length ? steps[i].text !== sent[i] : steps[i].seat === seat && steps[i].text !== kept[i];
  const at = steps.findIndex((_, i) => differs(i));
  if (at >= 0) return { kind: 'action', number: at + 1, own: sent[at] ?? kept[at] ?? '', other: steps[at].text };
  if (steps.length < sent.length) return { kind: 'older' };
  return { kind: steps.length > sent.length ? 'newer' : 'same' };
}

/**
 * Compares the people's decisions. A draw is offered with an action of the one who offers it, to the player to act; and
 * nobody resigns for this browser's seat.
 * @param {Known} known
 * @param {Session} session
 * @returns {Difference}
 */
function compareResults({ link: known, seat }, { link, steps, view: { seats } }) {
  const [before, after] = [known, link].map((each) => getExtra(each, 'result'));
  if (before === after) return { kind: 'same' };
  const isLonger = link.actions.length > known.actions.length;
  if (before !== undefined && !(isLonger && before === 'draw+agreement'))
    return { kind: isLonger ? 'result' : 'older' };
  const result = readResult(after ?? '', seats);
  const isGivenUp = result?.reason === 'resignation' && seats.length === 2 && (!seat || result.winner === seat);
  const isOffered = after === 'draw+agreement' && isLonger && steps[steps.length - 1].seat !== seat;
  const isRight = after === undefined || isGivenUp || isOffered;
  return { kind: isRight ? 'newer' : 'result' };
}
