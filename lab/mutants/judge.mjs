// Runs the tests that a mutant could fail, one after the other, until one fails.

import { spawn } from 'node:child_process';

/**
 * @typedef {object} Step
 * @property {string} name of the test
 * @property {string[]} command
 * @property {(() => Promise<boolean>)} [prepare] builds what the test needs; false is a failure of the build
 * @property {boolean} [isDear] the build takes longer than most tests
 */

/** @typedef {{ ok: boolean, isLate: boolean, seconds: number, output: string }} Ending */

/**
 * Runs a command; after some seconds it is killed, with all that it has started.
 * @param {string[]} command
 * @param {string} folder
 * @param {number} limit
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Ending>}
 */
export function runCommand([command, ...args], folder, limit, environment = process.env) {
  return new Promise((resolve) => {
    const start = Date.now();
    // A group of its own can be killed as a whole.
    const child = spawn(command, args, { cwd: folder, detached: true, env: environment });
    let output = '';
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, limit * 1000);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => {
        output = (output + bytes).slice(-1_000_000);
      });
    const end = (/** @type {boolean} */ ok) => {
      clearTimeout(timer);
      resolve({ ok: ok && !isLate, isLate, seconds: (Date.now() - start) / 1000, output });
    };
    child.on('error', () => end(false));
    child.on('close', (status) => end(status === 0));
  });
}

/** The name of the first test that failed in what a runner writes. */
export function findFailed(/** @type {string} */ output) {
  return /^ *not ok \d+ - (.*)$/m.exec(output)?.[1] ?? /^\[ +FAILED +\] ((?!\d+ test).*)$/m.exec(output)?.[1] ?? '';
}

/** How long a test may take that takes some seconds when nothing is wrong. */
const limitOf = (/** @type {number} */ seconds) => 20 + 8 * seconds;

/**
 * The first test that notices something: it fails, or does not end.
 * @param {Step[]} steps
 * @param {string} folder
 * @param {(step: Step) => Promise<number | undefined>} timeOf how many seconds a test takes with all as it should be;
 *   nothing if it fails by itself
 * @returns {Promise<string>} its name, and why; nothing if none does
 */
export async function findKiller(steps, folder, timeOf) {
  for (const step of steps) {
    const seconds = await timeOf(step);
    if (seconds === undefined) continue;
    if (step.prepare && !(await step.prepare())) return `${step.name}: does not build`;
    const { ok, isLate, output } = await runCommand(step.command, folder, limitOf(seconds));
    if (isLate) return `${step.name}: does not end`;
    if (!ok) return `${step.name}: ${findFailed(output) || 'fails'}`;
  }
  return '';
}
