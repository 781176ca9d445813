// Builds by name: node scripts/build.mjs native|asan|wasm|wasm-tests|site...
// What a build prints goes to build/logs and to the screen only if it fails.

import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const jobs = String(availableParallelism?.() ?? 2);

/**
 * Runs a command with its output in build/logs/NAME.log. Returns whether it succeeded, and the output.
 * After half an hour it is killed, with whatever it started.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 */
export function runLogged(name, command, args) {
  mkdirSync(resolve(root, 'build/logs'), { recursive: true });
  const path = resolve(root, 'build/logs', name + '.log');
  const log = openSync(path, 'w');
  const { status, signal, error } = spawnSync('timeout', ['--signal=KILL', '1800', command, ...args], {
    cwd: root,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ending = error?.message ?? (signal ? 'took longer than half an hour' : '');
  const output = readFileSync(path, 'utf8') + (ending ? `${command}: ${ending}\n` : '');
  return { ok: status === 0, output };
}

/** Configures and builds a CMake preset; a build folder that has moved is configured afresh. */
function buildPreset(/** @type {string} */ preset) {
  const log = 'build-' + preset;
  const configured = runLogged(log, 'cmake', ['--preset', preset]);
  if (!configured.ok) {
    const afresh = runLogged(log, 'cmake', ['--preset', preset, '--fresh']);
    if (!afresh.ok) return afresh;
  }
  return runLogged(log, 'cmake', ['--build', '--preset', preset, '--parallel', jobs]);
}

/** @type {Record<string, () => { ok: boolean, output: string }>} */
const builders = {
  native: () => buildPreset('native'),
  asan: () => buildPreset('asan'),
  wasm: () => buildPreset('wasm'),
  'wasm-tests': () => {
    const source = runLogged('get-cmocka', 'scripts/get-cmocka.sh', []);
    return source.ok ? buildPreset('wasm-tests') : source;
  },
  site: () => {
    const wasm = builders.wasm();
    const page = wasm.ok ? runLogged('build-site', 'node_modules/.bin/vite', ['build']) : wasm;
    const embed = ['build', '--config', 'vite.embed.config.js'];
    return page.ok ? runLogged('build-embed', 'node_modules/.bin/vite', embed) : page;
  },
};

/** Builds something by name, telling the time it took, and the output only if it fails. */
export function build(/** @type {string} */ name) {
  const start = Date.now();
  const { ok, output } = builders[name]();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  if (!ok) console.log(output);
  console.log(`${ok ? 'built' : 'cannot build'} ${name} (${seconds} s)`);
  return ok;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = process.argv.slice(2).every(build) ? 0 : 1;
