// A small menu at a square, to choose one of several actions that end there.

import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { hasColours, painter } from '../drawing/paint.js';
import { contents, roomClasses } from '../drawing/pieces.js';
import { styled } from '../drawing/styled.js';
import { meantBy } from './typed-key.js';

/** @import { Action, Scene } from '../view/types.js' */

/**
 * The members of the choice that the menu uses.
 * @typedef {Pick<import('./choice.js').Choice,
 *   'choosing' | 'considerOption' | 'takeOption' | 'turn' | 'cancel'>} ChooserTarget
 */

/** A picture of an option: the piece after the action; nothing if that is not known. */
function optionTile(/** @type {Scene} */ scene, /** @type {Action} */ action) {
  const { view, foresight } = scene;
  const there = foresight?.pieceAfter(action);
  if (!there) return nothing;
  const after = { ...there, acted: undefined, square: '' };
  const paint = painter(view, after);
  const classes = { picture: true, tile: hasColours(view), ...roomClasses(scene, after) };
  return html`<span class=${classMap(classes)} data-seat=${paint.seat} data-tile=${paint.tile} aria-hidden="true">
    ${contents(scene, after)}
  </span>`;
}

/**
 * @param {Scene} scene
 * @param {ChooserTarget} choice
 * @param {{ column: number, row: number, rows: number }} place among the rows in sight
 * @param {(event: MouseEvent) => void} pressBeside called for a press and for a click beside the menu
 */
export function chooser(scene, choice, { column, row, rows }, pressBeside) {
  const { choosing } = scene;
  const speech = /** @type {import('../view/move-speech.js').MoveSpeech} */ (scene.speech);
  if (!choosing) return nothing;
  const side = row < rows / 2 ? 'below' : 'above';
  return html`<div
      class="shade"
      @pointerdown=${pressBeside}
      @click=${pressBeside}
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
      @keydown=${(/** @type {KeyboardEvent} */ event) => handleKey(choice, event)}
    >
      ${choosing.actions.map(
        (action, index) =>
          html`<button
            type="button"
            role="menuitem"
            tabindex=${index === choosing.index ? 0 : -1}
            @click=${() => choice.takeOption(index)}
            @focus=${() => choice.considerOption(index)}
            @pointerenter=${() => choice.considerOption(index)}
          >
            ${optionTile(scene, action)}
            <span class="name">${speech.option(action, choosing, scene.foresight?.viewAfter(action) ?? null)}</span>
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

function handleKey(/** @type {ChooserTarget} */ choice, /** @type {KeyboardEvent} */ event) {
  const { choosing } = choice;
  const { key } = meantBy(event);
  const step = steps[key];
  if (!choosing) return;
  if (step) choice.considerOption(step(choosing.index, choosing.actions.length));
  else if (key === ']' || key === '[') choice.turn(key === ']' ? 1 : -1);
  else if (key === 'Escape' || key === 'Tab') choice.cancel();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
