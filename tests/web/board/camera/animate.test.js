// How the difference of two views is animated: in which order, and how slowly.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { animateMoves, usualPace } from '../../../../shell/board/camera/animate.js';
import { Geometry } from '../../../../shell/board/view/geometry.js';
import { handMade } from '../../support/fake-board.js';

let isReduced = false;
const { matchMedia } = globalThis;

beforeEach(() => {
  isReduced = false;
  globalThis.matchMedia = /** @type {any} */ (() => ({ matches: isReduced }));
});

afterEach(() => {
  globalThis.matchMedia = matchMedia;
});

const view = handMade({ a1: 'R' }, []);
const geometry = new Geometry(view, false);
const rook = view.pieces[0];

/**
 * The animations of a difference, in order: which element, when, and for how long.
 * @param {object} difference
 * @param {{ carried?: string, pace?: number }} [how]
 */
function animate(difference, { carried, pace = usualPace } = {}) {
  /** @type {[string, number, number][]} */
  const animations = [];
  const element = (/** @type {string} */ name) => ({
    animate: (/** @type {unknown} */ _frames, /** @type {any} */ { delay = 0, duration }) =>
      animations.push([name, delay, duration]),
  });
  const root = /** @type {any} */ ({
    querySelector: (/** @type {string} */ selector) => element(/"(\d+)"/.exec(selector)?.[1] ?? ''),
    querySelectorAll: () => [element('gone')],
  });
  const whole = /** @type {any} */ ({ moved: [], turned: [], gone: [], ...difference });
  return { animations, time: animateMoves(root, geometry, whole, carried, pace) };
}

const moved = [{ id: 1, from: 'a1', to: 'a4' }];
const turned = [{ id: 2, old: rook, piece: rook }];

test('what is captured goes, and what changes sides turns, when the piece has arrived', () => {
  const { animations, time } = animate({ moved, turned, gone: [rook] });
  const [glide, turn, fade] = animations;
  assert.deepEqual(glide, ['1', 0, usualPace]);
  assert.deepEqual(turn.slice(0, 2), ['2', usualPace]);
  assert.deepEqual(fade.slice(0, 2), ['gone', usualPace]);
  assert.equal(time, usualPace + fade[2]);
});

test('slow motion is slower, and what is captured waits as long', () => {
  const [glide, fade] = animate({ moved, gone: [rook] }, { pace: 900 }).animations;
  assert.deepEqual([glide[2], fade[1]], [900, 900]);
});

test('where the piece was put by hand, or none moves, nothing waits', () => {
  const { animations } = animate({ moved, gone: [rook] }, { carried: 'a4' });
  assert.deepEqual(animations.map(([name, delay]) => `${name} ${delay}`).join(), 'gone 0');
  assert.equal(animate({ turned }).animations[0][1], 0);
});

test('nothing moves for those who want less motion', () => {
  isReduced = true;
  assert.deepEqual(animate({ moved, turned, gone: [rook] }), { animations: [], time: 0 });
});

/** The places of a glide: the part that is done, and how far it is to the end in columns and rows. */
function glide(/** @type {any} */ move) {
  /** @type {any[]} */
  let frames = [];
  const element = { animate: (/** @type {any[]} */ keyframes) => (frames = keyframes) };
  const root = /** @type {any} */ ({ querySelector: () => element, querySelectorAll: () => [] });
  const difference = { moved: [{ id: 1, ...move }], turned: [], gone: [], covered: [], come: [] };
  animateMoves(root, geometry, difference, undefined, usualPace);
  return frames.map(({ offset, transform }) => {
    const [x, y] = transform.match(/-?[\d.]+(?=%)/g).map(Number);
    return `${Math.round(offset * 100)}: ${x / 100},${y / 100}`;
  });
}

test('a piece glides straight, or by way of its landing', () => {
  assert.deepEqual(glide({ from: 'a1', to: 'a4' }), ['0: 0,3', '100: 0,0']);
  assert.deepEqual(glide({ from: 'a1', via: 'a4', to: 'b4' }), ['0: -1,3', '75: -1,0', '100: 0,0']);
});

test('what goes over the edge leaves the board there, and comes in on the other side', () => {
  assert.deepEqual(glide({ from: 'h5', to: 'b3', around: 2 }), [
    '0: 6,-2',
    '25: 6.5,-1.5',
    '25: -1.5,-1.5',
    '100: 0,0',
  ]);
  assert.deepEqual(glide({ from: 'a1', to: 'h1', around: -1 }), ['0: -7,0', '50: -7.5,0', '50: 0.5,0', '100: 0,0']);
});
