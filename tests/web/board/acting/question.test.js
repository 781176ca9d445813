// Questions about actions that end on one square, one after the other, without a screen.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Question } from '../../../../shell/board/acting/question.js';
import { handMade, move } from '../../support/fake-board.js';
import { inLines } from '../../support/lists.js';

/** The requests that were made. @type {unknown[][]} */
let told;
/** @type {any} */
let choice;
/** @type {any} */
let board;
/** @type {Question} */
let question;

beforeEach(() => {
  told = [];
  choice = {
    choosing: null,
    source: null,
    landing: null,
    change: (/** @type {object} */ changes) => Object.assign(choice, changes),
    select: (/** @type {string} */ square) => told.push(['select', square]),
  };
  board = {
    view: handMade({ a1: 'P' }, []),
    focused: 'b2',
    disabled: false,
    focusOption: () => told.push(['option', choice.choosing?.index]),
    focusSquare: (/** @type {string} */ square) => told.push(['square', square]),
  };
  question = new Question(board, choice, (action) => told.push(['play', action.text]));
});

const kinds = ['Q', 'N'].flatMap((kind) =>
  [1, 0].map((facing) => move('a1', 'a8', { kind, facing, text: `${kind}${facing}` })),
);
const texts = () => choice.choosing?.actions.map((/** @type {{ text: string }} */ { text }) => text);

test('what differs first is asked first, and then the rest; the last answer is played', () => {
  question.about('a1', 'a8', kinds);
  assert.deepEqual([choice.choosing.aspect, texts(), told.splice(0)], ['kind', ['Q1', 'N1'], [['option', 0]]]);
  question.take(1);
  assert.deepEqual([choice.choosing.aspect, texts()], ['facing', ['N0', 'N1']], 'clockwise from forward');
  assert.deepEqual(told.splice(0), [['option', 0]]);
  question.take(1);
  assert.equal(choice.choosing, null);
  assert.deepEqual(inLines(told), ['square a8', 'play N1']);
});

test('another option gets the focus, the same again does not', () => {
  question.about('a1', 'a8', kinds);
  told = [];
  question.consider(0);
  assert.deepEqual(told, []);
  question.consider(1);
  assert.deepEqual(told, [['option', 1]]);
});

test('without a question there is nothing to answer', () => {
  question.take(0);
  question.consider(1);
  assert.deepEqual([told, choice.choosing], [[], null]);
});

test('turning asks for the facing: next clockwise first, or the last one backwards', () => {
  const turns = [0, 2, 3].map((facing) => ({ ...move('b2', 'b2'), type: 'turn', facing, text: `${facing}` }));
  const view = handMade({ b2: 'R' }, /** @type {any} */ (turns));
  board.view = { ...view, pieces: [{ ...view.pieces[0], facing: 1 }] };
  question.turn(1);
  assert.deepEqual([texts(), choice.choosing.index], [['2', '3', '0'], 0]);
  assert.deepEqual(inLines(told.splice(0)), ['select b2', 'option 0']);
  question.turn(1);
  assert.equal(choice.choosing.index, 1);
  question.turn(-1);
  question.turn(-1);
  assert.equal(choice.choosing.index, 2, 'round and round');
  question.turn(1);
  assert.equal(choice.choosing.index, 0);
  choice.choosing = null;
  question.turn(-1);
  assert.equal(choice.choosing.index, 2);
});

test('what is selected is turned, or what has the focus; nothing on a board that is off or in a move', () => {
  const turns = ['a1', 'b2'].map((at) => ({ ...move(at, at), type: 'turn', facing: 1 }));
  board.view = handMade({ a1: 'R', b2: 'R' }, /** @type {any} */ (turns));
  const turned = () => {
    told = [];
    choice.choosing = null;
    question.turn(1);
    return told.find(([name]) => name === 'select')?.[1];
  };
  assert.equal(turned(), 'b2');
  choice.source = '*Q';
  assert.equal(turned(), 'b2');
  choice.source = 'a1';
  assert.equal(turned(), 'a1');
  choice.landing = 'c3';
  assert.equal(turned(), undefined);
  choice.landing = null;
  board.disabled = true;
  assert.equal(turned(), undefined);
  board.disabled = false;
  board.view = null;
  assert.equal(turned(), undefined);
  board.view = handMade({ a1: 'R' }, []);
  assert.equal(turned(), undefined);
});
