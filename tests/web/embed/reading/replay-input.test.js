// The wheel and the keys in a replay.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { stepByKey, stepByWheel } from '../../../../shell/embed/reading/replay-input.js';

const session = { at: 1, steps: [1, 2, 3] };
const board = {
  hasFocus: true,
  session,
  goTo(/** @type {number} */ at) {
    if (at < 0 || at > 3) return false;
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
const turn = (/** @type {number} */ deltaY, given = {}) => send(stepByWheel, { deltaY, deltaMode: 0, ...given });

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
  const places = [100, 30, 30].map((delta) => {
    assert.equal(turn(delta), true);
    return session.at;
  });
  assert.deepEqual(places, [2, 2, 3]);
  assert.equal(turn(100), false);
  assert.equal(turn(-30), true);
  assert.equal(session.at, 3, 'what was turned the other way does not count');
  assert.equal(turn(-3, { deltaMode: 1 }), true);
  assert.equal(session.at, 2);
  assert.equal(turn(-100, { ctrlKey: true }), false, 'that is for enlarging the page');
  assert.equal(turn(-100, { defaultPrevented: true }), false);
});
