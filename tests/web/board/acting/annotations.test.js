// Arrows and marks as texts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Annotations } from '../../../../shell/board/acting/annotate.js';
import { formatShapes, parseShapes, toggleShape } from '../../../../shell/board/acting/annotations.js';
import { loadBuilt, startGame } from '../../support/engine.js';

const engine = await loadBuilt();

const viewOf = (/** @type {string} */ variant) => startGame(engine, variant).view();

const views = { small: viewOf('custodian'), large: viewOf('tches'), plane: viewOf('till') };

test('squares of every board, a hand, and colours are read and written again', () => {
  for (const [view, text] of /** @type {const} */ ([
    [views.small, 'a1'],
    [views.small, 'a1:g7 d4=red g7:a1=blue c3=yellow'],
    [views.large, 'j10:a9 a10=red'],
    [views.plane, '0,0 -3,12:4,-5=red 1000000,-1000000=blue *K *Q:3,-2=yellow'],
  ]))
    assert.equal(formatShapes(parseShapes(text, view)), text);
  assert.equal(formatShapes(parseShapes('  a1=green   b2:c3=green ', views.small)), 'a1 b2:c3');
  assert.deepEqual(parseShapes(' ', views.small), []);
});

test('what is none is refused, with its place and the reason', () => {
  /** @type {[import('../../../../web/types.js').View, string, string, number, number][]} */
  const faults = [
    [views.small, 'h1', 'bad-square', 0, 2],
    [views.small, 'a8', 'bad-square', 0, 2],
    [views.small, 'a1 b2:a0', 'bad-square', 6, 2],
    [views.small, 'a01', 'bad-square', 0, 3],
    [views.small, '0,0', 'bad-square', 0, 3],
    [views.small, '*Q', 'bad-square', 0, 2],
    [views.small, 'a1:', 'bad-square', 3, 0],
    [views.small, ':a1', 'bad-square', 0, 0],
    [views.small, 'a1:a1', 'bad-square', 3, 2],
    [views.small, 'A1', 'bad-square', 0, 2],
    [views.plane, 'a1', 'bad-square', 0, 2],
    [views.plane, '0,-0', 'bad-square', 0, 4],
    [views.plane, '1000001,0', 'bad-square', 0, 9],
    [views.plane, '0,0:*Q', 'bad-square', 4, 2],
    [views.plane, '*X', 'bad-square', 0, 2],
    [views.small, 'a1 a2=pink', 'unknown-value', 6, 4],
    [views.small, 'a2=', 'unknown-value', 3, 0],
    [views.small, 'a1:b2:c3', 'trailing-text', 5, 3],
    [views.small, 'a1=red=blue', 'trailing-text', 6, 5],
    [views.small, 'a1 b1 a1=red', 'repeated-code', 6, 6],
    [views.small, 'a1:b2 a1 a1:b2', 'repeated-code', 9, 5],
  ];
  for (const [view, text, reason, offset, length] of faults)
    assert.throws(() => parseShapes(text, view), { subject: 'marks', reason, offset, length });
});

test('there are at most a hundred', () => {
  const squares = Array.from({ length: 101 }, (_, i) => `${i},0`);
  assert.equal(parseShapes(squares.slice(1).join(' '), views.plane).length, 100);
  assert.throws(() => parseShapes(squares.join(' '), views.plane), { reason: 'too-long', offset: 490 });
});

test('what is drawn again goes, or changes its colour', () => {
  const read = (/** @type {string} */ text) => parseShapes(text, views.small);
  const draw = (/** @type {string} */ text, /** @type {string} */ one) =>
    formatShapes(toggleShape(read(text), read(one)[0]));
  assert.deepEqual([draw('a1', 'a1:b2'), draw('a1 b2', 'a1')], ['a1 a1:b2', 'b2']);
  assert.deepEqual([draw('a1 b2', 'a1=red'), draw('a1:b2', 'b2:a1')], ['b2 a1=red', 'a1:b2 b2:a1']);
});

test('an arrow whose end nobody heard is none', () => {
  const window = new EventTarget();
  /** @type {string[]} */
  const told = [];
  const annotations = new Annotations(
    () => {},
    (text) => told.push(text),
  );
  const view = /** @type {any} */ ({
    squareUnder: (/** @type {any} */ { clientX }) => (clientX < 100 ? 'a1' : 'b2'),
    ownerDocument: { defaultView: window },
  });
  const session = { view: views.small, at: 0 };
  const event = (/** @type {string} */ type, /** @type {number} */ clientX, /** @type {number} */ buttons) =>
    /** @type {any} */ (Object.assign(new Event(type), { pointerId: 1, pointerType: 'mouse', clientX, buttons }));
  annotations.begin(view, session, event('pointerdown', 50, 2));
  window.dispatchEvent(event('pointermove', 150, 2));
  assert.equal(annotations.shapes(session, []).length, 1);
  window.dispatchEvent(event('pointermove', 160, 0));
  window.dispatchEvent(event('pointerup', 160, 0));
  assert.deepEqual([annotations.shapes(session, []), told], [[], []]);
});
