// The places of marks on the square of a piece, so that none hides another one, or what tells the piece apart. The
// table of them is in docs/marks.md; marks that pass, as the number of an action, take what the piece leaves free.

import { turnOnScreen } from './geometry.js';

/** @import { Piece, View } from './types.js' */

/** A corner, or the middle of an edge. @typedef {keyof typeof boxes} Place */

/** Where the places are in a square of 1: from the left, from the top, and how large. */
export const boxes = {
  nw: { left: 0, top: 0, size: 0.36 },
  ne: { left: 0.64, top: 0, size: 0.36 },
  sw: { left: 0, top: 0.64, size: 0.36 },
  se: { left: 0.64, top: 0.64, size: 0.36 },
  n: { left: 0.36, top: 0, size: 0.28 },
  e: { left: 0.72, top: 0.36, size: 0.28 },
  s: { left: 0.36, top: 0.72, size: 0.28 },
  w: { left: 0, top: 0.36, size: 0.28 },
};

/** The edges by quarter turns clockwise from the top of the screen. */
const edges = /** @type {const} */ (['n', 'e', 's', 'w']);

/** In what order passing marks take the places that are free. @type {Record<'board' | 'tile', Place[]>} */
const orders = {
  board: ['nw', 'se', 'sw', 'w', 'e', 's', 'n', 'ne'],
  tile: ['se', 'sw', 'ne', 'e', 'w', 's', 'n', 'nw'],
};

/** The places that the lasting marks of a tile take. @returns {Partial<Record<string, Place[]>>} */
function tilePlaces(/** @type {Piece} */ { owner, seat, trapped, check, threatened }) {
  return {
    owner: ['nw'],
    ...(owner !== undefined && owner !== seat && { origin: ['se'] }),
    ...(trapped && { trapped: ['sw', 'w'] }),
    ...((check || threatened) && { danger: ['ne'] }),
  };
}

/**
 * The places that the lasting marks of a piece on a board take. The sign that tells a kind from another one is drawn
 * with its figure.
 * @param {Piece} piece
 * @param {number | undefined} turn where it looks on the screen
 * @param {boolean} isCarded its cards are drawn
 * @returns {Partial<Record<string, Place[]>>}
 */
function boardPlaces({ on, acted, imitates, switched, check, threatened, cards }, turn, isCarded) {
  const isCarrying = !!on && !on.captive;
  const isLeft = isCarrying && turn === 1;
  const right = /** @type {Place[]} */ (turn === 2 ? ['se', 'e'] : ['se', 'e', 's']);
  return {
    ...(isCarded && { cards: ['sw', 's', 'se'] }),
    ...(cards === undefined && { kind: ['ne'] }),
    ...(switched && { switched: ['ne'] }),
    ...(imitates !== undefined && { imitates: ['ne'] }),
    ...(turn !== undefined && { facing: [edges[turn]] }),
    ...(isCarrying && { passenger: isLeft ? ['sw', 'w', 's'] : right }),
    ...(on?.captive && { captive: ['sw'] }),
    ...(acted && { acted: isCarrying && !isLeft ? ['sw'] : ['se'] }),
    ...((check || threatened) && { danger: ['nw'] }),
  };
}

/**
 * The places that the lasting marks of a piece take, by the mark, its main place first.
 * @param {Pick<View, 'paint' | 'seats' | 'forward'>} view
 * @param {Piece} piece
 * @param {{ isFlipped?: boolean, isCarded?: boolean }} [shown]
 */
export function placesOf(view, piece, { isFlipped = false, isCarded = false } = {}) {
  if (view.paint === 'colours') return tilePlaces(piece);
  const { facing, seat } = piece;
  const turn = facing === undefined ? undefined : turnOnScreen(view, seat, facing, isFlipped);
  return boardPlaces(piece, turn, isCarded);
}

/**
 * The places for marks that pass: that of a piece that was taken there or has changed hands, that of the number of an
 * action, and those of possible captures. A piece with so many marks that too few are left shares the last one.
 * @param {Parameters<typeof placesOf>} of
 * @returns {{ lost: Place, number: Place, takes: Place[] }}
 */
export function passingPlaces(...of) {
  const taken = Object.values(placesOf(...of)).flat();
  const free = orders[of[0].paint === 'colours' ? 'tile' : 'board'].filter((place) => !taken.includes(place));
  const [lost, number = lost, ...takes] = free;
  return { lost, number, takes: takes.length > 0 ? takes : [number] };
}
