// Pages find each other, speak, and leave.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CarrierPage } from '../../support/carrier-page.js';
import { FakeMeeting } from '../../support/fake-meeting.js';

test('two pages meet, speak, and one leaves', async () => {
  const meeting = new FakeMeeting();
  const relay = meeting.relay();
  const ann = new CarrierPage(meeting, 'ann').join();
  await meeting.clock.advance(2500);
  const bob = new CarrierPage(meeting, 'bob').join();
  const took = await meeting.clock.until(() => ann.sees(bob) && bob.sees(ann));
  assert.ok(took < 1000, `${took} ms`);
  assert.ok(ann.carrier.send(bob.address, 'link first'));
  assert.ok(bob.carrier.send(ann.address, 'link second'));
  await meeting.clock.advance(5000);
  assert.deepEqual([ann.texts(bob), bob.texts(ann)], [['link second'], ['link first']]);
  assert.ok(relay.events.length <= 12, `${relay.events.length} events`);
  assert.equal(ann.carrier.delay(bob.address), meeting.linkMs);
  bob.carrier.leave();
  await meeting.clock.advance(500);
  assert.ok(!ann.sees(bob));
  assert.equal(ann.carrier.send(bob.address, 'late'), false);
});
