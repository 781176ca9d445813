// The clocks of a live game at the page: what they are to know of the game, what they write into it, and how what they
// tell is said.

import { getExtra } from '../links/links.js';
import { readPlayer } from '../links/players.js';
import { LiveClock, readLiveControls } from '../live/live-clock.js';
import { isShort, showTime } from '../table/clocks/clock.js';
import { peopleIn } from './compare.js';
import { isOffer, withKey } from './keys.js';

/** @import { Host, News, Position, Wire } from '../live/live-clock.js' */
/** @import { Time } from '../live/live-game.js' */
/** @import { Page } from '../services/state.js' */
/** @import { Session, Step } from '../table/game/session.js' */

/**
 * @typedef {Pick<Page, 'choices' | 'clocks' | 'drawClocks' | 'navigation' | 'table' | 'update' | 'words'>} App
 */

/**
 * The place of the game.
 * @typedef {object} Place
 * @property {{ app: App, nameOf: (seat: string) => string }} game
 * @property {Session} session
 * @property {{ seat: string }} own
 * @property {boolean} isEnding whether the player of this page has yet to confirm the end of a turn
 */

/** How many actions lead to the beginning of the turn that is not finished. */
function countBefore(/** @type {Step[]} */ steps, /** @type {boolean} */ isEnding) {
  let count = steps.length - Number(isEnding);
  while (count > 0 && steps[count - 1].goesOn) count--;
  return count;
}

/** @implements {Host} */
class Clocks {
  /** @type {LiveClock | null} */
  clock = null;
  #place;
  /** The seat that is to act after so many actions: while somebody looks back the board does not tell. */
  #next = { count: -1, seat: '' };

  constructor(/** @type {Place} */ place) {
    this.#place = place;
  }

  /** @returns {Position} */
  position() {
    const { session, own, isEnding } = this.#place;
    const { seats } = session.view;
    const people = peopleIn(session, seats);
    const { played } = session;
    const count = countBefore(played, isEnding);
    const toAct = session.hasEnded && !isOffer(session.link) ? '' : (played[count]?.seat ?? this.#seatAfter(count));
    const turns = played.slice(0, count).filter(({ seat, goesOn }) => seat === own.seat && !goesOn).length;
    return { seats, own: own.seat, people, toAct: people.includes(toAct) ? toAct : '', count, turns };
  }

  #seatAfter(/** @type {number} */ count) {
    const { session } = this.#place;
    if (session.at === count) this.#next = { count, seat: session.view.turn.player };
    return this.#next.count === count ? this.#next.seat : '';
  }

  note(/** @type {string} */ clock, /** @type {string | undefined} */ left) {
    const { session } = this.#place;
    session.extras = withKey(withKey(session.extras, 'clock', clock), 'left', left);
  }

  keep() {
    const { game, session } = this.#place;
    game.app.navigation.follow(session, true);
  }

  /** Draws the clocks. They come to the page as soon as there are any. */
  draw() {
    const { app } = this.#place.game;
    if (!this.clock || app.clocks === this.clock) return app.drawClocks();
    app.clocks = this.clock;
    app.update();
  }

  /** Of two seats the other one wins; of more a computer plays this one on. What was not finished is taken back. */
  lose() {
    const { game, session, own, isEnding } = this.#place;
    const { table, words, choices } = game.app;
    const { seats } = session.view;
    const count = countBefore(session.played, isEnding);
    if (session.steps[count]?.seat === own.seat) {
      table.goTo(count);
      table.cutHere();
    }
    if (seats.length === 2) return table.decide({ result: 'win', winner: seats.replace(own.seat, ''), reason: 'time' });
    table.tell({ tone: 'info', text: words.format('clock-out', { seat: game.nameOf(own.seat) }) });
    table.setPlayers({ ...table.opponents.players, [own.seat]: readPlayer(choices.level) });
  }

  tell(/** @type {News} */ news) {
    const { game } = this.#place;
    const { table, words } = game.app;
    const seat = game.nameOf(news.seat);
    if (news.kind === 'short') return table.say(words.format('clock-short', { seat }));
    const text = words.format(`clock-live-${news.kind}`, { seat, ...this.#details(news) });
    const action = news.kind === 'asked' ? { label: words.format('clock-live-agree'), run: news.agree } : undefined;
    table.tell({ tone: news.kind === 'other' ? 'error' : 'info', text, action });
  }

  /** How a clock runs, or how much time is left. @returns {Record<string, string>} */
  #details(/** @type {News} */ news) {
    const { words } = this.#place.game.app;
    if (news.kind === 'set') {
      const controls = readLiveControls(news.text, this.#place.session.view.seats) ?? {};
      const ways = new Set(Object.values(controls).flatMap((control) => control?.way ?? []));
      return { how: [...ways].map((way) => words.format(`clock-${way}-help`)).join(' ') };
    }
    if (!('left' in news)) return {};
    const { left } = news;
    return { time: isShort(left) ? `0:0${Math.floor(left / 1000)}` : showTime(left) };
  }
}

/**
 * Opens the clocks of a live game.
 * @param {Place} place
 * @param {Wire} wire
 * @param {number | undefined} since when the game was kept; undefined: others have played on since
 * @param {Time} time
 */
export function openLiveClock(place, wire, since, time) {
  const { session } = place;
  const [clock, left] = ['clock', 'left'].map((key) => getExtra(session, key));
  const clocks = new Clocks(place);
  clocks.clock = new LiveClock(wire, clocks, { clock, left, since }, time);
  return clocks.clock;
}
