// The computer on our page: besides playing as an opponent it gives hints, and it shares its worker with the
// analysis.

import { arrowsOf } from '../table/turn-stages.js';
import { describeStep, kindName } from '../table/turns.js';
import { findFamily } from '../table/variants.js';
import { spokenSquare } from '../words/square-names.js';
import { Analysis } from './analysis.js';
import { lineSteps, placeOf } from './lines.js';
import { Opponent } from './opponent.js';
import { SelfPlay } from './self-play.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../table/session.js').Step} Step
 * @typedef {import('../../web/thinker.js').Task} Task
 */

const hintNodes = 30_000;
/** The largest number of actions of a hint. */
const hintActions = 3;

export class Computer extends Opponent {
  /** @type {{ key: string, stage: number, text: string, task: Task | null, steps: Step[] } | null} */
  hint = null;
  #app;

  constructor(/** @type {App} */ app) {
    super(app);
    this.#app = app;
    this.analysis = new Analysis(app, this);
    this.selfPlay = new SelfPlay(app);
  }

  /** @override */
  follow() {
    const { session } = this.#app;
    if (session && this.hint?.key !== this.keyOf(session)) this.dropHint();
    super.follow();
    this.analysis.follow();
  }

  /** @override */
  leave() {
    super.leave();
    this.dropHint();
    this.analysis.leave();
  }

  // ----- hints

  dropHint() {
    this.hint?.task?.drop();
    this.hint = null;
  }

  /** Gives a hint in three steps, one for each call: which piece, what it does, and which actions are expected then. */
  async askHint() {
    const { session } = this.#app;
    if (session?.outcome.result !== 'ongoing' || this.isItsTurn) return;
    if (this.hint?.steps.length) {
      this.hint.stage = Math.min(this.hint.stage + 1, 3);
      this.#tellHint();
      return;
    }
    if (this.hint) return;
    const key = this.keyOf(session);
    const task = this.thinker.start('think', {
      place: placeOf(session),
      strength: { nodes: hintNodes },
    });
    const hint = (this.hint = { key, stage: 1, text: '', task, steps: [] });
    this.#app.update();
    const report = await task.result.catch(() => null);
    if (this.hint !== hint) return;
    const line = report?.line.slice(0, hintActions) ?? [];
    const steps = lineSteps(this.#app.engine, session.game, line);
    Object.assign(hint, { task: null, steps });
    if (steps.length) this.#tellHint();
    else this.hint = null;
    this.#app.update();
  }

  /** The squares that are marked for the hint. @returns {string[]} */
  get hinted() {
    const step = this.hint?.steps[0];
    if (!step || !this.hint) return [];
    const { from, via, to } = step.action;
    const squares = this.hint.stage === 1 && from ? [from] : [from, via, to];
    return squares.filter((square) => square !== undefined);
  }

  /** The actions that the hint has told so far, as arrows. @returns {import('../board/trail.js').Stage[]} */
  get hintArrows() {
    const { stage, steps } = this.hint ?? { stage: 0, steps: [] };
    const told = steps.slice(0, [0, 0, 1, hintActions][stage]);
    return arrowsOf(told).map((arrow) => ({ ...arrow, isAhead: true }));
  }

  #tellHint() {
    const { words, schema, session } = this.#app;
    if (!this.hint || !session) return;
    const family = findFamily(schema, session.view.family);
    const { steps } = this.hint;
    const [first] = steps;
    if (!first) return;
    const line = steps.map((step) => describeStep(words, family, step)).join('; ');
    const kind = kindName(words, family, first.kind ?? first.action.kind ?? '');
    const type = first.action.from ? 'piece' : first.action.type === 'pass' ? 'pass' : 'hand';
    this.hint.text = words.format(['', `hint-${type}`, 'hint-action', 'hint-line'][this.hint.stage], {
      kind,
      square: spokenSquare(words, first.action.from ?? ''),
      action: describeStep(words, family, first),
      line,
    });
    this.#app.say(this.hint.text);
  }
}
