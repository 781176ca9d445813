// Finds out what actions would do: the engine plays them aside.

import { pieceOn } from './choices.js';
import { effectsOf, noEffects } from './effects.js';

/** @import { Effects } from './effects.js' */
/** @import { Action, View } from './types.js' */

/** Gives the view after an action of the view that is shown. @typedef {(text: string) => View | null} PlayAside */

/** The effects that several actions have in common. @returns {Effects} */
function common(/** @type {Effects[]} */ [first = noEffects, ...others]) {
  return {
    taken: first.taken.filter((square) => others.every(({ taken }) => taken.includes(square))),
    recruited: first.recruited.filter((square) => others.every(({ recruited }) => recruited.includes(square))),
    moved: first.moved.filter(({ from, to }) =>
      others.every(({ moved }) => moved.some((other) => other.from === from && other.to === to)),
    ),
    come: first.come.filter(({ square, kind, seat }) =>
      others.every(({ come }) =>
        come.some((other) => other.square === square && other.kind === kind && other.seat === seat),
      ),
    ),
    pairs: first.pairs.filter(({ partner, victim }) =>
      others.every(({ pairs }) => pairs.some((other) => other.partner === partner && other.victim === victim)),
    ),
  };
}

/** Plays actions of the view that is shown aside, each only once. */
export class Foresight {
  /** @type {View | null} */
  #view = null;
  /** @type {Map<string, View | null>} */
  #after = new Map();
  #board;

  /** @param {{ view: View | null, playAside: PlayAside | null }} board where there is no engine, nothing is foreseen */
  constructor(board) {
    this.#board = board;
  }

  /** The view after an action. @returns {View | null} */
  viewAfter(/** @type {Action} */ { text }) {
    const { view, playAside } = this.#board;
    if (view !== this.#view) {
      this.#view = view;
      this.#after.clear();
    }
    const known = this.#after.get(text);
    if (known !== undefined) return known;
    const after = playAside?.(text) ?? null;
    this.#after.set(text, after);
    return after;
  }

  /** The piece that an action brings to its target, as it is then. */
  pieceAfter(/** @type {Action} */ action) {
    const after = this.viewAfter(action);
    return after && action.target ? pieceOn(after, action.target) : undefined;
  }

  /** The effects that some actions have in common. @returns {Effects} */
  of(/** @type {Action[]} */ actions) {
    const { view } = this.#board;
    return common(
      actions.map((action) => {
        const after = this.viewAfter(action);
        return view && after ? effectsOf(view, after, action) : noEffects;
      }),
    );
  }
}
