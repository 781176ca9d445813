// The judge of a match between programs: the rules, as `motley repl` tells them. Where a pawn becomes another kind,
// UCI writes a small letter; ours have "=" and the kind.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export class Judge {
  #child;
  #lines;
  #variant;
  #letters;
  #kinds;

  /**
   * @param {string} motley the program
   * @param {string} variant
   * @param {string} kinds letters of another program for our kinds, `h=NB,c=NR`; the others are the same
   */
  constructor(motley, variant, kinds = '') {
    this.#variant = variant;
    const pairs = /** @type {[string, string][]} */ (kinds ? kinds.split(',').map((pair) => pair.split('=')) : []);
    this.#kinds = new Map(pairs);
    this.#letters = new Map(pairs.map(([letter, kind]) => [kind, letter]));
    this.#child = spawn(motley, ['repl'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** The lines of an answer. Rejects if it is a refusal. */
  async #ask(/** @type {string} */ command) {
    this.#child.stdin.write(`${command}\n`);
    /** @type {string[]} */
    const answer = [];
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error('the judge has ended');
      if (value === 'ok') return answer;
      if (value.startsWith('error')) throw new Error(`${command}: ${value}`);
      answer.push(value);
    }
  }

  /** Our action for a move as UCI writes it. */
  read(/** @type {string} */ move) {
    const [, squares, letter] = /^((?:[a-z]\d+){2})([a-z])$/.exec(move) ?? [];
    if (!letter) return move;
    return `${squares}=${this.#kinds.get(letter) ?? letter.toUpperCase()}`;
  }

  /** How UCI writes an action of ours. */
  write(/** @type {string} */ action) {
    const [squares, kind] = action.split('=');
    if (!kind) return action;
    return squares + (this.#letters.get(kind) ?? kind.toLowerCase());
  }

  begin() {
    return this.#ask(`variant ${this.#variant}`);
  }

  play(/** @type {string} */ action) {
    return this.#ask(`play ${action}`);
  }

  actions() {
    return this.#ask('actions');
  }

  /** `ongoing`, or as formats 4 has it. */
  async outcome() {
    return (await this.#ask('outcome'))[0];
  }

  /** The seat whose turn it is, counted from 0. */
  async seat() {
    return seatOf((await this.#ask('position'))[0].split(' ')[1]);
  }

  /** The seat that has won by an outcome, if one has. */
  winnerOf(/** @type {string} */ outcome) {
    const [result, letter] = outcome.split(' ');
    return result === 'win' ? seatOf(letter) : undefined;
  }

  stop() {
    this.#child.kill();
  }
}

/** Seats are w and b, or a to f. */
const seatOf = (/** @type {string} */ letter) => (letter === 'w' ? 0 : letter.charCodeAt(0) - 'a'.charCodeAt(0));
