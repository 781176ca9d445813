// What pages of a live game say is worked off one after the other, page by page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Queue } from '../../../shell/live/queue.js';
import { rest } from '../support/test-clock.js';

/** A queue with work that takes its time, and what was done. */
function makeQueue() {
  const queue = new Queue();
  /** @type {string[]} */
  const done = [];
  const add = (/** @type {string} */ peer, /** @type {string} */ name) =>
    queue.add(peer, async () => {
      await undefined;
      done.push(name);
    });
  return { queue, done, add };
}

test('who says much does not keep the others waiting, and only so much of it waits', async () => {
  const { add, done } = makeQueue();
  for (let i = 0; i < 200; i++) add('stranger', `${i}`);
  add('player', 'turn');
  add('player', 'offer');
  await rest();
  assert.deepEqual(done.slice(0, 5), ['0', '1', 'turn', '2', 'offer']);
  assert.ok(done.length < 60, `${done.length} were done`);
});

test('who has left does nothing more', async () => {
  const { queue, add, done } = makeQueue();
  for (let i = 0; i < 3; i++) add('player', `${i}`);
  queue.end();
  await rest();
  assert.deepEqual(done, ['0']);
});
