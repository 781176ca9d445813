// The time left in a live game that is watched.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTimes, WatchedClock, writeTimes } from '../../../shell/live/watched-clock.js';

test('times are written and read; what is not exact is none', () => {
  const shown = [
    { seat: 'w', left: 300_000, isRunning: true },
    { seat: 'b', left: 12_500, isRunning: false },
  ];
  assert.equal(writeTimes(shown), 'w w300,b12.5');
  assert.deepEqual(readTimes('w w300,b12.5'), shown);
  assert.equal(readTimes('- a1')?.[0].isRunning, false);
  for (const bad of [
    '',
    '-',
    'w ',
    'w w',
    'w w1,',
    'w w1,,b1',
    'w w1234567',
    'w w-1',
    'ww w1',
    'w w1 b1',
    `w ${'a1,'.repeat(12)}a1`,
  ])
    assert.equal(readTimes(bad), null, bad);
});

test('the time runs from the moment when it was told, and not below nothing, until the game is over', () => {
  let now = 1000;
  /** @type {(() => void)[]} */
  let waiting = [];
  let drawn = 0;
  const time = {
    now: () => now,
    setTimeout: (/** @type {() => void} */ run) => waiting.push(run),
    clearTimeout: () => {
      waiting = [];
    },
  };
  const clock = new WatchedClock(() => drawn++, time);
  assert.ok(!clock.hear('nonsense'));
  assert.deepEqual([clock.shown, clock.isRunning, waiting.length], [[], false, 0]);
  assert.ok(clock.hear('w w10,b20'));
  now += 4000;
  waiting[0]();
  assert.equal(drawn, 3);
  const leftOf = () => clock.shown.map(({ left }) => left);
  assert.deepEqual(leftOf(), [6000, 20_000]);
  now += 10_000;
  assert.deepEqual(leftOf(), [0, 20_000]);
  assert.equal(clock.judge(), false);
  clock.hear('b w0.1,b20');
  now += 1000;
  clock.stop();
  now += 1000;
  assert.deepEqual([leftOf(), clock.isRunning, waiting.length], [[100, 19_000], false, 0]);
});
