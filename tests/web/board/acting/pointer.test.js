// Mouse, finger and pen on a board, without a screen: taps, drags, hovering, and clicks that no press made.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Pointer } from '../../../../shell/board/acting/pointer.js';
import { inLines } from '../../support/lists.js';

/** The calls of the choice. @type {unknown[][]} */
let told;
/** @type {any} */
let choice;
/** @type {any} */
let board;
/** @type {Pointer} */
let pointer;
/** Squares that are targets. @type {string[]} */
let targets;
/** The pointers that the surface holds. @type {number[]} */
let held;
/** Whether people want no motion. */
let isStill = false;

/** A piece that can be dragged, in a layer at 100, 200 of the window, on column 1 and row 2 of squares of 40. */
function makePiece() {
  /** @type {Set<string>} */
  const classes = new Set();
  return {
    classes,
    style: { transform: '' },
    offsetWidth: 40,
    offsetParent: {
      offsetWidth: 40,
      offsetHeight: 40,
      getBoundingClientRect: () => ({ left: 100, top: 200, right: 140, bottom: 240 }),
      getRootNode: () => ({ querySelectorAll: () => [] }),
    },
    classList: {
      add: (/** @type {string} */ name) => classes.add(name),
      remove: (/** @type {string[]} */ ...names) => names.forEach((name) => void classes.delete(name)),
      toggle: (/** @type {string} */ name, /** @type {boolean} */ isOn) =>
        isOn ? classes.add(name) : classes.delete(name),
    },
    /** @type {unknown[][]} */
    animations: [],
    animate(/** @type {unknown[]} */ ...args) {
      this.animations.push(args);
    },
  };
}

/** How many moves of a pointer the page around the board does not get. */
let stopped = 0;

/** @type {ReturnType<typeof makePiece>} */
let piece;
const isDragged = () => piece.classes.has('dragged');

beforeEach(() => {
  told = [];
  targets = [];
  held = [];
  isStill = false;
  piece = makePiece();
  const globals = /** @type {any} */ (globalThis);
  globals.matchMedia = () => ({ matches: isStill });
  globals.getComputedStyle = () => ({
    getPropertyValue: (/** @type {string} */ name) => ({ '--column': ' 1', '--row': ' 2' })[name],
  });
  // Squares are 100 pixels wide, in one row; x 0 to 99 is a1. What stands on a1, b1 and c1 may be taken up.
  board = {
    camera: null,
    squareUnder: (/** @type {any} */ { clientX }) =>
      clientX < 0 ? null : `${String.fromCharCode(97 + Math.floor(clientX / 100))}1`,
    canGrab: (/** @type {string} */ square) => 'a1 b1 c1'.includes(square),
    pieceElement: () => piece,
  };
  choice = {
    source: null,
    isTarget: (/** @type {string} */ square) => targets.includes(square),
    select(/** @type {string | null} */ square) {
      told.push(['select', square]);
      this.source = square;
    },
    hover: (/** @type {string | null} */ square) => told.push(['hover', square]),
    lookAway: () => told.push(['look away']),
    point: (/** @type {string | null} */ square, /** @type {boolean} */ isTouched) =>
      told.push(['point', square, isTouched]),
    activate: (/** @type {string} */ square) => told.push(['activate', square]),
    drop(/** @type {string} */ from, /** @type {string | null} */ to) {
      told.push(['drop', from, to]);
      return to !== null && targets.includes(to);
    },
  };
  pointer = new Pointer(board, choice);
});

/** An event of a pointer, which is a mouse if nothing is said. */
function event(/** @type {number} */ x, more = {}) {
  const target = { setPointerCapture: (/** @type {number} */ id) => held.push(id) };
  const stopPropagation = () => void stopped++;
  const usual = {
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    isPrimary: true,
    clientY: 0,
    timeStamp: 1000,
    stopPropagation,
  };
  return /** @type {any} */ ({ ...usual, clientX: x, composedPath: () => [target], ...more });
}

const touch = { pointerType: 'touch' };

/** The calls since this was last asked. */
const news = () => inLines(told.splice(0));

/** Presses and lets go in one place. */
function tap(/** @type {number} */ x, more = {}) {
  pointer.down(event(x, more));
  pointer.up(event(x, more));
}

// ----- taps

test('a tap on an own piece selects it when it is pressed', () => {
  pointer.down(event(50));
  assert.deepEqual(news(), ['select a1']);
  assert.ok(pointer.isPressed);
  assert.deepEqual(held, [1]);
  pointer.up(event(50));
  assert.deepEqual(news(), ['point null false']);
  assert.ok(!pointer.isPressed);
});

test('a tap on the selected piece, on a target or anywhere else is for the choice', () => {
  choice.source = 'a1';
  tap(50);
  assert.deepEqual(news(), ['select a1', 'point null false', 'activate a1']);
  targets = ['b1', 'e1'];
  for (const square of targets) {
    tap(square === 'b1' ? 150 : 450, touch);
    assert.deepEqual(news(), [`point ${square} true`, 'point null true', `activate ${square}`]);
  }
  tap(350);
  assert.deepEqual(news(), ['point null false', 'activate d1']);
});

test('only the main button of the first pointer presses, and only on the board', () => {
  pointer.down(event(50, { button: 2 }));
  pointer.down(event(50, { isPrimary: false }));
  pointer.down(event(-1));
  assert.ok(!pointer.isPressed);
  pointer.up(event(50));
  assert.deepEqual([told, held], [[], []]);
});

test('a second finger takes the press back', () => {
  targets = ['e1'];
  pointer.down(event(450, touch));
  news();
  pointer.down(event(250, { ...touch, pointerId: 2, isPrimary: false }));
  assert.deepEqual(news(), ['point null true']);
  assert.ok(!pointer.isPressed);
  pointer.up(event(450, touch));
  assert.deepEqual(told, []);
});

test('what another pointer does while one presses is nothing', () => {
  pointer.down(event(50));
  news();
  pointer.move(event(90, { pointerId: 2 }));
  pointer.up(event(90, { pointerId: 2 }));
  assert.deepEqual(told, []);
  assert.ok(pointer.isPressed);
});

test('a press that ends on another square, or beside the board, is no tap', () => {
  for (const x of [550, -5]) {
    pointer.down(event(450));
    pointer.up(event(x));
    assert.deepEqual(news(), ['point null false']);
  }
});

// ----- drags

test('a mouse drags from four pixels, a finger from ten, in any direction', () => {
  for (const [more, slop] of /** @type {const} */ ([
    [{}, 4],
    [touch, 10],
    [{ pointerType: 'pen' }, 10],
  ])) {
    pointer.down(event(50, more));
    pointer.move(event(50 + slop - 1, more));
    pointer.move(event(50, { ...more, clientY: 1 - slop }));
    assert.ok(!isDragged());
    pointer.move(event(50 - slop, more));
    assert.ok(isDragged());
    pointer.up(event(50, more));
    pointer.down(event(50, more));
    pointer.move(event(50 + 0.7 * slop, { ...more, clientY: 0.8 * slop }));
    assert.ok(isDragged(), 'aslant');
    pointer.up(event(50, more));
    assert.ok(!isDragged());
  }
});

test('a drag is counted from where the press was', () => {
  pointer.down(event(50, { clientY: 30 }));
  for (const clientY of [32, 27]) {
    pointer.move(event(52, { clientY }));
    assert.ok(!isDragged());
  }
  assert.deepEqual(news(), ['select a1'], 'nothing is pointed at');
  pointer.move(event(50, { clientY: 34 }));
  assert.ok(isDragged());
});

test('the piece is under the mouse, and above the finger', () => {
  // Its square's middle is at 100 + 1.5 * 40 = 160, 200 + 2.5 * 40 = 300.
  pointer.down(event(50));
  pointer.move(event(170, { clientY: 320 }));
  assert.equal(piece.style.transform, 'translate(10px, 20px)');
  assert.ok(!piece.classes.has('touched'));
  pointer.up(event(50));
  pointer.down(event(50, touch));
  pointer.move(event(170, { ...touch, clientY: 320 }));
  const [, x, y] = /^translate\((.+)px, (.+)px\)$/.exec(piece.style.transform) ?? [];
  assert.equal(Number(x), 10);
  assert.ok(Number(y) < 20 - 0.5 * 40 && Number(y) > 20 - 40, 'higher by at least half of it, and not by all of it');
  assert.ok(piece.classes.has('touched'));
});

test('a drag points at what is under it, and drops the piece there', () => {
  targets = ['e1'];
  pointer.down(event(50));
  pointer.move(event(450));
  pointer.move(event(-10));
  assert.deepEqual(news(), ['select a1', 'point e1 false', 'point null false']);
  pointer.move(event(450));
  news();
  pointer.up(event(450));
  assert.deepEqual(news(), ['point null false', 'drop a1 e1']);
  assert.equal(piece.style.transform, '');
  assert.deepEqual(piece.animations, [], 'it stays where it was put');
  assert.ok(!isDragged() && !piece.classes.has('touched'));
});

test('a piece that cannot be dropped glides back from where it was, or is back at once', () => {
  for (isStill of [false, true]) {
    piece = makePiece();
    pointer.down(event(50));
    pointer.move(event(170, { clientY: 320 }));
    pointer.up(event(170, { clientY: 320 }));
    assert.deepEqual(news().at(-1), 'drop a1 b1');
    const [glide] = piece.animations;
    if (isStill) assert.equal(glide, undefined);
    else assert.deepEqual(glide[0], [{ transform: 'translate(10px, 20px)' }, { transform: 'none' }]);
  }
});

test('what drags a piece is not also heard by the page around the board; other moves are', () => {
  pointer.down(event(50, touch));
  stopped = 0;
  pointer.move(event(55, touch));
  pointer.move(event(250, touch));
  assert.equal(stopped, 2);
  pointer.up(event(250, touch));
  pointer.down(event(450, touch));
  pointer.move(event(250, touch));
  assert.equal(stopped, 2);
});

test('a piece is put down where the mouse comes back without its button, whose end nobody heard', () => {
  targets = ['e1'];
  pointer.down(event(50));
  pointer.move(event(450));
  news();
  pointer.move(event(350, { buttons: 0 }));
  assert.deepEqual(news(), ['point null false', 'hover d1']);
  assert.ok(!isDragged() && !pointer.isPressed);
  assert.equal(piece.style.transform, '');
});

test('an own piece that is a target is selected only when it is dragged', () => {
  targets = ['a1'];
  pointer.down(event(50));
  assert.deepEqual(news(), ['point a1 false']);
  pointer.move(event(60));
  assert.deepEqual(news(), ['select a1', 'point a1 false']);
});

test('what cannot be taken up is pointed at while the finger is on its square, and not beside it', () => {
  targets = ['e1'];
  pointer.down(event(450, touch));
  news();
  pointer.move(event(480, touch));
  pointer.move(event(520, touch));
  assert.deepEqual(news(), ['point e1 true', 'point null true']);
  assert.deepEqual(piece.classes.size, 0);
  pointer.up(event(450, touch));
  assert.deepEqual(news().at(-1), 'activate e1');
});

test('over a table with a camera a press that moves far is the camera’s, unless it is on an own piece', () => {
  board.camera = {};
  pointer.down(event(450));
  pointer.move(event(453));
  assert.ok(pointer.isPressed);
  pointer.move(event(480));
  assert.ok(!pointer.isPressed);
  pointer.up(event(480));
  assert.deepEqual(news(), ['point null false']);
  pointer.down(event(50));
  pointer.move(event(80));
  assert.ok(isDragged());
});

test('a piece that is not drawn is not dragged', () => {
  board.pieceElement = () => null;
  pointer.down(event(50));
  pointer.move(event(80));
  pointer.move(event(180));
  assert.deepEqual(news(), ['select a1']);
});

test('a press that the browser takes puts the piece down, and does nothing', () => {
  pointer.cancel();
  assert.deepEqual(told, []);
  pointer.down(event(50));
  pointer.move(event(170));
  news();
  pointer.cancel();
  assert.deepEqual(news(), ['point null false']);
  assert.equal(piece.style.transform, '');
  assert.ok(!isDragged());
  pointer.up(event(170));
  assert.deepEqual(told, []);
});

// ----- hovering

test('a mouse that hovers is told of, a finger not', () => {
  pointer.move(event(150));
  pointer.move(event(-1));
  pointer.move(event(150, touch));
  pointer.leave(event(-1, touch));
  pointer.leave(event(-1));
  assert.deepEqual(news(), ['hover b1', 'hover null', 'hover null', 'look away']);
  pointer.down(event(50));
  news();
  pointer.leave(event(-1));
  assert.deepEqual(told, []);
});

// ----- clicks

/** A click; tells whether others get it too. */
function click(/** @type {number} */ timeStamp, /** @type {string | null} */ square = 'e1') {
  let isStopped = false;
  const cell = square && { getAttribute: () => square };
  pointer.click(
    event(450, {
      timeStamp,
      stopPropagation: () => (isStopped = true),
      composedPath: () => [{ closest: (/** @type {string} */ selector) => selector === '[data-square]' && cell }],
    }),
  );
  return !isStopped;
}

test('a click that no press made chooses its square', () => {
  assert.ok(click(5));
  assert.deepEqual(news(), ['activate e1']);
  click(5, null);
  assert.deepEqual(news(), []);
});

test('the click that follows a press has no effect, and after a drag nobody gets it', () => {
  pointer.down(event(-1, { timeStamp: 1000 }));
  assert.ok(pointer.isEcho(event(0, { timeStamp: 1000 })));
  pointer.down(event(450, { timeStamp: 2000 }));
  pointer.up(event(450, { timeStamp: 3000 }));
  news();
  assert.ok(click(3005));
  assert.deepEqual(news(), []);
  assert.ok(pointer.isEcho(event(0, { timeStamp: 3600 })));
  assert.ok(pointer.isEcho(event(0, { timeStamp: 3699 })));
  assert.ok(!pointer.isEcho(event(0, { timeStamp: 3700 })));
  click(4000);
  assert.deepEqual(news(), ['activate e1']);
  pointer.down(event(50, { timeStamp: 5000 }));
  pointer.move(event(80));
  pointer.up(event(80, { timeStamp: 5100 }));
  assert.ok(!click(5105));
  tap(450, { timeStamp: 6000 });
  assert.ok(click(6005), 'the next press was no drag');
});

test('a press beside a menu is remembered until the next one', () => {
  assert.equal(pointer.isBeside, false);
  pointer.pressBeside();
  assert.equal(pointer.isBeside, true);
  pointer.down(event(450));
  assert.equal(pointer.isBeside, false);
});
