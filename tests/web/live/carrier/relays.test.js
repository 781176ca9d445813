// Relays are away, dead, mute, refusing or closing; each is tried for ever.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areAllHere, CarrierPage, makeMet, makePair } from '../../support/carrier-page.js';
import { FakeMeeting } from '../../support/fake-meeting.js';

for (const seconds of [5, 40, 130]) {
  test(`the relay is away ${seconds} s while one waits`, async () => {
    const { clock, relay, one, two } = makePair();
    one.join();
    await clock.advance(20_000);
    relay.stop();
    await clock.advance(seconds * 1000);
    relay.start();
    await clock.advance(1000);
    two.join();
    const took = await clock.until(() => areAllHere([one, two]));
    assert.ok(took < 32_000, `${took} ms`);
  });

  test(`the relay is away ${seconds} s while two are connected`, async () => {
    const { clock, relay, one, two } = await makeMet();
    relay.stop();
    await clock.advance(seconds * 1000);
    assert.equal(one.relays, seconds >= 5 ? 'silent' : 'trying');
    assert.ok(one.carrier.send(two.address, 'link meanwhile'));
    relay.start();
    await clock.advance(31_000);
    assert.equal(one.relays, 'open');
    assert.deepEqual([two.texts(one), one.count('gone', two), one.count('here', two)], [['link meanwhile'], 0, 1]);
    two.reload();
    assert.ok((await clock.until(() => areAllHere([one, two]))) < 1500);
  });

  test(`the relay is away ${seconds} s while one opens`, async () => {
    const { clock, relay, one, two } = makePair();
    one.join();
    await clock.advance(20_000);
    relay.stop();
    await clock.advance(500);
    two.join();
    await clock.advance(seconds * 1000);
    relay.start();
    const took = await clock.until(() => areAllHere([one, two]));
    assert.ok(took < 31_000, `${took} ms`);
  });

  test(`the relay goes for ${seconds} s at any moment of a meeting`, async () => {
    for (let moment = 0; moment < 400; moment += 40) {
      const { clock, relay, one, two } = makePair(moment % 80 === 0);
      one.join();
      await clock.advance(1500);
      two.join();
      await clock.advance(moment);
      relay.stop();
      await clock.advance(seconds * 1000);
      relay.start();
      const took = await clock.until(() => areAllHere([one, two]));
      assert.ok(took < 31_000, `${took} ms, gone after ${moment} ms`);
    }
  });
}

test('that no relay answers is said after 5 s, and it is tried for ever, at most 30 s apart', async () => {
  const { clock, meeting, relay, one } = makePair();
  relay.isAway = true;
  let tries = 0;
  const { page } = one;
  page.onSocket = () => tries++;
  one.join();
  assert.equal(one.relays, 'trying');
  await clock.advance(4900);
  assert.equal(one.relays, 'trying');
  await clock.advance(200);
  assert.equal(one.relays, 'silent');
  await clock.advance(60_000);
  tries = 0;
  await clock.advance(3_600_000);
  assert.ok(tries >= 119 && tries <= 121, `${tries} tries in an hour`);
  assert.equal(one.relays, 'silent');
  relay.start();
  assert.ok((await clock.until(() => one.relays === 'open')) <= 30_100);
  assert.equal(meeting.relays.size, 1);
});

test('a relay that takes connections but says nothing does not count', async () => {
  const { clock, relay, one } = makePair();
  relay.isMute = true;
  one.join();
  await clock.advance(5100);
  assert.equal(one.relays, 'silent');
  relay.isMute = false;
  assert.ok((await clock.until(() => one.relays === 'open')) < 31_000);
});

test('of two relays one is dead', async () => {
  const meeting = new FakeMeeting();
  meeting.relay('wss://dead.test').isAway = true;
  meeting.relay('wss://alive.test');
  const one = new CarrierPage(meeting, 'ann').join();
  await meeting.clock.advance(3000);
  const two = new CarrierPage(meeting, 'bob').join();
  assert.ok((await meeting.clock.until(() => areAllHere([one, two]))) < 1000);
  assert.equal(one.relays, 'open');
});

test('of two relays each is the only one of a page for a time', async () => {
  const meeting = new FakeMeeting();
  const first = meeting.relay('wss://first.test');
  const second = meeting.relay('wss://second.test');
  const one = new CarrierPage(meeting, 'ann').join();
  const two = new CarrierPage(meeting, 'bob').join();
  const { clock } = meeting;
  assert.ok((await clock.until(() => areAllHere([one, two]))) < 1500);
  first.stop();
  two.reload();
  assert.ok((await clock.until(() => areAllHere([one, two]))) < 1500);
  first.start();
  await clock.advance(30_000);
  second.stop();
  two.reload();
  assert.ok((await clock.until(() => areAllHere([one, two]))) < 1500);
  await clock.advance(60_000);
  assert.deepEqual([one.count('here', two), one.page.held.connections], [3, 1]);
});

test('a relay that refuses events is kept, and said not to answer', async () => {
  const meeting = new FakeMeeting();
  const refusing = meeting.relay('wss://refusing.test');
  refusing.isRefusing = true;
  const { clock } = meeting;
  const one = new CarrierPage(meeting, 'ann').join();
  const two = new CarrierPage(meeting, 'bob').join();
  await clock.advance(5500);
  assert.equal(one.relays, 'silent');
  assert.ok(refusing.readers === 2 && refusing.events.length < 16, `${refusing.events.length} events`);
  refusing.isRefusing = false;
  assert.ok((await clock.until(() => areAllHere([one, two]), 120_000)) < 35_000);
  assert.equal(one.relays, 'open');
  // The next one that is refused, for its rate, changes nothing for good.
  refusing.isRefusing = true;
  two.reload();
  await clock.advance(400);
  refusing.isRefusing = false;
  assert.ok((await clock.until(() => areAllHere([one, two]), 120_000)) < 5000);
});

test('a relay that ends subscriptions, or closes at once, is tried again, ever more slowly', async () => {
  const { clock, relay, one, two } = makePair();
  let tries = 0;
  one.page.onSocket = () => tries++;
  relay.greets = (socket) => socket.drop();
  one.join();
  await clock.advance(600_000);
  assert.ok(tries > 20 && tries < 30, `${tries} tries in ten minutes`);
  relay.greets = (socket) => socket.arrive(['CLOSED', 'room', 'blocked: not here']);
  await clock.advance(60_000);
  assert.equal(one.relays, 'silent');
  relay.greets = () => {};
  two.join();
  assert.ok((await clock.until(() => areAllHere([one, two]))) < 31_000);
  await clock.advance(20_000);
  relay.refuseReaders();
  await clock.advance(2000);
  assert.deepEqual([relay.readers, one.relays], [2, 'open']);
});

test('an address that is none, or that the policy forbids, harms nothing', async () => {
  const meeting = new FakeMeeting();
  const good = meeting.relay('wss://good.test');
  const page = new CarrierPage(meeting, 'ann', { relays: ['no address', 'wss://good.test', 'wss://good.test'] });
  page.page.onSocket = (url) => {
    if (url === 'no address') throw new Error('SyntaxError');
  };
  page.join();
  await meeting.clock.advance(1000);
  assert.deepEqual([page.relays, good.readers], ['open', 1]);
  page.carrier.leave();
  assert.equal(page.page.held.timers, 0);
});

test('what relays are asked for has no date in it', async () => {
  const { clock, relay, one } = makePair();
  one.join();
  await clock.advance(1000);
  assert.deepEqual(relay.filters, [{ kinds: [24_153], '#t': [one.options.room.topic] }]);
});
