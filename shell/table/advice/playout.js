// Plays lines out on the board, action by action, beside the game.

import { Session } from '../game/session.js';
import { groupTurns } from '../game/turns.js';
import { trailOf } from '../news.js';

/** @import { Engine } from '../../../web/engine.js' */
/** @import { Aside, Table } from '../table.js' */

/** How long each action is shown, in milliseconds. */
const pauses = { normal: 1100, slow: 2200, fast: 500 };
/** The largest number of actions that are played out, unless the first turn is longer. */
const longest = 8;

/**
 * The positions of a line after a place in a game, each with what its turn has done.
 * @param {Engine} engine
 * @param {Session} game is not changed
 * @param {number} at
 * @param {string[]} line
 * @returns {(Aside & { step?: import('../game/session.js').Step })[]}
 */
export function framesOf(engine, { game, start, steps }, at, line) {
  const aside = new Session(engine, game.variant, start);
  /** @type {ReturnType<typeof framesOf>} */
  const frames = [];
  try {
    for (const { text } of steps.slice(0, at)) aside.play(text);
    for (const text of [undefined, ...line]) {
      if (text !== undefined) aside.play(text);
      const turns = groupTurns(aside.steps.slice(at));
      const trail = trailOf(turns[turns.length - 1]?.steps.map(({ step }) => step) ?? []);
      frames.push({ view: aside.view, last: aside.last, trail, step: aside.steps[aside.at - 1] });
    }
    return frames;
  } finally {
    aside.dispose();
  }
}

/** As many actions of a line as are played out: whole turns of it. */
function wholeTurns(/** @type {Aside[]} */ frames) {
  const ends = frames.flatMap(({ view }, i) => (view.turn.player === frames[i - 1]?.view.turn.player ? [] : [i]));
  const [, first] = ends;
  const last = ends.filter((end) => end > 0 && end <= longest).pop() ?? first;
  return frames.slice(0, (last ?? frames.length) + 1);
}

/** One line that is played out, until it is ended. */
export class Playout {
  #table;
  /** @type {Aside[]} */
  #frames;
  #shown = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Table} table
   * @param {Engine} engine
   * @param {number} at after how many actions of the game
   * @param {string[]} line
   */
  constructor(table, engine, at, line) {
    this.#table = table;
    const session = /** @type {Session} */ (table.session);
    this.#frames = wholeTurns(framesOf(engine, session, at, line));
    this.begin();
  }

  /** Shows the line from its beginning. */
  begin() {
    this.end();
    this.#show(0);
  }

  #show(/** @type {number} */ index) {
    this.#shown = index;
    this.#table.aside = this.#frames[index];
    this.#table.remark = '';
    this.#table.update();
    if (this.isAtEnd) return;
    this.#timer = setTimeout(() => this.#show(index + 1), pauses[this.#table.choices.speed]);
  }

  get isAtEnd() {
    return this.#shown >= this.#frames.length - 1;
  }

  end() {
    clearTimeout(this.#timer);
  }
}
