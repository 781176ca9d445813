// What relays send and nobody has read yet.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Alarms } from '../../../../shell/live/carrier/alarms.js';
import { Inbox } from '../../../../shell/live/carrier/inbox.js';
import { TestClock } from '../../support/test-clock.js';

/** So many messages of one length come at once. Returns how many of them are read. */
async function readAll(/** @type {number} */ count, /** @type {number} */ length) {
  const clock = new TestClock();
  const inbox = new Inbox(new Alarms(/** @type {any} */ (clock)), () => clock.now());
  let read = 0;
  const look = () => {
    read++;
    return 1;
  };
  for (let i = 0; i < count; i++) inbox.add(length, look);
  await clock.advance(60_000);
  return read;
}

test('a burst is read whole, and of one without end only so much as there is room for', async () => {
  assert.equal(await readAll(4000, 1000), 4000);
  assert.ok((await readAll(100_000, 1000)) < 8100);
  // Each message takes room, however short it is.
  assert.ok((await readAll(100_000, 2)) < 40_000);
});
