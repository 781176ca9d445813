// Builds by name: node scripts/build.mjs native|asan|sanitised|wasm|wasm-tests|site...
// The output of a build goes to build/logs and to the screen only if it fails.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

/** Of what the site that stands was built, and when. */
const stamp = resolve(root, 'build/site.stamp');

/** All that the site is built of, but for what the compiler makes. */
const sources = [
  'shell',
  'web',
  'scripts',
  'public',
  'docs',
  'core',
  'package.json',
  'package-lock.json',
  'vite.config.js',
  'vite.embed.config.js',
];

/** The files of the site that its two builds write last, with the sources and the rules: when each was changed. */
function describeInputs() {
  const made = ['build/site/index.html', 'build/site/offline.js', 'build/site/embed.js', 'build/site/embed.html'];
  const rules = readdirSync(resolve(root, 'build/wasm')).filter((name) => name.endsWith('.wasm'));
  const inside = (/** @type {string} */ path) =>
    statSync(resolve(root, path)).isDirectory()
      ? readdirSync(resolve(root, path), { recursive: true, encoding: 'utf8' }).map((name) => `${path}/${name}`)
      : [path];
  const paths = [...made, ...rules.map((name) => `build/wasm/${name}`), ...sources.flatMap(inside)];
  return paths.map((path) => `${path} ${statSync(resolve(root, path)).mtimeMs}\n`).join('');
}

/** Whether the site stands as it would be built now. */
function isStanding() {
  try {
    return readFileSync(stamp, 'utf8') === describeInputs();
  } catch {
    return false;
  }
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

/**
 * The builders of the targets; each tells what it begins with.
 * @type {Record<string, (tell: (what: string) => void) => Promise<Run>>}
 */
const builders = {
  native: () => buildPreset('native'),
  asan: () => buildPreset('asan'),
  sanitised: () => buildPreset('asan', 'sanitised'),
  wasm: () => buildPreset('wasm'),
  'wasm-tests': async () => {
    const source = await runLogged('get-cmocka', 'scripts/get-cmocka.sh', []);
    return source.ok ? buildPreset('wasm-tests') : source;
  },
  site: async (tell) => {
    tell('compiling the rules');
    const wasm = await builders.wasm(tell);
    if (!wasm.ok || isStanding()) return wasm;
    tell('packing the page');
    const page = await runLogged('build-site', 'node_modules/.bin/vite', ['build']);
    if (!page.ok) return page;
    tell('packing the element for other pages');
    const element = await runLogged('build-embed', 'node_modules/.bin/vite', [
      'build',
      '--config',
      'vite.embed.config.js',
    ]);
    if (element.ok) writeFileSync(stamp, describeInputs());
    return element;
  },
};

/** Builds something by name. */
export const build = (/** @type {string} */ name, tell = (/** @type {string} */ _what) => {}) => builders[name](tell);

/** The same, telling the time it took, and the output only if it fails. */
async function tellBuild(/** @type {string} */ name) {
  const start = Date.now();
  const { ok, output } = await build(name, (what) => console.log(`${what} …`));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  if (!ok) console.log(output);
  console.log(`${ok ? 'built' : 'cannot build'} ${name} (${seconds} s)`);
  return ok;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of process.argv.slice(2)) if (!process.exitCode && !(await tellBuild(name))) process.exitCode = 1;
