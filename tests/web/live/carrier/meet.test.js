// Pages find each other at any time, speak, and leave nothing behind.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areAllHere, CarrierPage, makeMet, makePair, saidBy, wordsOf } from '../../support/carrier-page.js';
import { FakeMeeting, today } from '../../support/fake-meeting.js';

const minute = 60_000;

/** Both ways round: who comes first has the smaller key, or the larger one. */
const bothWays = [false, true];

test('two pages meet, speak, and one leaves', async () => {
  const { clock, meeting, relay, one, two } = makePair();
  one.join();
  await clock.advance(1500);
  two.join();
  const took = await clock.until(() => areAllHere([one, two]));
  assert.ok(took < 500, `${took} ms`);
  assert.deepEqual(saidBy(relay, [one, two]).slice(-3), [
    `${two.name} call`,
    `${one.name} offer`,
    `${two.name} answer`,
  ]);
  assert.ok(one.carrier.send(two.address, 'link first'));
  assert.ok(two.carrier.send(one.address, 'link second'));
  await clock.advance(5000);
  assert.deepEqual([one.texts(two), two.texts(one)], [['link second'], ['link first']]);
  assert.equal(one.carrier.delay(two.address), meeting.linkMs);
  two.carrier.leave();
  await clock.advance(500);
  assert.ok(!one.sees(two));
  assert.equal(one.carrier.send(two.address, 'late'), false);
});

for (const minutes of [0, 2, 10])
  test(`a friend who opens the link ${minutes} minutes later is there at once`, async () => {
    for (const isTurned of bothWays) {
      const { clock, relay, one, two } = makePair(isTurned);
      one.join();
      await clock.advance(minutes * minute);
      two.join();
      const took = await clock.until(() => areAllHere([one, two]));
      assert.ok(took < 1200, `${took} ms`);
      assert.ok(relay.events.length < 20, `${relay.events.length} events`);
      const before = relay.events.length;
      await clock.advance(30 * minute);
      assert.equal(relay.events.length, before, 'silence after the meeting');
    }
  });

test('who waits alone says a few small things an hour', async () => {
  const { clock, relay, one } = makePair();
  one.join();
  await clock.advance(10 * minute);
  assert.ok(relay.events.length <= 11, `${relay.events.length} events`);
  relay.events = [];
  await clock.advance(60 * minute);
  assert.ok(relay.events.length >= 10 && relay.events.length <= 16, `${relay.events.length} events`);
  assert.ok(relay.events.every((event) => JSON.stringify(event).length < 700));
});

test('each side has been the offering one, and of two offers that cross one holds', async () => {
  for (const isTurned of bothWays) {
    const { clock, relay, one, two } = makePair(isTurned);
    // Both calls are heard before either offer, and the page that would have waited does not know that it should.
    one.join();
    two.join();
    const took = await clock.until(() => areAllHere([one, two]));
    assert.ok(took < 1200, `${took} ms`);
    const said = saidBy(relay, [one, two]);
    assert.deepEqual([said.filter((word) => word.endsWith('answer')).length], [1], said.join());
    await clock.advance(minute);
    assert.deepEqual([one.count('here', two), two.count('here', one)], [1, 1]);
  }
});

test('of two offers that cross, that of the smaller key holds', async () => {
  const { clock, relay, one, two } = makePair();
  relay.passes = () => [];
  one.join();
  two.join();
  await clock.advance(100);
  const calls = relay.events.splice(0);
  // Both hear the call of the other when their own is long past: both offer at once.
  await clock.advance(1200);
  for (const event of calls) relay.pass(event);
  await clock.advance(100);
  relay.passes = (event) => [event];
  for (const event of relay.events.splice(0)) relay.pass(event);
  assert.ok((await clock.until(() => areAllHere([one, two]))) < 3000);
  assert.deepEqual([one.page.held.connections, two.page.held.connections], [1, 1]);
  await clock.advance(minute);
  assert.deepEqual([one.count('gone', two), two.count('gone', one)], [0, 0]);
});

test('a page that is reloaded at any moment is back within a second', async () => {
  for (const isTurned of bothWays) {
    const { clock, one, two } = await makeMet(isTurned);
    for (const wait of [0, 10, 35, 60, 110, 170, 250, 333, 480, 700, 1100, 5000, minute]) {
      await clock.advance(wait);
      two.reload();
      const took = await clock.until(() => areAllHere([one, two]));
      assert.ok(took < 1500, `${took} ms after ${wait} ms`);
    }
    // And so when its process ends without a word.
    two.page.kill();
    two.open().join();
    assert.ok((await clock.until(() => areAllHere([one, two]))) < 1500);
    one.carrier.send(two.address, 'link after');
    await clock.advance(100);
    assert.deepEqual(two.texts(one), ['link after']);
  }
});

test('six pages meet, each with each; one more is not let in until one leaves', async () => {
  const meeting = new FakeMeeting();
  const { clock } = meeting;
  const relay = meeting.relay();
  const pages = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => new CarrierPage(meeting, name).join());
  const took = await clock.until(() => areAllHere(pages));
  assert.ok(took < 4000, `${took} ms`);
  assert.ok(relay.events.length < 70, `${relay.events.length} events`);
  const late = new CarrierPage(meeting, 'late').join();
  await clock.advance(20_000);
  assert.deepEqual([late.seen, late.page.held.connections], [[], 0]);
  assert.ok(areAllHere(pages));
  pages[0].page.close();
  const five = pages.slice(1);
  assert.ok((await clock.until(() => areAllHere([...five, late]), 5 * minute)) < 5 * minute);
  assert.ok(pages.every((page) => page.page.held.connections <= 5));
});

test('no more than the wanted number of pages are connected', async () => {
  const meeting = new FakeMeeting();
  meeting.relay();
  const host = new CarrierPage(meeting, 'host', { peers: 2 }).join();
  for (const name of ['a', 'b', 'c', 'd']) new CarrierPage(meeting, name, { peers: 1 }).join();
  let most = 0;
  await meeting.clock.until(() => {
    most = Math.max(most, host.seen.length);
    return false;
  }, minute);
  assert.deepEqual([most, host.seen.length], [2, 2]);
});

test('after leaving nothing is held: no timers, listeners, sockets or connections', async () => {
  const nothing = { timers: 0, listeners: 0, sockets: 0, connections: 0 };
  const { clock, one, two } = await makeMet();
  assert.ok(one.page.held.timers > 0 && one.page.held.listeners > 0);
  one.carrier.leave();
  assert.deepEqual(one.page.held, nothing);
  await clock.advance(minute);
  assert.deepEqual(one.page.held, nothing);
  // At every moment of a meeting, too.
  for (let wait = 0; wait < 400; wait += 15) {
    one.open().join();
    await clock.advance(wait);
    one.carrier.leave();
    assert.deepEqual(one.page.held, nothing, `after ${wait} ms`);
    await clock.advance(1000);
    assert.deepEqual(one.page.held, nothing, `a second later, after ${wait} ms`);
  }
  await clock.advance(20_000);
  assert.equal(two.page.held.connections, 0);
});

test('a page that is left says goodbye, and joins again when it is shown again', async () => {
  const { clock, one, two } = await makeMet();
  one.page.emit('pagehide');
  assert.deepEqual([one.page.held.sockets, one.page.held.connections], [0, 0]);
  await clock.advance(100);
  assert.ok(!two.sees(one));
  one.page.emit('pageshow', { persisted: true });
  assert.ok((await clock.until(() => areAllHere([one, two]))) < 1500);
  // A cancelled navigation, as by a link to a letter, is no goodbye.
  one.page.emit('beforeunload');
  await clock.advance(3000);
  assert.ok(areAllHere([one, two]));
  one.carrier.leave();
  one.page.emit('pageshow', { persisted: true });
  assert.equal(one.page.held.timers, 0);
});

test('ways to a page that are found late are told, and kept if they come before the description', async () => {
  for (const isTurned of bothWays) {
    const { clock, relay, one, two } = makePair(isTurned);
    one.page.candidates = ['candidate:1', 'candidate:2'];
    two.page.candidates = ['candidate:3'];
    for (const { page } of [one, two]) page.gatheringMs = 800;
    // Descriptions come later than what was said after them.
    relay.passes = (event) => {
      const isDescription = /offer|answer/.test(wordsOf(event)?.say ?? '');
      clock.setTimeout(() => relay.pass(event), isDescription ? 1000 : 0);
      return [];
    };
    one.join();
    await clock.advance(1500);
    two.join();
    assert.ok((await clock.until(() => areAllHere([one, two]))) < 6000);
    await clock.advance(3000);
    assert.deepEqual(two.page.connections.at(-1)?.candidates, one.page.candidates);
    assert.deepEqual(one.page.connections.at(-1)?.candidates, two.page.candidates);
    assert.ok(relay.events.length <= 14, `${relay.events.length} events`);
  }
});

test('clocks that are wrong, or put back, change nothing', async () => {
  const meeting = new FakeMeeting();
  meeting.relay();
  const { clock } = meeting;
  const one = new CarrierPage(meeting, 'ann', {}, today + 86_400_000).join();
  const two = new CarrierPage(meeting, 'bob', {}, 1000).join();
  assert.ok((await clock.until(() => areAllHere([one, two]))) < 1200);
  await clock.advance(10_000);
  assert.equal(one.carrier.delay(two.address), meeting.linkMs);
  one.page.clock.offset -= 3_600_000;
  await clock.advance(3000);
  assert.ok(areAllHere([one, two]));
  one.page.clock.offset -= 3_600_000;
  two.page.kill();
  assert.ok((await clock.until(() => !one.sees(two))) < 8000, 'silence is still seen');
});
