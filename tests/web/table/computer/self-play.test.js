// Games of the computer against itself, as the balance report asks for them. What it finds comes from the test.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SelfPlay } from '../../../../shell/table/computer/self-play.js';
import { makeThinker, settled } from '../../support/fakes.js';

/** A balance report whose games have not been asked for, and how often it asked for a picture. */
function make(variant = 'custodian') {
  const { thinker, asked } = makeThinker();
  const news = { count: 0 };
  const play = new SelfPlay(() => news.count++, thinker);
  play.choose(variant, undefined, false);
  return { play, asked, news };
}

/** @type {any} */
const report = { games: 3 };

test('games are asked for as they were chosen', () => {
  const { play, asked } = make('till');
  play.choose('till', 'somewhere', true);
  play.set({ games: 20 });
  play.set({ nodes: 40 });
  play.start();
  const { seed, ...request } = asked[0].request;
  assert.equal(asked[0].job, 'balance');
  assert.deepEqual(request, { variant: 'till', position: 'somewhere', isDrawn: true, games: 20, nodes: 40 });
  assert.ok(Number.isInteger(seed));
});

test('before anything was asked for nothing is told', () => {
  const { thinker } = makeThinker();
  const { isPaused, hasFailed, isRunning, copied, balance, isDrawn } = new SelfPlay(() => {}, thinker);
  assert.deepEqual([isPaused, hasFailed, isRunning, copied, balance, isDrawn], [false, false, false, '', null, false]);
});

test('numbers that are not given stay as they are, and a report with others is of no use', () => {
  const { play, news } = make();
  play.balance = report;
  play.set({});
  assert.deepEqual([play.games, play.nodes, play.balance], [50, 300, null]);
  assert.equal(news.count, 1);
});

test('reports are shown as they come, and the last one stays', async () => {
  const { play, asked, news } = make();
  play.copied = 'balance-copied';
  play.start();
  assert.deepEqual([play.isRunning, play.copied, news.count], [true, '', 1]);
  asked[0].tell(report);
  assert.equal(play.balance, report);
  assert.equal(news.count, 2);
  const last = { games: 4 };
  await asked[0].finish(last);
  assert.deepEqual([play.balance, play.isRunning, play.hasFailed], [last, false, false]);
  assert.equal(news.count, 4);
});

test('a job that has nothing leaves the report as it is', async () => {
  const { play, asked } = make();
  play.start();
  asked[0].tell(report);
  await asked[0].finish(null);
  assert.equal(play.balance, report);
});

test('starting again drops the games before', async () => {
  const { play, asked } = make();
  play.start();
  asked[0].tell(report);
  play.start();
  assert.deepEqual(asked[0].sent, ['drop']);
  assert.equal(play.balance, null);
  asked[0].tell(report);
  await asked[0].finish(report);
  assert.deepEqual([play.balance, play.isRunning], [null, true]);
});

test('another variant, position or way to begin drops games and report; the same one does not', () => {
  const { play, asked } = make();
  play.start();
  asked[0].tell(report);
  play.choose('custodian', undefined, false);
  assert.deepEqual([asked[0].sent, play.balance], [[], report]);
  for (let i = 0; i < 3; i++) {
    const [position, isDrawn] = [i > 0 ? 'somewhere' : undefined, i > 1];
    play.choose('till', position, isDrawn);
    assert.deepEqual([asked[i].sent, play.balance, play.isRunning], [['drop'], null, false]);
    assert.deepEqual([play.variant, play.position, play.isDrawn], ['till', position, isDrawn]);
    play.start();
    asked[i + 1].tell(report);
  }
});

test('games can be paused, go on, and be stopped with what there is', async () => {
  const { play, asked, news } = make();
  play.pause(true);
  play.stop();
  play.start();
  assert.equal(play.isPaused, false);
  const { count } = news;
  play.pause(true);
  assert.deepEqual([play.isPaused, news.count], [true, count + 1]);
  play.pause(false);
  assert.equal(play.isPaused, false);
  play.stop();
  assert.deepEqual(asked[0].sent, ['pause', 'resume', 'stop']);
  play.pause(true);
  await asked[0].finish(report);
  assert.deepEqual([play.balance, play.isPaused], [report, false]);
});

test('a failure is told; that of games that were dropped is not', async (context) => {
  context.mock.method(console, 'warn', () => {});
  const { play, asked } = make();
  play.start();
  await asked[0].fail();
  assert.deepEqual([play.hasFailed, play.isRunning], [true, false]);
  play.start();
  assert.equal(play.hasFailed, false);
  play.start();
  await asked[1].fail();
  assert.deepEqual([play.hasFailed, play.isRunning], [false, true]);
});

test('copying says how it went', async (context) => {
  const { play, news } = make();
  /** @type {string[]} */
  const texts = [];
  let isForbidden = false;
  const writeText = async (/** @type {string} */ text) => {
    if (isForbidden) throw new Error('forbidden');
    texts.push(text);
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  context.after(() => {
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard: { writeText } }, configurable: true });
  await play.copy('numbers');
  assert.deepEqual([texts, play.copied, news.count], [['numbers'], 'balance-copied', 1]);
  isForbidden = true;
  await play.copy('numbers');
  assert.equal(play.copied, 'balance-copy-failed');
  await settled();
});
