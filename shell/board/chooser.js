// A small menu at a square: which of several actions that share their squares?

import { html, nothing } from 'lit';
import { figure, painter } from './pieces.js';
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
 * @property {() => boolean} cancel
 */

function optionTile(/** @type {Scene} */ scene, /** @type {Action} */ action) {
  const piece = pieceOn(scene.view, action.from ?? '');
  const kind = action.kind ?? piece?.kind ?? '';
  const { isEndless } = scene.geometry;
  const paint = painter(isEndless, piece ?? { seat: scene.view.turn.player });
  return html`<span
    class="picture ${isEndless ? 'tile' : ''}"
    data-seat=${paint.seat}
    data-tile=${paint.tile}
  >
    ${figure(scene.nameKind(kind), kind)}
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
  return html`<div class="shade" @click=${() => board.cancel()}></div>
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
      aria-label=${speech.question(choosing.from, choosing.to)}
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
            <span class="name">${speech.option(action, choosing.actions)}</span>
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
  else if (event.key === 'Escape' || event.key === 'Tab') board.cancel();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
