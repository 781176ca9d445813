// Pages sleep, end, and are cut off; what is lost is made anew.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areAllHere, CarrierPage, makeMet } from '../../support/carrier-page.js';
import { makeRandom } from '../../support/engine.js';
import { FakeMeeting } from '../../support/fake-meeting.js';

const bothWays = [false, true];

test('a sleep of 4 s is not noticed', async () => {
  // From any moment between two beats.
  for (const moment of [0, 130, 270, 410, 550, 690, 830, 970]) {
    const { clock, relay, one, two } = await makeMet(moment % 20 === 0);
    await clock.advance(moment);
    relay.events = [];
    two.page.sleep();
    await clock.advance(4000);
    two.page.wake();
    await clock.advance(20_000);
    for (const [page, other] of [
      [one, two],
      [two, one],
    ]) {
      assert.deepEqual([page.count('away', other), page.count('gone', other), page.count('here', other)], [0, 0, 1]);
    }
    assert.ok(relay.events.length <= 1, 'at most a call');
  }
});

for (const seconds of [20, 120])
  test(`a page that sleeps ${seconds} s is away after 5 s, and back within 5 s of waking`, async () => {
    for (const isTurned of bothWays) {
      const { clock, one, two } = await makeMet(isTurned);
      two.page.sleep();
      const away = await clock.until(() => !one.sees(two));
      assert.ok(away > 4000 && away < 6500, `away after ${away} ms`);
      assert.equal(one.count('gone', two), 0);
      await clock.advance(seconds * 1000 - away);
      assert.equal(one.count('gone', two), 1, 'given up after 15 s');
      two.page.wake();
      const took = await clock.until(() => areAllHere([one, two]) && one.carrier.send(two.address, 'link woken'));
      assert.ok(took < 5000, `${took} ms`);
      await clock.until(() => two.texts(one).includes('link woken'), 2000);
      assert.ok(two.texts(one).includes('link woken'));
      assert.equal(two.count('away', one), 0, 'nobody is judged by what has piled up');
      await clock.advance(60_000);
      assert.deepEqual([one.count('here', two), two.count('here', one)], [2, 2]);
    }
  });

test('two pages that sleep at the same time do not take each other for away', async () => {
  const { clock, one, two } = await makeMet();
  one.page.sleep();
  two.page.sleep();
  await clock.advance(60_000);
  one.page.wake();
  two.page.wake();
  await clock.advance(30_000);
  for (const word of ['away', 'gone']) assert.deepEqual([one.count(word, two), two.count(word, one)], [0, 0]);
});

test('a connection that does not open is given up after 15 s, and tried ever more rarely', async () => {
  const meeting = new FakeMeeting();
  const relay = meeting.relay();
  const { clock } = meeting;
  const [one, two] = ['ann', 'bob'].map((name) => new CarrierPage(meeting, name).join());
  meeting.cut(one.page, two.page);
  await clock.advance(14_000);
  assert.deepEqual([one.page.held.connections, one.page.connections.length], [1, 1]);
  await clock.advance(6000);
  assert.ok(one.page.connections.length >= 2);
  await clock.advance(280_000);
  assert.ok(relay.events.length < 100, `${relay.events.length} events in five minutes`);
  assert.ok(one.page.held.connections <= 1 && two.page.held.connections <= 1);
  meeting.cut(one.page, two.page, false);
  const took = await clock.until(() => areAllHere([one, two]), 120_000);
  assert.ok(took < 32_000, `${took} ms`);
});

test('both sleep, and the relay has restarted meanwhile', async () => {
  const { clock, relay, one, two } = await makeMet();
  one.page.sleep();
  two.page.sleep();
  await clock.advance(60_000);
  for (const socket of [...one.page.sockets, ...two.page.sockets]) socket.vanish();
  relay.stop();
  relay.start();
  one.page.wake();
  await clock.advance(1000);
  two.page.wake();
  assert.ok((await clock.until(() => areAllHere([one, two]))) < 5000);
});

test('after a sleep in which its socket has died without a word, a page is back within 5 s', async () => {
  const { clock, relay, one, two } = await makeMet();
  two.page.sleep();
  for (const socket of two.page.sockets) {
    socket.arrive = () => {};
    relay.forget(socket);
  }
  await clock.advance(300_000);
  two.page.wake();
  const took = await clock.until(() => areAllHere([one, two]));
  assert.ok(took < 5000, `${took} ms`);
});

test('a socket that only seems to be open is seen by its silence', async () => {
  for (const isWoken of bothWays) {
    const { clock, relay, one, two } = await makeMet();
    const [socket] = one.page.sockets;
    socket.arrive = () => {};
    relay.forget(socket);
    one.page.emit(isWoken ? 'online' : 'nothing');
    two.reload();
    // Who came back called in vain; the one who waits finds that its relay is mute, by its own call.
    const took = await clock.until(() => areAllHere([one, two]), 120_000);
    assert.ok(took < (isWoken ? 12_000 : 30_000), `${took} ms`);
  }
});

for (const seconds of [3, 12, 60])
  test(`two pages that cannot reach each other for ${seconds} s are whole again`, async () => {
    for (const isTurned of bothWays) {
      const { clock, meeting, one, two } = await makeMet(isTurned);
      meeting.cut(one.page, two.page);
      await clock.advance(seconds * 1000);
      assert.equal(one.sees(two), seconds < 5);
      meeting.cut(one.page, two.page, false);
      const took = await clock.until(() => areAllHere([one, two]), 120_000);
      assert.ok(took < 32_000, `${took} ms`);
      assert.ok(one.carrier.send(two.address, 'link again'));
      await clock.advance(2000);
      assert.ok(areAllHere([one, two]));
      assert.deepEqual(two.texts(one), ['link again']);
    }
  });

for (const seconds of [3, 12, 60])
  test(`a page without network for ${seconds} s is back within 5 s of its return`, async () => {
    for (const isTurned of bothWays) {
      const { clock, one, two } = await makeMet(isTurned);
      two.page.setOffline(true);
      await clock.advance(seconds * 1000);
      two.page.setOffline(false);
      const took = await clock.until(() => areAllHere([one, two]));
      assert.ok(took < 5000, `${took} ms`);
    }
  });

test('a connection that fails or closes is made anew', async () => {
  for (const isTurned of bothWays) {
    const { clock, one, two } = await makeMet(isTurned);
    one.page.connections.at(-1)?.fail();
    assert.equal(one.count('gone', two), 1);
    let took = await clock.until(() => areAllHere([one, two]));
    assert.ok(took < 4000, `${took} ms`);
    await clock.advance(10_000);
    two.page.connections.at(-1)?.close();
    one.page.connections.at(-1)?.close();
    await clock.advance(16_000);
    took = await clock.until(() => areAllHere([one, two]));
    assert.ok(took < 4000, `${took} ms`);
    assert.deepEqual([one.page.held.connections, two.page.held.connections], [1, 1]);
  }
});

test('who has ended without a word is called for some minutes, then not', async () => {
  const { clock, relay, one, two } = await makeMet();
  two.page.kill();
  relay.events = [];
  await clock.advance(6 * 60_000);
  assert.equal(one.count('gone', two), 1);
  assert.ok(relay.events.length < 20, `${relay.events.length} events`);
  relay.events = [];
  await clock.advance(60 * 60_000);
  assert.ok(relay.events.length <= 16, `${relay.events.length} events`);
});

test('of three, one goes and comes back, and the others keep their connection', async () => {
  const meeting = new FakeMeeting();
  meeting.relay();
  const { clock } = meeting;
  const [a, b, c] = ['a', 'b', 'c'].map((name) => new CarrierPage(meeting, name).join());
  assert.ok((await clock.until(() => areAllHere([a, b, c]))) < 4000);
  await clock.advance(10_000);
  c.page.sleep();
  await clock.advance(30_000);
  c.page.wake();
  assert.ok((await clock.until(() => areAllHere([a, b, c]))) < 5000);
  c.carrier.leave();
  await clock.advance(5000);
  c.open().join();
  assert.ok((await clock.until(() => areAllHere([a, b, c]))) < 2000);
  assert.deepEqual([a.count('here', b), b.count('here', a)], [1, 1]);
});

test('who says goodbye is not called, by whichever way that was said', async () => {
  for (const isByRelay of bothWays) {
    const meeting = new FakeMeeting();
    const relay = meeting.relay();
    const { clock } = meeting;
    const [a, b, c] = ['a', 'b', 'c'].map((name) => new CarrierPage(meeting, name).join());
    await clock.until(() => areAllHere([a, b, c]));
    await clock.advance(20_000);
    if (isByRelay) for (const page of [a, b]) meeting.cut(page.page, c.page);
    else relay.stop();
    c.page.close();
    await clock.advance(100);
    assert.deepEqual([a.count('gone', c), b.count('gone', c)], [1, 1]);
    relay.start();
    await clock.advance(31_000);
    relay.events = [];
    await clock.advance(300_000);
    assert.equal(relay.events.length, 0);
  }
});

test('chaos by a seed: after each fault all are whole again', async () => {
  const draw = makeRandom(53);
  const meeting = new FakeMeeting();
  const relay = meeting.relay();
  const { clock } = meeting;
  const pages = ['a', 'b', 'c'].map((name) => new CarrierPage(meeting, name).join());
  await clock.until(() => areAllHere(pages));
  let worst = 0;
  for (let turn = 0; turn < 40; turn++) {
    const page = pages[draw(3)];
    const what = draw(6);
    if (what === 0) page.reload();
    else if (what === 1) page.page.connections.at(-1)?.fail();
    else if (what === 2) {
      page.page.sleep();
      await clock.advance(draw(30_000));
      page.page.wake();
    } else if (what === 3) {
      relay.stop();
      await clock.advance(draw(3000));
      relay.start();
    } else if (what === 4) {
      page.page.setOffline(true);
      await clock.advance(draw(20_000));
      page.page.setOffline(false);
    } else {
      page.page.kill();
      page.open().join();
    }
    await clock.advance(draw(2000));
    const took = await clock.until(() => areAllHere(pages), 120_000);
    worst = Math.max(worst, took);
    assert.ok(took < 40_000, `turn ${turn}, fault ${what}: ${took} ms`);
    await clock.advance(draw(8000));
  }
  await clock.advance(60_000);
  assert.ok(areAllHere(pages));
  assert.ok(pages.every((page) => page.page.held.connections === 2));
});
