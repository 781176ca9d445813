// One run of a kind on this machine.

import { setMaxListeners } from 'node:events';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { compute } from './compute.mjs';
import { kinds } from './kinds.mjs';

/**
 * @typedef {object} Settings
 * @property {string} folder keeps what is done, and the files that come out
 * @property {number} [cores]
 * @property {string} [server] address of a queue whose workers compute; without one this machine does
 * @property {string} [ca] file of the authority that has signed its certificate, where it is one's own
 * @property {AbortSignal} [signal] ends it; the next run with the same folder goes on
 */

/**
 * Computes, and gives what is to be printed.
 * @param {string} kind
 * @param {string[]} words
 * @param {import('./kinds.mjs').Values} values
 * @param {Settings} settings
 */
export function runKind(kind, words, values, settings) {
  const { folder, server, ca, cores = availableParallelism(), signal = new AbortController().signal } = settings;
  mkdirSync(folder, { recursive: true });
  return kinds[kind].run(words, values, {
    folder,
    async compute(jobs, wishes) {
      if (!server) return compute(jobs, wishes, { folder, cores, signal });
      // Without a queue nothing has to be installed.
      const { computeFar } = await import('./coordinator.mjs');
      return computeFar(jobs, wishes, { folder, server, ca, signal });
    },
  });
}

/** A signal for one who interrupts the program; the jobs end with it. */
export function interruption() {
  const stop = new AbortController();
  // Each core listens.
  setMaxListeners(0, stop.signal);
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(name, () => stop.abort(new Error('interrupted: the same command goes on')));
  return stop.signal;
}
