// Shows once more, in slow motion, what has happened since one's own last turn: one position after the other, beside
// the game, which goes on from where it is.

import { squaresOf } from '../board/view/choices.js';
import { noTrail } from '../board/view/effects.js';
import { trailOf } from './news.js';

/** @import { Session } from './game/session.js' */
/** @import { Table } from './table.js' */

/** How long a piece glides, in milliseconds. */
const pace = 800;

/** How long each position is shown, in milliseconds. */
const rest = 1500;

/** The views from one place of a game to the one that is shown. */
function viewsFrom(/** @type {Session} */ session, /** @type {number} */ start) {
  const { at } = session;
  const views = [];
  for (let i = start; i <= at; i++) {
    session.goTo(i);
    views.push(session.view);
  }
  return views;
}

export class Replay {
  #table;
  #views;
  #steps;
  #end;
  #shown = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Table} table that has a session
   * @param {number} start the number of steps before the first one that is shown
   * @param {() => void} end called when all is shown
   */
  constructor(table, start, end) {
    const session = /** @type {Session} */ (table.session);
    this.#table = table;
    this.#views = viewsFrom(session, start);
    this.#steps = session.steps.slice(start, session.at);
    this.#end = end;
    this.#show();
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #show() {
    const done = this.#steps.slice(0, this.#shown);
    const last = done[done.length - 1];
    this.#table.aside = {
      view: this.#views[this.#shown],
      last: last ? squaresOf(last.action) : [],
      // A taken piece fades: its ghost comes when all is shown.
      trail: { ...noTrail, pairs: trailOf(last ? [last] : []).pairs },
      note: 'status-replay',
      pace: last && pace,
    };
    this.#table.update();
    const isLast = this.#shown === this.#steps.length;
    this.#timer = setTimeout(() => (isLast ? this.#end() : this.#next()), this.#shown === 0 ? rest / 3 : rest);
  }

  #next() {
    this.#shown++;
    this.#show();
  }
}
