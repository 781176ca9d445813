// Sources and targets, read off views written by hand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  canSwitch,
  exchangeCards,
  findSwitch,
  isAllFromHand,
  isOtherView,
  isOwn,
  kindInHand,
  onlySource,
  ownSources,
  targetsFromHand,
  targetsOf,
} from '../../../../shell/board/view/choices.js';
import { drop, handMade, move } from '../../support/fake-board.js';

/** White's rook and knight, and a black pawn that White controls. */
function board() {
  const view = handMade({ a1: 'R', b1: 'N', c7: 'p', d7: 'n' }, [move('a1', 'a2'), move('c7', 'c6')]);
  const owners = { b1: 'b', c7: 'w' };
  const pieces = view.pieces.map((piece) => ({ ...piece, owner: Reflect.get(owners, piece.square) }));
  return { ...view, pieces };
}

test('a view that shows the same is no other one, whatever object it is', () => {
  assert.equal(isOtherView(board(), board()), false);
  const view = board();
  assert.deepEqual([isOtherView(view, view), isOtherView(view, { ...view, seats: 'wbx' })], [false, true]);
  assert.deepEqual([isOtherView(view, null), isOtherView(null, null)], [true, false]);
  const circular = /** @type {any} */ (board());
  circular.self = circular;
  assert.equal(isOtherView(circular, circular), false, 'the same object is not compared');
});

test('own is what the player to move controls', () => {
  assert.deepEqual([isOwn(board(), 'a1'), isOwn(board(), 'b1'), isOwn(board(), 'c7')], [true, false, true]);
  assert.equal(isOwn(board(), 'e4'), false);
});

test('actions are found by where they begin, and those that begin nowhere are not', () => {
  const pass = { text: 'pass', type: /** @type {const} */ ('pass') };
  const view = handMade({ a1: 'R' }, [move('a1', 'a2'), drop('N', 'd4'), move('a1', 'a3'), pass], 'N');
  assert.deepEqual(ownSources(view), ['a1', '*N']);
  assert.deepEqual([kindInHand(view, '*N'), kindInHand(view, '*Q')], ['N', '']);
});

test('the hand is all that is left where nothing begins on the board', () => {
  const both = handMade({ a1: 'R' }, [move('a1', 'a2'), drop('N', 'd4')], 'N');
  const one = handMade({}, [drop('N', 'd4'), drop('N', 'd5')], 'N');
  const two = handMade({}, [drop('N', 'd4'), drop('P', 'd4')], 'NP');
  const piece = handMade({ a1: 'R' }, [move('a1', 'a2')]);
  const nothing = handMade({}, []);
  assert.deepEqual([both, one, two, piece, nothing].map(isAllFromHand), [false, true, true, false, false]);
  assert.deepEqual([both, one, two, piece, nothing].map(onlySource), [null, '*N', null, null, null]);
  assert.deepEqual([...targetsFromHand(both).keys()], ['d4']);
  assert.equal(targetsFromHand(two).get('d4')?.actions.length, 2);
});

test('where a move in two parts may land is a target too, with what it goes on to', () => {
  const twice = move('a1', 'c3', { captures: ['c3'], landings: ['b2', 'a2'] });
  const targets = targetsOf(handMade({ a1: 'R' }, [twice, move('a1', 'a2')]), 'a1');
  assert.deepEqual([...targets.keys()].sort(), ['a2', 'b2', 'c3']);
  assert.deepEqual(targets.get('b2')?.onward, [twice]);
  assert.deepEqual(targets.get('b2')?.actions, []);
  assert.deepEqual(targets.get('a2')?.onward, [twice]);
  assert.equal(targets.get('a2')?.actions.length, 1);
  assert.deepEqual(targets.get('c3')?.onward, []);
});

test('what actions do to a target: take it, or take elsewhere', () => {
  /** @returns {string} */
  const signs = (/** @type {any[]} */ ...captures) => {
    const actions = captures.map((squares, i) => move('a1', 'a4', { text: `${i}`, captures: squares }));
    const target = targetsOf(handMade({ a1: 'R' }, actions), 'a1').get('a4');
    assert.ok(target);
    const { isHit, isRaid } = target;
    return [isHit && 'hit', isRaid && 'raid'].filter(Boolean).join(' ');
  };
  assert.deepEqual([signs(undefined), signs([]), signs(['a4'])], ['', '', 'hit']);
  assert.deepEqual([signs(['b4']), signs(['a4', 'b4']), signs([], ['b4'])], ['raid', 'hit raid', 'raid']);
});

test('cards: which can be switched, and to what', () => {
  const exchange = { text: 'a1=HDO', type: /** @type {const} */ ('switch'), source: 'a1', cards: 'HDO' };
  const view = handMade({ a1: 'R', b1: 'N' }, [exchange, move('b1', 'c3')]);
  assert.deepEqual([canSwitch(view, 'a1'), canSwitch(view, 'b1')], [true, false]);
  assert.equal(findSwitch(view, 'a1', 'HDO'), exchange);
  assert.equal(findSwitch(view, 'a1', 'ODH'), undefined);
  assert.deepEqual([exchangeCards('DHO', 0, 2), exchangeCards('DHO', 1, 0)], ['OHD', 'HDO']);
  assert.deepEqual([...targetsOf(view, 'a1').keys()], [], 'an exchange ends nowhere');
});

test('a target is risky where a royal piece could be taken', () => {
  const targets = targetsOf(handMade({ a1: 'K' }, [move('a1', 'a2'), move('a1', 'b1')]), 'a1', ['b1']);
  assert.deepEqual(
    [...targets.values()].map(({ isRisky }) => isRisky),
    [false, true],
  );
});
