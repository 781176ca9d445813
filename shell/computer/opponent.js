// The computer at a board: it acts for the seats that it plays. Whatever happens to the game, follow()
// makes it fit again.

import { Thinker } from '../../web/thinker.js';
import { connects } from './connect.js';
import { placeOf } from './lines.js';
import { readPlayers } from './players.js';

/**
 * @typedef {import('../table/session.js').Session} Session
 * @typedef {import('../../web/search.js').Report} Report
 * @typedef {import('../../web/thinker.js').Task} Task
 */

/**
 * Where it plays.
 * @typedef {object} Table
 * @property {Session | null} session
 * @property {import('../words/words.js').Words} words
 * @property {boolean} isBusy people have to do something first
 * @property {{ speed: import('../app/preferences.js').Choices['speed'] }} choices
 * @property {(text: string, by: 'computer') => void} play
 * @property {() => void} cutHere forgets what comes after the position shown
 * @property {() => void} update
 * @property {(notice: import('../table/table.js').Notice) => void} tell
 */

/** How long an action of the computer takes at least, in milliseconds. */
const pauses = { normal: 700, slow: 1600, fast: 150 };

/** All boards of a page share one worker, made when it is first needed. @type {Thinker | null} */
let thinker = null;

export class Opponent {
  /** What it is about to do for a seat. @type {{ key: string, task: Task, report: Report | null } | null} */
  thinking = null;
  /** The computers wait until they are told to go on. */
  isHeld = false;
  #table;
  /** Ends the pause before an action. @type {() => void} */
  #hurry = () => {};

  constructor(/** @type {Table} */ table) {
    this.#table = table;
  }

  get thinker() {
    return (thinker ??= new Thinker(connects));
  }

  /** @returns {import('./players.js').Players} */
  get players() {
    const { session } = this.#table;
    if (!session) return {};
    const text = session.extras.find(([key]) => key === 'seats')?.[1] ?? '';
    return readPlayers(text, session.view.seats);
  }

  /** Whether a computer plays the seat that is to act in the position shown. */
  get isItsTurn() {
    const { session } = this.#table;
    if (session?.outcome.result !== 'ongoing') return false;
    return this.players[session.view.turn.player] > 0;
  }

  /** Whether it acts now: not while people look back, nor while it is held. */
  get isToAct() {
    const { session, isBusy } = this.#table;
    return this.isItsTurn && Boolean(session?.isAtEnd) && !isBusy && !this.isHeld;
  }

  /** Something has happened to the game, or to who plays. */
  follow() {
    const { session } = this.#table;
    if (!session) return;
    const key = this.keyOf(session);
    if (this.thinking && (this.thinking.key !== key || !this.isToAct)) this.#forget();
    if (this.isToAct && !this.thinking) this.#think(session, key);
  }

  /** What a thought is about: another key, and it is of no use any more. @protected */
  keyOf(/** @type {Session} */ session) {
    return JSON.stringify([placeOf(session), session.extras]);
  }

  /** The game leaves the table. */
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
    const level = this.players[session.view.turn.player];
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    const request = { place: placeOf(session), strength: { level, seed } };
    /** @type {NonNullable<Opponent['thinking']>} */
    const thinking = {
      key,
      report: null,
      task: this.thinker.start('think', request, (report) => {
        thinking.report = report;
        this.#table.update();
      }),
    };
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
    console.warn(error);
    const { words } = this.#table;
    this.thinking = null;
    this.isHeld = true;
    this.#table.tell({
      tone: 'error',
      text: words.format('computer-failed'),
      action: { label: words.format('computer-again'), run: () => this.goOn() },
    });
  }

  /** It plays the best that it has found so far. */
  playNow() {
    this.thinking?.task.stop();
    this.#hurry();
  }

  hold() {
    this.isHeld = true;
    this.follow();
    this.#table.update();
  }

  /** It plays on; what was played after the position shown is replaced. */
  goOn() {
    this.isHeld = false;
    const { session } = this.#table;
    if (session && !session.isAtEnd) this.#table.cutHere();
    else this.follow();
    this.#table.update();
  }

  /** Where "back" leads: to the last position in which a person acted. */
  findBack(/** @type {Session} */ { steps, at }) {
    const { players } = this;
    for (let ply = at - 1; ply >= 0; ply--) if (!players[steps[ply].seat]) return ply;
    return Math.max(at - 1, 0);
  }

  /** Where "forward" leads: to the next position in which a person acts, or the last one. */
  findForward(/** @type {Session} */ { steps, at }) {
    const { players } = this;
    const isAllComputers = steps.every(({ seat }) => players[seat]);
    if (isAllComputers) return at + 1;
    for (let ply = at + 1; ply < steps.length; ply++) if (!players[steps[ply].seat]) return ply;
    return steps.length;
  }
}
