// How a piece moves, as squares of a diagram and in words.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  describeMovement,
  onwardOf,
  pathsOf,
  purposeOf,
  radiusOf,
  reachOf,
  turnSteps,
} from '../../../shell/legend/movement.js';
import { makeWords } from '../support/fakes.js';
import { inLines } from '../support/lists.js';

/** @typedef {import('../../../web/types.js').Step} Step */

/** A step that may go to an empty square or capture, unless it says otherwise. @returns {Step} */
const step = (/** @type {number} */ dx, /** @type {number} */ dy, /** @type {Partial<Step>} */ more = {}) => ({
  dx,
  dy,
  range: 1,
  quiet: true,
  capture: true,
  ...more,
});

const quiet = { capture: undefined };
const capturing = { quiet: undefined };
const offset = (/** @type {number} */ dx, /** @type {number} */ dy) => ({ dx, dy });

/** Places as "x,y purpose", with a "!" for those of a first move only. */
const written = (/** @type {Step[]} */ steps, radius = 2) =>
  reachOf(steps, radius).map(({ dx, dy, purpose, isInitial }) => `${dx},${dy} ${purpose}${isInitial ? '!' : ''}`);

test('what a step is for', () => {
  assert.deepEqual([purposeOf(step(1, 0)), purposeOf(step(1, 0, quiet))], ['both', 'quiet']);
  assert.equal(purposeOf(step(1, 0, capturing)), 'capture');
  const around = { ...quiet, around: /** @type {const} */ (true) };
  assert.equal(purposeOf(step(1, 0, around)), 'around');
  assert.equal(purposeOf(step(1, 0, { ...around, conditional: true })), 'conditional');
});

test('a diagram shows all single steps, and at least two squares to each side', () => {
  assert.deepEqual([radiusOf([]), radiusOf([step(1, 0, { range: 0 })])], [2, 2]);
  assert.deepEqual([radiusOf([step(1, 1), step(-3, 1)]), radiusOf([step(1, -4)])], [3, 4]);
  assert.equal(radiusOf([step(2, 0, { then: [offset(1, 0)] })]), 3);
  assert.equal(radiusOf([step(2, 1, { then: [offset(-3, 2)] })]), 3);
});

test('a quarter turn clockwise sends forward to the right, and all that belongs to a step along', () => {
  const [turned] = turnSteps([step(0, 2, { path: [offset(0, 1)], then: [offset(-1, 3)], range: 0 })], 1);
  assert.deepEqual([turned.dx, turned.dy + 0, turned.range], [2, 0, 0]);
  assert.deepEqual(turned.path, [{ dx: 1, dy: -0 }]);
  assert.deepEqual(turned.then, [{ dx: 3, dy: 1 }]);
});

test('four quarter turns are none', () => {
  const steps = [step(1, 2)];
  assert.equal(turnSteps(steps, 0), steps);
  const around = [1, 2, 3, 4].map((quarters) => turnSteps(steps, quarters).map(({ dx, dy }) => [dx, dy])[0]);
  assert.deepEqual(inLines(around), ['2 -1', '-1 -2', '-2 1', '1 2']);
  assert.equal(turnSteps(steps, 1)[0].path, undefined);
});

test('a step is repeated as often as it may be, as far as the diagram goes', () => {
  assert.deepEqual(written([step(1, 0)]), ['1,0 both']);
  assert.deepEqual(written([step(0, 1, { range: 2, ...quiet })], 3), ['0,1 quiet', '0,2 quiet']);
  assert.deepEqual(written([step(-1, 1, { range: 0 })], 3), ['-1,1 both', '-2,2 both', '-3,3 both']);
  assert.deepEqual(written([step(2, 1, { range: 0 })], 3), ['2,1 both']);
  assert.deepEqual(written([step(1, 2, { range: 0 })], 3), ['1,2 both']);
  assert.deepEqual(written([step(0, 1, { range: 5 })], 2), ['0,1 both', '0,2 both']);
  assert.deepEqual(written([step(3, 0)], 2), []);
});

test('on a bent path it captures what it meets; where it ends it may also come to rest', () => {
  const path = [offset(1, 0), offset(1, 1), offset(2, 1)];
  assert.deepEqual(written([step(2, 1, { path })]), ['1,0 capture', '1,1 capture', '2,1 both']);
});

test('a place that several steps reach stands once, for all that they are for', () => {
  assert.deepEqual(written([step(0, 1, quiet), step(0, 1, capturing)]), ['0,1 both']);
  assert.deepEqual(written([step(0, 1, quiet), step(0, 1, quiet)]), ['0,1 quiet']);
});

test('a place is one of the first move only if no other step reaches it', () => {
  const first = { initial: /** @type {const} */ (true) };
  assert.deepEqual(written([step(0, 2, first)]), ['0,2 both!']);
  assert.deepEqual(written([step(0, 2, first), step(0, 2, first)]), ['0,2 both!']);
  assert.deepEqual(written([step(0, 2, first), step(0, 2)]), ['0,2 both']);
  assert.deepEqual(written([step(0, 2), step(0, 2, first)]), ['0,2 both']);
});

test('where a piece may capture on, from wherever its first part ends', () => {
  const places = (/** @type {Step[]} */ steps, radius = 2) =>
    onwardOf(steps, radius).map(({ dx, dy }) => `${dx},${dy}`);
  assert.deepEqual(places([step(1, 0)]), []);
  assert.deepEqual(places([step(1, 0, { then: [offset(1, 0), offset(0, 1)] })]), ['2,0', '1,1']);
  assert.deepEqual(places([step(1, 0, { then: [offset(-1, 0)] })]), [], 'not back to its own square');
  assert.deepEqual(places([step(1, 0, { then: [offset(-1, 1)] })]), ['0,1']);
  assert.deepEqual(places([step(2, 0, { then: [offset(1, 0)] })]), [], 'not outside');
  assert.deepEqual(places([step(3, 0, { then: [offset(-1, 0)] })]), ['2,0'], 'from outside back in');
  assert.deepEqual(places([step(1, 0, { then: [offset(0, 1)] }), step(0, 1, { then: [offset(1, 0)] })]), ['1,1']);
});

test('paths are the directions in which it goes further than one step', () => {
  const steps = [step(1, 0), step(0, 1, { range: 0 }), step(1, 1, { range: 2 })];
  assert.deepEqual(pathsOf(steps), steps.slice(1));
});

/** The words for steps, each way with its arguments by name. */
const said = (/** @type {Step[]} */ steps) => describeMovement(makeWords(), steps);

test('nothing to say of a piece that does not move', () => {
  assert.equal(said([]), 'way-none');
});

for (const [name, steps, expected] of /** @type {[string, Step[], object][]} */ ([
  ['one straight step', [step(0, 1)], { direction: 'straight', way: 'step', facing: 'forward' }],
  ['sideways', [step(1, 0)], { direction: 'straight', way: 'step', facing: 'all' }],
  ['a diagonal step', [step(-1, -1)], { direction: 'diagonal', way: 'step', facing: 'all' }],
  ['a slide', [step(1, 1, { range: 0 })], { direction: 'diagonal', way: 'slide', range: 0, facing: 'forward' }],
  ['a walk', [step(0, 1, { range: 2 })], { direction: 'straight', way: 'walk', range: 2, facing: 'forward' }],
  ['a knight’s leap', [step(1, 2)], { direction: 'leap', way: 'leap', facing: 'forward' }],
  ['a straight leap', [step(0, -2)], { direction: 'straight', way: 'leap', facing: 'all' }],
  ['a diagonal leap', [step(2, 2)], { direction: 'diagonal', way: 'leap', facing: 'forward' }],
  ['a capture', [step(0, 1, capturing)], { direction: 'straight', way: 'step', facing: 'forward', purpose: 'capture' }],
  [
    'a first move',
    [step(0, 1, { initial: true })],
    { direction: 'straight', way: 'step', facing: 'forward', first: 'yes' },
  ],
  [
    'several in one',
    [step(1, 0), step(-1, 0), step(0, 1)],
    { direction: 'straight', way: 'step', facing: 'all', count: 3 },
  ],
  ['several forward', [step(1, 1), step(-1, 1)], { direction: 'diagonal', way: 'step', facing: 'forward', count: 2 }],
]))
  test(`said: ${name}`, () => {
    const usual = { range: 1, purpose: 'both', first: 'no', count: steps.length };
    const pairs = Object.entries({ ...usual, ...expected }).map((pair) => pair.join('='));
    assert.deepEqual(said(steps).slice('way['.length, -1).split(',').sort(), pairs.sort());
  });

test('said: ways that differ are told one after the other, each once', () => {
  const path = [offset(0, 1)];
  /** @type {Partial<Step>[]} */
  const ways = [{}, { range: 0 }, quiet, { initial: true }, { lame: true }, { path }, { then: path }];
  const differing = [...ways.map((way) => step(0, 1, way)), step(1, 1), step(0, 1, { then: [offset(1, 1)] })];
  assert.equal(said([...differing, ...differing]).split('; ').length, differing.length);
});

test('said: what else is special about a way', () => {
  const after = (/** @type {Partial<Step>} */ more) => said([step(0, 1, more)]).split('], ')[1];
  assert.deepEqual([after({}), after({ lame: true })], [undefined, 'way-lame']);
  assert.equal(after({ path: [offset(0, 1)] }), 'way-bent');
  assert.equal(after({ lame: true, path: [offset(0, 1)] }), 'way-bent, way-lame');
  assert.equal(after({ then: [] }), undefined);
  const direction = (/** @type {[number, number][]} */ ...then) =>
    /, way-then\[direction=(\w+)\]$/.exec(said([step(0, 1, { then: then.map(([dx, dy]) => offset(dx, dy)) })]))?.[1];
  assert.deepEqual([direction([0, 1]), direction([-1, 0], [0, 1])], ['straight', 'straight']);
  assert.deepEqual([direction([1, 1]), direction([1, 1], [1, 0])], ['diagonal', 'any']);
});
