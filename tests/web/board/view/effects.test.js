// Effects of actions, as the difference of the positions before and after them, on games of the built engine.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effectsOf } from '../../../../shell/board/view/effects.js';
import { Foresight } from '../../../../shell/board/view/foresight.js';
import { PieceTracking } from '../../../../shell/board/view/piece-tracking.js';
import { Session } from '../../../../shell/table/game/session.js';
import { isAll } from '../../../is-all.js';
import { loadBuilt, makeRandom, startGame, startPreset } from '../../support/engine.js';
import { handMade, move } from '../../support/fake-board.js';
import { inWords } from '../../support/lists.js';

const engine = await loadBuilt();
const small = 'array=k7/8/8/8/8/8/8/7K';

/** The effects of an action in a position. */
function effects(/** @type {string} */ variant, /** @type {string} */ position, /** @type {string} */ text) {
  const game = startGame(engine, variant, position);
  const view = game.view();
  const action = view.actions.find((action) => action.text === text);
  assert.ok(action, text);
  return effectsOf(view, game.playAside(text), action);
}

const plies = 30;
const tried = isAll ? 6 : 2;

for (const preset of engine.schema().families.flatMap(({ presets }) => presets))
  test(`${preset.key}: what is seen to be taken or recruited is what the core says is captured`, () => {
    const game = startPreset(engine, preset);
    const random = makeRandom(3);
    while (game.ply < plies && game.actions().length > 0) {
      const view = game.view();
      const choose = () => view.actions[random(view.actions.length)];
      for (let i = 0; i < tried; i++) {
        const action = choose();
        const { taken, recruited, moved } = effectsOf(view, game.playAside(action.text), action);
        assert.deepEqual([...taken, ...recruited].sort(), [...(action.captures ?? [])].sort(), action.text);
        assert.ok(moved.length <= 1, action.text);
      }
      game.play(choose().text);
    }
    game.dispose();
  });

test('castling moves another piece too', () => {
  const { moved } = effects('taketwo;switch=off', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 -', 'e1c1');
  assert.deepEqual(moved, [{ from: 'a1', to: 'd1' }]);
});

test('a captured king is taken, though it is still there under its captor', () => {
  const given = effects(`tches;king=capture;${small}`, '7p/8/8/2k5/8/8/2R5/7K w 3 -/- - 0 1', 'c2c5');
  assert.deepEqual(given.taken, ['c5']);
});

test('a passenger that is taken along, picked up or left is neither taken nor moved', () => {
  const variant = `tches;strike=1;transport=on;${small}`;
  for (const text of ['d4d7', 'd4_d7', 'd4_e6d7', 'd4c6_d7']) {
    const given = effects(variant, '7k/3p4/2G5/8/3F_P4/8/8/7K w 1 -/- - 0 1', text);
    assert.deepEqual([given.taken, given.moved], [['d7'], []], text);
  }
  // It leaves a pawn and stands on another: none has gone from there to here.
  const exchange = effects(variant, '7k/8/8/2P5/8/3N_P4/8/7K w 1 -/- - 0 1', 'd3c5');
  assert.deepEqual([exchange.taken, exchange.moved], [[], []]);
});

test('a passenger that is left where it stood, or on the way, is foreseen there', () => {
  const variant = `tches;strike=1;transport=on;${small}`;
  const position = '7k/3p4/2G5/8/3F_P4/8/8/7K w 1 -/- - 0 1';
  const left = (/** @type {string} */ text) => inWords(effects(variant, position, text).come, 'seat', 'kind', 'square');
  assert.deepEqual(left('d4d7'), ['w P d4']);
  assert.deepEqual(left('d4_e6d7'), ['w P e6']);
  assert.deepEqual(left('d4_d7'), []);
});

test('what comes from the hand is foreseen', () => {
  const { come } = effects('till', '0,0:aP/1bP a KQRRBBNNPPPPPPP,KQRRBBNNPPPPPPP ab 0 2', 'Q@1,0');
  assert.deepEqual(inWords(come, 'kind', 'square'), ['Q 1,0']);
});

test('partners are foreseen, of several actions those of all', () => {
  const position = 'k6/7/7/3pR2/7/7/2B3K w - 5 10';
  const pair = { actor: 'e3', victim: 'd4', partner: 'e4' };
  assert.deepEqual(effects('custodian', position, 'c1e3').pairs, [pair]);
  const game = startGame(engine, 'custodian', position);
  const view = game.view();
  const foresight = new Foresight({ view, playAside: (text) => game.playAside(text) });
  const of = (/** @type {string[]} */ ...texts) => view.actions.filter(({ text }) => texts.includes(text));
  assert.deepEqual(foresight.of(of('c1e3')).pairs, [pair]);
  assert.deepEqual(foresight.of(of('c1e3', 'c1d2')).pairs, []);
  game.dispose();
});

test('who is recruited changes sides, and is not taken', () => {
  const game = startGame(engine, 'custodian;captured=recruited');
  const random = makeRandom(1);
  let count = 0;
  while (game.ply < 200 && game.actions().length > 0) {
    const view = game.view();
    for (const action of view.actions.filter(({ captures }) => captures)) {
      const { taken, recruited } = effectsOf(view, game.playAside(action.text), action);
      assert.deepEqual([taken, [...recruited].sort()], [[], [...(action.captures ?? [])].sort()], action.text);
      count++;
    }
    game.play(view.actions[random(view.actions.length)].text);
  }
  assert.ok(count > 20, `${count} captures`);
});

test('of several actions only what all of them do is foreseen', () => {
  const view = handMade({ a1: 'R', h1: 'R', c3: 'p', d4: 'p' }, []);
  const without = (/** @type {string[]} */ ...squares) => ({
    ...view,
    pieces: view.pieces.filter(({ square }) => !squares.includes(square)),
  });
  /** @type {Record<string, import('../../../../web/types.js').View>} */
  const after = { both: without('c3', 'd4'), one: without('c3') };
  const board = { view, playAside: (/** @type {string} */ text) => after[text] };
  const action = (/** @type {string} */ text) => ({ ...move('a1', 'a1'), text });
  const foresight = new Foresight(board);
  assert.deepEqual(foresight.of([action('both')]).taken.sort(), ['c3', 'd4']);
  assert.deepEqual(foresight.of([action('both'), action('one')]).taken, ['c3']);
  assert.deepEqual(foresight.of([]).taken, []);
});

test('an action is played aside only once, until another view comes', (context) => {
  const view = handMade({ a1: 'R' }, [move('a1', 'a2')]);
  const playAside = context.mock.fn(() => view);
  const board = { view, playAside };
  const foresight = new Foresight(board);
  for (let i = 0; i < 2; i++) foresight.of(view.actions);
  assert.equal(playAside.mock.callCount(), 1);
  board.view = structuredClone(view);
  foresight.of(view.actions);
  assert.equal(playAside.mock.callCount(), 2);
});

test('where nothing plays aside nothing is foreseen', () => {
  const view = handMade({ a1: 'R', a2: 'p' }, [move('a1', 'a2', { captures: ['a2'] })]);
  const foresight = new Foresight({ view, playAside: null });
  assert.deepEqual(foresight.of(view.actions), { taken: [], recruited: [], moved: [], come: [], pairs: [] });
  assert.equal(foresight.pieceAfter(view.actions[0]), undefined);
});

test('steps of a game tell what was recruited and what moved too', () => {
  const castle = new Session(engine, 'taketwo;switch=off', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 -');
  castle.play('e1g1');
  castle.play('e8e7');
  const [{ companion, isRecruiting }, { companion: other }] = castle.steps;
  assert.deepEqual([companion, isRecruiting, other], [{ from: 'h1', to: 'f1' }, false, undefined]);
  castle.dispose();
});

// ----- pieces that keep their numbers

/** Numbers of the pieces by square, and what is different after a second view. */
function follow(/** @type {Record<string, string>} */ before, /** @type {Record<string, string>} */ after) {
  const tracking = new PieceTracking();
  tracking.follow(handMade(before, []));
  const ids = () => Object.fromEntries(tracking.standing.map(({ id, piece }) => [piece.square, id]));
  const first = ids();
  const difference = tracking.follow(handMade(after, []));
  return { first, second: ids(), difference };
}

test('a piece that moves, or becomes another, keeps its number', () => {
  const moved = follow({ a1: 'R', h1: 'R' }, { a5: 'R', h1: 'R' });
  assert.deepEqual([moved.second.a5, moved.second.h1], [moved.first.a1, moved.first.h1]);
  assert.deepEqual(moved.difference?.moved, [{ id: moved.first.a1, from: 'a1', to: 'a5' }]);
  const promoted = follow({ a7: 'P', h1: 'K' }, { a8: 'Q', h1: 'K' });
  assert.equal(promoted.second.a8, promoted.first.a7);
});

test('the nearest piece of the kind is the one that came', () => {
  const { first, second } = follow({ a1: 'N', g1: 'N' }, { b3: 'N', f3: 'N' });
  assert.deepEqual([second.b3, second.f3], [first.a1, first.g1]);
});

test('what is taken is gone, and what changes sides has turned', () => {
  const taken = follow({ a1: 'R', a8: 'r' }, { a8: 'R' });
  assert.deepEqual(inWords(taken.difference?.gone ?? [], 'square', 'seat'), ['a8 b']);
  const turned = follow({ a1: 'R', c3: 'p' }, { a3: 'R', c3: 'P' });
  const squares = turned.difference?.turned.map(({ piece }) => piece.square);
  assert.deepEqual([squares, turned.difference?.gone], [['c3'], []]);
});

test('more than two moves are a jump to another position', () => {
  assert.equal(follow({ a1: 'R', b1: 'N', c1: 'B' }, { a2: 'R', b2: 'N', c2: 'B' }).difference, null);
});
