// Long computations, on all cores of this machine: docs/fleet.md.
//
//   node scripts/fleet.mjs run KIND … --folder FOLDER [--cores N]
//
// It can be stopped at any time; the same command with the same folder goes on. Results do not depend on how many
// cores there are.

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { kinds } from './fleet/kinds.mjs';
import { interruption, runKind } from './fleet/run.mjs';
import { countOf, UsageError } from './fleet/words.mjs';

/** Prints how it is to be called. */
function printUsage(/** @type {string} */ reason) {
  const lines = Object.entries(kinds).map(([name, { usage }]) => `  run ${name} ${usage}`);
  console.error(`${reason}\nusage: node scripts/fleet.mjs run KIND … --folder FOLDER [--cores N]\n${lines.join('\n')}`);
}

/** The words and values of a run. */
function readRun(/** @type {string[]} */ args) {
  const [command, name, ...more] = args;
  if (command !== 'run' || !Object.hasOwn(kinds, name)) throw new UsageError(`not a kind of run: ${args.join(' ')}`);
  const keys = ['folder', 'cores', ...kinds[name].options];
  const options = Object.fromEntries(keys.map((key) => [key, /** @type {const} */ ({ type: 'string' })]));
  try {
    return { name, ...parseArgs({ args: more, options, allowPositionals: true }) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

try {
  const { name, positionals, values } = readRun(process.argv.slice(2));
  const { folder, cores, ...own } = /** @type {import('./fleet/kinds.mjs').Values} */ (values);
  if (!folder) throw new UsageError('a folder is missing');
  const settings = { folder: resolve(folder), signal: interruption(), ...(cores ? { cores: countOf(cores, 1) } : {}) };
  console.log(await runKind(name, positionals, own, settings));
} catch (error) {
  if (error instanceof UsageError) printUsage(error.message);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
