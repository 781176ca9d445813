// Draws the squares: a grid of cells that take the focus and have spoken names, or the squares of a picture. Pieces and
// signs lie in layers above.

import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { drawn, markArt } from '../../art/art.js';
import { isOwn } from '../view/choices.js';
import { squarePlace } from '../view/geometry.js';
import { placed } from './styled.js';

/** @import { Geometry } from '../view/geometry.js' */
/** @import { Scene } from '../view/types.js' */

/** A throne, drawn as a carpet with a crown. */
const throneArt = html`<svg viewBox="0 0 64 64" aria-hidden="true">
  <rect class="carpet" x="4" y="4" width="56" height="56" rx="5"></rect>
  <rect class="thread" x="8.5" y="8.5" width="47" height="47" rx="2.5"></rect>
  <path
    class="thread"
    d="M8.5 17h8.5v-8.5M47 8.5v8.5h8.5M55.5 47h-8.5v8.5M17 55.5v-8.5h-8.5"
  ></path>
  <path class="crown" d="M19 43l-3.5-18 9 7.5L32 20l7.5 12.5 9-7.5L45 43z"></path>
</svg>`;

/** @type {Scene['targets']} */
const none = new Map();

export function cellClasses(/** @type {Scene} */ scene, /** @type {string} */ square) {
  const { view, last, selected, asked, isDisabled } = scene;
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
    asked: asked === square,
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

/** The fixed texts of each template, around the grounds of a board, by the texts joined. */
const known = /** @type {Map<string, TemplateStringsArray>} */ (new Map());

/**
 * The rows of squares of a board that is only looked at. Nobody is told of it, so that they have no names and take no
 * focus: all of them are one template, where other boards have one for each square.
 */
export function squares(/** @type {Scene} */ scene) {
  const texts = ['<div class="grid">'];
  const grounds = [];
  const add = (/** @type {string} */ text) => (texts[texts.length - 1] += text);
  for (const row of /** @type {Geometry} */ (scene.geometry).rows()) {
    add('<div class="row">');
    for (const name of row) {
      const classes = Object.entries(cellClasses(scene, name)).filter(([, has]) => has);
      add(`<div class="${classes.map(([name]) => name).join(' ')}">`);
      const lying = ground(scene, name);
      if (lying.length > 0) {
        grounds.push(lying);
        texts.push('');
      }
      add('</div>');
    }
    add('</div>');
  }
  add('</div>');
  const key = texts.join();
  const strings = known.get(key) ?? Object.assign(texts, { raw: texts });
  known.set(key, strings);
  return html(strings, ...grounds);
}
