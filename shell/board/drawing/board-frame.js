// Draws the frame around the squares of a board.

import { html } from 'lit';
import { cells, coordinates, squares } from './cells.js';
import { styled } from './styled.js';

/** @import { Geometry } from '../view/geometry.js' */
/** @import { Scene } from '../view/types.js' */

/**
 * The parts that the element of the board draws itself.
 * @typedef {object} Drawn
 * @property {(cells: unknown) => unknown} surface the layer that receives the events of pointers and keys
 * @property {unknown} layers over the cells
 * @property {(place: { column: number, row: number, rows: number }) => unknown} chooser
 * @property {unknown} spoken
 * @property {(square: string) => void} focusSquare
 */

export function frame(/** @type {Scene} */ scene, /** @type {Geometry} */ geometry, /** @type {Drawn} */ drawn) {
  const { files, ranks } = geometry;
  const place = geometry.place(scene.choosing?.target ?? 'a1');
  return html`<div
    class=${scene.view.surface === 'cylinder' ? 'frame round' : 'frame'}
    ${styled({ '--files': files, '--ranks': ranks })}
  >
    <div class="board">
      ${drawn.surface(scene.isPicture ? squares(scene) : cells(scene))} ${coordinates(geometry)} ${drawn.layers}
      ${drawn.chooser({ ...place, rows: ranks })}
    </div>
    ${drawn.spoken}
  </div>`;
}
