// Long computations, on all cores of this machine or on many machines: lab/fleet/README.md.
//
//   node lab/fleet/fleet.mjs run KIND … --folder FOLDER [--cores N | --server URL [--ca FILE]]
//   node lab/fleet/fleet.mjs serve [--store FOLDER] [--listen HOST:PORT] [--tls FOLDER]
//   node lab/fleet/fleet.mjs serve … --name NAME --cluster HOST:PORT --routes HOST:PORT,HOST:PORT
//   node lab/fleet/fleet.mjs work --server URL [--ca FILE] [--cores N] [--engines FOLDER]
//   node lab/fleet/fleet.mjs status --server URL [--ca FILE]
//   node lab/fleet/fleet.mjs stop RUN --server URL [--ca FILE]
//
// It can be stopped at any time; the same command with the same folder goes on. Results do not depend on how many
// cores or machines there are.

import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { kinds } from './kinds.mjs';
import { root } from './program.mjs';
import { interruption, runKind } from './run.mjs';
import { countOf, UsageError } from './words.mjs';

/** @typedef {import('./kinds.mjs').Values} Values */

const head = `usage: node lab/fleet/fleet.mjs COMMAND
  serve [--store FOLDER] [--listen HOST:PORT] [--tls FOLDER] [--name NAME --cluster HOST:PORT --routes HOST:PORT,…]
  work --server URL [--ca FILE] [--cores N] [--engines FOLDER]
  status --server URL [--ca FILE]
  stop RUN --server URL [--ca FILE]
  run KIND … --folder FOLDER [--cores N | --server URL [--ca FILE]]
URL: nats://USER:PASSWORD@HOST:PORT or tls://…; of several nodes with commas between`;

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

/** Whether a text is the address of a queue, or those of its nodes. */
const isServer = (/** @type {string} */ text) => text.split(',').every((each) => /^(?:nats|tls):\/\//.test(each));

/** The address of a queue, and the file of its authority. @returns {[string, string | undefined]} */
function serverOf(/** @type {Values} */ { server, ca }) {
  if (!server || !isServer(server)) throw new UsageError('the address of a server is missing');
  return [server, ca];
}

const coresOf = (/** @type {Values} */ { cores }) => countOf(cores, availableParallelism());

async function run(/** @type {string[]} */ [name, ...args]) {
  if (!Object.hasOwn(kinds, name ?? '')) throw new UsageError(`not a kind of run: ${name}`);
  const { words, values } = read(args, ['folder', 'cores', 'server', 'ca', ...kinds[name].options], kinds[name].flags);
  const { folder, cores, server, ca, ...own } = values;
  if (!folder) throw new UsageError('a folder is missing');
  if (server !== undefined) serverOf(values);
  const settings = { folder: resolve(folder), cores: coresOf(values), server, ca, signal: interruption() };
  console.log(await runKind(name, words, own, settings));
}

async function serve(/** @type {string[]} */ args) {
  const { values } = read(args, ['store', 'listen', 'tls', 'name', 'cluster', 'routes']);
  const { store = resolve(root, 'build/fleet'), listen = '127.0.0.1:4222', name = 'fleet', cluster, ...more } = values;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new UsageError('a name has small letters, digits and -');
  if (cluster !== undefined && (!values.name || !values.routes)) throw new UsageError('a node has a name and routes');
  const node = cluster === undefined ? undefined : { listen: cluster, routes: String(more.routes).split(',') };
  const server = await import('./server.mjs');
  await server.serve({ store: resolve(store), listen, name, tls: more.tls, node, signal: interruption() });
}

async function work(/** @type {string[]} */ args) {
  const { values } = read(args, ['server', 'ca', 'cores', 'engines']);
  const [url, ca] = serverOf(values);
  const worker = await import('./worker.mjs');
  await worker.work(url, { ca, cores: coresOf(values), engines: values.engines, signal: interruption() });
}

/** Does something with the queue of an address. */
async function withQueue(
  /** @type {[string, string | undefined]} */ [url, ca],
  /** @type {(queue: import('./queue.mjs').Queue) => Promise<void>} */ use,
) {
  const { openQueue } = await import('./queue.mjs');
  const queue = await openQueue(url, ca);
  await use(queue).finally(() => queue.connection.close());
}

/** Which node leads a stream, and whether the others have all of it. */
function describeNodes(/** @type {import('@nats-io/jetstream').StreamInfo} */ { config, cluster }) {
  const nodes = (cluster?.replicas ?? []).map(({ name, offline, current }) => {
    const state = offline ? 'is away' : current ? 'has all' : 'is behind';
    return `${name} ${state}`;
  });
  return `${config.name}: ${[`${cluster?.leader ?? 'nobody'} leads`, ...nodes.sort()].join(', ')}`;
}

const status = (/** @type {string[]} */ args) =>
  withQueue(serverOf(read(args, ['server', 'ca']).values), async ({ manager }) => {
    for await (const stream of manager.streams.list())
      if (stream.config.num_replicas > 1) console.log(describeNodes(stream));
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
  const { words, values } = read(args, ['server', 'ca']);
  if (!/^[a-z2-7]{16}$/.test(words[0] ?? '')) throw new UsageError('the name of a run is missing');
  return withQueue(serverOf(values), async (queue) => {
    const { clear } = await import('./queue.mjs');
    console.log(`${await clear(queue, 'JOBS', `fleet.job.*.${words[0]}.*`)} jobs are gone`);
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
