// The wheel and the keys in a replay.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { stepByKey, stepByWheel } from '../../../../shell/embed/reading/replay-input.js';

const session = { at: 1, steps: [1, 2, 3] };
const board = {
  hasFocus: true,
  session,
  goTo(/** @type {number} */ at) {
    if (at < 0 || at > session.steps.length) return false;
    session.at = at;
    return true;
  },
};

beforeEach(() => {
  board.hasFocus = true;
  session.at = 1;
});

/** Whether the page around the board does not hear of the last event. */
let isStopped = false;

/** Sends an event; returns whether the page must leave it alone. */
function send(/** @type {Function} */ handle, /** @type {object} */ given) {
  let isTaken = false;
  const event = {
    composedPath: () => [{ localName: 'button' }],
    preventDefault: () => (isTaken = true),
    stopPropagation: () => (isStopped = true),
    ...given,
  };
  isStopped = false;
  handle(board, event);
  return isTaken;
}

const press = (/** @type {string} */ key, given = {}) => send(stepByKey, { key, ...given });

/** When the wheel turns; a second later each time. */
let time = 0;

const turn = (/** @type {number} */ deltaY, given = {}) => {
  time += 1000;
  return send(stepByWheel, { deltaX: 0, deltaY, deltaMode: 0, timeStamp: time, ...given });
};

test('arrows, commas and ends step; what others have used does not', () => {
  const places = ['ArrowRight', '.', '.', 'ArrowLeft', ',', 'End', 'Home', '>', '<'].map((key) => {
    assert.equal(press(key), true, key);
    assert.ok(isStopped, 'slides around the board have keys of their own');
    return session.at;
  });
  assert.deepEqual(places, [2, 3, 3, 2, 1, 3, 0, 3, 0]);
  assert.equal(press('ArrowRight', { defaultPrevented: true }), false);
  assert.equal(press('ArrowRight', { ctrlKey: true }), false);
  assert.equal(press('.', { composedPath: () => [{ localName: 'input' }] }), false);
  for (const key of ['a', 'toString', 'ArrowUp']) {
    assert.equal(press(key), false, key);
    assert.equal(isStopped, false, key);
  }
  assert.equal(session.at, 0);
});

test('without the focus the wheel is the page’s', () => {
  board.hasFocus = false;
  assert.equal(turn(100), false);
  assert.equal(session.at, 1);
});

test('with the focus the wheel steps, slow wheels too, and scrolls the page at the ends', () => {
  const places = [100, 30, 30, 30, 30].map((delta) => {
    assert.equal(turn(delta), true);
    return session.at;
  });
  assert.deepEqual(places, [2, 2, 2, 2, 3]);
  assert.equal(turn(100), false);
  assert.equal(turn(-30), true);
  assert.equal(session.at, 3, 'what was turned the other way does not count');
  assert.equal(turn(-3, { deltaMode: 1 }), true);
  assert.equal(session.at, 2);
  assert.equal(turn(-100, { ctrlKey: true }), false, 'that is for enlarging the page');
  assert.equal(turn(-100, { defaultPrevented: true }), false);
});

test('a notch of a fine wheel is one step, a swipe of a touchpad a few, and one that goes sideways none', () => {
  const count = session.steps.length;
  session.steps = Array.from({ length: 60 }, (_, i) => i);
  for (const at of [2, 3, 4]) {
    for (let i = 0; i < 8; i++) turn(15);
    assert.equal(session.at, at);
  }
  // It goes on turning for half a second, 16 milliseconds a part.
  const swipe = [4, 12, 30, 60, 90, 110, 100, 90, 80, 70, 60, 50, 45, 40, 35, 30, 26, 22, 18, 15, 12, 10, 8, 6, 5, 4];
  const began = time + 1000;
  for (const [i, delta] of swipe.entries()) turn(delta, { timeStamp: began + 16 * i });
  assert.ok(session.at > 5 && session.at <= 10, String(session.at));
  const { at } = session;
  for (let i = 0; i < 20; i++) assert.equal(turn(6, { deltaX: 40 }), false);
  assert.equal(session.at, at);
  session.steps.length = count;
});
