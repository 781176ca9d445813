// The computer at the table: it acts for the seats that it plays, thinks about hints, and shares its
// thinker with the analysis. Whatever happens to the game, follow() makes it fit again.

import { Thinker } from '../../web/thinker.js';
import { spokenSquare } from '../squares.js';
import { describeStep, kindName } from '../turns.js';
import { findFamily } from '../variants.js';
import { Analysis } from './analysis.js';
import { connects } from './connect.js';
import { lineSteps, placeOf } from './lines.js';
import { readPlayers } from './players.js';
import { Trial } from './trial.js';

/**
 * @typedef {import('../app.js').App} App
 * @typedef {import('../session.js').Session} Session
 * @typedef {import('../../web/search.js').Report} Report
 * @typedef {import('../../web/thinker.js').Task} Task
 */

/** How long an action of the computer takes at least, in milliseconds. */
const pauses = { normal: 700, slow: 1600, fast: 150 };

const hintNodes = 30_000;
/** The longest line that is told. */
const hintActions = 3;

export class Computer {
  /** What it is about to do for a seat. @type {{ key: string, task: Task, report: Report | null } | null} */
  thinking = null;
  /** @type {{ key: string, stage: number, text: string, task: Task | null, report: Report | null } | null} */
  hint = null;
  /** The computers wait until they are told to go on. */
  isHeld = false;
  /** @type {Thinker | null} */
  #thinker = null;
  #app;
  /** Ends the pause before an action. @type {() => void} */
  #hurry = () => {};

  constructor(/** @type {App} */ app) {
    this.#app = app;
    this.analysis = new Analysis(app, this);
    this.trial = new Trial(app);
  }

  /** Made when it is first needed. */
  get thinker() {
    return (this.#thinker ??= new Thinker(connects));
  }

  /** @returns {import('./players.js').Players} */
  get players() {
    const { session } = this.#app;
    if (!session) return {};
    const text = session.extras.find(([key]) => key === 'seats')?.[1] ?? '';
    return readPlayers(text, session.view.seats);
  }

  /** Whether a computer plays the seat that is to act in the position shown. */
  get isItsTurn() {
    const { session, setup } = this.#app;
    if (!session || setup || session.outcome.result !== 'ongoing') return false;
    return this.players[session.view.turn.player] > 0;
  }

  /** Whether it acts now: not while people look back, nor while it is held. */
  get isToAct() {
    const { session, isWaiting } = this.#app;
    return this.isItsTurn && Boolean(session?.isAtEnd) && !isWaiting && !this.isHeld;
  }

  /** Something has happened to the game, or to who plays. */
  follow() {
    const { session } = this.#app;
    if (!session) return;
    const key = JSON.stringify([placeOf(session), session.extras]);
    if (this.hint?.key !== key) this.dropHint();
    if (this.thinking && (this.thinking.key !== key || !this.isToAct)) this.#forget();
    if (this.isToAct && !this.thinking) this.#think(session, key);
    this.analysis.follow();
  }

  /** The game leaves the table. */
  leave() {
    this.#forget();
    this.dropHint();
    this.isHeld = false;
    this.analysis.leave();
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
    /** @type {NonNullable<Computer['thinking']>} */
    const thinking = { key, report: null, task: this.thinker.start('think', request, (report) => {
      thinking.report = report;
      this.#app.update();
    }) };
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
    const { speed } = this.#app.choices;
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
    this.#app.play(action);
  }

  #fail(/** @type {unknown} */ error) {
    console.warn(error);
    const { words } = this.#app;
    this.thinking = null;
    this.isHeld = true;
    this.#app.tell({
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
    this.#app.update();
  }

  /** It plays on; what was played after the position shown is replaced. */
  goOn() {
    this.isHeld = false;
    const { session } = this.#app;
    if (session && !session.isAtEnd) this.#app.cutHere();
    else this.follow();
    this.#app.update();
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

  // ----- hints

  dropHint() {
    this.hint?.task?.drop();
    this.hint = null;
  }

  /** The first time: which piece; the second: what it does; the third: what is expected then. */
  async askHint() {
    const { session } = this.#app;
    if (!session || session.outcome.result !== 'ongoing' || this.isItsTurn) return;
    if (this.hint?.report) {
      this.hint.stage = Math.min(this.hint.stage + 1, 3);
      this.#tellHint();
      return;
    }
    if (this.hint) return;
    const key = JSON.stringify([placeOf(session), session.extras]);
    const task = this.thinker.start('think', {
      place: placeOf(session),
      strength: { nodes: hintNodes },
    });
    const hint = (this.hint = { key, stage: 1, text: '', task, report: null });
    this.#app.update();
    const report = await task.result.catch(() => null);
    if (this.hint !== hint) return;
    Object.assign(hint, { report, task: null });
    if (report) this.#tellHint();
    else this.hint = null;
    this.#app.update();
  }

  /** The squares that the hint is about. @returns {string[]} */
  get hinted() {
    const step = this.#hintSteps(1)[0];
    if (!step || !this.hint) return [];
    const { from, via, to } = step.action;
    const squares = this.hint.stage === 1 && from ? [from] : [from, via, to];
    return squares.filter((square) => square !== undefined);
  }

  #hintSteps(/** @type {number} */ count) {
    const { session, engine } = this.#app;
    const line = this.hint?.report?.line;
    return session && line ? lineSteps(engine, session.game, line.slice(0, count)) : [];
  }

  #tellHint() {
    const { words, schema, session } = this.#app;
    if (!this.hint || !session) return;
    const family = findFamily(schema, session.view.family);
    const steps = this.#hintSteps(hintActions);
    const [first] = steps;
    if (!first) return;
    const line = steps.map((step) => describeStep(words, family, step)).join('; ');
    const kind = kindName(words, family, first.kind ?? first.action.kind ?? '');
    const type = first.action.from ? 'piece' : first.action.type === 'pass' ? 'pass' : 'hand';
    this.hint.text = words.format(
      ['', `hint-${type}`, 'hint-action', 'hint-line'][this.hint.stage],
      {
        kind,
        square: spokenSquare(words, first.action.from ?? ''),
        action: describeStep(words, family, first),
        line,
      },
    );
    this.#app.say(this.hint.text);
  }
}
