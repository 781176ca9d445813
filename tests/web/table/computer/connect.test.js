// How a page runs the computer: in a worker that is watched, and in its own thread. The worker is a stand-in; what runs
// in the thread of the page is the real search.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { makeWays, openThinker } from '../../../../shell/table/computer/connect.js';
import { makeThinker } from '../../../../shell/table/computer/thinkers.js';
import { NotLoadedError } from '../../../../web/task.js';
import { settled } from '../../support/fakes.js';

/** A worker that says what the test tells it to. */
class FakeWorker extends EventTarget {
  /** The last one made. @type {FakeWorker} */
  static last;
  /** @type {any[]} */
  posted = [];
  isTerminated = false;

  /**
   * @param {URL | string} address
   * @param {object} options
   */
  constructor(address, options) {
    super();
    Object.assign(this, { address: String(address), options });
    FakeWorker.last = this;
  }

  postMessage(/** @type {any} */ message) {
    this.posted.push(message);
  }

  terminate() {
    this.isTerminated = true;
  }

  say(/** @type {any} */ data) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  /** Fails with an event; returns whether the browser would report it as uncaught. */
  fail(type = 'error') {
    return this.dispatchEvent(new Event(type, { cancelable: true }));
  }
}

const here = (/** @type {string} */ path) => new URL(`../../../../${path}`, import.meta.url).href;
const files = { worker: here('web/worker.js'), rules: { custodian: here('build/wasm/motley-custodian.wasm') } };
const start = /** @type {any} */ ({ type: 'start', id: 1, job: 'think', request: {} });

/** @typedef {import('node:test').TestContext} TestContext */

/** A connection by a worker, whose clock the test turns. */
function connect(
  /** @type {TestContext} */ context,
  origin = 'https://motley.example',
  root = 'https://motley.example/',
) {
  /** @type {(() => void) | null} */
  let tick = null;
  context.mock.method(globalThis, 'setInterval', /** @type {any} */ ((/** @type {() => void} */ run) => (tick = run)));
  context.mock.method(globalThis, 'clearInterval', () => (tick = null));
  const rules = { custodian: `${root}a%20b.wasm` };
  const nets = { custodian: `${root}c%20d.net` };
  const Worker = /** @type {any} */ (FakeWorker);
  const means = { worker: `${root}worker.js`, rules, nets, origin, base: `${origin}/article/`, Worker };
  /** @type {any[]} */
  const told = [];
  /** @type {string[]} */
  const lost = [];
  const connection = makeWays(means)[0](
    (message) => told.push(message),
    (trouble) => lost.push(trouble),
  );
  const pass = (/** @type {number} */ seconds) => {
    for (let second = 0; second < seconds; second++) tick?.();
  };
  return { connection, worker: /** @type {any} */ (FakeWorker.last), told, lost, pass, means };
}

test('there are two tries with a worker before the thread of the page', () => {
  const [first, second, third, ...more] = makeWays(files);
  assert.equal(first, second);
  assert.notEqual(second, third);
  assert.deepEqual(more, []);
});

test('a worker that is ready is told where rules and nets are, then gets its commands, and reports', (context) => {
  const { connection, worker, told, lost, means } = connect(context);
  const { rules, nets } = means;
  assert.equal(worker.address, 'https://motley.example/worker.js');
  assert.deepEqual(worker.options, { type: 'module' });
  connection.take(start);
  assert.deepEqual(worker.posted, []);
  worker.say({ type: 'ready' });
  connection.take({ type: 'stop', id: 1 });
  assert.deepEqual(worker.posted, [{ type: 'files', rules, nets }, start, { type: 'stop', id: 1 }]);
  const said = [
    { type: 'report', id: 1, report: {} },
    { type: 'trouble', id: 1, reason: 'net-missing' },
    { type: 'done', id: 1, report: {} },
    { type: 'failed', id: 1, message: '' },
  ];
  for (const message of said) worker.say(message);
  assert.deepEqual([told, lost], [said, []]);
  connection.close();
  assert.ok(worker.isTerminated);
});

test('on a page of another origin a blob starts the worker, and is forgotten with it', async (context) => {
  const { connection, worker } = connect(context, 'https://somebody.example');
  assert.match(worker.address, /^blob:/);
  const text = await (await fetch(worker.address)).text();
  assert.match(text, /^import\("https:\/\/motley\.example\/worker\.js"/);
  connection.close();
  await assert.rejects(fetch(worker.address));
});

test('addresses without an origin, as some bundlers give them, belong to the page', async (context) => {
  const { connection, worker } = connect(context, 'https://somebody.example', '/_next/static/');
  assert.equal(worker.address, 'https://somebody.example/_next/static/worker.js');
  worker.say({ type: 'ready' });
  const files = (/** @type {string} */ name) => ({ custodian: `https://somebody.example/_next/static/${name}` });
  const told = { type: 'files', rules: files('a%20b.wasm'), nets: files('c%20d.net') };
  assert.deepEqual(worker.posted, [told], 'a worker that a blob has started could not complete them');
  connection.close();
});

test('an error before the worker is ready: it did not start; in a blob the page forbids it', (context) => {
  const own = connect(context);
  assert.equal(own.worker.fail(), false, 'nobody else hears of it');
  assert.deepEqual(own.lost, ['worker-not-started']);
  context.mock.restoreAll();
  const foreign = connect(context, 'https://somebody.example');
  foreign.worker.fail();
  assert.deepEqual(foreign.lost, ['worker-forbidden']);
});

test('a blob that cannot load the file says so', (context) => {
  const { worker, lost } = connect(context, 'https://somebody.example');
  worker.say({ type: 'not-started' });
  assert.deepEqual(lost, ['worker-not-started']);
});

test('an error of a worker that was ready: it is lost', (context) => {
  const { worker, lost } = connect(context, 'https://somebody.example');
  worker.say({ type: 'ready' });
  assert.equal(worker.fail(), false);
  assert.deepEqual(lost, ['worker-lost']);
});

for (const said of [null, undefined, 'ready', 7, {}, { type: 'done' }, { type: 'done', id: '1' }, { id: 1 }])
  test(`a worker that says ${JSON.stringify(said)} makes no sense`, (context) => {
    const { worker, lost, told } = connect(context);
    worker.say({ type: 'ready' });
    worker.say(said);
    assert.deepEqual([lost, told], [['worker-nonsense'], []]);
  });

test('a message that cannot be read makes no sense', (context) => {
  const { worker, lost } = connect(context);
  worker.fail('messageerror');
  assert.deepEqual(lost, ['worker-nonsense']);
});

test('a worker that never becomes ready did not start', (context) => {
  const { connection, lost, pass } = connect(context);
  pass(100);
  assert.deepEqual(lost, [], 'nobody waits for it');
  connection.take(start);
  pass(5);
  assert.deepEqual(lost, []);
  pass(1);
  assert.deepEqual(lost, ['worker-not-started']);
});

test('a worker that falls silent is lost; one that only thinks is not', (context) => {
  const { connection, worker, lost, pass } = connect(context);
  worker.say({ type: 'ready' });
  connection.take(start);
  for (let second = 1; second < 100; second++) {
    pass(1);
    assert.deepEqual(worker.posted.at(-1), { type: 'ping' });
    worker.say({ type: 'alive' });
  }
  assert.deepEqual(lost, []);
  pass(5);
  assert.deepEqual(lost, []);
  pass(1);
  assert.deepEqual(lost, ['worker-lost']);
});

test('a worker without jobs is not asked, and its silence means nothing', (context) => {
  const { connection, worker, lost, pass } = connect(context);
  worker.say({ type: 'ready' });
  for (const id of [1, 2]) connection.take({ ...start, id });
  worker.say({ type: 'done', id: 1, report: {} });
  pass(1);
  connection.take({ type: 'drop', id: 2 });
  const { length } = worker.posted;
  pass(100);
  assert.deepEqual([worker.posted.length, lost], [length, []]);
  connection.take({ ...start, id: 3 });
  pass(5);
  assert.deepEqual(lost, [], 'it is silent only from now on');
});

// ----- in the thread of the page

const request = { place: { variant: 'custodian', actions: [] }, strength: { nodes: 50 } };

/** The module of the thinker is there already. */
const load = async () => ({ openThinker });

test('where there are no workers the page thinks itself', async (context) => {
  // Node fetches no files.
  const read = async (/** @type {URL | string} */ address) => new Response(readFileSync(new URL(address)));
  context.mock.method(globalThis, 'fetch', /** @type {any} */ (read));
  const none = context.mock.fn(() => {
    throw new Error('no workers');
  });
  const thinker = makeThinker({ ...files, origin: 'null', Worker: /** @type {any} */ (none) }, load);
  const { line } = await thinker.start('think', request).result;
  assert.match(line[0], /^[a-g]\d/);
  const dropped = thinker.start('think', { ...request, strength: {} });
  dropped.drop();
  assert.equal(await dropped.result, null);
});

/** A connection in the page, and its messages about a job. */
function ask(/** @type {Partial<typeof files>} */ missing) {
  /** @type {(told: any) => void} */
  let hear = () => {};
  const [, , connectHere] = makeWays({ ...files, ...missing });
  const { take } = connectHere(
    (told) => hear(told),
    () => {},
  );
  return (/** @type {number} */ id) =>
    new Promise((tell) => {
      hear = tell;
      take({ type: 'drop', id: 7 });
      take({ ...start, id, request });
    });
}

test('a file that is gone fails the job, not the page', async () => {
  for (const missing of [{ worker: here('web/gone.js') }, { rules: { custodian: here('build/wasm/gone.wasm') } }]) {
    const told = await ask(missing)(1);
    assert.deepEqual([told.type, told.id, told.isNotLoaded], ['failed', 1, true]);
  }
  const thinker = makeThinker({ ...files, worker: here('web/gone.js'), origin: 'null', Worker: undefined }, load);
  await assert.rejects(thinker.start('think', request).result, NotLoadedError);
});

test('a thinker that cannot be loaded fails its jobs, and the next one asks for it again', async () => {
  let tries = 0;
  /** @type {import('../../../../web/task.js').Task[]} */
  const added = [];
  const openThinker = () => /** @type {any} */ ({ add: (/** @type {any} */ task) => added.push(task) });
  const thinker = makeThinker(files, async () => {
    if (tries++ === 0) throw new Error('404');
    return { openThinker };
  });
  const [one, two] = [1, 2].map(() => thinker.start('think', request));
  for (const { result } of [one, two]) await assert.rejects(result, NotLoadedError);
  const three = thinker.start('think', request);
  const four = thinker.start('think', request);
  await settled();
  assert.deepEqual([tries, added], [2, [three, four]]);
});

test('what could not be loaded is asked for again with the next job', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'motley-'));
  const worker = join(folder, 'worker.mjs');
  const again = ask({ worker: pathToFileURL(worker).href });
  assert.equal((await again(1)).type, 'failed');
  writeFileSync(worker, 'export const openJobs = (files, tell) => ({ id }) => tell({ type: "done", id });');
  const told = await again(2);
  assert.equal(told.type, 'done');
  rmSync(folder, { recursive: true });
});
