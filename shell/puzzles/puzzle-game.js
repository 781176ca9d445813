// A puzzle at the board: its reader plays whole turns, which are compared with those of its line by what they leave,
// and the line's answers are played. Without a document.

import { Session } from '../table/game/session.js';

/** @import { Engine } from '../../web/engine.js' */
/** @import { Table } from '../table/table.js' */
/** @import { Puzzle } from './puzzles.js' */

/** One turn of the line: its actions, and the text of the position that it leaves. @typedef {{ seat: string,
 * actions: string[], left: string }} LineTurn */

/** The time before an answer and between its actions, in milliseconds. */
export const answerTime = 600;

/** The game of a puzzle; its link leads to the puzzle. */
export class PuzzleSession extends Session {
  #puzzle;

  constructor(/** @type {Engine} */ engine, /** @type {Puzzle} */ puzzle) {
    super(engine, puzzle.variant, puzzle.position);
    this.#puzzle = puzzle;
  }

  /** @returns {import('../links/links.js').Link} */
  get link() {
    const { variant, position, turns, actions } = this.#puzzle;
    const extras = /** @type {[string, string][]} */ ([['at', '0'], ['puzzle', String(turns)], ...this.extras]);
    return { variant, position, actions, extras };
  }
}

/** No line has so many actions. */
const tooMany = 100;

/**
 * The line of a puzzle by turns. Throws if it cannot be played, or is no line: at its end the one of two seats wins
 * that has begun.
 * @returns {LineTurn[]}
 */
export function turnsOf(/** @type {Engine} */ engine, /** @type {Puzzle} */ { variant, position, actions }) {
  const game = engine.createGame(variant);
  /** @type {LineTurn[]} */
  const turns = [];
  try {
    game.setVariant(variant);
    game.setPosition(position);
    if (game.view().seats.length !== 2 || actions.length >= tooMany) throw new RangeError('no line');
    for (const text of actions) {
      const seat = game.view().turn.player;
      if (turns.at(-1)?.seat !== seat) turns.push({ seat, actions: [], left: '' });
      game.play(text);
      const turn = turns[turns.length - 1];
      turn.actions.push(text);
      turn.left = game.position;
    }
    const { winner } = game.view().outcome;
    if (winner === undefined || winner !== turns[0]?.seat) throw new RangeError('no win');
    return turns;
  } finally {
    game.dispose();
  }
}

/**
 * Where a reader is: to play; after a turn that is not that of the line; while the answer is played; or at the end.
 * @typedef {'open' | 'wrong' | 'right' | 'solved'} State
 */

export class PuzzleGame {
  /** @type {State} */
  state = 'open';
  /** How many turns were wrong. */
  mistakes = 0;
  /** Whether the solution is shown, or has been. */
  isShown = false;
  /** How much of a hint has been told: 1: the piece that begins; 2: its action. */
  hint = 0;
  #table;
  #line;
  /** After how many actions each turn of the reader has begun. */
  #starts = [0];
  #onSolved;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * Throws a MotleyError if the line cannot be played.
   * @param {Table} table at which the session of the puzzle is, or will be
   * @param {Engine} engine
   * @param {Puzzle} puzzle
   * @param {() => void} onSolved called when it is solved, also once more after going back
   */
  constructor(table, engine, puzzle, onSolved = () => {}) {
    this.#table = table;
    this.puzzle = puzzle;
    this.#line = turnsOf(engine, puzzle);
    this.#onSolved = onSolved;
  }

  /** Whose turns are to be found. */
  get seat() {
    return this.#line[0].seat;
  }

  get #session() {
    return /** @type {Session} */ (this.#table.session);
  }

  /** The turn of the line that the reader is to find, or has found last. */
  get #wanted() {
    return this.#line[2 * (this.#starts.length - 1)];
  }

  /** How many own turns are left, the one to be found included. */
  get left() {
    return this.puzzle.turns - this.#starts.length + 1;
  }

  /** Whether nobody may act on the board: a turn is judged, answered, or was the last. */
  get isDone() {
    return this.state !== 'open' || this.isShown;
  }

  /** The next action of the line's turn, as long as the reader has played only such; undefined elsewhere. */
  get nextAction() {
    const { steps, at } = this.#session;
    const begun = steps.slice(this.#starts.at(-1), at).map(({ text }) => text);
    const { actions } = this.#wanted;
    return begun.every((text) => actions.includes(text)) ? actions.find((text) => !begun.includes(text)) : undefined;
  }

  /** Called after each change of the game. */
  follow() {
    clearTimeout(this.#timer);
    this.hint = 0;
    const before = this.state;
    this.state = this.#judge();
    if (this.state === 'wrong' && before !== 'wrong') this.mistakes++;
    if (this.state === 'solved' && !this.isShown) this.#onSolved();
    if (this.state === 'right') this.#later(() => this.#answer());
    else if (this.state === 'open' && this.isShown) this.#later(() => this.#goOn());
  }

  #later(/** @type {() => void} */ run) {
    this.#timer = setTimeout(run, answerTime);
  }

  /** @returns {State} */
  #judge() {
    const { view, outcome, steps, at, game } = this.#session;
    while (this.#starts.length > 1 && this.#starts[this.#starts.length - 1] > at) this.#starts.pop();
    if (outcome.result !== 'ongoing') return outcome.winner === this.seat ? 'solved' : 'wrong';
    const isAnswered = at > 0 && steps[at - 1].seat !== this.seat;
    if (view.turn.player === this.seat) {
      if (isAnswered && this.#starts[this.#starts.length - 1] < at) this.#starts.push(at);
      return 'open';
    }
    return isAnswered || game.position === this.#wanted.left ? 'right' : 'wrong';
  }

  /** Plays the next action of the answer. */
  #answer() {
    const { steps, at } = this.#session;
    const { actions } = this.#line[2 * this.#starts.length - 1];
    let played = 0;
    while (played < at && steps[at - 1 - played].seat !== this.seat) played++;
    this.#table.play(actions[played], 'script');
  }

  /** Plays the next action of the solution. */
  #goOn() {
    const text = this.nextAction;
    if (text !== undefined) this.#table.play(text, 'script');
  }

  /** The turn that was tried, or is being tried, is taken back. */
  again() {
    this.#table.goTo(this.#starts[this.#starts.length - 1]);
    this.#table.cutHere();
  }

  /** Plays the line to its end. */
  show() {
    this.isShown = true;
    this.again();
  }

  /** From the beginning. */
  restart() {
    this.isShown = false;
    this.#starts = [0];
    this.#table.goTo(0);
    this.#table.cutHere();
  }

  /** Another game comes to the table. */
  drop() {
    clearTimeout(this.#timer);
  }
}
