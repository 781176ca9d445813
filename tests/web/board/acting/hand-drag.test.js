// Dragging from the hand to the board. The elements are fakes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HandDrag } from '../../../../shell/board/acting/hand-drag.js';

/** A hand with one button, and a board that notes what it is told. */
function makeHand() {
  /** @type {unknown[][]} */
  const told = [];
  const ghost = { classList: { add() {} }, style: { setProperty() {} }, remove: () => told.push(['removed']) };
  const button = {
    setPointerCapture() {},
    querySelector: () => ({ cloneNode: () => ghost }),
    append: () => told.push(['dragged']),
  };
  const board = /** @type {any} */ ({
    localWay: (/** @type {any} */ way) => way,
    carry: (/** @type {any} */ event, /** @type {boolean} */ isTouch) => told.push(['over', event?.clientX, isTouch]),
    putDown: (/** @type {string} */ source, /** @type {any} */ event) => told.push(['put', source, event.clientX]),
  });
  const drag = new HandDrag(
    () => board,
    (source) => told.push(['take', source]),
  );
  const stopPropagation = () => {};
  const usual = {
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    isPrimary: true,
    clientY: 0,
    currentTarget: button,
    stopPropagation,
  };
  const event = (/** @type {number} */ clientX, more = {}) => /** @type {any} */ ({ ...usual, clientX, ...more });
  const news = () => told.splice(0);
  return { drag, event, news };
}

test('a drag takes the piece, shows where it is, and puts it down', () => {
  const { drag, event, news } = makeHand();
  drag.down(event(10), '*Q');
  drag.move(event(13));
  assert.deepEqual(news(), [], 'not yet');
  drag.move(event(14));
  assert.deepEqual(news(), [['take', '*Q'], ['dragged'], ['over', 14, false]]);
  drag.move(event(90));
  assert.deepEqual(news(), [['over', 90, false]]);
  drag.up(event(95));
  assert.deepEqual(news(), [['removed'], ['over', undefined, false], ['put', '*Q', 95]]);
  assert.ok(drag.isEcho(/** @type {any} */ ({ detail: 1 })));
  assert.ok(!drag.isEcho(/** @type {any} */ ({ detail: 0 })), 'a key');
});

test('a drag whose end nobody heard is over when the mouse comes back without its button', () => {
  const { drag, event, news } = makeHand();
  drag.down(event(10), '*Q');
  drag.move(event(90));
  news();
  drag.move(event(95, { buttons: 0 }));
  assert.deepEqual(news(), [['removed'], ['over', undefined, false]]);
});

test('a tap is none, a finger may tremble, and other pointers and buttons are nothing', () => {
  const { drag, event, news } = makeHand();
  const touch = { pointerType: 'touch' };
  drag.down(event(10, touch), '*Q');
  drag.move(event(19, touch));
  drag.move(event(90, { ...touch, pointerId: 2 }));
  drag.up(event(19, touch));
  drag.down(event(10, { button: 2 }), '*Q');
  drag.move(event(90));
  drag.down(event(10, { isPrimary: false }), '*Q');
  drag.move(event(90));
  assert.deepEqual(news(), []);
  assert.ok(!drag.isEcho(/** @type {any} */ ({ detail: 1 })));
});

test('a drag ends with its own pointer', () => {
  const { drag, event, news } = makeHand();
  drag.down(event(10), '*Q');
  drag.move(event(50));
  news();
  drag.up(event(60, { pointerId: 2 }));
  assert.deepEqual(news(), []);
  drag.up(event(60));
  assert.deepEqual(news().at(-1), ['put', '*Q', 60]);
});

test('a drag that the browser cancels puts nothing down', () => {
  const { drag, event, news } = makeHand();
  drag.down(event(10), '*Q');
  drag.move(event(50));
  news();
  drag.cancel();
  drag.up(event(60));
  assert.deepEqual(news(), [['removed'], ['over', undefined, false]]);
});
