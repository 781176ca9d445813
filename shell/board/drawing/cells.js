// Draws the squares: a grid of cells that take the focus and have spoken names. Pieces and signs lie in layers above.

import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { markArt } from '../../art/art.js';
import { drawn } from '../../art/drawn.js';
import { isOwn } from '../view/choices.js';
import { squarePlace } from '../view/geometry.js';
import { throneArt } from './grounds.js';
import { placed } from './styled.js';

/** @import { Geometry } from '../view/geometry.js' */
/** @import { Scene } from '../view/types.js' */

/** @type {Scene['targets']} */
const none = new Map();

export function cellClasses(/** @type {Scene} */ scene, /** @type {string} */ square) {
  const { view, last, selected, isDisabled } = scene;
  const { x, y } = squarePlace(square);
  return {
    cell: true,
    dark: !scene.geometry.isEndless && (x + y) % 2 === 0,
    own: !isDisabled && isOwn(view, square),
    goal: !scene.isGlance && scene.targets.has(square),
    from: last.length > 1 && last[0] === square,
    to: last.length > 0 && last[last.length - 1] === square,
    via: last.slice(1, -1).includes(square),
    selected: selected === square,
  };
}

/** The marks of the square itself, such as a throne, which lie under a piece. */
export function ground(/** @type {Scene} */ { view }, /** @type {string} */ square) {
  return view.marks
    .filter((mark) => mark.square === square && mark.mark in grounds)
    .map(({ mark, seat }) => html`<span class=${mark} data-seat=${seat}>${grounds[mark]()}</span>`);
}

/** @type {Record<string, () => unknown>} */
const grounds = { throne: () => throneArt, portal: () => drawn(markArt('portal')) };

export function cell(/** @type {Scene} */ scene, /** @type {string} */ square) {
  const { speech, selected, targets, isGlance, focused, last, isDisabled } = scene;
  const isSelectable = !isDisabled && isOwn(scene.view, square);
  return html`<div
    role="gridcell"
    class=${classMap(cellClasses(scene, square))}
    data-square=${square}
    tabindex=${focused === square ? 0 : -1}
    aria-label=${speech.square(square, isGlance ? none : targets, last.includes(square))}
    aria-selected=${isSelectable ? selected === square : nothing}
    ${scene.geometry.isEndless ? placed(scene.geometry.place(square)) : nothing}
  >
    ${ground(scene, square)}
  </div>`;
}

/** The rows of cells, from the top of the screen. */
export function cells(/** @type {Scene} */ scene) {
  const { speech, isDisabled } = scene;
  const geometry = /** @type {Geometry} */ (scene.geometry);
  return html`<div
    class="grid"
    role="grid"
    aria-label=${speech.board}
    aria-readonly=${isDisabled ? 'true' : nothing}
  >
    ${geometry.rows().map((row) => html`<div role="row" class="row">${row.map((name) => cell(scene, name))}</div>`)}
  </div>`;
}

/** The names of files and ranks in the frame. */
export function coordinates(/** @type {Geometry} */ geometry) {
  const rows = geometry.rows();
  return html`<div class="coordinates ranks" aria-hidden="true">
      ${rows.map(([name]) => html`<span>${name.slice(1)}</span>`)}
    </div>
    <div class="coordinates files" aria-hidden="true">
      ${rows[0].map((name) => html`<span>${name[0]}</span>`)}
    </div>`;
}
