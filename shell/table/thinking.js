// The thinking and acting of the computers of a table.

import { seatsText, secondsOf } from '../links/players.js';
import { placeOf } from './computer/lines.js';

/** @import { Report } from '../../web/search.js' */
/** @import { Task } from '../../web/task.js' */
/** @import { Session } from './game/session.js' */
/** @import { Table } from './table.js' */

/** The shortest time before an action of the computer, in milliseconds. */
const pauses = { normal: 700, slow: 1600, fast: 150 };

/** How many positions a computer looks at for an action that nobody waits for. */
const hurriedNodes = 500;

/** Kilobytes for the positions found, for a computer that thinks for longer. */
const largeTable = 32_768;

/** The strength that a computer is asked for. It plays as well as it can if it has a time. */
export function strengthOf(/** @type {import('../links/players.js').Player} */ player) {
  return typeof player === 'string' ? { table: largeTable, time: 1000 * secondsOf(player) } : { level: player };
}

/** Identifies the position that is searched, and who plays. A search whose key differs from this is out of date. */
export function thoughtKey(/** @type {Session} */ session) {
  return JSON.stringify([placeOf(session), seatsText(session)]);
}

export class Thinking {
  /** The search for the seat that is to act. @type {{ key: string, task: Task, report: Report | null } | null} */
  now = null;
  #table;
  #opponents;
  /** Ends the pause before an action. @type {() => void} */
  #hurry = () => {};

  constructor(/** @type {Table} */ table, /** @type {import('./opponents.js').Opponents} */ opponents) {
    this.#table = table;
    this.#opponents = opponents;
  }

  /** Ends a search for another position, and starts one for that of now. */
  follow(/** @type {Session} */ session) {
    const key = thoughtKey(session);
    const { isComputing } = this.#table.whoseTurn;
    if (this.now && (this.now.key !== key || !isComputing)) this.forget();
    if (isComputing && !this.now) this.#think(session, key);
  }

  forget() {
    this.now?.task.drop();
    this.now = null;
    this.#hurry();
  }

  async #think(/** @type {Session} */ session, /** @type {string} */ key) {
    const player = this.#opponents.players[session.view.turn.player];
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    const { isHurried } = this.#opponents;
    const strength = isHurried ? { nodes: hurriedNodes } : strengthOf(player);
    const request = { place: placeOf(session), strength: { ...strength, seed } };
    /** @type {NonNullable<Thinking['now']>} */
    const thinking = {
      key,
      report: null,
      task: this.#table.thinker.start('think', request, (report) => {
        thinking.report = report;
        this.#table.update();
      }),
    };
    this.#table.watchTask(thinking.task);
    thinking.task.accepts = ({ line: [action] }) => session.game.actions().includes(action);
    this.now = thinking;
    const pause = this.#pause();
    try {
      const report = await thinking.task.result;
      await pause;
      if (this.now === thinking) this.#act(report.line[0]);
    } catch (error) {
      if (this.now === thinking) this.#fail(error);
    }
  }

  #pause() {
    const { speed } = this.#table.choices;
    return new Promise((done) => {
      const timer = setTimeout(() => done(null), this.#opponents.isHurried ? 0 : pauses[speed]);
      this.#hurry = () => {
        clearTimeout(timer);
        done(null);
      };
    });
  }

  #act(/** @type {string} */ action) {
    this.now = null;
    this.#table.play(action, 'computer');
  }

  #fail(/** @type {unknown} */ error) {
    const { words } = this.#table;
    this.now = null;
    this.#opponents.isHeld = true;
    this.#table.tellComputerFailure(error, 'computer-failed', {
      label: words.format('computer-again'),
      run: () => this.#opponents.goOn(),
    });
  }

  /** Plays the best action that was found so far. */
  playNow() {
    this.now?.task.stop();
    this.#hurry();
  }
}
