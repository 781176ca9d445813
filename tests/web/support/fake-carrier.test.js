// The network of tests does what is asked of it: whoever tests live games by it relies on each of its faults.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { schnorr } from '@noble/secp256k1';
import { FakeNetwork } from './fake-carrier.js';
import { PageClock, TestClock } from './test-clock.js';

const room = { topic: 'a'.repeat(64) };

/** Pages in one room, which write down what they are told. */
function makePages(/** @type {number} */ count, /** @type {any} */ { options = () => ({}), ...network } = {}) {
  const clock = new TestClock();
  const net = new FakeNetwork(clock, network);
  /** @type {string[]} */
  const peers = [];
  const nameOf = (/** @type {string} */ peer) => peers.indexOf(peer);
  const open = (/** @type {number} */ i) => {
    const key = new Uint8Array(32).fill(i + 1);
    const own = new PageClock(clock);
    const carrier = net.openCarrier({ room, key, ...options(i) }, own);
    peers[i] = carrier.peer;
    /** @type {string[]} */
    const diary = [];
    carrier.receive({
      here: (peer) => diary.push(`here ${nameOf(peer)}`),
      away: (peer, isAway) => diary.push(`${isAway ? 'away' : 'back'} ${nameOf(peer)}`),
      gone: (peer) => diary.push(`gone ${nameOf(peer)}`),
      heard: (peer, text) => diary.push(`${nameOf(peer)}: ${text}`),
      relays: (state) => diary.push(state),
    });
    carrier.join();
    const say = (/** @type {number} */ to, /** @type {string} */ text) => carrier.send(peers[to], text);
    return { carrier, diary, clock: own, say, take: () => diary.splice(0) };
  };
  const pages = Array.from({ length: count }, (_, i) => open(i));
  return { clock, net, peers, pages, open };
}

test('pages of a room meet, known by the public halves of their keys, and what one says arrives once', async () => {
  const { clock, pages, peers, net } = makePages(3);
  net.record = [];
  assert.equal(pages[0].say(1, 'too early'), false);
  await clock.advance(3000);
  assert.equal(peers[0], Buffer.from(schnorr.getPublicKey(new Uint8Array(32).fill(1))).toString('hex'));
  assert.deepEqual(pages[0].take().sort(), ['here 1', 'here 2', 'open', 'trying']);
  for (const text of ['one', 'two', 'three']) assert.equal(pages[0].say(1, text), true);
  await clock.advance(10);
  assert.deepEqual(pages[1].take().slice(-3), ['0: one', '0: two', '0: three']);
  assert.deepEqual(pages[2].take().slice(-1), ['here 1']);
  assert.deepEqual(net.record[0], { from: peers[0], to: peers[1], text: 'one', at: 3000 });
  assert.equal(pages[0].carrier.delay(peers[1]), 3);
});

test('other rooms, and players among themselves where others look on, do not meet', async () => {
  const topics = ['a', 'b', 'b', 'b'].map((sign) => ({ room: { topic: sign.repeat(64) } }));
  const sides = ['player', 'player', 'watcher', 'player'];
  const { clock, pages } = makePages(4, { options: (/** @type {number} */ i) => ({ ...topics[i], side: sides[i] }) });
  await clock.advance(3000);
  assert.deepEqual(
    pages.map(({ diary }) =>
      diary
        .filter((line) => line.startsWith('here'))
        .sort()
        .join(),
    ),
    ['', 'here 2', 'here 1,here 3', 'here 2'],
  );
});

test('who leaves is gone at once, who vanishes is away after 5 s and gone after 15', async () => {
  const { clock, net, pages, peers } = makePages(3);
  await clock.advance(3000);
  for (const page of pages) page.take();
  pages[2].carrier.leave();
  net.vanish(peers[1]);
  await clock.advance(100);
  assert.deepEqual(pages[0].take(), ['gone 2']);
  await clock.advance(7000);
  assert.deepEqual(pages[0].take(), ['away 1']);
  assert.equal(pages[0].say(1, 'unheard'), true);
  await clock.advance(10_000);
  assert.deepEqual(pages[0].take(), ['gone 1']);
  assert.equal(pages[0].say(1, 'unheard'), false);
  await clock.advance(60_000);
  assert.deepEqual([pages[0].take(), pages[1].take()], [[], []]);
});

test('a page that comes again with the same key takes the place of the earlier one', async () => {
  const { clock, net, pages, peers, open } = makePages(2);
  await clock.advance(3000);
  net.vanish(peers[1]);
  const again = open(1);
  for (const page of pages) page.take();
  await clock.advance(1500);
  assert.deepEqual([pages[0].take(), again.take().sort()], [['here 1'], ['here 0', 'open', 'trying']]);
  const third = open(1);
  await clock.advance(3000);
  assert.deepEqual([again.take(), third.take().sort()], [['gone 0'], ['here 0', 'open', 'trying']]);
  pages[0].say(1, 'to the last');
  await clock.advance(10);
  assert.deepEqual([again.take(), third.take()], [[], ['0: to the last']]);
});

test('what is said while nothing passes is lost; after 15 s the connection is closed, later made anew', async () => {
  const { clock, net, pages, peers } = makePages(2);
  await clock.advance(3000);
  for (const page of pages) page.take();
  net.cut(peers[0], peers[1]);
  assert.equal(pages[0].say(1, 'lost'), true);
  await clock.advance(8000);
  net.mend(peers[1], peers[0]);
  await clock.advance(2000);
  assert.deepEqual(
    pages.map(({ take }) => take()),
    [
      ['away 1', 'back 1'],
      ['away 0', 'back 0'],
    ],
  );
  net.cut(peers[0]);
  await clock.advance(30_000);
  assert.deepEqual(
    pages.map(({ take }) => take()),
    [
      ['away 1', 'gone 1'],
      ['away 0', 'gone 0'],
    ],
  );
  net.mend(peers[0]);
  await clock.advance(3000);
  assert.deepEqual(
    pages.map(({ take }) => take()),
    [['here 1'], ['here 0']],
  );
  net.close(peers[0]);
  await clock.advance(3000);
  assert.deepEqual(
    pages.map(({ take }) => take()),
    [
      ['gone 1', 'here 1'],
      ['gone 0', 'here 0'],
    ],
  );
});

test('a page that sleeps shortly hears later what was said; one that sleeps long meets the others anew', async () => {
  const { clock, net, pages, peers } = makePages(2);
  await clock.advance(3000);
  for (const page of pages) page.take();
  net.sleep(peers[1]);
  pages[0].say(1, 'good night');
  await clock.advance(9000);
  net.wake(peers[1]);
  await clock.advance(2000);
  assert.deepEqual(
    pages.map(({ take }) => take()),
    [['away 1', 'back 1'], ['0: good night']],
  );
  net.sleep(peers[1]);
  await clock.advance(120_000);
  net.wake(peers[1]);
  await clock.advance(5000);
  assert.deepEqual(
    pages.map(({ take }) => take()),
    [
      ['away 1', 'gone 1', 'here 1'],
      ['gone 0', 'here 0'],
    ],
  );
});

test('by a seed messages are lost, doubled, and overtaken, and by the same seed the same ones', async () => {
  const hear = async (/** @type {number} */ seed) => {
    const { clock, pages } = makePages(2, { seed, faults: { drop: 20, double: 20, late: 20 } });
    await clock.advance(3000);
    for (const page of pages) page.take();
    for (let i = 0; i < 100; i++) {
      pages[0].say(1, String(i));
      await clock.advance(100);
    }
    await clock.advance(5000);
    return pages[1].take();
  };
  const heard = await hear(3);
  assert.deepEqual(await hear(3), heard);
  assert.notDeepEqual(await hear(4), heard);
  const different = new Set(heard);
  assert.ok(different.size < 90 && different.size > 60, 'some are lost');
  assert.ok(heard.length > different.size + 10, 'some are doubled');
  assert.notDeepEqual(
    [...different],
    [...different].sort((a, b) => Number(a.slice(3)) - Number(b.slice(3))),
  );
});

test('who exceeds what the guard lets through is kept out for a minute; who speaks to the deaf, for ever', async () => {
  const isDeaf = (/** @type {number} */ i) => ({ isDeaf: i === 2 });
  const { clock, net, pages, peers } = makePages(3, { options: isDeaf });
  await clock.advance(3000);
  for (const page of pages) page.take();
  for (let i = 0; i < 51; i++) pages[0].say(1, 'a flood');
  pages[0].say(2, 'hello');
  await clock.advance(30_000);
  const floods = pages[1].take();
  assert.deepEqual([floods.filter((line) => line !== '0: a flood'), net.guarded], [['gone 0'], [peers[0]]]);
  await clock.advance(40_000);
  assert.deepEqual([pages[1].take(), pages[2].take()], [['here 0'], ['gone 0']]);
  pages[0].say(1, 'x'.repeat(65_537));
  await clock.advance(10);
  for (let i = 0; i < 5; i++) pages[1].say(2, 'y'.repeat(65_000));
  await clock.advance(100_000);
  assert.deepEqual(pages[1].take().sort(), ['gone 0', 'gone 2', 'here 0', 'here 2']);
});

test('without relays nobody new is met, and it is said after 5 s; who has met plays on', async () => {
  const { clock, net, pages, peers } = makePages(2);
  await clock.advance(3000);
  for (const page of pages) page.take();
  net.hasRelays = false;
  await clock.advance(7000);
  pages[0].say(1, 'still here');
  await clock.advance(10);
  net.close(peers[0]);
  await clock.advance(9000);
  net.hasRelays = true;
  await clock.advance(3000);
  assert.deepEqual(pages[1].take(), ['silent', '0: still here', 'gone 0', 'open', 'here 0']);
});

test('by a seed all kinds of harm come to all, and in the end all are together again', async () => {
  const { clock, net, pages, peers } = makePages(3, { seed: 5 });
  await clock.advance(3000);
  net.harm();
  await clock.advance(300_000);
  net.heal();
  await clock.advance(30_000);
  const all = pages.flatMap(({ take }) => take()).join();
  for (const word of ['away', 'back', 'gone', 'here']) assert.match(all, new RegExp(word));
  for (const a of peers) for (const b of peers) if (a !== b) assert.ok(net.areTogether(a, b));
});
