// <motley-hand>: the pieces that a player still has in hand, to choose which one to place, or to look at.

import { html, nothing } from 'lit';
import { seatId } from '../words/seat-names.js';
import { HandDrag } from './acting/hand-drag.js';
import { painter } from './drawing/paint.js';
import { figure } from './drawing/pieces.js';
import { StyledElement } from './styles/sheets.js';
import { handSheets } from './styles/styles.js';
import { isInHand, ownSources } from './view/choices.js';

/** @import { Kind, View, Words } from './view/types.js' */

/**
 * @fires motley-source - detail { source }: the next action begins with this kind (`*Q`), or it is put back (null)
 * @fires motley-refuse - detail { source, target }: a kind was chosen that cannot be placed yet, wherever that is
 */
class MotleyHand extends StyledElement {
  /** @override */
  static styles = handSheets;

  /** @override */
  static properties = {
    view: {},
    kinds: {},
    words: {},
    source: {},
    seat: {},
    disabled: {},
    marked: {},
  };

  #drag = new HandDrag(
    () => this.findBoard(),
    (source) => this.#tellSource(source),
  );

  constructor() {
    super();
    /** @type {View | null} */
    this.view = null;
    /** @type {Kind[]} */
    this.kinds = [];
    /** @type {Words} */
    this.words = { format: (id) => id, formatFirst: ([id]) => id };
    /** @type {string | null} where the next action begins: with one of the kinds, or on the board */
    this.source = null;
    /** The seat whose hand it is; empty: that of the player to move. */
    this.seat = '';
    this.disabled = false;
    /** @type {Record<string, string>} the colours in which kinds are marked, by source */
    this.marked = {};
    /** @type {() => import('./motley-view.js').MotleyView | null} where pieces can be dragged to */
    this.findBoard = () => null;
  }

  #nameKind(/** @type {string} */ code) {
    return this.kinds.find((kind) => kind.code === code)?.name ?? code;
  }

  /** @override */
  render() {
    const { view, words } = this;
    if (!view || !ownSources(view).some(isInHand)) return nothing;
    const seat = this.seat || view.turn.player;
    const label = words.format('hand-label', { seat: seatId(view.family, seat) });
    return html`<div class="hand" role="group" aria-label=${label}>
      ${view.hands.filter((hand) => hand.seat === seat).map((hand) => this.#button(view, hand))}
    </div>`;
  }

  #button(/** @type {View} */ view, /** @type {View['hands'][number]} */ { source, seat, kind, count }) {
    const paint = painter(view, { seat });
    const isLater = seat === view.turn.player && !ownSources(view).includes(source);
    const canTake = !this.disabled && !isLater;
    const press = canTake ? () => this.#take(source) : () => isLater && !this.disabled && this.#refuse(view, source);
    const name = this.#nameKind(kind);
    const id = isLater ? 'hand-kind-later' : 'hand-kind';
    const label = this.words.format(id, { kind: `kind-${name}`, count });
    return html`<button
      type="button"
      aria-pressed=${this.source === source ? 'true' : 'false'}
      aria-disabled=${canTake ? nothing : 'true'}
      aria-label=${label}
      title=${label}
      data-mark=${this.marked[source] ?? nothing}
      @click=${(/** @type {MouseEvent} */ event) => !this.#drag.isEcho(event) && press()}
      @pointerdown=${(/** @type {PointerEvent} */ event) => canTake && this.#drag.down(event, source)}
      @pointermove=${(/** @type {PointerEvent} */ event) => this.#drag.move(event)}
      @pointerup=${(/** @type {PointerEvent} */ event) => this.#drag.up(event)}
      @pointercancel=${() => this.#drag.cancel()}
    >
      <span class="picture tile" data-seat=${paint.seat} data-tile=${paint.tile}
        >${figure(name, kind, seat)}</span
      >
      <span class="count" aria-hidden="true">${count}</span>
    </button>`;
  }

  #take(/** @type {string} */ source) {
    this.#tellSource(this.source === source ? null : source);
  }

  /** Asks why a kind cannot be placed yet, not even where another one can be. */
  #refuse(/** @type {View} */ view, /** @type {string} */ source) {
    const target = view.actions.find(({ target }) => target !== undefined)?.target;
    if (target !== undefined) this.#tell('motley-refuse', { source, target });
  }

  #tellSource(/** @type {string | null} */ source) {
    this.#tell('motley-source', { source });
  }

  #tell(/** @type {string} */ name, /** @type {object} */ detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

// Where our page shows a preview of an embedded board, both the page and embed.js load this module.
if (!customElements.get('motley-hand')) customElements.define('motley-hand', MotleyHand);
