// Words for screen readers, of squares, pieces and moves. The words are the English ones.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { targetsFromHand, targetsOf } from '../../../../shell/board/view/choices.js';
import { MoveSpeech } from '../../../../shell/board/view/move-speech.js';
import { drop, handMade, move } from '../../support/fake-board.js';
import { english } from '../../support/words.js';

/** @typedef {import('../../../../shell/board/view/types.js').View} View */
/** @typedef {import('../../../../shell/board/view/types.js').Action} Action */

/** @type {Record<string, string>} */
const kinds = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight', P: 'pawn' };
const nameKind = (/** @type {string} */ code) => kinds[code];
const speak = (/** @type {View} */ view, isFlipped = false) => new MoveSpeech(english, view, nameKind, isFlipped);

/** A view with more said of some of its pieces. */
function with_(/** @type {View} */ view, /** @type {Record<string, object>} */ more) {
  return { ...view, pieces: view.pieces.map((piece) => ({ ...piece, ...more[piece.square] })) };
}

/** @type {Map<string, any>} */
const none = new Map();

/** The words for a square with a piece of which more is told. */
function said(/** @type {object} */ more, isFlipped = false) {
  const view = with_(handMade({ b2: 'P' }, []), { b2: more });
  return speak(view, isFlipped).square('b2', none, false);
}

/** The words for a target of the rook on a1, by the moves that there are. */
function target(/** @type {string} */ square, /** @type {Action[]} */ ...actions) {
  const view = handMade({ a1: 'R', a4: 'p', c4: 'n' }, actions);
  return speak(view).square(square, targetsOf(view, 'a1'), false);
}

// ----- boards and squares

test('the board: its size, whether it is round, or how many tiles lie on it', () => {
  const view = { ...handMade({ a1: 'R', b1: 'N' }, []), files: 7, ranks: 9 };
  assert.equal(speak(view).board, 'Board, 7 files by 9 ranks');
  assert.match(speak({ ...view, surface: 'cylinder' }).board, /^Cylindrical board, 7 files by 9 ranks/);
  assert.equal(speak({ ...view, surface: 'plane' }).board, 'Endless table, 2 tiles');
});

test('squares of a table without edges are said by their coordinates', () => {
  const speech = speak(handMade({}, []));
  assert.deepEqual([speech.place('b3'), speech.place('3,-2')], ['b3', 'x 3, y minus 2']);
  assert.equal(speech.place('-10,0'), 'x minus 10, y 0');
});

test('an empty square, a piece, and what lies on the ground', () => {
  const view = handMade({ b2: 'P', c7: 'n' }, []);
  view.marks = [
    { square: 'b2', x: 1, y: 1, mark: 'throne', seat: 'b' },
    { square: 'd4', x: 3, y: 3, mark: 'portal', seat: 'w' },
  ];
  const speech = speak(view);
  assert.equal(speech.square('e5', none, false), 'e5, empty');
  assert.equal(speech.square('b2', none, false), 'b2, White pawn, Black’s throne');
  assert.equal(speech.square('d4', none, true), 'd4, empty, White’s portal, last action');
  assert.deepEqual([speech.pieceAt('c7'), speech.pieceAt('c6')], ['Black knight c7', 'c6']);
});

test('who else controls a piece is said', () => {
  assert.equal(said({ owner: 'b' }), 'b2, White pawn, controlled by Black');
});

test('where a piece looks is said as it is on the screen', () => {
  const looks = [0, 1, 2, 3].map((facing) => said({ facing }));
  const ways = ['up', 'right', 'down', 'left'].map((way) => `b2, White pawn, facing ${way}`);
  assert.deepEqual(looks, ways);
  assert.equal(said({ facing: 1 }, true), 'b2, White pawn, facing left');
});

test('what a piece carries, holds, imitates and has done is said', () => {
  assert.equal(said({ on: { kind: 'N', seat: 'w' } }), 'b2, White pawn, carrying White knight');
  const carried = said({ on: { kind: 'N', seat: 'w', facing: 2, acted: true }, acted: true });
  const of = 'carrying White knight, facing down, has acted this turn';
  assert.equal(carried, `b2, White pawn, ${of}, has acted this turn`);
  const captive = { kind: 'K', seat: 'b', captive: true };
  assert.equal(said({ on: captive }), 'b2, White pawn, holding the captured Black king');
  assert.equal(said({ imitates: 'R' }), 'b2, White pawn, now imitates the rook');
  assert.equal(said({ imitates: '' }), 'b2, White pawn, has nothing to imitate yet');
});

test('cards and dangers are said', () => {
  assert.equal(said({ cards: 'DHO' }), 'b2, White pawn, cards diagonal, leap, straight');
  assert.equal(said({ switched: true }), 'b2, White pawn, cards switched this turn');
  assert.equal(said({ check: true, threatened: true, trapped: true }), 'b2, White pawn, in check, threatened, trapped');
});

// ----- targets

test('what can be done on a square is said after what is there', () => {
  assert.equal(target('a2', move('a1', 'a2')), 'a2, empty, can move here');
  assert.equal(target('a3', move('a1', 'a2')), 'a3, empty');
  assert.equal(target('a4', move('a1', 'a4', { captures: ['a4'] })), 'a4, Black pawn, can be captured');
  const raid = move('a1', 'a2', { captures: ['c4', 'a4'] });
  assert.equal(target('a2', raid), 'a2, empty, can move here, capturing Black knight c4, Black pawn a4');
  assert.equal(target('a4', raid), 'a4, Black pawn, can be captured');
  const both = move('a1', 'a4', { captures: ['a4', 'c4'] });
  assert.equal(target('a4', both), 'a4, Black pawn, can be captured', 'once');
});

test('promotions, turns in place, places and replacements are said', () => {
  const promotions = ['Q', 'N'].map((kind) => move('a1', 'a8', { kind }));
  assert.equal(target('a8', ...promotions), 'a8, empty, can move here, promotion');
  assert.equal(target('a1', move('a1', 'a1', { type: 'turn', facing: 1 })), 'a1, White rook, can turn in place');
  const replace = move('a1', 'a1', { type: 'replace', kind: 'Q' });
  assert.equal(target('a1', replace), 'a1, White rook, can become the lost piece');
  const view = handMade({ a1: 'R' }, [drop('N', 'd4')], 'N');
  assert.equal(speak(view).square('d4', targetsFromHand(view), false), 'd4, empty, open place');
});

test('where a move can go on is said with what it would take', () => {
  const twice = move('a1', 'c4', { captures: ['c4'], landings: ['a2', 'b2'] });
  const text = 'a2, empty, can move here and then capture Black knight c4';
  assert.equal(target('a2', twice), text);
  assert.equal(target('a2', twice, move('a1', 'a2')), text);
  assert.equal(target('c4', twice), 'c4, Black knight, can be captured');
});

// ----- the moves of a piece

const moves = (/** @type {View} */ view, /** @type {string} */ square, canSwitch = false) =>
  speak(view).moves(square, targetsOf(view, square), canSwitch);

test('the moves of a piece, with what they capture and become', () => {
  const view = handMade({ a1: 'R', b1: 'N', a4: 'p', c4: 'n' }, [
    move('a1', 'a2'),
    move('a1', 'a4', { captures: ['a4'] }),
    move('a1', 'd1', { captures: ['c4', 'a4'] }),
    move('a1', 'a8', { kind: 'Q', captures: ['a4'] }),
    move('a1', 'a8', { kind: 'N', captures: ['a4'] }),
    move('a1', 'a1', { type: 'turn', facing: 1 }),
  ]);
  const taking = 'a4 captures Black pawn a4, d1 captures Black knight c4, Black pawn a4';
  const all = `a2, ${taking}, a8 captures Black pawn a4 with promotion, turn in place`;
  assert.equal(moves(view, 'a1'), `White rook a1: 5 moves: ${all}`);
  assert.equal(moves(view, 'b1'), 'White knight b1: no moves');
  assert.equal(moves(view, 'b1', true), 'White knight b1: no moves, cards can be switched');
});

test('no moves are said of an empty square, or of a piece whose turn it is not', () => {
  const view = handMade({ a1: 'R', a4: 'p', b1: 'N', b4: 'n' }, [move('a1', 'a2')]);
  assert.equal(moves(view, 'e5'), 'e5, empty');
  assert.equal(moves(view, 'a4', true), 'Black pawn a4: not its turn');
  const owned = with_(view, { b1: { owner: 'b' }, b4: { owner: 'w' } });
  assert.equal(moves(owned, 'b1'), 'White knight, controlled by Black b1: not its turn');
  assert.match(moves(owned, 'b4'), /: no moves$/);
});

// ----- from the hand, and going on

test('where a kind in the hand can be put is said as the phase of the turn has it', () => {
  const view = handMade({}, []);
  assert.equal(speak(view).places('Q', ['a1', 'b2']), 'queen in hand: 2 open places');
  const phase = (/** @type {any} */ name) => speak({ ...view, turn: { ...view.turn, phase: name } });
  assert.equal(phase('replace').places('R', ['a1', 'b2']), 'rook lost. Choose its replacement: a1, b2');
  assert.equal(phase('place-king').places('K', ['a1']), 'king free again. Choose a square: a1');
});

test('after the first part of a move only captures are said, and whether the piece may stay', () => {
  const view = handMade({ a1: 'R', a4: 'p', c4: 'n' }, [
    move('a1', 'a2'),
    move('a1', 'c4', { captures: ['c4'] }),
    move('a1', 'd5', { captures: ['a4'] }),
  ]);
  const targets = targetsOf(view, 'a1');
  assert.equal(
    speak(view).onward('a1', 'a2', targets),
    'White rook on a2. Now choose a capture: Black knight c4; or choose a2 again to stay there.',
  );
  targets.delete('a2');
  assert.equal(speak(view).onward('a1', 'a2', targets), 'White rook on a2. Now choose a capture: Black knight c4.');
});

test('an own piece that a carrier can step onto is no empty square', () => {
  const view = handMade({ a1: 'N', b3: 'P' }, [move('a1', 'b3'), move('a1', 'c2')]);
  const targets = targetsOf(view, 'a1');
  assert.match(speak(view).square('b3', targets, false), /White pawn, can be picked up and carried$/);
  assert.match(speak(view).square('c2', targets, false), /can move here$/);
});

// ----- questions and their options

/** A question about actions. */
const asking = (
  /** @type {any} */ aspect,
  /** @type {string | null} */ source,
  /** @type {Action[]} */ ...actions
) => ({ source, target: 'a8', aspect, groups: [actions], actions, index: 0 });

test('what is asked: which action of a piece, which way it shall look, what is to be placed', () => {
  const view = handMade({ a1: 'R', a8: 'N' }, []);
  const ask = (/** @type {any} */ aspect, /** @type {string | null} */ source) =>
    speak(view).question(asking(aspect, source));
  assert.equal(ask('kind', 'a1'), 'White rook a1 to a8: choose');
  assert.equal(ask('facing', 'a1'), 'White rook a1: which way should it face?');
  assert.equal(ask('facing', '*N'), 'White knight a8: which way should it face?');
  assert.equal(ask('kind', '*N'), 'Choose what to place on a8');
  assert.equal(ask('kind', null), 'Choose what to place on a8');
});

test('kinds to choose from, with captures where they differ', () => {
  const view = handMade({ a1: 'P', a4: 'p' }, []);
  const option = (/** @type {Action} */ action, /** @type {Action[]} */ ...others) =>
    speak(view).option(action, asking('kind', 'a1', action, ...others), null);
  const queen = move('a1', 'a8', { kind: 'Q' });
  const stays = move('a1', 'a8');
  assert.equal(option(queen, stays), 'queen');
  assert.equal(option(stays, queen), 'pawn', 'it remains what it is');
  const taking = move('a1', 'a8', { kind: 'Q', captures: ['a4'] });
  assert.equal(option(taking, queen), 'queen, captures Black pawn a4');
  assert.equal(option(queen, taking), 'queen');
  assert.equal(option(taking, { ...taking, kind: 'N' }), 'queen', 'all of them do');
  assert.equal(speak(view).option(stays, asking('text', 'a1', stays, queen), null), 'a1a8');
});

test('facings to choose from are said as the piece would look', () => {
  const view = handMade({ a1: 'R' }, []);
  const action = move('a1', 'a8', { facing: 1 });
  const after = with_(handMade({ a8: 'R' }, []), { a8: { facing: 1 } });
  const question = asking('facing', 'a1', action);
  assert.equal(speak(view).option(action, question, after), 'facing right');
  assert.equal(speak(view, true).option(action, question, after), 'facing left');
  assert.equal(speak(view).option(action, question, null), 'a1a8');
});

test('who comes along is said, and who is left where', () => {
  const knight = { kind: 'N', seat: 'w' };
  const action = move('a1', 'a8', { via: 'a4' });
  const option = (/** @type {View} */ before, /** @type {View} */ after) =>
    speak(before).option(action, asking('carry', 'a1', action), after);
  const alone = handMade({ a1: 'R' }, []);
  const loaded = with_(alone, { a1: { on: knight } });
  const there = handMade({ a8: 'R' }, []);
  const carried = with_(there, { a8: { on: knight } });
  assert.equal(option(alone, there), 'carries nothing');
  assert.equal(option(loaded, carried), 'carries White knight');
  assert.equal(option(loaded, handMade({ a1: 'N', a8: 'R' }, [])), 'leaves White knight on a1');
  assert.equal(option(loaded, handMade({ a4: 'N', a8: 'R' }, [])), 'leaves White knight on a4');
  assert.equal(option(handMade({ a1: 'R', a4: 'N' }, []), carried), 'picks up White knight from a4');
  assert.equal(option(handMade({ a1: 'R', a8: 'N' }, []), carried), 'picks up White knight from a8');
  const stays = with_(handMade({ a4: 'N', a8: 'R' }, []), { a8: { on: knight } });
  const beside = with_(handMade({ a1: 'R', a4: 'N' }, []), { a1: { on: knight } });
  assert.equal(option(beside, stays), 'carries White knight');
});
