// A run on three nodes, of which the leading one is killed three times, beside a worker and the run itself:
//
//   node lab/fleet/torture.mjs [--jobs 2000] [--kind match|selfplay] [--nodes 20]
//
// In the end nothing may be missing, nothing be there twice, and the files be those of the same run without a queue.
// Prints what it does and what it finds; exit status 1 and the names of what is not whole. It takes some minutes.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { countDone, Fleet, filesOf, script, untilDone } from './loopback.mjs';
import { engineHash } from './program.mjs';
import { openQueue, openWorkers, patiently } from './queue.mjs';

/** @typedef {import('./queue.mjs').Queue} Queue */

const { jobs, kind, nodes } = parseArgs({
  options: {
    jobs: { type: 'string', default: '2000' },
    kind: { type: 'string', default: 'selfplay' },
    nodes: { type: 'string', default: '20' },
  },
}).values;
const count = Number(jobs);
const player = `nodes=${nodes}`;
const words =
  kind === 'match'
    ? ['match', player, player, '--variant', 'custodian', '--games', String(2 * count)]
    : ['selfplay', 'custodian', '--games', jobs, '--player', player];

const start = Date.now();
/** Says what happens, with the seconds since the beginning. */
const tell = (/** @type {string} */ text) =>
  console.log(`${((Date.now() - start) / 1000).toFixed(1).padStart(7)} ${text}`);

/** A run that has done nothing for so long will not end. In milliseconds. */
const patience = 120_000;

/** So many faults are named. */
const told = 50;

const fleet = new Fleet();
const [near, far] = ['near', 'far'].map((name) => join(fleet.base, name));

/** The leader of a stream, or of its consumer for workers, and whether all three servers have all of it. */
async function lookAt(/** @type {Queue} */ { manager }, /** @type {string} */ stream, isConsumer = false) {
  const ofWorkers = `workers-${engineHash().slice(0, 16)}`;
  const { cluster } = await (isConsumer ? manager.consumers.info(stream, ofWorkers) : manager.streams.info(stream));
  const replicas = cluster?.replicas ?? [];
  return { leader: cluster?.leader, isWhole: replicas.length === 2 && replicas.every(({ current }) => current) };
}

/** Waits until something is so of a stream; its leader. */
async function until(
  /** @type {Queue} */ queue,
  /** @type {[string, boolean?]} */ place,
  /** @type {(found: Awaited<ReturnType<typeof lookAt>>) => boolean} */ isSo,
) {
  for (const end = Date.now() + patience; Date.now() < end; await wait(100)) {
    const found = await lookAt(queue, ...place).catch(() => undefined);
    if (found?.leader && isSo(found)) return found.leader;
  }
  throw new Error(`${place[0]} is without a leader, or not on all nodes, for two minutes`);
}

/** The run that goes on. @type {ReturnType<typeof startRun> | undefined} */
let run;

/** Waits until the run has done so many jobs. Throws if it ends before, or does not come so far. */
async function reach(/** @type {number} */ wanted) {
  const late = wait(patience, undefined, { ref: false }).then(() => {
    throw new Error(`the run stands still at job ${countDone(far)}`);
  });
  const over = run?.ended.then(({ stderr }) => {
    if (countDone(far) < wanted) throw new Error(`the run has ended at job ${countDone(far)}: ${stderr}`);
  });
  await Promise.race([untilDone(far, wanted), over, late]);
}

/**
 * Kills the node that leads, and starts it again when the other two have gone on without it.
 * @param {Queue} queue
 * @param {[string, boolean?]} place a stream, and whether its consumer is meant
 */
async function killLeader(queue, place) {
  for (const stream of ['JOBS', 'RESULTS', 'FAILED', 'RETURNED'])
    await until(queue, [stream], (found) => found.isWhole);
  const killed = await until(queue, place, () => true);
  const index = Number(killed.slice(1)) - 1;
  const done = countDone(far);
  await fleet.kill(index);
  const since = Date.now();
  const next = await until(queue, place, ({ leader }) => leader !== killed);
  tell(
    `killed ${killed}, which led ${place.join(' ')}; ${next} leads after ${((Date.now() - since) / 1000).toFixed(1)} s`,
  );
  await reach(Math.min(done + count / 20, count));
  await fleet.startAgain(index);
  await until(queue, place, (found) => found.isWhole);
  tell(`started ${killed} again, ${countDone(far) - done} jobs later; all nodes have everything`);
}

/** The run on the queue; `ended` when it has, with its status and errors. */
function startRun() {
  const child = spawn(process.execPath, [script, 'run', ...words, '--folder', far, '--server', fleet.url]);
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdout.resume();
  return { child, ended: once(child, 'close').then(([status]) => ({ status, stderr })) };
}

/** How many messages lie on each subject of a stream. @returns {Promise<Record<string, number>>} */
async function subjectsOf(/** @type {Queue} */ { connection, manager }, /** @type {string} */ stream) {
  const { state } = await patiently(connection, () => manager.streams.info(stream, { subjects_filter: '>' }));
  return state.subjects ?? {};
}

/** The faults of a run. @returns {Promise<string[]>} */
async function findFaults(/** @type {Queue} */ queue, /** @type {{ status: number, stderr: string }} */ end) {
  const faults = end.status === 0 ? [] : [`the run ended with status ${end.status}: ${end.stderr}`];
  const [own, other] = [filesOf(near), filesOf(far)];
  for (const name of new Set([...Object.keys(own), ...Object.keys(other)]))
    if (own[name] !== other[name]) faults.push(`${name} is not that of a run without a queue`);
  const names = readFileSync(join(far, 'journal.txt'), 'latin1')
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]);
  if (names.length !== count) faults.push(`${names.length} lines in the journal for ${count} jobs`);
  faults.push(...names.filter((name, i) => names.indexOf(name) < i).map((name) => `job ${name} is counted twice`));
  const results = await subjectsOf(queue, 'RESULTS');
  const numbers = new Set(Object.keys(results).map((subject) => Number(subject.split('.')[3])));
  for (let number = 0; number < count; number++) if (!numbers.has(number)) faults.push(`job ${number} has no result`);
  for (const [subject, copies] of Object.entries(results))
    if (copies !== 1) faults.push(`${subject} is there ${copies} times`);
  for (const stream of ['JOBS', 'FAILED'])
    for (const subject of Object.keys(await subjectsOf(queue, stream))) faults.push(`${subject} is left`);
  return faults;
}

/** Kills everything in turn while a run goes on. @returns {Promise<{ status: number, stderr: string }>} */
async function torture(/** @type {Queue} */ queue) {
  const workers = await Promise.all(Array.from({ length: 3 }, () => fleet.work()));
  run = startRun();
  await reach(count / 10);
  await killLeader(queue, ['JOBS']);
  await reach(count / 4);
  await fleet.end(workers[0], 'SIGKILL');
  tell(`killed a worker at job ${countDone(far)}`);
  await fleet.work();
  await reach(count / 3);
  await killLeader(queue, ['RESULTS']);
  await reach(count / 2);
  run.child.kill('SIGKILL');
  await run.ended;
  tell(`killed the run at job ${countDone(far)}, and began it again`);
  run = startRun();
  await reach((count * 6) / 10);
  await killLeader(queue, ['JOBS', true]);
  await reach(count);
  const late = wait(patience, undefined, { ref: false }).then(() => ({ status: -1, stderr: 'it does not end' }));
  return Promise.race([run.ended, late]);
}

/** @type {string[]} */
let faults = [];
/** @type {Queue | undefined} */
let queue;
try {
  tell(`${count} jobs: ${words.join(' ')}`);
  const alone = await fleet.run('run', ...words, '--folder', near);
  if (alone.status !== 0) throw new Error(alone.stderr);
  tell('the run without a queue has ended');
  await fleet.serveNodes();
  queue = await openQueue(fleet.url);
  await openWorkers(queue, engineHash(), 5000);
  tell('three nodes are up');
  const end = await torture(queue);
  tell('the run on the queue has ended');
  faults = await findFaults(queue, end);
  const { delivered } = await queue.manager.consumers.info('JOBS', `workers-${engineHash().slice(0, 16)}`);
  tell(`${delivered.stream_seq} jobs submitted, ${delivered.consumer_seq} times begun`);
} catch (error) {
  faults = [error instanceof Error ? error.message : String(error)];
} finally {
  run?.child.kill('SIGKILL');
  await queue?.connection.close();
  await fleet.close();
}
for (const fault of faults.slice(0, told)) console.log(`NOT WHOLE: ${fault}`);
if (faults.length > told) console.log(`and ${faults.length - told} faults more`);
tell(faults.length === 0 ? `whole: ${count} jobs, each once, with the files of a run without a queue` : 'not whole');
process.exitCode = faults.length === 0 ? 0 : 1;
