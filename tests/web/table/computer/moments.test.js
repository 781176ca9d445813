// A review's reckoning with scores: the chances along the game, the loss of each turn, and how accurate it was.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accuracyOf, findChances, findMoments, judgeTurns } from '../../../../shell/table/computer/moments.js';
import { inLines, inWords } from '../../support/lists.js';

/** A point with the score of the seat that is to act; others of lesser depths. @returns {any} */
const point = (/** @type {number} */ ply, seat = '', score = 0, scores = {}, line = ['best']) => ({
  ply,
  report: seat === '' ? null : { seat, score, line, now: [0, 0, 0] },
  scores,
});

/** @returns {any} */
const step = (/** @type {string} */ seat, text = 'played', /** @type {string[]} */ ousted = []) => ({
  seat,
  text,
  ousted,
});

const ongoing = /** @type {const} */ ({ result: 'ongoing' });
const won = /** @type {const} */ ({ result: 'win', winner: 'b' });
const rounded = (/** @type {number[]} */ values) => values.map((value) => Number(value.toFixed(3)) + 0);

/** Actions of both seats in turn. */
const alternating = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => step('wb'[i % 2]));

test('two seats: the chances are those of the first and what is left of it', () => {
  const chances = findChances([point(0, 'w', 600), point(1, 'b', 600), point(2)], alternating(2), 'wb', won);
  assert.deepEqual(rounded(chances.map(([white]) => white)), [0.909, 0.091, 0]);
  for (const [white, black] of chances) assert.ok(Math.abs(white + black - 1) < 1e-9);
});

test('a draw leaves everybody an equal share', () => {
  const draw = /** @type {const} */ ({ result: 'draw', reason: 'agreement' });
  assert.deepEqual(findChances([point(0)], [], 'wb', draw), [[0.5, 0.5]]);
  assert.deepEqual(findChances([point(0)], [], 'abcd', draw), [[0.25, 0.25, 0.25, 0.25]]);
});

test('a turn of several actions is judged as one', () => {
  const steps = [step('w'), step('w'), step('w'), step('b')];
  const points = [point(0, 'w', 0), point(3, 'b', 900), point(4, 'w', -900)];
  const turns = judgeTurns(points, steps, 'wb', ongoing);
  assert.deepEqual(inWords(turns, 'ply', 'end', 'seat'), ['0 3 w', '3 4 b']);
  assert.deepEqual(rounded(turns.map(({ loss }) => loss)), [0.469, 0]);
});

test('both sides of a turn are looked at equally far', () => {
  const steps = [step('w'), step('w'), step('w'), step('b')];
  // At depth 6 nothing is lost to depth 3 of what comes after; that depth 4 sees more is nobody's fault.
  const points = [point(0, 'w', 20, { 4: 90, 5: 80, 6: 20 }), point(3, 'b', 500, { 1: 300, 3: -20, 4: 500 })];
  assert.deepEqual(rounded(judgeTurns(points, steps, 'wb', ongoing).map(({ loss }) => loss)), [0]);
  const apart = [point(0, 'w', 0, { 3: 0 }), point(3, 'b', 600, { 1: 600 })];
  const losses = rounded(judgeTurns(apart, steps, 'wb', ongoing).map(({ loss }) => loss));
  assert.deepEqual(losses, [0.409], 'else at the last');
});

test('a turn that is not complete is not judged, nor one that was not searched on both sides', () => {
  const steps = [step('w'), step('w'), step('b'), step('b')];
  const points = [point(0, 'w', 0), point(2, 'b', 0), point(4, 'b', -900)];
  assert.equal(judgeTurns(points, steps, 'wb', ongoing).length, 1);
  assert.equal(judgeTurns(points.slice(0, 1), steps, 'wb', ongoing).length, 0);
});

test('the end counts as it is', () => {
  const points = [point(0, 'w', 0), point(1)];
  assert.deepEqual(rounded(judgeTurns(points, [step('w')], 'wb', won).map(({ loss }) => loss)), [0.5]);
  const draw = /** @type {const} */ ({ result: 'draw', reason: 'stalemate' });
  assert.deepEqual(rounded(judgeTurns(points, [step('w')], 'wb', draw).map(({ loss }) => loss)), [0]);
});

test('the turn that was expected is no slip, however it turned out', () => {
  for (const [text, loss] of Object.entries({ best: 0, played: 0.969 })) {
    const turns = judgeTurns([point(0, 'w', 900), point(1)], [step('w', text)], 'wb', won);
    assert.deepEqual(rounded(turns.map(({ loss }) => loss)), [loss], text);
  }
});

/** Turns of one seat that lost so much each. @returns {any[]} */
const losing = (/** @type {number[]} */ losses, seat = 'w', first = 0) =>
  losses.map((loss, i) => {
    const ply = first + 2 * i;
    return { ply, end: ply + 1, seat, loss, before: point(ply, seat, 0), after: point(ply + 1, 'b', 0, {}, ['reply']) };
  });

test('a slip begins at a loss of 12 in a hundred, what turns a game at 25', () => {
  const kinds = (/** @type {number} */ loss) => findMoments(losing([loss]), 'wb').map(({ kind }) => kind);
  assert.deepEqual([0.1199, 0.12, 0.2499, 0.25, -0.5].map(kinds), [[], ['slip'], ['slip'], ['turning'], []]);
  const [{ ply, end, seat, turns, better, answer }] = findMoments(losing([0.3]), 'wb');
  assert.deepEqual([ply, end, seat, turns, better, answer], [0, 1, 'w', 1, ['best'], ['reply']]);
});

test('what is given away little by little is told once it is enough', () => {
  const told = (/** @type {number[]} */ losses) =>
    findMoments(losing(losses), 'wb').map(({ kind, ply, turns, loss }) => [
      kind,
      ply / 2,
      turns,
      Number(loss.toFixed(3)),
    ]);
  assert.deepEqual(told([0.05, 0.05, 0.04]), []);
  assert.deepEqual(told([0, 0.06, 0.05, 0.05, -0.02]), [['slow', 1, 3, 0.16]]);
  assert.deepEqual(inLines(told([0.08, 0.08, -0.2, 0.09, 0.09])), ['slow 0 2 0.16', 'slow 3 2 0.18']);
  assert.deepEqual(told([0.09, 0.13, 0.09]), [['slip', 1, 1, 0.13]], 'a slip ends it');
});

test('each seat loses for itself, and all is told in the order of the game', () => {
  const turns = [...losing([0.08, 0.08, 0.3]), ...losing([0.02, 0.2, 0.02], 'b', 1)].sort((a, b) => a.ply - b.ply);
  assert.deepEqual(inWords(findMoments(turns, 'wb'), 'kind', 'seat', 'ply'), ['slow w 0', 'slip b 3', 'turning w 4']);
});

test('accuracy: the mean of all turns, from 1 for nothing to 0 for a quarter of the chances', () => {
  assert.equal(accuracyOf(losing([0, -0.1, 0.125, 0.25, 0.9]), 'w'), 0.5);
  assert.equal(accuracyOf(losing([0.1]), 'b'), null);
});

// ----- more than two seats

test('many seats: a seat that has not acted yet counts with what it is sure of at its first turn', () => {
  const points = [point(0, 'a', 0), point(1, 'b', 600), point(2, 'c', 0), point(3, 'a', 600)];
  const steps = [step('a'), step('b'), step('c')];
  assert.deepEqual(inLines(findChances(points, steps, 'abc', ongoing).map(rounded)), [
    '0.083 0.833 0.083',
    '0.083 0.833 0.083',
    '0.083 0.833 0.083',
    '0.476 0.476 0.048',
  ]);
  assert.deepEqual(rounded(findChances([points[0]], steps, 'abc', ongoing)[0]), [0.333, 0.333, 0.333]);
});

test('many seats: one that never acts again has lost nothing that is known', () => {
  const points = [point(0, 'a', 900), point(1, 'b', 900), point(2, 'c', 0)];
  const turns = judgeTurns(points, [step('a'), step('b')], 'abc', ongoing);
  const losses = turns.map(({ loss }) => loss);
  assert.deepEqual(losses, [0, 0]);
});

test('many seats: a seat is out from the action on that put it out', () => {
  const points = [point(0, 'a', 0), point(1, 'b', 0), point(2, 'a', 0)];
  const steps = [step('a'), step('b', 'x', ['c']), step('a')];
  const chances = findChances(points, steps, 'abc', ongoing).map(([, , third]) => third > 0);
  assert.deepEqual(chances, [true, true, false]);
});

test('many seats: who has less at the next turn, or is out by then, gave something away', () => {
  const steps = [step('a'), step('b'), step('c', 'x', ['b']), step('a'), step('c')];
  const points = [point(0, 'a', 0), point(1, 'b', 0), point(2, 'c', 100), point(3, 'a', -900), point(4, 'c', 100)];
  const outcome = /** @type {const} */ ({ result: 'win', winner: 'c' });
  const chances = findChances([...points, point(5)], steps, 'abc', outcome);
  for (const shares of chances) assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
  assert.deepEqual([chances[3][1], chances[5]], [0, [0, 0, 1]]);
  const turns = judgeTurns([...points, point(5)], steps, 'abc', outcome);
  assert.deepEqual(inWords(findMoments(turns, 'abc'), 'ply', 'seat'), ['0 a', '1 b']);
  assert.deepEqual(rounded(turns.slice(0, 2).map(({ loss }) => loss)), [0.469, 0.5]);
});
