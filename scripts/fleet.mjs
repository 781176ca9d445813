// Long computations, on all cores of this machine or on many machines: docs/fleet.md.
//
//   node scripts/fleet.mjs run KIND … --folder FOLDER [--cores N | --server URL]
//   node scripts/fleet.mjs serve [--store FOLDER] [--listen HOST:PORT]
//   node scripts/fleet.mjs work --server URL [--cores N] [--engines FOLDER]
//   node scripts/fleet.mjs status --server URL
//   node scripts/fleet.mjs stop RUN --server URL
//
// It can be stopped at any time; the same command with the same folder goes on. Results do not depend on how many
// cores or machines there are.

import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { kinds } from './fleet/kinds.mjs';
import { root } from './fleet/program.mjs';
import { interruption, runKind } from './fleet/run.mjs';
import { countOf, UsageError } from './fleet/words.mjs';

/** @typedef {import('./fleet/kinds.mjs').Values} Values */

const head = `usage: node scripts/fleet.mjs COMMAND
  serve [--store FOLDER] [--listen HOST:PORT]
  work --server URL [--cores N] [--engines FOLDER]
  status --server URL
  stop RUN --server URL
  run KIND … --folder FOLDER [--cores N | --server URL]`;

/** Prints how it is to be called. */
function printUsage(/** @type {string} */ reason) {
  const lines = Object.entries(kinds).map(([name, { usage }]) => `  run ${name} ${usage}`);
  console.error([reason, head, ...lines].join('\n'));
}

/** The words and values of a command that has such options. */
function read(/** @type {string[]} */ args, /** @type {string[]} */ keys, /** @type {string[]} */ flags = []) {
  const options = Object.fromEntries([
    ...keys.map((key) => [key, /** @type {const} */ ({ type: 'string' })]),
    ...flags.map((key) => [key, /** @type {const} */ ({ type: 'boolean' })]),
  ]);
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { words: positionals, values: /** @type {Values} */ (values) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The address of a queue. */
function serverOf(/** @type {Values} */ { server }) {
  if (!server || !URL.canParse(server)) throw new UsageError('the address of a server is missing');
  return server;
}

const coresOf = (/** @type {Values} */ { cores }) => countOf(cores, availableParallelism());

async function run(/** @type {string[]} */ [name, ...args]) {
  if (!Object.hasOwn(kinds, name ?? '')) throw new UsageError(`not a kind of run: ${name}`);
  const { words, values } = read(args, ['folder', 'cores', 'server', ...kinds[name].options], kinds[name].flags);
  const { folder, cores, server, ...own } = values;
  if (!folder) throw new UsageError('a folder is missing');
  const signal = interruption();
  console.log(await runKind(name, words, own, { folder: resolve(folder), cores: coresOf(values), server, signal }));
}

async function serve(/** @type {string[]} */ args) {
  const { store = resolve(root, 'build/fleet'), listen = '127.0.0.1:4222' } = read(args, ['store', 'listen']).values;
  const server = await import('./fleet/server.mjs');
  await server.serve({ store: resolve(store), listen, signal: interruption() });
}

async function work(/** @type {string[]} */ args) {
  const { values } = read(args, ['server', 'cores', 'engines']);
  const url = serverOf(values);
  const worker = await import('./fleet/worker.mjs');
  await worker.work(url, { cores: coresOf(values), engines: values.engines, signal: interruption() });
}

/** Does something with the queue of an address. */
async function withQueue(
  /** @type {string} */ url,
  /** @type {(queue: import('./fleet/queue.mjs').Queue) => Promise<void>} */ use,
) {
  const { openQueue } = await import('./fleet/queue.mjs');
  const queue = await openQueue(url);
  await use(queue).finally(() => queue.connection.close());
}

const status = (/** @type {string[]} */ args) =>
  withQueue(serverOf(read(args, ['server']).values), async ({ manager }) => {
    const { state } = await manager.streams.info('JOBS', { subjects_filter: '>' });
    /** @type {Map<string, number>} */
    const runs = new Map();
    for (const subject of Object.keys(state.subjects ?? {})) {
      const name = subject.split('.').slice(2, 4).join(', run ');
      runs.set(name, (runs.get(name) ?? 0) + 1);
    }
    console.log(`${state.messages} jobs wait or are being done`);
    for (const [name, count] of runs) console.log(`program ${name}: ${count}`);
  });

function stop(/** @type {string[]} */ args) {
  const { words, values } = read(args, ['server']);
  if (!/^[a-z2-7]{16}$/.test(words[0] ?? '')) throw new UsageError('the name of a run is missing');
  return withQueue(serverOf(values), async ({ manager }) => {
    const { purged } = await manager.streams.purge('JOBS', { filter: `fleet.job.*.${words[0]}.*` });
    console.log(`${purged} jobs are gone`);
  });
}

/** @type {Record<string, (args: string[]) => Promise<void>>} */
const commands = { run, serve, work, status, stop };

try {
  const [name, ...args] = process.argv.slice(2);
  if (!Object.hasOwn(commands, name ?? '')) throw new UsageError(`not a command: ${name}`);
  await commands[name](args);
} catch (error) {
  if (error instanceof UsageError) printUsage(error.message);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
