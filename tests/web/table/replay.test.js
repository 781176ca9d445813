// The actions since one's own last turn, shown once more: one position after the other, beside the game.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { loadBuilt } from '../support/engine.js';
import { FakeTimers, settled, sitDown } from '../support/fakes.js';

const engine = await loadBuilt();

/** @type {FakeTimers} */
let timers;

beforeEach((context) => {
  timers = new FakeTimers(/** @type {import('node:test').TestContext} */ (context).mock);
});

/** A table at which three seats have taken their turns after the reader's first one. */
function sitAtThree() {
  const { table, session } = sitDown(engine, 'till;players=4', 'p,5,5,5');
  for (const action of ['P@0,0', 'P@1,0', 'P@2,0', 'P@3,0']) session.play(action);
  return { table, session };
}

/** How many tiles the position has that is shown instead of the game's. */
const shown = (/** @type {import('../../../shell/table/table.js').Table} */ { aside }) => aside?.view.pieces.length;

test('each position since one’s own turn is shown, slowly, and then the game again', async () => {
  const { table, session } = sitAtThree();
  const before = session.link;
  table.replay();
  assert.deepEqual([table.isReplaying, shown(table), table.aside?.pace], [true, 1, undefined]);
  for (const count of [2, 3, 4]) {
    timers.ring();
    assert.equal(shown(table), count);
    assert.deepEqual(table.aside?.last, [`${count - 1},0`]);
    assert.ok((table.aside?.pace ?? 0) > 500);
  }
  timers.ring();
  assert.deepEqual([table.isReplaying, table.aside], [false, null]);
  assert.deepEqual(session.link, before);
});

test('nobody can act meanwhile; asked again it ends, and so it does with any change of the game', async () => {
  const { table } = sitAtThree();
  table.say('why not');
  table.replay();
  assert.equal(table.remark, '', 'what it shows is said instead');
  assert.equal(table.whoseTurn.mayAct, false);
  table.replay();
  assert.deepEqual([table.isReplaying, table.aside, table.whoseTurn.mayAct], [false, null, true]);
  table.replay();
  table.goTo(2);
  assert.deepEqual([table.isReplaying, table.aside], [false, null]);
  table.replay();
  assert.equal(shown(table), 1, 'of what is shown then');
  table.seat(null);
  assert.deepEqual([table.isReplaying, table.aside], [false, null]);
  timers.ring();
  assert.equal(table.aside, null, 'what waited is forgotten');
});

test('where nothing has happened, or a line is on the board, nothing is shown once more', async () => {
  const { table } = sitDown(engine);
  table.replay();
  assert.equal(table.isReplaying, false);
  table.session?.play('a2a3');
  const aside = { view: /** @type {any} */ ({}), last: [] };
  table.aside = aside;
  table.replay();
  assert.equal(table.aside, aside);
  await settled();
});

test('the trail stays the same until something happens', async () => {
  const { table, session } = sitAtThree();
  const { trail } = table.news;
  assert.equal(trail.stages.length, 3);
  assert.equal(table.news.trail, trail);
  session.goTo(3);
  assert.notEqual(table.news.trail, trail);
  assert.equal(table.news.trail.stages.length, 2);
});
