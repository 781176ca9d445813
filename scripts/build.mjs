// Builds by name: node scripts/build.mjs native|asan|sanitised|wasm|wasm-tests|site...
// What a build prints goes to build/logs and to the screen only if it fails.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const jobs = String(availableParallelism?.() ?? 2);

/** @typedef {{ ok: boolean, output: string }} Run */

/** Where the output of a command of some name goes. */
export const logPath = (/** @type {string} */ name) => resolve(root, 'build/logs', `${name}.log`);

/**
 * Runs a command with its output in build/logs/NAME.log. Returns whether it succeeded, and the output.
 * After an hour it is killed, with whatever it started.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<Run>}
 */
export async function runLogged(name, command, args) {
  mkdirSync(resolve(root, 'build/logs'), { recursive: true });
  const path = logPath(name);
  const log = openSync(path, 'w');
  const child = spawn('timeout', ['--signal=KILL', '3600', command, ...args], {
    cwd: root,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const [status, signal] = await once(child, 'close').catch((error) => [error.message, null]);
  const ending = signal ? 'took longer than an hour' : typeof status === 'string' ? status : '';
  const output = readFileSync(path, 'utf8') + (ending ? `${command}: ${ending}\n` : '');
  return { ok: status === 0, output };
}

/** Configures and builds a target of a CMake preset; a build folder that has moved is configured afresh. */
async function buildPreset(/** @type {string} */ preset, target = 'all') {
  const log = 'build-' + preset;
  const configured = await runLogged(log, 'cmake', ['--preset', preset]);
  if (!configured.ok) {
    const afresh = await runLogged(log, 'cmake', ['--preset', preset, '--fresh']);
    if (!afresh.ok) return afresh;
  }
  return runLogged(log, 'cmake', ['--build', '--preset', preset, '--target', target, '--parallel', jobs]);
}

/** @type {Record<string, () => Promise<Run>>} */
const builders = {
  native: () => buildPreset('native'),
  asan: () => buildPreset('asan'),
  sanitised: () => buildPreset('asan', 'sanitised'),
  wasm: () => buildPreset('wasm'),
  'wasm-tests': async () => {
    const source = await runLogged('get-cmocka', 'scripts/get-cmocka.sh', []);
    return source.ok ? buildPreset('wasm-tests') : source;
  },
  site: async () => {
    const wasm = await builders.wasm();
    const page = wasm.ok ? await runLogged('build-site', 'node_modules/.bin/vite', ['build']) : wasm;
    const embed = ['build', '--config', 'vite.embed.config.js'];
    return page.ok ? runLogged('build-embed', 'node_modules/.bin/vite', embed) : page;
  },
};

/** Builds something by name. */
export const build = (/** @type {string} */ name) => builders[name]();

/** The same, telling the time it took, and the output only if it fails. */
async function tellBuild(/** @type {string} */ name) {
  const start = Date.now();
  const { ok, output } = await build(name);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  if (!ok) console.log(output);
  console.log(`${ok ? 'built' : 'cannot build'} ${name} (${seconds} s)`);
  return ok;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of process.argv.slice(2)) if (!process.exitCode && !(await tellBuild(name))) process.exitCode = 1;
