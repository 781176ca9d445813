// The way of an action over the board: by way of its landing, and over the edge of a round board, of which the rules
// tell.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stopOf } from '../../../../shell/board/view/choices.js';
import { Geometry } from '../../../../shell/board/view/geometry.js';
import { PieceTracking } from '../../../../shell/board/view/piece-tracking.js';
import { wayOf } from '../../../../shell/board/view/way.js';
import { loadBuilt, startGame } from '../../support/engine.js';

const engine = await loadBuilt();

/** The view of a game, and of the same after an action. */
function views(/** @type {string} */ variant, /** @type {string} */ position, /** @type {string} */ action) {
  const game = startGame(engine, variant, position);
  const before = game.view();
  game.play(action);
  const after = game.view();
  game.dispose();
  return { before, after };
}

/** The way of an action, as "g5 h4 i3": columns and ranks; with the columns that its end is beyond its square. */
function wayIn(
  /** @type {import('../../../../web/types.js').View} */ view,
  /** @type {string} */ text,
  isFlipped = false,
) {
  const action = view.actions.find((action) => action.text === text);
  assert.ok(action, text);
  const { source = '', target = '', around } = action;
  const { places, beyond } = wayOf(new Geometry(view, isFlipped), {
    from: source,
    to: target,
    via: stopOf(action),
    around,
  });
  return `${places.map(({ column, row }) => `${column},${row}`).join(' ')} (${beyond})`;
}

/** A rook, a bishop and a knight on the rim, with room around them. */
const rim = '3k3/7/B6/6R/1N5/7/3K3 w - 0 1';

test('on a round board the rules tell what goes over the edge: slides, leaps, and of two ways the shorter one', () => {
  const { before } = views('custodian;board=cylinder', rim, 'a5b6');
  const around = Object.fromEntries(before.actions.map(({ text, around = 0 }) => [text, around]));
  const told = ['a5g6', 'a5f7', 'a5e1', 'b3g2', 'g4a4', 'g4c4', 'g4d4', 'g4g5', 'a5c7', 'd1e2'];
  assert.deepEqual(
    told.map((text) => around[text]),
    [-1, -2, 0, -2, 1, 3, 0, 0, 0, 0],
  );
});

test('on a board with edges nothing goes over them', () => {
  const { before } = views('custodian', rim, 'a5b6');
  assert.ok(before.actions.every(({ around }) => around === undefined));
});

test('over the edge the last place is beside the board, also where the board is turned', () => {
  const { before } = views('custodian;board=cylinder', rim, 'a5b6');
  assert.equal(wayIn(before, 'a5f7'), '0,2 -2,0 (-7)');
  assert.equal(wayIn(before, 'a5f7', true), '6,4 8,6 (7)');
  assert.equal(wayIn(before, 'g4a4'), '6,3 7,3 (7)');
  assert.equal(wayIn(before, 'a5b6'), '0,2 1,1 (0)');
});

test('a move that goes on to a capture leads by way of its landing', () => {
  const variant = 'tches;array=k7/8/8/8/8/8/8/7K';
  const { before } = views(variant, '8/8/k3p3/8/8/3C4/8/7K w 3 -/- - 0 1', 'd3e6');
  assert.equal(wayIn(before, 'd3e6'), '3,5 4,3 4,2 (0)');
});

test('between two views a piece goes as the action led it, and back the same way', () => {
  const { before, after } = views('custodian;board=cylinder', rim, 'a5f7');
  const tracking = new PieceTracking();
  tracking.follow(before);
  const course = (/** @type {any} */ difference) =>
    difference.moved.map((/** @type {any} */ { from, to, around }) => [from, to, around].join(' '));
  assert.deepEqual(course(tracking.follow(after)), ['a5 f7 -2']);
  assert.deepEqual(course(tracking.follow(before)), ['f7 a5 2']);
});

test('from a board to a table nothing glides', () => {
  const tracking = new PieceTracking();
  tracking.follow(startGame(engine, 'custodian', '3k3/7/7/7/7/7/3K3 w - 0 1').view());
  assert.equal(tracking.follow(startGame(engine, 'till', '0,3:1aB/2aPbN/4bP/aKaNaR1bK/3bP b - ab 0 20').view()), null);
});
