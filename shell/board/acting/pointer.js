// Handles mouse, finger and pen: hovering, taps and drags. A press that does not move far is a tap.

import { isStill, swift } from '../camera/animate.js';
import { hasLetGo } from '../camera/let-go.js';
import { localPoint } from '../camera/local-point.js';

/**
 * The board as pointers see it.
 * @typedef {object} PointerBoard
 * @property {(place: { clientX: number, clientY: number }) => string | null} squareUnder
 * @property {(square: string) => boolean} canGrab whether a piece stands there that can be dragged
 * @property {(square: string) => HTMLElement | null} pieceElement
 * @property {import('../camera/camera.js').Camera | null} camera over a table without edges: a press that moves far
 *   moves the table
 */

/**
 * The members of the choice that pointers use.
 * @typedef {Pick<import('./choice.js').Choice,
 *   'source' | 'isTarget' | 'select' | 'hover' | 'lookAway' | 'point' | 'activate' | 'drop'>} PointerChoice
 */

/**
 * @typedef {object} Press
 * @property {number} pointer
 * @property {string} square
 * @property {number} x
 * @property {number} y
 * @property {boolean} isTouch
 * @property {boolean} canDrag
 * @property {boolean} isTarget when it was pressed
 * @property {boolean} wasSelected
 * @property {HTMLElement | null} dragged
 */

/** How far a press may move before it counts as a drag, in pixels. */
export const slop = { mouse: 4, touch: 10 };

/** The longest time between a press and the click event that the browser makes of it, in milliseconds. */
const clickDelay = 700;

/** How much higher than the finger a dragged piece floats, in parts of its size. */
const lift = 0.55;

/** Whether a press is one of the right button, which on a Mac is the left one with Ctrl, too. */
export const isSecondary = (/** @type {MouseEvent} */ { button, ctrlKey }) => button === 2 || (button === 0 && ctrlKey);

export class Pointer {
  /** @type {Press | null} */
  #press = null;
  /** When the last press ended: the click event that follows it must have no effect, since the press had it. */
  #lastPress = -Infinity;
  #wasDrag = false;
  /** Whether the last press was beside a menu. */
  isBeside = false;

  constructor(/** @type {PointerBoard} */ board, /** @type {PointerChoice} */ choice) {
    this.board = board;
    this.choice = choice;
  }

  get isPressed() {
    return this.#press !== null;
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (this.#press) return this.cancel();
    const square = this.board.squareUnder(event);
    this.#lastPress = event.timeStamp;
    this.#wasDrag = false;
    this.isBeside = false;
    if (event.button !== 0 || isSecondary(event) || !event.isPrimary || !square) return;
    const isTouch = event.pointerType !== 'mouse';
    const canDrag = this.board.canGrab(square);
    const isTarget = this.choice.isTarget(square);
    this.#press = {
      pointer: event.pointerId,
      square,
      x: event.clientX,
      y: event.clientY,
      isTouch,
      canDrag,
      isTarget,
      wasSelected: this.choice.source === square,
      dragged: null,
    };
    capture(event);
    if (isTarget) this.choice.point(square, isTouch);
    else if (canDrag) this.choice.select(square);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (hasLetGo(event)) this.cancel();
    const press = this.#press;
    if (!press) {
      if (event.pointerType === 'mouse') this.choice.hover(this.board.squareUnder(event));
      return;
    }
    if (event.pointerId !== press.pointer) return;
    // What drags a piece does not swipe the slides of a page as well.
    if (press.canDrag) event.stopPropagation();
    if (!press.dragged && !this.#beginDrag(press, event)) return;
    this.#drag(press, event);
  }

  /** @returns {boolean} whether the press is a drag now */
  #beginDrag(/** @type {Press} */ press, /** @type {PointerEvent} */ event) {
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (far < (press.isTouch ? slop.touch : slop.mouse)) return false;
    if (!press.canDrag && this.board.camera) {
      this.cancel();
      return false;
    }
    if (!press.canDrag) {
      const square = this.board.squareUnder(event);
      this.choice.point(square === press.square ? square : null, press.isTouch);
      return false;
    }
    if (this.choice.source !== press.square) this.choice.select(press.square);
    press.dragged = this.board.pieceElement(press.square);
    if (!press.dragged) return false;
    press.dragged.classList.add('dragged');
    press.dragged.classList.toggle('touched', press.isTouch);
    return true;
  }

  #drag(/** @type {Press} */ press, /** @type {PointerEvent} */ event) {
    if (!press.dragged) return;
    const { x: left, y: top } = localPoint(/** @type {HTMLElement} */ (press.dragged.offsetParent), event);
    const size = press.dragged.offsetWidth;
    const style = getComputedStyle(press.dragged);
    const column = Number(style.getPropertyValue('--column'));
    const row = Number(style.getPropertyValue('--row'));
    const x = left - (column + 0.5) * size;
    const y = top - (row + 0.5 + (press.isTouch ? lift : 0)) * size;
    press.dragged.style.transform = `translate(${x}px, ${y}px)`;
    this.choice.point(this.board.squareUnder(event), press.isTouch, true);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    this.#press = null;
    this.#lastPress = event.timeStamp;
    this.#wasDrag = !!press.dragged;
    const square = this.board.squareUnder(event);
    this.choice.point(null, press.isTouch);
    if (press.dragged) this.#release(press, press.dragged, square);
    else if (square === press.square) this.#tap(press);
  }

  #tap(/** @type {Press} */ { square, canDrag, isTarget, wasSelected }) {
    const isFresh = canDrag && !wasSelected && !isTarget;
    if (!isFresh) this.choice.activate(square);
  }

  #release(/** @type {Press} */ press, /** @type {HTMLElement} */ dragged, /** @type {string | null} */ square) {
    const from = dragged.style.transform;
    this.#putDown(dragged);
    if (!this.choice.drop(press.square, square)) glideBack(dragged, from);
  }

  #putDown(/** @type {HTMLElement} */ dragged) {
    dragged.classList.remove('dragged', 'touched');
    dragged.style.transform = '';
  }

  /** Cancels the press, because the browser scrolls or a second finger has touched the screen. */
  cancel() {
    const press = this.#press;
    this.#press = null;
    if (!press) return;
    if (press.dragged) this.#putDown(press.dragged);
    this.choice.point(null, press.isTouch);
  }

  pressBeside() {
    this.isBeside = true;
  }

  /** A finger leaves the board whenever it is lifted. */
  leave(/** @type {PointerEvent} */ { pointerType }) {
    if (this.#press) return;
    if (pointerType === 'mouse') this.choice.lookAway();
    else this.choice.hover(null);
  }

  /** Whether a click event belongs to a press that was handled; it may hit a menu that the press has opened. */
  isEcho(/** @type {MouseEvent} */ { timeStamp }) {
    return timeStamp - this.#lastPress < clickDelay;
  }

  /** Handles clicks without a press, which come from assistive technology. Those that follow a press are ignored. */
  click(/** @type {MouseEvent} */ event) {
    if (this.#wasDrag) event.stopPropagation();
    if (this.isEcho(event)) return;
    const cell = /** @type {Element} */ (event.composedPath()[0]).closest('[data-square]');
    const square = cell?.getAttribute('data-square');
    if (square) this.choice.activate(square);
  }
}

/** Sends a pointer's further events to the element that it pressed. A press that was kept may have ended by now. */
function capture(/** @type {PointerEvent} */ event) {
  const [target] = event.composedPath();
  try {
    /** @type {HTMLElement} */ (target).setPointerCapture(event.pointerId);
  } catch {
    // The pointer is there no more.
  }
}

function glideBack(/** @type {HTMLElement} */ piece, /** @type {string} */ transform) {
  if (!isStill()) piece.animate([{ transform }, { transform: 'none' }], swift);
}
