// Where pieces look on the screen, however the board lies.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directions, turnOnScreen } from '../../../../shell/board/view/geometry.js';

/** Four seats, which play upwards, to the right, downwards and to the left. */
const four = { seats: 'abcd', forward: [0, 1, 2, 3] };

test('a piece that looks forward looks where its seat plays', () => {
  const seen = [...four.seats].map((seat) => directions[turnOnScreen(four, seat, 0, false)]);
  assert.deepEqual(seen, ['up', 'right', 'down', 'left']);
});

test('a flipped board turns the pointers by half a turn', () => {
  const seen = [...four.seats].map((seat) => directions[turnOnScreen(four, seat, 0, true)]);
  assert.deepEqual(seen, ['down', 'left', 'up', 'right']);
});

test('quarter turns go clockwise from forward, and never further than once around', () => {
  const two = { seats: 'wb', forward: [0, 2] };
  const seen = (/** @type {string} */ seat, isFlipped = false) =>
    [0, 1, 2, 3].map((facing) => turnOnScreen(two, seat, facing, isFlipped));
  assert.deepEqual(seen('w'), [0, 1, 2, 3]);
  assert.deepEqual(seen('b'), [2, 3, 0, 1]);
  assert.deepEqual(seen('w', true), [2, 3, 0, 1]);
  assert.deepEqual(seen('b', true), [0, 1, 2, 3]);
});
