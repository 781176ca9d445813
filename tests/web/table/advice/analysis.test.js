// The analysis of the position shown. What the computer finds comes from the test, the rules are the real ones.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Analysis } from '../../../../shell/table/advice/analysis.js';
import { placeOf } from '../../../../shell/table/computer/lines.js';
import { loadBuilt } from '../../support/engine.js';
import { settled, sitDown } from '../../support/fakes.js';

const engine = await loadBuilt();

/** A table with an analysis that can be seen, and follows the game. */
function sit(variant = 'custodian') {
  const made = sitDown(engine, variant);
  const sight = { isThere: true };
  const analysis = new Analysis(made.table, engine, () => sight.isThere);
  made.owner.follow = () => analysis.follow();
  return { ...made, sight, analysis };
}

/** @returns {any} */
const found = (/** @type {string[][]} */ ...lines) => ({ lines: lines.map((line) => ({ line })), nodes: 1 });

test('only an analysis that is switched on looks at the position', () => {
  const { analysis, asked, session } = sit();
  session.play('a2a3');
  analysis.follow();
  assert.equal(asked.length, 0);
  analysis.toggle();
  assert.equal(analysis.isOn, true);
  const [{ job, request }] = asked;
  assert.deepEqual([job, request], ['analyse', { place: placeOf(session), lines: 3, nodes: 4_000_000 }]);
  analysis.toggle();
  assert.equal(analysis.isOn, false);
  assert.deepEqual(asked[0].sent, ['drop']);
});

test('it works only while somebody can see it', () => {
  const { analysis, asked, sight } = sit();
  sight.isThere = false;
  analysis.toggle();
  assert.equal(asked.length, 0);
  sight.isThere = true;
  analysis.follow();
  analysis.follow();
  assert.equal(asked.length, 1, 'once');
  sight.isThere = false;
  analysis.follow();
  assert.deepEqual(asked[0].sent, ['drop']);
});

test('what it finds is shown as it comes, and is kept when it is done', async () => {
  const { analysis, asked } = sit();
  analysis.toggle();
  const [first, last] = [found(['a2a3']), found(['b2b3'])];
  asked[0].tell(first);
  assert.deepEqual([analysis.found, analysis.isDone], [first, false]);
  await asked[0].finish(last);
  assert.deepEqual([analysis.found, analysis.isDone, analysis.hasFailed], [last, true, false]);
  analysis.follow();
  assert.equal(asked.length, 1, 'it is not done again');
});

test('another position is analysed anew', async () => {
  const { analysis, asked, table, session } = sit();
  analysis.toggle();
  asked[0].tell(found(['a2a3']));
  table.choose('a2a3');
  assert.deepEqual(asked[0].sent, ['drop']);
  assert.equal(analysis.found, null);
  assert.deepEqual(asked[1].request.place, placeOf(session));
  await asked[0].finish(found(['a2a3']));
  assert.deepEqual([analysis.found, analysis.isDone], [null, false]);
  await asked[1].finish(found(['g6g5']));
  table.goTo(0);
  assert.deepEqual([analysis.found, analysis.isDone], [null, false]);
  assert.equal(asked.length, 3);
});

test('a position in which the game has ended is not analysed', () => {
  const { analysis, asked, table } = sit();
  for (const text of ['e2e3', 'c6c5', 'f1c4', 'd7c6', 'b2b3', 'c6d5', 'e3d4']) table.choose(text);
  analysis.toggle();
  assert.equal(asked.length, 0);
  table.goTo(6);
  assert.equal(asked.length, 1);
});

test('an end that people agreed on does not keep the position from being analysed', () => {
  const { analysis, asked, table } = sit();
  table.decide({ result: 'draw', reason: 'agreement' });
  analysis.toggle();
  assert.equal(asked.length, 1);
});

test('a failure is told, and not tried again by itself', async (context) => {
  context.mock.method(console, 'warn', () => {});
  const { analysis, asked, table, owner } = sit();
  assert.deepEqual([analysis.hasFailed, analysis.isDone], [false, false]);
  analysis.toggle();
  await settled();
  const draw = context.mock.method(owner, 'draw');
  await asked[0].fail();
  assert.equal(draw.mock.callCount(), 1);
  assert.deepEqual([analysis.hasFailed, analysis.isDone], [true, true]);
  analysis.follow();
  assert.equal(asked.length, 1);
  table.choose('a2a3');
  assert.deepEqual([analysis.hasFailed, analysis.isDone], [false, false]);
  await asked[0].fail();
  assert.equal(analysis.hasFailed, false);
});

test('the failure of a search that was dropped is nobody’s business', async (context) => {
  context.mock.method(console, 'warn', () => {});
  const { analysis, asked } = sit();
  analysis.toggle();
  analysis.toggle();
  await asked[0].fail();
  assert.deepEqual([analysis.hasFailed, analysis.isDone], [false, false]);
});

test('a position of a line is shown on the board instead of that of the game', () => {
  const { analysis, asked, table } = sit();
  analysis.toggle();
  asked[0].tell(found(['a2a3', 'g6g5'], ['b2b3', 'f6f5']));
  analysis.preview(1, 0);
  assert.deepEqual(analysis.previewed, { line: 1, action: 0 });
  assert.deepEqual(table.aside?.last, ['b2', 'b3']);
  assert.equal(table.aside?.view.turn.player, 'b');
  analysis.preview(1, 1);
  assert.deepEqual(table.aside?.last, ['f6', 'f5']);
  analysis.preview(0, 1);
  assert.deepEqual(table.aside?.last, ['g6', 'g5']);
  analysis.preview(0, 1);
  assert.deepEqual([table.aside, analysis.previewed], [null, null], 'a second time: the game again');
});

test('lines do not change under somebody who looks at one', () => {
  const { analysis, asked } = sit();
  analysis.toggle();
  const [first, second] = [found(['a2a3']), found(['b2b3'])];
  asked[0].tell(first);
  analysis.preview(0, 0);
  asked[0].tell(second);
  assert.equal(analysis.found, first);
  analysis.endPreview();
  assert.deepEqual([analysis.found, analysis.previewed], [second, null]);
});

test('what is looked at ends with the position', () => {
  const { analysis, asked, table } = sit();
  analysis.toggle();
  asked[0].tell(found(['a2a3']));
  analysis.preview(0, 0);
  table.goTo(0);
  assert.notEqual(table.aside, null, 'the same position');
  table.session?.play('b2b3');
  analysis.follow();
  assert.deepEqual([table.aside, analysis.previewed], [null, null]);
});

test('what is found and looked at asks for pictures', async (context) => {
  const { analysis, asked, owner } = sit();
  analysis.toggle();
  await settled();
  const draw = context.mock.method(owner, 'draw');
  for (const act of [
    () => asked[0].tell(found(['a2a3'])),
    () => analysis.preview(0, 0),
    () => analysis.endPreview(),
    () => asked[0].finish(found(['a2a3'])),
    () => analysis.toggle(),
  ]) {
    const before = draw.mock.callCount();
    await act();
    await settled();
    assert.equal(draw.mock.callCount(), before + 1, String(act));
  }
});

test('lines that somebody sees are told to whom it concerns', () => {
  const { analysis, asked } = sit();
  let count = 0;
  analysis.onLines = () => count++;
  analysis.toggle();
  asked[0].tell(found(['a2a3']));
  assert.equal(count, 1);
  analysis.preview(0, 0);
  asked[0].tell(found(['b2b3']));
  assert.equal(count, 1, 'while a line is looked at, others are not shown');
});

test('a game that leaves the table takes its analysis along', () => {
  const { analysis, asked, session, table } = sit();
  session.play('a2a3');
  analysis.toggle();
  asked[0].tell(found(['g6g5']));
  analysis.leave();
  assert.deepEqual([asked[0].sent, analysis.found], [['drop'], null]);
  analysis.follow();
  assert.equal(asked.length, 2, 'the same position, anew');
  table.seat(null);
  analysis.follow();
  assert.equal(asked.length, 2);
});
