// Which part of a table without edges is in sight. The viewport is a stand-in: an element that has a size, and keeps
// its listeners.

import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { Camera } from '../../../shell/board/camera.js';
import * as input from '../../../shell/board/camera-input.js';

const globals = /** @type {any} */ (globalThis);
const names = ['ResizeObserver', 'SVGElement', 'matchMedia', 'requestAnimationFrame', 'cancelAnimationFrame'];
const known = Object.fromEntries(names.map((name) => [name, globals[name]]));

/** Whether people want no motion. */
let isStill = true;
/** What is called for the next frame. @type {(() => void) | null} */
let frame = null;
/** Tells the camera that its viewport has another size. */
let resize = () => {};
/** What time it is, in milliseconds. */
let now = 0;

before(() => {
  globals.navigator ??= {};
  globals.ResizeObserver = class {
    constructor(/** @type {() => void} */ run) {
      resize = run;
    }
    observe() {}
    disconnect() {}
  };
  globals.SVGElement = class {};
  globals.matchMedia = () => ({ matches: isStill });
  globals.requestAnimationFrame = (/** @type {() => void} */ run) => {
    frame = run;
    return 1;
  };
  globals.cancelAnimationFrame = () => {
    frame = null;
  };
});

after(() => {
  for (const name of names) globals[name] = known[name];
});

/** @type {{ clientWidth: number, clientHeight: number, listeners: Map<string, (event: any) => void> } & any} */
let viewport;
/** @type {Camera} */
let camera;
/** How often something has changed. */
let changes = 0;
/** Whether the next press or wheel is the camera's. */
let isMine = true;

beforeEach((context) => {
  const { mock } = /** @type {import('node:test').TestContext} */ (context);
  mock.method(performance, 'now', () => now);
  isStill = true;
  isMine = true;
  frame = null;
  now = 0;
  /** @type {Map<string, (event: any) => void>} */
  const listeners = new Map();
  viewport = {
    clientWidth: 800,
    clientHeight: 400,
    listeners,
    style: { setProperty() {} },
    addEventListener: (/** @type {string} */ type, /** @type {any} */ run) => listeners.set(type, run),
    removeEventListener: (/** @type {string} */ type) => listeners.delete(type),
  };
  camera = new Camera(
    () => changes++,
    () => isMine,
  );
  camera.attach(viewport);
  camera.takeInput(input);
  changes = 0;
});

const near = (/** @type {number} */ one, /** @type {number} */ other) =>
  assert.ok(Math.abs(one - other) < 1e-6, `${one}`);

/** Draws frames until the glide is over, so many milliseconds apart. */
function glide(step = 50) {
  let count = 0;
  while (frame) {
    const run = frame;
    frame = null;
    now += step;
    run();
    count++;
  }
  return count;
}

test('all of an area is brought into sight, with a margin, in the middle', () => {
  assert.equal(camera.isSet, false);
  camera.fit({ left: -10, right: 29, top: -2, bottom: 3 });
  assert.equal(camera.isSet, true);
  near(camera.middle.column, 10);
  near(camera.middle.row, 1);
  const { left, right, top, bottom } = camera.area;
  assert.ok(left <= -11 && right >= 31 && top <= -3 && bottom >= 5);
  assert.ok(left > -12 && right < 32, 'and no more than that');
  near(right - left, 800 / camera.size);
  near(bottom - top, 400 / camera.size);
  assert.ok(changes > 0);
});

test('a place is shown at once, as large as is said', () => {
  isStill = false;
  camera.look({ column: 3, row: -2 }, 20);
  assert.deepEqual([camera.isSet, frame, camera.size], [true, null, 20]);
  near(camera.middle.column, 3);
  near(camera.middle.row, -2);
});

test('a few tiles are not drawn larger than is comfortable, and many not too small to be seen', () => {
  camera.fit({ left: 0, right: 0, top: 0, bottom: 0 });
  const few = camera.size;
  assert.ok(few > 40 && few < 112);
  near(camera.middle.column, 0.5);
  camera.fit({ left: 0, right: 1, top: 0, bottom: 0 });
  assert.equal(camera.size, few);
  camera.fit({ left: -9999, right: 9999, top: 0, bottom: 0 });
  assert.equal(camera.size, 8);
});

test('places are found where they are seen, and none beside the viewport', () => {
  camera.fit({ left: 0, right: 9, top: 0, bottom: 3 });
  const { column, row } = camera.placeAt(400, 200);
  near(column, 5);
  near(row, 2);
  near(camera.origin.x, 400 - 5 * camera.size);
  near(camera.origin.y, 200 - 2 * camera.size);
  near(camera.placeAt(400 + camera.size, 200).column, 6);
  assert.ok(camera.placeUnder(0, 0) && camera.placeUnder(799, 399));
  for (const [x, y] of [
    [-1, 0],
    [0, -1],
    [800, 0],
    [0, 400],
  ])
    assert.equal(camera.placeUnder(x, y), null);
});

test('the middle stays when the viewport changes its size, and a hidden one changes nothing', () => {
  camera.fit({ left: 0, right: 9, top: 0, bottom: 3 });
  const { size } = camera;
  viewport.clientWidth = 500;
  viewport.clientHeight = 900;
  changes = 0;
  resize();
  near(camera.middle.column, 5);
  near(camera.middle.row, 2);
  assert.equal(camera.size, size);
  assert.deepEqual([camera.width, camera.height], [500, 900]);
  assert.ok(changes > 0);
  changes = 0;
  resize();
  viewport.clientWidth = 0;
  resize();
  assert.deepEqual([camera.width, camera.height, changes], [500, 900, 0]);
});

test('a viewport that gets its size later is told of, and is not placed before it was pointed at anything', () => {
  camera.attach(null);
  viewport.clientWidth = 0;
  camera = new Camera(
    () => changes++,
    () => true,
  );
  camera.attach(viewport);
  assert.deepEqual([camera.width, changes], [0, 0]);
  viewport.clientWidth = 300;
  resize();
  assert.deepEqual([camera.width, changes, camera.isSet], [300, 1, false]);
});

test('a square beyond the edge is brought into sight by the shortest way, one in sight is left', () => {
  camera.fit({ left: 0, right: 9, top: 0, bottom: 3 });
  const { middle, size } = camera;
  camera.reveal({ column: 5, row: 2 });
  assert.deepEqual(camera.middle, middle);
  const { right } = camera.area;
  camera.reveal({ column: 20, row: 2 });
  near(camera.middle.row, middle.row);
  near(camera.area.right, 20 + 2);
  assert.ok(camera.area.right > right);
  camera.reveal({ column: -20, row: 2 });
  near(camera.area.left, -21);
  camera.reveal({ column: -20, row: 30 });
  near(camera.area.bottom, 32);
  camera.reveal({ column: -20, row: -30 });
  near(camera.area.top, -31);
  assert.equal(camera.size, size);
});

test('a square is moved to the middle', () => {
  camera.fit({ left: 0, right: 9, top: 0, bottom: 3 });
  const { size } = camera;
  camera.center({ column: 100, row: -50 });
  near(camera.middle.column, 100.5);
  near(camera.middle.row, -49.5);
  assert.equal(camera.size, size);
});

test('squares grow and shrink around the middle, within limits', () => {
  camera.fit({ left: 0, right: 9, top: 0, bottom: 3 });
  const { middle, size } = camera;
  camera.zoomBy(1.3);
  near(camera.size, size * 1.3);
  near(camera.middle.column, middle.column);
  assert.ok(camera.canZoomBy(1.3) && camera.canZoomBy(1 / 1.3));
  camera.zoomBy(1000);
  assert.equal(camera.size, 112);
  assert.ok(!camera.canZoomBy(1.3) && camera.canZoomBy(1 / 1.3));
  camera.zoomBy(1 / 1000);
  assert.equal(camera.size, 8);
  assert.ok(camera.canZoomBy(1.3) && !camera.canZoomBy(1 / 1.3));
});

test('when the anchor moves the same part stays in sight', () => {
  camera.fit({ left: 0, right: 9, top: 0, bottom: 3 });
  const { size } = camera;
  camera.shiftAnchor({ column: 3, row: -7 });
  near(camera.middle.column, 5 - 3);
  near(camera.middle.row, 2 + 7);
  assert.equal(camera.size, size);
});

test('a glide leads from here to there, faster first, and ends', () => {
  camera.fit({ left: 0, right: 9, top: 0, bottom: 3 });
  isStill = false;
  camera.center({ column: 14.5, row: 1.5 });
  near(camera.middle.column, 5);
  /** @type {number[]} */
  const columns = [];
  while (frame) {
    const run = /** @type {() => void} */ (frame);
    frame = null;
    now += 50;
    run();
    columns.push(camera.middle.column);
    near(camera.middle.row, 2);
  }
  assert.ok(columns.length > 3 && columns.length < 10);
  near(columns[columns.length - 1], 15);
  const steps = columns.map((column, i) => column - (columns[i - 1] ?? 5));
  for (const [i, step] of steps.entries()) assert.ok(i === 0 || (step > 0 && step < steps[i - 1]));
});

test('a glide that changes the size ends exactly, and on the way both ends stay in order', () => {
  camera.fit({ left: 0, right: 9, top: 0, bottom: 3 });
  isStill = false;
  const from = camera.size;
  camera.fit({ left: 0, right: 99, top: 0, bottom: 3 });
  assert.equal(camera.size, from);
  const count = glide();
  assert.ok(count > 3);
  near(camera.middle.column, 50);
  near(camera.middle.row, 2);
  assert.ok(camera.size < from);
});

test('what will be in sight after the glide is left; a press stops the glide where it is', () => {
  camera.fit({ left: 0, right: 9, top: 0, bottom: 3 });
  isStill = false;
  camera.center({ column: 100, row: 1 });
  const run = frame;
  camera.reveal({ column: 101, row: 1 });
  assert.equal(frame, run, 'the same glide goes on');
  camera.reveal({ column: 300, row: 1 });
  glide();
  near(camera.area.right, 302);
  camera.center({ column: 0, row: 1 });
  camera.center({ column: 0, row: 1 });
  glide(1000);
  near(camera.middle.column, 0.5);
});

/** Turns the wheel at a point of the viewport. */
function wheel(/** @type {number} */ deltaY, /** @type {number} */ clientX, /** @type {number} */ clientY) {
  const event = { type: 'wheel', deltaY, deltaMode: 0, clientX, clientY, currentTarget: viewport };
  const stop = { preventDefault() {}, stopImmediatePropagation() {} };
  viewport.listeners.get('wheel').call(viewport, { ...event, ...stop });
}

test('the wheel makes squares larger around the point under it, if it is the camera’s', (context) => {
  context.mock.method(globalThis, 'setTimeout', /** @type {any} */ (() => 1));
  viewport.getBoundingClientRect = () => ({ left: 0, top: 0 });
  viewport.clientLeft = 0;
  viewport.clientTop = 0;
  camera.fit({ left: 0, right: 9, top: 0, bottom: 3 });
  const { size } = camera;
  const { column, row } = camera.placeAt(100, 50);
  isMine = false;
  wheel(-100, 100, 50);
  assert.equal(camera.size, size);
  isMine = true;
  wheel(-100, 100, 50);
  assert.ok(camera.size > size);
  near(camera.placeAt(100, 50).column, column);
  near(camera.placeAt(100, 50).row, row);
});

test('before what moves it by hand is there, the wheel is kept, and moves it then', (context) => {
  context.mock.method(globalThis, 'setTimeout', /** @type {any} */ (() => 1));
  camera = new Camera(
    () => changes++,
    () => isMine,
  );
  viewport.listeners.clear();
  Object.assign(viewport, { clientLeft: 0, clientTop: 0, getBoundingClientRect: () => ({ left: 0, top: 0 }) });
  viewport.dispatchEvent = (/** @type {Event} */ event) => wheel(Reflect.get(event, 'deltaY'), 100, 50);
  camera.attach(viewport);
  camera.fit({ left: 0, right: 9, top: 0, bottom: 3 });
  const { size, middle } = camera;
  class Turn extends Event {
    deltaY;
    constructor(/** @type {string} */ type, /** @type {{ deltaY: number }} */ { deltaY }) {
      super(type, { cancelable: true });
      this.deltaY = deltaY;
    }
    composedPath() {
      return [viewport];
    }
  }
  const turn = new Turn('wheel', { deltaY: -100 });
  viewport.listeners.get('wheel')(turn);
  assert.equal(turn.defaultPrevented, true, 'the page is not scrolled');
  assert.equal(camera.size, size);
  camera.takeInput(input);
  assert.ok(camera.size > size);
  assert.notDeepEqual(camera.middle, middle);
});

test('a camera that is let go listens to nothing, and is not moved', () => {
  assert.ok(viewport.listeners.size > 0);
  assert.ok(!viewport.listeners.has('dblclick'));
  camera.fit({ left: 0, right: 9, top: 0, bottom: 3 });
  const { middle } = camera;
  camera.attach(null);
  assert.equal(viewport.listeners.size, 0);
  camera.center({ column: 50, row: 50 });
  assert.deepEqual(camera.middle, middle);
});
