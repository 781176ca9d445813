// Says where a long run of several jobs is: a line when one begins and one when it ends. Between them a terminal
// has one line at the bottom that is written anew each second; anything else gets a line every half a minute.

import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * @typedef {object} Job
 * @property {number} start in milliseconds
 * @property {string} log the file that the job writes to
 */

/** How far the writer of a log is, by the last mark in it: `4/10` of tests or `45%` of a build, or nothing. */
export function findMark(/** @type {string} */ text) {
  const marks = [...text.matchAll(/^ *(\d+\/\d+) Test +#|^\[(\d+\/\d+)\]|^\[ *(\d+%)\]|^# (\d+\/\d+) files$/gm)];
  return marks.at(-1)?.slice(1).find(Boolean) ?? '';
}

/** The end of a file that was written since a time; else nothing. */
function readTail(/** @type {string} */ path, /** @type {number} */ since) {
  if (!existsSync(path)) return '';
  const file = openSync(path, 'r');
  try {
    const { size, mtimeMs } = fstatSync(file);
    const buffer = Buffer.alloc(1 << 16);
    const length = readSync(file, buffer, 0, buffer.length, Math.max(0, size - buffer.length));
    return mtimeMs < since ? '' : buffer.toString('latin1', 0, length);
  } finally {
    closeSync(file);
  }
}

/** Seconds as minutes and seconds. */
export function formatTime(/** @type {number} */ seconds) {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export class Progress {
  /** @type {Map<string, Job>} */
  #jobs = new Map();
  #start = Date.now();
  /** @type {NodeJS.Timeout} */
  #timer;

  constructor() {
    this.#timer = setInterval(() => this.#tell(), process.stdout.isTTY ? 1000 : 30_000);
  }

  /** The running jobs, and how far each is. */
  #describe() {
    const jobs = [...this.#jobs].map(([name, { start, log }]) => `${name} ${findMark(readTail(log, start))}`.trimEnd());
    return `${formatTime((Date.now() - this.#start) / 1000)} ${jobs.join(' · ')}`;
  }

  #tell() {
    if (this.#jobs.size === 0) return;
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${this.#describe().slice(0, process.stdout.columns - 1)}`);
    else console.log(this.#describe());
  }

  /** Prints lines above the one at the bottom. */
  print(/** @type {string} */ text) {
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    console.log(text);
  }

  /**
   * @param {string} name
   * @param {string} log the file that the job writes to
   */
  begin(name, log) {
    this.#jobs.set(name, { start: Date.now(), log });
    this.print(`begins ${name}`);
  }

  /**
   * Ends a job and gives how many seconds it took.
   * @param {string} name
   * @param {string} verdict the word that stands before the name
   */
  end(name, verdict) {
    const { start } = /** @type {Job} */ (this.#jobs.get(name));
    this.#jobs.delete(name);
    const seconds = (Date.now() - start) / 1000;
    this.print(`${verdict} ${name} (${seconds.toFixed(1)} s)`);
    return seconds;
  }

  /** Nothing is told any more. Returns how long it was, in minutes and seconds. */
  close() {
    clearInterval(this.#timer);
    return formatTime((Date.now() - this.#start) / 1000);
  }
}
