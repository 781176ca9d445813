// The native programs as jobs use them: its words come from us alone, files go into a folder that is gone afterwards.

import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** The product's program. */
export const motley = resolve(root, 'build/native/motley');
/** The laboratory's, which does the jobs. */
export const program = resolve(root, 'build/lab/motley-lab');

/** The name of the build: the same results come from the same program only. */
export const engineHash = (path = program) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Asks a program something short. */
export const askProgram = (/** @type {string} */ path, /** @type {string[]} */ words) =>
  execFileSync(path, words, { encoding: 'utf8' }).trim();

/** The most that a result has, in bytes, and that a program has of memory, where they are bounded. */
export const longestResult = 1_000_000;
const bounds = [`--as=${2 ** 31}`, `--fsize=${longestResult}`, '--core=0'];

/** Goes on only with the process that began it, which may be gone before the system was asked to end both together. */
const withParent = '[ "$PPID" = "$0" ] && exec "$@"';

/**
 * The command that keeps a program within these bounds, whatever files it writes, and ends it with a killed worker. The
 * commands are parts of every Debian; elsewhere nothing does it.
 * @param {string} path
 * @param {string[]} words
 * @param {number} parent the process that begins it
 * @returns {[string, string[]]}
 */
export const bound = (path, words, parent = process.pid) =>
  process.platform === 'linux'
    ? [
        'setpriv',
        ['--pdeathsig', 'KILL', 'sh', '-c', withParent, `${parent}`, 'prlimit', ...bounds, '--', path, ...words],
      ]
    : [path, words];

/**
 * Why a program ended.
 * @param {string} message what it said
 * @param {number | null} status
 * @param {NodeJS.Signals | null} killer
 */
function reasonOf(message, status, killer) {
  if (killer === 'SIGXFSZ') return `a result of more than ${longestResult} bytes`;
  return message.trim() || `status ${status ?? killer}`;
}

/**
 * Runs a program to its end; what it prints. Rejects with its message where it fails.
 * @param {string[]} words
 * @param {object} settings
 * @param {AbortSignal} [settings.signal] kills it
 * @param {string} [settings.path] of the program; usually the one that is built here
 * @param {boolean} [settings.isBounded] it fails where it wants more memory, or has more to tell, than a job may
 * @returns {Promise<Buffer>}
 */
export function runProgram(words, { signal, path = program, isBounded = false }) {
  const command = isBounded ? bound(path, words) : /** @type {const} */ ([path, words]);
  const child = spawn(...command, { stdio: ['ignore', 'pipe', 'pipe'], signal, killSignal: 'SIGKILL' });
  /** @type {Buffer[]} */
  const printed = [];
  let [length, message] = [0, ''];
  child.stdout.on('data', (chunk) => {
    length += chunk.length;
    if (isBounded && length > longestResult) child.kill('SIGXFSZ');
    else printed.push(chunk);
  });
  child.stderr.on('data', (chunk) => {
    message = (message + chunk).slice(-2000);
  });
  return new Promise((fulfil, reject) => {
    child.on('error', reject);
    child.on('close', (status, killer) => {
      if (status === 0) fulfil(Buffer.concat(printed));
      else reject(new Error(`motley-lab ${words[0]}: ${reasonOf(message, status, killer)}`));
    });
  });
}

/**
 * Does something with a folder of its own.
 * @template T
 * @param {(path: (name: string) => string) => Promise<T>} use
 */
export async function withFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'motley-job-'));
  try {
    return await use((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
