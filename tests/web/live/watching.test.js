// Watching a live game: who shows it, whom one who watches believes, and which of two games counts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLink, parseLink } from '../../../shell/links/links.js';
import { drawKey, publicKey, sign, watchKey, watchName } from '../../../shell/live/live-keys.js';
import { Shower } from '../../../shell/live/shower.js';
import { isFurther, readShown, Watcher } from '../../../shell/live/watching.js';

/** @typedef {import('../../../shell/live/carrier/carrier.js').Listener} Listener */

const id = 'AbCdEf012345';
const name = watchName(id);
const start = parseLink('custodian');

/** Connections between pages, in order and at once. */
class Room {
  /** @type {Map<string, { listener?: Listener, others: Set<string> }>} */
  pages = new Map();
  /** Whether connections take nothing more. */
  isFull = false;
  /** What was sent: by whom, to whom, what. @type {[string, string, string][]} */
  sent = [];

  /** The first words of what was sent. */
  get words() {
    return this.sent.map(([, , text]) => text.split(' ', 1)[0]);
  }

  /** The carrier of a page. */
  carrier(/** @type {string} */ peer) {
    /** @type {{ listener?: Listener, others: Set<string> }} */
    const page = { others: new Set() };
    return {
      join: () => this.pages.set(peer, page),
      receive: (/** @type {Listener} */ listener) => (page.listener = listener),
      send: (/** @type {string} */ to, /** @type {string} */ text) => {
        if (this.isFull || !page.others.has(to)) return false;
        this.sent.push([peer, to, text]);
        this.pages.get(to)?.listener?.heard(peer, text);
        return true;
      },
      delay: () => undefined,
      leave: () => {
        for (const other of page.others) this.part(peer, other);
        this.pages.delete(peer);
      },
    };
  }

  meet(/** @type {string} */ a, /** @type {string} */ b) {
    const [one, two] = [a, b].map((peer) => /** @type {any} */ (this.pages.get(peer)));
    one.others.add(b);
    two.others.add(a);
    one.listener?.here(b);
    two.listener?.here(a);
  }

  part(/** @type {string} */ a, /** @type {string} */ b) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      this.pages.get(from)?.others.delete(to);
      this.pages.get(from)?.listener?.gone(to);
    }
  }
}

/** A clock that goes on when it is told to. */
function makeClock() {
  /** @type {(() => void)[]} */
  let waiting = [];
  return {
    setTimeout: (/** @type {() => void} */ run) => waiting.push(run),
    goOn() {
      const due = waiting;
      waiting = [];
      for (const run of due) run();
    },
  };
}

/** A page that watches, and what it shows. */
function makeWatcher(/** @type {Room} */ room, link = start, peer = publicKey(drawKey())) {
  const shown = {
    /** @type {string[]} */
    links: [],
    drafts: /** @type {string[]} */ ([]),
    changes: 0,
    times: /** @type {string[]} */ ([]),
    /** Whether a link can be played. */
    canPlay: (/** @type {string} */ _) => true,
  };
  const host = {
    async take(/** @type {import('../../../shell/links/links.js').Link} */ link) {
      await null;
      const text = formatLink(link);
      if (!shown.canPlay(text)) return false;
      shown.links.push(text);
      return true;
    },
    draft: (/** @type {string[]} */ actions) => shown.drafts.push(actions.join('.')),
    hearTimes: (/** @type {string} */ text) => shown.times.push(text),
    onChange: () => shown.changes++,
  };
  const watcher = new Watcher({ name, link, carrier: room.carrier(peer), host });
  watcher.join();
  return { watcher, shown, peer };
}

function makeShower(/** @type {Room} */ room, clock = makeClock(), of = id) {
  const key = drawKey();
  const peer = publicKey(key);
  const shower = new Shower({ id: of, key, carrier: room.carrier(peer) }, clock);
  shower.join();
  return { shower, clock, peer };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('who watches sees the game as it is played, also the actions of a turn that is not finished', async () => {
  const room = new Room();
  const { shower, clock, peer } = makeShower(room);
  const { watcher, shown, peer: own } = makeWatcher(room);
  assert.equal(watcher.state, 'waiting');
  shower.say('link', 'custodian!!e2e3');
  room.meet(own, peer);
  await settled();
  assert.equal(watcher.state, 'on');
  assert.equal(shower.count, 1);
  assert.deepEqual(shown.links, ['custodian!!e2e3']);
  clock.goOn();
  shower.say('draft', '1 g6g5');
  shower.say('draft', '1 g6g5.h2h3');
  clock.goOn();
  shower.say('draft', '1 ');
  clock.goOn();
  shower.say('draft', '1 c6c5');
  clock.goOn();
  shower.say('link', 'custodian!!e2e3.c6c5');
  await settled();
  clock.goOn();
  await settled();
  shower.say('draft', '2 a2a3');
  clock.goOn();
  assert.deepEqual(shown.drafts, ['g6g5', 'g6g5.h2h3', '', 'c6c5', 'a2a3']);
  assert.deepEqual(shown.links, ['custodian!!e2e3', 'custodian!!e2e3.c6c5']);
  shower.say('link', 'custodian!!e2e3.c6c5!result=win+w+resignation');
  clock.goOn();
  await settled();
  assert.deepEqual(shown.links.slice(2), ['custodian!!e2e3.c6c5!result=win+w+resignation']);
  shower.say('times', 'w w1,b2');
  shower.say('weather', 'fine');
  clock.goOn();
  assert.deepEqual(shown.times, ['w w1,b2']);
  shower.leave();
  assert.equal(watcher.state, 'waiting');
});

test('who comes later, or anew, hears all that was said; the same is not said again', async () => {
  const room = new Room();
  const { shower, clock, peer } = makeShower(room);
  shower.say('link', 'custodian!!e2e3');
  shower.say('draft', '1 g6g5');
  const { shown, peer: own } = makeWatcher(room);
  room.meet(own, peer);
  await settled();
  assert.deepEqual([shown.links, shown.drafts], [['custodian!!e2e3'], ['g6g5']]);
  clock.goOn();
  room.sent = [];
  shower.say('link', 'custodian!!e2e3');
  clock.goOn();
  assert.deepEqual(room.sent, []);
  room.part(own, peer);
  assert.equal(shower.count, 0);
  room.meet(own, peer);
  assert.deepEqual(room.words, ['player', 'link', 'draft']);
});

test('a game that changes quickly is said at most about three times in a second, and its last state is said', () => {
  const room = new Room();
  const { shower, clock, peer } = makeShower(room);
  const { peer: own } = makeWatcher(room);
  room.meet(own, peer);
  clock.goOn();
  room.sent = [];
  for (let i = 0; i < 100; i++) shower.say('draft', `0 a2a${i}`);
  assert.equal(room.sent.length, 1);
  clock.goOn();
  clock.goOn();
  assert.deepEqual(room.sent[1]?.[2], 'draft 0 a2a99');
  assert.equal(room.sent.length, 2);
});

test('what a connection could not take is said later, in its last state', async () => {
  const room = new Room();
  const { shower, clock, peer } = makeShower(room);
  const { shown, peer: own } = makeWatcher(room);
  room.isFull = true;
  room.meet(own, peer);
  shower.say('link', 'custodian!!e2e3');
  clock.goOn();
  shower.say('link', 'custodian!!e2e3.c6c5');
  clock.goOn();
  assert.deepEqual(room.words, []);
  room.isFull = false;
  clock.goOn();
  clock.goOn();
  await settled();
  assert.deepEqual(room.words, ['player', 'link']);
  assert.deepEqual(shown.links, ['custodian!!e2e3.c6c5']);
});

test('what is too long for a message is not said, and not heard', async () => {
  const room = new Room();
  const { shower, peer } = makeShower(room);
  const { shown, peer: own } = makeWatcher(room);
  room.meet(own, peer);
  room.sent = [];
  const long = `custodian!!${'e2e3.'.repeat(13_200)}`;
  shower.say('link', long);
  assert.deepEqual(room.sent, []);
  room.pages.get(own)?.listener?.heard(peer, `link ${long}`);
  await settled();
  assert.deepEqual(shown.links, []);
});

test('who watches believes only who proves to be a player', async () => {
  const room = new Room();
  const key = drawKey();
  const proofOf = (/** @type {string} */ of, /** @type {string} */ peer) =>
    `player ${sign(`motley watch player ${peer}`, watchKey(of))}`;
  const liar = publicKey(key);
  const firsts = [
    'link custodian!!e2e3',
    'player ',
    proofOf('AbCdEf012346', liar),
    proofOf(id, publicKey(drawKey())),
    `${proofOf(id, liar)} `,
    'hello',
    'x'.repeat(70_000),
  ];
  for (const first of firsts) {
    const { watcher, shown, peer } = makeWatcher(room);
    const listener = /** @type {Listener} */ (room.pages.get(peer)?.listener);
    listener.here(liar);
    listener.heard(liar, first);
    // A proof that comes later is none: it could be that of somebody else.
    listener.heard(liar, proofOf(id, liar));
    listener.heard(liar, 'link custodian!!e2e3');
    await settled();
    assert.equal(watcher.state, 'waiting', first);
    assert.deepEqual(shown.links, [], first);
    listener.gone(liar);
    listener.heard(liar, proofOf(id, liar));
    listener.heard(liar, 'link custodian!!e2e3');
    await settled();
    assert.deepEqual(shown.links, ['custodian!!e2e3'], first);
  }
});

test('of two games the longer one counts, and one that cannot be played counts for nothing', async () => {
  const room = new Room();
  const [ann, bob] = [makeShower(room), makeShower(room)];
  const { shown, watcher, peer } = makeWatcher(room);
  shown.canPlay = (text) => !text.includes('z9');
  room.meet(ann.peer, peer);
  room.meet(bob.peer, peer);
  ann.clock.goOn();
  bob.clock.goOn();
  ann.shower.say('link', 'custodian!!e2e3.z9z9.z9z8');
  await settled();
  bob.shower.say('link', 'custodian!!e2e3');
  await settled();
  ann.clock.goOn();
  ann.shower.say('link', 'custodian!!d2d3');
  await settled();
  ann.clock.goOn();
  ann.shower.say('link', 'custodian!!d2d3.c6c5');
  await settled();
  bob.clock.goOn();
  bob.shower.say('link', 'nonsense %');
  await settled();
  assert.deepEqual(shown.links, ['custodian!!e2e3', 'custodian!!d2d3.c6c5']);
  assert.equal(formatLink(watcher.link), 'custodian!!d2d3.c6c5');
});

test('games are looked at one after the other, of one player only the last; a turn waits for its game', async () => {
  const room = new Room();
  const { peer } = makeShower(room);
  const { shown, peer: own } = makeWatcher(room);
  room.meet(own, peer);
  const listener = /** @type {Listener} */ (room.pages.get(own)?.listener);
  for (const actions of ['e2e3', 'e2e3.c6c5', 'e2e3.c6c5.a2a3']) listener.heard(peer, `link custodian!!${actions}`);
  listener.heard(peer, 'draft 3 b2b3');
  listener.heard(peer, 'draft 0 b2b3');
  listener.heard(peer, 'draft 3 c2c3');
  await settled();
  assert.deepEqual(shown.links, ['custodian!!e2e3', 'custodian!!e2e3.c6c5.a2a3']);
  assert.deepEqual(shown.drafts, ['c2c3']);
});

test('a turn that does not go on from the game that is shown is not shown', async () => {
  const room = new Room();
  const { shower, clock, peer } = makeShower(room);
  const { shown, peer: own } = makeWatcher(room);
  room.meet(own, peer);
  clock.goOn();
  for (const draft of ['1 e2e3', '-1 e2e3', '0 e2e3..', 'e2e3', `0 ${'a.'.repeat(101)}a`]) {
    shower.say('draft', draft);
    clock.goOn();
  }
  assert.deepEqual(shown.drafts, []);
  shower.say('draft', '0 e2e3');
  assert.deepEqual(shown.drafts, ['e2e3']);
});

test('it is told how one hears of the game: by relays, and of players who are silent for some time', () => {
  const room = new Room();
  const { peer } = makeShower(room);
  const { watcher, shown, peer: own } = makeWatcher(room);
  const listener = /** @type {Listener} */ (room.pages.get(own)?.listener);
  listener.relays('silent');
  assert.deepEqual([watcher.state, shown.changes], ['silent', 1]);
  room.meet(own, peer);
  assert.equal(watcher.state, 'on');
  listener.away(peer, true);
  assert.equal(watcher.state, 'away');
  listener.away(peer, false);
  assert.equal(watcher.state, 'on');
});

test('which of two games is further on', () => {
  const rows = [
    ['custodian', 'custodian!!e2e3', true],
    ['custodian!!e2e3', 'custodian', false],
    ['custodian!!e2e3', 'custodian!!e2e3', false],
    ['custodian!!e2e3', 'custodian!!d2d3', false],
    ['custodian!!e2e3', 'custodian!!d2d3.c6c5', true],
    ['custodian!!e2e3', 'custodian;board=cylinder!!e2e3.c6c5', false],
    ['custodian', 'custodian;board=cylinder', true],
    ['custodian', 'till', false],
    ['custodian!!e2e3', 'custodian!!e2e3!result=draw+agreement', true],
    ['custodian!!e2e3!result=draw+agreement', 'custodian!!e2e3!result=win+w+resignation', false],
    ['custodian!!e2e3!result=draw+agreement', 'custodian!!e2e3', false],
    ['custodian!!e2e3', 'custodian!!d2d3!result=draw+agreement', false],
    ['till;players=3!!a', 'till;players=3!!a!seats=5,p,p', true],
    ['till;players=3!!a!seats=5,p,p', 'till;players=3!!a!seats=5,5,p', true],
    ['till;players=3!!a!seats=5,p,p', 'till;players=3!!a', false],
  ];
  for (const [known, news, expected] of rows)
    assert.equal(isFurther(parseLink(String(known)), parseLink(String(news))), expected, `${known} -> ${news}`);
});

test('of a link that is shown only the game is taken over', () => {
  const link = readShown('custodian!!e2e3!at=0;flip=1;lang=fr;notes={};bylink=a;seats=p,5;result=draw+agreement;x=y');
  assert.equal(link && formatLink(link), 'custodian!!e2e3!seats=p,5;result=draw+agreement');
});
