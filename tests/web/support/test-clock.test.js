// The clock of tests rings as browsers do.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PageClock, TestClock } from './test-clock.js';

/** A clock that writes down what rings, with its time. */
function makeDiary() {
  const clock = new TestClock();
  /** @type {string[]} */
  const diary = [];
  const note = (/** @type {string} */ text) => () => void diary.push(`${clock.now()} ${text}`);
  return { clock, diary, note };
}

test('timers ring in order, those of one time as they were set, and none after it was given up', async () => {
  const { clock, diary, note } = makeDiary();
  clock.setTimeout(note('late'), 30);
  clock.setTimeout(note('first'), 10);
  clock.setTimeout(note('second'), 10);
  clock.clearTimeout(clock.setTimeout(note('never'), 10));
  const beat = clock.setInterval(note('beat'), 12);
  await clock.advance(29);
  assert.deepEqual([...diary.splice(0), clock.now()], ['10 first', '10 second', '12 beat', '24 beat', 29]);
  clock.clearInterval(beat);
  await clock.advance(1000);
  assert.deepEqual([diary, clock.waiting], [['30 late'], 0]);
});

test('what promises bring about happens before the next timer', async () => {
  const { clock, diary, note } = makeDiary();
  clock.setTimeout(async () => {
    for (let i = 0; i < 100; i++) await null;
    note('promised')();
    clock.setTimeout(note('set by it'), 5);
  }, 10);
  clock.setTimeout(note('next'), 11);
  await clock.advance(20);
  assert.deepEqual(diary, ['10 promised', '11 next', '15 set by it']);
});

test('it is told how long it takes until something is so', async () => {
  const { clock } = makeDiary();
  let isSo = false;
  clock.setTimeout(() => (isSo = true), 120);
  assert.equal(await clock.until(() => isSo), 150);
  assert.equal(await clock.until(() => false, 100), Infinity);
});

test('nothing of a page that sleeps rings; when it wakes, what should have rung does so once', async () => {
  const { clock, diary, note } = makeDiary();
  const page = new PageClock(clock, 5000);
  page.setInterval(note('beat'), 10);
  page.setTimeout(note('missed'), 15);
  page.setTimeout(note('later'), 48);
  page.sleep();
  page.clearTimeout(page.setTimeout(note('never'), 2));
  await clock.advance(35);
  assert.deepEqual(diary, []);
  page.wake();
  await clock.advance(20);
  assert.deepEqual(diary, ['36 beat', '36 missed', '40 beat', '48 later', '50 beat']);
  assert.equal(page.now(), 5055);
  page.close();
  await clock.advance(100);
  assert.deepEqual([diary.length, clock.waiting], [5, 0]);
});
