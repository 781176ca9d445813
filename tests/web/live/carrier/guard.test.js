// What one page takes of another, and what it says to those who look on.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Admission, Budget, MESSAGE_BYTES, SENT, TAKEN } from '../../../../shell/live/carrier/guard.js';
import { areAllHere, CarrierPage, makeMet } from '../../support/carrier-page.js';
import { FakeMeeting } from '../../support/fake-meeting.js';

/** Sends by the connection itself, past all that an honest page does. */
function shout(/** @type {CarrierPage} */ from, /** @type {unknown[]} */ messages) {
  const { channel } = /** @type {import('../../support/fake-connection.js').FakeConnection} */ (
    from.page.connections.at(-1)
  );
  for (const message of messages) channel.send(message);
}

const many = (/** @type {number} */ count, text = 'x') => Array.from({ length: count }, () => text);

/** Floods that are cut, with what may be heard of them at most. @type {[string, unknown[], number][]} */
const floods = [
  ['51 messages in a second', many(51), 50],
  ['300 kB in a second', many(8, 'x'.repeat(40_000)), 7],
  ['a message of more than 64 kB', ['x'.repeat(MESSAGE_BYTES + 1)], 0],
  ['a message that is longer than 64 kB only in UTF-8', ['ж'.repeat(40_000)], 0],
  ['binary', [new ArrayBuffer(4)], 0],
  ['beats without end', many(200, 'BEAT 1 2 3'), 0],
];

for (const [name, messages, most] of floods)
  test(`${name}: the connection is closed, and refused for a minute`, async () => {
    const { clock, one, two } = await makeMet();
    shout(two, messages);
    await clock.advance(100);
    assert.ok(!one.sees(two));
    assert.ok(one.texts(two).length <= most, `${one.texts(two).length} texts`);
    assert.equal(one.page.held.connections, 0);
    await clock.advance(30_000);
    two.reload();
    await clock.advance(20_000);
    assert.deepEqual([one.sees(two), one.page.held.connections], [false, 0]);
    await clock.advance(20_000);
    two.reload();
    assert.ok((await clock.until(() => areAllHere([one, two]))) < 2000);
  });

test('what is within the limits is taken', async () => {
  const { clock, one, two } = await makeMet();
  shout(two, [...many(45), 'x'.repeat(MESSAGE_BYTES), `word: ${'ж'.repeat(MESSAGE_BYTES / 2 - 3)}`]);
  await clock.advance(100);
  assert.equal(one.texts(two).length, 47);
  await clock.advance(1000);
  shout(two, many(4, 'x'.repeat(MESSAGE_BYTES)));
  await clock.advance(100);
  assert.equal(one.texts(two).length, 51);
  assert.ok(one.sees(two));
});

test('a flood of one page harms no other', async () => {
  const meeting = new FakeMeeting();
  meeting.relay();
  const { clock } = meeting;
  const [host, friend, flood] = ['host', 'friend', 'flood'].map((name) => new CarrierPage(meeting, name).join());
  await clock.until(() => areAllHere([host, friend, flood]));
  for (const connection of flood.page.connections) {
    if (connection.channel.readyState !== 'open') continue;
    for (const message of many(3000)) connection.channel.send(message);
  }
  friend.carrier.send(host.address, 'link honest');
  await clock.advance(1000);
  assert.deepEqual([host.seen, friend.seen], [[friend.address], [host.address]]);
  assert.deepEqual(host.texts(friend), ['link honest']);
});

test('an honest page does not say more than others take, and says that it did not', async () => {
  const { clock, one, two } = await makeMet();
  for (let second = 0; second < 5; second++) {
    const sent = many(60, 'word').filter((text) => one.carrier.send(two.address, text)).length;
    assert.equal(sent, SENT.messages);
    await clock.advance(1000);
  }
  assert.equal(one.carrier.send(two.address, 'x'.repeat(MESSAGE_BYTES + 1)), false);
  const long = many(9, 'x'.repeat(60_000)).filter((text) => one.carrier.send(two.address, text)).length;
  assert.equal(long, 2);
  await clock.advance(5000);
  assert.equal(two.count('heard', one), 5 * SENT.messages + 2);
  assert.equal(two.count('gone', one), 0);
});

test("texts in capitals are the carrier's own, and nonsense in them harms nothing", async () => {
  const { clock, one, two } = await makeMet();
  shout(two, [
    'BEAT',
    'BEAT x y z',
    'BEAT 1 1 1e99',
    `BEAT 5 ${one.page.means.now() + 1e9} 0`,
    'NEWS of later',
    '',
    ' ',
  ]);
  await clock.advance(3000);
  assert.deepEqual([one.texts(two), one.sees(two)], [[], true]);
  assert.equal(one.carrier.delay(two.address), one.meeting.linkMs);
  shout(two, ['BYE']);
  await clock.advance(100);
  assert.ok(!one.sees(two));
});

test('budgets count by the second, and connections by ten', () => {
  const budget = new Budget(TAKEN);
  const taken = (/** @type {number} */ now) => many(60).filter((text) => budget.takes(text, now)).length;
  assert.deepEqual([taken(0), taken(999), taken(1000), taken(2500)], [50, 0, 50, 50]);
  const admission = new Admission(5);
  const made = (/** @type {number} */ now) => many(60).filter(() => admission.admits(0, 7, now)).length;
  assert.deepEqual([made(0), made(9999), made(10_000)], [40, 0, 40]);
  assert.deepEqual([admission.admits(0, 8, 50_000), admission.admits(5, 0, 50_000)], [false, false]);
});

test('in a room for those who look on, players meet watchers only, and eight of them', async () => {
  const meeting = new FakeMeeting();
  meeting.relay();
  const { clock } = meeting;
  const players = ['p', 'q'].map((name) => new CarrierPage(meeting, name, { isDeaf: true, peers: 8 }).join());
  const watchers = 'abcdefghij'.split('').map((name) => new CarrierPage(meeting, name, { side: 'watcher' }).join());
  await clock.advance(60_000);
  for (const player of players) {
    assert.equal(player.seen.length, 8);
    assert.ok(players.every((other) => !player.sees(other)));
  }
  assert.ok(watchers.every((watcher) => watchers.every((other) => !watcher.sees(other))));
  const [one] = watchers.filter((watcher) => watcher.sees(players[0]));
  assert.ok(players[0].carrier.send(one.address, 'link shown'));
  await clock.advance(100);
  assert.deepEqual(one.texts(players[0]), ['link shown']);
});

test('a watcher that speaks is cut, and not let in again', async () => {
  const meeting = new FakeMeeting();
  meeting.relay();
  const { clock } = meeting;
  const player = new CarrierPage(meeting, 'p', { isDeaf: true, peers: 8 }).join();
  const [quiet, loud] = ['quiet', 'loud'].map((name) => new CarrierPage(meeting, name, { side: 'watcher' }).join());
  await clock.until(() => player.seen.length === 2);
  loud.carrier.send(player.address, 'link of mine');
  await clock.advance(100);
  assert.deepEqual([player.seen, player.texts(loud)], [[quiet.address], []]);
  for (const wait of [1000, 70_000, 3_600_000]) {
    await clock.advance(wait);
    loud.reload();
    await clock.advance(20_000);
    assert.ok(!player.sees(loud));
  }
});

test('a page of the other kind of room is not met', async () => {
  const meeting = new FakeMeeting();
  meeting.relay();
  const plain = new CarrierPage(meeting, 'plain').join();
  const player = new CarrierPage(meeting, 'p', { isDeaf: true }).join();
  const watcher = new CarrierPage(meeting, 'w', { side: 'watcher' }).join();
  await meeting.clock.advance(20_000);
  assert.deepEqual([plain.seen, player.seen, watcher.seen], [[], [watcher.address], [player.address]]);
});
