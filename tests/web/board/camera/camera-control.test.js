// When the camera over a table without edges moves by itself, and which input is its own. The camera is a stand-in that
// keeps what it is asked for; where the real one goes is tested with the camera.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Camera } from '../../../../shell/board/camera/camera.js';
import { CameraControl, comeCloser } from '../../../../shell/board/camera/camera-control.js';
import { Geometry } from '../../../../shell/board/view/geometry.js';
import { Plane } from '../../../../shell/board/view/plane.js';

/** The calls of camera and board. @type {unknown[][]} */
let told;
/** @type {any} */
let board;
/** @type {any} */
let camera;
/** @type {CameraControl} */
let control;

/** A view with tiles on some squares. */
function viewOf(/** @type {string[]} */ ...squares) {
  const places = squares.map((square) => [square, ...square.split(',').map(Number)]);
  const pieces = places.map(([square, x, y]) => ({ square, x, y }));
  return { files: 0, ranks: 0, pieces, hands: [], actions: [] };
}

/** Whether somebody is at the table. */
let isFocused = true;

beforeEach(() => {
  told = [];
  isFocused = true;
  const record =
    (/** @type {string} */ name) =>
    (/** @type {unknown[]} */ ...args) =>
      void told.push([name, ...args]);
  board = {
    view: viewOf('3,-2', '5,0'),
    last: ['3,-2', '5,0'],
    whole: true,
    get geometry() {
      return new Plane(this.view, false, control.anchor);
    },
    requestUpdate: record('requestUpdate'),
    squareUnder: () => null,
    canGrab: () => false,
    tell: record('tell'),
    matches: () => isFocused,
    focus: record('focus'),
  };
  control = new CameraControl(board);
  camera = {
    width: 400,
    height: 300,
    isSet: true,
    middle: { column: 0, row: 0 },
    size: 30,
    get rest() {
      return { middle: this.middle, size: this.size };
    },
    ...Object.fromEntries(['attach', 'reveal', 'fit', 'look', 'shiftAnchor'].map((name) => [name, record(name)])),
    ...Object.fromEntries(
      /** @type {const} */ (['has', 'sizeFor', 'include']).map((name) => [name, Camera.prototype[name]]),
    ),
  };
});

/** A board that has its camera already. */
function start() {
  control.camera = camera;
  control.prepare(true, true);
  told = [];
}

const told1 = (/** @type {string} */ name) => told.filter(([other]) => other === name);
const settle = (isNews = false, isOther = false, /** @type {string[]} */ marked = []) =>
  control.settle(null, { isNews, isOther }, marked);
const mark = (/** @type {string[]} */ ...marked) => settle(false, false, marked);

/** A camera that is at once where it is to look. */
function obey() {
  camera.look = (/** @type {object} */ middle, /** @type {number} */ size) => {
    told.push(['look', middle, size]);
    Object.assign(camera, { middle, size });
  };
}

test('a game is counted from its first tile, and stays so while the camera is set', () => {
  start();
  assert.deepEqual(control.anchor, { x: 3, y: -2 });
  board.view = viewOf('9,9');
  control.prepare(true, false);
  assert.deepEqual(control.anchor, { x: 3, y: -2 });
  control.prepare(true, true);
  assert.deepEqual(control.anchor, { x: 9, y: 9 });
  camera.isSet = false;
  board.view = viewOf('1,2');
  control.prepare(true, false);
  assert.deepEqual(control.anchor, { x: 1, y: 2 });
  board.view = viewOf();
  control.prepare(true, true);
  assert.deepEqual(control.anchor, { x: 0, y: 0 });
});

test('a board with edges needs no camera, and lets the one it had go', () => {
  start();
  control.prepare(false, true);
  assert.deepEqual(told, [['attach', null]]);
  assert.equal(control.camera, null);
  settle(true, true);
  control.fit();
  control.reveal('3,-2');
  assert.deepEqual(told, [['attach', null]]);
});

test('a new game is shown whole, at once', () => {
  start();
  settle(true, true);
  assert.deepEqual(told1('fit'), [['fit', { left: 0, right: 2, top: -2, bottom: 0 }, false]]);
  assert.deepEqual(told1('reveal'), []);
  told = [];
  camera.isSet = false;
  settle(false, false);
  assert.equal(told1('fit').length, 1, 'a camera that was never set');
});

test('a board that is drawn anew goes on with the camera that its game had', () => {
  board.game = { name: 'a game' };
  start();
  settle(true, true);
  Object.assign(camera, { middle: { column: 7, row: 3 }, size: 20 });
  settle();
  const { anchor } = control;
  board.view = viewOf('9,9', '3,-2', '5,0');
  /** The same game on another element. */
  const drawAnew = () => {
    control = new CameraControl(board);
    camera.isSet = false;
    start();
    settle(true, true);
    camera.isSet = true;
    return told.filter(([name]) => name !== 'attach');
  };
  assert.deepEqual(drawAnew(), [['look', { column: 7, row: 3 }, 20]]);
  assert.deepEqual(control.anchor, anchor);
  board.last = ['9,9'];
  const calls = drawAnew().map(([name]) => name);
  assert.deepEqual(calls, ['look', 'reveal'], 'what has happened meanwhile is shown');
  board.game = { name: 'another' };
  assert.equal(drawAnew()[0][0], 'fit');
});

test('our page comes closer to tiles that would be too small: to those that can act, and to the last action', () => {
  start();
  const tiles = viewOf('0,0', '40,2', '44,2');
  board.view = { ...tiles, actions: [{ source: '40,2' }, { source: '*Q' }, { source: '44,2' }] };
  board.last = ['0,0'];
  const look = (/** @type {unknown[]} */ ...args) => told.push(['look', ...args]);
  Object.assign(camera, { size: 8, height: 340, look });
  comeCloser(control);
  const right = 44 - 3 + 1 + 1;
  assert.deepEqual(told1('look'), [['look', { column: right - 400 / 34 / 2, row: -2.5 }, 34, false]]);
  assert.deepEqual(told1('reveal'), [['reveal', { column: -3, row: -2 }, false]]);
  told = [];
  camera.size = 34;
  comeCloser(control);
  assert.deepEqual(told, []);
  for (const whole of [true, false]) {
    board.whole = whole;
    camera.size = 8;
    settle(true, true);
    assert.equal(told1('look').length, whole ? 0 : 1, 'boards on other pages show all');
  }
});

test('all tiles are shown where they fit closely, as a whole table does on a phone', () => {
  start();
  board.view = viewOf('0,0', '13,13');
  Object.assign(camera, { size: 21, width: 348, height: 348, middle: { column: 7, row: -6 } });
  comeCloser(control);
  assert.deepEqual(told1('look'), [['look', { column: 7, row: -6 }, 24, false]]);
  assert.deepEqual(told1('reveal'), []);
});

test('while tiles are placed all are shown when one lies out of sight, and when the last one lies there', () => {
  start();
  camera.area = { left: -2, right: 4, top: -4, bottom: 2 };
  const place = (/** @type {string} */ square, /** @type {object[]} */ hands) => {
    told = [];
    board.view = { ...viewOf('3,-2', '5,0', square), hands };
    board.last = [square];
    settle(true);
    return told.map(([name]) => name).filter((name) => name === 'fit' || name === 'reveal');
  };
  const hands = [{ seat: 'a' }];
  assert.deepEqual(place('4,0', hands), ['reveal'], 'in sight');
  assert.deepEqual(place('9,0', hands), ['fit']);
  control.isFollowing = false;
  assert.deepEqual(place('10,0', hands), []);
  control.isFollowing = true;
  assert.deepEqual(place('4,1', []), ['fit'], 'the last one');
  assert.deepEqual(place('4,2', []), ['reveal']);
});

test('the camera is at the viewport, and waits until that has a size', () => {
  start();
  const viewport = /** @type {any} */ ({ addEventListener() {} });
  camera.width = 0;
  control.settle(viewport, { isNews: true, isOther: true }, []);
  assert.deepEqual(told, [['attach', viewport]]);
  camera.width = 1;
  control.settle(viewport, { isNews: true, isOther: true }, []);
  assert.equal(told1('fit').length, 1);
});

test('an action brings its last square into sight; the same view again does not', () => {
  start();
  settle(true);
  assert.deepEqual(told1('reveal'), [['reveal', { column: 2, row: -2 }, true]]);
  told = [];
  settle(false);
  assert.deepEqual(told1('reveal'), []);
  board.last = [];
  settle(true);
  assert.deepEqual(told1('reveal'), []);
  assert.deepEqual(told1('fit'), []);
});

test('after an action all tiles are in sight, with an empty row around them, if they fit as large as they are', () => {
  start();
  board.view = viewOf('3,-2', '9,-2');
  camera.middle = { column: -2, row: 0 };
  settle(true);
  assert.deepEqual(told1('look'), [['look', { column: 8 - 400 / 30 / 2, row: 0 }, 30, true]]);
  assert.deepEqual(told1('reveal'), []);
  told = [];
  board.view = viewOf('3,-2', '19,-2');
  settle(true);
  assert.deepEqual([told1('look'), told1('reveal').length], [[], 1], 'they do not');
});

test('a table that has grown is shown whole, smaller, unless somebody has chosen the size of tiles', () => {
  start();
  obey();
  board.whole = false;
  camera.fit = () => Object.assign(camera, { middle: { column: 1.5, row: -0.5 }, size: 68 });
  settle(true, true);
  assert.equal(camera.size, 68);
  board.view = viewOf('3,-2', '11,-2');
  settle(true);
  assert.deepEqual([camera.size, camera.middle], [400 / 11, { column: 4.5, row: -0.5 }]);
  camera.size = 50;
  settle(true);
  assert.equal(camera.size, 50);
});

test('what is marked is brought into sight, with an empty row around it, from farther away if it must be', () => {
  start();
  obey();
  camera.size = 50;
  mark('3,-2', '4,-2');
  assert.deepEqual(told1('look'), [], 'in sight');
  mark('3,-2', '7,-2');
  const half = 400 / 50 / 2;
  assert.deepEqual(camera.middle, { column: 6 - half, row: 0 });
  mark('3,-2', '7,-2');
  assert.equal(told1('look').length, 1, 'once');
  mark('3,-2', '12,-2');
  assert.deepEqual([camera.size, camera.middle.column], [400 / 12, 5]);
  mark();
  assert.deepEqual([camera.size, camera.middle.column], [50, 6 - half], 'as near as before');
  mark('3,-2', '12,-2');
  camera.size = 20;
  mark();
  assert.equal(camera.size, 20, 'what somebody has chosen stays so');
});

test('half a square out of sight is out of sight', () => {
  start();
  obey();
  camera.size = 50;
  mark('6,-2');
  assert.deepEqual(told1('look'), [], 'all of it');
  camera.middle = { column: -0.5, row: 0 };
  mark('6,-2', '3,-2');
  assert.deepEqual(camera.middle, { column: 1, row: 0 });
});

test('marks move no table under a finger, and none of those who do not follow', () => {
  start();
  obey();
  camera.isHeld = true;
  mark('30,-2');
  assert.deepEqual(told1('look'), []);
  camera.isHeld = false;
  mark('30,-2');
  assert.equal(told1('look').length, 1, 'when it is lifted');
  control.toggleFollowing();
  mark('-30,-2');
  assert.equal(told1('look').length, 1);
});

test('who does not want to follow is left where they are, and else led to the last action', () => {
  start();
  control.toggleFollowing();
  settle(true);
  assert.deepEqual([control.isFollowing, told1('reveal'), told1('requestUpdate').length], [false, [], 1]);
  control.toggleFollowing();
  assert.deepEqual([control.isFollowing, told1('requestUpdate').length], [true, 2]);
  assert.deepEqual(told1('reveal'), [['reveal', { column: 2, row: -2 }, true]]);
});

test('a viewport that gets smaller shows the same tiles smaller, and larger again as before', () => {
  start();
  camera.look = (/** @type {object} */ middle, /** @type {number} */ size) => Object.assign(camera, { middle, size });
  settle();
  camera.height = 150;
  settle();
  assert.equal(camera.size, 15);
  camera.height = 90;
  settle();
  assert.equal(camera.size, 14, 'not too small to be seen');
  camera.height = 300;
  settle();
  assert.equal(camera.size, 30);
  camera.height = 150;
  settle();
  Object.assign(camera, { size: 20, middle: { column: 2, row: 1 } });
  settle();
  camera.height = 300;
  settle();
  assert.deepEqual([camera.size, camera.middle], [20, { column: 2, row: 1 }], 'what somebody has moved stays so');
  control.isFollowing = false;
  camera.height = 150;
  settle();
  assert.equal(camera.size, 20);
});

test('before there is a view the origin is the anchor', () => {
  assert.deepEqual(control.anchor, { x: 0, y: 0 });
});

test('a square or the whole table is brought into sight, in a glide or at once', () => {
  start();
  control.reveal('3,-2');
  control.reveal('3,-2', false);
  control.fit();
  control.fit(false);
  const area = { left: 0, right: 2, top: -2, bottom: 0 };
  assert.deepEqual(told, [
    ['reveal', { column: 0, row: 0 }, true],
    ['reveal', { column: 0, row: 0 }, false],
    ['fit', area, true],
    ['fit', area, false],
  ]);
});

test('a board with edges cannot be moved even if a camera is still there', () => {
  start();
  Object.defineProperty(board, 'geometry', { value: new Geometry(/** @type {any} */ ({ files: 8, ranks: 8 }), false) });
  control.reveal('a1');
  control.fit();
  settle(true);
  assert.deepEqual(told, [['attach', null]]);
});

test('when the camera has gone far the anchor comes after it, and the same squares stay in sight', () => {
  start();
  camera.middle = { column: 1999.9, row: -1999.9 };
  settle();
  assert.deepEqual(told1('shiftAnchor'), []);
  const far = [2000, 0.4, -2500.4, 1, 0, 2000, 1.6, -3000];
  while (far.length > 0) {
    const [column, row] = far.splice(0, 2);
    start();
    camera.middle = { column, row };
    const [wholeColumn, wholeRow] = [Math.round(column), Math.round(row)];
    const { x, y } = control.anchor;
    settle();
    assert.deepEqual(told1('shiftAnchor'), [['shiftAnchor', { column: wholeColumn, row: wholeRow }]]);
    assert.deepEqual(control.anchor, { x: x + wholeColumn, y: y - wholeRow });
  }
  start();
  camera.middle = { column: 9000, row: 0 };
  camera.isSet = false;
  camera.fit = () => {};
  settle();
  assert.deepEqual(told1('shiftAnchor'), []);
});

// ----- the real camera, which asks what input is its own

/** Only what the camera needs to be made. */
function fakeBrowser(/** @type {import('node:test').TestContext} */ context) {
  const globals = /** @type {any} */ (globalThis);
  globals.ResizeObserver = class {
    observe() {}
    disconnect() {}
  };
  globals.Element = class {
    constructor(isControl = false) {
      this.isControl = isControl;
    }
    closest() {
      return this.isControl ? this : null;
    }
  };
  context.after(() => {
    delete globals.ResizeObserver;
    delete globals.Element;
  });
  return globals.Element;
}

test('a table without edges has its camera at once, and keeps it; a board with edges has none', (context) => {
  fakeBrowser(context);
  control.prepare(true, true);
  const first = control.camera;
  assert.ok(first instanceof Camera);
  control.prepare(true, false);
  assert.equal(control.camera, first);
  control.prepare(false, true);
  assert.equal(control.camera, null);
});

test('what is pressed on an own tile or a button is not the camera’s; wheels and two fingers are', (context) => {
  const Element = fakeBrowser(context);
  control.prepare(true, true);
  const isMine = control.isMine.bind(control);
  const event = (/** @type {object} */ given, isControl = false) =>
    /** @type {any} */ ({ composedPath: () => [new Element(isControl)], type: 'pointerdown', button: 0, ...given });
  board.squareUnder = (/** @type {any} */ { clientX }) => (clientX < 0 ? null : `${clientX},0`);
  board.canGrab = (/** @type {string} */ square) => square === '5,0';
  assert.equal(isMine(event({ clientX: 5 })), false, 'an own tile');
  assert.equal(isMine(event({ clientX: 4 })), true, 'another square');
  assert.equal(isMine(event({ clientX: -1 })), true, 'beside the grid');
  assert.equal(isMine(event({ clientX: 4 }, true)), false, 'a button');
  assert.equal(isMine(event({ type: 'wheel', clientX: 5 })), true);
  assert.equal(isMine(event({ type: 'wheel' }, true)), false, 'the wheel over a menu');
  assert.equal(isMine(event({ clientX: 4, button: 1 })), true, 'the middle button');
  assert.equal(isMine(event({ clientX: 4, button: 2 })), false, 'the right button');
  assert.equal(isMine(event({ clientX: 5 }), true), true, 'a second finger');
  isFocused = false;
  assert.equal(isMine(event({ type: 'wheel', clientX: 5 })), false, 'the wheel scrolls the page while nobody is here');
  assert.equal(isMine(event({ type: 'wheel', ctrlKey: true })), true, 'two fingers on a touchpad');
  assert.equal(isMine(event({ clientX: 4, pointerType: 'touch' })), false, 'a finger scrolls the page, too');
  assert.equal(isMine(event({ clientX: 4 })), true, 'the mouse does not');
  board.whole = false;
  assert.equal(isMine(event({ type: 'wheel', clientX: 5 })), true, 'our own page does not scroll');
});
