// The clocks of a live game (formats 6.4), without a document. Each page counts the time of its own seat and tells the
// others what is left; of theirs it shows what they have told, less the time since. Nobody referees: only the page
// of a seat says that its time has run out. By another page's count it can be asked about that, and no more.

import { Clock, hasOwnTimes, isShort, readControls, readLeft, writeLeft } from '../table/clocks/clock.js';

/** @import { Control } from '../table/clocks/clock.js' */
/** @import { Time } from './live-game.js' */

/**
 * What pages say to each other: a LiveGame, as far as clocks need it.
 * @typedef {object} Wire
 * @property {(word: string, hear: (from: { seat: string }, rest: string) => void) => void} on
 * @property {(word: string, rest: string) => void} say to all who are here
 * @property {(seat: string) => number | undefined} delay of what comes from there, in milliseconds
 * @property {(seat: string) => 'here' | 'away' | 'gone' | 'new'} presence new: nobody with that seat has come yet
 */

/**
 * The game as this page knows it.
 * @typedef {object} Position
 * @property {string} seats
 * @property {string} own the seat of this page; empty: it looks on
 * @property {string[]} people the seats that people play
 * @property {string} toAct the seat whose turn it is, if a person plays it; empty in a game that is over
 * @property {number} count how many actions lead to the beginning of that turn
 * @property {number} turns how many turns the own seat has finished
 */

/**
 * What there is to be told. set: a page has told the clock of the game, with its `text`; other: that of another page is
 * another one, and neither runs; short: a seat has little time left; out: by this page's count a seat has none; denied:
 * by its own count it has some; asked: by another page's count the own seat has none, which its player can `agree` to.
 * @typedef {{ kind: 'set' | 'other', seat: string, text: string } | { kind: 'short' | 'out', seat: string }
 *   | { kind: 'denied', seat: string, left: number }
 *   | { kind: 'asked', seat: string, left: number, agree: () => void }} News
 */

/**
 * The owner of the clocks.
 * @typedef {object} Host
 * @property {() => Position} position
 * @property {(clock: string, left: string | undefined) => void} note writes the values of both keys into the game
 * @property {() => void} keep saves the game
 * @property {() => void} lose the own seat has no time left
 * @property {(news: News) => void} tell
 * @property {() => void} draw draws the clocks alone
 */

/**
 * What is known from before. since: when the time left was noted, with the own seat to act; undefined: it was not.
 * @typedef {{ clock?: string, left?: string, since?: number }} Kept
 */

/** What a seat has told last, and when that was so here. @typedef {{ count: number, left: number, at: number }} Word */

/** How long a page waits before it says that another one's time has run out, in milliseconds. */
const grace = 2000;

/**
 * How much more another page may tell in all than this one has counted, as long as it has been here without a break: a
 * silence of five seconds is not noticed as one.
 */
const tolerance = 6000;

/** How long this page is silent at most while a clock runs, unless it sleeps. */
const pulse = 1000;

/** Reads what a page tells of the clock: each page can count the time of its own seat alone. */
export function readLiveControls(/** @type {string} */ text, /** @type {string} */ seats) {
  const controls = readControls(text, seats);
  return controls && hasOwnTimes(controls) ? controls : undefined;
}

/** The most that a seat can have left after so many actions. */
function mostOf(/** @type {Control} */ { way, base, step }, /** @type {number} */ count) {
  return way === 'add' ? base + step * count : base;
}

export class LiveClock {
  #wire;
  #host;
  #time;
  /** The clock as it was chosen, in a text; empty: there is none yet. */
  text = '';
  /** @type {Clock | null} */
  #clock = null;
  #turn = { count: 0, toAct: '' };
  /** How many actions the turns have had at most: one that is made again brings no time. */
  #most = 0;
  /** Whether all have met, and the first turn has been made. */
  #isBegun = false;
  /** The seats whose pages have told the same clock. @type {Set<string>} */
  #agreed = new Set();
  /** The seats whose pages are here. @type {Set<string>} */
  #here = new Set();
  /** How much more they may still tell, as far as they have been here without a break. @type {Map<string, number>} */
  #watched = new Map();
  /** @type {Record<string, Word>} */
  #words = {};
  /** The other seats whose last words still belong to a turn that is not known here. @type {Set<string>} */
  #early = new Set();
  /** The time since when another seat has none, whether that was said to its page. */
  #out = { since: 0, isSaid: false };
  /** What was told in this turn. @type {Set<News['kind']>} */
  #told = new Set();
  #lookedAt = 0;
  #isClosed = false;
  /** @type {unknown} */
  #timer;

  /**
   * @param {Wire} wire
   * @param {Host} host
   * @param {Kept} kept
   * @param {Time} time
   */
  constructor(wire, host, { clock = '', left, since }, time) {
    this.#wire = wire;
    this.#host = host;
    this.#time = time;
    this.#lookedAt = time.now();
    const { count, toAct, own, seats } = host.position();
    this.#turn = { count, toAct };
    this.#most = count;
    if (readLiveControls(clock, seats)) this.#set(clock, left);
    this.#isBegun = this.#clock !== null && left !== undefined;
    // The time of the own turn has passed while the page was closed.
    if (this.#isBegun && toAct === own && since !== undefined) this.#clock?.run(own, since);
    wire.on('clock', (from, rest) => this.#isClosed || this.#hearClock(from.seat, rest));
    wire.on('time', (from, rest) => this.#isClosed || this.#hearTime(from.seat, rest));
    wire.on('out', (from, rest) => this.#isClosed || this.#hearOut(from.seat, rest));
  }

  #set(/** @type {string} */ text, /** @type {string | undefined} */ left) {
    const controls = readLiveControls(text, this.#host.position().seats) ?? {};
    this.text = text;
    this.#clock = new Clock(controls, readLeft(left ?? '', controls));
  }

  // ----- as the clocks of the page

  get isRunning() {
    return this.#clock !== null && this.#clock.running !== null;
  }

  /** The time left of the seats, in milliseconds, and whether it runs. */
  get shown() {
    const { controls = {}, running = null } = this.#clock ?? {};
    const left = this.#clock?.at(this.#time.now()) ?? {};
    const seats = Object.keys(controls).filter((seat) => controls[seat]);
    return seats.map((seat) => ({ seat, left: left[seat], isRunning: seat === running }));
  }

  /** The page may be closed without another word. */
  hide() {
    this.#note();
    if (this.#clock?.running) this.#host.keep();
  }

  /** Another session of the game comes to the table, with which this goes on. */
  drop() {
    this.#time.clearTimeout(this.#timer);
  }

  /** Called when the game leaves the table: its time runs on. */
  leave() {
    if (!this.#isClosed) this.hide();
    this.close();
  }

  /** Nothing is counted any more. */
  close() {
    this.#isClosed = true;
    this.#clock?.stop(this.#time.now());
    this.drop();
  }

  /** Ends the game, or gives the seat away, if the own time has run out. Returns whether it has. */
  judge() {
    const { own } = this.#host.position();
    const clock = this.#clock;
    if (!clock || clock.running !== own || clock.at(this.#time.now())[own] > 0) return false;
    this.#fall();
    return true;
  }

  /** Called after each change of the game, and of who is here. */
  follow() {
    if (this.#isClosed) return;
    const position = this.#host.position();
    this.#greet(position);
    if (!this.#clock) return;
    this.#endTurn(position);
    this.#run(position);
    this.#note();
    this.#tick();
  }

  // ----- whose time runs

  #others(/** @type {Position} */ { people, own }) {
    return people.filter((seat) => seat !== own);
  }

  /** Tells the clock to whoever has come. */
  #greet(/** @type {Position} */ position) {
    const before = this.#here;
    this.#here = new Set(this.#others(position).filter((seat) => this.#wire.presence(seat) === 'here'));
    for (const seat of this.#watched.keys()) if (!this.#here.has(seat)) this.#watched.delete(seat);
    if ([...this.#here].every((seat) => before.has(seat))) return;
    this.#out.isSaid = false;
    if (!this.text || !position.own) return;
    this.#wire.say('clock', this.text);
    if (this.#isBegun) this.#sayTime();
  }

  /** A turn may have ended, or may have been taken back. */
  #endTurn(/** @type {Position} */ { count, toAct, own }) {
    const clock = /** @type {Clock} */ (this.#clock);
    const { count: before, toAct: seat } = this.#turn;
    if (count === before && toAct === seat) return;
    const now = this.#time.now();
    this.#turn = { count, toAct };
    this.#told.clear();
    this.#out = { since: 0, isSaid: false };
    // The first turn, and what was played before all have met, takes no time and brings none.
    if (this.#isBegun && seat && count > before)
      clock.endTurn(seat, now - (seat === own ? 0 : this.#delay(seat)), count > this.#most);
    else clock.stop(now);
    this.#most = Math.max(this.#most, count);
    // Where not all agree yet, the clock is told again: a page does not hear whom it does not know yet.
    if (!this.#isBegun && this.text && own) this.#wire.say('clock', this.text);
    for (const other of this.#early) this.#take(other);
    if (this.#isBegun && seat === own) this.#sayTime();
  }

  /** Lets the time run of the seat that is to act: the own one at once, another one as soon as its page says so. */
  #run(/** @type {Position} */ position) {
    const clock = /** @type {Clock} */ (this.#clock);
    const { count, toAct, own } = position;
    const others = this.#others(position);
    this.#isBegun ||= count > 0 && others.every((seat) => this.#agreed.has(seat));
    const now = this.#time.now();
    const isOn = this.#isBegun && toAct !== '' && others.length > 0;
    if (!isOn) return clock.stop(now);
    if (clock.running === toAct) return;
    const word = this.#words[toAct];
    if (toAct !== own && word?.count === count) clock.run(toAct, word.at);
    if (toAct !== own) return;
    clock.run(own, now);
    this.#sayTime();
  }

  /** The time passes until it looks different, or has run out. */
  #tick = () => {
    if (this.#isClosed) return;
    this.#time.clearTimeout(this.#timer);
    const now = this.#look();
    const clock = /** @type {Clock} */ (this.#clock);
    const { toAct } = this.#turn;
    const { own } = this.#host.position();
    const seat = clock.running ?? (this.#words[toAct]?.left === 0 ? toAct : null);
    if (this.judge()) return;
    this.#host.draw();
    if (seat === null) return;
    const left = clock.at(now)[seat];
    if (seat === own && isShort(left) && clock.controls[seat]?.way !== 'turn') this.#tell({ kind: 'short', seat });
    const next = seat !== own && left <= 0 ? this.#doubt(seat, now) : clock.next(now);
    this.#timer = this.#time.setTimeout(this.#tick, Math.min(next, pulse));
  };

  /** The present moment. After a pause in which this page has slept nobody is judged by what it has not seen. */
  #look() {
    const now = this.#time.now();
    if (now - this.#lookedAt > 4 * pulse) {
      this.#watched.clear();
      this.#out.since = 0;
    }
    this.#lookedAt = now;
    return now;
  }

  /** By this page's count another seat has no time left. Returns when that is to be looked at again. */
  #doubt(/** @type {string} */ seat, /** @type {number} */ now) {
    this.#out.since ||= now;
    const rest = this.#out.since + grace - now;
    if (rest > 0) return rest;
    this.#tell({ kind: 'out', seat });
    this.#watched.delete(seat);
    if (!this.#out.isSaid && this.#here.has(seat)) {
      this.#out.isSaid = true;
      this.#wire.say('out', `${seat} ${this.#turn.count}`);
    }
    return pulse;
  }

  #fall() {
    this.#time.clearTimeout(this.#timer);
    this.#clock?.stop(this.#time.now());
    this.#note();
    this.#host.lose();
  }

  // ----- what is said and heard

  /** The other seats of which something may be heard. */
  #isOther(/** @type {string} */ seat) {
    return this.#others(this.#host.position()).includes(seat);
  }

  #delay(/** @type {string} */ seat) {
    return Math.min(Math.max(this.#wire.delay(seat) ?? 0, 0), grace);
  }

  #sayTime() {
    const { own } = this.#host.position();
    const clock = this.#clock;
    if (!own || !clock?.controls[own]) return;
    const left = writeLeft({ [own]: clock.at(this.#time.now())[own] });
    this.#wire.say('time', `${this.#turn.count} ${left}`);
  }

  #hearClock(/** @type {string} */ seat, /** @type {string} */ text) {
    const { seats, turns, own } = this.#host.position();
    if (!this.#isOther(seat) || !readLiveControls(text, seats)) return;
    if (this.text && text !== this.text) return this.#tell({ kind: 'other', seat, text });
    // Nobody begins to count the time of who has played on without a clock.
    if (!this.text && (!own || turns > 1)) return;
    this.#agreed.add(seat);
    // Whoever has come back knows of no time, also where that was so quick that nobody was missed.
    if (this.#isBegun) this.#sayTime();
    if (!this.text) {
      this.#set(text, undefined);
      this.#host.note(text, undefined);
      this.#host.keep();
      this.#wire.say('clock', text);
      this.#tell({ kind: 'set', seat, text });
    }
    this.follow();
  }

  #hearTime(/** @type {string} */ seat, /** @type {string} */ rest) {
    const control = this.#clock?.controls[seat];
    const [, count, left] = /^(0|[1-9]\d{0,5}) (\d{1,6}(?:\.\d)?)$/.exec(rest) ?? [];
    if (!count || !control || !this.#isOther(seat)) return;
    const word = { count: Number(count), left: Math.round(1000 * Number(left)), at: this.#look() - this.#delay(seat) };
    if (word.left > mostOf(control, word.count) || word.count < (this.#words[seat]?.count ?? 0)) return;
    // Only pages that have agreed on the clock tell the time.
    this.#agreed.add(seat);
    this.#words[seat] = word;
    this.#take(seat);
    this.follow();
  }

  /** Takes the last word of another seat for the time that it has left, as far as this page can know of it. */
  #take(/** @type {string} */ seat) {
    const clock = /** @type {Clock} */ (this.#clock);
    const { count, toAct } = this.#turn;
    const word = this.#words[seat];
    if (word.count > count) return this.#early.add(seat);
    this.#early.delete(seat);
    const counted = clock.at(word.at)[seat];
    const trust = this.#watched.get(seat);
    const left = Math.min(word.left, counted + (trust ?? word.left));
    clock.correct(seat, left, word.at);
    const rest = Math.min(tolerance, trust === undefined ? tolerance : trust - (left - counted));
    if (this.#here.has(seat)) this.#watched.set(seat, rest);
    if (left > 0 && this.#told.has('out') && seat === toAct) this.#tell({ kind: 'denied', seat, left: word.left });
    if (left > 0) this.#out = { since: 0, isSaid: false };
  }

  /** Another page asks whether the own time has run out. */
  #hearOut(/** @type {string} */ seat, /** @type {string} */ rest) {
    const { own } = this.#host.position();
    const { count } = this.#turn;
    if (!this.#isOther(seat) || rest !== `${own} ${count}` || this.#clock?.running !== own || this.judge()) return;
    this.#sayTime();
    const agree = () => {
      if (!this.#isClosed && this.#turn.count === count && this.#clock?.running === own) this.#fall();
    };
    this.#tell({ kind: 'asked', seat, left: this.#clock.at(this.#time.now())[own], agree });
  }

  /** Tells something once in a turn. */
  #tell(/** @type {News} */ news) {
    if (this.#told.has(news.kind)) return;
    this.#told.add(news.kind);
    this.#host.tell(news);
  }

  /** Notes the clock and the time left in the game. */
  #note() {
    if (!this.#clock || this.#isClosed) return;
    this.#host.note(this.text, this.#isBegun ? writeLeft(this.#clock.at(this.#time.now())) : undefined);
  }
}
