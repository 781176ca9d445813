// The page's side of the computer: which commands go where, who hears of what, and what happens where workers are lost.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Thinker } from '../../web/thinker.js';
import { settled } from './fakes.js';

/** A way to run jobs that notes its commands, and says what the test tells it to. */
function makeWay() {
  const way = {
    /** @type {any[]} */
    taken: [],
    connected: 0,
    closed: 0,
    /** @type {(told: any) => void} */
    tell: () => {},
    lose: () => {},
    /** @type {import('../../web/thinker.js').Connect} */
    connect: (tell, lost) => {
      way.connected++;
      way.tell = tell;
      way.lose = lost;
      return { take: (command) => way.taken.push(command), close: () => way.closed++ };
    },
  };
  return way;
}

test('a thinker connects with its first question, once', () => {
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
    thinker.start('think', {}, (report) => heard.push(`${name} ${report}`)),
  );
  way.tell({ type: 'report', id: 2, report: 'x' });
  way.tell({ type: 'report', id: 1, report: 'y' });
  way.tell({ type: 'report', id: 7, report: 'z' });
  assert.deepEqual([heard, one.report, two.report], [['two x', 'one y'], 'y', 'x']);
  way.tell({ type: 'done', id: 1, report: 'end' });
  assert.deepEqual([await one.result, one.report, heard.length], ['end', 'end', 2]);
  way.tell({ type: 'report', id: 1, report: 'late' });
  assert.equal(one.report, 'end');
  assert.equal(heard.length, 2);
});

test('a job without a listener reports to nobody', async () => {
  const way = makeWay();
  const task = new Thinker([way.connect]).start('think', {});
  way.tell({ type: 'report', id: 1, report: 'x' });
  way.tell({ type: 'done', id: 1, report: 'end' });
  assert.equal(await task.result, 'end');
});

test('a failure rejects with what it says', async () => {
  const way = makeWay();
  const task = new Thinker([way.connect]).start('think', {});
  way.tell({ type: 'failed', id: 1, message: 'no memory' });
  await assert.rejects(task.result, /^Error: no memory$/);
  assert.equal(task.report, null);
});

test('a task is stopped, paused, resumed and dropped by its number, as long as it is open', async () => {
  const way = makeWay();
  const thinker = new Thinker([way.connect]);
  const task = thinker.start('think', {});
  for (const act of ['pause', 'resume', 'stop', 'drop', 'drop', 'stop']) /** @type {any} */ (task)[act]();
  assert.deepEqual(way.taken.slice(1), [
    { type: 'pause', id: 1 },
    { type: 'resume', id: 1 },
    { type: 'stop', id: 1 },
    { type: 'drop', id: 1 },
  ]);
  assert.equal(await task.result, null);
});

test('a stopped task waits for what it has found', async () => {
  const way = makeWay();
  const task = new Thinker([way.connect]).start('think', {});
  let isSettled = false;
  task.result.then(() => (isSettled = true));
  task.stop();
  await settled();
  assert.equal(isSettled, false);
  way.tell({ type: 'done', id: 1, report: 'so far' });
  assert.equal(await task.result, 'so far');
});

test('where a way cannot be taken the next one is; the last one throws', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  const way = makeWay();
  new Thinker([forbidden, forbidden, way.connect]).start('think', {});
  assert.equal(way.taken.length, 1);
  assert.throws(() => new Thinker([forbidden]).start('think', {}), /forbidden/);
});

test('where a worker is lost all open commands are given to the next way', async () => {
  const [first, second] = [makeWay(), makeWay()];
  const ways = [first.connect, second.connect];
  const thinker = new Thinker(ways);
  const [done, open] = [1, 2].map(() => thinker.start('think', {}));
  first.tell({ type: 'done', id: 1, report: 'end' });
  first.lose();
  assert.deepEqual([first.closed, second.connected], [1, 1]);
  assert.deepEqual(second.taken, [{ type: 'start', id: 2, job: 'think', request: {} }]);
  second.tell({ type: 'done', id: 2, report: 'end' });
  assert.deepEqual([await done.result, await open.result], ['end', 'end']);
  first.lose();
  second.lose();
  assert.deepEqual([second.connected, second.closed], [1, 0], 'once, and never the last');
  assert.equal(ways.length, 2, 'what was given is not changed');
});

test('closed, it ends all tasks without a result, and connects again when it is asked', async () => {
  const way = makeWay();
  const thinker = new Thinker([way.connect]);
  const tasks = [1, 2].map(() => thinker.start('think', {}));
  thinker.close();
  assert.deepEqual(await Promise.all(tasks.map(({ result }) => result)), [null, null]);
  assert.equal(way.closed, 1);
  tasks[0].stop();
  assert.equal(way.taken.length, 2);
  thinker.start('think', {});
  assert.equal(way.connected, 2);
  new Thinker([way.connect]).close();
});
