// <motley-hand>: the pieces that a player still has in hand, to choose which one to place.

import { html, LitElement, nothing } from 'lit';
import { seatName } from '../words/seat-names.js';
import { isPlacing } from './choices.js';
import { styles } from './hand.css.js';
import { figure, painter } from './pieces.js';

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Kind} Kind
 * @typedef {import('./types.js').Words} Words
 */

/**
 * @fires motley-take - detail { kind }: this kind is to be placed next
 */
class MotleyHand extends LitElement {
  /** @override */
  static styles = styles;

  /** @override */
  static properties = {
    view: { attribute: false },
    kinds: { attribute: false },
    words: { attribute: false },
    held: { attribute: false },
    disabled: { type: Boolean },
  };

  constructor() {
    super();
    /** @type {View | null} */
    this.view = null;
    /** @type {Kind[]} */
    this.kinds = [];
    /** @type {Words} */
    this.words = { format: (id) => id, formatFirst: ([id]) => id };
    /** @type {string | null} the kind that is chosen */
    this.held = null;
    this.disabled = false;
  }

  #nameKind(/** @type {string} */ code) {
    return this.kinds.find((kind) => kind.code === code)?.name ?? code;
  }

  /** @override */
  render() {
    const { view, words } = this;
    if (!view || !isPlacing(view)) return nothing;
    const seat = view.turn.player;
    const label = words.format('hand-label', { seat: seatName(words, view.family, seat) });
    const hand = view.hands.filter((hand) => hand.seat === seat);
    return html`<div class="hand" role="group" aria-label=${label}>
      ${hand.map(({ kind, count }) => this.#button(view, kind, count))}
    </div>`;
  }

  #button(/** @type {View} */ view, /** @type {string} */ kind, /** @type {number} */ count) {
    const paint = painter(view.files === 0, { seat: view.turn.player });
    const canPlace = view.actions.some((action) => action.type === 'place' && action.kind === kind);
    const name = this.#nameKind(kind);
    const kindName = this.words.format(`kind-${name}`);
    const id = canPlace ? 'hand-kind' : 'hand-kind-later';
    return html`<button
      type="button"
      aria-pressed=${this.held === kind ? 'true' : 'false'}
      aria-disabled=${canPlace && !this.disabled ? nothing : 'true'}
      aria-label=${this.words.format(id, { kind: kindName, count })}
      title=${this.words.format(id, { kind: kindName, count })}
      @click=${() => canPlace && !this.disabled && this.#take(kind)}
    >
      <span class="picture tile" data-seat=${paint.seat} data-tile=${paint.tile}
        >${figure(name, kind)}</span
      >
      <span class="count" aria-hidden="true">${count}</span>
    </button>`;
  }

  #take(/** @type {string} */ kind) {
    const detail = { kind };
    this.dispatchEvent(new CustomEvent('motley-take', { detail, bubbles: true, composed: true }));
  }
}

// Our own page and embed.js bring it both, where the page shows a preview.
if (!customElements.get('motley-hand')) customElements.define('motley-hand', MotleyHand);
