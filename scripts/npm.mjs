// Runs npm, also where there is Node without it: then npm's own package is fetched, as ./check does.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../.tools/npm/bin/npm-cli.js', import.meta.url));
const getter = fileURLToPath(new URL('get-npm.mjs', import.meta.url));

/** The command that is npm, and its first arguments. */
function findNpm() {
  if (spawnSync('npm', ['--version']).status === 0) return ['npm'];
  if (!existsSync(script)) spawnSync(process.execPath, [getter], { stdio: 'inherit' });
  return [process.execPath, script];
}

/**
 * Runs npm in a folder and gives what it prints. Throws if it fails.
 * @param {string} folder
 * @param {string[]} args
 */
export function runNpm(folder, args) {
  const [command, ...first] = findNpm();
  const options = { cwd: folder, encoding: /** @type {const} */ ('utf8') };
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], options);
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${error?.message ?? stdout + stderr}`);
  return stdout;
}
