// Which part of a table without edges is in sight. The viewport is a stand-in: an element that has a size, and keeps
// its listeners.

import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { Camera } from '../../../../shell/board/camera/camera.js';

const globals = /** @type {any} */ (globalThis);

/** Whether people want no motion. */
let isStill = true;
/** The function that the next frame calls. @type {(() => void) | null} */
let frame = null;
/** Tells the camera that its viewport has another size. */
let resize = () => {};
/** The time, in milliseconds. */
let now = 0;

before(() => {
  globals.ResizeObserver = class {
    constructor(/** @type {() => void} */ run) {
      resize = run;
    }
    observe() {}
    disconnect() {}
  };
  globals.matchMedia = () => ({ matches: isStill });
  globals.requestAnimationFrame = (/** @type {() => void} */ run) => {
    frame = run;
    return 1;
  };
  globals.cancelAnimationFrame = () => {
    frame = null;
  };
  globals.addEventListener = (/** @type {string} */ type, /** @type {any} */ run) => heard.set(type, run);
  globals.removeEventListener = (/** @type {string} */ type) => heard.delete(type);
});

/** @type {{ clientWidth: number, clientHeight: number, listeners: Map<string, (event: any) => void> } & any} */
let viewport;
/** @type {Camera} */
let camera;
/** How often something has changed. */
let changes = 0;
/** Whether the next press or wheel is the camera's. */
let isMine = true;
/** How many turns of the wheel did not scroll the page. */
let prevented = 0;
/** The listeners of the window. @type {Map<string, (event: any) => void>} */
const heard = new Map();

beforeEach((context) => {
  const { mock } = /** @type {import('node:test').TestContext} */ (context);
  mock.method(performance, 'now', () => now);
  mock.method(globalThis, 'setTimeout', /** @type {any} */ (() => 1));
  heard.clear();
  prevented = 0;
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
    offsetWidth: 800,
    offsetHeight: 400,
    getBoundingClientRect: () => ({ left: 0, top: 0, right: 800, bottom: 400 }),
    getRootNode: () => ({ querySelectorAll: () => [] }),
    addEventListener: (/** @type {string} */ type, /** @type {any} */ run) => listeners.set(type, run),
    removeEventListener: (/** @type {string} */ type) => listeners.delete(type),
  };
  camera = new Camera(
    () => changes++,
    () => isMine,
  );
  camera.attach(viewport);
  changes = 0;
});

const near = (/** @type {number} */ one, /** @type {number} */ other) =>
  assert.ok(Math.abs(one - other) < 1e-6, `${one}`);

/** Shows an area of columns from 0 on and four rows, whose middle row is 2; tells what is seen then. */
function fit(/** @type {number} */ right = 9) {
  camera.fit({ left: 0, right, top: 0, bottom: 3 });
  return { middle: camera.middle, size: camera.size };
}

/** The middle of what is seen is there. */
function nearMiddle(/** @type {number} */ column, /** @type {number} */ row) {
  near(camera.middle.column, column);
  near(camera.middle.row, row);
}

/** The point of the plane that is seen at a point of the viewport is the one given. */
function nearPlace(/** @type {[x: number, y: number]} */ point, /** @type {{ column: number, row: number }} */ place) {
  near(camera.placeAt(...point).column, place.column);
  near(camera.placeAt(...point).row, place.row);
}

/** Draws frames until the glide is over, so many milliseconds apart. */
function glide(step = 50, look = () => {}) {
  let count = 0;
  while (frame) {
    const run = frame;
    frame = null;
    now += step;
    run();
    look();
    count++;
  }
  return count;
}

test('all of an area is brought into sight, with a margin, in the middle', () => {
  assert.equal(camera.isSet, false);
  camera.fit({ left: -10, right: 29, top: -2, bottom: 3 });
  assert.equal(camera.isSet, true);
  nearMiddle(10, 1);
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
  fit();
  const { column, row } = camera.placeAt(400, 200);
  near(column, 5);
  near(row, 2);
  near(camera.origin.x, 400 - 5 * camera.size);
  near(camera.origin.y, 200 - 2 * camera.size);
  near(camera.placeAt(400 + camera.size, 200).column, 6);
  assert.ok(camera.placeUnder(0, 0) && camera.placeUnder(799, 399));
  const beside = [camera.placeUnder(-1, 0), camera.placeUnder(0, -1), camera.placeUnder(800, 0)];
  assert.deepEqual([...beside, camera.placeUnder(0, 400)], [null, null, null, null]);
});

test('the middle stays when the viewport changes its size, and a hidden one changes nothing', () => {
  const { size } = fit();
  viewport.clientWidth = 500;
  viewport.clientHeight = 900;
  changes = 0;
  resize();
  nearMiddle(5, 2);
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
  const { middle, size } = fit();
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
  const { size } = fit();
  camera.center({ column: 100, row: -50 });
  nearMiddle(100.5, -49.5);
  assert.equal(camera.size, size);
});

test('squares grow and shrink around the middle, within limits', () => {
  const { middle, size } = fit();
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
  const { size } = fit();
  camera.shiftAnchor({ column: 3, row: -7 });
  nearMiddle(5 - 3, 2 + 7);
  assert.equal(camera.size, size);
});

test('a glide leads from here to there, faster first, and ends', () => {
  fit();
  isStill = false;
  camera.center({ column: 14.5, row: 1.5 });
  near(camera.middle.column, 5);
  /** @type {number[]} */
  const columns = [];
  glide(50, () => {
    columns.push(camera.middle.column);
    near(camera.middle.row, 2);
  });
  assert.ok(columns.length > 3 && columns.length < 10);
  near(columns[columns.length - 1], 15);
  const steps = columns.map((column, i) => column - (columns[i - 1] ?? 5));
  for (const [i, step] of steps.entries()) assert.ok(i === 0 || (step > 0 && step < steps[i - 1]));
});

test('a glide that changes the size ends exactly, and on the way both ends stay in order', () => {
  fit();
  isStill = false;
  const from = camera.size;
  fit(99);
  assert.equal(camera.size, from);
  const count = glide();
  assert.ok(count > 3);
  nearMiddle(50, 2);
  assert.ok(camera.size < from);
});

test('what will be in sight after the glide is left; a press stops the glide where it is', () => {
  fit();
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
  const event = { type: 'wheel', deltaY, deltaMode: 0, clientX, clientY, preventDefault: () => prevented++ };
  viewport.listeners.get('wheel')(event);
}

test('the wheel makes squares larger around the point under it, if it is the camera’s', () => {
  const { size } = fit();
  const { column, row } = camera.placeAt(100, 50);
  isMine = false;
  wheel(-100, 100, 50);
  assert.deepEqual([camera.size, prevented], [size, 0]);
  isMine = true;
  wheel(-100, 100, 50);
  assert.ok(camera.size > size);
  assert.equal(prevented, 1, 'the page is not scrolled');
  nearPlace([100, 50], { column, row });
  for (let i = 0; i < 40; i++) wheel(-1000, 100, 50);
  assert.equal(camera.size, 112);
});

/** Events of a pointer: in the viewport at first, and then anywhere in the window. */
function point(
  /** @type {'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'} */ type,
  /** @type {number} */ clientX,
  /** @type {number} */ clientY,
  pointerId = 1,
  pointerType = 'touch',
  buttons = 1,
) {
  const listeners = type === 'pointerdown' ? viewport.listeners : heard;
  listeners.get(type)?.({ type, clientX, clientY, pointerId, pointerType, buttons });
}

test('what is grabbed stays under the pointer; the click at the end of a drag is none, another one is', () => {
  const { size } = fit();
  const { column, row } = camera.placeAt(100, 50);
  point('pointerdown', 100, 50);
  for (const [x, y] of [
    [101, 51],
    [300, 170],
  ]) {
    point('pointermove', x, y);
    nearPlace([x, y], { column, row });
  }
  point('pointermove', 0, 0, 2);
  near(camera.placeAt(300, 170).column, column);
  point('pointerup', 300, 170);
  assert.deepEqual([camera.size, heard.has('click'), heard.has('pointermove')], [size, true, false]);
  heard.delete('click');
  point('pointerdown', 100, 50);
  point('pointermove', 102, 51);
  point('pointerup', 102, 51);
  assert.equal(heard.has('click'), false);
});

test('a table is let go where the mouse comes back without its button, whose end nobody heard', () => {
  fit();
  point('pointerdown', 100, 50, 1, 'mouse');
  point('pointermove', 200, 80, 1, 'mouse');
  const { middle } = camera;
  point('pointermove', 300, 170, 1, 'mouse', 0);
  assert.deepEqual([camera.middle, heard.has('pointermove')], [middle, false]);
});

test('a press on what is not the camera’s moves nothing, but a second finger takes both', () => {
  fit(29);
  const { middle } = camera;
  isMine = false;
  point('pointerdown', 100, 50);
  point('pointermove', 200, 80);
  assert.deepEqual(camera.middle, middle);
  isMine = true;
  const [one, other] = [camera.placeAt(200, 80), camera.placeAt(300, 80)];
  point('pointerdown', 300, 80, 2);
  point('pointermove', 350, 80, 2);
  point('pointermove', 150, 80);
  near(camera.placeAt(150, 80).column, one.column);
  nearPlace([350, 80], other);
  const { size } = camera;
  const { column } = camera.placeAt(350, 80);
  point('pointerup', 150, 80);
  point('pointermove', 400, 80, 2);
  near(camera.placeAt(400, 80).column, column);
  assert.equal(camera.size, size, 'the finger that is left moves it alone');
  point('pointercancel', 400, 80, 2);
  assert.equal(heard.has('pointermove'), false);
});

test('a camera that is let go listens to nothing, and is not moved', () => {
  assert.ok(viewport.listeners.size > 0);
  const { middle } = fit();
  camera.attach(null);
  assert.equal(viewport.listeners.size, 0);
  camera.center({ column: 50, row: 50 });
  assert.deepEqual(camera.middle, middle);
});
