// The facts that the page needs to offer moves in two parts, back sides and turns of several
// actions: told by the core, for TCHES.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadBuilt, startGame } from '../../support/engine.js';

const engine = await loadBuilt();
const small = 'array=k7/8/8/8/8/8/8/7K';

const viewOf = (/** @type {string} */ variant, /** @type {string} */ position) =>
  startGame(engine, variant, position).view();

/** The landing squares of an action in one line. */
function landings(/** @type {import('../../../../web/types.js').View} */ { actions }, /** @type {string} */ text) {
  const action = actions.find((action) => action.text === text);
  assert.ok(action, text);
  return (action.landings ?? []).sort().join(' ');
}

test('a capture in two parts tells all squares where the first may end', () => {
  const view = viewOf(`tches;strike=1;${small}`, 'k7/8/3p4/2pp4/3C1p2/8/8/7K w 1 -/- - 0 1');
  assert.deepEqual([landings(view, 'd4d6'), landings(view, 'd4c5')], ['c6 e6', 'b5 c6']);
  assert.equal(landings(view, 'd4b3'), '');
});

test('a slide lands no farther than it can go', () => {
  const slide = (/** @type {string} */ rows) => viewOf(`tches;strike=1;${small}`, `${rows} w 1 -/- - 0 1`);
  assert.equal(landings(slide('k7/4p3/8/8/2D5/8/8/7K'), 'c4e7'), 'e6 f7');
  assert.equal(landings(slide('k7/4pP2/8/8/2D5/8/8/7K'), 'c4e7'), 'e6');
  assert.ok(!slide('k7/4p3/8/3P4/2D5/8/8/7K').actions.some(({ text }) => text === 'c4e7'));
});

test('with transport, only what the action does to passengers decides where it may land', () => {
  const view = viewOf(`tches;strike=1;transport=on;${small}`, '7k/3p4/2G5/8/3F_P4/8/8/7K w 1 -/- - 0 1');
  assert.deepEqual([landings(view, 'd4c6_d7'), landings(view, 'd4_e6d7')], ['c6', 'e6']);
  assert.deepEqual([landings(view, 'd4_d7'), landings(view, 'd4d7')], ['e6', 'c6 e6']);
});

test('a jester lands where the kind that it imitates would', () => {
  const view = viewOf(`tches;strike=1;${small}`, 'k7/8/3p4/8/3J4/8/8/7K w 1 -/C - 0 1');
  assert.equal(landings(view, 'd4d6'), 'c6 e6');
  const [jester] = view.pieces.filter(({ kind }) => kind === 'J');
  assert.equal(jester.imitates, 'C');
  const [idle] = viewOf(`tches;${small}`, 'k7/8/8/8/3J4/8/8/7K w 3 -/- - 0 1').pieces.filter(
    ({ kind }) => kind === 'J',
  );
  assert.equal(idle.imitates, '');
});

test('the schema tells back sides and what lists are of, the turn how long it is', () => {
  const family = engine.schema().families.find(({ family }) => family === 'tches');
  const backs = family?.kinds.filter(({ front }) => front === 'P').map(({ code }) => code);
  assert.deepEqual(backs, ['PR', 'PS', 'PB', 'PP']);
  const fronts = ['K', 'W', 'J'].map((code) => family?.kinds.find((kind) => kind.code === code)?.front);
  assert.deepEqual(fronts, [undefined, 'N', 'M']);
  assert.equal(family?.options.find(({ key }) => key === 'replace')?.form, 'pairs');
  assert.equal(viewOf(`tches;strike=2;${small}`, "k7/8/8/8/3N'4/8/8/7K w 1 N/- - 0 1").turn.of, 2);
});
