// A program that plays by the Universal Chess Interface, as a process: it is asked for one action at a time, with a
// limit of its own words (`nodes 1000`) or of processor time, which other work on the machine does not change.

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

/** How often processor time is looked at, in milliseconds. */
const pause = 1;
/** A program that is found asleep so many times in a row waits for the next command. */
const looksAsleep = 20;

/** The processor time that all threads of a process have had, in milliseconds. Linux only. */
function processorTime(/** @type {number} */ pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((id) => Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]));
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}

/** True if all threads of a process wait for something other than a processor. Linux only. */
function isAsleep(/** @type {number} */ pid) {
  return readdirSync(`/proc/${pid}/task`).every((id) =>
    /\) S [^)]*$/.test(readFileSync(`/proc/${pid}/task/${id}/stat`, 'utf8')),
  );
}

/** The score in a line of `info`, in hundredths of a pawn; undefined if there is none. */
export function scoreIn(/** @type {string} */ line) {
  const [, unit, value] = /\bscore (cp|mate) (-?\d+)/.exec(line) ?? [];
  if (!unit) return undefined;
  return unit === 'cp' ? Number(value) : Number(value) > 0 ? 30000 : -30000;
}

export class UciProgram {
  #child;
  #lines;

  /** @param {string} command a program and its arguments, with spaces between them */
  constructor(command) {
    const [file, ...args] = command.split(' ');
    this.command = command;
    this.#child = spawn(file, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** Starts it with options, `NAME=VALUE` each. Rejects if it does not speak the protocol. */
  async start(/** @type {string[]} */ options) {
    this.#send('uci');
    await this.#read(/^uciok/);
    for (const option of options) {
      const at = option.indexOf('=');
      this.#send(`setoption name ${option.slice(0, at)} value ${option.slice(at + 1)}`);
    }
  }

  #send(/** @type {string} */ line) {
    this.#child.stdin.write(`${line}\n`);
  }

  /** Reads up to a line, which is told with the last score and depth before it. */
  async #read(/** @type {RegExp} */ end) {
    /** @type {number | undefined} */
    let score;
    let depth = 0;
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error(`${this.command} has ended`);
      score = scoreIn(value) ?? score;
      depth = Number(/\bdepth (\d+)/.exec(value)?.[1] ?? depth);
      if (end.test(value)) return { line: /** @type {string} */ (value), score, depth };
    }
  }

  /**
   * Searches, or counts sequences of actions: the best one or their number, and the processor time it took, in
   * milliseconds.
   * @param {string} what as `go` has it: `perft 5`, `nodes 1000`
   * @param {string} [position] the start if there is none
   */
  async measure(what, position) {
    const { pid } = this.#child;
    if (!pid) throw new Error(`${this.command} does not run`);
    this.#send(`position ${position ? `fen ${position}` : 'startpos'}`);
    this.#send('isready');
    await this.#read(/^readyok/);
    const start = processorTime(pid);
    this.#send(`go ${what}`);
    const { line } = await this.#read(/^(?:Nodes searched:|bestmove) \S/);
    return { answer: line, ms: processorTime(pid) - start };
  }

  async newGame() {
    this.#send('ucinewgame');
    this.#send('isready');
    await this.#read(/^readyok/);
  }

  /**
   * The action that it would play after these moves, its score, and how many actions ahead it has looked.
   * @param {string[]} moves
   * @param {string} limit as `go` has it, or `cpu MILLISECONDS`
   * @param {string} [position] the start if there is none
   */
  async think(moves, limit, position) {
    const start = position ? `fen ${position}` : 'startpos';
    this.#send(`position ${start}${moves.length ? ` moves ${moves.join(' ')}` : ''}`);
    const [, milliseconds] = /^cpu (\d+(?:\.\d+)?)$/.exec(limit) ?? [];
    this.#send(milliseconds ? 'go infinite' : `go ${limit}`);
    const found = this.#read(/^bestmove/);
    if (milliseconds) await this.#stopAfter(Number(milliseconds), found);
    const { line, score, depth } = await found;
    return { move: line.split(' ')[1], score, depth };
  }

  async #stopAfter(/** @type {number} */ milliseconds, /** @type {Promise<unknown>} */ found) {
    const { pid } = this.#child;
    if (!pid) return;
    let isFound = false;
    const note = () => {
      isFound = true;
    };
    found.then(note, note);
    const start = processorTime(pid);
    // A program that has nothing more to find waits for the word without using its time.
    let asleep = 0;
    while (!isFound && processorTime(pid) - start < milliseconds && asleep < looksAsleep) {
      await wait(pause);
      asleep = isAsleep(pid) ? asleep + 1 : 0;
    }
    if (!isFound) this.#send('stop');
  }

  /** Ends it in its own time. */
  async quit() {
    const ended = new Promise((fulfil) => this.#child.once('exit', fulfil));
    this.#send('quit');
    await ended;
  }

  stop() {
    this.#child.kill();
  }
}
