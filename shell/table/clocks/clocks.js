// The clocks of the game at the table: they follow the game, are kept with it, and end it.

import { getExtra } from '../../links/links.js';
import { readPlayer } from '../../links/players.js';
import { describeProblem } from '../../words/refusals.js';
import { playerAt } from '../../words/seat-names.js';
import { Clock, isShort, readControls, readLeft, writeLeft } from './clock.js';

/** @import { Session } from '../game/session.js' */

/**
 * The page, as far as clocks need it.
 * @typedef {object} Page
 * @property {import('../table.js').Table} table
 * @property {import('../../words/words.js').Words} words
 * @property {{ level: import('../../saving/preferences.js').Choices['level'] }} choices
 * @property {{ follow(session: Session, isPlayed: boolean): void }} navigation keeps the game
 * @property {(file: string) => Promise<void>} addWords loads the messages of a file
 * @property {() => void} drawClocks draws the clocks alone
 * @property {() => void} update asks for a new picture
 */

/** Opens the clocks of a game; null if what the link says of them is none. */
export async function openClocks(/** @type {Page} */ app, /** @type {Session} */ session) {
  const text = getExtra(session, 'clock') ?? '';
  const controls = readControls(text, session.view.seats);
  await app.addWords('more');
  if (controls)
    return new Clocks(app, session, new Clock(controls, readLeft(getExtra(session, 'left') ?? '', controls)));
  const problem = { part: /** @type {const} */ ('extra'), text: `clock=${text}`, number: 0, reason: 'unknown-value' };
  app.table.tell({ tone: 'error', ...describeProblem(app.words, problem) });
  return null;
}

export class Clocks {
  /** Whether somebody has stopped them. A game that is opened again stands until somebody acts. */
  isPaused;
  #app;
  #session;
  #clock;
  /** The seat that is to act after the last action. */
  #toAct;
  /**
   * What each had left when somebody went back in the game, and when that was: whoever only looks back uses the time of
   * the seat that is to act, whoever plays something else that of the own seat.
   * @type {import('./clock.js').Kept | null}
   */
  #back = null;
  /** How many actions the game has had at most: actions played again bring no time. */
  #most;
  /** The seat that was told that its time is short, in this turn. @type {string | null} */
  #warned = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  constructor(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {Clock} */ clock) {
    this.#app = app;
    this.#session = session;
    this.#clock = clock;
    this.#most = session.played.length;
    this.#toAct = session.view.turn.player;
    this.isPaused = session.played.length > 0;
  }

  /** Whether the game goes on: there is something to be stopped. */
  get isOpen() {
    return this.#session.played.length > 0 && this.#session.outcome.result === 'ongoing';
  }

  /** Whether somebody's time passes now. */
  get isRunning() {
    return this.#clock.running !== null;
  }

  /** Called when the page is not seen any more: it may be closed without another word. Time runs on. */
  hide() {
    if (this.#clock.running) this.#keep();
  }

  /** Called after each change of the game, before it is kept. */
  follow(/** @type {import('../table.js').Change} */ { type }) {
    const { steps, at, view } = this.#session;
    if (type === 'play') this.#press();
    if (at === steps.length) this.#toAct = view.turn.player;
    else if (this.isOpen && !this.isPaused) this.#back ??= this.#clock.keep(Date.now());
    if (at === steps.length && this.#back) {
      this.#back = null;
      if (this.judge()) return;
    }
    this.#most = Math.max(this.#most, this.#session.played.length);
    this.#go();
    this.#note();
  }

  /** An action was played; it may have ended a turn. */
  #press() {
    const { steps, at, view } = this.#session;
    this.isPaused = false;
    const { seat } = steps[at - 1];
    if (this.#back && seat !== this.#toAct) this.#clock.charge(seat, this.#back);
    this.#back = null;
    if (view.turn.player === seat && !view.turn.start) return;
    this.#clock.endTurn(seat, Date.now(), at > this.#most);
    this.#warned = null;
  }

  /** Lets the clock run of the person who is to act. */
  #go() {
    const isPerson = this.#app.table.whoseTurn.people.includes(this.#toAct);
    this.#clock.run(this.isOpen && !this.isPaused && isPerson ? this.#toAct : null, Date.now());
    this.#tick();
  }

  /** Shows the time, and does so again when it looks different. */
  #tick = () => {
    clearTimeout(this.#timer);
    const now = Date.now();
    const { running } = this.#clock;
    const left = running === null ? 0 : this.#clock.at(now)[running];
    if (running !== null && left <= 0) return this.#back ? this.#app.drawClocks() : this.#fall(running);
    if (running !== null && isShort(left)) this.#warn(running);
    this.#app.drawClocks();
    const next = this.#clock.next(now);
    if (next > 0) this.#timer = setTimeout(this.#tick, next);
  };

  #name(/** @type {string} */ seat) {
    return playerAt(this.#app.table, this.#session.view.family, seat);
  }

  /** Says once in a turn that there is little time. */
  #warn(/** @type {string} */ seat) {
    if (this.#warned === seat || this.#clock.controls[seat]?.way === 'turn') return;
    this.#warned = seat;
    this.#app.table.say(this.#app.words.format('clock-short', { seat: this.#name(seat) }));
  }

  /**
   * Judges by the time that has passed: a page that sleeps is told nothing of it, and a game may be opened with a clock
   * that has run out. Returns whether that has ended the game or given a seat to a computer.
   */
  judge() {
    const { people } = this.#app.table.whoseTurn;
    const seat =
      this.isOpen && !this.#back ? this.#clock.outAt(Date.now()).find((seat) => people.includes(seat)) : undefined;
    if (seat !== undefined) this.#fall(seat);
    return seat !== undefined;
  }

  /** A seat has no time left: of two seats the other one wins; of more a computer plays it on. */
  #fall(/** @type {string} */ seat) {
    const { table, words, choices } = this.#app;
    const { seats } = this.#session.view;
    this.#clock.stop(Date.now());
    if (seats.length === 2) {
      const winner = seats.replace(seat, '');
      return table.decide({ result: 'win', winner, reason: 'time' });
    }
    table.tell({ tone: 'info', text: words.format('clock-out', { seat: this.#name(seat) }) });
    table.setPlayers({ ...table.opponents.players, [seat]: readPlayer(choices.level) });
  }

  /** Stops the clocks, or lets them go on. */
  toggle() {
    this.isPaused = !this.isPaused;
    this.#back = null;
    this.#go();
    this.#keep();
    this.#app.update();
  }

  /** Notes the time left in the game. */
  #note() {
    const others = this.#session.extras.filter(([key]) => key !== 'left');
    const at = others.findIndex(([key]) => key === 'clock') + 1;
    this.#session.extras = [
      ...others.slice(0, at),
      ['left', writeLeft(this.#clock.at(Date.now()))],
      ...others.slice(at),
    ];
  }

  /** Keeps the game with the time left. */
  #keep() {
    this.#note();
    if (this.isOpen) this.#app.navigation.follow(this.#session, true);
  }

  /** The clocks of the seats that have one: the time left, in milliseconds, and whether it runs. */
  get shown() {
    const left = this.#clock.at(Date.now());
    const seats = Object.keys(this.#clock.controls);
    return seats.map((seat) => ({ seat, left: left[seat], isRunning: seat === this.#clock.running }));
  }

  /** They are no longer those of the game at the table. */
  drop() {
    clearTimeout(this.#timer);
  }

  /** Called when the game leaves the table. */
  leave() {
    this.drop();
    if (!this.#clock.running) return;
    this.#clock.stop(Date.now());
    this.#keep();
  }
}
