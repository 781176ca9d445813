// The cost and the gain of the fleet's queue, measured on this machine alone, with the real server on loopback:
//
//   node lab/fleet/bench.mjs [--pairs 5] [--jobs 50] [--nodes 6000]
//
// 1. Processor time of a run on one core, and of the same run on a queue with one worker of one core: server, worker
//    and run together. Pairs in turn; median and range of the ratios.
// 2. Jobs a second, and processor time and bytes of each, where nothing is computed: on one node and on three.
// 3. Time of some jobs with two workers of one core each, against one. They stand for two machines and are none: no
//    network is between them, and since they would take each other's cores, their program does not compute but waits.
//
// Processor time hardly drifts when others use the machine; what is measured in seconds on the clock does.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeOrder } from './job-text.mjs';
import { gameJobs } from './kinds/selfplay.mjs';
import { childrenOf, Fleet } from './loopback.mjs';
import { engineHash } from './program.mjs';
import { jobsOf, openQueue, openWorkers, publishOnce } from './queue.mjs';

const options = {
  pairs: { type: /** @type {const} */ ('string'), default: '5' },
  jobs: { type: /** @type {const} */ ('string'), default: '50' },
  nodes: { type: /** @type {const} */ ('string'), default: '6000' },
};
const { pairs, jobs, nodes } = parseArgs({ options }).values;

/** Clock ticks of Linux a second. */
const ticks = 100;

/** Seconds of processor time of a process, and of those that it has started and that have ended. */
function timesOf(/** @type {number | 'self'} */ pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1].split(' ');
  const [user, system, usersOfChildren, systemOfChildren] = fields.slice(11, 15).map(Number);
  return { own: (user + system) / ticks, children: (usersOfChildren + systemOfChildren) / ticks };
}

/** The same of some commands with what they have started and what goes on. */
const sumOf = (/** @type {import('node:child_process').ChildProcess[]} */ commands) =>
  commands
    .flatMap(({ pid }) => [Number(pid), ...childrenOf(Number(pid))])
    .map((pid) => timesOf(pid))
    .reduce((sum, { own, children }) => sum + own + children, 0);

/** Median and range. */
function tellSpread(/** @type {number[]} */ values, /** @type {(value: number) => string} */ show) {
  const sorted = [...values].sort((a, b) => a - b);
  return `median ${show(sorted[sorted.length >> 1])}, ${show(sorted[0])} to ${show(sorted[sorted.length - 1])}`;
}

const percent = (/** @type {number} */ ratio) => `${(100 * (ratio - 1)).toFixed(1)} %`;
const load = () => `load ${loadavg()[0].toFixed(1)}`;

/** Games of a player, in a folder that is new. */
let folders = 0;
async function play(/** @type {Fleet} */ fleet, /** @type {string[]} */ words, /** @type {string[]} */ where) {
  const folder = join(fleet.base, `run-${folders++}`);
  const { status, stderr } = await fleet.run('run', 'selfplay', 'custodian', ...words, ...where, '--folder', folder);
  if (status !== 0) throw new Error(stderr);
}

/** Processor time of a run here and on the queue, in turn. */
async function comparePairs(/** @type {string} */ limit, /** @type {number} */ games) {
  const fleet = new Fleet();
  try {
    await fleet.serve();
    const helpers = [...fleet.servers, await fleet.work()];
    const words = ['--games', String(games), '--player', `nodes=${limit}`];
    const measure = async (/** @type {string[]} */ where) => {
      const before = timesOf('self').children + sumOf(helpers);
      await play(fleet, words, where);
      return timesOf('self').children + sumOf(helpers) - before;
    };
    /** @type {number[]} */
    const ratios = [];
    /** Seconds of each job. @type {number[]} */
    const more = [];
    // Every 50th job is done twice.
    const done = 1 + Math.ceil(games / 50) / games;
    const [here, there] = [
      ['--cores', '1'],
      ['--server', fleet.url],
    ];
    let alone = 0;
    for (let pair = 0; pair < Number(pairs); pair++) {
      const [first, second] = pair % 2 === 0 ? [here, there] : [there, here];
      const times = [await measure(first), await measure(second)];
      const [near, far] = pair % 2 === 0 ? times : times.reverse();
      alone += near / Number(pairs);
      ratios.push(far / near);
      more.push((far / done - near) / games);
    }
    console.log(`${games} jobs of ${(alone / games).toFixed(2)} s, ${pairs} pairs, processor time on the queue:`);
    console.log(`  more than here: ${tellSpread(ratios, percent)}`);
    const once = ratios.map((ratio) => ratio / done);
    console.log(`  without the jobs that are done twice: ${tellSpread(once, percent)}`);
    console.log(`  that is of each job: ${tellSpread(more, (seconds) => `${(1000 * seconds).toFixed(1)} ms`)}`);
  } finally {
    await fleet.close();
  }
}

/** Takes jobs as a worker does, and answers at once. */
async function answer(/** @type {import('./queue.mjs').Queue} */ queue, /** @type {number} */ count) {
  const { name } = await openWorkers(queue, engineHash());
  const consumer = await queue.client.consumers.get('JOBS', name);
  for (let left = count; left > 0; ) {
    const message = await consumer.next({ expires: 1000 }).catch(() => null);
    if (!message) continue;
    message.working();
    const [, , , run, number] = message.subject.split('.');
    await publishOnce(queue, `fleet.result.${run}.${number}`, Buffer.alloc(600, 'x'));
    message.ack();
    left--;
  }
}

/** The speed of the queue where nothing is computed: two workers take jobs while they are submitted. */
async function countJobs(/** @type {boolean} */ isCluster, count = 2000) {
  const fleet = new Fleet();
  try {
    await (isCluster ? fleet.serveNodes() : fleet.serve());
    const queue = await openQueue(fleet.url);
    const run = 'a'.repeat(16);
    const engine = engineHash();
    const texts = gameJobs('custodian', count, { player: 'nodes=3000' }).map((job, index) =>
      writeOrder({ run, index, engine, job }),
    );
    const [start, server, own] = [performance.now(), sumOf(fleet.servers), process.cpuUsage()];
    const answers = [answer(queue, count / 2), answer(queue, count / 2)];
    for (const [index, text] of texts.entries()) await publishOnce(queue, `${jobsOf(engine, run)}.${index}`, text);
    await Promise.all(answers);
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(own);
    const { inBytes, outBytes } = queue.connection.stats();
    const each = (/** @type {number} */ value, places = 0) => (value / count).toFixed(places);
    console.log(`${isCluster ? 'three nodes' : 'one node'}, ${count} jobs, nothing computed, ${load()}:`);
    console.log(`  ${(count / seconds).toFixed(0)} jobs a second`);
    const milliseconds = 1000 * (sumOf(fleet.servers) - server);
    console.log(
      `  processor time: ${each(milliseconds, 2)} ms a job of servers, ${each((user + system) / 1000, 2)} of clients`,
    );
    const text = texts.reduce((sum, { length }) => sum + length, 0);
    console.log(
      `  a job's text has ${each(text)} bytes, its result here 600; sent ${each(outBytes)}, received ${each(inBytes)}`,
    );
    await queue.connection.close();
  } finally {
    await fleet.close();
  }
}

/** So long a job waits, in seconds. */
const waited = 0.3;

/** Time on the clock of jobs that wait, with one worker and with two. */
async function compareWorkers(count = 40) {
  const fleet = new Fleet();
  try {
    await fleet.serve();
    const folder = join(fleet.base, 'engines');
    mkdirSync(folder);
    const path = join(folder, 'waits');
    writeFileSync(path, `#!/bin/sh\nsleep ${waited}\necho done\n`, { mode: 0o700 });
    const engine = engineHash(path);
    const queue = await openQueue(fleet.url);
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const measure = async () => {
      const run = String(letters.shift()).repeat(16);
      const results = queue.connection.subscribe(`fleet.result.${run}.*`, { max: count });
      const start = performance.now();
      for (const [index, job] of gameJobs('custodian', count, { player: 'nodes=1' }).entries())
        await publishOnce(queue, `${jobsOf(engine, run)}.${index}`, writeOrder({ run, index, engine, job }));
      for await (const _ of results);
      return performance.now() - start;
    };
    await fleet.work('--engines', folder);
    /** @type {number[]} */
    const ratios = [];
    for (let pair = 0; pair < Number(pairs); pair++) {
      const one = await measure();
      const second = await fleet.work('--engines', folder);
      ratios.push(one / (await measure()));
      await fleet.end(second);
    }
    console.log(`${count} jobs that wait ${waited} s, two workers of one core against one, ${pairs} pairs, ${load()}:`);
    console.log(`  ${tellSpread(ratios, (ratio) => `${ratio.toFixed(2)} times as fast`)}`);
    await queue.connection.close();
  } finally {
    await fleet.close();
  }
}

setPriority(10);
await comparePairs(nodes, Number(jobs));
await comparePairs('100', 2 * Number(jobs));
await countJobs(false);
await countJobs(true);
await compareWorkers();
