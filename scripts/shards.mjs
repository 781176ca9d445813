// Plays one match, or the games of a fit, on several processors: each process plays a part of the games and keeps a
// file of its own; in the end they are one file, the same as one process would have written.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const motley = resolve(root, 'build/native/motley');

/** How often the sum is made while games are played, in milliseconds. */
const pause = 1000;

/**
 * @typedef {object} Match
 * @property {string[]} players two, as `motley match` takes them
 * @property {string} variant
 * @property {number} games at most
 * @property {string} results the file that keeps them; a match that was interrupted goes on from what lies there
 * @property {string} [sprt] two numbers of Elo: ends the match when the test is decided
 * @property {string[]} [options] more of `motley match`, such as `--seed`
 * @property {number} [jobs] how many processes
 * @property {(sum: string) => void} [tell] is told how the match stands
 */

/** The part, from 0, that plays a game: both games of a pair belong to one. */
export const partOf = (/** @type {number} */ number, /** @type {number} */ parts) => (number >> 1) % parts;

/** Deals the games that a file has to files of parts that are not there yet. */
function deal(/** @type {string} */ results, /** @type {string[]} */ parts) {
  if (!existsSync(results)) return;
  const [heading, ...lines] = readFileSync(results, 'utf8').split('\n').filter(Boolean);
  for (const [index, part] of parts.entries()) {
    if (existsSync(part)) continue;
    const own = lines.filter((line) => partOf(Number.parseInt(line, 10), parts.length) === index);
    writeFileSync(part, `${[heading, ...own].join('\n')}\n`);
  }
}

/** Sums up files of results; with `out` it writes what counts into one. @returns {string} */
function sum(/** @type {string[]} */ files, /** @type {string | undefined} */ sprt, /** @type {string[]} */ ...out) {
  const there = files.filter(existsSync);
  if (there.length === 0) return '';
  const options = [...(sprt ? ['--sprt', sprt] : []), ...out];
  return execFileSync(motley, ['tally', ...there, ...options], { encoding: 'utf8' }).trim();
}

/** Whether a sequential test has ended, by its sum. */
const isDecided = (/** @type {string} */ text) => /, (accepted|refused)$/m.test(text);

/** Runs `motley` to its end, or until it is stopped. */
function run(/** @type {string[]} */ args, /** @type {AbortSignal | undefined} */ signal = undefined) {
  const child = spawn(motley, args, { stdio: ['ignore', 'ignore', 'inherit'], signal });
  return new Promise((fulfil, reject) => {
    child.on('error', (error) => (signal?.aborted ? fulfil(undefined) : reject(error)));
    child.on('exit', (status) =>
      status === 0 ? fulfil(undefined) : reject(new Error(`motley ${args[0]}: status ${status}`)),
    );
  });
}

/**
 * Plays the games of `motley tune`, and keeps their positions in a file.
 * @param {string[]} args of the command, without options of the fit
 * @param {string} samples the file; what lies there is kept
 */
export async function playSamples(args, samples, jobs = availableParallelism()) {
  if (existsSync(samples)) return;
  const shared = ['tune', ...args, '--samples', samples];
  const parts = Array.from({ length: jobs }, (_, i) => `${i + 1}-of-${jobs}`);
  if (jobs > 1) await Promise.all(parts.map((part) => run([...shared, '--shard', part.replace('-of-', '/')])));
  await run([...shared, ...(jobs > 1 ? ['--parts', String(jobs)] : [])]);
  for (const part of parts) rmSync(`${samples}.${part}`, { force: true });
}

/** Plays a match. @returns {Promise<string>} its sum, as `motley tally` prints it */
export async function playMatch(/** @type {Match} */ match) {
  const { players, variant, games, results, sprt, options = [], jobs = availableParallelism(), tell } = match;
  mkdirSync(dirname(results), { recursive: true });
  const known = sum([results], sprt);
  if (isDecided(known) || Number.parseInt(known, 10) >= games) return known;
  const parts = Array.from({ length: jobs }, (_, i) => `${results}.${i + 1}-of-${jobs}`);
  deal(results, parts);
  const stop = new AbortController();
  const shared = ['match', ...players, '--variant', variant, '--games', String(games), ...options];
  let isOver = false;
  const running = Promise.all(
    parts.map((part, i) => run([...shared, '--results', part, '--shard', `${i + 1}/${jobs}`], stop.signal)),
  ).finally(() => {
    isOver = true;
  });
  const watching = (async () => {
    for (let last = ''; !isOver; await Promise.race([wait(pause), running.catch(() => {})])) {
      const text = sum(parts, sprt);
      if (text !== last) tell?.(text);
      last = text;
      if (isDecided(text)) stop.abort();
    }
  })();
  await Promise.all([running, watching]);
  const whole = `${results}.new`;
  const text = sum(parts, sprt, '--out', whole);
  renameSync(whole, results);
  for (const part of parts) rmSync(part, { force: true });
  return text;
}
