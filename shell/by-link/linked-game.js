// A live game as the pages of its players tell it each other (formats 6.4): what this page says, and what of the links
// of others becomes the game here. By hand a person opens one link after the other; here they come by themselves, and
// go through the same comparison.

import { getExtra, parseLink } from '../links/links.js';
import { inSlices } from '../links/slices.js';
import { Session } from '../table/game/session.js';
import { compareLinks, peopleIn } from './compare.js';
import { answerOf, hiddenOf, linkToSend, roundOf, withKey, writeRound } from './keys.js';
import { isRight, lastOf } from './receive.js';
import { agree, countFinished, isNewcomer, newSpeakers } from './speakers.js';
import { takeOver } from './take-over.js';

/** @import { Engine } from '../../web/engine.js' */
/** @import { Host, Judged } from '../live/live-game.js' */
/** @import { Draft } from '../live/wire.js' */
/** @import { Difference } from './compare.js' */

/** @typedef {import('../services/state.js').Own} Own */

/**
 * The place of the game: a page, or one of a test.
 * @typedef {object} Place
 * @property {Engine} engine
 * @property {Session} session
 * @property {Own} own the part of this browser in it
 * @property {boolean} isEnding whether the player of this page has yet to confirm the end of a turn
 * @property {boolean} isOnLine whether what is played here goes on from what others know
 * @property {(own: Own) => void} keep keeps the own part
 * @property {(session: Session, own: Own) => Promise<void> | void} replace shows the game of another session, which
 *   becomes its own
 * @property {(texts: string[]) => void} show shows the actions of an unfinished turn of somebody else
 * @property {Host['tell']} tell
 */

/** So many actions that are not known here a link may have at most. */
const mostNews = 2000;

/** @implements {Host} */
export class LinkedGame {
  #place;
  /**
   * The link that was judged last, with its game.
   * @type {{ text: string, session: Session, difference: Difference } | null}
   */
  #judged = null;

  constructor(/** @type {Place} */ place) {
    this.#place = place;
  }

  get #round() {
    const { session } = this.#place;
    return roundOf(session, session.view.seats) ?? { id: '', marks: {} };
  }

  get #known() {
    const { own, session } = this.#place;
    return lastOf(own, session.link);
  }

  get seats() {
    const { session } = this.#place;
    return peopleIn(session, session.view.seats).join('');
  }

  get #count() {
    const { session, own, isEnding } = this.#place;
    const steps = session.steps.slice(0, session.link.actions.length);
    return Math.max(countFinished(steps, own.seat, isEnding), Math.min(this.#known.actions.length, steps.length));
  }

  get text() {
    const { own, session, isOnLine } = this.#place;
    if (!isOnLine) return own.sent || linkToSend(session.link);
    const { link } = session;
    const count = this.#count;
    const extras = count < link.actions.length ? this.#finished(count) : link.extras;
    // Later actions say by themselves that an offer was declined, and to resign is an answer, too.
    const isOld = (answerOf({ extras })?.at ?? count) < count || getExtra({ extras }, 'result')?.startsWith('win');
    const kept = isOld ? withKey(extras, 'answer', undefined) : extras;
    return linkToSend({ ...link, actions: link.actions.slice(0, count), extras: kept });
  }

  get agreed() {
    return linkToSend(this.#known);
  }

  /** The keys of the game before the turn that is not finished: the answer before it is said again. */
  #finished(/** @type {number} */ count) {
    const { own, session } = this.#place;
    const { extras } = session.link;
    const said = own.sent ? parseLink(own.sent) : undefined;
    const answer =
      getExtra(session, 'answer') ?? (said?.actions.length === count ? getExtra(said, 'answer') : undefined);
    return withKey(withKey(extras, 'result', undefined), 'answer', answer);
  }

  get own() {
    const { own, session } = this.#place;
    const marks = roundOf(this.#known, session.view.seats)?.marks ?? {};
    // A game that was made here, and of which nobody knows, gives its maker a seat.
    const isKnown = own.seat !== '' && (own.sent === '' || marks[own.seat] === own.mark);
    return { seat: own.seat, mark: own.mark, isKnown };
  }

  /** @returns {Draft | null} */
  get draft() {
    const { session, own, isOnLine } = this.#place;
    const { actions } = session.link;
    const count = this.#count;
    const isOwn = session.steps[count]?.seat === own.seat || session.view.turn.player === own.seat;
    // Behind the position that is shown is what was taken back.
    return isOnLine && isOwn ? { count, actions: actions.slice(count, Math.max(count, session.at)) } : null;
  }

  get keys() {
    return this.#place.own.keys ?? {};
  }

  bind(/** @type {string} */ seat, /** @type {string} */ key) {
    const { own } = this.#place;
    this.#place.keep({ ...own, keys: { ...own.keys, [seat]: key } });
  }

  // ----- the links of others

  /**
   * @param {string} text
   * @param {string} speaker the seat whose page says it
   * @returns {Promise<Judged>}
   */
  async judge(text, speaker) {
    const { engine, own, session: kept } = this.#place;
    const hasMark = Boolean(this.#round.marks[speaker]);
    const judged = (/** @type {string} */ kind) => ({ kind, others: [], isNewcomer: false });
    this.#drop();
    if (text === this.text) return judged(hasMark ? 'same' : 'seat');
    const link = this.#read(text);
    if (typeof link === 'string') return judged(link);
    const known = this.#known;
    const session = await this.#open(link);
    if (typeof session === 'string') return judged(session);
    const facts = { link: known, kept: kept.link, seat: own.seat, mark: own.mark };
    const difference = await compareLinks(engine, facts, session);
    this.#judged = { text, session, difference };
    const { seats } = session.view;
    // Nobody speaks for a seat that nobody holds.
    if (!roundOf(link, seats)?.marks[speaker]) return judged('seat');
    return {
      kind: difference.kind,
      others: newSpeakers(known, session).filter((seat) => seat !== speaker && seat !== own.seat),
      isNewcomer: isNewcomer(known, session.link, seats, speaker),
    };
  }

  /** Plays the game of a link; the reason if that cannot be. */
  async #open(/** @type {import('../links/links.js').Link} */ link) {
    const { engine } = this.#place;
    try {
      const { session, problems } = await inSlices(Session.opening(engine, link));
      const isLegal = problems.every(({ part }) => part !== 'action');
      // What nobody can read, as an end that is none, would be kept with what was said.
      if (problems.length === 0 && isRight({ engine }, session)) return session;
      session.dispose();
      return isLegal ? 'cut' : 'illegal';
    } catch {
      // There is no such variant, or no such position.
      return 'start';
    }
  }

  /** Reads a link as far as that is cheap; the reason if it is refused. */
  #read(/** @type {string} */ text) {
    try {
      const link = parseLink(text);
      const known = this.#known;
      const { seats } = this.#place.session.view;
      if (linkToSend(link) !== text) return 'text';
      if (roundOf(link, seats)?.id !== this.#round.id) return 'start';
      // Only where forms are chosen the start can be another one.
      const isSame = link.variant === known.variant && link.position === known.position;
      if (!isSame && !hiddenOf(known, seats)) return 'start';
      if (known.actions.some((action, i) => i < link.actions.length && link.actions[i] !== action)) return 'action';
      return link.actions.length > known.actions.length + mostNews ? 'action' : link;
    } catch {
      return 'text';
    }
  }

  #drop() {
    this.#judged?.session.dispose();
    this.#judged = null;
  }

  agrees(/** @type {string} */ text, /** @type {string} */ of, /** @type {string} */ seat) {
    if (this.#judged?.text !== text) return false;
    return agree(this.#known, this.#judged.session, parseLink(of), seat);
  }

  async take(/** @type {string} */ text) {
    const judged = this.#judged;
    if (judged?.text !== text) return;
    this.#judged = null;
    const { session, difference } = judged;
    const { own, session: kept } = this.#place;
    const held = takeOver(session, kept, own, difference.kind === 'taken');
    await this.#place.replace(session, { ...held, sent: text, agreed: text });
  }

  // ----- what others have heard

  noteSaid(/** @type {string} */ text) {
    const { own } = this.#place;
    if (own.sent === text) return;
    this.#place.keep({ ...own, agreed: own.agreed ?? linkToSend(this.#known), sent: text });
  }

  noteHeard(/** @type {string} */ text) {
    const { own } = this.#place;
    this.#place.keep({ ...own, agreed: text });
  }

  /** Gives a free seat to a browser. @returns {'given' | 'held' | 'taken'} */
  give(/** @type {string} */ seat, /** @type {string} */ mark) {
    const { session, own } = this.#place;
    const { id, marks } = this.#round;
    if (marks[seat]) return marks[seat] === mark ? 'held' : 'taken';
    if (!this.seats.includes(seat) || seat === own.seat) return 'taken';
    const value = writeRound({ id, marks: { ...marks, [seat]: mark } }, session.view.seats);
    session.extras = withKey(session.extras, 'bylink', value);
    this.#place.keep(own);
    return 'given';
  }

  show(/** @type {Draft} */ { count, actions }, /** @type {string} */ seat) {
    const { session, isOnLine } = this.#place;
    const { link, view } = session;
    const isHidden = hiddenOf(session, view.seats) !== null && link.actions.length === 0;
    if (!isOnLine || isHidden || count !== link.actions.length || view.turn.player !== seat) return;
    this.#place.show(actions);
  }

  tell(/** @type {string} */ kind, /** @type {string} */ seat) {
    this.#place.tell(kind, seat);
  }
}
