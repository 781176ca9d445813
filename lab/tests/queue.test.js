// Long computations on a queue, with the real server: whoever works and whatever ends early, the files are the same.

import { strict as assert } from 'node:assert';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readOrder, writeOrder } from '../fleet/job-text.mjs';
import { engineHash } from '../fleet/program.mjs';
import { clear, openQueue, openWorkers, publishOnce } from '../fleet/queue.mjs';
import { Fleet, filesOf, script, untilDone } from './fleet-support.js';

const fleet = new Fleet();

before(async () => {
  await fleet.serve();
  const queue = await openQueue(fleet.url);
  // A worker that is silent for a second is taken for lost.
  await openWorkers(queue, engineHash(), 1000);
  await queue.connection.close();
});

after(() => fleet.close());

test('a password is made, kept from others, and needed', async () => {
  assert.match(fleet.url, /^nats:\/\/fleet:[a-z]{32}@127\.0\.0\.1:\d+$/);
  assert.equal(statSync(join(fleet.store, 'password')).mode & 0o77, 0);
  const { status, stderr } = await fleet.run('status', '--server', fleet.url.replace(/:[a-z]+@/, ':wrong@'));
  assert.equal(status, 1);
  assert.match(stderr, /authorization/i);
});

test('a run whose server is killed and started again, and one that is killed itself, take what comes', async () => {
  const [near, far, other] = ['near', 'far', 'other'].map((name) => join(fleet.base, name));
  const words = ['run', 'selfplay', 'custodian', '--games', '60', '--player', 'nodes=60', '--folder'];
  assert.equal((await fleet.run(...words, near)).status, 0);
  const worker = await fleet.work();
  const restarted = untilDone(far, 1)
    .then(() => fleet.kill())
    .then(() => fleet.startAgain());
  const { status, stderr } = await fleet.run(...words, far, '--server', fleet.url);
  await restarted;
  assert.equal(status, 0, stderr);
  assert.deepEqual(filesOf(far), filesOf(near));

  const killed = spawn(process.execPath, [script, ...words, other, '--server', fleet.url], { stdio: 'ignore' });
  const gone = once(killed, 'exit');
  await untilDone(other, 1);
  killed.kill('SIGKILL');
  await gone;
  assert.equal((await fleet.run(...words, other, '--server', fleet.url)).status, 0);
  assert.deepEqual(filesOf(other), filesOf(near));
  assert.match((await fleet.run('status', '--server', fleet.url)).stdout, /^0 jobs /);
  await fleet.end(worker);
});

test('what is taken off the queue is submitted again, and the other jobs stay where they are', async () => {
  const [near, far] = ['taken-near', 'taken-far'].map((name) => join(fleet.base, name));
  const words = ['run', 'selfplay', 'custodian', '--games', '3', '--player', 'nodes=60', '--folder'];
  assert.equal((await fleet.run(...words, near)).status, 0);
  const queue = await openQueue(fleet.url);
  const jobs = queue.connection.subscribe('fleet.job.>', { max: 4 });
  const killed = spawn(process.execPath, [script, ...words, far, '--server', fleet.url], { stdio: 'ignore' });
  const gone = once(killed, 'exit');
  /** @type {string[]} */
  const subjects = [];
  for await (const { subject } of jobs) subjects.push(subject);
  killed.kill('SIGKILL');
  await gone;
  assert.equal(await clear(queue, 'JOBS', subjects[1]), 1);
  await queue.connection.close();
  const worker = await fleet.work();
  const { status, stderr } = await fleet.run(...words, far, '--server', fleet.url);
  assert.equal(status, 0, stderr);
  assert.deepEqual(filesOf(far), filesOf(near));
  await fleet.end(worker);
});

test('jobs that fail are named; a lie is found and its teller named; a run is stopped', async () => {
  const folder = join(fleet.base, 'failed');
  const queue = await openQueue(fleet.url);
  const worker = await fleet.work();
  const words = ['run', 'selfplay', 'custodian', 'chequers', '--games', '2', '--player', 'nodes=60'];
  const { status, stderr } = await fleet.run(...words, '--folder', folder, '--server', fleet.url);
  assert.equal(status, 1);
  assert.match(stderr, /^2 of 4 jobs failed\njob 2: motley-lab selfplay: error: variant, offset 0/m);
  await fleet.end(worker);

  // Nobody works: the answers are ours.
  const jobs = queue.connection.subscribe('fleet.job.>');
  const lied = fleet.run(
    'run',
    'selfplay',
    'till',
    '--games',
    '1',
    '--folder',
    join(fleet.base, 'lie'),
    '--server',
    fleet.url,
  );
  let run = '';
  for await (const { subject, data } of jobs) {
    const order = readOrder(Buffer.from(data).toString());
    run = order.run;
    const heading = `motley-result 1\nrun ${run}\nnumber ${order.index}\nengine ${order.engine}\n`;
    await publishOnce(queue, `fleet.result.${run}.${order.index}`, `${heading}worker w${order.index}\n${subject}\n`);
    if (order.index === 1) break;
  }
  const result = await lied;
  assert.equal(result.status, 1);
  assert.match(result.stderr, /^job 0: the workers w0 and w1 have different results$/m);
  assert.match((await fleet.run('stop', run, '--server', fleet.url)).stdout, /^2 jobs are gone$/m);
  await queue.connection.close();
});

/** Makes an authority and a certificate that it has signed, for this machine by its name. */
function makeCertificates(/** @type {string} */ folder) {
  const own = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=fleet'];
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca-key.pem', '-addext', 'subjectAltName=DNS:localhost'];
  const files = (/** @type {string} */ key, /** @type {string} */ out) => ['-keyout', key, '-out', out];
  mkdirSync(folder);
  execFileSync('openssl', ['req', ...own, ...files('ca-key.pem', 'ca.pem')], { cwd: folder, stdio: 'ignore' });
  execFileSync('openssl', ['req', ...own, ...signed, ...files('key.pem', 'cert.pem')], {
    cwd: folder,
    stdio: 'ignore',
  });
}

test('encrypted, the queue is reached by those who know its authority, and by nobody else', async () => {
  const closed = new Fleet();
  try {
    const folder = join(closed.base, 'tls');
    makeCertificates(folder);
    await closed.serve('--tls', folder);
    assert.match(closed.url, /^tls:/);
    closed.url = closed.url.replace('127.0.0.1', 'localhost');
    const known = ['--ca', join(folder, 'ca.pem')];
    for (const url of [closed.url, closed.url.replace('tls:', 'nats:')]) {
      const { status, stderr } = await closed.run('status', '--server', url);
      assert.equal(status, 1);
      assert.match(stderr, /certificate/);
    }
    await closed.work(...known);
    const words = ['run', 'selfplay', 'custodian', '--games', '1', '--player', 'nodes=60', '--server', closed.url];
    const { status, stderr } = await closed.run(...words, ...known, '--folder', join(closed.base, 'far'));
    assert.equal(status, 0, stderr);
  } finally {
    await closed.close();
  }
});

test('the text of a job names no file, no program and no shell', () => {
  const job = { kind: 'match', number: 3, args: { variant: 'custodian', players: ['nodes=9', 'level=2'], games: '2' } };
  const order = { run: 'abcdefghijklmnop', index: 7, engine: '0'.repeat(64), job };
  const text = writeOrder(order);
  assert.deepEqual(readOrder(text), order);
  for (let length = 0; length < text.length; length++) assert.throws(() => readOrder(text.slice(0, length)));
  for (const [from, to] of [
    ['kind match', 'kind sh'],
    ['kind match', 'kind constructor'],
    ['run abc', 'run a/c'],
    ['"nodes=9"', '"weights=/etc/passwd"'],
    ['"nodes=9"', '"--results"'],
    ['"custodian"', '"--out"'],
    ['"custodian"', '"$(reboot) x"'],
    ['"games":"2"', '"games":"2","results":"/tmp/x"'],
    ['"games":"2"', '"games":2'],
    ['"number":3', '"number":3,"shell":true'],
    ['"number":3', '"number":-1'],
    ['{', '{'.repeat(70_000)],
  ])
    assert.throws(() => readOrder(text.replace(from, to)), to);
});

test('what cannot be published while the server is away is published when it is back', async () => {
  const away = Object.assign(new Error('timeout'), { name: 'TimeoutError' });
  const there = Object.assign(new Error('maximum messages per subject exceeded'), { code: 10_077 });
  // The same number, but another day it goes.
  const full = Object.assign(new Error('maximum bytes exceeded'), { code: 10_077 });
  const unheard = Object.assign(new Error('no responders'), { name: 'RequestError' });
  const leaderless = Object.assign(new Error('not enabled', { cause: unheard }), { name: 'JetStreamNotEnabled' });
  const disabled = Object.assign(new Error('not enabled'), { name: 'JetStreamNotEnabled' });
  const [tooLong, refused] = [new Error('max_payload'), Object.assign(new Error('too large'), { code: 10_054 })];
  for (const [answers, expected] of /** @type {[(Error | undefined)[], Error | undefined][]} */ ([
    [[away, undefined], undefined],
    [[away, there], undefined],
    [[full, undefined], undefined],
    [[leaderless, undefined], undefined],
    [[disabled], disabled],
    [[away, tooLong], tooLong],
    [[refused], refused],
  ])) {
    const left = [...answers];
    const publish = async () => {
      const error = left.shift();
      if (error) throw error;
    };
    const queue = /** @type {any} */ ({ client: { publish }, connection: { isClosed: () => false } });
    const found = await publishOnce(queue, 'fleet.result.x.0', '').catch((error) => error);
    assert.equal(found, expected);
    assert.deepEqual(left, []);
  }
});
