// Opens links of games that are played by link: the first takes a seat, the next ones are held against the saved copy.

import { formatLink, getExtra, parseLink } from '../links/links.js';
import { inSlices } from '../links/slices.js';
import { readPacked } from '../saving/long-links.js';
import { Session } from '../table/game/session.js';
import { shorten } from '../words/refusals.js';
import { playerAt } from '../words/seat-names.js';
import { compareLinks, hasChoices, peopleIn } from './compare.js';
import { isBegun } from './hidden.js';
import { answerOf, hiddenOf, isOffer, isShown, linkToSend, roundOf, withKey } from './keys.js';
import { takeOver, takeSeat } from './take-over.js';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'engine' | 'navigation' | 'parts' | 'store' | 'table' |
 *   'words'>} Page
 * @typedef {import('../saving/store.js').GameRecord} GameRecord
 * @typedef {import('../table/game/session.js').Problem} Problem
 * @typedef {import('../services/state.js').Own} Own
 * @typedef {import('../services/state.js').Received} Opened
 * @typedef {import('./compare.js').Difference} Difference
 */

/** The own part of a saved game, which nobody has checked. @returns {Own | undefined} */
export function readOwn(/** @type {unknown} */ stored) {
  const { seat, mark, sent, secret, agreed, key, keys, names } = Object(stored);
  const isText = (/** @type {unknown} */ text) => text === undefined || typeof text === 'string';
  if (![seat, mark, sent].every((text) => typeof text === 'string') || ![secret, agreed, key].every(isText))
    return undefined;
  if (![keys, names].flatMap((texts) => Object.values(Object(texts))).every(isText)) return undefined;
  return { seat, mark, sent, secret, agreed, key, keys, names };
}

/** Whether the keys of a link can be read, and only pieces that have a choice are chosen. */
export function isRight(/** @type {{ engine: Page['engine'] }} */ app, /** @type {Session} */ session) {
  const { seats } = session.view;
  if (!roundOf(session, seats)) return false;
  if (getExtra(session, 'answer') !== undefined && !answerOf(session)) return false;
  if (getExtra(session, 'hidden') === undefined) return true;
  return hiddenOf(session, seats) !== null && hasChoices(app.engine, session.link);
}

/** The saved copy of a game, that which was played last. */
async function findRecord(/** @type {Page} */ app, /** @type {string} */ id) {
  if (!/^[\w-]{12}$/.test(id)) return undefined;
  const { games } = await app.store.list();
  return games.find(({ link, own }) => link.includes(`bylink=${id}`) && readOwn(own));
}

/** The games of which the visitor says to be one of the players, by their IDs. @type {Set<string>} */
const played = new Set();

/**
 * A game of which this browser has no copy. Who finds no free seat is led to where it is watched, if it can be: a link
 * for players is none to stay with.
 * @param {Page} app
 * @param {Opened} opened
 * @returns {Promise<Opened>}
 */
async function openFirst(app, { session, problems, record }) {
  const { table, words } = app;
  // The clock of a live game is told by its pages.
  for (const key of ['clock', 'left']) session.extras = withKey(session.extras, key, undefined);
  const own = takeSeat(session);
  const seat = playerAt(table, session.view.family, own.seat);
  const told = own.seat ? words.format('by-link-took', { seat }) : words.format('by-link-full');
  const tell = () => table.tell({ tone: 'info', text: told });
  const watched = own.seat || session.hasEnded ? null : await openWatched(app, session);
  if (watched) return { ...watched, tell };
  return { session, problems, record, own, isNews: own.seat !== '', tell };
}

/** Whether the site names servers by which pages meet. */
async function isLive(/** @type {Pick<Page, 'parts'>} */ { parts }) {
  const servers = await parts.load('servers').catch(() => null);
  return servers !== null && servers.relays.length > 0;
}

/** The same game as one that is watched; null where games are not, or by one of its players. */
async function openWatched(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { engine, navigation, parts, table } = app;
  const { id } = /** @type {import('./keys.js').Round} */ (roundOf(session, session.view.seats));
  const part = !played.has(id) && (await isLive(app)) ? await parts.bring('watching') : undefined;
  if (!part) return null;
  const { link } = session;
  const watched = await inSlices(Session.opening(engine, parseLink(part.linkToWatch(link, id))));
  session.dispose();
  const asPlayer = () => {
    played.add(id);
    navigation.openEnteredText(formatLink(link)).catch((error) => table.tellError(error));
  };
  return { ...watched, asPlayer };
}

/** Opens a link of a game that is played by link, before it comes to the table. @returns {Promise<Opened>} */
export async function receive(/** @type {Page} */ app, /** @type {Opened} */ opened) {
  const { session, problems } = opened;
  const text = getExtra(session, 'bylink') ?? '';
  // With an empty key the game is made by the browser that opens the link (formats 6.3).
  if (text === '') return opened;
  await app.navigation.settle();
  const isWhole = isRight(app, session);
  const record = opened.record ?? (await findRecord(app, text.split(',', 1)[0]));
  const own = readOwn(record?.own);
  if (record && own) return openNext(app, opened, { record, own, isWhole });
  if (!isWhole) problems.push({ part: 'by-link', text: `bylink=${text}`, number: 0, reason: 'unknown-value' });
  return isWhole && problems.every(({ part }) => part !== 'action') ? openFirst(app, opened) : asPlain(opened);
}

/** The game without the people who play it. */
function asPlain(/** @type {Opened} */ opened) {
  const { session } = opened;
  session.extras = session.extras.filter(([key]) => !['bylink', 'hidden', 'choose', 'answer'].includes(key));
  return opened;
}

/** A link of which the keys cannot be read, as when its end is missing. */
const cut = /** @type {const} */ ({ kind: 'cut' });

/** The last link that was sent or taken over; before the first one others may know the start. */
export function lastOf(/** @type {Own} */ { agreed, sent }, /** @type {import('../links/links.js').Link} */ kept) {
  if (agreed ?? sent) return parseLink(agreed ?? sent);
  return { ...kept, actions: [], extras: withKey(kept.extras, 'result', undefined) };
}

/**
 * A game of which this browser has a copy.
 * @param {Page} app
 * @param {Opened} opened
 * @param {{ record: GameRecord, own: Own, isWhole: boolean }} copy isWhole: whether the keys of the link can be read
 * @returns {Promise<Opened>}
 */
async function openNext(app, { session, problems, record: shown }, { record, own, isWhole }) {
  const saved = await inSlices(Session.opening(app.engine, await inSlices(readPacked(record))));
  const kept = saved.session;
  const known = { link: lastOf(own, kept.link), kept: kept.link, seat: own.seat, mark: own.mark };
  const problem = problems.find(({ part }) => part === 'action');
  // What this browser has said in a live game, and nobody has heard, is not news when it comes back from the address.
  const isOwn = own.key !== undefined && linkToSend(session.link) === linkToSend(kept.link);
  const compare = () => (isOwn ? /** @type {const} */ ({ kind: 'same' }) : compareLinks(app.engine, known, session));
  const difference = isWhole ? (problem ? null : compare()) : cut;
  if (difference?.kind === 'newer' || difference?.kind === 'taken')
    return goOn(app, session, kept, { record, own, isTaken: difference.kind === 'taken' });
  const { link } = session;
  session.dispose();
  const { seats, turn } = kept.view;
  const isOver = kept.hasEnded && !isOffer(kept.link);
  // Somebody else at the same computer may want to play another seat.
  const isForOthers = !shown && own.seat && !isOver && turn.player !== own.seat;
  const tell = () =>
    difference?.kind === 'same'
      ? isForOthers && tellSeat(app, own.seat, kept.view.family)
      : tellKept(app, difference ?? /** @type {Problem} */ (problem), link, kept.view, own.seat);
  const canChoose = !isBegun(hiddenOf(kept, seats), peopleIn(kept, seats));
  const falseSeat = canChoose && difference?.kind === 'cards' ? difference.seat : undefined;
  return { ...saved, record, own, falseSeat, tell };
}

/**
 * The game goes on: the actions that only this browser has of it stay.
 * @param {Page} app
 * @param {Session} session
 * @param {Session} kept
 * @param {{ record: GameRecord, own: Own, isTaken: boolean }} details
 * @returns {Opened}
 */
function goOn(app, session, kept, { record, own, isTaken }) {
  const { table, words } = app;
  const { seats, family } = session.view;
  const held = takeOver(session, kept, own, isTaken);
  const nameOf = (/** @type {string} */ seat) => playerAt(table, family, seat);
  const id = newsOf(kept, session, own.seat);
  const gone = peopleIn(kept.link, seats).find((seat) => !peopleIn(session.link, seats).includes(seat));
  const text = isTaken
    ? words.format(held.seat ? 'by-link-taken' : 'by-link-taken-all', {
        seat: nameOf(own.seat),
        other: nameOf(held.seat),
      })
    : gone
      ? words.format('by-link-gone', { seat: nameOf(gone) })
      : id && words.format(id, { seat: nameOf([...seats].find((seat) => seat !== own.seat) ?? '') });
  kept.dispose();
  const tell = text ? () => table.tell({ tone: 'info', text }) : undefined;
  return { session, problems: [], record, own: held, isNews: true, tell };
}

/**
 * The id of the message about another choice, or about the answer to an offer of this browser.
 * @param {Session} before the saved copy
 * @param {Session} after
 * @param {string} seat that this browser holds
 */
function newsOf(before, after, seat) {
  if (isOffer(before.link) && before.steps[before.steps.length - 1]?.seat === seat) {
    if (answerOf(after)?.isTaken) return 'by-link-draw-taken';
    return isOffer(after.link) && after.steps.length === before.steps.length ? undefined : 'by-link-draw-declined';
  }
  const [known, news] = [before, after].map((session) => hiddenOf(session, session.view.seats));
  if (!known || known === 'open' || !news) return undefined;
  if (news === 'open') return 'by-link-open-other';
  if (news.number === known.number) return undefined;
  return isShown(known.entries[seat]) ? 'by-link-anew-shown' : 'by-link-anew';
}

/** Says which seat this browser holds, and that it holds one only. */
function tellSeat(/** @type {Page} */ { table, words }, /** @type {string} */ held, /** @type {string} */ family) {
  table.tell({ tone: 'info', text: words.format('by-link-here', { seat: playerAt(table, family, held) }) });
}

/**
 * The kind of a difference as it is told. Of two links that differ in an action of a third player nobody knows which
 * one is right.
 */
function kindOf(
  /** @type {Difference | typeof cut} */ difference,
  /** @type {string} */ seats,
  /** @type {string} */ held,
) {
  if (difference.kind !== 'action') return difference.kind;
  if (!difference.own) return 'own';
  return seats.length > 2 && difference.seat !== held ? 'theirs' : 'action';
}

/**
 * Says why the saved copy is shown instead of the link, which can be looked at as a game that nobody plays.
 * @param {Page} app
 * @param {Difference | typeof cut | Problem} difference
 * @param {import('../links/links.js').Link} link
 * @param {import('../../web/types.js').View} view of the saved copy
 * @param {string} held the seat of this browser
 */
function tellKept(app, difference, link, { family, seats }, held) {
  const { table, words, navigation } = app;
  if ('kind' in difference && difference.kind === 'older')
    return table.tell({ tone: 'info', text: words.format('by-link-older') });
  const extras = link.extras.filter(([key]) => !['bylink', 'hidden', 'choose', 'answer'].includes(key));
  const fragment = formatLink({ ...link, extras });
  const run = () => navigation.openEnteredText(fragment).catch((error) => table.tellError(error));
  const action = { label: words.format('by-link-look-at'), run };
  if ('part' in difference) {
    const { number, text } = difference;
    const told = words.format('by-link-other-illegal', { number, text: shorten(text) });
    return table.tell({ tone: 'error', text: told, action });
  }
  const seat = 'seat' in difference ? playerAt(table, family, difference.seat) : '';
  const text = words.format(`by-link-other-${kindOf(difference, seats, held)}`, { ...difference, seat });
  table.tell({ tone: 'error', text, action });
}
