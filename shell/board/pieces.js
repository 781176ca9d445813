// Draws the pieces: a layer above the cells, in which each drawing is placed by its square.

import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { cardArt, emblemArt, pieceArt } from '../art/art.js';
import { carriedBy } from './compound.js';
import { switchedArt } from './glyphs.js';
import { attributes, stackClasses } from './stack.js';
import { placed } from './styled.js';

/**
 * @typedef {import('./types.js').Scene} Scene
 * @typedef {import('./types.js').Piece} Piece
 * @typedef {import('./types.js').Look} Look
 * @typedef {import('./piece-tracking.js').Tracked} Tracked
 */

/** The symbols of a piece's cards; only the first two are in use. */
export function cardStrip(/** @type {string} */ cards, /** @type {Look} */ look) {
  return html`<span class="strip" data-look=${look}>
    ${[...cards].map(
      (letter, index) =>
        html`<span class="card ${index < 2 ? '' : 'idle'}"
          >${unsafeHTML(cardArt(look, letter))}</span
        >`,
    )}
  </span>`;
}

/** The drawing of a kind; its code if there is no drawing. */
export function figure(/** @type {string} */ name, /** @type {string} */ code) {
  const art = pieceArt(name);
  return html`<span class="figure">${art ? unsafeHTML(art) : html`<b>${code}</b>`}</span>`;
}

/** What a piece would be after the action that is considered. @returns {Piece} */
function foreseen(/** @type {Scene} */ { choosing, view }, /** @type {Piece} */ piece) {
  const action = choosing?.from === piece.square ? choosing.actions[choosing.index] : undefined;
  return action ? afterAction(view, piece, action) : piece;
}

/** A piece as an action leaves it. @returns {Piece} */
export function afterAction(
  /** @type {import('./types.js').View} */ view,
  /** @type {Piece} */ piece,
  /** @type {import('./types.js').Action} */ action,
) {
  const { kind = piece.kind, facing = piece.facing } = action;
  return { ...piece, kind, facing, on: carriedBy(view, piece, action) };
}

/** The emblem of a seat, with its letter. */
export function emblem(/** @type {string} */ seat, names = '') {
  return html`<span class="emblem-place ${names}" data-tile=${seat}
    >${unsafeHTML(emblemArt(seat))}<b>${seat.toUpperCase()}</b></span
  >`;
}

/** The emblem of the seat that controls a tile; on a tile that was taken over also that of its first seat. */
function emblems(/** @type {{ seat: string, owner?: string }} */ { seat, owner = seat }) {
  return html`${emblem(owner)} ${owner === seat ? nothing : emblem(seat, 'origin')}`;
}

/** Pieces of a game without a board are tiles. @returns who paints the piece, as attributes */
export function painter(
  /** @type {boolean} */ isTile,
  /** @type {{ seat: string, owner?: string }} */ { seat, owner = seat },
) {
  return isTile ? { seat: nothing, tile: owner } : { seat, tile: nothing };
}

export function contents(/** @type {Scene} */ scene, /** @type {Piece} */ piece) {
  const { kind } = piece;
  return html`${scene.geometry.isEndless ? emblems(piece) : nothing}
  ${figure(scene.nameKind(kind), kind)} ${attributes(scene, piece)}
  ${piece.cards && scene.hasStrip(piece) ? cardStrip(piece.cards, scene.look) : nothing}
  ${piece.switched ? html`<span class="switched">${switchedArt}</span>` : nothing}`;
}

function tile(/** @type {Scene} */ scene, /** @type {Tracked} */ { id, piece }) {
  const square = scene.moved?.from === piece.square ? scene.moved.to : piece.square;
  const shown = foreseen(scene, piece);
  const classes = {
    piece: true,
    ...stackClasses(scene, shown),
    carded: !!piece.cards && scene.hasStrip(piece),
    covered: scene.choosing?.to === piece.square && scene.choosing.from !== piece.square,
    tile: scene.geometry.isEndless,
  };
  const paint = painter(scene.geometry.isEndless, piece);
  return html`<div
    class=${classMap(classes)}
    data-id=${id}
    data-square=${piece.square}
    data-seat=${paint.seat}
    data-tile=${paint.tile}
    ${placed(scene.geometry.place(square))}
  >
    ${contents(scene, shown)}
  </div>`;
}

/** @returns what a piece looks like, without a place: for choosers and previews */
export function ghost(
  /** @type {Scene} */ scene,
  /** @type {{ kind: string, seat: string, owner?: string }} */ piece,
  /** @type {string} */ to,
) {
  const { isEndless } = scene.geometry;
  const paint = painter(isEndless, piece);
  return html`<div
    class="piece ghost ${isEndless ? 'tile' : ''}"
    data-seat=${paint.seat}
    data-tile=${paint.tile}
    ${placed(scene.geometry.place(to))}
  >
    ${isEndless ? emblems(piece) : nothing} ${figure(scene.nameKind(piece.kind), piece.kind)}
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
    ${gone.map(
      (piece) =>
        html`<div
          class="piece gone ${scene.geometry.isEndless ? 'tile' : ''}"
          data-seat=${painter(scene.geometry.isEndless, piece).seat}
          data-tile=${painter(scene.geometry.isEndless, piece).tile}
          ${placed(scene.geometry.place(piece.square))}
        >
          ${contents(scene, piece)}
        </div>`,
    )}
    ${repeat(
      byId,
      ({ id }) => id,
      (tracked) => tile(scene, tracked),
    )}
  </div>`;
}
