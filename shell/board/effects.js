// Finds out what actions do to the board: the engine plays them aside, and the view after them is compared with that
// of now.

import { pieceOn } from './choices.js';
import { PieceTracking } from './piece-tracking.js';

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Piece} Piece
 * @typedef {import('./types.js').Action} Action
 */

/** Gives the view after an action of the view that is shown. @typedef {(text: string) => View | null} PlayAside */

/**
 * @typedef {object} Effects
 * @property {string[]} taken squares of the pieces that leave the board, or are captives from then on
 * @property {string[]} recruited squares of the pieces that change sides where they stand
 * @property {{ from: string, to: string }[]} moved pieces that go elsewhere, besides the one that acts
 * @property {Piece[]} come pieces that come from the hand to an empty square, or are left there by their carrier
 * @property {Pair[]} pairs who captures with the one that acts
 */

/** Two squares of pieces that capture a third. @typedef {{ actor: string, victim: string, partner: string }} Pair */

/** @type {Effects} */
const none = { taken: [], recruited: [], moved: [], come: [], pairs: [] };

/** @returns {Effects} */
export function effectsOf(/** @type {View} */ before, /** @type {View} */ after, /** @type {Action} */ action) {
  const { source, target = '', partners = [] } = action;
  const { moved, turned, gone, covered, come } = PieceTracking.compare(before, after, action);
  const there = pieceOn(after, target);
  const on = there?.on;
  const isAboard = (/** @type {Piece} */ { kind, seat }) => !!on && !on.captive && on.kind === kind && on.seat === seat;
  return {
    taken: [...gone, ...covered].filter((piece) => !isAboard(piece)).map(({ square }) => square),
    recruited: turned.filter(({ old, piece }) => old.seat !== piece.seat).map(({ piece }) => piece.square),
    moved: moved.filter(({ from }) => from !== source).map(({ from, to }) => ({ from, to })),
    come: come.filter(({ square }) => square === source || !pieceOn(before, square)),
    pairs: partners.map(({ square, victim }) => ({ actor: target, victim, partner: square })),
  };
}

/** What is shown where nothing has happened. @type {import('./trail.js').Trail} */
export const noTrail = { stages: [], taken: [], pairs: [], handed: [] };

/** The effects that several actions have in common. @returns {Effects} */
function common(/** @type {Effects[]} */ [first = none, ...others]) {
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

  /** What all of some actions do. @returns {Effects} */
  of(/** @type {Action[]} */ actions) {
    const { view } = this.#board;
    return common(
      actions.map((action) => {
        const after = this.viewAfter(action);
        return view && after ? effectsOf(view, after, action) : none;
      }),
    );
  }
}
