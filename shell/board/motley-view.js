// <motley-view>: draws one view of a game, on a board or on a table without edges, and lets people
// choose one of its legal actions. It knows no rule: what is not in the view cannot be done.

import { LitElement, html, nothing } from 'lit';
import { animateMoves, isStill } from './animate.js';
import { Asker } from './asker.js';
import { styles } from './board.css.js';
import { chooser } from './chooser.js';
import { findOnward, findPlaces, findTargets, isOwn, isPlacing, ownSquares, pieceOn } from './choices.js';
import { frame } from './frames.js';
import { Geometry } from './geometry.js';
import { findNext, handleKey } from './keyboard.js';
import { Lookout } from './lookout.js';
import { overlay, underlay } from './overlay.js';
import { pieces } from './pieces.js';
import { Plane } from './plane.js';
import { Pointer } from './pointer.js';
import { Speech } from './speech.js';
import { Tracker } from './tracker.js';

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Piece} Piece
 * @typedef {import('./types.js').Kind} Kind
 * @typedef {import('./types.js').Action} Action
 * @typedef {import('./types.js').Choosing} Choosing
 * @typedef {import('./types.js').Scene} Scene
 * @typedef {import('./types.js').Words} Words
 * @typedef {import('./types.js').Look} Look
 * @typedef {import('./types.js').Layout} Layout
 */

/** How long the cause of a refusal is shown, in milliseconds. */
const reasonTime = 2400;

/** How long a captured piece is kept to fade away, in milliseconds. */
const fadeTime = 200;

/** Whether a view shows anything else; pages may make the same view anew. */
function isOther(/** @type {View | null} */ view, /** @type {View | null} */ old) {
  return view !== old && JSON.stringify(view) !== JSON.stringify(old);
}

/**
 * @fires motley-play - detail { text }: the user chose this legal action
 * @fires motley-refuse - detail { from, to }: the user tried what is not in the list
 * @fires motley-select - detail { square }: this piece is selected, or none (null)
 * @fires motley-point - detail { square }: the user looks at this piece, of whatever side: it is under the
 *   pointer, or has the focus, or is selected
 */
export class MotleyView extends LitElement {
  /** @override */
  static styles = styles;

  /** @override */
  static properties = {
    view: { attribute: false, hasChanged: isOther },
    game: { attribute: false },
    kinds: { attribute: false },
    words: { attribute: false },
    last: { attribute: false },
    orders: { attribute: false },
    flip: { type: Boolean },
    disabled: { type: Boolean },
    still: { type: Boolean },
    held: { attribute: false },
    look: {},
    cardMode: { attribute: 'card-mode' },
    focused: { state: true },
    selected: { state: true },
    hovered: { state: true },
    pointed: { state: true },
    isTouched: { state: true },
    choosing: { state: true },
    moved: { state: true },
    landing: { state: true },
    trail: { attribute: false },
    reasons: { state: true },
    gone: { state: true },
    announced: { state: true },
  };

  #tracker = new Tracker();
  #pointer = new Pointer(this);
  #asker = new Asker(this, (action) => this.#play(action, true));
  /** @type {import('./tracker.js').Difference | null} what is still to be animated */
  #difference = null;
  /** @type {string | undefined} the square where the user has put a piece by hand */
  #carried;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #reasonTimer;
  #lookout = new Lookout(this);
  /** The square that had the focus before: its cell stays until the focus has left it. */
  #left = '';

  constructor() {
    super();
    /** @type {View | null} */
    this.view = null;
    /** @type {unknown} what the view is of: of another game all is shown at first */
    this.game = null;
    /** @type {Kind[]} names of the kinds, from the schema */
    this.kinds = [];
    /** @type {Words} */
    this.words = { format: (id) => id, formatFirst: ([id]) => id };
    /** @type {string[]} squares of the last action, in their order */
    this.last = [];
    /** @type {string[]} orders of cards, the usual one first */
    this.orders = [];
    /** Seen from the last rank's side. */
    this.flip = false;
    /** Show only. */
    this.disabled = false;
    /** A picture: all of it is in sight, and nothing moves it. */
    this.still = false;
    /** @type {string | null} the kind in hand that is to be placed next */
    this.held = null;
    /** @type {Look} of the cards */
    this.look = 'lines';
    /** @type {'all' | 'changed'} whose cards are shown on the board */
    this.cardMode = 'all';

    /** The square that the Tab key reaches. */
    this.focused = 'a1';
    /** @type {string | null} */
    this.selected = null;
    /** @type {string | null} a piece under the mouse while none is selected */
    this.hovered = null;
    /** @type {string | null} the square that would be chosen next */
    this.pointed = null;
    this.isTouched = false;
    /** @type {Choosing | null} */
    this.choosing = null;
    /** @type {{ from: string, to: string } | null} */
    this.moved = null;
    /** @type {string | null} where the first part of the selected piece's move has ended */
    this.landing = null;
    /** @type {import('./trail.js').Stage[]} actions of the turn, shown as numbered arrows */
    this.trail = [];
    /** @type {string[]} */
    this.reasons = [];
    /** @type {Piece[]} captured just now, fading */
    this.gone = [];
    /** What the live region says. */
    this.announced = '';
  }

  // ----- what it shows

  /** @returns {Layout | null} */
  get geometry() {
    const { view, flip } = this;
    if (!view) return null;
    return view.files > 0 ? new Geometry(view, flip) : new Plane(view, flip, this.#lookout.anchor);
  }

  /**
   * Over a table without edges; null: all squares are in sight.
   * @returns {import('./camera.js').Camera | null}
   */
  get camera() {
    return this.#lookout.camera;
  }

  /** Shows all of a table without edges. */
  fit() {
    this.#lookout.fit();
  }

  /** @type {Speech | null} */
  get speech() {
    return this.view && new Speech(this.words, this.view, (code) => this.#nameKind(code), this.flip);
  }

  #nameKind(/** @type {string} */ code) {
    return this.kinds.find((kind) => kind.code === code)?.name ?? code;
  }

  /** @returns {Scene['targets']} */
  get targets() {
    const { view } = this;
    if (!view || this.disabled) return new Map();
    if (isPlacing(view)) return findPlaces(view, this.held);
    const { selected, landing } = this;
    if (selected && landing) return findOnward(view, selected, landing);
    const square = selected ?? this.hovered;
    return square ? findTargets(view, square) : new Map();
  }

  /** @returns {Action[]} */
  #foresee(/** @type {Scene['targets']} */ targets) {
    if (this.choosing) return [this.choosing.actions[this.choosing.index]];
    return (this.selected && this.pointed && targets.get(this.pointed)?.actions) || [];
  }

  /** @returns {Scene | null} */
  #scene() {
    const { view, geometry, speech, targets } = this;
    if (!view || !geometry || !speech) return null;
    return {
      view,
      geometry,
      speech,
      nameKind: (code) => this.#nameKind(code),
      look: this.look,
      hasStrip: ({ cards }) => this.cardMode === 'all' || cards !== this.orders[0],
      isDisabled: this.disabled,
      last: this.last,
      focused: this.focused,
      selected: this.selected,
      held: this.held,
      strayed: this.still ? [] : [this.focused, this.#left].filter((square) => this.#has(square)),
      targets,
      isGlance: this.selected === null && !isPlacing(view),
      pointed: this.pointed,
      isTouched: this.isTouched,
      foreseen: this.#foresee(targets),
      choosing: this.choosing,
      moved: this.choosing ?? this.moved,
      landing: this.landing,
      trail: this.trail,
      isFlipped: this.flip,
      reasons: this.reasons,
    };
  }

  /** @override */
  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    if (!changed.has('view') || !this.view) return;
    this.#pointer.cancel();
    this.#carried = this.moved?.to;
    this.#difference = this.#tracker.follow(this.view);
    this.gone = isStill() ? [] : (this.#difference?.gone ?? []);
    this.moved = null;
    this.choosing = null;
    this.landing = null;
    this.hovered = null;
    this.pointed = null;
    this.reasons = [];
    if (!this.#canStaySelected()) this.select(null);
    this.#lookout.prepare(this.view.files === 0 && !this.still, changed.has('game'));
    if (!this.#has(this.focused)) this.focused = this.geometry?.firstSquare ?? '';
  }

  /** Whether nothing has moved, and the selected piece can go on acting. */
  #canStaySelected() {
    const { view, selected } = this;
    const isAtRest = this.#difference?.moved.length === 0 && this.#difference.gone.length === 0;
    return isAtRest && selected !== null && !!view?.actions.some(({ from }) => from === selected);
  }

  #has(/** @type {string} */ square) {
    return !!square && !!this.geometry?.has(square);
  }

  /** @override */
  updated(/** @type {Map<string, unknown>} */ changed) {
    const { geometry } = this;
    const viewport = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.viewport'));
    this.#lookout.settle(viewport, { isNews: changed.has('view'), isOther: changed.has('game') });
    if (changed.has('pointed') || changed.has('selected')) this.#tellPoint();
    if (changed.has('held') && this.held && this.speech && this.targets.size > 0)
      this.#announce(this.speech.places(this.held, this.targets));
    if (!this.#difference || !geometry) return;
    animateMoves(this.renderRoot, geometry, this.#difference, this.#carried);
    if (this.gone.length > 0) setTimeout(() => (this.gone = []), fadeTime);
    this.#difference = null;
  }

  /** @override */
  render() {
    const scene = this.#scene();
    if (!scene) return nothing;
    return frame(scene, {
      surface: (cells) => this.#surface(cells),
      layers: html`${underlay(scene)} ${pieces(scene, this.#tracker.standing, this.gone)}
      ${overlay(scene)}`,
      chooser: (place) => chooser(scene, this, place),
      spoken: html`<div class="spoken" role="status">${this.announced}</div>`,
      lookout: this.#lookout,
      focusSquare: (square) => this.focusSquare(square),
    });
  }

  #surface(/** @type {unknown} */ content) {
    return html`<div
      class="surface"
      @pointerdown=${(/** @type {PointerEvent} */ event) => this.#press(event)}
      @pointermove=${(/** @type {PointerEvent} */ event) => this.#pointer.move(event)}
      @pointerup=${(/** @type {PointerEvent} */ event) => this.#pointer.up(event)}
      @pointercancel=${() => this.#pointer.cancel()}
      @pointerleave=${() => this.#pointer.leave()}
      @click=${(/** @type {MouseEvent} */ event) => this.#pointer.click(event)}
      @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}
      @keydown=${(/** @type {KeyboardEvent} */ event) => handleKey(this, event)}
      @focusin=${(/** @type {FocusEvent} */ event) => this.#noteFocus(event)}
      @focusout=${() => this.#pointer.isPressed || this.hover(null)}
    >
      ${content}
    </div>`;
  }

  // ----- what the user does

  #press(/** @type {PointerEvent} */ event) {
    if (!this.disabled) this.#pointer.down(event);
  }

  #noteFocus(/** @type {FocusEvent} */ event) {
    const cell = /** @type {HTMLElement} */ (event.target);
    this.focused = cell.dataset.square ?? this.focused;
    if (!cell.matches(':focus-visible')) return;
    this.point(this.focused, false);
    this.#lookout.reveal(this.focused, false);
  }

  /** The square below a pointer, null beside the board; pages may have turned or stretched it. */
  squareUnder(/** @type {{ clientX: number, clientY: number }} */ { clientX, clientY }) {
    const { geometry, camera } = this;
    if (!camera) return this.#cellUnder(clientX, clientY)?.dataset.square ?? null;
    const viewport = this.renderRoot.querySelector('.viewport');
    if (!viewport || !geometry) return null;
    const { left, top } = viewport.getBoundingClientRect();
    const place = camera.placeUnder(clientX - left, clientY - top);
    return place && geometry.squareAt(Math.floor(place.column), Math.floor(place.row));
  }

  /** @returns {HTMLElement | undefined} */
  #cellUnder(/** @type {number} */ x, /** @type {number} */ y) {
    const elements = /** @type {ShadowRoot} */ (this.renderRoot).elementsFromPoint(x, y);
    return /** @type {HTMLElement[]} */ (elements).find((element) => element.matches('.cell'));
  }

  pieceElement(/** @type {string} */ square) {
    const selector = `.piece[data-id][data-square="${square}"]`;
    return /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(selector));
  }

  canGrab(/** @type {string} */ square) {
    return !this.disabled && !!this.view && !isPlacing(this.view) && isOwn(this.view, square);
  }

  isTarget(/** @type {string} */ square) {
    const { view, selected } = this;
    return (selected !== null || (!!view && isPlacing(view))) && this.targets.has(square);
  }

  hover(/** @type {string | null} */ square) {
    this.point(square, false);
    const isPiece = square && this.selected === null && this.canGrab(square);
    this.hovered = isPiece ? square : null;
  }

  point(/** @type {string | null} */ square, /** @type {boolean} */ isTouched) {
    this.pointed = square;
    this.isTouched = isTouched;
  }

  /** Selects a piece of the player to move, or none. */
  select(/** @type {string | null} */ square) {
    if (square === this.selected && !this.landing) return;
    this.#takeBack();
    this.selected = square;
    this.hovered = null;
    if (square) {
      this.reasons = [];
      this.speakMoves(square);
    }
    this.#tell('motley-select', { square });
  }

  /** Does what a click on the square means now. */
  activate(/** @type {string} */ square) {
    if (!this.view) return;
    const { selected } = this;
    if (this.disabled) this.point(square, false);
    else if (isPlacing(this.view)) this.#placeOn(square);
    else if (selected !== null && this.targets.has(square)) this.#choose(selected, square);
    else if (selected === square) this.cancel();
    else if (this.canGrab(square)) this.select(square);
    else if (this.landing) this.cancel();
    else if (selected !== null) this.#refuse(selected, square);
    else this.point(square, false);
  }

  #placeOn(/** @type {string} */ square) {
    if (this.targets.has(square)) this.#choose(square, square);
    else this.#refuse(square, square);
  }

  /** Ends a drag. Whether the piece may stay there. */
  drop(/** @type {string} */ from, /** @type {string | null} */ to) {
    if (to === from || !this.view) return false;
    if (to !== null && this.targets.has(to)) {
      this.#choose(from, to, true);
      return true;
    }
    if (to === null) this.select(null);
    else this.#refuse(from, to);
    return false;
  }

  /** Takes one step back. Whether there was one. */
  cancel() {
    if (this.choosing) {
      const { to } = this.choosing;
      this.choosing = null;
      this.focusSquare(to);
      return true;
    }
    if (this.landing) {
      this.focusSquare(this.landing);
      this.#takeBack();
      return true;
    }
    if (this.selected === null) return false;
    this.select(null);
    this.#announce(this.words.format('board-unselected'));
    return true;
  }

  dismiss(/** @type {MouseEvent} */ event) {
    if (!this.#pointer.isEcho(event)) this.cancel();
  }

  #choose(/** @type {string} */ from, /** @type {string} */ to, isCarried = false) {
    const { actions = [], onward = [] } = this.targets.get(to) ?? {};
    if (onward.length > 0) this.#land(from, to);
    else if (actions.length === 1) this.#play(actions[0], isCarried);
    else this.#asker.about(from, to, actions);
  }

  /** Ends the first part of a move: the piece waits there to go on, or to stay. */
  #land(/** @type {string} */ from, /** @type {string} */ to) {
    this.landing = to;
    this.moved = { from, to };
    if (this.speech) this.#announce(this.speech.onward(from, to, this.targets));
  }

  #takeBack() {
    if (!this.landing) return;
    this.landing = null;
    this.moved = null;
  }

  considerOption(/** @type {number} */ index) {
    this.#asker.consider(index);
  }

  takeOption(/** @type {number} */ index) {
    this.#asker.take(index);
  }

  turn(/** @type {1 | -1} */ step) {
    this.#asker.turn(step);
  }

  #refuse(/** @type {string} */ from, /** @type {string} */ to) {
    this.select(null);
    this.#tell('motley-refuse', { from, to });
  }

  /** Tells of the choice. A piece carried to its place stays there until the next view comes. */
  #play(/** @type {Action} */ { text, from, to }, /** @type {boolean} */ isCarried) {
    const { view } = this;
    const isOnWay = isCarried || this.landing !== null;
    this.select(null);
    this.moved = isOnWay && from && to ? { from, to } : null;
    this.#tell('motley-play', { text });
    requestAnimationFrame(() => {
      if (this.view === view) this.moved = null;
    });
  }

  #tellPoint() {
    const { view, pointed, selected } = this;
    const square = [pointed, selected].find((square) => view && square && pieceOn(view, square));
    if (square) this.#tell('motley-point', { square });
  }

  #tell(/** @type {string} */ name, /** @type {object} */ detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** Says the moves of the piece on a square, and shows them. */
  speakMoves(/** @type {string} */ square) {
    const { view, speech } = this;
    if (!view || !speech) return;
    if (this.selected === null && this.canGrab(square)) this.hovered = square;
    const canSwitch = view.actions.some(({ type, from }) => type === 'switch' && from === square);
    this.#announce(speech.moves(square, findTargets(view, square), canSwitch));
  }

  /** Gives the focus to the next own piece, or to the next square that can be chosen. */
  focusNext(/** @type {'own' | 'targets'} */ what, /** @type {1 | -1} */ step) {
    const { view, geometry } = this;
    if (!view || !geometry) return;
    const squares = what === 'own' ? ownSquares(view) : [...this.targets.keys()];
    const next = findNext(geometry, squares, this.focused, step);
    if (next) this.focusSquare(next);
  }

  /** The same text once more is said only if it differs. */
  #announce(/** @type {string} */ text) {
    this.announced = text === this.announced ? text + '\u00a0' : text;
  }

  // ----- what the page may ask for

  /** Shows squares for a moment, as the cause why something cannot be done. */
  showReason(/** @type {string[]} */ squares) {
    clearTimeout(this.#reasonTimer);
    this.reasons = squares.filter((square) => this.#has(square));
    if (squares[0]) this.#lookout.reveal(squares[0]);
    this.#reasonTimer = setTimeout(() => (this.reasons = []), reasonTime);
  }

  /** Gives a square the focus. */
  async focusSquare(/** @type {string} */ square) {
    if (!this.#has(square)) return;
    this.#left = this.focused;
    this.focused = square;
    this.#lookout.reveal(square, false);
    await this.updateComplete;
    const cell = this.renderRoot.querySelector(`.cell[data-square="${square}"]`);
    /** @type {HTMLElement | null} */ (cell)?.focus({ preventScroll: this.camera !== null });
  }

  /** @override */
  focus() {
    this.focusSquare(this.focused);
  }
}

// Our own page and embed.js bring it both, where the page shows a preview.
if (!customElements.get('motley-view')) customElements.define('motley-view', MotleyView);
