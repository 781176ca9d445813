// A player's page shows its live game to those who watch it. Of several pages that could, one does.

import { parseLink } from '../links/links.js';
import { writeTimes } from '../live/watched-clock.js';
import { writeDraft } from '../live/wire.js';
import { shownText } from './watch-link.js';

/** @import { Shown } from '../live/watched-clock.js' */
/** @import { Shower } from '../live/shower.js' */

/**
 * Joins the room of those who watch. It is given what is to be called when one of them comes or goes.
 * @typedef {(onChange: () => void) => Pick<Shower, 'leave' | 'say'>} Open
 */

export class Showing {
  #open;
  #clocks;
  /** @type {Pick<Shower, 'leave' | 'say'> | null} */
  #shower = null;

  /**
   * @param {Open} open
   * @param {() => Shown[]} clocks the time left of the players, in a game that has clocks
   */
  constructor(open, clocks) {
    this.#open = open;
    this.#clocks = clocks;
  }

  /**
   * Called after each change of the game, or of who is here.
   * @param {boolean} isFirst whether the holder of the first seat that is here is this page
   * @param {string} text the game as players send it, without a turn that is not finished
   * @param {string[]} actions all that are shown
   */
  follow(isFirst, text, actions) {
    if (!isFirst) return this.leave();
    this.#shower ??= this.#open(() => this.#sayTimes());
    const link = parseLink(text);
    const count = link.actions.length;
    const isTurn = link.actions.every((action, i) => action === actions[i]);
    this.#shower.say('link', shownText(link));
    this.#shower.say('draft', writeDraft({ count, actions: isTurn ? actions.slice(count) : [] }));
    this.#sayTimes();
  }

  /** The time goes on: who comes is told that of now. */
  #sayTimes() {
    const clocks = this.#clocks();
    if (clocks.length > 0) this.#shower?.say('times', writeTimes(clocks));
  }

  leave() {
    this.#shower?.leave();
    this.#shower = null;
  }
}
