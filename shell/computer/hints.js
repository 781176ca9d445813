// Hints: what the computer would do, told in three steps.

import { actorSquare, squaresOf } from '../board/choices.js';
import { arrowsOf } from '../table/news.js';
import { describeStep, kindId } from '../table/turns.js';
import { findFamily } from '../table/variants.js';
import { spokenSquare } from '../words/square-names.js';
import { lineEnd, lineSteps, placeOf } from './lines.js';
import { thoughtKey } from './opponents.js';

/**
 * @typedef {import('../table/table.js').Table} Table
 * @typedef {import('../../web/engine.js').Engine} Engine
 * @typedef {import('../table/session.js').Step} Step
 * @typedef {import('../../web/task.js').Task} Task
 * @typedef {import('../../web/search.js').Report & { threats?: string[] }} Found
 */

const hintNodes = 30_000;
/** The largest number of actions of a hint. */
const hintActions = 3;
/** So many threatened pieces are named at most. */
const mostThreats = 3;

export class Hints {
  /** @type {{ key: string, stage: number, text: string, task: Task | null, steps: Step[], why: string } | null} */
  hint = null;
  #table;
  #engine;

  /**
   * @param {Table} table
   * @param {Engine} engine
   */
  constructor(table, engine) {
    this.#table = table;
    this.#engine = engine;
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

  /** The first time: which piece; the second: what it does and why; the third: what is expected then; then nothing. */
  async ask() {
    const { session } = this.#table;
    if (session?.outcome.result !== 'ongoing' || this.#table.opponents.isItsTurn) return;
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
    const hint = (this.hint = { key, stage: 1, text: '', task, steps: [], why: '' });
    this.#table.update();
    /** @type {unknown} */
    let failure;
    const report = await task.result.catch((error) => void (failure = error));
    if (this.hint !== hint) return;
    if (failure) this.#table.tellComputerFailure(failure, 'hint-failed');
    const line = report?.line.slice(0, hintActions) ?? [];
    const steps = lineSteps(this.#engine, session.game, line);
    Object.assign(hint, { task: null, steps, why: report && steps.length ? this.#reasons(session, report) : '' });
    if (steps.length) this.#tell();
    else this.hint = null;
    this.#table.update();
  }

  /** The squares that the hint is about. @returns {string[]} */
  get squares() {
    const step = this.hint?.steps[0];
    if (!step || !this.hint) return [];
    const actor = actorSquare(step.action);
    return this.hint.stage === 1 && actor ? [actor] : squaresOf(step.action);
  }

  /**
   * What the hint has told so far, as arrows; at first a number at the piece.
   * @returns {import('../board/trail.js').Stage[]}
   */
  get arrows() {
    const { stage, steps } = this.hint ?? { stage: 0, steps: [] };
    const told = steps.slice(0, [0, 0, 1, hintActions][stage]);
    const [square] = this.squares;
    if (stage === 1 && square !== undefined) return [{ from: square, to: square, number: 1, isAhead: true }];
    return arrowsOf(told).map(({ from, to, number }) => ({ from, to, number, isAhead: true }));
  }

  /** What the action is good for, as far as the core can say it. */
  #reasons(/** @type {import('../table/session.js').Session} */ { game, view }, /** @type {Found} */ found) {
    const { words, schema } = this.#table;
    const { endIn, line, threats = [] } = found;
    const { player } = view.turn;
    const after = lineEnd(this.#engine, game, line.slice(0, 1)).view;
    const threatened = after.pieces.filter(
      ({ square, seat, owner = seat }) => threats.includes(square) && owner !== player,
    );
    const family = findFamily(schema, view.family);
    const pieces = threatened.slice(0, mostThreats).map(({ kind, square }) =>
      words.format('say-piece', {
        kind: kindId(family, kind),
        square: spokenSquare(words, square),
        role: 'object',
      }),
    );
    const way = (/** @type {typeof view} */ { pieces }) =>
      Math.min(...pieces.flatMap(({ goal, seat }) => (goal && seat === player ? [goal.steps] : [])));
    return [
      endIn > 0 && words.format('hint-why-win', { count: endIn }),
      way(after) < way(view) && words.format('hint-why-goal', { steps: way(after) }),
      pieces.length > 0 && words.format('hint-why-threatens', { pieces: words.list(pieces) }),
    ]
      .filter(Boolean)
      .join(' ');
  }

  #tell() {
    const { words, schema, session } = this.#table;
    if (!this.hint || !session) return;
    const family = findFamily(schema, session.view.family);
    const { steps } = this.hint;
    const [first] = steps;
    if (!first) return;
    const line = steps.map((step) => describeStep(words, family, step)).join('; ');
    const kind = kindId(family, first.kind ?? first.action.kind ?? '');
    const actor = actorSquare(first.action);
    const type = actor ? 'piece' : first.action.type === 'pass' ? 'pass' : 'hand';
    this.hint.text = words.format(['', `hint-${type}`, 'hint-action', 'hint-line'][this.hint.stage], {
      kind,
      square: spokenSquare(words, actor ?? ''),
      action: describeStep(words, family, first),
      line,
    });
    if (this.hint.stage === 2) this.hint.text = [this.hint.text, this.hint.why].filter(Boolean).join(' ');
    this.#table.say(this.hint.text);
  }
}
