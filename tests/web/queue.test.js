// Long computations on a queue, with the real server: whoever works and whatever ends early, the files are the same.

import { strict as assert } from 'node:assert';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, watch } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readOrder, writeOrder } from '../../scripts/fleet/job-text.mjs';
import { openQueue, publishOnce } from '../../scripts/fleet/queue.mjs';

const script = fileURLToPath(new URL('../../scripts/fleet.mjs', import.meta.url));
const base = mkdtempSync(join(tmpdir(), 'motley-'));
/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
let url = '';

/** Starts a command, and gives it with its first line. */
async function start(/** @type {string[]} */ ...args) {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, line };
}

/** Ends a command. */
async function end(
  /** @type {import('node:child_process').ChildProcess} */ child,
  /** @type {NodeJS.Signals} */ signal,
) {
  child.kill(signal);
  await once(child, 'exit');
}

/** A port that nobody listens on. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

const store = join(base, 'store');

before(async () => {
  const { line } = await start('serve', '--store', store, '--listen', `127.0.0.1:${await freePort()}`);
  url = line.split(' ').at(-1) ?? '';
});

after(async () => {
  for (const child of children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null))
    await end(child, 'SIGTERM');
  rmSync(base, { recursive: true });
});

/** Runs to the end without blocking this process. */
async function fleet(/** @type {string[]} */ ...args) {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const texts = ['', ''];
  for (const [i, stream] of [child.stdout, child.stderr].entries())
    stream.on('data', (chunk) => {
      texts[i] += chunk;
    });
  const [status] = await once(child, 'close');
  return { status, stdout: texts[0], stderr: texts[1] };
}

const isOwn = (/** @type {string} */ name) => !['journal.txt', 'run.txt'].includes(name);

const filesOf = (/** @type {string} */ folder) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter(isOwn)
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );

/** A tiny run of each kind. @type {Record<string, string[]>} */
const runs = {
  match: ['level=2', 'beginner', '--variant', 'custodian', '--games', '300', '--sprt', '0,100'],
  ladder: ['taketwo=1'],
  tune: ['custodian', '--generations', '2', '--games', '12', '--nodes', '60'],
  selfplay: ['custodian', 'till', '--games', '2', '--player', 'nodes=60'],
  puzzles: [
    'taketwo',
    '--games',
    '4',
    '--player',
    'level=2',
    '--scout',
    'nodes=600',
    '--turns',
    '1',
    '--bound',
    '9000',
  ],
  balance: ['custodian', 'till;players=3', '--games', '3', '--player', 'nodes=60'],
};

test('a password is made, kept from others, and needed', async () => {
  assert.match(url, /^nats:\/\/fleet:[a-z]{32}@127\.0\.0\.1:\d+$/);
  assert.equal(statSync(join(store, 'password')).mode & 0o77, 0);
  const { status, stderr } = await fleet('status', '--server', url.replace(/:[a-z]+@/, ':wrong@'));
  assert.equal(status, 1);
  assert.match(stderr, /authorization/i);
});

test('workers end every kind of run with the files of one machine, though one of them leaves', async () => {
  const workers = [await start('work', '--server', url, '--cores', '1')];
  workers.push(await start('work', '--server', url, '--cores', '2'));
  for (const [kind, words] of Object.entries(runs)) {
    const [near, far] = ['near', 'far'].map((name) => join(base, `${kind}-${name}`));
    const alone = spawnSync(process.execPath, [script, 'run', kind, ...words, '--folder', near], { encoding: 'utf8' });
    const { status, stdout, stderr } = await fleet('run', kind, ...words, '--folder', far, '--server', url);
    assert.equal(status, 0, stderr);
    assert.equal(stdout, alone.stdout);
    assert.deepEqual(filesOf(far), filesOf(near));
    if (kind === 'match') await end(workers[0].child, 'SIGTERM');
  }
  await end(workers[1].child, 'SIGTERM');
});

test('a run that is killed and started again takes what came meanwhile', async () => {
  const [near, far] = ['again-near', 'again-far'].map((name) => join(base, name));
  const words = ['run', 'selfplay', 'custodian', '--games', '60', '--player', 'nodes=60', '--folder'];
  assert.equal((await fleet(...words, near)).status, 0);
  mkdirSync(far);
  const { child: worker } = await start('work', '--server', url, '--cores', '1');
  const child = spawn(process.execPath, [script, ...words, far, '--server', url], { stdio: 'ignore' });
  const watcher = watch(far).on('change', (_, name) => name === 'journal.txt' && child.kill('SIGKILL'));
  await once(child, 'exit');
  watcher.close();
  assert.equal((await fleet(...words, far, '--server', url)).status, 0);
  assert.deepEqual(filesOf(far), filesOf(near));
  assert.match((await fleet('status', '--server', url)).stdout, /^0 jobs /);
  await end(worker, 'SIGTERM');
});

test('jobs that fail are named; a lie is found and its teller named; a run is stopped', async () => {
  const folder = join(base, 'failed');
  const queue = await openQueue(url);
  const { child: worker } = await start('work', '--server', url, '--cores', '2');
  const words = ['run', 'selfplay', 'custodian', 'chequers', '--games', '2', '--player', 'nodes=60'];
  const { status, stderr } = await fleet(...words, '--folder', folder, '--server', url);
  assert.equal(status, 1);
  assert.match(stderr, /^2 of 4 jobs failed\njob 2: motley selfplay: error: variant, offset 0/m);
  await end(worker, 'SIGTERM');

  // Nobody works: the answers are ours.
  const jobs = queue.connection.subscribe('fleet.job.>');
  const lied = fleet('run', 'selfplay', 'till', '--games', '1', '--folder', join(base, 'lie'), '--server', url);
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
  assert.match((await fleet('stop', run, '--server', url)).stdout, /^2 jobs are gone$/m);
  await queue.connection.close();
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
  const [tooLong, refused] = [new Error('max_payload'), Object.assign(new Error('too large'), { code: 10_054 })];
  for (const [answers, expected] of /** @type {[(Error | undefined)[], Error | undefined][]} */ ([
    [[away, undefined], undefined],
    [[away, there], undefined],
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
