// Clocks without a screen: how they are written, whose time runs, and what a turn costs and brings.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Clock,
  readControls,
  readLeft,
  showTime,
  writeControls,
  writeLeft,
} from '../../../../shell/table/clocks/clock.js';

/** A clock, and how many seconds each seat has left at a moment in seconds. */
function makeClock(/** @type {string} */ text, seats = 'wb', left = '') {
  const controls = /** @type {import('../../../../shell/table/clocks/clock.js').Controls} */ (
    readControls(text, seats)
  );
  const clock = new Clock(controls, readLeft(left, controls));
  const at = (/** @type {number} */ now) => Object.values(clock.at(1000 * now)).map((time) => time / 1000);
  const run = (/** @type {string | null} */ seat, /** @type {number} */ now) => clock.run(seat, 1000 * now);
  const end = (/** @type {string} */ seat, /** @type {number} */ now, isNew = true) =>
    clock.endTurn(seat, 1000 * now, isNew);
  return { clock, at, run, end };
}

test('what is read is written again', () => {
  for (const text of ['300', '300+5', '60d3', '30t', '180h', '300+5,60', '-,300+5', '1,2+1', '86400+3600'])
    assert.equal(writeControls(readControls(text, 'wb') ?? {}), text);
  assert.equal(writeControls(readControls('300+0', 'wb') ?? {}), '300');
  assert.equal(writeControls(readControls('60,60', 'wb') ?? {}), '60');
});

test('what is no clock is refused', () => {
  const numbers = ['', '0', '86401', '300+3601', '300+', '1e3', '-5', '300+5+5', '٣٠'];
  for (const text of [...numbers, '-', '-,-', 'd5', '5s', '300t5', '1,2,3', '1,', ',1'])
    assert.equal(readControls(text, 'wb'), undefined, text);
});

test('what is left is written in tenths, never too little; what is damaged counts as the whole time', () => {
  const controls = readControls('300,60', 'wb') ?? {};
  assert.deepEqual(readLeft('12.3,0', controls), { w: 12_300, b: 0 });
  for (const text of ['', '1', '1,2,3', '1,x', '-1,2', '1.25,3'])
    assert.deepEqual(readLeft(text, controls), { w: 300_000, b: 60_000 }, text);
  assert.equal(writeLeft({ w: 12_301, b: 0, c: 1 }), '12.4,0,0.1');
});

test('time runs for one seat, and a turn adds to it, but only once', () => {
  const { at, run, end } = makeClock('300+5');
  run('w', 100);
  assert.deepEqual(at(110), [290, 300]);
  end('w', 110);
  run('b', 110);
  assert.deepEqual(at(117), [295, 293]);
  end('b', 120, false);
  assert.deepEqual(at(500), [295, 290], 'nobody’s time runs');
});

test('whoever plays something else has used the time since the game was gone back in', () => {
  const { clock, at, run, end } = makeClock('60d5');
  run('b', 0);
  const kept = clock.keep(10_000);
  assert.deepEqual(at(30), [60, 35]);
  clock.charge('w', kept);
  end('w', 30);
  run('b', 30);
  assert.deepEqual(at(40), [45, 50], 'each with its delay');
  const { clock: turns, at: rest, run: start, end: finish } = makeClock('30t');
  start('b', 0);
  turns.charge('w', turns.keep(20_000));
  assert.deepEqual(rest(25), [25, 30], 'the turn that was taken back has used nothing of the next one');
  finish('w', 25);
  assert.deepEqual(rest(25), [30, 30]);
  const { clock: other, at: left, run: begin } = makeClock('60,-');
  begin('w', 0);
  other.charge('b', other.keep(10_000));
  assert.deepEqual(left(500), [50, 0], 'who has no clock has no time to lose');
});

test('a turn of three actions has one delay', () => {
  const { at, run, end } = makeClock('60d5');
  run('w', 0);
  assert.deepEqual(at(4), [60, 60]);
  run('w', 4);
  assert.deepEqual(at(7), [58, 60]);
  run(null, 8);
  run('w', 20);
  assert.deepEqual(at(21), [56, 60], 'a pause brings no new delay');
  end('w', 21);
  run('w', 30);
  assert.deepEqual(at(35), [56, 60], 'the next turn has one');
});

test('a time for each turn begins anew', () => {
  const { at, run, end } = makeClock('30t');
  run('w', 0);
  end('w', 29);
  assert.deepEqual(at(29), [30, 30]);
  run('b', 30);
  assert.deepEqual(at(55), [30, 5]);
});

test('of an hourglass the others get what one uses, but those who are out', () => {
  const { clock, at, run } = makeClock('60h', 'abc', '60,60,0');
  run('a', 0);
  assert.deepEqual(at(10), [50, 70, 0]);
  assert.deepEqual(at(100), [0, 120, 0], 'no more than there is');
  run(null, 100);
  assert.ok(clock.isOut('a') && clock.isOut('c') && !clock.isOut('b'));
});

test('of an hourglass two others get half each', () => {
  const { at, run } = makeClock('60h', 'abc');
  run('b', 0);
  assert.deepEqual(at(10), [65, 50, 65]);
});

test('no time runs for who has no clock, or no time', () => {
  const { clock, run } = makeClock('-,10', 'wb');
  run('w', 0);
  assert.equal(clock.running, null);
  run('b', 0);
  assert.equal(clock.running, 'b');
  clock.stop(20_000);
  run('b', 30);
  assert.equal(clock.running, null);
});

test('time that was counted elsewhere counts from then, and what was free is not free again', () => {
  const { clock, at, run } = makeClock('60d5');
  run('w', 0);
  clock.correct('b', 33_000, 5000);
  assert.deepEqual(at(15), [50, 33]);
  clock.correct('w', 52_000, 14_000);
  assert.deepEqual(at(15), [51, 33]);
});

test('a watch that goes back takes and brings nothing', () => {
  const { at, run } = makeClock('60');
  run('w', 100);
  assert.deepEqual(at(50), [60, 60]);
});

test('the time is looked at again when it looks different', () => {
  const { clock, run } = makeClock('60d5', 'wb', '60,10.05');
  assert.equal(clock.next(0), 0);
  run('w', 0);
  assert.equal(clock.next(2000), 3000 + 1, 'not before the delay is over');
  assert.equal(clock.next(5250), 750 + 1);
  assert.equal(showTime(clock.at(6001).w), '0:58');
});

test('times as clocks show them', () => {
  const shown = [0, 99, 100, 9999, 10_000, 59_999, 60_000, 600_000, 3_599_999, 3_600_000, 86_400_000].map(showTime);
  const expected = ['0.0', '0.0', '0.1', '9.9', '0:10', '0:59', '1:00', '10:00', '59:59', '1:00:00', '24:00:00'];
  assert.deepEqual(shown, expected);
});
