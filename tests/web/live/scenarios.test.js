// Live games in which one thing happens that people do: both act at once, a page is loaded anew during a turn, a
// computer sleeps, somebody leaves and comes back, a seat is opened in two browsers, a game goes on by hand and back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAll } from '../../is-all.js';
import { loadBuilt } from '../support/engine.js';
import { LiveMatch } from '../support/live-games.js';
import { LivePage } from '../support/live-page.js';

/** @import { Course } from '../support/live-games.js' */

const engine = await loadBuilt();

/** A game in which so many actions are played. */
async function begin(
  /** @type {string} */ start,
  /** @type {number} */ count = 0,
  /** @type {Partial<Course>} */ more = {},
) {
  const match = await new LiveMatch(engine, { start, seed: 1 + count, ...more }).begin();
  await playUntil(match, count);
  return match;
}

/** Plays until so many actions are played, and the turn of somebody begins. */
async function playUntil(/** @type {LiveMatch} */ match, /** @type {number} */ count) {
  const isThere = () => match.pages.every(({ session }) => session.played.length >= count && session.view.turn.start);
  for (let i = 0; i < 60 * count && !isThere(); i++) await match.step();
  await match.settle();
  await match.world.clock.advance(100);
}

const resultOf = (/** @type {LivePage} */ { session }) => Object.values(session.outcome).join(' ');

function end(/** @type {LiveMatch} */ match) {
  match.check();
  for (const page of match.pages) page.dispose();
}

/** The page that is to act, and another one. */
function byTurn(/** @type {LiveMatch} */ { pages }) {
  const actor = /** @type {any} */ (pages.find(({ mayAct }) => mayAct));
  return [actor, /** @type {any} */ (pages.find((page) => page !== actor))];
}

// ----- at the same time

test('both choose in secret at the same time', async () => {
  const match = await begin('taketwo!!!choose=secret');
  for (const page of match.pages) page.act();
  await match.settle();
  assert.ok(match.pages.every(({ session }) => session.link.position !== ''));
  await playUntil(match, 4);
  end(match);
});

test('one resigns while the other one acts: the action stays, and it is over', async () => {
  const match = await begin('custodian', 4);
  const [actor, other] = byTurn(match);
  actor.act();
  other.resign();
  await match.settle();
  assert.equal(actor.session.played.length, 5);
  for (const page of match.pages) assert.equal(resultOf(page), `win ${actor.ownSeat} resignation`);
  end(match);
});

test('both resign at the same time: the first seat has resigned', async () => {
  const match = await begin('taketwo', 4);
  for (const page of match.pages) page.resign();
  await match.settle();
  for (const page of match.pages) assert.equal(resultOf(page), 'win b resignation');
  end(match);
});

for (const [title, answer, expected] of /** @type {[string, 'takeDraw' | 'resign', string][]} */ ([
  ['a draw that is offered is taken', 'takeDraw', 'draw agreement'],
  ['who is offered a draw resigns', 'resign', 'win w resignation'],
]))
  test(title, async () => {
    const match = await begin('custodian', 4);
    const [actor, other] = byTurn(match);
    actor.byLink.toggleOffer();
    actor.act();
    await match.settle();
    assert.equal(other.byLink.isOfferedDraw, true);
    if (answer === 'resign') other.resign();
    else other.byLink.takeDraw();
    await match.settle();
    for (const page of match.pages) assert.equal(resultOf(page), expected);
    end(match);
  });

test('a draw is taken while the one who has offered it resigns: the resignation holds', async () => {
  const match = await begin('custodian', 4);
  const [actor, other] = byTurn(match);
  actor.byLink.toggleOffer();
  actor.act();
  await match.settle();
  other.byLink.takeDraw();
  actor.resign();
  await match.settle();
  for (const page of match.pages) assert.equal(resultOf(page), `win ${other.ownSeat} resignation`);
  end(match);
});

test('a draw is declined, and both play on', async () => {
  const match = await begin('taketwo', 4);
  const [actor, other] = byTurn(match);
  actor.byLink.toggleOffer();
  while (actor.mayAct) actor.act();
  await match.settle();
  other.table.decide(null);
  await match.settle();
  assert.ok(match.pages.every(({ session }) => session.result === null));
  await playUntil(match, 12);
  end(match);
});

// ----- what is shown of a turn

test('each action of a turn is seen before the turn is finished, and is seen to be taken back', async () => {
  const match = await begin('taketwo');
  const [actor, other] = byTurn(match);
  actor.table.play('e2~HD', 'person');
  await match.world.clock.advance(50);
  assert.deepEqual([other.session.steps.length, other.session.drafted, other.session.link.actions], [1, 1, []]);
  actor.takeBack();
  await match.world.clock.advance(50);
  assert.deepEqual([other.session.steps.length, other.session.drafted], [0, 0]);
  end(match);
});

// ----- pages that go and come back

test('a page is loaded anew at any moment of a turn', async () => {
  const starts = ['taketwo', 'tches', 'taketwo!!!choose=secret', 'till;players=3', 'custodian'];
  for (let seed = 0; seed < (isAll ? 50 : 10); seed++) {
    const match = await new LiveMatch(engine, { start: starts[seed % 5], seed: 100 + seed, takesBack: 20 }).begin();
    const { world, pages } = match;
    for (let i = world.random(8); i > 0; i--) await match.step();
    const page = pages.find(({ mayAct }) => mayAct);
    page?.act();
    await world.clock.advance(world.random(30));
    for (let at = pages.length - 1; at >= 0; at--) if (world.random(2)) await match.reload(at);
    const time = await match.settle();
    assert.ok(time < 5000, `together again after ${time} ms`);
    await playUntil(match, 6);
    end(match);
  }
});

for (const seconds of [4, 20, 120])
  test(`a page sleeps for ${seconds} seconds, and is back within 5`, async () => {
    const match = await begin('custodian', 2);
    const [actor, other] = byTurn(match);
    const { clock, net } = match.world;
    net.sleep(other.name);
    actor.act();
    await clock.advance(seconds * 1000);
    const presence = actor.together.presence(other.ownSeat);
    assert.equal(presence, seconds < 5 ? 'here' : 'away', 'nobody says that it has left');
    net.wake(other.name);
    const time = await match.settle();
    assert.ok(time <= 5000, `${time}`);
    assert.equal(other.session.played.length, actor.session.played.length);
    assert.equal(actor.together.presence(other.ownSeat), 'here');
    end(match);
  });

test('one of three, or of six, leaves the room and comes back, and knows what the others have done', async () => {
  for (const start of ['till;players=3', 'till;players=6']) {
    const match = await begin(start, 3);
    const at = match.pages.findIndex(({ mayAct }) => !mayAct);
    const page = match.pages[at];
    page.together?.leave();
    await match.world.clock.advance(500);
    match.pages.splice(at, 1);
    assert.ok(match.pages.every(({ together }) => together?.presence(page.ownSeat) === 'gone'));
    for (let i = 0; i < 30; i++) await match.step();
    match.pages.splice(at, 0, (await LivePage.reload(page)).join());
    await match.settle();
    await playUntil(match, match.pages[0].session.played.length + 3);
    end(match);
  }
});

test('nobody else is here: what is done is said when the other one comes, also after a reload', async () => {
  const match = await begin('custodian', 4);
  const [actor, other] = byTurn(match);
  const at = match.pages.indexOf(actor);
  other.close();
  await match.world.clock.advance(20_000);
  actor.act();
  await match.reload(at);
  await match.world.clock.advance(60_000);
  await match.reload(1 - at);
  await match.settle();
  assert.ok(match.pages.every(({ session }) => session.played.length === 5));
  end(match);
});

// ----- a seat in two browsers

/** Somebody opens the game in another browser, and takes the seat there that is held. */
async function openElsewhere(/** @type {LiveMatch} */ match, /** @type {LivePage} */ page) {
  const seat = page.ownSeat;
  const other = await LivePage.open(match.world, page.text);
  other.byLink.take(seat);
  await other.join();
  return other;
}

for (const isYes of [true, false])
  test(`a seat is opened in another browser, and it is ${isYes ? '' : 'not '}believed to be the player`, async () => {
    const match = await begin('custodian', 4);
    const [ann, bob] = match.pages;
    bob.close();
    const again = await openElsewhere(match, bob);
    await match.world.clock.advance(5000);
    assert.deepEqual(
      ann.together?.questions.map(({ seat }) => seat),
      ['b'],
    );
    const before = ann.game.text;
    if (again.mayAct) again.act();
    await match.world.clock.advance(5000);
    assert.equal(ann.game.text, before, 'nothing counts before it is believed');
    ann.together?.answer(ann.together.questions[0], isYes);
    await match.world.clock.advance(10_000);
    assert.deepEqual(ann.together?.questions, []);
    if (isYes) {
      match.pages = [ann, again];
      await playUntil(match, 8);
      return end(match);
    }
    assert.equal(ann.game.text, before);
    assert.ok(again.notices.some((text) => text.startsWith('live-not-believed')));
    // The real one comes back, and nobody has to be asked.
    match.pages = [ann, (await LivePage.reload(bob)).join()];
    await playUntil(match, 8);
    end(match);
  });

// ----- by hand

/** The link of one page is opened in another one, as it comes in a mail. */
async function sendByHand(/** @type {LiveMatch} */ match, /** @type {number} */ from, /** @type {number} */ to) {
  const [sender, receiver] = [match.pages[from], match.pages[to]];
  sender.byLink.noteSent();
  const { record, done } = receiver;
  receiver.close();
  match.pages[to] = await LivePage.open(match.world, sender.text, record);
  match.pages[to].done = done;
}

test('a game that was begun by hand goes on live, by hand again, and live once more', async () => {
  const match = new LiveMatch(engine, { start: 'custodian', seed: 5 });
  match.pages = [await LivePage.make(match.world, 'custodian')];
  match.pages[0].act();
  match.pages[0].byLink.noteSent();
  match.pages.push(await LivePage.open(match.world, match.pages[0].text));
  match.pages[1].act();
  await sendByHand(match, 1, 0);
  match.pages[0].act();
  for (const page of match.pages) page.join();
  await playUntil(match, 6);
  for (const [at, page] of match.pages.entries()) {
    const { record, done } = page;
    page.close();
    match.pages[at] = await LivePage.open(match.world, record?.link ?? '', record);
    match.pages[at].done = done;
  }
  for (let i = 0; i < 4; i++) {
    const at = match.pages.findIndex(({ mayAct }) => mayAct);
    match.pages[at].act();
    await sendByHand(match, at, 1 - at);
  }
  assert.equal(match.pages[0].session.played.length, match.pages[1].session.played.length);
  for (const page of match.pages) page.join();
  await playUntil(match, 14);
  end(match);
});

// ----- once more

test('after the end both want another game: the seats change places, and it is live at once', async () => {
  const match = await begin('custodian', 4);
  const [ann, bob] = match.pages;
  ann.resign();
  await match.settle();
  ann.together?.askNext();
  await match.world.clock.advance(500);
  bob.together?.answerNext(true);
  await match.world.clock.advance(5000);
  for (const page of match.pages) page.done.clear();
  assert.deepEqual([ann.ownSeat, bob.ownSeat, ann.session.played.length], ['b', 'w', 0]);
  for (const page of match.pages) page.join();
  await playUntil(match, 6);
  end(match);
});

test('both ask for another game at the same time: that of the first seat is played', async () => {
  const match = await begin('custodian', 5);
  const [ann, bob] = match.pages;
  bob.resign();
  await match.settle();
  for (const page of match.pages) page.together?.askNext();
  await match.world.clock.advance(5000);
  assert.deepEqual([ann.ownSeat, bob.ownSeat], ['b', 'w']);
  assert.equal(new Set(match.pages.map(({ byLink }) => byLink.round.id)).size, 1);
});

test('what is no other game of the same people is not asked about', async () => {
  const match = await begin('custodian', 5);
  const [ann, bob] = match.pages;
  const known = ann.text;
  const ids = ['abcdefabcdef', ann.byLink.round.id];
  const texts = [
    known.replace(ids[1], ids[0]),
    known.replace('custodian!', 'till!').replace(ids[1], ids[0]),
    known,
    'custodian!!!bylink=abcdefabcdef,,',
    'x'.repeat(100),
    'no such thing!',
  ];
  for (const text of texts) match.world.net.say(ann.name, bob.name, `next ${text}`);
  await match.world.clock.advance(1000);
  assert.equal(bob.together?.next, null);
});

test('no relay answers at first: it is said, and they meet when one does', async () => {
  const match = new LiveMatch(engine, { start: 'custodian', seed: 9 });
  match.world.net.hasRelays = false;
  const ann = await LivePage.make(match.world, 'custodian');
  const bob = await LivePage.open(match.world, ann.text);
  match.pages = [ann.join(), bob.join()];
  await match.world.clock.advance(7000);
  assert.deepEqual([ann.together?.relays, ann.together?.presence('b')], ['silent', 'new']);
  match.world.net.hasRelays = true;
  await match.settle();
  assert.deepEqual([ann.together?.relays, ann.together?.presence('b')], ['open', 'here']);
  await playUntil(match, 4);
  end(match);
});
