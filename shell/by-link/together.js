// A game by link that travels by itself, at the page: joins what its pages say to each other with the table, as long as
// the game is there.

import { getExtra, parseLink } from '../links/links.js';
import { turnPlayers, withPlayers } from '../links/players.js';
import { canMeet, openCarrier } from '../live/carrier/carrier.js';
import { holdRoom } from '../live/holder.js';
import { LiveGame } from '../live/live-game.js';
import { drawKey, keyText, playRoom, readKey } from '../live/live-keys.js';
import { hostsOf } from '../live/servers.js';
import { show } from '../live/show-room.js';
import { makeId } from '../saving/store.js';
import { showDraft } from '../table/drafted.js';
import { Session } from '../table/game/session.js';
import { linkToSend, roundOf, withKey, writeRound } from './keys.js';
import { LinkedGame } from './linked-game.js';
import { openLiveClock } from './live-clocks.js';
import { Showing } from './showing.js';
import { turnTo } from './take-over.js';

/** @import { LinkedTable, Live } from '../services/state.js' */
/** @import { Place } from './linked-game.js' */

/** @typedef {import('../services/state.js').Own} Own */

/**
 * What is needed of a browser: without `hold` there is no other tab, without `show` nobody can watch; `isUnable`: it
 * connects to no other one.
 * @typedef {{ open: typeof openCarrier, time: import('../live/live-game.js').Time, hold?: typeof holdRoom,
 *   show?: typeof show, isUnable?: boolean }} Means
 */

/** For so many milliseconds who goes to the next game stays in the room of the last one. */
const farewell = 250;

/** After so many milliseconds without the room another tab has it. */
const patience = 1000;

const time = {
  now: () => Date.now(),
  setTimeout: (/** @type {() => void} */ run, /** @type {number} */ ms) => setTimeout(run, ms),
  clearTimeout: (/** @type {unknown} */ timer) => clearTimeout(/** @type {number} */ (timer)),
};

/** @returns {Means} */
const ofBrowser = () => ({
  open: openCarrier,
  time,
  hold: holdRoom,
  show,
  isUnable: !canMeet(),
});

/** The seats of a link, each with the mark or the key of the one before it, as after a game they change places. */
function turned(/** @type {Record<string, string>} */ items, /** @type {string} */ seats) {
  const next = [...seats].map((_, i) => [seats[i], items[seats[(i + seats.length - 1) % seats.length]]]);
  return Object.fromEntries(next.filter(([, item]) => item));
}

/**
 * @implements {Live}
 * @implements {Place}
 */
export class Together {
  /** @type {{ seat: string, text: string } | null} */
  next = null;
  #game;
  #servers;
  #means;
  /** The game that takes the place of the one at the table, until the table has it. */
  #coming = /** @type {{ session: Session, own: Own, done: () => void } | null} */ (null);
  #linked;
  /** @type {LiveGame | null} */
  #live = null;
  /** The clocks, once there is a way to tell of them. @type {import('../live/live-clock.js').LiveClock | null} */
  #clock = null;
  #isLeft = false;
  /** The room, of which one tab of this browser has to do with others. */
  #held = /** @type {import('../live/holder.js').Held | undefined} */ (undefined);
  /** Whether another tab has it. */
  #isElsewhere = false;
  /** Whether the table is being changed to what others have said. */
  #isTaking = false;
  #showing;

  /**
   * @param {LinkedTable} game
   * @param {import('../live/servers.js').Servers} servers
   * @param {Means} [means] of the browser
   */
  constructor(game, servers, means = ofBrowser()) {
    this.#game = game;
    this.#servers = servers;
    this.#means = means;
    this.id = game.round.id;
    this.#linked = new LinkedGame(this);
    const { show } = means;
    const join = show && ((/** @type {() => void} */ onChange) => show({ id: this.id, servers, onChange }));
    this.#showing = join && new Showing(join, () => this.#app.clocks?.shown ?? []);
  }

  /** The game as it is at the table. */
  get game() {
    return this.#game;
  }

  get #app() {
    return this.#game.app;
  }

  /** Goes on with the same game, of which another session has come to the table: from others, or from another tab. */
  attach(/** @type {LinkedTable} */ game) {
    this.#game = game;
    const coming = this.#coming;
    this.#coming = null;
    if (!coming) return this.follow();
    coming.done();
    this.#followClock();
  }

  /** Whether this is the game that was at the table all the time. */
  isOf(/** @type {LinkedTable} */ game) {
    return !this.#isLeft && game.round.id === this.id;
  }

  leave() {
    this.#isLeft = true;
    this.#coming?.done();
    this.#coming = null;
    this.#giveUp();
  }

  /** Leaves the others, and the room to another tab. */
  #giveUp() {
    this.#held?.release();
    this.#held = undefined;
    this.#part();
  }

  /** Leaves the others. */
  #part() {
    this.#clock?.close();
    if (this.#app.clocks === this.#clock) this.#app.clocks = null;
    this.#clock = null;
    this.#live?.leave();
    this.#live = null;
    this.#showing?.leave();
    this.#noteElsewhere();
  }

  // ----- as the page shows it

  /** @returns {Live['state']} */
  get state() {
    const { live } = this.#app.choices;
    if (live !== 'off' && this.#means.isUnable) return 'unable';
    if (live !== 'on') return live === 'ask' ? 'asking' : 'off';
    if (this.#isElsewhere) return 'elsewhere';
    const { seats } = this.session.view;
    const isMet = [...seats].some((seat) => seat !== this.own.seat && this.presence(seat) !== 'new');
    return isMet ? 'on' : 'joining';
  }

  /** The hosts that know of a meeting. */
  get servers() {
    return hostsOf(this.#servers);
  }

  get relays() {
    return this.#live?.relays ?? 'trying';
  }

  presence(/** @type {string} */ seat) {
    return this.#live?.presence(seat) ?? 'new';
  }

  delay(/** @type {string} */ seat) {
    return this.#live?.delay(seat);
  }

  nameOf(/** @type {string} */ seat) {
    return this.#live?.nameOf(seat);
  }

  get questions() {
    return this.#live?.questions ?? [];
  }

  answer(/** @type {{ seat: string, key: string }} */ question, /** @type {boolean} */ isYes) {
    this.#live?.answer(question, isYes);
  }

  /** Begins to look for the others if the visitor agrees, and leaves them if not any more. */
  agree() {
    if (this.#app.choices.live !== 'on') return this.#giveUp();
    if (this.#live || this.#held || !this.own.seat || this.#means.isUnable) return;
    const { hold, time } = this.#means;
    this.#held = hold?.(this.id);
    if (!this.#held || this.#held.isMine) return this.#join();
    this.#held.onChange = () => (this.#held?.isMine ? this.#join() : this.#part());
    // Most browsers answer at once.
    time.setTimeout(() => this.#noteElsewhere(), patience);
  }

  /** Another tab of this browser has the room: this one shows what happens there. */
  #noteElsewhere() {
    this.#isElsewhere = !this.#isLeft && this.#held?.isMine === false;
    if (this.#isElsewhere) this.#game.followLive();
  }

  /** Enters the room. */
  #join() {
    if (this.#live || this.#isLeft) return;
    this.#isElsewhere = false;
    const key = readKey(this.own.key) ?? drawKey();
    this.keep({ ...this.own, key: keyText(key) });
    const { relays, ice } = this.#servers;
    const { open, time } = this.#means;
    const live = new LiveGame(this.#linked, key, open({ room: playRoom(this.id), key, relays, ice }), time);
    this.#live = live;
    this.#clock = openLiveClock(this, live, this.#game.since, time);
    live.onChange = () => {
      this.#followClock();
      this.#game.followLive();
      this.#show();
    };
    live.on('next', ({ seat }, rest) => this.#hearNext(seat, rest));
    live.introduce(this.#app.choices.name);
    live.join();
    live.follow();
  }

  tellName() {
    this.#live?.introduce(this.#app.choices.name);
  }

  /** Called after each change of the game at the table. */
  follow() {
    if (this.#isTaking || this.#coming) return;
    this.#live?.follow();
    this.#followClock();
    this.#show();
  }

  #followClock() {
    if (!this.#coming) this.#clock?.follow();
  }

  /** Shows the game to those who watch it. */
  #show() {
    if (!this.#live || this.#isTaking || this.#coming) return;
    const { own, session } = this;
    const first = [...this.#linked.seats].find((seat) => this.presence(seat) === 'here');
    // What a player takes back is no longer shown; it could be done again.
    const steps = session.drafted > 0 ? session.steps : session.steps.slice(0, session.at);
    const actions = this.isOnLine ? steps.map(({ text }) => text) : [];
    this.#showing?.follow(first === own.seat, this.#linked.text, actions);
  }

  // ----- as the place of the game

  get engine() {
    return this.#app.engine;
  }

  get session() {
    return this.#coming?.session ?? this.#game.session;
  }

  get own() {
    return this.#coming?.own ?? this.#game.own;
  }

  get isEnding() {
    return this.#app.table.whoseTurn.kind === 'ending';
  }

  get isOnLine() {
    return this.#coming !== null || this.#game.isOnLine;
  }

  keep(/** @type {Own} */ own) {
    if (this.#coming) this.#coming.own = own;
    this.#game.own = own;
    if (!this.#coming) this.#app.navigation.follow(this.#game.session, true);
  }

  show(/** @type {string[]} */ texts) {
    showDraft(this.#app.table, texts);
  }

  tell(/** @type {string} */ kind, /** @type {string} */ seat) {
    const { table, words } = this.#app;
    const isTheirs = kind.startsWith('refused-');
    const id = kind === 'not-believed' ? 'live-not-believed' : isTheirs ? 'live-other-game' : 'live-lie';
    const name = this.#game.nameOf(seat || this.own.seat);
    table.tell({ tone: 'error', text: words.format(id, { seat: name }) });
  }

  /** Shows the game of another session: action by action where it goes on from the one at the table. */
  async replace(/** @type {Session} */ session, /** @type {Own} */ own) {
    const { seat } = this.#game.own;
    if (own.seat === seat && this.#goesOn(session)) return this.#play(session, own);
    const { navigation } = this.#app;
    const done = new Promise((resolve) => {
      this.#coming = { session, own, done: () => resolve(undefined) };
    });
    navigation.takeOver(session, own);
    await done;
    if (own.seat !== seat) this.#tellTaken(seat);
  }

  /** Whether a session begins as the one at the table, and goes on where that ends. */
  #goesOn(/** @type {Session} */ session) {
    const shown = this.#game.session;
    const [a, b] = [shown.link, session.link];
    const isSameStart = a.variant === b.variant && a.position === b.position;
    const isChoosing = ['hidden', 'seats'].some((key) => getExtra(shown, key) !== getExtra(session, key));
    const isBehind = shown.played.every(({ text }, i) => session.steps[i]?.text === text);
    return isSameStart && !isChoosing && isBehind && shown.isAtEnd && this.#game.own.seat !== '';
  }

  /** Another browser was given the seat that this one wanted. */
  #tellTaken(/** @type {string} */ seat) {
    const { table, words } = this.#app;
    const [name, other] = [seat, this.own.seat].map((one) => this.#game.nameOf(one));
    const id = this.own.seat ? 'by-link-taken' : 'by-link-taken-all';
    table.tell({ tone: 'info', text: words.format(id, { seat: name, other }) });
  }

  #play(/** @type {Session} */ session, /** @type {Own} */ own) {
    const { table, navigation } = this.#app;
    const shown = this.#game.session;
    this.#isTaking = true;
    try {
      this.#game.own = own;
      const news = session.steps.slice(shown.played.length);
      shown.goTo(shown.played.length);
      for (const { text } of news) table.play(text, 'elsewhere');
      shown.dropDraft();
      shown.extras = session.extras;
      if (JSON.stringify(shown.result) !== JSON.stringify(session.result)) table.decide(session.result);
      navigation.follow(shown, true);
    } finally {
      this.#isTaking = false;
      session.dispose();
    }
    this.#game.follow();
    table.update();
  }

  // ----- once more

  /** Asks the others to play again, with each player one seat further on. */
  askNext() {
    const text = this.#nextWith(makeId());
    this.next = { seat: this.own.seat, text };
    this.#live?.propose(text);
    this.#game.followLive();
  }

  /** The link of the same game once more, with another ID. */
  #nextWith(/** @type {string} */ id) {
    const { session } = this;
    const { view, start, usual } = session;
    const marks = roundOf(session, view.seats)?.marks ?? {};
    const kept = session.extras.filter(([key]) => key === 'manners');
    const players = turnPlayers(getExtra(session, 'seats'), view.seats, 1);
    const round = writeRound({ id, marks: turned(marks, view.seats) }, view.seats);
    const extras = withKey(withPlayers(kept, players), 'bylink', round);
    const position = start === usual ? '' : start;
    return linkToSend({ variant: session.game.variant, position, actions: [], extras });
  }

  /**
   * Somebody asks to play again, or agrees to that. Of two who ask at the same time the first seat's game is played.
   */
  #hearNext(/** @type {string} */ seat, /** @type {string} */ text) {
    if (!this.#isNext(text)) return;
    const { seats } = this.session.view;
    const { own, next } = this;
    const isAsking = next?.seat === own.seat;
    if (isAsking && next.text === text) return void this.#openNext(text);
    if (isAsking && seats.indexOf(own.seat) < seats.indexOf(seat)) return;
    this.next = { seat, text };
    if (isAsking) this.answerNext(true);
    else this.#game.followLive();
  }

  /** Whether a link is the same game once more, with an ID of its own. */
  #isNext(/** @type {string} */ text) {
    try {
      const round = roundOf(parseLink(text), this.session.view.seats);
      return round !== null && round.id !== this.id && text === this.#nextWith(round.id);
    } catch {
      return false;
    }
  }

  answerNext(/** @type {boolean} */ isYes) {
    const text = this.next?.text ?? '';
    this.next = null;
    if (!isYes) return this.#game.followLive();
    this.#live?.propose(text);
    // The answer is to be with the others before this page leaves them.
    this.#means.time.setTimeout(() => !this.#isLeft && this.#openNext(text), farewell);
  }

  /** Goes to the next game. Its seats have the keys that they had here. */
  async #openNext(/** @type {string} */ text) {
    const { own, session: before } = this;
    const app = this.#app;
    const { seats } = before.view;
    const clock = getExtra(before, 'clock');
    const { session } = Session.open(app.engine, parseLink(text));
    const marks = roundOf(session, seats)?.marks ?? {};
    const seat = Object.keys(marks).find((one) => marks[one] === own.mark) ?? '';
    if (clock !== undefined) session.extras.push(['clock', clock]);
    turnTo(session, seat);
    const keys = turned(own.keys ?? {}, seats);
    app.seat(session, undefined, { own: { seat, mark: own.mark, sent: text, key: own.key, keys } });
    app.navigation.visit();
    app.navigation.follow(session, true);
  }
}
