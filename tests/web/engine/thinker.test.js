// The page's side of the computer: which commands go where, who hears of what, and what happens where workers are lost.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotLoadedError, Task } from '../../../web/task.js';
import { Thinker } from '../../../web/thinker.js';
import { settled } from '../support/fakes.js';
import { inLines, inWords } from '../support/lists.js';

/**
 * @typedef {object} Way
 * @property {any[]} taken
 * @property {number} connected
 * @property {number} closed
 * @property {(told: any) => void} tell
 * @property {(trouble: any) => void} lose
 * @property {import('../../../web/thinker.js').Connect} connect
 */

/** A way to run jobs that notes its commands, and says what the test tells it to. */
function makeWay() {
  /** @type {Way} */
  const way = {
    taken: [],
    connected: 0,
    closed: 0,
    tell: () => {},
    lose: () => {},
    connect: (tell, lost) => {
      way.connected++;
      way.tell = tell;
      way.lose = lost;
      return { take: (command) => way.taken.push(command), close: () => way.closed++ };
    },
  };
  return way;
}

/** A thinker with these ways, and a task of it that they know of. */
async function begin(/** @type {ReturnType<typeof makeWay>[]} */ ...ways) {
  const thinker = new Thinker(ways.map(({ connect }) => connect));
  const task = thinker.start('think', {});
  /** @type {[string, boolean][]} */
  const troubles = [];
  task.onTrouble = (...trouble) => troubles.push(trouble);
  await settled();
  return { thinker, task, troubles };
}

/** A report as searches give it. */
const thought = (/** @type {string} */ name) => ({ line: [name] });

test('a thinker connects with its first question, once', async () => {
  const way = makeWay();
  const thinker = new Thinker([way.connect]);
  assert.equal(way.connected, 0);
  thinker.start('think', { a: 1 });
  thinker.start('review', { b: 2 });
  assert.equal(way.connected, 1);
  assert.deepEqual(way.taken, [
    { type: 'start', id: 1, job: 'think', request: { a: 1 } },
    { type: 'start', id: 2, job: 'review', request: { b: 2 } },
  ]);
});

test('reports go to who asked, and the last one is kept', async () => {
  const way = makeWay();
  const thinker = new Thinker([way.connect]);
  /** @type {string[]} */
  const heard = [];
  const [one, two] = ['one', 'two'].map((name) =>
    thinker.start('think', {}, ({ line }) => heard.push(`${name} ${line}`)),
  );
  await settled();
  way.tell({ type: 'report', id: 2, report: thought('x') });
  way.tell({ type: 'report', id: 1, report: thought('y') });
  way.tell({ type: 'report', id: 7, report: thought('z') });
  assert.deepEqual([heard, one.report, two.report], [['two x', 'one y'], thought('y'), thought('x')]);
  way.tell({ type: 'done', id: 1, report: thought('end') });
  assert.deepEqual([await one.result, one.report, heard.length], [thought('end'), thought('end'), 2]);
  way.tell({ type: 'report', id: 1, report: thought('late') });
  assert.deepEqual(one.report, thought('end'));
  assert.equal(heard.length, 2);
});

test('a job without a listener reports to nobody', async () => {
  const way = makeWay();
  const { task } = await begin(way);
  way.tell({ type: 'report', id: 1, report: thought('x') });
  way.tell({ type: 'done', id: 1, report: thought('end') });
  assert.deepEqual(await task.result, thought('end'));
});

test('a failure rejects with what it says, and whether something could not be loaded', async () => {
  const way = makeWay();
  const { thinker, task } = await begin(way);
  way.tell({ type: 'failed', id: 1, message: 'no memory' });
  await assert.rejects(task.result, (error) => !(error instanceof NotLoadedError) && /no memory/.test(String(error)));
  assert.equal(task.report, null);
  const other = thinker.start('think', {});
  way.tell({ type: 'failed', id: 2, message: '404', isNotLoaded: true });
  await assert.rejects(other.result, NotLoadedError);
});

test('a task is stopped, paused, resumed and dropped by its number, as long as it is open', async () => {
  const way = makeWay();
  const { task } = await begin(way);
  for (const act of ['pause', 'resume', 'stop', 'drop', 'drop', 'stop']) /** @type {any} */ (task)[act]();
  assert.deepEqual(inWords(way.taken.slice(1), 'type', 'id'), ['pause 1', 'resume 1', 'stop 1', 'drop 1']);
  assert.equal(await task.result, null);
});

test('a stopped task waits for what it has found', async () => {
  const way = makeWay();
  const { task } = await begin(way);
  let isSettled = false;
  task.result.then(() => (isSettled = true));
  task.stop();
  await settled();
  assert.equal(isSettled, false);
  way.tell({ type: 'done', id: 1, report: thought('so far') });
  assert.deepEqual(await task.result, thought('so far'));
});

test('what a task is told before it is run is not lost', () => {
  const way = makeWay();
  const thinker = new Thinker([way.connect]);
  const [stopped, dropped] = [1, 2].map(() => new Task('think', {}));
  stopped.stop();
  dropped.drop();
  for (const task of [stopped, dropped]) thinker.add(task);
  assert.deepEqual(inWords(way.taken, 'type', 'id'), ['start 1', 'stop 1']);
});

test('where workers are forbidden the page takes over at once', async () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  const way = makeWay();
  new Thinker([forbidden, forbidden, way.connect]).start('think', {});
  await settled();
  assert.equal(way.taken.length, 1);
  const [worker, page] = [makeWay(), makeWay()];
  const { troubles } = await begin(worker, worker, page);
  worker.lose('worker-forbidden');
  assert.deepEqual([worker.connected, page.connected, troubles], [1, 1, [['worker-forbidden', true]]]);
});

test('a worker that fails is told and tried again, and then replaced; open jobs begin again as they were', async () => {
  const [first, second, page] = [makeWay(), makeWay(), makeWay()];
  const { thinker, task, troubles } = await begin(first, second, page);
  const paused = thinker.start('balance', { games: 2 });
  paused.pause();
  first.lose('worker-not-started');
  assert.deepEqual([first.closed, second.connected, page.connected], [1, 1, 0]);
  assert.deepEqual(second.taken, [
    { type: 'start', id: 1, job: 'think', request: {} },
    { type: 'start', id: 2, job: 'balance', request: { games: 2 } },
    { type: 'pause', id: 2 },
  ]);
  second.lose('worker-lost');
  assert.deepEqual([second.closed, page.connected, page.taken.length], [1, 1, 3]);
  assert.deepEqual(inLines(troubles), ['worker-not-started false', 'worker-lost true']);
  first.tell({ type: 'done', id: 1, report: thought('late') });
  first.lose('worker-lost');
  assert.equal(page.closed, 0, 'a connection that was given up says nothing any more');
  page.tell({ type: 'done', id: 1, report: thought('end') });
  assert.deepEqual(await task.result, thought('end'));
});

test('a worker that has worked is tried again as often as it has', async () => {
  const [worker, page] = [makeWay(), makeWay()];
  const { thinker } = await begin(worker, page);
  for (const id of [1, 2, 3]) {
    worker.tell({ type: 'done', id, report: thought('end') });
    thinker.start('think', {});
    worker.lose('worker-lost');
  }
  assert.deepEqual([worker.connected, page.connected], [4, 0]);
  worker.lose('worker-lost');
  assert.deepEqual([worker.connected, page.connected], [4, 1]);
});

test('a worker that is lost without a job is replaced with the next job', async () => {
  const [worker, page] = [makeWay(), makeWay()];
  const { thinker, task, troubles } = await begin(worker, page);
  task.drop();
  worker.lose('worker-lost');
  assert.equal(page.connected, 0);
  thinker.start('think', {});
  await settled();
  assert.deepEqual([page.taken.length, troubles], [1, []]);
});

test('an answer that makes no sense is asked for again elsewhere, and fails in the page', async () => {
  for (const report of [null, 7, 'text', {}, { points: [] }]) {
    const [worker, page] = [makeWay(), makeWay()];
    const { task, troubles } = await begin(worker, page);
    worker.tell({ type: 'report', id: 1, report });
    assert.deepEqual([troubles, worker.closed], [[['worker-nonsense', true]], 1]);
    page.tell({ type: 'done', id: 1, report });
    await assert.rejects(task.result);
  }
  const [worker, page] = [makeWay(), makeWay()];
  const { task } = await begin(worker, page);
  task.accepts = ({ line: [action] }) => action === 'legal';
  worker.tell({ type: 'report', id: 1, report: thought('illegal') });
  assert.equal(worker.closed, 0, 'only results are looked at closely');
  worker.tell({ type: 'done', id: 1, report: thought('illegal') });
  page.tell({ type: 'done', id: 1, report: thought('legal') });
  assert.deepEqual(await task.result, thought('legal'));
});
