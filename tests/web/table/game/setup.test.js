// The forms of pieces before a game: chosen by one seat after the other, in secret or openly, by chance, or as usual.
// At the table the rules are the real ones.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { parseLink } from '../../../../shell/links/links.js';
import { Arrangement } from '../../../../shell/services/arrangement.js';
import { focusScreen, settleDialog } from '../../../../shell/services/focus.js';
import { chooseOf, Setup } from '../../../../shell/table/game/setup.js';
import { MotleyError } from '../../../../web/engine.js';
import { loadBuilt } from '../../support/engine.js';
import { settled, sitDown } from '../../support/fakes.js';

const engine = await loadBuilt();

/** @typedef {import('../../../../web/types.js').View} View */

/** The forms of a piece with two cards and of one with two sides. */
const orders = ['ODH', 'OHD', 'DOH', 'DHO', 'HOD', 'HDO'].map((code) => ({ code, kind: 'Q', cards: code }));
const sides = ['R', 'F'].map((code) => ({ code, kind: code }));

/** A start in which White chooses the cards of two pieces and the side of one, and Black the cards of one. */
const start = /** @type {any} */ ({
  seats: 'wb',
  turn: { player: 'w', phase: 'move' },
  pieces: [
    { square: 'a1', seat: 'w', kind: 'Q', cards: 'ODH' },
    { square: 'b1', seat: 'w', kind: 'Q', cards: 'HDO' },
    { square: 'c1', seat: 'w', kind: 'P' },
    { square: 'd1', seat: 'w', kind: 'R' },
    { square: 'a8', seat: 'b', kind: 'Q', cards: 'ODH' },
  ],
  actions: [{ text: 'c1c2' }],
});

const choices = [
  { square: 'a1', seat: 'w', now: 0, forms: orders },
  { square: 'b1', seat: 'w', now: 5, forms: orders },
  { square: 'd1', seat: 'w', now: 0, forms: sides },
  { square: 'a8', seat: 'b', now: 0, forms: orders },
];

/** The rules of this start: a1 may not have DOH beside the other side of d1. */
function arrange(/** @type {Record<string, string>} */ forms) {
  if (forms.a1 === 'DOH' && forms.d1 === 'F') throw new MotleyError('game', 'royal-exposed');
  const changed = choices.flatMap(({ square, forms: all }) => {
    const form = all.find(({ code }) => code === forms[square]);
    return form ? [/** @type {const} */ ([square, form])] : [];
  });
  const known = new Map(changed);
  const pieces = start.pieces.map((/** @type {{ square: string }} */ piece) => {
    const { code: _, ...form } = /** @type {any} */ (known.get(piece.square) ?? {});
    return { ...piece, ...form };
  });
  return { ...start, pieces };
}

/** @typedef {import('../../../../shell/table/game/setup.js').Manner} Manner */

const make = (/** @type {any} */ kept = undefined, /** @type {Manner | undefined} */ manner = undefined) =>
  new Setup({ view: start, choices, arrange }, manner, kept);

/** The forms that a view shows of the pieces that have a choice, by their squares. */
const shown = (/** @type {Setup} */ setup) =>
  Object.fromEntries(
    setup.view.pieces.flatMap(({ square, cards, kind }) => (cards || square === 'd1' ? [[square, cards ?? kind]] : [])),
  );

test('a link says how its seats choose', () => {
  const of = (/** @type {string} */ keys) => chooseOf(parseLink(`taketwo!!!${keys}`));
  assert.deepEqual(['choose=open', 'seats=p,3;choose=secret'].map(of), ['open', 'secret']);
  assert.deepEqual(['', 'choose', 'choose=', 'choose=Open', 'choose=usual'].map(of), Array(5).fill(undefined));
});

test('the seats choose one after the other', () => {
  const setup = make();
  assert.deepEqual([setup.seat, setup.isDone, setup.isOpen], ['w', false, false]);
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

test('a seat without pieces that have a choice is ready', () => {
  const own = choices.filter(({ seat }) => seat === 'b');
  const setup = new Setup({ view: start, choices: own, arrange });
  assert.deepEqual([setup.seat, setup.ready], ['b', ['w']]);
});

test('in secret a seat sees its own forms, and those only while it has the device', () => {
  const setup = make();
  assert.deepEqual(shown(setup), { d1: 'R' });
  setup.isOpen = true;
  assert.deepEqual(shown(setup), { a1: 'ODH', b1: 'HDO', d1: 'R' });
  setup.set({ a1: 'DHO', d1: 'F' });
  assert.deepEqual(shown(setup), { a1: 'DHO', b1: 'HDO', d1: 'F' });
  setup.finishSeat();
  setup.isOpen = true;
  assert.deepEqual(shown(setup), { d1: 'R', a8: 'ODH' });
  setup.finishAll();
  assert.deepEqual([setup.view.turn.player, setup.view.turn.phase], ['w', 'arrange']);
});

test('openly a seat sees what those before it have chosen, and nobody hands the device over', () => {
  const setup = make(undefined, 'open');
  assert.deepEqual([setup.isOpen, shown(setup)], [true, { a1: 'ODH', b1: 'HDO', d1: 'R' }]);
  setup.set({ a1: 'DHO', d1: 'F' });
  setup.finishSeat();
  assert.deepEqual([setup.seat, setup.isOpen], ['b', true]);
  assert.deepEqual(shown(setup), { a1: 'DHO', b1: 'HDO', d1: 'F', a8: 'ODH' });
});

test('the view says who chooses, and that nothing can be played', () => {
  const setup = make();
  setup.finishSeat();
  const { turn, actions, pieces } = setup.view;
  assert.deepEqual([turn, actions], [{ player: 'b', phase: 'arrange' }, []]);
  assert.deepEqual([pieces.length, start.turn.player], [5, 'w']);
});

test('the view is the same object until something changes', () => {
  const setup = make();
  const first = setup.view;
  assert.equal(setup.view, first);
  for (const change of [() => setup.set({ a1: 'DHO' }), () => (setup.isOpen = true), () => setup.finishSeat()]) {
    const before = setup.view;
    change();
    assert.notEqual(setup.view, before);
  }
});

test('a form that its seat may not have is refused, and nothing is changed', () => {
  const setup = make();
  setup.set({ a1: 'DOH', a8: 'DHO' });
  assert.throws(() => setup.set({ b1: 'ODH', d1: 'F' }), { reason: 'royal-exposed' });
  assert.deepEqual(setup.forms, { a1: 'DOH', a8: 'DHO' });
  setup.set({ a1: 'ODH', d1: 'F' });
  assert.deepEqual(setup.forms, { d1: 'F', a8: 'DHO' }, 'only forms that differ from those of the start');
});

test('usual forms are those of the start, for one seat or for all', () => {
  const setup = make();
  setup.set({ a1: 'DHO', b1: 'ODH', a8: 'DHO' });
  assert.deepEqual(
    choices.map((choice) => setup.formAt(choice)),
    ['DHO', 'ODH', 'R', 'DHO'],
  );
  setup.reset('w');
  assert.deepEqual(setup.forms, { a8: 'DHO' });
  setup.reset(undefined);
  assert.deepEqual(setup.forms, {});
  assert.deepEqual(
    choices.map((choice) => setup.formAt(choice)),
    ['ODH', 'HDO', 'R', 'ODH'],
  );
});

/** A board of three files in which both seats choose sides, White without a piece opposite c3, Black seeing White. */
function facing() {
  const at = (/** @type {string} */ square, /** @type {string} */ seat) => ({
    square,
    seat,
    kind: 'R',
    x: square.charCodeAt(0) - 'a'.charCodeAt(0),
    y: Number(square[1]) - 1,
  });
  const pieces = [at('a1', 'w'), at('b1', 'w'), at('b2', 'b'), at('a3', 'b'), at('b3', 'b'), at('c3', 'b')];
  const view = /** @type {any} */ ({ ...start, ranks: 3, pieces });
  const others = ['P', 'PR', 'PS'].map((code) => ({ code, kind: code }));
  const all = pieces.map(({ square, seat }) => ({ square, seat, now: 0, forms: square === 'b3' ? others : sides }));
  return (/** @type {Manner} */ manner) => new Setup({ view, choices: all, arrange: () => view }, manner);
}

test('openly a seat may have the same as those opposite, where such a piece stands', () => {
  const setup = facing()('open');
  assert.deepEqual(setup.mirrored, {}, 'nobody has chosen yet');
  setup.set({ a1: 'F', b1: 'F' });
  setup.finishSeat();
  assert.deepEqual(setup.mirrored, { a3: 'F' });
  setup.set({ a3: 'F', c3: 'F' });
  assert.deepEqual(setup.mirrored, { a3: 'F' }, 'what has no piece opposite stays');
  const secret = facing()('secret');
  secret.set({ a1: 'F' });
  secret.finishSeat();
  assert.deepEqual(secret.mirrored, {});
});

test('pieces are alike that have the same sides; all can be turned at once', () => {
  const setup = facing()('open');
  setup.finishSeat();
  const alike = setup.choices.map((choice) => setup.alike(choice).map(({ square }) => square));
  const black = ['b2', 'a3', 'c3'];
  assert.deepEqual(alike, [['a1', 'b1'], ['a1', 'b1'], black, black, ['b3'], black]);
  assert.deepEqual(setup.allIn(1), { b2: 'F', a3: 'F', b3: 'PR', c3: 'F' });
});

/** Lets the lots fall like this, as often as they are cast. */
const castLots = (/** @type {import('node:test').TestContext} */ context, /** @type {number[]} */ lots) =>
  context.mock.method(crypto, 'getRandomValues', (/** @type {Uint32Array} */ all) => all.map((_, i) => lots[i]));

test('random forms come from the lot, for one seat or for all', (context) => {
  castLots(context, [1, 7, 1, 5]);
  const setup = make();
  setup.randomize('b');
  assert.deepEqual(setup.forms, { a8: 'OHD' });
  setup.randomize(undefined);
  assert.deepEqual(setup.forms, { a1: 'OHD', b1: 'OHD', d1: 'F', a8: 'HDO' });
});

test('where the lot falls on what may not be, the last such piece keeps its usual form', (context) => {
  castLots(context, [2, 0, 1]);
  const setup = make();
  setup.randomize('w');
  assert.deepEqual(setup.forms, { a1: 'DOH', b1: 'ODH' });
});

test('seats of computers are left to chance; a person who is alone then sees the own forms at once', (context) => {
  castLots(context, [3, 3, 3, 3]);
  const one = make();
  one.leaveToChance(['b']);
  assert.deepEqual([one.ready, one.isOpen, one.forms], [['b'], true, { a8: 'DHO' }]);
  const none = make();
  none.leaveToChance([]);
  assert.deepEqual([none.ready, none.isOpen, none.forms], [[], false, {}]);
  const both = make();
  both.leaveToChance(['w', 'b']);
  assert.deepEqual([both.isDone, both.isOpen], [true, false]);
  const kept = make({ orders: { a8: 'OHD' }, ready: ['b'] });
  kept.leaveToChance(['b']);
  assert.deepEqual([kept.ready, kept.forms], [['b'], { a8: 'OHD' }]);
});

test('what was stored comes back where it makes sense', () => {
  const setup = make({ orders: { a1: 'DHO', c1: 'DHO', z9: 'DHO', a8: 'XYZ', d1: 'F' }, ready: ['b', 'x'] });
  assert.deepEqual(setup.record, { orders: { a1: 'DHO', d1: 'F' }, ready: ['b'], manner: 'secret' });
  assert.deepEqual(make().record, { orders: {}, ready: [], manner: 'secret' });
  const open = make({ orders: {}, ready: [], manner: 'open' }, 'secret');
  assert.deepEqual([open.manner, open.isOpen, open.record.manner], ['open', true, 'open']);
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
  const app = { engine, table, session, schema: table.schema, update: () => table.update() };
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

test('a game begins with usual, chosen or random forms', (context) => {
  context.mock.method(crypto, 'getRandomValues', (/** @type {Uint32Array} */ lots) => lots.fill(5));
  for (const how of /** @type {const} */ (['usual', 'secret', 'open', 'random'])) {
    const { arrangement, session } = open();
    arrangement.begin(how);
    const expected = { usual: undefined, secret: 'secret', open: 'open', random: undefined }[how];
    assert.equal(arrangement.setup?.manner, expected, how);
    assert.equal(cardsAt(session, 'd1'), how === 'random' ? 'HDO' : 'ODH', how);
  }
  const { arrangement } = open('custodian');
  arrangement.begin('secret');
  assert.equal(arrangement.setup, null);
});

test('sides are chosen like cards, and what is chosen becomes the variant', () => {
  const { arrangement, session } = open('tches');
  arrangement.begin('secret');
  arrangement.change((setup) => setup.set({ a1: 'RN' }));
  arrangement.change((setup) => setup.finishSeat());
  assert.equal(session.game.variant, 'tches', 'not yet');
  arrangement.change((setup) => setup.finishSeat());
  assert.match(session.game.variant, /^tches;array=.+/);
  const at = (/** @type {string} */ square) => session.view.pieces.find((piece) => piece.square === square)?.kind;
  assert.deepEqual(['a1', 'j1', 'a10'].map(at), ['RN', 'R', 'R']);
  assert.equal(session.link.position, '');
});

test('a side that its seat may not have is told, and the choice goes on', () => {
  const { arrangement, table } = open('tches;king=plain;prey=A;both=A');
  arrangement.begin('open');
  arrangement.change((setup) => setup.set({ a1: 'RN' }));
  assert.equal(table.notices.length, 0);
  // Without its assassin an army would have nothing that could be caught.
  arrangement.change((setup) => setup.set({ a1: 'R', e1: 'Q' }));
  assert.deepEqual([arrangement.setup?.forms, arrangement.setup?.seat], [{ a1: 'RN' }, 'w']);
  assert.deepEqual([table.notices[0]?.tone, table.notices.length], ['error', 1]);
});

test('once all seats are ready the game begins with their cards, and is told as a new start', () => {
  const { arrangement, session, changes } = open();
  arrangement.open();
  arrangement.change((setup) => setup.set({ d1: 'DHO' }));
  assert.deepEqual(changes.at(-1)?.type, 'start');
  assert.equal(cardsAt(session, 'd1'), 'ODH', 'not yet');
  arrangement.change((setup) => setup.finishSeat());
  arrangement.change((setup) => setup.set({ d8: 'HDO' }));
  assert.notEqual(arrangement.setup, null);
  arrangement.change((setup) => setup.finishSeat());
  assert.equal(arrangement.setup, null);
  assert.deepEqual([cardsAt(session, 'd1'), cardsAt(session, 'd8')], ['DHO', 'HDO']);
  assert.equal(changes.at(-1)?.type, 'start');
});

test('a piece stays chosen while its seat chooses', () => {
  const { arrangement, table } = open('tches');
  arrangement.begin('open');
  table.select('a1');
  arrangement.change((setup) => setup.set({ a1: 'RN' }));
  assert.equal(table.source, 'a1');
  arrangement.change((setup) => setup.finishSeat());
  assert.equal(table.source, null);
});

test('the focus goes to the heading when another seat has the device, not with each card', () => {
  const { arrangement } = open();
  assert.equal(drawAndCount(), 0, 'the first screen of all gets it later');
  // As when a game comes to the table.
  focusScreen();
  arrangement.open();
  arrangement.change((setup) => setup.set({ d1: 'DHO' }));
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
  usual.arrangement.change((setup) => setup.set({ d1: 'DHO' }));
  usual.arrangement.finish('usual');
  assert.deepEqual([usual.arrangement.setup, cardsAt(usual.session, 'd1')], [null, 'ODH']);
});

test('chosen in secret: nothing is shown, and the page follows', async (context) => {
  const { arrangement, changes, owner } = open();
  await settled();
  const draw = context.mock.method(owner, 'draw');
  arrangement.choose('secret');
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
  assert.deepEqual(arrangement.setup?.record, { orders: { d1: 'DHO' }, ready: ['b'], manner: 'secret' });
});

test('cards that cannot be set are told, and the game begins without', () => {
  const { arrangement, table, session } = open();
  arrangement.open();
  arrangement.change((setup) => setup.set({ d1: 'DHO' }));
  session.play('b1a3');
  arrangement.change((setup) => setup.finishAll());
  assert.deepEqual([table.notices[0]?.tone, arrangement.setup], ['error', null]);
});

test('without a game or a choice nothing happens', () => {
  const { arrangement, app } = open();
  arrangement.change(() => assert.fail('nothing to change'));
  app.session = /** @type {any} */ (null);
  arrangement.open();
  assert.deepEqual([arrangement.setup, arrangement.isPossible], [null, false]);
});
