// The computers at a table: they act for the seats that they play. follow() is called after every change of the game:
// it starts the search for the position of now, and ends one for another position.

import { placeOf } from './lines.js';
import { readPlayers, strengthOf } from './players.js';

/**
 * @typedef {import('../table/session.js').Session} Session
 * @typedef {import('../table/table.js').Table} Table
 * @typedef {import('../../web/search.js').Report} Report
 * @typedef {import('../../web/task.js').Task} Task
 */

/** The shortest time before an action of the computer, in milliseconds. */
const pauses = { normal: 700, slow: 1600, fast: 150 };

/** Identifies the position that is searched, and who plays. A search whose key differs from this is out of date. */
export function thoughtKey(/** @type {Session} */ session) {
  return JSON.stringify([placeOf(session), seatsText(session)]);
}

/** The key `seats` of the game's link; empty: only people play. */
function seatsText(/** @type {Session} */ { extras }) {
  return extras.find(([key]) => key === 'seats')?.[1] ?? '';
}

export class Opponents {
  /** The search for the seat that is to act. @type {{ key: string, task: Task, report: Report | null } | null} */
  thinking = null;
  /** Whether the user has stopped the computer until goOn() is called. */
  isHeld = false;
  #table;
  /** Ends the pause before an action. @type {() => void} */
  #hurry = () => {};

  constructor(/** @type {Table} */ table) {
    this.#table = table;
  }

  /** @returns {import('./players.js').Players} */
  get players() {
    const { session } = this.#table;
    if (!session) return {};
    return readPlayers(seatsText(session), session.view.seats);
  }

  /** Whether a computer plays the seat that is to act in the position shown. */
  get isItsTurn() {
    const { session } = this.#table;
    if (session?.outcome.result !== 'ongoing') return false;
    return Boolean(this.players[session.view.turn.player]);
  }

  /** Whether it acts now: it is its turn, the last position is shown, and the user has not stopped it. */
  get isToAct() {
    const { session, isBusy } = this.#table;
    return this.isItsTurn && Boolean(session?.isAtEnd) && !isBusy && !this.isHeld;
  }

  /** Called after every change of the game or of the players. */
  follow() {
    const { session } = this.#table;
    if (!session) return;
    const key = thoughtKey(session);
    if (this.thinking && (this.thinking.key !== key || !this.isToAct)) this.#forget();
    if (this.isToAct && !this.thinking) this.#think(session, key);
  }

  /** Called when the game leaves the table. */
  leave() {
    this.#forget();
    this.isHeld = false;
  }

  #forget() {
    this.thinking?.task.drop();
    this.thinking = null;
    this.#hurry();
  }

  async #think(/** @type {Session} */ session, /** @type {string} */ key) {
    const player = this.players[session.view.turn.player];
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    const request = { place: placeOf(session), strength: { ...strengthOf(player), seed } };
    /** @type {NonNullable<Opponents['thinking']>} */
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
    this.thinking = thinking;
    const pause = this.#pause();
    try {
      const report = await thinking.task.result;
      await pause;
      if (this.thinking === thinking) this.#act(report.line[0]);
    } catch (error) {
      if (this.thinking === thinking) this.#fail(error);
    }
  }

  #pause() {
    const { speed } = this.#table.choices;
    return new Promise((done) => {
      const timer = setTimeout(() => done(null), pauses[speed]);
      this.#hurry = () => {
        clearTimeout(timer);
        done(null);
      };
    });
  }

  #act(/** @type {string} */ action) {
    this.thinking = null;
    this.#table.play(action, 'computer');
  }

  #fail(/** @type {unknown} */ error) {
    const { words } = this.#table;
    this.thinking = null;
    this.isHeld = true;
    this.#table.tellComputerFailure(error, 'computer-failed', {
      label: words.format('computer-again'),
      run: () => this.goOn(),
    });
  }

  /** Plays the best action that was found so far. */
  playNow() {
    this.thinking?.task.stop();
    this.#hurry();
  }

  hold() {
    this.isHeld = true;
    this.follow();
    this.#table.update();
  }

  /** Lets the computer play on from the position shown. The actions after it are replaced. */
  goOn() {
    this.isHeld = false;
    const { session } = this.#table;
    if (session && !session.isAtEnd) this.#table.cutHere();
    else this.follow();
    this.#table.update();
  }

  /** The number of actions to go back to: the last position in which a person acted. */
  findBack(/** @type {Session} */ { steps, at }) {
    const { players } = this;
    for (let ply = at - 1; ply >= 0; ply--) if (!players[steps[ply].seat]) return ply;
    return Math.max(at - 1, 0);
  }

  /** The number of actions to go forward to: the next position in which a person acts, or the last one. */
  findForward(/** @type {Session} */ { steps, at }) {
    const { players } = this;
    const isAllComputers = steps.every(({ seat }) => players[seat]);
    if (isAllComputers) return at + 1;
    for (let ply = at + 1; ply < steps.length; ply++) if (!players[steps[ply].seat]) return ply;
    return steps.length;
  }
}
