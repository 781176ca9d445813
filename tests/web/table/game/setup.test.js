// Cards ordered before a game: by one seat after the other in secret, by chance, or as usual. The rules are the real
// ones.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Arrangement } from '../../../../shell/services/arrangement.js';
import { focusScreen, settleDialog } from '../../../../shell/services/focus.js';
import { CardSetup } from '../../../../shell/table/game/card-setup.js';
import { loadBuilt } from '../../support/engine.js';
import { settled, sitDown } from '../../support/fakes.js';

const engine = await loadBuilt();

const piece = (/** @type {string} */ square, /** @type {string} */ seat, cards = 'ODH') =>
  /** @type {any} */ ({ square, seat, kind: 'Q', cards });

/** A start with two pieces with cards for White, one for Black, and one without. @type {any} */
const start = {
  seats: 'wb',
  turn: { player: 'w', phase: 'move' },
  pieces: [piece('a1', 'w'), piece('b1', 'w', 'HDO'), { square: 'c1', seat: 'w', kind: 'P' }, piece('a8', 'b')],
  actions: [{ text: 'c1c2' }],
};
const all = ['ODH', 'OHD', 'DOH', 'DHO', 'HOD', 'HDO'];

const make = (/** @type {any} */ kept = undefined) => new CardSetup(start, all, kept);

/** The cards that a view shows, by their squares. */
const shown = (/** @type {CardSetup} */ setup) =>
  Object.fromEntries(setup.view.pieces.flatMap(({ square, cards }) => (cards ? [[square, cards]] : [])));

test('the seats choose one after the other', () => {
  const setup = make();
  assert.deepEqual([setup.seat, setup.isDone], ['w', false]);
  setup.isOpen = true;
  setup.finishSeat();
  assert.deepEqual([setup.seat, setup.isDone, setup.isOpen, setup.ready], ['b', false, false, ['w']]);
  setup.finishSeat();
  assert.deepEqual([setup.seat, setup.isDone, setup.ready], [undefined, true, ['w', 'b']]);
  setup.finishSeat();
  assert.deepEqual(setup.ready, ['w', 'b']);
});

test('all are ready at once', () => {
  const setup = make();
  setup.finishAll();
  assert.deepEqual([setup.ready, setup.isDone], [['w', 'b'], true]);
});

test('a seat sees its own cards, and those only while it has the device', () => {
  const setup = make();
  assert.deepEqual(shown(setup), {});
  setup.isOpen = true;
  assert.deepEqual(shown(setup), { a1: 'ODH', b1: 'HDO' });
  setup.set('a1', 'DHO');
  assert.deepEqual(shown(setup), { a1: 'DHO', b1: 'HDO' });
  setup.finishSeat();
  setup.isOpen = true;
  assert.deepEqual(shown(setup), { a8: 'ODH' });
  setup.finishAll();
  assert.deepEqual([setup.view.turn.player, setup.view.turn.phase], ['w', 'arrange']);
});

test('the view says whose cards are chosen, and that nothing can be played', () => {
  const setup = make();
  setup.finishSeat();
  const { turn, actions, pieces } = setup.view;
  assert.deepEqual([turn, actions], [{ player: 'b', phase: 'arrange' }, []]);
  assert.deepEqual([pieces.length, start.turn.player], [4, 'w']);
});

test('the view is the same object until something changes', () => {
  const setup = make();
  const first = setup.view;
  assert.equal(setup.view, first);
  for (const change of [() => setup.set('a1', 'DHO'), () => (setup.isOpen = true), () => setup.finishSeat()]) {
    const before = setup.view;
    change();
    assert.notEqual(setup.view, before);
  }
});

test('usual orders are the first, for one seat or for all', () => {
  const setup = make();
  for (const square of ['a1', 'a8']) setup.set(square, 'DHO');
  setup.reset('w');
  assert.deepEqual(setup.orders, { a1: 'ODH', b1: 'ODH', a8: 'DHO' });
  setup.reset(undefined);
  assert.deepEqual(setup.orders, { a1: 'ODH', b1: 'ODH', a8: 'ODH' });
});

test('random orders come from the lot, for one seat or for all', (context) => {
  const lots = [0, 7, 5];
  context.mock.method(crypto, 'getRandomValues', (/** @type {Uint32Array} */ array) => array.map((_, i) => lots[i]));
  const setup = make();
  setup.randomize('b');
  assert.deepEqual(setup.orders, { a8: 'ODH' });
  setup.randomize(undefined);
  assert.deepEqual(setup.orders, { a1: 'ODH', b1: 'OHD', a8: 'HDO' });
});

test('seats of computers are left to chance; a person who is alone then sees the cards at once', () => {
  const one = make();
  one.leaveToChance(['b']);
  assert.deepEqual([one.ready, one.isOpen, Object.keys(one.orders)], [['b'], true, ['a8']]);
  const none = make();
  none.leaveToChance([]);
  assert.deepEqual([none.ready, none.isOpen, none.orders], [[], false, {}]);
  const both = make();
  both.leaveToChance(['w', 'b']);
  assert.deepEqual([both.isDone, both.isOpen], [true, false]);
  const kept = make({ orders: { a8: 'DHO' }, ready: ['b'] });
  kept.leaveToChance(['b']);
  assert.deepEqual([kept.ready, kept.orders], [['b'], { a8: 'DHO' }]);
});

test('what was stored comes back where it makes sense', () => {
  const setup = make({ orders: { a1: 'DHO', c1: 'DHO', z9: 'DHO', a8: 'XYZ' }, ready: ['b', 'x'] });
  assert.deepEqual(setup.record, { orders: { a1: 'DHO' }, ready: ['b'] });
  assert.deepEqual(make().record, { orders: {}, ready: [] });
});

// ----- at the table

/** How often the focus went to the heading of the screen. */
let focused = 0;

beforeEach(() => {
  focused = 0;
  const heading = { focus: () => focused++ };
  const querySelector = (/** @type {string} */ selector) => (selector === 'h1' ? heading : null);
  Object.assign(globalThis, { document: { querySelector }, scrollTo: () => {} });
});

/** How often the heading has the focus after one more rendering. */
function drawAndCount() {
  settleDialog();
  return focused;
}

/** A page with a game, without anything drawn. */
function open(variant = 'taketwo', seats = '') {
  const made = sitDown(engine, variant, seats);
  const { table, session } = made;
  const app = { table, session, schema: table.schema, update: () => table.update() };
  const arrangement = new Arrangement(/** @type {any} */ (app));
  return { ...made, app, arrangement };
}

/** @typedef {import('../../../../shell/table/game/session.js').Session} Session */

const cardsAt = (/** @type {Session} */ { view }, /** @type {string} */ square) =>
  view.pieces.find((piece) => piece.square === square)?.cards;

test('cards can be arranged where pieces have some, nothing is played and nobody is at it', () => {
  const { arrangement, session } = open();
  assert.equal(arrangement.isPossible, true);
  arrangement.open();
  assert.equal(arrangement.isPossible, false);
  arrangement.leave();
  assert.equal(arrangement.isPossible, true);
  session.play('b1a3');
  assert.equal(arrangement.isPossible, false);
  assert.equal(open('custodian').arrangement.isPossible, false);
});

test('a game begins with usual, chosen or random cards', (context) => {
  context.mock.method(crypto, 'getRandomValues', (/** @type {Uint32Array} */ lots) => lots.fill(5));
  for (const cards of /** @type {const} */ (['usual', 'chosen', 'random'])) {
    const { arrangement, session } = open();
    arrangement.begin(cards);
    assert.equal(arrangement.setup !== null, cards === 'chosen', cards);
    assert.equal(cardsAt(session, 'd1'), cards === 'random' ? 'HDO' : 'ODH', cards);
  }
  const { arrangement } = open('custodian');
  arrangement.begin('chosen');
  assert.equal(arrangement.setup, null);
});

test('once all seats are ready the game begins with their cards, and is told as a new start', () => {
  const { arrangement, session, changes } = open();
  arrangement.open();
  arrangement.change((setup) => setup.set('d1', 'DHO'));
  assert.deepEqual(changes.at(-1)?.type, 'start');
  assert.equal(cardsAt(session, 'd1'), 'ODH', 'not yet');
  arrangement.change((setup) => setup.finishSeat());
  arrangement.change((setup) => setup.set('d8', 'HDO'));
  assert.notEqual(arrangement.setup, null);
  arrangement.change((setup) => setup.finishSeat());
  assert.equal(arrangement.setup, null);
  assert.deepEqual([cardsAt(session, 'd1'), cardsAt(session, 'd8')], ['DHO', 'HDO']);
  assert.equal(changes.at(-1)?.type, 'start');
});

test('the focus goes to the heading when another seat has the device, not with each card', () => {
  const { arrangement } = open();
  assert.equal(drawAndCount(), 0, 'the first screen of all gets it later');
  // As when a game comes to the table.
  focusScreen();
  arrangement.open();
  arrangement.change((setup) => setup.set('d1', 'DHO'));
  assert.equal(drawAndCount(), 1, 'a new screen');
  assert.equal(drawAndCount(), 1);
  arrangement.change((setup) => (setup.isOpen = true));
  assert.equal(drawAndCount(), 2);
  arrangement.change((setup) => setup.finishSeat());
  assert.equal(drawAndCount(), 3);
});

test('the cards can be left to chance or to the usual order for all at once', (context) => {
  context.mock.method(crypto, 'getRandomValues', (/** @type {Uint32Array} */ lots) => lots.fill(3));
  const random = open();
  random.arrangement.finish('random');
  assert.deepEqual([random.arrangement.setup, cardsAt(random.session, 'd8')], [null, 'DHO']);
  const usual = open();
  usual.arrangement.open();
  usual.arrangement.change((setup) => setup.set('d1', 'DHO'));
  usual.arrangement.finish('usual');
  assert.deepEqual([usual.arrangement.setup, cardsAt(usual.session, 'd1')], [null, 'ODH']);
});

test('chosen in secret: nothing is shown, and the page follows', async (context) => {
  const { arrangement, changes, owner } = open();
  await settled();
  const draw = context.mock.method(owner, 'draw');
  arrangement.chooseInSecret();
  assert.deepEqual([arrangement.setup?.isOpen, changes.at(-1)?.type, drawAndCount()], [false, 'look', 1]);
  await settled();
  assert.equal(draw.mock.callCount(), 1);
  arrangement.leave();
  arrangement.open();
  await settled();
  assert.equal(draw.mock.callCount(), 2);
});

test('computers leave their cards to chance; where only they play the game begins', () => {
  const one = open('taketwo', 'p,3');
  one.arrangement.open();
  assert.deepEqual([one.arrangement.setup?.seat, one.arrangement.setup?.isOpen], ['w', true]);
  const both = open('taketwo', '3,3');
  both.table.opponents.isHeld = true;
  both.arrangement.open();
  assert.deepEqual([both.arrangement.setup, both.changes.at(-1)?.type], [null, 'start']);
});

test('what was stored is gone on with', () => {
  const { arrangement } = open();
  arrangement.open({ orders: { d1: 'DHO' }, ready: ['b'] });
  assert.deepEqual(arrangement.setup?.record, { orders: { d1: 'DHO' }, ready: ['b'] });
});

test('cards that cannot be set are told, and the game begins without', () => {
  const { arrangement, table, session } = open();
  session.play('b1a3');
  arrangement.open();
  arrangement.change((setup) => {
    setup.set('d1', 'DHO');
    setup.finishAll();
  });
  assert.deepEqual([table.notices[0]?.tone, arrangement.setup], ['error', null]);
});

test('without a game or a choice nothing happens', () => {
  const { arrangement, app } = open();
  arrangement.change(() => assert.fail('nothing to change'));
  app.session = /** @type {any} */ (null);
  arrangement.open();
  assert.deepEqual([arrangement.setup, arrangement.isPossible], [null, false]);
});
