// Lets pieces be dragged from the hand to the board. A press that does not move far is a tap, which is not meant here.

import { hasLetGo } from '../camera/let-go.js';
import { isSecondary, slop } from './pointer.js';

/**
 * The board that pieces are dragged to.
 * @typedef {object} DropBoard
 * @property {(way: import('../camera/local-point.js').Point) => import('../camera/local-point.js').Point} localWay
 * @property {(event: PointerEvent | null, isTouch: boolean) => void} carry
 * @property {(source: string, event: PointerEvent) => void} putDown
 */

/**
 * @typedef {object} Press
 * @property {number} pointer
 * @property {string} source
 * @property {number} x
 * @property {number} y
 * @property {boolean} isTouch
 * @property {HTMLElement} button
 * @property {HTMLElement | null} ghost what is dragged; null: nothing yet
 */

export class HandDrag {
  /** @type {Press | null} */
  #press = null;
  #wasDrag = false;

  /**
   * @param {() => DropBoard | null} findBoard
   * @param {(source: string) => void} take called when a drag begins
   */
  constructor(findBoard, take) {
    this.findBoard = findBoard;
    this.take = take;
  }

  down(/** @type {PointerEvent} */ event, /** @type {string} */ source) {
    this.cancel();
    this.#wasDrag = false;
    if (event.button !== 0 || isSecondary(event) || !event.isPrimary) return;
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.#press = { pointer, source, x, y, isTouch: event.pointerType !== 'mouse', button, ghost: null };
    button.setPointerCapture(pointer);
  }

  move(/** @type {PointerEvent} */ event) {
    if (hasLetGo(event)) this.cancel();
    const press = this.#press;
    if (event.pointerId !== press?.pointer) return;
    // What drags a piece does not swipe the slides of a page as well.
    event.stopPropagation();
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (!press.ghost && far < (press.isTouch ? slop.touch : slop.mouse)) return;
    if (!press.ghost) this.#begin(press);
    const board = this.findBoard();
    const way = { x: event.clientX - press.x, y: event.clientY - press.y };
    const { x, y } = board?.localWay(way) ?? way;
    press.ghost?.style.setProperty('translate', `${x}px ${y}px`);
    board?.carry(event, press.isTouch);
  }

  #begin(/** @type {Press} */ press) {
    this.take(press.source);
    const picture = /** @type {HTMLElement} */ (press.button.querySelector('.picture'));
    press.ghost = /** @type {HTMLElement} */ (picture.cloneNode(true));
    press.ghost.classList.add('carried');
    press.button.append(press.ghost);
  }

  up(/** @type {PointerEvent} */ event) {
    const press = this.#press;
    if (event.pointerId !== press?.pointer) return;
    this.#wasDrag = press.ghost !== null;
    this.cancel();
    if (this.#wasDrag) this.findBoard()?.putDown(press.source, event);
  }

  /** Whether a click is what the browser makes of a drag; those of keys never are. */
  isEcho(/** @type {MouseEvent} */ { detail }) {
    return this.#wasDrag && detail > 0;
  }

  cancel() {
    const press = this.#press;
    this.#press = null;
    if (!press?.ghost) return;
    press.ghost.remove();
    this.findBoard()?.carry(null, press.isTouch);
  }
}
