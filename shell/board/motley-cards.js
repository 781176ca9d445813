// <motley-cards>: the cards of the selected piece, large. Choosing two of them exchanges them, if that
// is one of the view's actions.

import { html, nothing } from 'lit';
import { cardArt, drawn } from '../art/art.js';
import { cardStrip } from './drawing/carded.js';
import { figure } from './drawing/pieces.js';
import { StyledElement } from './styles/sheets.js';
import { cardSheets } from './styles/styles.js';
import { canSwitch, exchangeCards, findSwitch, pieceOn } from './view/choices.js';
import { Speech } from './view/speech.js';

/** @import { Kind, Look, View, Words } from './view/types.js' */

/**
 * @fires motley-play - detail { text }: the user chose this exchange
 * @fires motley-arrange - detail { square, cards }: the user chose this order, where cards are being arranged
 * @fires motley-refuse - detail { source, cards }: the user chose an exchange to this order, which is not possible now
 * @fires motley-consider - detail { square, cards }: this exchange is being considered, or none (cards: null)
 * @fires motley-leave - detail { square }: the user wants the focus back on this square of the board
 */
export class MotleyCards extends StyledElement {
  /** @override */
  static styles = cardSheets;

  /** @override */
  static properties = {
    view: {},
    square: {},
    kinds: {},
    orders: {},
    cardsInUse: {},
    arranging: {},
    disabled: {},
    words: {},
    look: {},
    chosen: {},
    considered: {},
  };

  /** @type {string | null} the order that was last sent as considered */
  #told = null;

  constructor() {
    super();
    /** @type {View | null} */
    this.view = null;
    /** @type {string | null} of the selected piece */
    this.square = null;
    /** @type {Kind[]} names of the kinds, from the schema */
    this.kinds = [];
    /** @type {string[]} orders of cards, the usual one first */
    this.orders = [];
    /** How many of a piece's cards are in use. */
    this.cardsInUse = 0;
    /** Whether cards are put in order before the game, so that any order may be chosen. */
    this.arranging = false;
    /** Whether they are only looked at: it is not for somebody at this screen to switch them. */
    this.disabled = false;
    /** @type {Words} */
    this.words = { format: (id) => id, formatFirst: ([id]) => id };
    /** @type {Look} of the cards */
    this.look = 'lines';

    /** @type {number | null} the card chosen first */
    this.chosen = null;
    /** @type {number | null} the card that would be chosen next */
    this.considered = null;
  }

  /** @override */
  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    if (!changed.has('view') && !changed.has('square')) return;
    this.chosen = null;
    this.considered = null;
    const old = /** @type {string | null | undefined} */ (changed.get('square'));
    if (old && !this.#piece && this.matches(':focus-within')) this.#tell('motley-leave', { square: old });
  }

  /** @override */
  updated() {
    const result = this.#result;
    const cards = result && this.#isPossible(result) ? result : null;
    if (cards === this.#told) return;
    this.#told = cards;
    this.#tell('motley-consider', { square: this.square, cards });
  }

  get #piece() {
    const piece = this.view && this.square ? pieceOn(this.view, this.square) : undefined;
    return piece?.cards ? { ...piece, cards: piece.cards } : null;
  }

  #nameKind(/** @type {string} */ code) {
    return this.kinds.find((kind) => kind.code === code)?.name ?? code;
  }

  /** The order that the two cards in question would give. */
  get #result() {
    const { chosen, considered } = this;
    const cards = this.#piece?.cards;
    if (!cards || chosen === null || considered === null || chosen === considered) return null;
    return exchangeCards(cards, chosen, considered);
  }

  #isPossible(/** @type {string} */ cards) {
    if (this.arranging) return this.orders.includes(cards);
    return !!this.view && !!this.square && !!findSwitch(this.view, this.square, cards);
  }

  /** @override */
  render() {
    const { view, words } = this;
    const piece = this.#piece;
    if (!view || !piece) return this.#meanings();
    const speech = new Speech(words, view, (code) => this.#nameKind(code));
    const name = speech.pieceAt(piece.square);
    return html`<div
      class="tray rail"
      role="group"
      aria-label=${words.format('cards-label', { piece: name })}
      data-seat=${piece.seat}
      @keydown=${(/** @type {KeyboardEvent} */ event) => this.#handleKey(event)}
      @pointerleave=${() => (this.considered = null)}
    >
      <div class="owner" aria-hidden="true">
        <span class="picture">${figure(this.#nameKind(piece.kind), piece.kind, piece.seat)}</span>
        <span>${piece.square}</span>
      </div>
      <div class="cards">${[...piece.cards].map((letter, index) => this.#card(letter, index))}</div>
      <div class="result">${this.#preview()}</div>
      <div class="spoken" role="status">${this.#spoken()}</div>
    </div>`;
  }

  /** The meanings of the cards, shown while no piece with cards is selected. */
  #meanings() {
    const { words, view } = this;
    const isOn = !this.disabled && view?.actions.some(({ cards }) => cards !== undefined);
    const canSwitch = this.arranging || isOn;
    return html`<div class="tray hint">
      <ul aria-label=${words.format('cards-meaning')}>
        ${[...(this.orders[0] ?? '')].map(
          (letter) =>
            html`<li>
              <span class="art" aria-hidden="true">${drawn(cardArt(this.look, letter))}</span>
              <span class="name">${words.format(`card-${letter.toLowerCase()}-ways`)}</span>
            </li>`,
        )}
      </ul>
      <p>${words.format(canSwitch ? 'cards-hint' : 'cards-see')}</p>
    </div>`;
  }

  #ordinal(/** @type {number} */ index) {
    const name = this.#nameKind(this.#piece?.kind ?? '');
    const position = index + 1;
    return this.words.formatFirst([`cards-ordinal-${name}-${position}`, 'cards-ordinal'], { position });
  }

  #cardName(/** @type {string} */ letter) {
    return this.words.format(`card-${letter.toLowerCase()}`);
  }

  #card(/** @type {string} */ letter, /** @type {number} */ index) {
    const { words } = this;
    const isIdle = index >= this.cardsInUse;
    return html`<button
      type="button"
      class=${isIdle ? 'idle' : ''}
      aria-pressed=${this.chosen === index}
      @click=${() => this.#choose(index)}
      @focus=${() => (this.considered = index)}
      @pointerenter=${() => (this.considered = index)}
    >
      <span class="art" aria-hidden="true">${drawn(cardArt(this.look, letter))}</span>
      <span class="ordinal">${this.#ordinal(index)}</span>
      <span class="name">${this.#cardName(letter)}</span>
      ${isIdle ? html`<span class="spoken">${words.format('cards-idle')}</span>` : nothing}
    </button>`;
  }

  /** The order after an exchange of the two considered cards, or what the user has to do. */
  #preview() {
    const { words, chosen } = this;
    const result = this.#result;
    if (!result) {
      if (!this.#canChange) return words.format('cards-fixed');
      return chosen === null ? words.format('cards-ask') : words.format('cards-ask-second');
    }
    if (!this.#isPossible(result)) return words.format('cards-impossible');
    return html`${words.format('cards-result')} ${cardStrip(result, this.look, this.cardsInUse)}`;
  }

  get #canChange() {
    if (this.arranging) return true;
    return !this.disabled && !!this.view && !!this.square && canSwitch(this.view, this.square);
  }

  #spoken() {
    const result = this.#result;
    if (!result) return '';
    if (!this.#isPossible(result)) return this.words.format('cards-impossible');
    const [first, second, third] = [...result].map((letter) => this.#cardName(letter));
    return this.words.format('cards-result-spoken', { first, second, third });
  }

  #choose(/** @type {number} */ index) {
    const cards = this.#piece?.cards;
    if (!cards) return;
    if (this.chosen === null) this.chosen = index;
    else if (this.chosen === index) this.chosen = null;
    else this.#exchange(exchangeCards(cards, this.chosen, index));
  }

  #exchange(/** @type {string} */ cards) {
    const { view, square } = this;
    if (!view || !square) return;
    this.chosen = null;
    const action = findSwitch(view, square, cards);
    if (this.arranging && this.orders.includes(cards)) this.#tell('motley-arrange', { square, cards });
    else if (action) this.#tell('motley-play', { text: action.text });
    else this.#tell('motley-refuse', { source: square, cards });
  }

  #handleKey(/** @type {KeyboardEvent} */ event) {
    const buttons = /** @type {HTMLElement[]} */ ([...this.renderRoot.querySelectorAll('button')]);
    const at = buttons.indexOf(/** @type {HTMLElement} */ (event.composedPath()[0]));
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step && at >= 0) buttons[(at + step + buttons.length) % buttons.length].focus();
    else if (event.key === 'Escape') this.#stepBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #stepBack() {
    if (this.chosen !== null) this.chosen = null;
    else this.#tell('motley-leave', { square: this.square });
  }

  #tell(/** @type {string} */ name, /** @type {object} */ detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

// Where our page shows a preview of an embedded board, both the page and embed.js load this module.
if (!customElements.get('motley-cards')) customElements.define('motley-cards', MotleyCards);
