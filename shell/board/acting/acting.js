// The input of a board: the choice made there by pointers and keys, or from the hand, its drawing, and the words
// for it. A picture of a board has no input.

import { aim, aims } from '../drawing/aims.js';
import { isInHand } from '../view/choices.js';
import { Foresight } from '../view/foresight.js';
import { Choice } from './choice.js';
import { chooser } from './chooser.js';
import { handleKey } from './keyboard.js';
import { Pointer } from './pointer.js';

/** @import { Chosen, Scene, View } from '../view/types.js' */

/** @typedef {PointerEvent & KeyboardEvent & FocusEvent} Heard */

/**
 * The board as input sees it.
 * @typedef {import('./choice.js').ChoiceBoard & import('./keyboard.js').KeyBoard &
 *   import('./pointer.js').PointerBoard & { playAside: import('../view/foresight.js').PlayAside | null,
 *   reveal: (square: string) => void }} InputBoard
 */

export class Acting {
  #board;
  #pointer;
  #foresight;

  constructor(/** @type {InputBoard} */ board) {
    this.#board = board;
    this.choice = new Choice(board);
    this.#pointer = new Pointer(board, this.choice);
    this.#foresight = new Foresight(board);
  }

  /** Called when another view is shown, before it is drawn; `isAtRest` if nothing has moved. */
  meet(/** @type {View} */ view, /** @type {boolean} */ isAtRest) {
    this.#pointer.cancel();
    this.choice.meet(view, isAtRest);
  }

  // ----- drawing

  /** The choice, as it is drawn. @returns {Chosen} */
  get chosen() {
    const { targets, source, pointed, isTouched, regarded, asked, choosing, landing, isGlance, considered } =
      this.choice;
    return {
      selected: isInHand(source) ? null : source,
      ...{ targets, isGlance, pointed, isTouched, regarded, asked, choosing, landing },
      foreseen: this.#foresight.of(considered),
      foresight: this.#foresight,
      moved: this.#onTheWay,
    };
  }

  /** The piece that is drawn on another square until a question is answered, or the next view comes. */
  get #onTheWay() {
    const { choosing, moved } = this.choice;
    if (!choosing?.source || isInHand(choosing.source)) return moved;
    return { from: choosing.source, to: choosing.target };
  }

  /** Under the pieces. */
  aim(/** @type {Scene} */ scene) {
    return aim(scene);
  }

  /** Over the pieces. */
  aims(/** @type {Scene} */ scene) {
    return aims(scene);
  }

  chooser(/** @type {Scene} */ scene, /** @type {{ column: number, row: number, rows: number }} */ place) {
    return chooser(scene, this.choice, place, (event) => this.#pressBeside(event));
  }

  // ----- events

  /** Each takes the events of its name. @type {Record<string, (event: Heard) => void>} */
  #deeds = {
    pointerdown: (event) => this.#board.disabled || this.#pointer.down(event),
    pointermove: (event) => this.#pointer.move(event),
    pointerup: (event) => this.#pointer.up(event),
    pointercancel: () => this.#pointer.cancel(),
    pointerleave: (event) => this.#pointer.leave(event),
    click: (event) => this.#pointer.click(event),
    keydown: (event) => handleKey(this.#board, this.choice, event),
    focusin: (event) => this.#noteFocus(event),
    focusout: () => this.#pointer.isPressed || this.choice.hover(null),
  };

  /** Handles an event of the squares. */
  hear(/** @type {Event} */ event) {
    this.#deeds[event.type](/** @type {Heard} */ (event));
  }

  /** Handles a press or a click beside the menu. It closes the menu, unless it belongs to the press that opened it. */
  #pressBeside(/** @type {MouseEvent} */ event) {
    if (event.type === 'pointerdown') this.#pointer.pressBeside();
    else if (this.#pointer.isBeside) this.choice.cancel();
  }

  #noteFocus(/** @type {FocusEvent} */ event) {
    const board = this.#board;
    const cell = /** @type {HTMLElement} */ (event.target);
    board.focused = cell.dataset.square ?? board.focused;
    if (!cell.matches(':focus-visible')) return;
    this.choice.point(board.focused, false);
    board.reveal(board.focused);
  }
}
