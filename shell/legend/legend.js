// A small legend for embedded boards: the kinds in play with their names and drawings, and below them the diagram of
// one kind, or of the piece that is pointed at on the board. The row above it never changes its height, so that
// nothing moves under the pointer.

import { html } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive } from 'lit/directive.js';
import { drawing } from '../board/drawing/drawing.js';
import { kindAlone, markKey } from './kinds.js';
import { pieceNow } from './piece.js';
import { kindsInPlay, pieceInSight, waysInSight, waysOf } from './ways.js';

/** @import { Kind } from '../../web/types.js' */
/** @import { LegendHost } from './ways.js' */

/** How far a key moves the focus in the row of kinds. @type {Record<string, number>} */
const keySteps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Moves the focus along the row of kinds. */
function focusNext(/** @type {KeyboardEvent} */ { key, currentTarget, target }) {
  const row = /** @type {HTMLElement} */ (currentTarget);
  const buttons = [...row.querySelectorAll('button')];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (target));
  const last = buttons.length - 1;
  buttons[Math.max(0, Math.min(last, at + keySteps[key]))]?.focus();
}

class Legend extends AsyncDirective {
  /** @type {LegendHost | null} */
  #host = null;
  /** The kind that was chosen by a press; it stays until a piece is pointed at. @type {string | null} */
  #chosen = null;
  /** The kind under the mouse. @type {string | null} */
  #glanced = null;
  /** The kind that the Tab key reaches; the arrow keys reach the others. */
  #focused = '';
  /** Whether a diagram has been shown. From then on its space is kept. */
  #isUsed = false;

  /** @override */
  render(/** @type {LegendHost} */ host) {
    const news = host.pointed !== this.#host?.pointed;
    if (news || host.family !== this.#host?.family) this.#chosen = null;
    this.#host = host;
    const kinds = kindsInPlay(host);
    if (!kinds.some(({ code }) => code === this.#focused)) this.#focused = kinds[0]?.code ?? '';
    const open = this.#glanced ?? this.#chosen;
    const kind = kinds.find(({ code }) => code === open);
    this.#isUsed ||= kind !== undefined || pieceInSight(host) !== undefined;
    return html`<div class="legend compact">
      <div
        class="kind-row"
        role="group"
        aria-label=${host.words.format('legend-kinds')}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.#handleKey(event)}
      >
        ${kinds.map((kind) => this.#button(host, kind))}
      </div>
      <div class=${this.#isUsed ? 'stage used' : 'stage'} id="legend-stage">
        ${kind ? this.#kind(host, kind) : this.#piece(host)}
      </div>
    </div>`;
  }

  #button(/** @type {LegendHost} */ { words, view }, /** @type {Kind} */ { code, name }) {
    const isMouse = (/** @type {PointerEvent} */ { pointerType }) => pointerType === 'mouse';
    return html`<button
      type="button"
      class=${code === this.#glanced ? 'glanced' : ''}
      aria-expanded=${code === this.#chosen}
      aria-controls="legend-stage"
      tabindex=${code === this.#focused ? 0 : -1}
      @click=${() => this.#show({ chosen: code === this.#chosen ? null : code, focused: code })}
      @focus=${() => this.#show({ focused: code })}
      @pointerenter=${(/** @type {PointerEvent} */ event) => isMouse(event) && this.#show({ glanced: code })}
      @pointerleave=${(/** @type {PointerEvent} */ event) => isMouse(event) && this.#show({ glanced: null })}
    >
      ${drawing(name, view.seats[0], view)}<span>${words.format(`kind-${name}`)}</span>
    </button>`;
  }

  #kind(/** @type {LegendHost} */ host, /** @type {Kind} */ kind) {
    const ways = waysOf(host, kind);
    return html`${kindAlone(host, kind)} ${markKey(
      host,
      ways.flatMap(({ steps }) => steps),
    )}`;
  }

  #piece(/** @type {LegendHost} */ host) {
    const ways = waysInSight(host);
    return html`${pieceNow(host)} ${markKey(
      host,
      ways.flatMap(({ steps }) => steps),
    )}`;
  }

  #handleKey(/** @type {KeyboardEvent} */ event) {
    const isOpen = this.#chosen !== null || this.#glanced !== null;
    if (event.key in keySteps) focusNext(event);
    else if (event.key === 'Escape' && isOpen) this.#show({ chosen: null, glanced: null });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #show({ chosen = this.#chosen, glanced = this.#glanced, focused = this.#focused }) {
    this.#chosen = chosen;
    this.#glanced = glanced;
    this.#focused = focused;
    if (this.#host) this.setValue(this.render(this.#host));
  }
}

/** Used in a template: ${pieceLegend(host)}. The directive keeps by itself which kind is shown. */
export const pieceLegend = directive(Legend);
