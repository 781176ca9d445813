// Positions that the rules refuse, read all the same where their pieces and fields are clear: a King in check, two
// Kings, a pawn on the last rank. What is wrong, the rules say of the draft.

import { nameOf } from './draft.js';

/** @import { Family, View } from '../../web/types.js' */
/** @import { Draft, Placed } from './draft.js' */

/** @typedef {Pick<View, 'files' | 'ranks' | 'seats'>} Frame */

/** How far from the corner of its rows something stands on a table without edges, at most. */
const farthest = 200;

/** A text that is read from left to right. */
class Reader {
  at = 0;

  constructor(/** @type {string} */ text) {
    this.text = text;
  }

  get isAtEnd() {
    return this.at >= this.text.length;
  }

  /** What a sticky pattern finds here. */
  take(/** @type {RegExp} */ pattern) {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    this.at += found?.[0].length ?? 0;
    return found;
  }
}

/** A piece in the colours of two sides: its letters, its cards or facing, its mark; `_` before the one under it. */
const sidedPiece = /(?:\*([A-Z]{2}|[a-z]{2})|([A-Za-z]))(?:~(?:([A-Z]{2})|([0-3])))?('?)(_?)/y;

/**
 * The piece that is next; null if it is none of the family.
 * @returns {Omit<Placed, 'square' | 'x' | 'y'> | null}
 */
function readPiece(/** @type {Family} */ family, /** @type {Frame} */ { seats }, /** @type {Reader} */ reader) {
  const isKind = (/** @type {string} */ kind) => family.kinds.some(({ code }) => code === kind);
  if (family.paint === 'colours') {
    const [, seat, kind] = reader.take(/([a-z])([A-Z])/y) ?? [];
    return seat && seats.includes(seat) && isKind(kind) ? { seat, kind } : null;
  }
  const found = reader.take(sidedPiece);
  if (!found) return null;
  const [, two, one, cards, facing, mark, under] = found;
  const letters = two ?? one;
  const kind = letters.toUpperCase();
  const order = cards && family.orders?.find((order) => order.startsWith(cards));
  const on = under ? readPiece(family, { files: 0, ranks: 0, seats }, reader) : undefined;
  if (!isKind(kind) || (cards && !order) || on === null) return null;
  return {
    kind,
    seat: seats[letters === kind ? 0 : 1],
    cards: order || undefined,
    facing: facing === undefined ? undefined : Number(facing),
    acted: mark ? true : undefined,
    on,
  };
}

/** The number of empty squares that is next. On small boards each digit counts by itself. */
function readGap(/** @type {Frame} */ { files }, /** @type {Reader} */ reader) {
  const found = reader.take(files > 0 && files < 10 ? /[1-9]/y : /[1-9]\d{0,2}/y);
  return Number(found?.[0] ?? 0);
}

/**
 * The pieces of one row, and how long it is; null if there is something else.
 * @param {Family} family
 * @param {Frame} frame
 * @param {string} row
 * @param {{ x: number, y: number }} start
 */
function readRow(family, frame, row, start) {
  const reader = new Reader(row);
  /** @type {Placed[]} */
  const pieces = [];
  let { x } = start;
  while (!reader.isAtEnd) {
    const gap = readGap(frame, reader);
    x += gap;
    if (gap > 0) continue;
    const piece = readPiece(family, frame, reader);
    if (!piece) return null;
    pieces.push({ ...piece, square: nameOf(frame, x, start.y), x, y: start.y });
    x++;
  }
  return { pieces, length: x - start.x };
}

/** The pieces of a text's rows; null if they are not those of such a board. */
function readRows(/** @type {Family} */ family, /** @type {Frame} */ frame, /** @type {string} */ text) {
  const isBoard = frame.files > 0;
  if (!isBoard && text === '-') return [];
  const corner = isBoard ? ['', '0', String(frame.ranks - 1)] : /^(-?\d{1,7}),(-?\d{1,7}):/.exec(text);
  if (!corner) return null;
  const [left, top] = corner.slice(1).map(Number);
  const rows = text.slice(corner[0].length).split('/');
  if (isBoard ? rows.length !== frame.ranks : rows.length > farthest) return null;
  const pieces = [];
  for (const [i, row] of rows.entries()) {
    const read = readRow(family, frame, row, { x: left, y: top - i });
    if (!read || (isBoard ? read.length !== frame.files : read.length > farthest)) return null;
    pieces.push(...read.pieces);
  }
  return pieces;
}

/**
 * The draft of a text; null if its pieces cannot be told, or it has more than its fields.
 * @param {Family} family
 * @param {Frame} frame
 * @param {string} text
 * @param {readonly string[]} usual the fields to be taken where the text ends before them
 * @returns {Draft | null}
 */
export function readText(family, frame, text, usual) {
  const texts = text.trim().split(/\s+/);
  const pieces = readRows(family, frame, texts[0]);
  if (!pieces || texts.length > family.fields.length) return null;
  const fields = Object.fromEntries(family.fields.map((name, i) => [name, texts[i] ?? usual[i]]));
  const switched = pieces.map((piece) => (piece.square === fields.switched ? { ...piece, switched: true } : piece));
  return { pieces: /** @type {Placed[]} */ (switched), fields };
}
