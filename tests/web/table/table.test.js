// A table without a page: what people, computers and the owner do to its game. The rules are the real ones.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { showDraft } from '../../../shell/table/drafted.js';
import { Session } from '../../../shell/table/game/session.js';
import { Table } from '../../../shell/table/table.js';
import { loadBuilt } from '../support/engine.js';
import { FakeTimers } from '../support/fakes.js';
import { inWords } from '../support/lists.js';

const engine = await loadBuilt();

/** Says ids with their arguments. */
const words = /** @type {any} */ ({
  formatFirst: (/** @type {string[]} */ [id], /** @type {object} */ args = {}) => words.format(id, args),
  format: (/** @type {string} */ id, /** @type {object} */ args = {}) => [id, ...Object.values(args)].join(' '),
});

/** The squares that the board was asked to show. @type {string[][]} */
let reasons;
/** The changes that the owner was told. @type {import('../../../shell/table/table.js').Change[]} */
let changes;
/** How often the owner was asked for a picture. */
let pictures = 0;
/** @type {any} */
let owner;
/** @type {Table} */
let table;

/** A table with a game at which people play, unless `seats` says otherwise. */
function sit(variant = 'custodian', seats = '') {
  const session = new Session(engine, variant);
  if (seats) session.extras.push(['seats', seats]);
  table.seat(session);
  table.opponents.isHeld = true;
  return session;
}

beforeEach(() => {
  reasons = [];
  changes = [];
  pictures = 0;
  owner = {
    draw: () => pictures++,
    board: { showReason: (/** @type {string[]} */ squares) => reasons.push(squares), focus: () => {} },
    isLegendShown: false,
    around: {},
    accepts: () => true,
    follow: (/** @type {any} */ change) => changes.push(change),
  };
  table = new Table(words, owner);
  table.schema = engine.schema();
});

test('pictures are asked for once after all that happens', async () => {
  sit();
  table.choose('a2a3');
  table.choose('g6g5');
  assert.equal(pictures, 0);
  await Promise.resolve();
  assert.equal(pictures, 1);
  table.update();
  await Promise.resolve();
  assert.equal(pictures, 2);
});

test('an action that a person chooses is played, and the owner is told', () => {
  const session = sit();
  const before = session.line;
  const view = session.view;
  table.remark = 'something';
  table.choose('a2a3');
  assert.equal(session.at, 1);
  assert.deepEqual(changes, [{ type: 'play', before, text: 'a2a3', by: 'person', from: view }]);
  assert.equal(table.remark, '');
});

test('nothing is chosen while the board is off', () => {
  const session = sit();
  owner.around = { task: 'done' };
  table.choose('a2a3');
  owner.around = {};
  table.aside = { view: session.view, last: [] };
  table.choose('a2a3');
  table.aside = null;
  session.result = { result: 'draw', reason: 'agreement' };
  table.choose('a2a3');
  session.result = null;
  owner.accepts = () => false;
  table.choose('a2a3');
  assert.equal(session.at, 0);
  assert.deepEqual(changes, []);
});

test('the board is off while a computer is to act, and on again when it is held', () => {
  sit('custodian', '5,p');
  assert.equal(table.whoseTurn.mayAct, true, 'held');
  table.opponents.isHeld = false;
  assert.equal(table.whoseTurn.mayAct, false);
  assert.equal(table.whoseTurn.isComputing, true);
  owner.around = { arranging: 'b' };
  assert.equal(table.whoseTurn.isComputing, false, 'people have to do something first');
});

test('an action that is not legal is told, and nothing has changed', () => {
  const session = sit();
  table.choose('a2a6');
  assert.deepEqual([session.at, table.notices.length, table.notices[0].tone], [0, 1, 'error']);
  assert.throws(() => table.play('a2a6', 'script'), { reason: 'not-legal' });
});

test('a turn that its player has to give away waits', () => {
  const { player } = playTurn('tches', 'confirm');
  assert.deepEqual([table.whoseTurn.kind, table.whoseTurn.seat, table.whoseTurn.mayAct], ['ending', player, false]);
  const { length } = changes;
  table.endTurn();
  assert.deepEqual([table.whoseTurn.kind, table.whoseTurn.mayAct], ['person', true]);
  assert.equal(changes.length, length + 1, 'the owner may have waited for it');
});

/** The game of a variant after the first turn, with what the settings say of the ends of turns. */
function playTurn(/** @type {string} */ variant, /** @type {'auto' | 'confirm'} */ turns) {
  const session = sit(variant);
  table.choices = { ...table.choices, turns };
  const { player } = session.view.turn;
  while (session.view.turn.player === player) {
    assert.equal(table.whoseTurn.kind, 'person');
    table.choose(session.view.actions[0].text);
  }
  return { session, player };
}

test('turns of one action, and turns that end by themselves, wait for nobody', () => {
  playTurn('custodian', 'confirm');
  assert.equal(table.whoseTurn.kind, 'person');
  playTurn('tches', 'auto');
  assert.equal(table.whoseTurn.kind, 'person');
});

test('looking back ends the waiting, and says that another position is shown', () => {
  const { at } = playTurn('tches', 'confirm').session;
  table.goTo(at - 1);
  assert.equal(changes.at(-1)?.type, 'go');
  table.goTo(at);
  assert.equal(table.whoseTurn.kind, 'person');
});

test('back and forward go over what computers have played', () => {
  const session = sit('custodian', 'p,5');
  for (const text of ['a2a3', 'g6g5', 'b2b3', 'f6f5']) session.play(text);
  const places = /** @type {const} */ ([-1, -1, 1, 1]).map((steps) => {
    table.goBy(steps);
    return session.at;
  });
  assert.deepEqual(places, [2, 0, 2, 4]);
});

test('what comes after a position is forgotten and put back', () => {
  const session = sit();
  for (const text of ['a2a3', 'g6g5', 'b2b3']) table.choose(text);
  table.goTo(1);
  table.cutHere();
  const { type, before } = changes[changes.length - 1];
  assert.equal(type, 'cut');
  assert.deepEqual(inWords(session.steps, 'text'), ['a2a3']);
  table.restore(before);
  assert.equal(changes.at(-1)?.type, 'restore');
  assert.deepEqual(inWords(session.steps, 'text'), ['a2a3', 'g6g5', 'b2b3']);
  assert.equal(session.at, 1);
});

test('people end a game at its last position, and take that back', () => {
  const session = sit();
  for (const text of ['a2a3', 'g6g5']) table.choose(text);
  table.goTo(1);
  table.decide({ result: 'win', winner: 'b', reason: 'resignation' });
  assert.deepEqual([session.at, session.outcome.reason], [2, 'resignation']);
  table.decide(null);
  assert.equal(session.outcome.result, 'ongoing');
  assert.deepEqual(inWords(changes.slice(-2), 'type'), ['result', 'result']);
});

test('other players sit down, and the link says so', () => {
  const session = sit();
  table.setPlayers({ b: 4 });
  assert.deepEqual(session.extras, [['seats', 'p,4']]);
  assert.equal(changes.at(-1)?.type, 'players');
  table.setPlayers({});
  assert.deepEqual(session.extras, []);
});

test('a flipped board keeps what is selected', () => {
  const session = sit();
  table.select('a2');
  table.flip();
  assert.deepEqual([session.isFlipped, table.source, changes.at(-1)?.type], [true, 'a2', 'look']);
  table.note('start');
  assert.equal(table.source, null);
});

test('a king in check that is selected is asked about, though it can move, and though it is trapped', () => {
  /** @type {string[]} */
  const asked = [];
  owner.ask = (/** @type {string} */ square) => asked.push(square);
  const session = sit();
  // Any piece that can move stands for it.
  Object.assign(session.view.pieces.find(({ square }) => square === 'a2') ?? {}, { check: true, trapped: true });
  table.select('a2');
  assert.deepEqual([asked, table.asked, table.source], [['a2'], 'a2', 'a2']);
  owner.ask = undefined;
});

test('another game at the table begins with nothing in mind', () => {
  sit();
  table.select('a2');
  table.look({ pointed: { square: 'a2' }, considered: { square: 'a2', cards: null } });
  table.say('something');
  const session = sit('taketwo');
  const { source, pointed, considered, remark, aside } = table;
  assert.deepEqual([source, pointed, considered, remark, aside], [null, null, null, '', null]);
  assert.equal(table.session, session);
  table.seat(null);
  assert.deepEqual([table.session, table.whoseTurn.mayAct], [null, false]);
});

test('the owner may put another game at the table while it is told of an action', () => {
  sit();
  const other = new Session(engine, 'taketwo');
  owner.follow = () => table.seat(other);
  table.choose('a2a3');
  assert.equal(table.session, other);
});

test('what is looked at asks for a picture where something shows it', async () => {
  sit();
  await Promise.resolve();
  const before = pictures;
  table.look({ pointed: { square: 'a2' } });
  await Promise.resolve();
  assert.equal(pictures, before);
  owner.isLegendShown = true;
  table.look({ pointed: { square: 'b2' } });
  await Promise.resolve();
  assert.equal(pictures, before + 1);
});

test('why something is not possible is said, and shown on the board', () => {
  sit();
  table.refuse('a1', 'a4');
  assert.equal(table.remark, 'reason-custodian-path-blocked a1 a4 a1 1');
  assert.deepEqual(reasons, [['a2']]);
  owner.around = { arranging: 'w' };
  table.remark = '';
  table.refuse('a1', 'a4');
  assert.equal(table.remark, '');
  table.refuseCards('DHO');
  assert.equal(table.remark, 'reason-no-switch DHO');
});

test('notices are told once, put away by hand, or by themselves where they ask for nothing', (context) => {
  const timers = new FakeTimers(context.mock);
  table.tell({ tone: 'info', text: 'one' });
  table.tell({ tone: 'error', text: 'two' });
  table.tell({ tone: 'info', text: 'three', action: { label: 'do', run: () => {} } });
  table.tell({ tone: 'error', text: 'two' });
  const texts = () => inWords(table.notices, 'text');
  assert.deepEqual(texts(), ['one', 'three', 'two']);
  assert.deepEqual(timers.times, [12000]);
  timers.ring();
  assert.deepEqual(texts(), ['three', 'two']);
  table.dismiss(table.notices[0]);
  assert.deepEqual(texts(), ['two']);
});

test('what somebody elsewhere plays is not held against the clocks here, and nobody here confirms its end', () => {
  const session = sit('tches');
  table.choices = { ...table.choices, turns: 'confirm' };
  owner.isTooLate = () => true;
  const play = (/** @type {import('../../../shell/table/table.js').Who} */ by) =>
    table.play(session.view.actions[0].text, by);
  play('person');
  assert.equal(session.at, 0);
  for (let i = 0; i < 3; i++) play('elsewhere');
  assert.deepEqual([session.at, session.view.turn.player, table.whoseTurn.kind], [3, 'b', 'person']);
  assert.equal(changes[2].by, 'elsewhere');
});

test('what is drafted elsewhere is told as that, and an end that people decide takes it away', () => {
  const session = sit('tches');
  const [{ text }] = session.view.actions;
  assert.equal(showDraft(table, [text]), true);
  assert.equal(showDraft(table, [text]), true);
  assert.equal(showDraft(table, ['x9']), false);
  assert.deepEqual(changes, [{ type: 'draft', before: { steps: [], at: 0, result: null } }]);
  table.goTo(0);
  table.cutHere();
  table.goTo(1);
  assert.deepEqual([session.drafted, session.at], [1, 1], 'nobody removes what others do');
  table.decide({ result: 'win', winner: 'b', reason: 'resignation' });
  assert.deepEqual([session.drafted, session.link.actions, session.outcome.result], [0, [], 'win']);
});
