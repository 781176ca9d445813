// Draws the pieces: a layer above the cells, in which each drawing is placed by its square; on tiles the emblems of
// their seats.

import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { drawn, emblemArt, pieceArt } from '../../art/art.js';
import { isInHand } from '../view/choices.js';
import { cardSigns, isCarded } from './carded.js';
import { hasColours, paintedSeat, painter } from './paint.js';
import { attributes, stackClasses } from './stack.js';
import { placed } from './styled.js';

/** @import { Tracked } from '../view/piece-tracking.js' */
/** @import { Piece, Scene } from '../view/types.js' */

/** The emblem of a seat, with its letter. */
function emblem(/** @type {string} */ seat, names = '') {
  return html`<span class="emblem-place ${names}" data-tile=${seat}
    >${drawn(emblemArt(seat))}<b>${seat.toUpperCase()}</b></span
  >`;
}

/** The emblem of the seat that controls a tile; on a tile that was taken over also that of its first seat. */
export function emblems(/** @type {{ seat: string, owner?: string }} */ { seat, owner = seat }) {
  return html`${emblem(owner)} ${owner === seat ? nothing : emblem(seat, 'origin')}`;
}

/** The drawing of a seat's piece by the name of its kind; the kind's code if there is no drawing. */
export function figure(/** @type {string} */ name, /** @type {string} */ code, /** @type {string} */ seat) {
  const art = pieceArt(name, seat);
  return art ? drawn(`<span class="figure">${art}</span>`) : html`<span class="figure"><b>${code}</b></span>`;
}

/** Whether the open question is about an action of this piece. */
function isActing(/** @type {Scene} */ { choosing }, /** @type {Piece} */ { square }) {
  return !!choosing && (isInHand(choosing.source) ? choosing.target : choosing.source) === square;
}

/** A piece as it will be after the action that is considered. @returns {Piece} */
function foreseen(/** @type {Scene} */ scene, /** @type {Piece} */ piece) {
  const { choosing, foresight } = scene;
  const after = choosing && isActing(scene, piece) && foresight?.pieceAfter(choosing.actions[choosing.index]);
  return after ? { ...after, square: piece.square, acted: piece.acted } : piece;
}

/** The parts of a piece's drawing, as a list: on most boards there are many pieces, and most have a figure only. */
export function contents(/** @type {Scene} */ scene, /** @type {Piece} */ piece) {
  const { kind } = piece;
  return [
    hasColours(scene.view) && emblems(piece),
    figure(scene.nameKind(kind), kind, paintedSeat(scene.view, piece)),
    ...attributes(scene, piece),
    ...cardSigns(scene, piece),
  ].filter(Boolean);
}

/** The classes by which the drawing of a piece leaves room for its cards, a passenger and its direction. */
export function roomClasses(/** @type {Scene} */ scene, /** @type {Piece} */ piece) {
  return { carded: isCarded(scene, piece), ...stackClasses(scene, piece) };
}

function tile(/** @type {Scene} */ scene, /** @type {Tracked} */ { id, piece }) {
  const { view, geometry, moved, choosing } = scene;
  const square = moved?.from === piece.square ? moved.to : piece.square;
  const shown = foreseen(scene, piece);
  const classes = {
    piece: true,
    ...roomClasses(scene, shown),
    covered: choosing?.target === piece.square && !isActing(scene, piece),
    tile: hasColours(view),
    locked: !!piece.trapped,
  };
  const paint = painter(view, piece);
  return html`<div
    class=${classMap(classes)}
    data-id=${id}
    data-square=${piece.square}
    data-seat=${paint.seat}
    data-tile=${paint.tile}
    ${placed(geometry.place(square))}
  >
    ${contents(scene, shown)}
  </div>`;
}

/** A piece where it will be after an action. */
export function ghost(
  /** @type {Scene} */ scene,
  /** @type {{ kind: string, seat: string, owner?: string }} */ piece,
  /** @type {string} */ to,
) {
  const isTile = hasColours(scene.view);
  const paint = painter(scene.view, piece);
  const seat = paintedSeat(scene.view, piece);
  return html`<div
    class="piece ghost ${isTile ? 'tile' : ''}"
    data-seat=${paint.seat}
    data-tile=${paint.tile}
    ${placed(scene.geometry.place(to))}
  >
    ${isTile ? emblems(piece) : nothing} ${figure(scene.nameKind(piece.kind), piece.kind, seat)}
  </div>`;
}

/** A piece that has left the board, as long as it fades. */
function leaving(/** @type {Scene} */ scene, /** @type {Piece} */ piece) {
  const paint = painter(scene.view, piece);
  return html`<div
    class="piece gone ${hasColours(scene.view) ? 'tile' : ''}"
    data-seat=${paint.seat}
    data-tile=${paint.tile}
    ${placed(scene.geometry.place(piece.square))}
  >
    ${contents(scene, piece)}
  </div>`;
}

/**
 * All pieces, and those that have just left the board while they fade out.
 * @param {Scene} scene
 * @param {Tracked[]} standing
 * @param {Piece[]} gone
 */
export function pieces(scene, standing, gone) {
  const byId = [...standing].sort((one, other) => one.id - other.id);
  return html`<div class="layer pieces" aria-hidden="true">
    ${gone.map((piece) => leaving(scene, piece))}
    ${repeat(
      byId,
      ({ id }) => id,
      (tracked) => tile(scene, tracked),
    )}
  </div>`;
}
