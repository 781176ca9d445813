// The game at the table, if it is played by link: which seat this browser holds, whether it may act, what there is to
// be sent, and what it has chosen in secret.

import { getExtra, parseLink } from '../links/links.js';
import { drawText, makeId } from '../saving/store.js';
import { chooseOf } from '../table/game/setup.js';
import { playerAt } from '../words/seat-names.js';
import { Choosing } from './choosing.js';
import { isTogether, waitId } from './company.js';
import { peopleIn } from './compare.js';
import { DrawOffers } from './draw-offers.js';
import { answerOf, hiddenOf, isShown, linkToSend, noteRound, roundOf, withKey, writeAnswer } from './keys.js';
import { Meeting } from './meeting.js';
import { companyPanel, panel } from './panel.js';
import { readOwn } from './receive.js';
import { turnTo } from './take-over.js';

/** @import { ByLink as Shown, Live } from '../services/state.js' */
/** @import { Session } from '../table/game/session.js' */
/** @import { Round } from './keys.js' */
/** @import { Own } from './receive.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'arrangement' | 'byLink' | 'choices' | 'choose' | 'clocks' |
 *   'closeDialog' | 'dialog' | 'drawClocks' | 'engine' | 'navigation' | 'openDialog' | 'parts' | 'seat' | 'table' |
 *   'update' | 'words'>} Page
 */

/** The next step of this player: look on, look at something else, act, send a link, or wait for others. */
/** @typedef {'look' | 'aside' | 'act' | 'send' | 'wait'} State */

/**
 * Finds out who plays a game; null if nobody does by link.
 * @param {Page} app
 * @param {Session} session
 * @param {Shown} kept
 */
export async function openByLink(app, session, kept) {
  const { seats } = session.view;
  const people = peopleIn(session, seats);
  const text = getExtra(session, 'bylink') ?? '';
  if (text === '' && people.length > 1) {
    const mark = drawText(6);
    noteRound(session, { id: makeId(), marks: { [people[0]]: mark } });
    kept.own = { seat: people[0], mark, sent: '' };
    kept.isNew = true;
  }
  if (!roundOf(session, seats)) {
    session.extras = withKey(session.extras, 'bylink', undefined);
    return null;
  }
  return new ByLink(app, session, kept);
}

/** @implements {Shown} */
export class ByLink {
  /** @type {Own} */
  own;
  isChoosing;
  isNew;
  since;
  /** The way by which the game travels by itself. @type {Live | undefined} */
  live;
  #offers = new DrawOffers(this);
  #choosing;
  #meeting;

  /**
   * @param {Page} app
   * @param {Session} session
   * @param {Shown} kept
   */
  constructor(app, session, { own, id, since, isChoosing = false, isNew = false, setup, falseSeat }) {
    this.app = app;
    this.session = session;
    this.own = readOwn(own) ?? { seat: '', mark: drawText(6), sent: linkToSend(session.link) };
    this.isChoosing = isChoosing;
    this.#choosing = new Choosing(this, { setup, falseSeat });
    this.isNew = isNew;
    this.since = since;
    this.#meeting = new Meeting(this, isNew || id === undefined);
  }

  get #seats() {
    return this.session.view.seats;
  }

  /** The id of the game, and the browsers that hold its seats. */
  get round() {
    return /** @type {Round} */ (roundOf(this.session, this.#seats));
  }

  get people() {
    return peopleIn(this.session, this.#seats);
  }

  /** The seats of people elsewhere whom one plays; who only looks on plays nobody. */
  get others() {
    return this.own.seat ? this.people.filter((seat) => !this.isMine(seat)) : [];
  }

  get isTogether() {
    return isTogether(this);
  }

  /** The choice before the game; null or `open`: there is none. */
  get hidden() {
    return hiddenOf(this.session, this.#seats);
  }

  /** The last link that was sent or taken over. */
  get agreed() {
    return parseLink(this.own.sent);
  }

  /** The game as others know it: those who watch it see no more. */
  get shown() {
    const link = this.own.sent ? this.agreed : { ...this.session.link, actions: [] };
    return { link, id: this.round.id };
  }

  isMine(/** @type {string} */ seat) {
    return seat === this.own.seat;
  }

  // ----- the player who may act

  /** Whether the line that is shown goes on from what others know. */
  get isOnLine() {
    const { actions } = this.agreed;
    const { played, at } = this.session;
    return at >= actions.length && actions.every((text, i) => played[i]?.text === text);
  }

  /** The facts that decide which player may act. */
  get turn() {
    const { own } = this;
    const first = this.#isOpen ? this.people : [...this.people].sort((seat) => (this.isMine(seat) ? -1 : 1));
    const isAgreed = answerOf(this.session)?.isTaken;
    const { state } = this.live ?? {};
    // Of several tabs of this browser only that which has to do with others computes.
    const computing = state === 'elsewhere' ? '' : this.#computing;
    const { isOnLine } = this;
    return { own: own.seat, isOnLine, isLive: state === 'on', computing, isAgreed, ...this.#chooser(first) };
  }

  /** Whether the seats choose one after the other, before each other's eyes. */
  get #isOpen() {
    return chooseOf(this.session) === 'open';
  }

  /** Of some seats the first one that has to choose; if all have, the first one that has to show its choice. */
  #chooser(/** @type {string[]} */ seats) {
    const { hidden } = this;
    if (!hidden || hidden === 'open') return {};
    const rest = seats.filter((seat) => !isShown(hidden.entries[seat]));
    const chooses = rest.find((seat) => !hidden.entries[seat]);
    return { chooses, shows: chooses ? undefined : rest[0] };
  }

  /** The seat whose holder computes what computers do: a computer acts where the person has acted before it. */
  get #computing() {
    const { people } = this;
    const { steps } = this.session;
    for (let i = steps.length; i > 0; i--) if (people.includes(steps[i - 1].seat)) return steps[i - 1].seat;
    return people[0];
  }

  /** Whether others know the start, or it is theirs. */
  get isFixed() {
    return this.own.sent !== '' || this.hidden !== null;
  }

  /**
   * Whether it is for others to decide something, or for this player in the panel. Where all are together, one may
   * resign in the turn of others, too: they hear it at once.
   */
  get isWaiting() {
    const { state } = this;
    const isOngoing = this.session.outcome.result === 'ongoing';
    return state !== 'act' && state !== 'send' && !(state === 'wait' && isOngoing && isTogether(this));
  }

  /** Whether a draw is offered with the next turn. */
  get isOffering() {
    return this.#offers.isNext;
  }

  /** Whether a draw is offered to the own seat. */
  get isOfferedDraw() {
    const { kind, seat } = this.app.table.whoseTurn;
    return kind === 'offered' && this.isMine(seat);
  }

  /** Whether the own offer of a draw was taken. */
  get hasOffered() {
    const { steps } = this.session;
    return Boolean(answerOf(this.session)?.isTaken) && this.isMine(steps[steps.length - 1].seat);
  }

  /** @returns {State} */
  get state() {
    const { kind } = this.app.table.whoseTurn;
    if (!this.own.seat) return 'look';
    if (!this.session.isAtEnd || !this.isOnLine) return 'aside';
    if (['person', 'computer', 'ending'].includes(kind)) return 'act';
    return this.#isSent ? 'wait' : 'send';
  }

  /** Whether others know all but the holder of this seat, if they know of the game. */
  get #isSent() {
    const { own, agreed } = this;
    const { link } = this.session;
    const extras = withKey(link.extras, 'bylink', getExtra(agreed, 'bylink'));
    return [this.text, linkToSend({ ...link, extras })].includes(own.sent);
  }

  /** The seat that is to answer; empty: all others. */
  get next() {
    const { people, own } = this;
    const { view, outcome } = this.session;
    const others = people.filter((seat) => seat !== own.seat);
    const { chooses, shows } = this.#chooser(others);
    if (chooses ?? shows) return chooses ?? shows ?? '';
    const { player } = view.turn;
    if (outcome.result === 'ongoing') return people.includes(player) ? player : this.#computing;
    return others.length === 1 ? others[0] : '';
  }

  nameOf(/** @type {string} */ seat) {
    return playerAt(this.app.table, this.session.view.family, seat);
  }

  // ----- the link to send

  /** The link to send, without the address. */
  get text() {
    return linkToSend(this.session.link);
  }

  get address() {
    return `${location.href.replace(/#.*/, '')}#${this.text}`;
  }

  /** Called when the link was sent: its actions are not taken back. */
  noteSent() {
    this.own = { ...this.own, sent: this.text };
    this.keep();
  }

  /** Keeps the game. */
  keep() {
    const { navigation, table } = this.app;
    navigation.follow(this.session, true);
    this.follow();
    table.update();
  }

  /** Called after each change of the game. */
  follow() {
    this.#offers.follow();
    this.#demand();
    this.live?.follow();
  }

  /** Called after each change of `live`. */
  followLive() {
    this.#meeting.follow();
    this.#demand();
    this.app.table.update();
  }

  /** The name by which the person at a seat elsewhere is called, also when it is not there. */
  told(/** @type {string} */ seat) {
    return this.live?.nameOf(seat) || this.own.names?.[seat];
  }

  /** Says above the board what is waited for. */
  #demand() {
    const { table, words } = this.app;
    const { kind } = table.whoseTurn;
    table.demanded = '';
    if (kind === 'offered') table.demanded = words.format('by-link-offers', { seat: this.nameOf(this.#computing) });
    else if (kind === 'elsewhere') {
      const id = waitId(this, this.next);
      table.demanded = id && words.format(id, { seat: this.nameOf(this.next) });
    }
  }

  /** Offers a draw with the next turn, or no longer. */
  toggleOffer() {
    this.#offers.isNext = !this.#offers.isNext;
    this.app.table.update();
  }

  /** Takes the draw that is offered. */
  takeDraw() {
    const { session } = this;
    session.extras = withKey(session.extras, 'answer', writeAnswer({ at: session.played.length, isTaken: true }));
    this.app.table.demanded = '';
    this.keep();
  }

  /** Called when the game is at the table. */
  begin() {
    const { own } = this;
    this.#goLive();
    if (this.isNew) {
      turnTo(this.session, own.seat);
      this.keep();
    }
    if (this.isChoosing || (this.isNew && chooseOf(this.session))) this.choose();
    else this.#choosing.goOn();
    this.follow();
  }

  /** Lets the game travel by itself, where the site names servers by which its pages can meet. */
  async #goLive() {
    const { app } = this;
    const servers = await app.parts.load('servers').catch((error) => console.warn(error));
    if (!servers || servers.relays.length === 0 || app.byLink !== this) return;
    const part = await app.parts.bring('live');
    if (!part || app.byLink !== this) return;
    this.live = part.attach(this, servers);
    this.live.agree();
    this.followLive();
  }

  /** Called when the game leaves the table. */
  leave() {
    this.live?.leave();
  }

  // ----- which seat

  /** The seats that can be taken instead of the own one; those that others hold too, for who plays on elsewhere. */
  get free() {
    const { own, agreed, people } = this;
    const marks = roundOf(agreed, this.#seats)?.marks ?? {};
    const hasActed = this.session.played.length > agreed.actions.length || (own.sent && this.hidden);
    if (own.seat && (marks[own.seat] || hasActed)) return [];
    return people.map((seat) => ({ seat, isTaken: Boolean(marks[seat]) }));
  }

  /** Takes another seat, or none. */
  take(/** @type {string} */ seat) {
    const { own, agreed, round } = this;
    const { table, words } = this.app;
    const marks = roundOf(agreed, this.#seats)?.marks ?? {};
    const mark = marks[seat] ?? drawText(6);
    const all = seat ? { ...marks, [seat]: mark } : marks;
    this.own = { ...own, seat, mark };
    // The notice about the seat held before is no longer true.
    const told = words.format('by-link-took', { seat: this.nameOf(own.seat) });
    table.notices = table.notices.filter(({ text }) => text !== told);
    noteRound(this.session, { id: round.id, marks: all });
    if (!own.sent && this.hidden) this.#choosing.setHidden({ number: 1, entries: {} });
    turnTo(this.session, seat);
    table.demanded = '';
    this.keep();
    this.#choosing.goOn();
    table.opponents.follow();
    // Who has only looked on may meet the others now.
    this.live?.agree();
    this.followLive();
  }

  // ----- the choice before the game

  /** What the board shows while not all have chosen. */
  get chosen() {
    return this.#choosing.shown;
  }

  get falseSeat() {
    return this.#choosing.falseSeat;
  }

  /** Lets this player choose, if it is his turn to. */
  choose(/** @type {import('../table/game/setup.js').Manner | undefined} */ manner = undefined) {
    this.isChoosing = false;
    this.#choosing.choose(manner);
  }

  chooseAgain() {
    this.#choosing.begin();
  }

  drawOpenly() {
    this.#choosing.drawOpenly();
  }

  draw(/** @type {unknown} */ ended) {
    return panel(this, ended);
  }

  drawCompany() {
    return companyPanel(this);
  }
}
