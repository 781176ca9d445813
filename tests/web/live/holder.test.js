// Which tab of a browser holds the room of a live game: by the locks of the browser, and by what tabs say to each other
// where it has none. The tabs, their messages and the time are the test's.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { holdRoom } from '../../../shell/live/holder.js';
import { PageClock, TestClock } from '../support/test-clock.js';

/** @type {TestClock} */
let clock;
/** @type {Set<FakeChannel>} */
let channels;
/** @type {FakeLocks} */
let locks;

/** Delivers what is said to all others of the same name, a moment later. */
class FakeChannel {
  onmessage = /** @type {((event: any) => void) | null} */ (null);

  constructor(/** @type {string} */ name, /** @type {PageClock} */ time) {
    this.name = name;
    this.time = time;
    channels.add(this);
  }

  postMessage(/** @type {string} */ data) {
    for (const other of channels)
      if (other !== this && other.name === this.name) other.time.setTimeout(() => other.onmessage?.({ data }), 5);
  }

  close() {
    channels.delete(this);
  }
}

/** Locks that tabs wait for in order. */
class FakeLocks {
  /** @type {Map<string, Promise<unknown>>} */
  held = new Map();
  isForbidden = false;

  async request(/** @type {string} */ name, /** @type {() => Promise<unknown>} */ run) {
    if (this.isForbidden) throw new Error('forbidden');
    const done = Promise.resolve(this.held.get(name)).then(run);
    this.held.set(name, done);
    return done;
  }
}

class Tab {
  time = new PageClock(clock);
  /** What the page was told: whether it holds the room. @type {boolean[]} */
  told = [];
  /** @type {Record<string, Set<() => void>>} */
  #listeners = { pagehide: new Set(), pageshow: new Set() };
  /** @type {FakeChannel | undefined} */
  channel;

  /** @param {{ id?: string, way?: 'lock' | 'channel' | 'none' }} [how] */
  constructor({ id = 'abcdefghijkl', way = 'channel' } = {}) {
    const tab = this;
    class Channel extends FakeChannel {
      constructor(/** @type {string} */ name) {
        super(name, tab.time);
        tab.channel = this;
      }
    }
    this.room = holdRoom(id, {
      locks: way === 'lock' ? /** @type {any} */ (locks) : undefined,
      BroadcastChannel: way === 'none' ? undefined : Channel,
      setTimeout: this.time.setTimeout,
      clearTimeout: (timer) => this.time.clearTimeout(/** @type {number} */ (timer)),
      addEventListener: (type, listener) => this.#listeners[type].add(listener),
      removeEventListener: (type, listener) => this.#listeners[type].delete(listener),
    });
    this.room.onChange = () => this.told.push(this.room.isMine);
  }

  emit(/** @type {'pagehide' | 'pageshow'} */ type) {
    for (const listener of this.#listeners[type]) listener();
  }

  get isMine() {
    return this.room.isMine;
  }

  get listeners() {
    return Object.values(this.#listeners).flatMap((each) => [...each]).length;
  }

  /** The page is gone without a word. */
  crash() {
    this.time.close();
    this.channel?.close();
  }
}

const holders = (/** @type {Tab[]} */ ...tabs) => tabs.map(({ isMine }) => (isMine ? '+' : '-')).join('');

beforeEach(() => {
  mock.restoreAll();
  clock = new TestClock();
  channels = new Set();
  locks = new FakeLocks();
});

for (const way of /** @type {const} */ (['lock', 'channel'])) {
  test(`${way}: the first tab holds the room, the next one gets it when that is closed`, async () => {
    const first = new Tab({ way });
    await clock.advance(400);
    const next = new Tab({ way });
    await clock.advance(20_000);
    assert.equal(holders(first, next), '+-');
    assert.deepEqual([first.told, next.told], [[true], []]);
    first.emit('pagehide');
    await clock.advance(400);
    assert.equal(holders(first, next), '-+');
    assert.deepEqual([first.told, next.told], [[true, false], [true]]);
  });

  test(`${way}: another game has another room`, async () => {
    const [one, other] = [new Tab({ way }), new Tab({ way, id: 'ABCDEFGHIJKL' })];
    await clock.advance(400);
    assert.equal(holders(one, other), '++');
  });

  test(`${way}: of many tabs that begin at once one holds it, and after it another one`, async () => {
    const tabs = Array.from({ length: 6 }, () => new Tab({ way }));
    for (let left = tabs.length; left > 0; left--) {
      await clock.advance(1000);
      const holder = tabs.filter(({ isMine }) => isMine);
      assert.equal(holder.length, 1);
      assert.equal(tabs.flatMap(({ told }) => told).length, 2 * (tabs.length - left) + 1, 'nobody else ever held it');
      holder[0].room.release();
      assert.deepEqual([holder[0].isMine, holder[0].listeners], [false, 0]);
    }
    await clock.advance(10_000);
    assert.equal(holders(...tabs), '------');
    assert.equal(clock.waiting, 0);
  });

  test(`${way}: a tab that no longer waits gets nothing`, async () => {
    const [first, second, third] = [new Tab({ way }), new Tab({ way }), new Tab({ way })];
    await clock.advance(400);
    const [holder, ...waiting] = [first, second, third].sort((a, b) => Number(b.isMine) - Number(a.isMine));
    waiting[0].room.release();
    holder.room.release();
    await clock.advance(6000);
    assert.equal(holders(holder, ...waiting), '--+');
  });

  test(`${way}: a page that comes back as it was asks again`, async () => {
    const first = new Tab({ way });
    await clock.advance(400);
    first.emit('pageshow');
    first.emit('pagehide');
    const next = new Tab({ way });
    await clock.advance(400);
    first.emit('pageshow');
    await clock.advance(400);
    assert.equal(holders(first, next), '-+');
    next.emit('pagehide');
    await clock.advance(400);
    assert.equal(holders(first, next), '+-');
  });
}

test('a tab that crashes is missed when it is asked the next time', async () => {
  const first = new Tab();
  await clock.advance(400);
  const others = [new Tab(), new Tab()];
  await clock.advance(400);
  first.crash();
  await clock.advance(4000);
  assert.equal(holders(...others), '--');
  await clock.advance(1700);
  assert.equal(others.filter(({ isMine }) => isMine).length, 1);
});

for (const own of [0.1, 0.9])
  test(`a tab that has slept while another one took the room: one of them holds it (${own})`, async () => {
    mock.method(Math, 'random', () => own);
    const first = new Tab();
    await clock.advance(400);
    first.time.sleep();
    mock.method(Math, 'random', () => 0.5);
    const next = new Tab();
    await clock.advance(400);
    assert.equal(holders(first, next), '++');
    first.time.wake();
    await clock.advance(400);
    assert.equal(holders(first, next), own < 0.5 ? '+-' : '-+');
    await clock.advance(20_000);
    assert.equal(holders(first, next), own < 0.5 ? '+-' : '-+');
  });

test('where the browser refuses locks the tabs settle it by what they say', async () => {
  locks.isForbidden = true;
  const first = new Tab({ way: 'lock' });
  await clock.advance(400);
  const next = new Tab({ way: 'lock' });
  await clock.advance(400);
  assert.equal(holders(first, next), '+-');
  first.room.release();
  await clock.advance(400);
  assert.equal(holders(first, next), '-+');
});

test('without locks and channels each tab holds the room', () => {
  assert.equal(holders(new Tab({ way: 'none' }), new Tab({ way: 'none' })), '++');
});

test('what is no word of tabs says nothing', async () => {
  const first = new Tab();
  await clock.advance(400);
  for (const data of ['', 'held', 'x 0', {}, null]) first.channel?.onmessage?.({ data });
  await clock.advance(400);
  assert.equal(first.isMine, true);
});
