// Asks which of several actions the user means, with one question after the other.

import { isInHand, pieceOn, targetsOf } from '../view/choices.js';
import { askAbout } from '../view/compound.js';

/** @import { Action, Choosing, View } from '../view/types.js' */
/** @import { Choice, ChoiceBoard } from './choice.js' */

export class Question {
  #board;
  #choice;
  #play;

  /**
   * @param {ChoiceBoard} board
   * @param {Choice} choice its `choosing` is the question that is open
   * @param {(action: Action) => void} play the action that remains
   */
  constructor(board, choice, play) {
    this.#board = board;
    this.#choice = choice;
    this.#play = play;
  }

  /** Asks which of at least two actions with one target is meant. */
  about(/** @type {string | null} */ source, /** @type {string} */ target, /** @type {Action[]} */ actions) {
    this.#show(this.#question(source, target, actions));
  }

  #question(/** @type {string | null} */ source, /** @type {string} */ target, /** @type {Action[]} */ actions) {
    const { view } = this.#board;
    const facing = view && source ? pieceOn(view, source)?.facing : undefined;
    return askAbout(source, target, actions, facing ?? 0);
  }

  #show(/** @type {Choosing} */ choosing) {
    this.#choice.change({ choosing });
    this.#board.focusOption();
  }

  /** Gives an option the focus. */
  consider(/** @type {number} */ index) {
    const { choosing } = this.#choice;
    if (choosing && choosing.index !== index) this.#show({ ...choosing, index });
  }

  take(/** @type {number} */ index) {
    const { choosing } = this.#choice;
    if (!choosing) return;
    const { source, target, groups } = choosing;
    const [action, ...others] = groups[index];
    this.#choice.change({ choosing: null });
    if (others.length > 0) {
      this.about(source, target, groups[index]);
      return;
    }
    this.#board.focusSquare(target);
    this.#play(action);
  }

  /** Asks for the new facing of a piece that can turn; if that is asked already, goes to the next option. */
  turn(/** @type {1 | -1} */ step) {
    const { view, disabled } = this.#board;
    const { choosing, landing } = this.#choice;
    if (choosing?.aspect === 'facing') {
      const { length } = choosing.groups;
      this.consider((choosing.index + step + length) % length);
    } else if (!choosing && view && !disabled && !landing) this.#turnInPlace(view, step);
  }

  #turnInPlace(/** @type {View} */ view, /** @type {1 | -1} */ step) {
    const { source } = this.#choice;
    const square = source === null || isInHand(source) ? this.#board.focused : source;
    const actions = targetsOf(view, square).get(square)?.actions ?? [];
    if (actions.length === 0) return;
    this.#choice.select(square);
    const question = this.#question(square, square, actions);
    this.#show({ ...question, index: step > 0 ? 0 : question.groups.length - 1 });
  }
}
