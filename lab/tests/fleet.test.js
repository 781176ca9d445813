// Long computations: whatever the number of processes, on this machine or on a queue, and however often they are
// interrupted, the files are the same.

import { strict as assert } from 'node:assert';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { kinds } from '../fleet/kinds.mjs';
import { engineHash, motley } from '../fleet/program.mjs';
import { openQueue, openWorkers } from '../fleet/queue.mjs';
import { Fleet, filesOf, runs, script, untilDone } from './fleet-support.js';

const queue = new Fleet();
const { base } = queue;

before(async () => {
  await queue.serve();
  const { connection, ...more } = await openQueue(queue.url);
  // A worker that is silent for a second is taken for lost.
  await openWorkers({ connection, ...more }, engineHash(), 1000);
  await connection.close();
  await Promise.all([queue.work(), queue.work()]);
});

after(() => queue.close());

/** The end of a run: status and texts. */
function fleet(/** @type {string[]} */ ...args) {
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
}

/** Runs to the end in a folder, and gives what it prints. */
function run(/** @type {string} */ folder, /** @type {string[]} */ ...args) {
  const { status, stdout, stderr } = fleet('run', ...args, '--folder', folder);
  assert.equal(status, 0, stderr);
  return stdout;
}

/** Starts a run, and kills it without any warning as soon as a job is done. */
async function runAndKill(/** @type {string} */ folder, /** @type {string[]} */ ...args) {
  const child = spawn(process.execPath, [script, 'run', ...args, '--folder', folder, '--cores', '1']);
  const gone = once(child, 'exit');
  await untilDone(folder, 1);
  child.kill('SIGKILL');
  await gone;
}

/** Kills a worker as soon as a run has a result, and gives the queue another one. */
async function replaceWorker(/** @type {string} */ folder) {
  const worker = await queue.work();
  await untilDone(folder, 1);
  await queue.end(worker, 'SIGKILL');
}

/** Leaves of a run what it had when its first job was done and the line of the second was being written. */
function cutJournal(/** @type {string} */ folder, /** @type {string} */ whole) {
  const [first, next] = readFileSync(join(whole, 'journal.txt'), 'latin1').split('\n');
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  writeFileSync(join(folder, 'journal.txt'), `${first}\n${next.slice(0, -9)}`);
}

test('each kind of run is tried', () => assert.deepEqual(Object.keys(runs), Object.keys(kinds)));

for (const [kind, words] of Object.entries(runs))
  test(`${kind} ends with the same files on one core, on two, killed and started again, and on a queue`, async () => {
    const [one, two, killed, far] = ['one', 'two', 'killed', 'far'].map((name) => join(base, `${kind}-${name}`));
    const printed = run(one, kind, ...words, '--cores', '1');
    assert.ok(Object.values(filesOf(one)).every(Boolean));
    assert.equal(run(two, kind, ...words, '--cores', '2'), printed);
    assert.deepEqual(filesOf(two), filesOf(one));
    await runAndKill(killed, kind, ...words);
    assert.equal(run(killed, kind, ...words, '--cores', '2'), printed);
    assert.deepEqual(filesOf(killed), filesOf(one));
    cutJournal(killed, one);
    // The second time all is taken from the journal that was cut and gone on with.
    for (let time = 0; time < 2; time++) {
      assert.equal(run(killed, kind, ...words, '--cores', '2'), printed);
      assert.deepEqual(filesOf(killed), filesOf(one));
    }
    const replaced = kind === 'match' && replaceWorker(far);
    const { status, stdout, stderr } = await queue.run('run', kind, ...words, '--folder', far, '--server', queue.url);
    await replaced;
    assert.equal(status, 0, stderr);
    assert.equal(stdout, printed);
    assert.deepEqual(filesOf(far), filesOf(one));
  });

test('a match is the one that a single process plays, and its test ends at the same game', () => {
  const folder = join(base, 'sprt');
  const alone = join(base, 'alone.txt');
  const match = ['match', 'level=2', 'beginner', '--variant', 'custodian', '--games', '300', '--sprt', '0,100'];
  const { stdout } = spawnSync(motley, [...match, '--results', alone], { encoding: 'utf8' });
  assert.equal(run(folder, ...match, '--cores', '3'), stdout.split('\n').slice(-3).join('\n'));
  assert.match(stdout, /accepted\n$/);
  assert.equal(readFileSync(join(folder, 'match.txt'), 'utf8'), readFileSync(alone, 'utf8'));
  const pairs = readFileSync(alone, 'utf8').trim().split('\n').slice(1).length / 2;
  const played = readFileSync(join(folder, 'journal.txt'), 'utf8').trim().split('\n').length;
  assert.ok(played >= pairs && played < pairs + 20 && pairs < 130, `${played} pairs are played, ${pairs} count`);
});

test('what is done is not done again, in a longer run neither', () => {
  const folder = join(base, 'longer');
  const words = ['selfplay', 'custodian', '--player', 'nodes=60', '--games'];
  const journal = () => readFileSync(join(folder, 'journal.txt'), 'utf8').trim().split('\n');
  run(folder, ...words, '2');
  const first = journal();
  run(folder, ...words, '3');
  assert.deepEqual(journal().slice(0, 2), first);
  assert.equal(journal().length, 3);
});

test('a match goes on behind the games of its file, and refuses those of another', () => {
  const results = join(base, 'kept.txt');
  const folder = join(base, 'kept');
  const match = ['match', 'level=2', 'beginner', '--variant', 'custodian', '--results', results, '--games'];
  run(folder, ...match, '4');
  const text = readFileSync(results, 'utf8');
  writeFileSync(results, text.replace(/ \d+ (\S+)\n/, ' 1234 $1\n'));
  rmSync(folder, { recursive: true });
  run(folder, ...match, '6');
  assert.match(readFileSync(results, 'utf8'), /^0 \S+ 1234 /m);
  assert.match(fleet('run', ...match, '8', '--seed', '2', '--folder', folder).stderr, /another match/);
});

test('jobs that fail are named, and the run is not taken for whole', () => {
  const folder = join(base, 'failed');
  const { status, stderr } = fleet('run', 'selfplay', 'custodian', 'chequers', '--games', '2', '--folder', folder);
  assert.equal(status, 1);
  assert.match(stderr, /^2 of 4 jobs failed\njob 2: motley-lab selfplay: error: variant, offset 0/m);
  assert.deepEqual(filesOf(folder), {});
});

test('what is no run is answered with the usage', () => {
  const folder = ['--folder', join(base, 'none')];
  for (const args of [
    [],
    ['run'],
    ['run', 'toString', ...folder],
    ['run', 'match', 'level=1', '--variant', 'custodian', ...folder],
    ['run', 'match', 'level=1', 'level=2', ...folder],
    ['run', 'selfplay', 'custodian', '--server', 'localhost', ...folder],
    ['status'],
    ['serve', '--name', 'a', '--cluster', 'localhost:1'],
    ['run', 'selfplay', 'custodian'],
    ['run', 'selfplay', 'custodian', '--games', '0', ...folder],
    ['run', 'tune', '../core', ...folder],
    ['run', 'balance', ...folder],
    ['run', 'puzzles', 'taketwo', '--sprt', '0,5', ...folder],
  ]) {
    const { status, stderr } = fleet(...args);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, /\nusage: /);
  }
});
