// Asks which of several actions is meant, one question after the other.

import { findTargets, pieceOn } from './choices.js';
import { askAbout } from './compound.js';

/**
 * @typedef {import('./choice.js').Choice} Choice
 * @typedef {import('./motley-view.js').MotleyView} MotleyView
 * @typedef {import('./types.js').Action} Action
 * @typedef {import('./types.js').Choosing} Choosing
 */

export class Question {
  #board;
  #choice;
  #play;

  /**
   * @param {MotleyView} board
   * @param {Choice} choice its `choosing` is the question that is open
   * @param {(action: Action) => void} play the action that remains
   */
  constructor(board, choice, play) {
    this.#board = board;
    this.#choice = choice;
    this.#play = play;
  }

  /** Asks about actions that share their squares; at least two. */
  about(/** @type {string} */ from, /** @type {string} */ to, /** @type {Action[]} */ actions) {
    return this.#show(this.#question(from, to, actions));
  }

  #question(/** @type {string} */ from, /** @type {string} */ to, /** @type {Action[]} */ actions) {
    const { view } = this.#board;
    return askAbout(from, to, actions, (view && pieceOn(view, from)?.facing) ?? 0);
  }

  async #show(/** @type {Choosing} */ choosing) {
    this.#choice.change({ choosing });
    await this.#board.updateComplete;
    const option = this.#board.renderRoot.querySelector('.chooser [tabindex="0"]');
    /** @type {HTMLElement | null} */ (option)?.focus({ preventScroll: true });
  }

  /** An option gets the focus. */
  consider(/** @type {number} */ index) {
    const { choosing } = this.#choice;
    if (choosing && choosing.index !== index) this.#show({ ...choosing, index });
  }

  take(/** @type {number} */ index) {
    const { choosing } = this.#choice;
    if (!choosing) return;
    const { from, to, groups } = choosing;
    const [action, ...others] = groups[index];
    this.#choice.change({ choosing: null });
    if (others.length > 0) {
      this.about(from, to, groups[index]);
      return;
    }
    this.#board.focusSquare(to);
    this.#play(action);
  }

  /** Asks where a piece shall look, or goes on to the next answer; where it can turn. */
  turn(/** @type {1 | -1} */ step) {
    const { view, disabled } = this.#board;
    const { choosing, landing } = this.#choice;
    if (choosing?.aspect === 'facing') {
      const { length } = choosing.groups;
      this.consider((choosing.index + step + length) % length);
    } else if (!choosing && view && !disabled && !landing) this.#turnInPlace(view, step);
  }

  #turnInPlace(/** @type {import('./types.js').View} */ view, /** @type {1 | -1} */ step) {
    const square = this.#choice.selected ?? this.#board.focused;
    const actions = findTargets(view, square).get(square)?.actions ?? [];
    if (actions.length === 0) return;
    this.#choice.select(square);
    const question = this.#question(square, square, actions);
    this.#show({ ...question, index: step > 0 ? 0 : question.groups.length - 1 });
  }
}
