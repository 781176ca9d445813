// Games that travel by themselves: people who play each other at once, each in a browser of their own, and what happens
// to pages, seats and the network meanwhile. carrier.test.js tries what carries them.

import { expect } from '../support/fixtures.js';
import { expectTogether, test } from '../support/meeting.js';
import { readGame } from '../support/playthroughs.js';

/** @typedef {import('../support/meeting.js').LivePlayer} LivePlayer */

/** Plays actions: each is seen by the others as soon as it is made. */
async function playAll(/** @type {Record<string, LivePlayer>} */ players, /** @type {string[]} */ plays) {
  const all = Object.values(players);
  for (const play of plays) {
    const { turn } = await all[0].view();
    const player = players[turn.player];
    const before = await player.position();
    await player.act(play);
    await expect.poll(() => player.position(), play).not.toBe(before);
    await player.expectSeenBy(...all.filter((other) => other !== player));
  }
}

/** Players by the seats that they hold. */
const bySeats = async (/** @type {LivePlayer[]} */ players) =>
  Object.fromEntries(await Promise.all(players.map(async (player) => [await player.ownSeat(), player])));

test('a friend opens the link, both are here, and a whole game is played', async ({ meeting }) => {
  const { link, plays } = readGame('custodian-throne');
  const [ann, bob] = [await meeting.join(), await meeting.join()];
  await ann.make(link);
  await bob.open(ann.address);
  await expectTogether(ann, bob);
  await ann.play(...(plays[0].match(/../g) ?? []));
  await bob.expectActions(plays[0]);
  await expect(bob.standing.locator('.news')).toContainText('White: ');
  await playAll({ w: ann, b: bob }, plays.slice(1));
  for (const player of [ann, bob]) await player.expectText(player.standing, 'Black wins');
  // It was said: nobody has to send anything.
  await expect(bob.button('Copy the link')).toHaveCount(0);
});

test('of a turn each action is seen, and taken back; who reloads in the middle of it goes on', async ({ meeting }) => {
  const { ann, bob } = await meeting.pair('tches');
  const [first, second, third] = readGame('tches').plays;
  const start = await bob.position();
  await ann.act(first);
  await expect.poll(() => bob.position()).not.toBe(start);
  await ann.expectSeenBy(bob);
  const one = await bob.position();
  await ann.act(second);
  await expect.poll(() => bob.position()).not.toBe(one);
  await ann.expectSeenBy(bob);
  await ann.button('Undo').click();
  await expect.poll(() => bob.position()).toBe(one);

  await ann.page.reload();
  await expectTogether(ann, bob);
  expect(await ann.position()).toBe(one);
  await bob.page.reload();
  await expectTogether(ann, bob);
  await expect.poll(() => bob.position()).toBe(one);
  await playAll({ w: ann, b: bob }, [second, third]);
  await bob.expectActions([first, second, third].join('.'));
});

test('both choose in secret at the same time', async ({ meeting }) => {
  const [ann, bob] = [await meeting.join(), await meeting.join()];
  await ann.open(`${ann.url}#taketwo!!!choose=secret;bylink=`);
  await bob.open(ann.address);
  await Promise.all([ann.chooseCards(), bob.chooseCards()]);
  await ann.expectText(ann.standing, 'White to play');
  await bob.expectText(bob.standing, 'White to play');
  await ann.expectSeenBy(bob);
  await ann.play('g1', 'f3');
  await bob.expectActions('g1f3');
});

test('a relay that goes away is not missed, and one that comes late is found', async ({ meeting }) => {
  const { ann, bob } = await meeting.pair('custodian');
  meeting.relay.stop();
  await playAll({ w: ann, b: bob }, ['e2e3', 'c6c5']);
  const [cid, dan] = [await meeting.join(), await meeting.join()];
  await cid.make('custodian');
  await cid.expectText(cid.dialog, 'No server answers.');
  // By link, meanwhile.
  await cid.act('e2e3');
  await cid.expectActions('e2e3');
  await dan.open(cid.address);
  await dan.expectPanel('No server answers.');
  await dan.act('c6c5');
  await dan.expectActions('e2e3.c6c5');
  await expect(cid.moves).toHaveCount(1);
  meeting.relay.start();
  await expectTogether(cid, dan);
  await cid.expectActions('e2e3.c6c5');
  await expect(cid.dialog).toHaveCount(0);
  await playAll({ w: cid, b: dan }, ['a2a3']);
  await playAll({ w: ann, b: bob }, ['a2a3']);
});

test('of three one leaves and comes back, and sees what was played meanwhile', async ({ meeting }) => {
  const { link, plays } = readGame('till-three');
  const players = await bySeats(await meeting.table(link, [undefined, undefined, undefined]));
  const { a: ann, b: bob, c: cid } = players;
  await playAll(players, plays.slice(0, 3));
  const { address } = cid;
  await cid.page.goto('about:blank');
  await ann.expectText(ann.company, 'Left the page: Blue.');
  await playAll({ a: ann, b: bob }, plays.slice(3, 5));
  await cid.open(address);
  await bob.expectSeenBy(cid);
  await playAll(players, plays.slice(5, 9));
});

test('a seat that is opened in a second browser is asked about', async ({ meeting }) => {
  const { ann, bob } = await meeting.pair('custodian');
  await playAll({ w: ann, b: bob }, ['e2e3', 'c6c5']);
  const link = ann.address;
  await ann.page.goto('about:blank');
  const cid = await meeting.join();
  await cid.open(link);
  await cid.button('I am one of the players').click();
  await cid.page.getByLabel('You play').selectOption('White, taken');
  await bob.expectText(bob.panel, 'Is it the same person?');
  await bob.button('Yes, the same person').click();
  await expectTogether(cid, bob);
  await playAll({ w: cid, b: bob }, ['a2a3', 'a6a5']);
});

// ----- whole games

for (const name of ['custodian', 'taketwo-orthodox', 'tches-turning', 'till'])
  test(`two play ${name} to its end`, { tag: '@all' }, async ({ meeting }) => {
    const { link, plays } = readGame(name);
    const { ann, bob } = await meeting.pair(link);
    await playAll(name === 'till' ? { a: ann, b: bob } : { w: ann, b: bob }, plays);
    for (const player of [ann, bob]) await player.expectText(player.standing, 'wins');
  });

for (const [name, count] of /** @type {const} */ ([
  ['till-three', 3],
  ['till-six', 6],
]))
  test(`${count} play at once`, { tag: '@all' }, async ({ meeting }) => {
    const { link, plays } = readGame(name);
    const players = await meeting.table(link, Array(count).fill(undefined));
    await playAll(await bySeats(players), plays);
  });

test('Chromium and Firefox play each other, whoever has made the game', { tag: '@all' }, async ({ meeting }) => {
  const firefox = await meeting.start('Firefox');
  const { link, plays } = readGame('custodian-throne');
  const [chromium, other] = [await meeting.join(), await meeting.join(firefox)];
  for (const [ann, bob] of [
    [chromium, other],
    [other, chromium],
  ]) {
    await ann.make(link);
    await bob.open(ann.address);
    await expectTogether(ann, bob);
    await playAll({ w: ann, b: bob }, plays);
    await ann.expectText(bob.standing, 'Black wins');
  }
});

test('a browser that cannot connect says so, and plays by link', { tag: '@all' }, async ({ meeting }) => {
  const bob = await meeting.join();
  meeting.prepare = (page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'RTCPeerConnection');
    });
  const ann = await meeting.join();
  await ann.make('custodian');
  await ann.expectPanel('This browser cannot connect to the others. Play by sending links.');
  await ann.act('e2e3');
  await ann.expectPanel('Send this link to Black.');
  await bob.open(await ann.field.inputValue());
  await bob.act('c6c5');
  await bob.expectActions('e2e3.c6c5');
  await ann.open(bob.address);
  await ann.expectPanel('Play your turn, then send the link.');
});
