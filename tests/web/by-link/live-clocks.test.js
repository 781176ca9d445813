// The clocks of a live game at a page: whose time it is in real games, what is written into them, what is said, and how
// they end.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { openLiveClock } from '../../../shell/by-link/live-clocks.js';
import { receive } from '../../../shell/by-link/receive.js';
import { getExtra, parseLink } from '../../../shell/links/links.js';
import { Session } from '../../../shell/table/game/session.js';
import { loadBuilt } from '../support/engine.js';
import { makeWords, sitDown } from '../support/fakes.js';

const engine = await loadBuilt();
// Notices stay as long as the tests take.
// Node 18 takes the list itself.
const apis = ['setTimeout'];
mock.timers.enable(/** @type {any} */ (process.version.startsWith('v18.') ? apis : { apis }));

/**
 * A page with a seat of a game, and a wire whose other end is the test.
 * @param {string} variant
 * @param {string} seat
 * @param {{ clock?: string, seats?: string, since?: number }} [more]
 */
function open(variant, seat, { clock = '60+5', seats = '', since } = {}) {
  let now = 5_000_000;
  const { table, session, owner } = sitDown(engine, variant, seats);
  if (clock) session.extras.push(['clock', clock]);
  /** @type {Record<string, (from: { seat: string }, rest: string) => void>} */
  const ears = {};
  /** @type {string[]} */
  const said = [];
  let kept = 0;
  const others = [...session.view.seats].filter((other) => other !== seat);
  const wire = {
    on: (/** @type {string} */ word, /** @type {any} */ hear) => void (ears[word] = hear),
    say: (/** @type {string} */ word, /** @type {string} */ rest) => void said.push(`${word} ${rest}`),
    delay: () => 0,
    presence: () => /** @type {const} */ ('here'),
  };
  /** @type {any} */
  const app = {
    table,
    words: makeWords(),
    choices: { level: '3' },
    clocks: null,
    navigation: { follow: () => kept++ },
    drawClocks: () => {},
    update: () => {},
  };
  const game = { app, nameOf: (/** @type {string} */ of) => `seat-${of}` };
  const place = { game, session, own: { seat }, isEnding: false };
  const time = { now: () => now, setTimeout: () => 0, clearTimeout: () => {} };
  const live = openLiveClock(place, wire, since, time);
  const follow = () => live.follow();
  owner.around = { byLink: { own: seat, isOnLine: true, computing: '' } };
  owner.follow = follow;
  follow();
  const page = {
    ...{ table, session, app, place, live, said, follow, others },
    hear: (/** @type {string} */ from, /** @type {string} */ word, /** @type {string} */ rest) =>
      ears[word]({ seat: from }, rest),
    /** All others have the same clock. */
    agree() {
      for (const other of others) page.hear(other, 'clock', clock);
    },
    pass: (/** @type {number} */ seconds) => void (now += 1000 * seconds),
    /** Plays the first legal action; `by` whoever it is. */
    play: (/** @type {import('../../../shell/table/table.js').Who} */ by = 'person') =>
      table.play(session.game.actions()[0], by),
    /** Whose time runs, and how much each has left, in seconds. */
    get shown() {
      const runs = live.shown.find(({ isRunning }) => isRunning)?.seat ?? '';
      return `${runs} ${live.shown.map(({ left }) => left / 1000).join(' ')}`;
    },
    get kept() {
      return kept;
    },
    key: (/** @type {string} */ key) => getExtra(session, key),
  };
  return page;
}

test('a turn of three actions is one, also while its end is to be confirmed', () => {
  const page = open('tches', 'w');
  page.agree();
  const finish = () => {
    while (page.session.view.turn.player === 'w') page.play();
  };
  finish();
  assert.deepEqual([page.shown, page.said.at(-1)], [' 60 60', 'clock 60+5']);
  const first = page.session.steps.length;
  page.hear('b', 'time', `${first} 60`);
  page.pass(10);
  while (page.session.view.turn.player === 'b') page.play('elsewhere');
  page.hear('b', 'time', `${page.session.steps.length} 55`);
  assert.deepEqual([page.shown, page.said.at(-1)], ['w 60 55', `time ${page.session.steps.length} 60`]);
  page.pass(4);
  page.play();
  page.pass(3);
  assert.equal(page.shown, 'w 53 55', 'in the middle of a turn');
  page.place.isEnding = true;
  finish();
  page.pass(1);
  assert.equal(page.shown, 'w 52 55', 'before it is confirmed');
  page.place.isEnding = false;
  page.follow();
  assert.deepEqual([page.shown, page.said.at(-1)], [' 57 55', `time ${page.session.steps.length} 57`]);
  assert.equal(page.key('left'), '57,55');
});

test('whoever looks back stops no clock', () => {
  const page = open('custodian', 'w');
  page.agree();
  page.play();
  page.play('elsewhere');
  page.pass(5);
  page.table.goTo(1);
  page.pass(5);
  assert.equal(page.shown, 'w 50 65');
});

test('of two seats the one without time loses; what was not finished is taken back', () => {
  const page = open('tches', 'w');
  page.agree();
  while (page.session.view.turn.player === 'w') page.play();
  while (page.session.view.turn.player === 'b') page.play('elsewhere');
  const count = page.session.steps.length;
  page.play();
  page.pass(61);
  assert.equal(page.live.judge(), true);
  assert.deepEqual(page.session.result, { result: 'win', winner: 'b', reason: 'time' });
  assert.deepEqual([page.session.steps.length, page.shown], [count, ' 0 65']);
  assert.equal(page.live.judge(), false);
});

test('of more seats a computer plays on, with the level of that page', () => {
  const page = open('till;players=3', 'a');
  page.agree();
  page.play();
  page.play('elsewhere');
  page.play('elsewhere');
  page.pass(61);
  assert.equal(page.live.judge(), true);
  assert.equal(page.key('seats'), '3,p,p');
  assert.equal(page.table.notices.at(-1)?.text, 'clock-out[seat=seat-a]');
  assert.equal(page.session.result, null);
});

test('a draw that is offered is thought about in the own time', () => {
  const page = open('custodian', 'b');
  page.agree();
  page.play('elsewhere');
  page.table.decide({ result: 'draw', reason: 'agreement' });
  page.pass(10);
  assert.equal(page.shown, 'b 60 50');
});

test('time runs for nobody once the game is over, and for no computer', () => {
  const page = open('custodian', 'b');
  page.agree();
  page.play('elsewhere');
  page.table.decide({ result: 'win', winner: 'w', reason: 'resignation' });
  assert.equal(page.shown, ' 60 60');
  const three = open('till;players=3', 'a', { seats: 'p,2,p', clock: '20' });
  three.hear('c', 'clock', '20');
  three.play();
  assert.equal(three.shown, ' 20 20 20');
  const left = open('till;players=3', 'b');
  left.agree();
  left.play('elsewhere');
  assert.equal(left.shown, 'b 60 60 60');
  left.table.setPlayers({ b: 5 });
  assert.equal(left.shown, ' 60 60 60');
});

test('a clock that another page tells comes to the page and into its game', () => {
  const page = open('custodian', 'b', { clock: '' });
  assert.equal(page.app.clocks, null);
  page.hear('w', 'clock', '300+5,60d3');
  assert.deepEqual([page.app.clocks, page.key('clock'), page.key('left')], [page.live, '300+5,60d3', undefined]);
  assert.equal(page.kept, 1);
  assert.equal(page.table.notices[0].text, 'clock-live-set[seat=seat-w,how=clock-add-help clock-delay-help]');
});

test('a link brings no clock, and no time that is left', async () => {
  const text = 'custodian!!a2a3!bylink=abcdefghijkl,aaaaaa,;clock=1;left=1,1';
  /** @type {any} */
  const app = {
    engine,
    words: makeWords(),
    navigation: { settle: () => {} },
    store: { list: async () => ({ games: [] }) },
    table: { called: () => undefined },
  };
  const { session, own } = await receive(app, Session.open(engine, parseLink(text)));
  assert.deepEqual([Object(own).seat, session.link.extras.map(([key]) => key)], ['b', ['flip', 'bylink']]);
});

test('what is told is said in words, with a button where something can be agreed to', () => {
  const page = open('custodian', 'b');
  page.agree();
  page.play('elsewhere');
  page.hear('w', 'clock', '30');
  page.pass(5);
  page.hear('w', 'out', 'b 1');
  const [other, asked] = page.table.notices;
  assert.deepEqual([other.text, other.tone], ['clock-live-other[seat=seat-w]', 'error']);
  assert.equal(asked.text, 'clock-live-asked[seat=seat-w,time=0:55]');
  assert.equal(asked.action?.label, 'clock-live-agree');
  asked.action?.run();
  assert.deepEqual(page.session.result, { result: 'win', winner: 'w', reason: 'time' });
});

test('a game that was kept goes on with the time that was left, less that since', () => {
  const { session } = open('custodian', 'w');
  session.dispose();
  const page = open('custodian', 'w', { clock: '60+5' });
  page.agree();
  page.play();
  page.play('elsewhere');
  page.pass(7);
  page.live.hide();
  assert.deepEqual([page.key('left'), page.kept], ['53,65', 1]);
  const again = openLiveClock(page.place, { on() {}, say() {}, delay: () => 0, presence: () => 'gone' }, 5_000_000, {
    now: () => 5_010_000,
    setTimeout: () => 0,
    clearTimeout: () => {},
  });
  assert.deepEqual(again.shown, [
    { seat: 'w', left: 43_000, isRunning: true },
    { seat: 'b', left: 65_000, isRunning: false },
  ]);
});
