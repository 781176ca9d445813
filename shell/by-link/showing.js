// A player's page shows its live game to those who watch it. Of several pages that could, one does.

import { parseLink } from '../links/links.js';
import { writeDraft } from '../live/wire.js';
import { shownText } from './watch-link.js';

/** @import { Shower } from '../live/watching.js' */

export class Showing {
  #open;
  /** @type {Pick<Shower, 'leave' | 'say'> | null} */
  #shower = null;

  /** @param {() => Pick<Shower, 'leave' | 'say'>} open joins the room of those who watch */
  constructor(open) {
    this.#open = open;
  }

  /**
   * Called after each change of the game, or of who is here.
   * @param {boolean} isFirst whether the holder of the first seat that is here is this page
   * @param {string} text the game as players send it, without a turn that is not finished
   * @param {string[]} actions all that are shown
   */
  follow(isFirst, text, actions) {
    if (!isFirst) return this.leave();
    this.#shower ??= this.#open();
    const link = parseLink(text);
    const count = link.actions.length;
    const isTurn = link.actions.every((action, i) => action === actions[i]);
    this.#shower.say('link', shownText(link));
    this.#shower.say('draft', writeDraft({ count, actions: isTurn ? actions.slice(count) : [] }).replace('draft ', ''));
  }

  leave() {
    this.#shower?.leave();
    this.#shower = null;
  }
}
