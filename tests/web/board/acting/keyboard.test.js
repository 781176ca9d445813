// Keys on the grid of squares, without a screen.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { findNext, handleKey, ownSquares } from '../../../../shell/board/acting/keyboard.js';
import { Geometry } from '../../../../shell/board/view/geometry.js';
import { handMade } from '../../support/fake-board.js';

const sized = (/** @type {number} */ files, /** @type {number} */ ranks) =>
  new Geometry(/** @type {any} */ ({ files, ranks }), false);

/** The calls of board and choice. @type {unknown[][]} */
let told;
/** @type {any} */
let board;
/** Whether there is something that Escape can leave. */
let canCancel = true;

const record =
  (/** @type {string} */ name, result = /** @type {unknown} */ (undefined)) =>
  (/** @type {unknown[]} */ ...args) => {
    told.push([name, ...args]);
    return result;
  };

/** @type {any} */
const choice = {
  targets: new Map([
    ['d7', {}],
    ['d2', {}],
  ]),
  activate: record('activate'),
  turn: record('turn'),
  speakMoves: record('speakMoves'),
  cancel: () => record('cancel', canCancel)(),
};

beforeEach(() => {
  told = [];
  canCancel = true;
  board = {
    view: handMade({ b4: 'R', e4: 'N', f4: 'n' }, []),
    geometry: sized(8, 8),
    focused: 'd4',
    camera: null,
    focusSquare: record('focusSquare'),
    fit: record('fit'),
    tell: record('tell'),
  };
});

/** Presses a key. Tells what came of it, and whether the page still gets the key. */
function press(/** @type {string} */ key, held = {}) {
  told = [];
  let stopped = 0;
  const stop = () => stopped++;
  handleKey(board, choice, /** @type {any} */ ({ key, ...held, preventDefault: stop, stopPropagation: stop }));
  assert.ok(stopped === 0 || stopped === 2, 'neither or both');
  return { told, isTaken: stopped === 2 };
}

test('arrows, Home, End and pages lead over the board', () => {
  const goals = {
    ...{ ArrowLeft: 'c4', ArrowRight: 'e4', ArrowUp: 'd5', ArrowDown: 'd3' },
    ...{ Home: 'a4', End: 'h4', PageUp: 'd8', PageDown: 'd1' },
  };
  for (const [key, square] of Object.entries(goals))
    assert.deepEqual(press(key), { told: [['focusSquare', square]], isTaken: true }, key);
});

test('with Control, Home and End lead to the corners, and all other keys are the page’s', () => {
  assert.deepEqual(press('Home', { ctrlKey: true }).told, [['focusSquare', 'a8']]);
  assert.deepEqual(press('End', { ctrlKey: true }).told, [['focusSquare', 'h1']]);
  for (const key of ['ArrowLeft', 'PageUp', 'Enter', 'm', 'Escape'])
    assert.deepEqual(press(key, { ctrlKey: true }), { told: [], isTaken: false }, key);
});

test('keys with Alt or Meta are the page’s', () => {
  for (const key of ['ArrowLeft', 'Home', 'm', 'Escape'])
    for (const held of [{ altKey: true }, { metaKey: true }, { ctrlKey: true, altKey: true }])
      assert.deepEqual(press(key, held), { told: [], isTaken: false }, key);
});

test('Enter and the space bar choose the square with the focus, m says its moves', () => {
  assert.deepEqual(press('Enter'), { told: [['activate', 'd4']], isTaken: true });
  assert.deepEqual(press(' ').told, [['activate', 'd4']]);
  assert.deepEqual(press('m').told, [['speakMoves', 'd4']]);
});

test('brackets turn a piece clockwise and back', () => {
  assert.deepEqual(press(']').told, [['turn', 1]]);
  assert.deepEqual(press('[').told, [['turn', -1]]);
  // Where a keyboard needs Option or AltGr for them, on macOS, Windows and Linux; and where other letters are there.
  assert.deepEqual(press('[', { code: 'Digit5', altKey: true }).told, [['turn', -1]]);
  assert.deepEqual(press(']', { code: 'Digit9', altKey: true, ctrlKey: true }).told, [['turn', 1]]);
  assert.deepEqual(press('[', { code: 'Digit8' }).told, [['turn', -1]]);
  assert.deepEqual(press('х', { code: 'BracketLeft' }).told, [['turn', -1]]);
  assert.deepEqual(press('ъ', { code: 'BracketRight' }).told, [['turn', 1]]);
  assert.deepEqual(press('[', { code: 'BracketLeft', altKey: true }).told, [], 'Alt that is not needed is a command');
});

test('t and p lead to the next own piece and the next target, with Shift to the one before', () => {
  assert.deepEqual(press('t').told, [['focusSquare', 'e4']]);
  assert.deepEqual(press('T').told, [['focusSquare', 'b4']]);
  assert.deepEqual(press('p').told, [['focusSquare', 'd2']]);
  assert.deepEqual(press('P').told, [['focusSquare', 'd7']]);
  board.view = handMade({ f4: 'n' }, []);
  assert.deepEqual(press('t'), { told: [], isTaken: true }, 'nothing is one’s own');
});

test('r asks to see what has happened once more', () => {
  assert.deepEqual(press('r'), { told: [['tell', 'motley-replay', {}]], isTaken: true });
});

test('Escape is taken only where there was something to leave', () => {
  assert.deepEqual(press('Escape'), { told: [['cancel']], isTaken: true });
  canCancel = false;
  assert.deepEqual(press('Escape'), { told: [['cancel']], isTaken: false });
});

test('other keys are the page’s, and so are all before there is a board', () => {
  assert.deepEqual(press('x'), { told: [], isTaken: false });
  assert.deepEqual(press('Tab'), { told: [], isTaken: false });
  board.geometry = null;
  assert.deepEqual(press('ArrowLeft'), { told: [], isTaken: false });
});

test('plus, minus and zero move the camera where there is one, and else are the page’s', () => {
  for (const key of ['+', '=', '-', '0']) assert.deepEqual(press(key), { told: [], isTaken: false }, key);
  board.camera = { zoomBy: record('zoomBy') };
  const factorOf = (/** @type {string} */ key) => {
    const { told, isTaken } = press(key);
    assert.ok(isTaken);
    assert.equal(told[0][0], 'zoomBy');
    return Number(told[0][1]);
  };
  assert.ok(factorOf('+') > 1.1);
  assert.equal(factorOf('='), factorOf('+'));
  assert.ok(Math.abs(factorOf('+') * factorOf('-') - 1) < 1e-9, 'one takes the other back');
  assert.deepEqual(press('0'), { told: [['fit']], isTaken: true });
});

test('squares follow each other as they are read, and after the last comes the first', () => {
  const squares = ['g1', 'b4', 'e4', 'a8', 'c1'];
  const order = ['a8', 'b4', 'e4', 'c1', 'g1'];
  const geometry = sized(8, 8);
  for (const [i, square] of order.entries()) {
    const next = order[(i + 1) % order.length];
    assert.equal(findNext(geometry, squares, square, 1), next);
    assert.equal(findNext(geometry, squares, next, -1), square);
  }
});

test('the search begins where the focus is, whatever is there', () => {
  const geometry = sized(8, 8);
  assert.equal(findNext(geometry, ['b4', 'e4', 'c1'], 'c4', 1), 'e4');
  assert.equal(findNext(geometry, ['b4', 'e4', 'c1'], 'c4', -1), 'b4');
  assert.equal(findNext(geometry, ['b4', 'e4'], 'h1', 1), 'b4');
  assert.equal(findNext(geometry, ['e4'], 'e4', 1), undefined);
  assert.equal(findNext(geometry, [], 'e4', -1), undefined);
});

test('one’s own pieces are those that the player to move controls, in the order of the view', () => {
  const view = handMade({ a1: 'R', b1: 'N', c7: 'p', d7: 'n' }, []);
  const owners = { b1: 'b', c7: 'w' };
  const pieces = view.pieces.map((piece) => ({ ...piece, owner: Reflect.get(owners, piece.square) }));
  assert.deepEqual(ownSquares({ ...view, pieces }), ['a1', 'c7']);
  assert.deepEqual(ownSquares(null), []);
});
