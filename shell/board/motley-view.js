// <motley-view>: draws one view of a game, on a board or on a table without edges, and lets people
// choose one of its legal actions. It knows no rule: what is not in the view cannot be done. Here is what draws; what
// acts is in acting.js.

import { html, nothing } from 'lit';
import { Acting } from './acting/acting.js';
import { animateMoves, isStill, usualPace } from './camera/animate.js';
import { CameraControl } from './camera/camera-control.js';
import { corners, localPoint, localWay } from './camera/local-point.js';
import { frame } from './drawing/board-frame.js';
import { markedSquares } from './drawing/marked.js';
import { overlay } from './drawing/overlay.js';
import { pieces } from './drawing/pieces.js';
import { frame as tableFrame } from './drawing/table-frame.js';
import { StyledElement } from './styles/sheets.js';
import { boardSheets } from './styles/styles.js';
import { canSelect, isOtherView } from './view/choices.js';
import { noEffects, noTrail } from './view/effects.js';
import { Geometry } from './view/geometry.js';
import { MoveSpeech } from './view/move-speech.js';
import { PieceTracking } from './view/piece-tracking.js';
import { Plane } from './view/plane.js';

/** @import { Chosen, Kind, Layout, Look, Piece, Scene, Trail, View, Words } from './view/types.js' */

/** The choice where nobody acts. @type {Chosen} */
const atRest = {
  selected: null,
  targets: new Map(),
  isGlance: false,
  pointed: null,
  isTouched: false,
  regarded: null,
  asked: null,
  choosing: null,
  landing: null,
  foreseen: noEffects,
  foresight: null,
  moved: null,
};

/** How long the cause of a refusal is shown, in milliseconds. */
const reasonTime = 2400;

/**
 * @fires motley-play - detail { text }: the user chose this legal action
 * @fires motley-refuse - detail { source, target }: the user tried an action that is not in the list
 * @fires motley-source - detail { source }: the user chose where the next action begins: a square, a kind in the hand
 *   (`*Q`), or nowhere (null)
 * @fires motley-replay - the user wants to see once more what has happened
 * @fires motley-landing - detail { text }: the first part of a move was chosen, and this is to be done next; empty: it
 *   was taken back
 * @fires motley-ask - detail { square }: the user touched this piece, which is not to act; null: asks nothing any more
 * @fires motley-point - detail { square }: the user looks at this piece, of whatever side: it is dragged, under the
 *   pointer, has the focus, or is selected
 */
export class MotleyView extends StyledElement {
  /** @override */
  static styles = boardSheets;

  /** @override */
  static properties = {
    view: { hasChanged: isOtherView },
    game: {},
    kinds: {},
    words: {},
    last: {},
    orders: {},
    cardsInUse: {},
    flip: {},
    disabled: {},
    still: {},
    isOnPaper: {},
    picture: {},
    whole: { type: Boolean, reflect: true },
    source: { noAccessor: true },
    playAside: { hasChanged: () => false },
    risksFrom: { hasChanged: () => false },
    arranging: {},
    trail: {},
    pace: {},
    annotations: {},
    look: {},
    cardMode: {},
    focused: {},
    reasons: {},
    gone: {},
    announced: {},
  };

  #tracking = new PieceTracking();
  /** The input of the board; a picture has none. @type {Acting | null} */
  #acting = null;
  /** The source that was set before. @type {string | null} */
  #source = null;
  /** @type {import('./view/piece-tracking.js').Difference | null} what is still to be animated */
  #difference = null;
  /** @type {string | undefined} the square where the user has put a piece by hand */
  #carried;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #reasonTimer;
  /** The control of the camera over a table without edges, once one was shown. @type {CameraControl | null} */
  #cameraControl = null;
  /** What was marked in the last picture. @type {string[]} */
  #marked = [];
  /** The square that had the focus before: its cell stays until the focus has left it. */
  #left = '';

  constructor() {
    super();
    /** @type {View | null} */
    this.view = null;
    /** @type {object | null} identifies the game of the view; the camera shows all of another game at first */
    this.game = null;
    /** @type {Kind[]} names of the kinds, from the schema */
    this.kinds = [];
    /** @type {Words} */
    this.words = { format: (id) => id, formatFirst: ([id]) => id };
    /** @type {string[]} squares of the last action, in their order */
    this.last = [];
    /** @type {string[]} orders of cards, the usual one first */
    this.orders = [];
    /** How many of a piece's cards are in use. */
    this.cardsInUse = 0;
    /** Whether the board is seen from the side of the last rank. */
    this.flip = false;
    /** Whether nothing can be chosen. */
    this.disabled = false;
    /** Whether it stands still, without a camera: all of a table without edges is in sight. */
    this.still = false;
    /** Whether the page is being printed. */
    this.isOnPaper = false;
    /** Whether it is only looked at: nobody acts on it, or is told of its squares. */
    this.picture = false;
    /** Whether all of a table without edges is in sight when a game begins, however small it is then. */
    this.whole = false;
    /**
     * Shows what an action would do; null: nothing is foreseen.
     * @type {import('./view/foresight.js').PlayAside | null}
     */
    this.playAside = null;
    /**
     * Tells where the royal piece on a square can go into check; null: nobody knows.
     * @type {((square: string) => string[]) | null}
     */
    this.risksFrom = null;
    /** Whether the cards of all own pieces can be put in order, before the game. */
    this.arranging = false;
    /** @type {Trail} what has happened, or is expected */
    this.trail = noTrail;
    /** How long pieces glide, in milliseconds. */
    this.pace = usualPace;
    /** @type {((scene: Scene) => unknown) | null} draws what people have drawn on the board */
    this.annotations = null;
    /** @type {Look} of the cards */
    this.look = 'lines';
    /** @type {'all' | 'changed'} whose cards are shown on the board */
    this.cardMode = 'all';

    /** The square that the Tab key reaches. */
    this.focused = 'a1';
    /** @type {string[]} squares shown as a cause */
    this.reasons = [];
    /** @type {Piece[]} captured just now, fading */
    this.gone = [];
    /** The text of the live region. */
    this.announced = '';
  }

  // ----- paper, which has no camera

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    for (const name of ['beforeprint', 'afterprint']) addEventListener(name, this.#followPrint);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    for (const name of ['beforeprint', 'afterprint']) removeEventListener(name, this.#followPrint);
  }

  #followPrint = (/** @type {Event} */ { type }) => {
    this.isOnPaper = type === 'beforeprint';
  };

  // ----- the choice

  /**
   * Where the next action begins: a square, a kind in the hand (`*Q`), or nowhere. Like the value of an input, both the
   * user and the page can change it.
   * @returns {string | null}
   */
  get source() {
    return this.#acting ? this.#acting.choice.source : this.#source;
  }

  set source(source) {
    if (this.#acting) this.#acting.choice.put(source);
    else this.#source = source;
  }

  // ----- what it shows

  /** @returns {Layout | null} */
  get geometry() {
    const plane = this.#plane;
    if (plane) return plane;
    return this.view && new Geometry(this.view, this.flip);
  }

  /** The same of a table without edges; null on a board. */
  get #plane() {
    const { view, flip } = this;
    if (view?.surface !== 'plane' || !this.#cameraControl) return null;
    return new Plane(view, flip, this.#cameraControl.anchor);
  }

  /**
   * The camera over a table without edges; null if there is none, and all squares are in sight.
   * @returns {import('./camera/camera.js').Camera | null}
   */
  get camera() {
    return this.#cameraControl?.camera ?? null;
  }

  /** Shows all of a table without edges. */
  fit() {
    this.#cameraControl?.fit();
  }

  /** @type {MoveSpeech | null} */
  get speech() {
    return this.view && new MoveSpeech(this.words, this.view, (code) => this.#nameKind(code), this.flip);
  }

  #nameKind(/** @type {string} */ code) {
    return this.kinds.find((kind) => kind.code === code)?.name ?? code;
  }

  /** @returns {Scene | null} */
  #scene() {
    const { view, geometry, speech } = this;
    if (!view || !geometry || !speech) return null;
    return {
      view,
      geometry,
      speech,
      nameKind: (code) => this.#nameKind(code),
      look: this.look,
      cardsInUse: this.cardsInUse,
      hasStrip: ({ cards }) => this.cardMode === 'all' || cards !== this.orders[0],
      isDisabled: this.disabled,
      isPicture: this.picture,
      last: this.last,
      focused: this.focused,
      strayed: this.still || this.isOnPaper ? [] : [this.focused, this.#left].filter((square) => this.#has(square)),
      ...(this.#acting?.chosen ?? atRest),
      trail: this.trail,
      isFlipped: this.flip,
      reasons: this.reasons,
    };
  }

  /** @override */
  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    const isBegun = this.#beginActing();
    if (changed.has('game')) this.#forget();
    if (this.view && changed.has('view')) this.#follow(this.view, changed.has('game'));
    else if (isBegun && this.view) this.#acting?.meet(this.view, true);
    if (this.view && changed.has('isOnPaper')) this.#prepareCamera(this.view, false);
    if (isBegun && this.#source !== null) this.source = this.#source;
  }

  /** Nothing is left of another game: what was said of its pieces is no news. */
  #forget() {
    this.#acting?.choice.forget();
    this.announced = '';
  }

  /** Called before another view is drawn. */
  #follow(/** @type {View} */ view, /** @type {boolean} */ isOtherGame) {
    this.#carried = this.#acting?.choice.moved?.to;
    this.#difference = this.#tracking.follow(view);
    this.gone = isStill() ? [] : (this.#difference?.gone ?? []);
    this.hideReason();
    const isAtRest = this.#difference?.moved.length === 0 && this.#difference.gone.length === 0;
    this.#acting?.meet(view, isAtRest);
    this.#prepareCamera(view, isOtherGame);
    if (!this.#has(this.focused)) this.focused = this.geometry?.firstSquare ?? '';
  }

  // ----- what acts

  /** Has somebody act from the first view on, unless it is a picture; returns whether that begins now. */
  #beginActing() {
    if (this.#acting || !this.view || this.picture) return false;
    this.#acting = new Acting(this);
    return true;
  }

  // ----- what it is drawn with

  #prepareCamera(/** @type {View} */ { surface }, /** @type {boolean} */ isOther) {
    const isPlane = surface === 'plane';
    if (isPlane) this.#cameraControl ??= new CameraControl(this);
    this.#cameraControl?.prepare(isPlane && !this.still && !this.isOnPaper, isOther);
  }

  #has(/** @type {string} */ square) {
    return !!square && !!this.geometry?.has(square);
  }

  /** @override */
  updated(/** @type {Map<string, unknown>} */ changed) {
    const { geometry } = this;
    const viewport = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.viewport'));
    const change = { isNews: changed.has('view'), isOther: changed.has('game') };
    this.#cameraControl?.settle(viewport, change, this.#marked);
    this.#acting?.choice.tellPoint();
    if (!this.#difference || !geometry) return;
    const time = animateMoves(this.renderRoot, geometry, this.#difference, this.#carried, this.pace);
    if (this.gone.length > 0) setTimeout(() => (this.gone = []), time);
    this.#difference = null;
  }

  /** @override */
  render() {
    const scene = this.#scene();
    if (!scene) return nothing;
    /** @type {import('./drawing/board-frame.js').Drawn} */
    const drawn = {
      surface: (cells) => this.#surface(cells),
      layers: html`<div class="layer" aria-hidden="true">${this.#acting?.aim(scene)}</div>
      ${pieces(scene, this.#tracking.standing, this.gone)} ${corners}
      ${overlay(scene, this.#acting?.aims(scene), this.annotations?.(scene))}`,
      chooser: (place) => this.#acting?.chooser(scene, place),
      spoken: html`<div class="spoken" role="status">${this.announced}</div>`,
      focusSquare: (square) => this.focusSquare(square),
    };
    const [plane, control] = [this.#plane, this.#cameraControl];
    this.#marked = plane ? markedSquares(scene) : [];
    return plane && control
      ? tableFrame(scene, plane, control, drawn)
      : frame(scene, /** @type {Geometry} */ (scene.geometry), drawn);
  }

  #surface(/** @type {unknown} */ content) {
    const hear = (/** @type {Event} */ event) => this.#acting?.hear(event);
    return html`<div
      class="surface"
      @pointerdown=${hear}
      @pointermove=${hear}
      @pointerup=${hear}
      @pointercancel=${hear}
      @pointerleave=${hear}
      @click=${hear}
      @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}
      @keydown=${hear}
      @focusin=${hear}
      @focusout=${hear}
    >
      ${content}
    </div>`;
  }

  /** The square under a pointer, null beside the board; also on pages that have turned or stretched the board. */
  squareUnder(/** @type {{ clientX: number, clientY: number }} */ event) {
    const { geometry, camera } = this;
    if (!camera) return this.#cellUnder(event.clientX, event.clientY)?.dataset.square ?? null;
    const viewport = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.viewport'));
    if (!viewport || !geometry) return null;
    const { x, y } = localPoint(viewport, event);
    if (x < 0 || x >= viewport.offsetWidth || y < 0 || y >= viewport.offsetHeight) return null;
    const place = camera.placeUnder(x, y);
    return place && geometry.squareAt(Math.floor(place.column), Math.floor(place.row));
  }

  /** A way on the screen in the board's pixels. */
  localWay(/** @type {import('./camera/local-point.js').Point} */ way) {
    return localWay(this.renderRoot, way);
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
    return !this.disabled && !!this.view && canSelect(this.view, square);
  }

  tell(/** @type {string} */ name, /** @type {object} */ detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** Announces a text. Screen readers say the same text again only if it differs by something, here by a space. */
  announce(/** @type {string} */ text) {
    this.announced = text === this.announced ? text + '\u00a0' : text;
  }

  // ----- methods for the page

  /** Shows what something from the hand would do where a pointer has dragged it; null: it is dragged no more. */
  carry(/** @type {PointerEvent | null} */ event, /** @type {boolean} */ isTouch) {
    this.#acting?.choice.point(event && this.squareUnder(event), isTouch, event !== null);
  }

  /** Puts something from the hand down where a pointer has dragged it. */
  putDown(/** @type {string} */ source, /** @type {PointerEvent} */ event) {
    const square = this.squareUnder(event);
    if (square) this.#acting?.choice.drop(source, square);
  }

  /** Shows squares for a short time, as the reason why an action is not possible. */
  showReason(/** @type {string[]} */ squares) {
    clearTimeout(this.#reasonTimer);
    this.reasons = squares.filter((square) => this.#has(square));
    this.#reasonTimer = setTimeout(() => this.hideReason(), reasonTime);
  }

  /** Forgets the piece that was touched, of which the page tells. */
  lookAway() {
    this.#acting?.choice.lookAway();
  }

  hideReason() {
    this.reasons = [];
  }

  /** Brings a square into sight. */
  reveal(/** @type {string} */ square) {
    this.#cameraControl?.reveal(square, false);
  }

  /** Gives a square the focus. */
  async focusSquare(/** @type {string} */ square) {
    if (!this.#has(square)) return;
    this.#left = this.focused;
    this.focused = square;
    this.#cameraControl?.reveal(square, false);
    await this.updateComplete;
    const cell = this.renderRoot.querySelector(`.cell[data-square="${square}"]`);
    /** @type {HTMLElement | null} */ (cell)?.focus({ preventScroll: this.camera !== null });
  }

  /** Gives the focus to the considered option of the open question. */
  async focusOption() {
    await this.updateComplete;
    const option = this.renderRoot.querySelector('.chooser [tabindex="0"]');
    /** @type {HTMLElement | null} */ (option)?.focus({ preventScroll: true });
  }

  afterFrame(/** @type {() => void} */ run) {
    requestAnimationFrame(run);
  }

  /** @override */
  focus() {
    this.focusSquare(this.focused);
  }
}

// Where our page shows a preview of an embedded board, both the page and embed.js load this module.
if (!customElements.get('motley-view')) customElements.define('motley-view', MotleyView);
