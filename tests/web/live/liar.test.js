// A peer that lies. A stranger, who has nothing but the link of the game, changes nothing in it, whatever it says. Who
// holds a seat speaks for that seat only, and only as formats 6.3 allows: what a page takes over is held against the
// comparison of links once more. Who lies is told of once; each message costs bounded work; and the game goes on.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareLinks } from '../../../shell/by-link/compare.js';
import { linkToSend } from '../../../shell/by-link/keys.js';
import { parseLink } from '../../../shell/links/links.js';
import { playRoom, sign } from '../../../shell/live/live-keys.js';
import { signedText } from '../../../shell/live/wire.js';
import { Session } from '../../../shell/table/game/session.js';
import { isAll } from '../../is-all.js';
import { loadBuilt } from '../support/engine.js';
import { Liar } from '../support/liar.js';
import { LiveMatch } from '../support/live-games.js';
import { LivePage } from '../support/live-page.js';
import { PageClock } from '../support/test-clock.js';

const engine = await loadBuilt();
const starts = ['custodian', 'till;players=3', 'taketwo', 'tches', 'taketwo!!!choose=secret'];
/** So many games, and so many lies in each, half of them by strangers. */
const [games, lies] = isAll ? [100, 100] : [10, 60];

/** How many games were opened from links, and with how many actions. */
const work = { opened: 0, actions: 0 };
const { opening } = Session;
Session.opening = (...args) => {
  work.opened++;
  work.actions += args[1].actions.length;
  return opening.apply(Session, args);
};

const last = (/** @type {LivePage} */ { byLink }) => byLink.own.agreed ?? byLink.own.sent;

/** All of a page that others could change. */
const stateOf = (/** @type {LivePage} */ page) => {
  const { own } = page.byLink;
  const { seat, mark, keys, agreed, sent } = own;
  return JSON.stringify([seat, mark, keys, agreed, sent, page.session.link, page.session.drafted, page.together?.next]);
};

/** The game of a page, and who plays it. */
const gameOf = (/** @type {LivePage} */ { byLink, session }) =>
  JSON.stringify([byLink.own.keys, session.link.variant, session.start, session.link.actions, session.result]) +
  [...session.extras].sort().join(';');

/** What a liar can know, who speaks by the key of a page or by its own. */
function factsOf(/** @type {LiveMatch} */ { world, pages }, /** @type {Uint8Array} */ key, own = '') {
  const [{ game, session, byLink }] = pages;
  return {
    key,
    own,
    seats: byLink.people.join(''),
    text: game.text,
    heard: (world.net.record ?? []).slice(-60).map(({ text }) => text),
    actions: session.game.actions(),
    keys: byLink.own.keys ?? {},
    marks: byLink.round.marks,
    random: world.random,
  };
}

/** Says one lie to all, and counts what it costs each page. */
async function say(
  /** @type {LiveMatch} */ { world },
  /** @type {{ send: (peer: string, text: string) => boolean }} */ carrier,
  /** @type {LivePage[]} */ pages,
  /** @type {string} */ text,
) {
  // Who has said too much is kept out for a minute.
  const isIn = () => pages.every(({ name }) => carrier.send(name, 'unknown'));
  if (!isIn()) await world.clock.until(isIn, 120_000, 1000);
  Object.assign(work, { opened: 0, actions: 0 });
  for (const { name } of pages) carrier.send(name, text);
  await world.clock.advance(60);
  assert.ok(work.opened <= 4 * pages.length, `${work.opened} games opened for ${text}`);
  assert.ok(work.actions <= 10_000, `${work.actions} actions played for ${text}`);
}

/** How often each page was told that somebody lies. */
const toldOf = (/** @type {LivePage} */ { notices }) => notices.filter((text) => text.startsWith('live-lie')).length;

async function begin(/** @type {number} */ seed, isFull = true) {
  const match = new LiveMatch(engine, { start: starts[seed % starts.length], seed, length: 10 });
  match.world.net.record = [];
  await match.begin();
  for (let i = 0; i < (isFull ? 40 : 0); i++) if (match.pages[0].session.played.length < 4) await match.step();
  await match.settle();
  return match;
}

/** A stranger comes to the room of a game. */
async function come(/** @type {LiveMatch} */ { world }, /** @type {string} */ id) {
  const key = Uint8Array.from({ length: 32 }, () => 1 + world.random(200));
  const carrier = world.net.openCarrier({ room: playRoom(id), key }, new PageClock(world.clock));
  carrier.join();
  await world.clock.advance(2000);
  return { carrier, key };
}

test('a stranger who has the link changes nothing in the game, and is told of once, whatever its key', async () => {
  let told = 0;
  for (let seed = 1; seed <= games / 2; seed++) {
    const match = await begin(seed);
    const { pages } = match;
    const { id } = pages[0].byLink.round;
    let { carrier, key } = await come(match, id);
    for (let i = 0; i < lies; i++) {
      const liar = new Liar(factsOf(match, key));
      const before = pages.map(stateOf);
      const message = liar.message();
      await say(match, carrier, pages, message);
      assert.deepEqual(pages.map(stateOf), before, `${i}: ${message}`);
      if (i % 20 === 19) {
        for (let steps = 0; steps < 3; steps++) await match.step();
        await match.settle();
        // It comes again as somebody else.
        carrier.leave();
        ({ carrier, key } = await come(match, id));
      }
    }
    for (const page of pages) assert.ok(toldOf(page) <= 1, `${page.notices}`);
    told += toldOf(pages[0]);
    for (const page of pages) page.notices = page.notices.filter((text) => !text.startsWith('live-'));
    carrier.leave();
    await match.play();
    match.check();
    for (const page of pages) page.dispose();
  }
  assert.ok(told > games / 4, `${told} strangers were told of`);
});

/** Whether formats 6.3 lets a page take over a link, and all that is new to the page in it is of one seat. */
function isRight(
  /** @type {any} */ { known, kept, seat, mark },
  /** @type {string} */ text,
  /** @type {string} */ own,
) {
  const { session, problems } = Session.open(engine, parseLink(text));
  const difference = compareLinks(engine, { link: parseLink(known), kept, seat, mark }, session);
  const count = parseLink(known).actions.length;
  const isOwn = session.steps.every(({ seat, text }, i) => i < count || seat === own || text === kept.actions[i]);
  session.dispose();
  return Promise.resolve(difference).then(({ kind }) => problems.length === 0 && isOwn && kind === 'newer');
}

test('who holds a seat speaks for it only, and only as the law allows', async () => {
  let taken = 0;
  for (let seed = 1; seed <= games / 2; seed++) {
    const match = await begin(seed + 1000);
    const { world, pages } = match;
    const liarPage = /** @type {LivePage} */ (pages.at(-1));
    const honest = pages.slice(0, -1);
    const key = Buffer.from(liarPage.byLink.own.key, 'hex');
    const own = liarPage.ownSeat;
    const { id } = liarPage.byLink.round;
    // Its page says nothing by itself any more.
    liarPage.close();
    const carrier = world.net.openCarrier({ room: playRoom(id), key }, new PageClock(world.clock));
    carrier.join();
    await world.clock.advance(2000);
    for (let i = 0; i < lies; i++) {
      const message = new Liar(factsOf(match, key, own)).message();
      const before = honest.map((page) => ({
        ...{ game: gameOf(page), known: last(page), kept: page.session.link },
        ...{ seat: page.ownSeat, mark: page.byLink.own.mark },
      }));
      await say(match, carrier, honest, message);
      for (const [at, page] of honest.entries()) {
        if (gameOf(page) === before[at].game) continue;
        const text = message.split(' ').at(-1) ?? '';
        assert.ok(await isRight(before[at], text, own), `${i}: ${message}\n${before[at].game}\n${gameOf(page)}`);
        taken++;
      }
      if (world.random(10) === 0)
        for (const page of honest) {
          if (page.mayAct) page.act();
          await world.clock.advance(200);
        }
    }
    for (const page of honest) assert.ok(toldOf(page) <= 1, `${page.notices}`);
    assert.equal(new Set(honest.map(({ game }) => game.text)).size, 1);
    for (const page of pages) page.dispose();
  }
  assert.ok(taken > 0, 'something true was said');
});

test('a link that cannot be opened is refused as any other, and what comes after it is heard', async () => {
  const match = await begin(4);
  const { world, pages } = match;
  const [ann, bob] = pages;
  const key = Buffer.from(bob.byLink.own.key, 'hex');
  const liar = new Liar(factsOf(match, key, 'b'));
  const carrier = /** @type {NonNullable<LivePage['carrier']>} */ (bob.carrier);
  for (const change of [{ position: 'x' }, { variant: 'taketwo;x=y' }, { variant: 'nothing' }, { actions: ['x'] }]) {
    const text = liar.changed(() => change);
    carrier.send(ann.name, `link b ${bob.name} ${sign(signedText('b', text), key)} ${text}`);
  }
  await world.clock.advance(100);
  assert.equal(toldOf(ann), 1);
  ann.notices = [];
  await match.play();
  match.check();
  for (const page of pages) page.dispose();
});

test('an end that is none is refused with the action before it, and is not kept', async () => {
  const match = await new LiveMatch(engine, { start: 'custodian', seed: 5, length: 4 }).begin();
  const { world } = match;
  while (!match.pageOf('b')?.mayAct) await match.step();
  await match.settle();
  const [ann, bob] = 'wb'.split('').map((seat) => /** @type {LivePage} */ (match.pageOf(seat)));
  const key = Buffer.from(bob.byLink.own.key, 'hex');
  const link = parseLink(bob.game.text);
  const actions = [...link.actions, bob.session.game.actions()[0]];
  const before = stateOf(ann);
  for (const result of ['x', 'win+x+resignation', 'draw+x']) {
    const text = linkToSend({ ...link, actions, extras: [...link.extras, ['result', result.replaceAll('+', ' ')]] });
    bob.carrier?.send(ann.name, `link b ${bob.name} ${sign(signedText('b', text), key)} ${text}`);
    await world.clock.advance(200);
    assert.equal(stateOf(ann), before, result);
  }
  assert.equal(toldOf(ann), 1);
  ann.notices = [];
  await match.play();
  match.check();
  for (const page of match.pages) page.dispose();
});

test('whoever asks for every seat is asked about once', async () => {
  const match = await new LiveMatch(engine, { start: 'till;players=3', seed: 6 }).begin();
  const { world, pages } = match;
  const [{ byLink, together, name }] = pages;
  const { carrier } = await come(match, byLink.round.id);
  const asked = () => together?.questions.map(({ seat }) => seat).join('');
  for (const [seat, mark] of Object.entries(byLink.round.marks)) carrier.send(name, `take ${seat} ${mark}`);
  await world.clock.advance(200);
  assert.equal(asked(), 'b');
  const [question] = together?.questions ?? [];
  together?.answer(question, false);
  for (const [seat, mark] of Object.entries(byLink.round.marks)) carrier.send(name, `take ${seat} ${mark}`);
  await world.clock.advance(200);
  assert.equal(asked(), '');
  for (const page of pages) page.dispose();
});

test('whoever takes a free seat is not asked about for another one', async () => {
  const match = new LiveMatch(engine, { start: 'till;players=3', seed: 7 });
  const { world } = match;
  const ann = (await LivePage.make(world, 'till;players=3')).join();
  match.pages = [ann, (await LivePage.open(world, ann.text)).join()];
  await match.world.clock.advance(5000);
  const { byLink, together, name } = ann;
  const { carrier } = await come(match, byLink.round.id);
  carrier.send(name, `take b ${byLink.round.marks.b}`);
  await world.clock.advance(200);
  assert.deepEqual(together?.questions.map(({ seat }) => seat).join(), 'b');
  carrier.send(name, 'take c AAAAAA');
  await world.clock.advance(200);
  assert.equal(ann.byLink.round.marks.c, 'AAAAAA');
  assert.deepEqual(together?.questions, []);
  for (const page of match.pages) page.dispose();
});

test('who tells two players different things is told of by both, and that comes to rest', async () => {
  const match = await new LiveMatch(engine, { start: 'till;players=3', seed: 3 }).begin();
  const { world, pages } = match;
  while (!pages.some(({ ownSeat, mayAct }) => ownSeat === 'c' && mayAct)) await match.step();
  await match.settle();
  const [ann, bob, liar] = 'abc'.split('').map((seat) => /** @type {LivePage} */ (match.pageOf(seat)));
  const key = Buffer.from(liar.byLink.own.key, 'hex');
  const link = parseLink(liar.game.text);
  const [one, other] = liar.session.game.actions();
  liar.close();
  const carrier = world.net.openCarrier({ room: playRoom(liar.byLink.round.id), key }, new PageClock(world.clock));
  carrier.join();
  await world.clock.advance(2000);
  for (const [page, action] of /** @type {[LivePage, string][]} */ ([
    [ann, one],
    [bob, other],
  ])) {
    const text = linkToSend({ ...link, actions: [...link.actions, action] });
    carrier.send(page.name, `link c ${liar.name} ${sign(signedText('c', text), key)} ${text}`);
  }
  await world.clock.advance(1000);
  world.net.record = [];
  for (let i = 0; i < 10; i++) {
    for (const page of [ann, bob]) if (page.mayAct) page.act();
    await world.clock.advance(6000);
  }
  for (const { notices } of [ann, bob])
    assert.ok(
      notices.some((text) => /^live-(lie|other-game)/.test(text)),
      `${notices}`,
    );
  assert.ok(world.net.record.length < 200, `${world.net.record.length} messages in a minute`);
  assert.deepEqual(
    [ann, bob].map(({ session }) => session.played[link.actions.length].text),
    [one, other],
  );
  for (const page of pages) page.dispose();
});
