// The places of marks: those of docs/marks.md, none of which overlap, and enough of them for the marks that pass.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as glyphs from '../../../../shell/board/drawing/glyphs.js';
import { boxes, passingPlaces, placesOf } from '../../../../shell/board/view/places.js';

/** @typedef {import('../../../../shell/board/view/places.js').Place} Place */

const document = readFileSync(new URL('../../../../docs/marks.md', import.meta.url), 'utf8');
/** @typedef {Parameters<typeof placesOf>[0]} Painted */
/** @type {Painted} */
const board = { paint: 'sides', seats: 'wb', forward: [0, 2] };
/** @type {Painted} */
const table = { paint: 'colours', seats: 'ab', forward: [0, 2] };

/** A piece with marks. @returns {import('../../../../web/types.js').Piece} */
const pieceOf = (more = {}) => ({ square: 'a1', x: 0, y: 0, kind: 'N', seat: 'w', ...more });

/** Rows of the table of marks that stay: what a piece has, and the places on a board and on a tile. */
const rows = [...document.matchAll(/^\| ([^|]+) \| (`[^|]+) \| [^|]+ \| [^|]+ \| ([^|]*?) ?\| ([^|]*?) ?\|$/gm)].map(
  ([, mark, , onBoard, onTile]) => ({ mark, onBoard, onTile }),
);

/** The marks of the table, as a piece has them. @type {Record<string, [name: string, piece: object]>} */
const marks = {
  'sign of the kind (`×`, `+`)': ['kind', {}],
  'kind that is imitated': ['imitates', { imitates: 'R' }],
  'exchanged cards': ['switched', { switched: true }],
  cards: ['cards', { cards: 'OHD' }],
  direction: ['facing', { facing: 0 }],
  passenger: ['passenger', { on: { kind: 'P', seat: 'w' } }],
  captive: ['captive', { on: { kind: 'K', seat: 'b', captive: true } }],
  'has acted': ['acted', { acted: true }],
  'check, threat': ['danger', { check: true }],
  'whose it is': ['owner', {}],
  'whose it was': ['origin', { seat: 'a', owner: 'b' }],
  trapped: ['trapped', { trapped: true }],
};

/** The places that a text of the document begins with. */
const placesIn = (/** @type {string} */ text) => /^([nesw]{1,2}\b ?)*/.exec(text)?.[0].trim() ?? '';

test('every mark of the document has its place there, and every place is in the document', () => {
  assert.deepEqual(
    rows.map(({ mark }) => mark),
    Object.keys(marks),
  );
  for (const { mark, onBoard, onTile } of rows) {
    const [name, more] = marks[mark];
    const piece = pieceOf(more);
    const there = placesOf(board, piece, { isCarded: mark === 'cards' })[name] ?? [];
    if (name === 'facing') assert.deepEqual(there, ['n']);
    else assert.equal(there.join(' '), placesIn(onBoard), mark);
    assert.equal((placesOf(table, piece)[name] ?? []).join(' '), placesIn(onTile), mark);
  }
});

test('the order of the marks that pass is that of the document', () => {
  for (const shown of ['nw se sw w e s n ne', 'se sw ne e w s n nw']) assert.ok(document.includes(shown), shown);
  const { lost, number, takes } = passingPlaces(board, pieceOf());
  assert.deepEqual([lost, number, ...takes], ['nw', 'se', 'sw', 'w', 'e', 's', 'n']);
  const tile = passingPlaces(table, pieceOf({ seat: 'a' }));
  assert.deepEqual([tile.lost, tile.number, ...tile.takes], ['se', 'sw', 'ne', 'e', 'w', 's', 'n']);
});

test('the signs of risky targets are those of the document', () => {
  const named = [...document.matchAll(/`(risk\w+)`/g)].map(([, name]) => name);
  const drawn = Object.keys(glyphs).filter((name) => name.startsWith('risk'));
  assert.deepEqual(named.sort(), drawn.sort());
});

test('no two places overlap, and all are inside their square', () => {
  const all = Object.entries(boxes);
  for (const [name, { left, top, size }] of all) {
    assert.ok(left >= 0 && top >= 0 && left + size <= 1 && top + size <= 1, name);
    for (const [other, box] of all) {
      if (other === name) continue;
      const isApart = (/** @type {number} */ one, /** @type {number} */ two) =>
        one + size <= two + 1e-9 || two + box.size <= one + 1e-9;
      assert.ok(isApart(left, box.left) || isApart(top, box.top), `${name} and ${other}`);
    }
  }
});

/** All pieces that have some of these marks together. */
function together(/** @type {object[][]} */ ...choices) {
  return choices.reduce((pieces, more) => pieces.flatMap((piece) => more.map((one) => ({ ...piece, ...one }))), [{}]);
}

const lower = { kind: 'P', seat: 'w' };

test('marks that can stand together share no place, and leave two for those that pass', () => {
  const pieces = together(
    [{}, { on: lower }, { on: { ...lower, captive: true } }],
    [{}, { facing: 0 }, { facing: 1 }, { facing: 2 }, { facing: 3 }],
    [{}, { acted: true }],
    [{}, { check: true }],
  ).map(pieceOf);
  assert.equal(pieces.length, 60);
  for (const piece of pieces)
    for (const isFlipped of [false, true]) {
      const name = JSON.stringify(piece);
      const taken = Object.values(placesOf(board, piece, { isFlipped })).flat();
      assert.equal(new Set(taken).size, taken.length, name);
      const { lost, number, takes } = passingPlaces(board, piece, { isFlipped });
      assert.ok(![lost, number, ...takes].some((place) => taken.includes(place)), name);
      // A piece that carries another, has acted, is in danger and looks somewhere has room for one more.
      const isFull = piece.on && !piece.on.captive && piece.acted && piece.check && piece.facing !== undefined;
      assert.ok(lost !== number || isFull, name);
    }
});

test('cards leave the corners above, and an exchange one of them', () => {
  const { lost, number, takes } = passingPlaces(board, pieceOf({ cards: 'OHD', switched: true }), { isCarded: true });
  assert.deepEqual([lost, number, ...takes], ['nw', 'w', 'e', 'n']);
});

test('a tile that has all its marks leaves its edges', () => {
  const tile = pieceOf({ seat: 'a', owner: 'b', trapped: true, check: true });
  const { lost, number, takes } = passingPlaces(table, tile);
  assert.deepEqual([lost, number, ...takes], ['e', 's', 'n']);
});
