// The geometry of a table without edges, and what lies beyond the edge.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxOf, Plane } from '../../../../shell/board/view/plane.js';

/** @typedef {import('../../../../web/types.js').View} View */

/** A view with tiles on some squares. */
function viewOf(/** @type {string[]} */ ...squares) {
  const pieces = squares.map((square) => {
    const [x, y] = square.split(',').map(Number);
    return { square, x, y, kind: 'P', seat: 'a' };
  });
  return /** @type {View} */ (/** @type {unknown} */ ({ files: 0, ranks: 0, pieces }));
}

test('squares keep their names wherever the anchor is, from both sides', () => {
  const view = viewOf('3,-2');
  for (const isFlipped of [false, true])
    for (const x of [0, -999_999, 7]) {
      const plane = new Plane(view, isFlipped, { x, y: -x });
      for (const name of ['0,0', '3,-2', '-1000000,1000000', '12,0']) {
        const { column, row } = plane.place(name);
        assert.equal(plane.squareAt(column, row), name);
      }
    }
});

test('to the right is larger x and up is larger y, and the other way round from the other side', () => {
  const view = viewOf('0,0');
  const anchor = { x: 0, y: 0 };
  assert.deepEqual(new Plane(view, false, anchor).place('2,1'), { column: 2, row: -1 });
  assert.deepEqual(new Plane(view, true, anchor).place('2,1'), { column: -2, row: 1 });
});

test('the grid ends at a million', () => {
  const plane = new Plane(viewOf('0,0'), false, { x: 999_998, y: 0 });
  assert.ok(plane.has('1000000,-1000000'));
  assert.ok(!plane.has('1000001,0'));
  assert.equal(plane.squareAt(3, 0), null);
  assert.equal(plane.walk('1000000,0', 1, 0), '1000000,0');
});

test('steps walk on and on; Home and End lead to the last tiles', () => {
  const plane = new Plane(viewOf('-4,1', '5,2', '0,-3'), false, { x: 0, y: 0 });
  assert.deepEqual([plane.walk('0,0', -1, 0), plane.walk('900,0', 1, 0)], ['-1,0', '901,0']);
  assert.deepEqual([plane.walk('0,0', 0, -1), plane.walk('0,0', Infinity, 0)], ['0,1', '5,0']);
  assert.deepEqual([plane.walk('0,0', -Infinity, 0), plane.walk('0,0', 0, -Infinity)], ['-4,0', '0,2']);
  assert.equal(plane.walk('0,0', 0, Infinity), '0,-3');
});

test('an empty table shows the squares around its middle', () => {
  assert.deepEqual(boxOf([]), { left: -3, right: 3, bottom: -3, top: 3 });
  assert.equal(new Plane(viewOf(), false, { x: 0, y: 0 }).firstSquare, '0,0');
});

test('the box around tiles has them all inside, and the area is that box as the table lies', () => {
  const view = viewOf('-4,1', '5,2', '0,-3');
  assert.deepEqual(boxOf(view.pieces), { left: -4, right: 5, bottom: -3, top: 2 });
  const anchor = { x: 1, y: 1 };
  assert.deepEqual(new Plane(view, false, anchor).area, { left: -5, right: 4, top: -1, bottom: 4 });
  assert.deepEqual(new Plane(view, true, anchor).area, { left: -4, right: 5, top: -4, bottom: 1 });
});

test('from the other side one walks the other way', () => {
  const plane = new Plane(viewOf('-4,1', '5,2'), true, { x: 0, y: 0 });
  assert.deepEqual([plane.walk('0,0', 1, 0), plane.walk('0,0', 0, -1)], ['-1,0', '0,-1']);
  assert.deepEqual([plane.walk('0,0', -Infinity, 0), plane.walk('0,0', 0, -Infinity)], ['5,0', '0,1']);
  assert.equal(plane.walk('-1000000,-1000000', 1, -1), '-1000000,-1000000');
});

test('no name has a minus zero in it', () => {
  for (const isFlipped of [false, true]) {
    const plane = new Plane(viewOf('0,0'), isFlipped, { x: 0, y: 0 });
    assert.equal(plane.squareAt(-0, -0), '0,0');
    assert.deepEqual(plane.place('0,0'), { column: 0, row: 0 });
    assert.ok(!Object.is(plane.place('0,0').row, -0) && !Object.is(plane.place('0,0').column, -0));
  }
});

test('both coordinates have the limit, and the first tile has the focus first', () => {
  const plane = new Plane(viewOf('7,-8', '1,1'), false, { x: 0, y: 0 });
  assert.ok(plane.has('-1000000,1000000'));
  for (const name of ['-1000001,0', '0,1000001', '0,-1000001']) assert.ok(!plane.has(name), name);
  assert.equal(plane.firstSquare, '7,-8');
  assert.ok(plane.isEndless && !plane.isFlipped);
  assert.ok(new Plane(viewOf('0,0'), true, { x: 0, y: 0 }).isFlipped);
  assert.deepEqual([plane.files, plane.ranks], [1, 1], 'sizes are given in squares');
});
