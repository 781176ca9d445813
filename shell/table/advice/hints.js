// Hints: the actions that the computer would play, told in three steps.

import { actorSquare, squaresOf } from '../../board/view/choices.js';
import { lineSteps, placeOf } from '../computer/lines.js';
import { hasStages } from '../game/turn-stages.js';
import { arrowsAhead } from '../news.js';
import { thoughtKey } from '../thinking.js';
import { reasonsOf, tellHint } from './hint-words.js';

/** @import { Engine } from '../../../web/engine.js' */
/** @import { Task } from '../../../web/task.js' */
/** @import { Step } from '../game/session.js' */
/** @import { Table } from '../table.js' */

/**
 * @typedef {{ key: string, stage: number, text: string, task: Task | null, steps: Step[], begun: Step[],
 *   why: string }} Hint the actions of which the second stage tells are `begun`
 */

const hintNodes = 30_000;
/** The largest number of actions of a hint. */
const hintActions = 3;

/** The actions that are told together: one; or a whole turn where it is one move, and something goes before that. */
function beginningOf(/** @type {import('../game/session.js').Session} */ { view }, /** @type {Step[]} */ steps) {
  const [first] = steps;
  return steps.filter(
    ({ seat, number }, i) => i === 0 || (!hasStages(view) && seat === first.seat && number === first.number),
  );
}

export class Hints {
  /** @type {Hint | null} */
  hint = null;
  /** Called before a hint is asked for: what answers another question leaves the board. */
  onAsk = () => {};
  #table;
  #engine;
  #addWords;

  /**
   * @param {Table} table
   * @param {Engine} engine
   * @param {(file: string) => Promise<void>} addWords
   */
  constructor(table, engine, addWords) {
    this.#table = table;
    this.#engine = engine;
    this.#addWords = addWords;
  }

  /** A hint about another position is of no use any more. */
  follow() {
    const { session } = this.#table;
    if (session && this.hint?.key !== thoughtKey(session)) this.drop();
  }

  drop() {
    this.hint?.task?.drop();
    if (this.hint?.text && this.#table.remark === this.hint.text) this.#table.remark = '';
    this.hint = null;
  }

  /** Whether there is a hint for the player who is to act: a person here, or one who is watched. */
  get isPossible() {
    return ['person', 'watched'].includes(this.#table.whoseTurn.kind);
  }

  /** The first time: the piece; the second: its action and why; the third: the actions expected then; then nothing. */
  async ask() {
    const { session } = this.#table;
    if (!session || !this.isPossible) return;
    this.onAsk();
    if (this.hint?.steps.length) {
      this.hint.stage++;
      if (this.hint.stage <= 3) this.#tell();
      else this.drop();
      this.#table.update();
      return;
    }
    if (this.hint) return;
    const key = thoughtKey(session);
    const task = this.#table.thinker.start('think', {
      place: placeOf(session),
      strength: { nodes: hintNodes },
      isExplained: true,
    });
    this.#table.watchTask(task);
    const hint = (this.hint = { key, stage: 1, text: '', task, steps: [], begun: [], why: '' });
    this.#table.update();
    /** @type {unknown} */
    let failure;
    const fail = (/** @type {unknown} */ error) => void (failure = error);
    const loading = this.#addWords('more').catch(fail);
    const report = await task.result.catch(fail);
    await loading;
    if (this.hint !== hint) return;
    if (failure) this.#table.tellComputerFailure(failure, 'hint-failed');
    const line = (!failure && report?.line.slice(0, hintActions)) || [];
    const steps = lineSteps(this.#engine, session.game, line);
    const why = report && steps.length > 0 ? reasonsOf(this.#table, this.#engine, session, report) : '';
    Object.assign(hint, { task: null, steps, begun: beginningOf(session, steps), why });
    if (steps.length) this.#tell();
    else this.hint = null;
    this.#table.update();
  }

  /** The squares that the hint is about. @returns {string[]} */
  get squares() {
    const step = this.hint?.steps[0];
    if (!step || !this.hint) return [];
    const actor = actorSquare(step.action);
    return this.hint.stage === 1 && actor ? [actor] : this.hint.begun.flatMap(({ action }) => squaresOf(action));
  }

  /**
   * The actions that the hint has told so far, as arrows; at first a number at the piece.
   * @returns {import('../../board/view/types.js').Stage[]}
   */
  get arrows() {
    const { stage, steps, begun } = this.hint ?? { stage: 0, steps: [], begun: [] };
    const told = [[], [], begun, steps][stage];
    const [square] = this.squares;
    if (stage === 1 && square !== undefined) return [{ from: square, to: square, number: 1, isAhead: true }];
    return arrowsAhead(told);
  }

  /** Tells the hint; a piece that is chosen is let go, as nothing else is drawn beside its moves. */
  #tell() {
    if (!this.hint) return;
    this.#table.source = null;
    this.hint.text = tellHint(this.#table, this.hint);
    this.#table.say(this.hint.text);
  }
}
