// A small menu at a square: which of several actions that share their squares?

import { html, nothing } from 'lit';
import { afterAction, contents, painter } from './pieces.js';
import { stackClasses } from './stack.js';
import { classMap } from 'lit/directives/class-map.js';
import { styled } from './styled.js';
import { pieceOn } from './choices.js';

/**
 * @typedef {import('./types.js').Scene} Scene
 * @typedef {import('./types.js').Choosing} Choosing
 * @typedef {import('./types.js').Action} Action
 */

/**
 * What the menu does.
 * @typedef {object} ChooserTarget
 * @property {Choosing | null} choosing
 * @property {(index: number) => void} considerOption the option gets the focus
 * @property {(index: number) => void} takeOption
 * @property {(step: 1 | -1) => void} turn
 * @property {() => boolean} cancel
 * @property {(event: MouseEvent) => void} dismiss a click beside the menu
 */

/** A piece as the action would leave it; one from a hand as it comes. */
function optionTile(/** @type {Scene} */ scene, /** @type {Action} */ action) {
  const { view } = scene;
  const { isEndless } = scene.geometry;
  const piece = pieceOn(view, action.from ?? '') ?? {
    ...{ square: '', x: 0, y: 0, kind: action.kind ?? '', seat: view.turn.player },
  };
  const after = { ...afterAction(view, piece, action), acted: undefined, square: '' };
  const paint = painter(isEndless, piece);
  const classes = { picture: true, tile: isEndless, ...stackClasses(scene, after) };
  return html`<span class=${classMap(classes)} data-seat=${paint.seat} data-tile=${paint.tile}>
    ${contents(scene, after)}
  </span>`;
}

/**
 * @param {Scene} scene
 * @param {ChooserTarget} board
 * @param {{ column: number, row: number, rows: number }} place among the rows in sight
 */
export function chooser(scene, board, { column, row, rows }) {
  const { choosing, speech } = scene;
  if (!choosing) return nothing;
  const side = row < rows / 2 ? 'below' : 'above';
  return html`<div
      class="shade"
      @click=${(/** @type {MouseEvent} */ event) => board.dismiss(event)}
    ></div>
    <div
      class="chooser ${side}"
      ${styled({
        '--column': column,
        '--row': row,
        '--ranks': rows,
        '--options': choosing.actions.length,
      })}
      role="menu"
      aria-orientation="horizontal"
      aria-label=${speech.question(choosing)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => handleKey(board, event)}
    >
      ${choosing.actions.map(
        (action, index) =>
          html`<button
            type="button"
            role="menuitem"
            tabindex=${index === choosing.index ? 0 : -1}
            @click=${() => board.takeOption(index)}
            @focus=${() => board.considerOption(index)}
            @pointerenter=${() => board.considerOption(index)}
          >
            ${optionTile(scene, action)}
            <span class="name">${speech.option(action, choosing)}</span>
          </button>`,
      )}
    </div>`;
}

/** @type {Record<string, (index: number, count: number) => number>} */
const steps = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function handleKey(/** @type {ChooserTarget} */ board, /** @type {KeyboardEvent} */ event) {
  const { choosing } = board;
  const step = steps[event.key];
  if (!choosing) return;
  if (step) board.considerOption(step(choosing.index, choosing.actions.length));
  else if (event.key === ']' || event.key === '[') board.turn(event.key === ']' ? 1 : -1);
  else if (event.key === 'Escape' || event.key === 'Tab') board.cancel();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
