// Where the squares of a board with edges are on the screen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Geometry, squareName, squarePlace } from '../../../../shell/board/view/geometry.js';
import { inLines } from '../../support/lists.js';

/** @typedef {import('../../../../web/types.js').View} View */

const sized = (/** @type {number} */ files, /** @type {number} */ ranks) =>
  /** @type {View} */ (/** @type {unknown} */ ({ files, ranks }));

/** A board three files wide and twelve ranks high, as each side sees it. */
const ours = new Geometry(sized(3, 12), false);
const theirs = new Geometry(sized(3, 12), true);

test('a square is named by its file, a letter, and its rank, a number from 1', () => {
  assert.deepEqual([squareName(0, 0), squareName(2, 11)], ['a1', 'c12']);
  assert.deepEqual(squarePlace('a1'), { x: 0, y: 0 });
  assert.deepEqual(squarePlace('c12'), { x: 2, y: 11 });
});

test('the first rank is below for one side and above for the other, and so are the files', () => {
  assert.deepEqual(ours.place('a1'), { column: 0, row: 11 });
  assert.deepEqual(ours.place('c12'), { column: 2, row: 0 });
  assert.deepEqual(theirs.place('a1'), { column: 2, row: 0 });
  assert.deepEqual(theirs.place('c12'), { column: 0, row: 11 });
  assert.deepEqual(theirs.place('b3'), { column: 1, row: 2 });
});

test('what lies at a place is the square whose place it is', () => {
  for (const geometry of [ours, theirs])
    for (let x = 0; x < 3; x++)
      for (let y = 0; y < 12; y++) {
        const { column, row } = geometry.place(squareName(x, y));
        assert.equal(geometry.squareAt(column, row), squareName(x, y));
      }
});

test('beside the board there is no square', () => {
  for (const geometry of [ours, theirs]) {
    assert.deepEqual([geometry.squareAt(-1, 0), geometry.squareAt(0, -1)], [null, null]);
    assert.deepEqual([geometry.squareAt(3, 0), geometry.squareAt(0, 12)], [null, null]);
    assert.notEqual(geometry.squareAt(2, 11), null);
  }
});

test('a board has the squares from its first corner to its last', () => {
  for (const name of ['a1', 'c1', 'a12', 'c12']) assert.ok(ours.has(name), name);
  for (const name of ['d1', 'a13', 'a0', '`1', '']) assert.ok(!ours.has(name), name);
});

test('squares are read row by row from the top of the screen', () => {
  const rows = new Geometry(sized(3, 2), false).rows();
  assert.deepEqual(inLines(rows), ['a2 b2 c2', 'a1 b1 c1']);
  assert.deepEqual(inLines(new Geometry(sized(3, 2), true).rows()), ['c1 b1 a1', 'c2 b2 a2']);
});

test('one walks as the board lies, and stops at the edges', () => {
  assert.deepEqual([ours.walk('b3', 1, 0), ours.walk('b3', 0, -1)], ['c3', 'b4']);
  assert.deepEqual([theirs.walk('b3', 1, 0), theirs.walk('b3', 0, -1)], ['a3', 'b2']);
  assert.deepEqual([ours.walk('c3', 1, 0), ours.walk('b12', 0, -1)], ['c3', 'b12']);
  assert.deepEqual([ours.walk('b3', -Infinity, 0), ours.walk('b3', Infinity, Infinity)], ['a3', 'c1']);
  assert.equal(theirs.walk('b3', -Infinity, -Infinity), 'c1');
});

test('the focus begins below at the left', () => {
  assert.deepEqual([ours.firstSquare, theirs.firstSquare], ['a1', 'c12']);
});
