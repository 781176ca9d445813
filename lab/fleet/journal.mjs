// The results of a run, in one file that only grows: a line for each job that is done. A job is known by all that
// determines its result, so that a line is right in whatever run it is found again.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { engineHash } from './program.mjs';

/** @typedef {import('./kinds.mjs').Job} Job */

export class Journal {
  #path;
  #engine = engineHash();
  /** @type {Map<string, string>} */
  #results = new Map();

  constructor(/** @type {string} */ folder) {
    mkdirSync(folder, { recursive: true });
    this.#path = join(folder, 'journal.txt');
    if (existsSync(this.#path)) this.#read(readFileSync(this.#path, 'latin1'));
  }

  /** The end of a line that was being written when everything stopped is cut off. */
  #read(/** @type {string} */ text) {
    const end = text.lastIndexOf('\n') + 1;
    if (end < text.length) truncateSync(this.#path, end);
    for (const line of text.slice(0, end).split('\n')) {
      const [name, result] = line.split(' ');
      if (result !== undefined) this.#results.set(name, result);
    }
  }

  #nameOf(/** @type {Job} */ job) {
    return createHash('sha256')
      .update(JSON.stringify([this.#engine, job]))
      .digest('hex')
      .slice(0, 32);
  }

  /** The result of a job, if it is done. */
  find(/** @type {Job} */ job) {
    const result = this.#results.get(this.#nameOf(job));
    return result === undefined ? undefined : Buffer.from(result, 'base64');
  }

  add(/** @type {Job} */ job, /** @type {Buffer} */ result) {
    appendFileSync(this.#path, `${this.#nameOf(job)} ${result.toString('base64')}\n`);
  }
}
