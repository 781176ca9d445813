// The analysis at the board: what of it is drawn there, and when.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atBoard } from '../../../../shell/panels/analysis/at-board.js';
import { Session } from '../../../../shell/table/game/session.js';
import { loadBuilt } from '../../support/engine.js';
import { inWords } from '../../support/lists.js';

const engine = await loadBuilt();

/** The parts of a board at which the line is the best that was found. */
function draw(/** @type {string} */ variant, /** @type {string[]} */ line, { isShown = true, aside = null } = {}) {
  const session = new Session(engine, variant);
  const lines = [{ line, seat: session.view.turn.player, score: 40, now: [40, 0] }];
  const app = { engine, analysis: { found: { lines }, isShown }, table: { aside } };
  return atBoard(/** @type {any} */ (app), session);
}

const arrowsIn = (/** @type {ReturnType<typeof draw>} */ { trail }) =>
  inWords(trail?.stages ?? [], 'from', 'to', 'number', 'isAhead');

test('the best turn is an arrow, one of several actions has one for each', () => {
  assert.deepEqual(arrowsIn(draw('custodian', ['a2a3', 'g6g5'])), ['a2 a3 1 true']);
  assert.deepEqual(arrowsIn(draw('taketwo', ['a2~HD', 'b2b3', 'g7g6'])), ['a2 a2 1 true', 'b2 b3 2 true']);
});

test('a bar lies on the edge of a board, and beside a table without edges', () => {
  const board = draw('custodian', ['a2a3']);
  assert.deepEqual([typeof board.draw, board.beside], ['function', undefined]);
  const table = draw('till', ['P@0,0']);
  assert.deepEqual([table.draw, typeof table.beside], [undefined, 'object']);
});

test('while a line is looked at the bar stays, without the arrow; nothing is there if nobody analyses', () => {
  const looking = draw('custodian', ['a2a3'], { aside: /** @type {any} */ ({}) });
  assert.deepEqual([arrowsIn(looking), typeof looking.draw], [[], 'function']);
  assert.deepEqual(draw('custodian', ['a2a3'], { isShown: false }), {});
});
