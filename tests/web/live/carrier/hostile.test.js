// What relays, strangers and pages with the secret may send: nothing of it is believed that is not signed for this
// session, and it costs bounded work.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { Mail } from '../../../../shell/live/carrier/mail.js';
import { readWords } from '../../../../shell/live/carrier/sentences.js';
import { areAllHere, CarrierPage, keyOf, makeMet, makePair, room, wordsOf } from '../../support/carrier-page.js';
import { makeRandom } from '../../support/engine.js';
import { FakeMeeting } from '../../support/fake-meeting.js';

/** Who knows only the topic. */
const stranger = new Mail({ ...room, secret: sha256(utf8ToBytes('a guess')) }, keyOf('stranger'));
/** Who knows the secret too. */
const guest = new Mail(room, keyOf('guest'));

const reader = new Mail(room, keyOf('reader'));
const sdp = 'v=0\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\na=connection-0\r\n';

test('a stranger who knows the topic makes no connection, and a friend is there at once', async () => {
  const { clock, relay, one, two } = makePair();
  one.join();
  await clock.advance(1500);
  const session = 1;
  for (let i = 0; i < 600; i++) {
    const words = { say: 'offer', session, token: i + 1, to: one.address, toSession: 1, connection: i + 1, sdp };
    relay.pass(stranger.seal(words, one.page.means.now()));
  }
  // Words of others that a stranger has seen, under a key of its own.
  const [call] = relay.events;
  relay.pass({ ...stranger.seal({}, one.page.means.now()), content: call.content });
  two.join();
  const took = await clock.until(() => areAllHere([one, two]));
  assert.ok(took < 1000, `${took} ms`);
  assert.equal(one.page.connections.length, 1);
});

test('nobody can say the words of another under a key of its own', () => {
  const words = { say: 'call', session: 5, token: 6, has: [] };
  const event = guest.seal(words, 1000);
  assert.deepEqual(reader.unseal(event), words);
  assert.equal(reader.unseal({ ...event, pubkey: stranger.address }), undefined);
  assert.equal(new Mail({ ...room, topic: 'cd'.repeat(32) }, keyOf('reader')).unseal(event), undefined);
});

test('4,000 old events in one burst cost few signatures, and a friend is there soon', async () => {
  const meeting = new FakeMeeting();
  const relay = meeting.relay();
  const { clock } = meeting;
  const one = new CarrierPage(meeting, 'ann').join();
  await clock.advance(1000);
  // Each is newer than the last, so that each would be worth a look; but the friend is another.
  const old = Array.from({ length: 400 }, (_, i) => guest.seal({ say: 'call', session: 5, token: 1 + i, has: [] }, 0));
  let checks = 0;
  const { isSigned } = Mail.prototype;
  Mail.prototype.isSigned = function (event) {
    checks++;
    return isSigned.call(this, event);
  };
  try {
    for (let i = 0; i < 4000; i++) relay.pass(old[i % 400]);
    const two = new CarrierPage(meeting, 'bob').join();
    assert.ok((await clock.until(() => areAllHere([one, two]))) < 3000);
    assert.ok(checks < 60, `${checks} signatures`);
  } finally {
    Mail.prototype.isSigned = isSigned;
  }
});

test('a slice ends after forty events, or five signatures', async () => {
  const { clock, relay, one } = makePair();
  one.join();
  await clock.advance(1000);
  const before = clock.now();
  /** When each event was looked at. @type {number[]} */
  const looked = [];
  const events = Array.from({ length: 10 }, (_, i) =>
    guest.seal({ say: 'call', session: 5 + i, token: 1, has: [one.address] }, 0),
  );
  const { isOfRoom } = Mail.prototype;
  try {
    Mail.prototype.isOfRoom = function (event) {
      looked.push(clock.now() - before);
      return isOfRoom.call(this, event);
    };
    for (const event of events) relay.pass(event);
    for (let i = 0; i < 90; i++) relay.pass({ kind: 24_153, tags: [['t', room.topic]] });
    await clock.advance(500);
  } finally {
    Mail.prototype.isOfRoom = isOfRoom;
  }
  const slices = [...new Set(looked)].map((at) => looked.filter((other) => other === at).length);
  assert.deepEqual(slices.slice(0, 4), [5, 5, 40, 40]);
});

test('who knows the secret leads a page to so many addresses only', async () => {
  const { clock, relay, one } = makePair();
  one.join();
  await clock.advance(1000);
  const session = wordsOf(relay.events[0])?.session;
  const words = { session: 5, to: one.address, toSession: session, connection: 6 };
  relay.pass(guest.seal({ ...words, say: 'offer', token: 6, sdp }, 0));
  await clock.advance(1000);
  for (let i = 0; i < 30; i++) {
    const list = Array.from({ length: 40 }, (_, j) => `candidate:${i} 1 udp 1 10.0.${i}.${j} 9 typ host`);
    relay.pass(guest.seal({ ...words, say: 'candidates', token: 7 + i, list }, 0));
  }
  await clock.advance(2000);
  const [connection] = one.page.connections;
  assert.ok(connection.candidates.length >= 40);
  assert.ok(connection.candidates.length <= 100, `${connection.candidates.length} addresses`);
});

test('what is changed on the way is not believed', async () => {
  /** @type {Record<string, (event: any) => any[]>} */
  const lies = {
    'another signature': (event) => [{ ...event, sig: `${event.sig.slice(0, -2)}00` }],
    'no signature': (event) => [{ ...event, sig: '0'.repeat(128) }],
    'another sender': (event) => [{ ...event, pubkey: guest.address }],
    'another date': (event) => [{ ...event, created_at: event.created_at + 1 }],
    'another id': (event) => [{ ...event, id: '0'.repeat(64) }],
    'another topic': (event) => [
      {
        ...event,
        tags: [
          ['t', room.topic],
          ['t', 'x'],
        ],
      },
    ],
    'other words, which the secret seals': (event) => {
      const words = { ...wordsOf(event), sdp };
      return [{ ...guest.seal(words, 0), pubkey: event.pubkey }];
    },
    'a changed description, signed by a guest': (event) => [guest.seal({ ...wordsOf(event), sdp }, 0)],
  };
  for (const [name, lie] of Object.entries(lies)) {
    const { clock, relay, one, two } = makePair();
    one.join();
    two.join();
    relay.passes = (event) => (wordsOf(event)?.say === 'call' ? [event] : lie(event));
    await clock.advance(20_000);
    assert.deepEqual([one.seen, two.seen], [[], []], name);
    // The lie comes first, and does not keep the truth from being heard.
    relay.passes = (event) => [...lie(event), event];
    two.reload();
    assert.ok((await clock.until(() => areAllHere([one, two]))) < 20_000, name);
  }
});

test('old sessions, other sessions and old offers are void', async () => {
  const { clock, relay, one, two } = await makeMet();
  const first = relay.events.slice();
  two.reload();
  await clock.until(() => areAllHere([one, two]));
  await clock.advance(5000);
  const [made, heres] = [one.page.connections.length, one.count('here', two)];
  const second = relay.events.slice();
  // To the same pages, and to one that has just come and knows nobody.
  for (const event of [...first, ...second]) relay.pass(event);
  await clock.advance(20_000);
  assert.deepEqual([one.page.connections.length, one.count('here', two), areAllHere([one, two])], [made, heres, true]);
  one.reload();
  await clock.until(() => areAllHere([one, two]));
  for (const event of [...second, ...first].reverse()) relay.pass(event);
  await clock.advance(30_000);
  assert.ok(areAllHere([one, two]));
  assert.equal(two.count('here', one), 3);
  two.carrier.leave();
  await clock.advance(500);
  for (const event of relay.events.slice()) relay.pass(event);
  await clock.advance(60_000);
  assert.deepEqual(one.seen, []);
});

test('what is void makes no connection, though it is heard for the first time', async () => {
  const { clock, relay, one } = makePair();
  one.join();
  await clock.advance(1500);
  const toSession = wordsOf(relay.events[0])?.session;
  /** Says something as a guest, and returns how many connections that made. */
  const says = async (/** @type {object} */ words, wait = 600) => {
    const { length } = one.page.connections;
    relay.pass(guest.seal({ session: 100, has: [], to: one.address, toSession, sdp, ...words }, 0));
    await clock.advance(wait);
    return one.page.connections.length - length;
  };
  const last = () => one.page.connections.at(-1);
  assert.equal(await says({ say: 'call', token: 200 }, 7000), 1);
  assert.equal(last()?.connectionState, 'closed', 'nobody answered');
  const voids = [
    { say: 'call', token: 200 },
    { say: 'call', token: 150 },
    { say: 'call', token: 300, session: 99 },
    { say: 'offer', token: 400, connection: 400, toSession: Number(toSession) - 1 },
    { say: 'offer', token: 400, connection: 400, to: guest.address },
    { say: 'offer', token: 400, connection: 400, session: 99 },
  ];
  for (const words of voids) assert.equal(await says(words), 0, JSON.stringify(words));
  assert.equal(await says({ say: 'offer', token: 400, connection: 400 }), 1);
  const offered = last();
  assert.equal(await says({ say: 'offer', token: 401, connection: 399 }), 0, 'an older offer');
  assert.equal(await says({ say: 'offer', token: 402, connection: 400 }), 0, 'the same offer');
  assert.equal(await says({ say: 'call', token: 350 }), 0, 'a call from before the offer');
  assert.equal(last(), offered);
  // It calls, and does not have the connection: it is made anew, by this page.
  assert.equal(await says({ say: 'call', token: 500 }), 1);
  const connection = Number(wordsOf(relay.events.at(-1))?.connection);
  assert.equal(wordsOf(relay.events.at(-1))?.say, 'offer');
  await says({ say: 'answer', token: 501, connection: connection - 1 });
  assert.equal(last()?.told, undefined);
  await says({ say: 'answer', token: 502, connection });
  assert.equal(last()?.told, 'connection-0');
  await says({ say: 'answer', token: 503, connection, sdp: sdp.replace('-0', '-1') });
  assert.equal(last()?.told, 'connection-0');
  await says({ say: 'bye', token: 504, session: 99 });
  assert.notEqual(last()?.connectionState, 'closed');
  await says({ say: 'bye', token: 505 });
  assert.equal(last()?.connectionState, 'closed');
});

test('events that are doubled, late and in another order', async () => {
  const draw = makeRandom(7);
  for (let turn = 0; turn < 25; turn++) {
    const { clock, relay, one, two } = makePair(turn % 2 === 0);
    relay.passes = (event) => {
      for (let copy = draw(3); copy >= 0; copy--) clock.setTimeout(() => relay.pass(event), draw(1500));
      return [];
    };
    one.join();
    await clock.advance(draw(2000));
    two.join();
    const took = await clock.until(() => areAllHere([one, two]));
    assert.ok(took < 12_000, `${took} ms in turn ${turn}`);
    await clock.advance(30_000);
    assert.ok(areAllHere([one, two]), `turn ${turn}`);
    assert.ok(one.count('here', two) <= 2, `turn ${turn}: ${one.count('here', two)} connections`);
    assert.deepEqual([one.page.held.connections, two.page.held.connections], [1, 1]);
  }
});

test('a third of all events is lost', async () => {
  const draw = makeRandom(8);
  for (let turn = 0; turn < 20; turn++) {
    const { clock, relay, one, two } = makePair(turn % 2 === 0);
    relay.passes = (event) => (draw(3) === 0 ? [] : [event]);
    one.join();
    two.join();
    const took = await clock.until(() => areAllHere([one, two]), 200_000);
    assert.ok(took < 20_000, `${took} ms`);
  }
});

test('what a guest says in the name of a friend, without its signature, does not keep the friend out', async () => {
  const { clock, relay, one, two } = makePair();
  one.join();
  await clock.advance(1500);
  for (let i = 0; i < 300; i++) {
    const forger = new Mail(room, keyOf(two.name));
    const words = { say: 'call', session: 9e15 + i, token: 9e15 + i, has: [] };
    relay.pass({ ...forger.seal(words, 0), sig: 'ab'.repeat(64) });
  }
  two.join();
  assert.ok((await clock.until(() => areAllHere([one, two]))) < 3000);
});

test('a guest with any number of keys uses up no connections, and an honest friend comes in', async () => {
  const { clock, relay, one, two } = makePair();
  one.join();
  await clock.advance(1500);
  const now = one.page.means.now();
  let most = 0;
  for (let i = 0; i < 100; i++) {
    const mail = new Mail(room, keyOf(`guest ${i}`));
    relay.pass(mail.seal({ say: 'call', session: now, token: now, has: [] }, now));
  }
  for (let i = 0; i < 100; i++) {
    await clock.advance(100);
    most = Math.max(most, one.page.held.connections);
  }
  assert.equal(most, 8);
  two.join();
  assert.ok((await clock.until(() => areAllHere([one, two]))) < 30_000);
  assert.ok(one.page.connections.length < 40);
});

test('words that are no sentence are dropped', () => {
  const meant = { session: 1, token: 2, to: 'ab'.repeat(32), toSession: 1, connection: 1 };
  const good = [
    { say: 'call', session: 1, token: 2, has: [] },
    { say: 'bye', session: 1, token: 2, side: 'player' },
    { ...meant, say: 'offer', sdp },
    { ...meant, say: 'candidates', list: ['candidate:1'] },
  ];
  for (const words of good) assert.ok(readWords(words), JSON.stringify(words));
  const two = `${sdp}m=audio 9 UDP/TLS/RTP/SAVPF 111\r\n`;
  const bad = [
    null,
    undefined,
    7,
    'call',
    [],
    {},
    { say: 'call', session: 1, token: 2 },
    { say: 'call', session: 1, token: 2, has: [7] },
    { say: 'call', session: 1, token: 2, has: Array.from({ length: 65 }, () => '') },
    { say: 'call', session: 1.5, token: 2, has: [] },
    { say: 'call', session: 1, token: -2, has: [] },
    { say: 'call', session: 1, token: 2 ** 60, has: [] },
    { say: 'call', session: 1, token: 2, has: [], side: 'judge' },
    { say: 'toString', session: 1, token: 2 },
    { say: '__proto__', session: 1, token: 2 },
    { ...meant, say: 'offer' },
    { ...meant, say: 'offer', sdp: '' },
    { ...meant, say: 'offer', sdp: two },
    { ...meant, say: 'offer', sdp: `m=video 9\r\n` },
    { ...meant, say: 'offer', sdp: sdp + 'a'.repeat(12_000) },
    { ...meant, say: 'offer', sdp, toSession: '1' },
    { ...meant, say: 'candidates', list: 'candidate' },
    { ...meant, say: 'candidates', list: ['c'.repeat(401)] },
    { ...meant, say: 'candidates', list: Array.from({ length: 41 }, () => '') },
  ];
  for (const words of bad) assert.equal(readWords(words), undefined, JSON.stringify(words));
});

test('a relay that says nonsense harms nothing', async () => {
  const { clock, relay, one, two } = makePair();
  one.join();
  await clock.advance(1500);
  const tags = [['t', room.topic]];
  /** @type {unknown[]} */
  const nonsense = [
    '',
    '{',
    'null',
    '7',
    '[]',
    '["EVENT"]',
    '["EVENT","room"]',
    '["EVENT","room",null]',
    '[["EVENT"]]',
  ];
  nonsense.push(['EVENT', 'room', { kind: 24_153, tags, content: 'x', id: 7, pubkey: {}, sig: [] }]);
  nonsense.push(['EVENT', 'room', { ...stranger.seal({}, 0), pubkey: 'f'.repeat(64) }]);
  nonsense.push(['EVENT', 'room', { ...guest.seal({ say: 'call', session: 1, token: 1, has: [] }, 0), pubkey: 'x' }]);
  nonsense.push(['EVENT', 'other', guest.seal({ say: 'call', session: 1, token: 1, has: [] }, 0)]);
  nonsense.push(['OK', 7, 'yes'], ['NOTICE'], ['AUTH', 'x'], ['CLOSED', 'other', 'x'], 'x'.repeat(100_000));
  for (const message of nonsense) relay.say(() => message);
  await clock.advance(1000);
  assert.equal(one.page.connections.length, 0);
  two.join();
  assert.ok((await clock.until(() => areAllHere([one, two]))) < 2500);
});
