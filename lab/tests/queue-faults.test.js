// Jobs and workers that a fleet does not want, with the real server: nothing is counted twice, nothing is lost
// silently, nobody is kept busy for ever.

import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { writeOrder } from '../fleet/job-text.mjs';
import { bound, engineHash, program } from '../fleet/program.mjs';
import { jobsOf, openQueue, openWorkers, publishOnce } from '../fleet/queue.mjs';
import { Fleet, filesOf } from './fleet-support.js';

/** @typedef {import('../fleet/kinds.mjs').Job} Job */

const fleet = new Fleet();
const engine = engineHash();
/** @type {import('../fleet/queue.mjs').Queue} */
let queue;

before(async () => {
  await fleet.serve();
  queue = await openQueue(fleet.url);
  // A worker that is silent for a second is taken for lost.
  await openWorkers(queue, engine, 1000);
});

after(async () => {
  await queue.connection.close();
  await fleet.close();
});

/** The name of a run that is ours alone. */
const nameRun = (/** @type {string} */ letter) => letter.repeat(16);

/** Puts a text on the queue as the first job of a run. */
const submitText = (/** @type {string} */ run, /** @type {string} */ text, by = engine) =>
  publishOnce(queue, `${jobsOf(by, run)}.0`, text);

/** Puts a job on the queue as the first of a run. */
const submit = (/** @type {string} */ run, /** @type {Job} */ job, by = engine) =>
  submitText(run, writeOrder({ run, index: 0, engine: by, job }), by);

/** @returns {Job} */
const game = (/** @type {string} */ player) => ({
  kind: 'selfplay',
  number: 0,
  args: { variant: 'custodian', player },
});

/** The next messages on a subject, so many, as soon as somebody sends them. */
function hear(/** @type {string} */ subject, count = 1) {
  const heard = queue.connection.subscribe(subject, { max: count });
  return (async () => {
    /** @type {Map<string, string>} */
    const texts = new Map();
    for await (const { subject: own, data } of heard) texts.set(own, Buffer.from(data).toString());
    return texts;
  })();
}

/** Takes the next job from the queue, as a worker that does nothing with it. */
async function take() {
  const consumer = await queue.client.consumers.get('JOBS', (await openWorkers(queue, engine)).name);
  const message = await consumer.next({ expires: 10_000 });
  assert.ok(message);
  return message;
}

/** Has the next job begun by a worker that is then ended by a signal. */
async function beginAndEnd(/** @type {NodeJS.Signals} */ signal) {
  const begun = hear('$JS.ACK.JOBS.>');
  const worker = await fleet.work();
  await begun;
  await fleet.end(worker, signal);
}

/** Takes the next job, and is not heard of again but for the server, which gives it to others at once. */
async function takeAndLose(/** @type {number} */ delivery) {
  const message = await take();
  assert.equal(message.info.deliveryCount, delivery);
  message.nak();
}

test('a job whose workers are lost goes to others, four times, then told of; who stops does not count', async () => {
  const run = nameRun('a');
  await submit(run, game('nodes=999999999'));
  await beginAndEnd('SIGKILL');
  await beginAndEnd('SIGTERM');
  await takeAndLose(3);
  await takeAndLose(4);
  await beginAndEnd('SIGINT');
  await takeAndLose(6);
  const failed = hear(`fleet.failed.${run}.0`);
  const last = await fleet.work();
  assert.deepEqual([...(await failed).values()], ['it was begun 4 times and never ended']);
  await fleet.end(last);
});

test('a program does not run on if its worker was killed before it began', {
  skip: process.platform !== 'linux',
}, () => {
  const say = (/** @type {number} */ parent) =>
    spawnSync(...bound('echo', ['begun'], parent), { encoding: 'utf8' }).stdout;
  assert.equal(say(process.pid), 'begun\n');
  assert.equal(say(process.ppid), '');
});

test('of two workers with one job the first brings the result, and the other changes nothing', async () => {
  const [near, far] = ['near', 'far'].map((name) => join(fleet.base, name));
  const words = ['run', 'selfplay', 'custodian', '--games', '3', '--player', 'nodes=60', '--folder'];
  await fleet.run(...words, near);
  const running = fleet.run(...words, far, '--server', fleet.url);
  const { subject, ack } = await take().then((message) => ({ subject: message.subject, ack: () => message.ack() }));
  const [, , , run, number] = subject.split('.');
  const place = `fleet.result.${run}.${number}`;
  const first = hear(place);
  const worker = await fleet.work();
  const text = (await first).get(place);
  await publishOnce(
    queue,
    place,
    `motley-result 1\nrun ${run}\nnumber ${number}\nengine ${engine}\nworker late\nlie\n`,
  );
  ack();
  const { status, stderr } = await running;
  assert.equal(status, 0, stderr);
  assert.deepEqual(filesOf(far), filesOf(near));
  const kept = await queue.manager.streams.getMessage('RESULTS', { last_by_subj: place });
  assert.equal(kept?.string(), text);
  const { state } = await queue.manager.streams.info('RESULTS', { subjects_filter: `fleet.result.${run}.*` });
  assert.deepEqual(new Set(Object.values(state.subjects ?? {})), new Set([1]));
  await fleet.end(worker);
});

test('a worker does the jobs of its programs only', async () => {
  const folder = join(fleet.base, 'engines');
  mkdirSync(folder);
  const path = join(folder, 'other');
  copyFileSync(program, path);
  appendFileSync(path, 'x');
  const other = engineHash(path);
  await openWorkers(queue, other, 1000);
  await submit(nameRun('b'), game('nodes=60'), other);
  await submit(nameRun('c'), game('nodes=60'));
  const own = hear('fleet.result.*.0');
  const worker = await fleet.work();
  assert.deepEqual([...(await own).keys()], [`fleet.result.${nameRun('c')}.0`]);
  await fleet.end(worker);
  const { stdout } = await fleet.run('status', '--server', fleet.url);
  assert.match(stdout, new RegExp(`^1 jobs .*\nprogram ${other.slice(0, 16)}, run ${nameRun('b')}: 1\n$`));
  const others = hear('fleet.result.*.0');
  const both = await fleet.work('--engines', folder);
  const [[place, text]] = await others;
  assert.equal(place, `fleet.result.${nameRun('b')}.0`);
  assert.match(text, new RegExp(`^motley-result 1\nrun b{16}\nnumber 0\nengine ${other}\n`));
  await fleet.end(both);
});

test('results over the limit and texts that are no jobs are told of, and come no more', async () => {
  const args = { variants: ['custodian'], nodes: '1', weights: '', seed: '1' };
  const text = writeOrder({ run: nameRun('g'), index: 0, engine, job: game('nodes=60') });
  /** @type {[string, string | Job, RegExp][]} */
  const wrong = [
    ['d', { kind: 'tune', number: 0, args: { ...args, games: '400', of: '1' } }, /more than 1000000 bytes/],
    ['e', text.replaceAll(nameRun('g'), nameRun('e')).slice(0, -9), /not the text of a job/],
    [
      'f',
      text.replaceAll(nameRun('g'), nameRun('f')).replace('nodes=60', 'weights=/etc/passwd'),
      /no job may have: play/,
    ],
    ['h', text.replaceAll(nameRun('g'), nameRun('h')).replace('selfplay', 'constructor'), /not the text of a job/],
    ['i', text, /that of another job/],
  ];
  const failed = hear('fleet.failed.*.0', wrong.length);
  for (const [letter, job] of wrong)
    await (typeof job === 'string' ? submitText(nameRun(letter), job) : submit(nameRun(letter), job));
  const worker = await fleet.work();
  const found = await failed;
  for (const [letter, , reason] of wrong) assert.match(found.get(`fleet.failed.${nameRun(letter)}.0`) ?? '', reason);
  await fleet.end(worker);
  assert.match((await fleet.run('status', '--server', fleet.url)).stdout, /^0 jobs /);
});
