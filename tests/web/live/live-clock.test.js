// Clocks of live games: several pages with one watch, a wire that delays, cuts and lies.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LiveClock, readLiveControls } from '../../../shell/live/live-clock.js';

/** @typedef {import('../../../shell/live/live-clock.js').News} News */
/** @typedef {'here' | 'away' | 'gone' | 'new'} Presence */

/** Pages, each with a seat, and the time that they live in. */
class World {
  now = 1_000_000_000;
  /** @type {{ at: number, run: () => void }[]} */
  #timers = [];
  /** @type {Page[]} */
  pages = [];

  /** One way, in milliseconds. */
  constructor(delay = 50) {
    this.delay = delay;
  }

  after(/** @type {number} */ time, /** @type {() => void} */ run) {
    const timer = { at: this.now + time, run };
    this.#timers.push(timer);
    return timer;
  }

  forget(/** @type {unknown} */ timer) {
    this.#timers = this.#timers.filter((each) => each !== timer);
  }

  /** Lets so many seconds pass. */
  pass(/** @type {number} */ seconds) {
    const end = this.now + 1000 * seconds;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.forget(next);
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = end;
  }

  /** All meet. */
  meet() {
    for (const page of this.pages) for (const other of this.pages) if (other !== page) page.see(other.seat, 'here');
    this.pass(1);
  }

  page(/** @type {string} */ seat) {
    return /** @type {Page} */ (this.pages.find((page) => page.seat === seat));
  }
}

class Page {
  count = 0;
  isOver = false;
  /** Whether it hears and is heard. */
  isOnline = true;
  /** @type {Record<string, Presence>} */
  #presence = {};
  /** @type {Record<string, (from: { seat: string }, rest: string) => void>} */
  #ears = {};
  /** @type {News[]} */
  told = [];
  /** @type {string[]} */
  said = [];
  /** @type {string[]} */
  keys = [];
  /** @type {string | undefined} */
  left;
  losses = 0;

  constructor(/** @type {World} */ world, /** @type {string} */ seat, seats = 'wb', clock = '') {
    this.world = world;
    this.seat = seat;
    this.seats = seats;
    this.text = clock;
    world.pages.push(this);
    this.open();
  }

  /** Opens the page, or opens it again with what was kept. */
  open(/** @type {number} */ since = this.world.now) {
    this.told = [];
    this.#ears = {};
    this.#presence = {};
    const means = {
      now: () => this.world.now,
      setTimeout: (/** @type {() => void} */ run, /** @type {number} */ time) => this.world.after(time, run),
      clearTimeout: (/** @type {unknown} */ timer) => this.world.forget(timer),
    };
    this.clock = new LiveClock(this, this, { clock: this.text, left: this.left, since }, means);
    this.clock.follow();
  }

  // ----- the wire

  on(/** @type {string} */ word, /** @type {(from: { seat: string }, rest: string) => void} */ hear) {
    this.#ears[word] = hear;
  }

  say(/** @type {string} */ word, /** @type {string} */ rest) {
    this.said.push(`${word} ${rest}`);
    for (const other of this.world.pages) if (other !== this) this.send(other, () => other.hear(this.seat, word, rest));
  }

  send(/** @type {Page} */ other, /** @type {() => void} */ run) {
    if (this.isOnline && other.isOnline && this.#presence[other.seat] === 'here')
      this.world.after(this.world.delay, run);
  }

  hear(/** @type {string} */ seat, /** @type {string} */ word, /** @type {string} */ rest) {
    this.#ears[word]({ seat }, rest);
  }

  delay() {
    return this.world.delay;
  }

  presence(/** @type {string} */ seat) {
    return this.#presence[seat] ?? 'new';
  }

  see(/** @type {string} */ seat, /** @type {Presence} */ presence) {
    this.#presence[seat] = presence;
    this.clock?.follow();
  }

  // ----- the owner

  position() {
    const { seats, count, isOver, seat } = this;
    const turns = Math.floor((count + seats.length - 1 - seats.indexOf(seat)) / seats.length);
    return { seats, own: seat, people: [...seats], toAct: isOver ? '' : seats[count % seats.length], count, turns };
  }

  note(/** @type {string} */ text, /** @type {string | undefined} */ left) {
    this.text = text;
    this.left = left;
  }

  keep() {}

  draw() {}

  tell(/** @type {News} */ news) {
    this.told.push(news);
  }

  lose() {
    this.losses++;
    this.isOver = true;
    this.clock?.follow();
    for (const other of this.world.pages)
      this.send(other, () => {
        other.isOver = true;
        other.clock?.follow();
      });
  }

  // ----- the player

  play() {
    assert.equal(this.position().toAct, this.seat);
    if (this.clock?.judge()) return;
    this.count++;
    this.clock?.follow();
    for (const other of this.world.pages) if (other !== this) this.send(other, () => other.learn(this.count));
  }

  learn(/** @type {number} */ count) {
    this.count = Math.max(this.count, count);
    this.clock?.follow();
  }

  /** Seconds left of each seat, rounded to tenths. */
  get times() {
    return this.clock?.shown.map(({ left }) => Math.round(left / 100) / 10).join(' ') ?? '';
  }

  get runs() {
    return this.clock?.shown.find(({ isRunning }) => isRunning)?.seat ?? '';
  }

  get kinds() {
    return this.told.map(({ kind }) => kind).join(' ');
  }
}

/** Two pages, of which White has chosen a clock. */
function makeTwo(clock = '60+5', delay = 50) {
  const world = new World(delay);
  const [w, b] = [new Page(world, 'w', 'wb', clock), new Page(world, 'b')];
  return { world, w, b };
}

/** The same, after the first turn. */
function playing(clock = '60+5', delay = 50) {
  const two = makeTwo(clock, delay);
  two.world.meet();
  two.w.play();
  two.world.pass(0.2);
  return two;
}

test('an hourglass is no clock of a live game', () => {
  assert.ok(readLiveControls('300+5', 'wb') && readLiveControls('30t,-', 'wb') && readLiveControls('60d3', 'wb'));
  for (const text of ['60h', '60,60h', '', 'x', '60+5 ', `${'60,'.repeat(6)}60`])
    assert.equal(readLiveControls(text, 'wb'), undefined, text);
});

test('a clock that one page has comes to the other one, which tells it', () => {
  const { world, w, b } = makeTwo('300+5,60');
  assert.equal(b.times, '');
  world.meet();
  assert.deepEqual(b.told, [{ kind: 'set', seat: 'w', text: '300+5,60' }]);
  assert.deepEqual([b.text, b.times, w.kinds], ['300+5,60', '300 60', '']);
});

test('time runs when all have met and the first turn is made, which is free', () => {
  const { world, w, b } = makeTwo();
  world.pass(100);
  world.meet();
  world.pass(30);
  assert.deepEqual([w.times, w.runs, b.runs], ['60 60', '', '']);
  w.play();
  world.pass(0.2);
  assert.deepEqual([w.runs, b.runs, w.left], ['b', 'b', '60,60']);
  const { world: other, w: alone, b: late } = makeTwo();
  alone.play();
  other.pass(100);
  assert.equal(alone.runs, '');
  late.count = 1;
  other.meet();
  assert.deepEqual([alone.runs, late.runs], ['b', 'b']);
});

test('each page counts its own seat, and shows the other one as if there were no delay', () => {
  const { world, w, b } = playing('60+5', 400);
  world.pass(1);
  world.pass(8.8);
  assert.deepEqual([b.runs, w.runs], ['b', 'b']);
  assert.equal(w.times, b.times, 'the same moment on both screens');
  b.play();
  assert.equal(b.times.split(' ')[1], '55.4');
  world.pass(2);
  assert.deepEqual([w.times, b.times], ['58.4 55.4', '58.4 55.4']);
  assert.equal(w.runs, 'w');
  w.play();
  world.pass(0.4);
  assert.equal(w.times, '63.4 55.4');
  world.pass(0.1);
  assert.equal(b.times.split(' ')[0], '63.4');
});

test('a long game over a slow line leaves nobody doubted', () => {
  const { world, w, b } = playing('60+2', 700);
  for (let i = 0; i < 40; i++) {
    world.pass(2);
    const page = i % 2 ? w : b;
    page.play();
    world.pass(1.5);
  }
  const seconds = ({ times } = w) => times.split(' ').map(Number);
  for (const i of [0, 1]) assert.ok(Math.abs(seconds(w)[i] - seconds(b)[i]) < 0.2, `${w.times}, ${b.times}`);
});

test('a time for each turn begins anew, and free seconds are free', () => {
  const { world, w, b } = playing('30t');
  world.pass(20);
  b.play();
  world.pass(1);
  assert.match(w.times, /^29\.\d 30$/);
  const { world: other, w: one, b: two } = playing('30d10');
  other.pass(9);
  assert.deepEqual([one.times, two.times], ['30 30', '30 30']);
  other.pass(5);
  two.play();
  other.pass(1);
  assert.match(one.times, /^30 25\.9$/);
});

test('whoever has no time left says so, and loses', () => {
  const { world, w, b } = playing('60+5');
  world.pass(61);
  assert.deepEqual([b.losses, w.losses, w.isOver, b.isOver], [1, 0, true, true]);
  assert.deepEqual([w.kinds, b.kinds], ['', 'set short']);
  assert.equal(b.left, '60,0');
  world.pass(100);
  assert.equal(b.losses, 1);
});

test('a page that has slept judges its own time before the next action', () => {
  const { world, w, b } = playing('60+5');
  world.now += 70_000;
  b.play();
  assert.deepEqual([b.losses, b.count], [1, 1]);
  world.pass(1);
  assert.deepEqual([w.isOver, w.kinds], [true, '']);
});

test('a page that says nothing is asked after two seconds, and agrees where it has none left either', () => {
  const { world, w, b } = playing('60+5');
  b.isOnline = false;
  world.pass(55);
  const at = world.now;
  b.isOnline = true;
  b.clock?.close();
  while (w.kinds === '' && world.now < at + 20_000) world.pass(0.1);
  assert.equal(w.kinds, 'out');
  assert.ok(Math.abs(world.now - at - 7000 + 200) <= 300, `${world.now - at}`);
  assert.deepEqual([w.isOver, w.said.at(-1), w.losses], [false, 'out b 1', 0]);
  world.pass(100);
  assert.equal(w.said.filter((text) => text.startsWith('out')).length, 1, 'said once');
  b.open(world.now - 100_000);
  assert.equal(b.losses, 1);
});

test('where the pages do not agree both say so, and the game goes on', () => {
  const { world, w, b } = playing('20');
  // What White hears of the time is less than what Black has.
  world.pass(1);
  w.hear('b', 'time', '1 2');
  world.pass(5);
  assert.equal(w.kinds, 'out denied');
  assert.equal(b.kinds.replace(' short', ''), 'set asked');
  const [denied] = w.told.slice(-1);
  assert.ok(denied.kind === 'denied' && denied.left > 14_000 && denied.left < 16_000);
  assert.deepEqual([w.isOver, b.isOver], [false, false]);
  assert.equal(w.times, b.times, 'its own word counts');
  b.play();
  world.pass(1);
  assert.deepEqual([w.runs, w.isOver, w.times], ['w', false, b.times]);
});

test('a page that is away is asked when it comes back', () => {
  const { world, w, b } = playing('20');
  b.clock?.close();
  w.see('b', 'away');
  world.pass(25);
  assert.equal(w.kinds, 'out');
  assert.doesNotMatch(w.said.join(), /out/);
  for (const times of [1, 2]) {
    w.see('b', 'here');
    world.pass(1);
    assert.equal(w.said.filter((text) => text === 'out b 1').length, times);
    w.see('b', 'gone');
  }
});

test('a page that has denied is asked again once that time is over, or is told to be none', () => {
  const { world, w, b } = playing('20');
  b.clock?.close();
  const asked = () => w.said.filter((text) => text === 'out b 1').length;
  world.pass(30);
  w.hear('b', 'time', '1 5');
  world.pass(6.5);
  assert.equal(asked(), 1);
  world.pass(2);
  assert.equal(asked(), 2);
  const { world: other, w: one, b: two } = playing('20');
  two.clock?.close();
  one.hear('b', 'time', '1 0');
  other.pass(4);
  assert.deepEqual([one.kinds, one.said.at(-1)], ['out', 'out b 1']);
});

test('who is asked may agree', () => {
  const { world, w, b } = playing('20');
  world.pass(1);
  w.hear('b', 'time', '1 2');
  world.pass(5);
  const asked = b.told.find(({ kind }) => kind === 'asked');
  assert.ok(asked?.kind === 'asked' && asked.seat === 'w');
  asked.agree();
  world.pass(1);
  assert.deepEqual([b.losses, w.isOver], [1, true]);
  asked.agree();
  assert.equal(b.losses, 1);
});

test('what was asked in an earlier turn is not agreed to later', () => {
  const { world, w, b } = playing('20');
  w.hear('b', 'time', '1 2');
  world.pass(5);
  const asked = b.told.find(({ kind }) => kind === 'asked');
  b.play();
  world.pass(1);
  w.play();
  world.pass(1);
  assert.ok(asked?.kind === 'asked');
  asked.agree();
  assert.equal(b.losses, 0);
});

test('the own time runs on while the other page is lost, and is told when it is back', () => {
  const { world, w, b } = playing('60+5');
  world.pass(3);
  w.isOnline = false;
  world.pass(5);
  w.see('b', 'away');
  b.see('w', 'away');
  world.pass(10);
  assert.match(b.times, /^60 41\.9/);
  b.play();
  world.pass(30);
  w.isOnline = true;
  b.see('w', 'here');
  w.see('b', 'here');
  b.send(w, () => w.learn(2));
  world.pass(2);
  assert.deepEqual([w.times, w.kinds], [b.times, ''], 'nobody is doubted for what was not seen');
});

test('a page that was lost for a moment is believed', () => {
  const { world, w, b } = playing('60+5');
  world.pass(1);
  b.isOnline = false;
  w.isOnline = false;
  world.pass(1);
  b.count++;
  b.clock?.follow();
  world.pass(3);
  [w.isOnline, b.isOnline] = [true, true];
  b.say('time', (b.said.at(-1) ?? '').slice(5));
  b.send(w, () => w.learn(2));
  world.pass(1);
  assert.equal(w.times.split(' ')[1], b.times.split(' ')[1]);
});

test('whoever tells ever more time than it can have is counted all the same', () => {
  const { world, w, b } = playing('60+5');
  b.clock?.close();
  for (let i = 0; i < 30; i++) {
    world.pass(5);
    w.hear('b', 'time', '1 60');
  }
  assert.equal(w.kinds.split(' ')[0], 'out');
  assert.match(w.said.join(), /out b 1/);
  assert.equal(w.isOver, false);
});

test('whoever tells after each turn that it has taken no time runs out, too', () => {
  const { world, w, b } = playing('60');
  b.clock?.close();
  for (let i = 0; i < 8 && w.kinds === ''; i++) {
    w.hear('b', 'time', `${w.count} 60`);
    world.pass(10);
    w.learn(w.count + 1);
    w.hear('b', 'time', `${w.count} 60`);
    w.play();
    world.pass(0.1);
  }
  assert.deepEqual([w.kinds, w.count], ['out', 15]);
});

test('a page that has slept itself doubts nobody', () => {
  const { world, w, b } = playing('60+5');
  world.pass(1);
  // White's page stands still, and then hears what has been said meanwhile before it counts.
  w.clock?.follow();
  world.now += 50_000;
  w.hear('b', 'time', '2 58');
  w.learn(2);
  assert.equal(w.times.split(' ')[1], '58');
  assert.equal(w.kinds, '');
  assert.equal(b.isOver, false);
});

test('after a reload the time has passed that the page was closed', () => {
  const { world, w, b } = playing('60+5');
  world.pass(9.8);
  b.clock?.leave();
  const since = world.now;
  b.isOnline = false;
  w.see('b', 'gone');
  world.pass(20);
  b.isOnline = true;
  b.open(since);
  assert.equal(b.times, '60 30.1');
  w.see('b', 'here');
  b.see('w', 'here');
  world.pass(1);
  const [shown, own] = [w, b].map(({ times }) => Number(times.split(' ')[1]));
  assert.ok(Math.abs(shown - own) < 0.15, `${shown} ${own}`);
  assert.deepEqual([b.runs, w.runs, w.kinds], ['b', 'b', '']);
  b.clock?.leave();
  world.pass(60);
  b.open(world.now - 60_000);
  assert.equal(b.losses, 1, 'it has passed altogether');
});

test('a page that comes back at once, so that nobody was missed, is told the time', () => {
  const { world, w, b } = playing('60+5');
  world.pass(9);
  w.left = undefined;
  w.open();
  w.see('b', 'here');
  world.pass(1);
  assert.deepEqual([w.runs, w.times], ['b', b.times]);
});

test('what was said before the other page knew who speaks is said again', () => {
  const world = new World();
  const [w, b] = [...'wb'].map((seat) => new Page(world, seat, 'wb', '60+5'));
  b.isOnline = false;
  w.see('b', 'here');
  b.isOnline = true;
  b.see('w', 'here');
  w.play();
  world.pass(1);
  assert.deepEqual([w.runs, b.runs], ['b', 'b']);
  const { world: other, w: one, b: two } = makeTwo();
  two.isOnline = false;
  one.see('b', 'here');
  two.isOnline = true;
  two.see('w', 'here');
  one.play();
  other.pass(1);
  assert.deepEqual([two.text, two.runs, one.runs], ['60+5', 'b', 'b'], 'with the first turn at the latest');
});

test('clocks that were closed count nothing, and end no game', () => {
  const { world, b } = playing('20');
  world.pass(5);
  b.clock?.close();
  world.pass(30);
  assert.deepEqual([b.clock?.judge(), b.runs, b.losses], [false, '', 0]);
});

test('a seat without a clock shows none', () => {
  const { w } = playing('-,60');
  assert.deepEqual(
    w.clock?.shown.map(({ seat }) => seat),
    ['b'],
  );
  assert.equal(w.runs, 'b');
});

test('a game that was opened by a link that came meanwhile counts from now', () => {
  const { world, b } = playing('60+5');
  world.pass(5);
  b.clock?.leave();
  world.pass(500);
  b.open(undefined);
  assert.match(b.times, /^60 5\d/);
  b.open(world.now + 99_999);
  assert.match(b.times, /^60 5\d/);
});

test('of three seats each counts its own, and only the page of a seat gives it away', () => {
  const world = new World();
  const [a, b, c] = [...'abc'].map((seat) => new Page(world, seat, 'abc', seat === 'a' ? '20+1' : ''));
  world.meet();
  a.play();
  world.pass(5);
  assert.deepEqual([a.times, b.times, c.times], Array(3).fill('20 15 20'.replace('15', b.times.split(' ')[1])));
  b.play();
  world.pass(4);
  assert.deepEqual([a.runs, b.runs, c.runs], ['c', 'c', 'c']);
  a.hear('b', 'out', 'c 2');
  c.hear('b', 'out', 'a 2');
  assert.deepEqual([a.kinds, c.kinds], ['', 'set']);
  world.pass(30);
  assert.deepEqual([a.losses, b.losses, c.losses], [0, 0, 1]);
});

test('what is no word of a seat for its own time is dropped', () => {
  const { world, w, b } = playing('60+5');
  world.pass(5);
  const before = w.times;
  for (const rest of [
    '',
    '1',
    '1 ',
    '1 -5',
    '1 1e3',
    '1 5.55',
    '01 5',
    '1 5 5',
    ' 1 5',
    '1 70',
    '0 59',
    '9999999 5',
    'b 5',
  ])
    w.hear('b', 'time', rest);
  for (const seat of ['w', '', 'x', 'wb', '__proto__']) w.hear(seat, 'time', '1 3');
  for (const [seat, rest] of [
    ['b', '30'],
    ['', '60+5'],
    ['w', '30'],
    ['b', '60h'],
    ['b', ''],
  ])
    w.hear(seat, 'clock', rest);
  for (const [seat, rest] of [
    ['w', 'b 1'],
    ['', 'b 1'],
    ['w', 'b 0'],
    ['w', 'w 1'],
    ['w', 'b'],
    ['w', ''],
  ])
    if (seat !== 'w' || rest !== 'b 1') b.hear(seat, 'out', rest);
  assert.deepEqual([w.times, w.kinds, b.kinds], [before, 'other', 'set']);
  assert.deepEqual([w.text, b.losses], ['60+5', 0]);
  w.hear('b', 'time', '7 50');
  assert.equal(w.times, before, 'of a turn that is not known yet');
});

test('nobody is given a clock who has played on without one', () => {
  const { world, w, b } = makeTwo('');
  world.meet();
  for (const page of [w, b, w, b]) {
    page.play();
    world.pass(1);
  }
  b.hear('w', 'clock', '1');
  assert.deepEqual([b.text, b.kinds, b.times], ['', '', '']);
});

test('two pages that have different clocks count none', () => {
  const world = new World();
  const [w, b] = [new Page(world, 'w', 'wb', '60'), new Page(world, 'b', 'wb', '90')];
  world.meet();
  w.play();
  world.pass(5);
  assert.deepEqual([w.runs, b.runs, w.told[0]?.kind, b.told[0]?.kind], ['', '', 'other', 'other']);
});

test('a turn that is taken back and made again brings no time', () => {
  const { world, b } = playing('60+5');
  b.play();
  const [, left] = b.times.split(' ');
  b.count = 1;
  b.clock?.follow();
  assert.equal(b.runs, 'b');
  b.play();
  assert.equal(b.times.split(' ')[1], left);
  world.pass(1);
});
