// Runs npm for what installs other programs to compare with.

import { spawnSync } from 'node:child_process';

/**
 * Runs npm in a folder and gives what it prints. Throws if it fails.
 * @param {string} folder
 * @param {string[]} args
 */
export function runNpm(folder, args) {
  const { status, stdout, stderr, error } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${error?.message ?? stdout + stderr}`);
  return stdout;
}
