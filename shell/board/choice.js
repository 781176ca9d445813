// What the user of a board is about to do: which piece is selected, where it would go, what remains to be asked.
// Each change of it asks the board for a new picture.

import { findOnward, findPlaces, findTargets, isPlacing, pieceOn } from './choices.js';
import { Question } from './question.js';

/**
 * @typedef {import('./motley-view.js').MotleyView} MotleyView
 * @typedef {import('./types.js').Action} Action
 * @typedef {import('./types.js').Choosing} Choosing
 * @typedef {import('./types.js').Scene} Scene
 */

/** @typedef {'selected' | 'hovered' | 'pointed' | 'isTouched' | 'choosing' | 'moved' | 'landing'} Field */

export class Choice {
  /** @type {string | null} the square of the piece that is to act */
  selected = null;
  /** @type {string | null} a piece under the mouse while none is selected */
  hovered = null;
  /** @type {string | null} the square that would be chosen next */
  pointed = null;
  /** What points is a finger. */
  isTouched = false;
  /** @type {Choosing | null} the question that is open */
  choosing = null;
  /** @type {{ from: string, to: string } | null} a piece that stands elsewhere until the view says so */
  moved = null;
  /** @type {string | null} where the first part of the selected piece's move has ended */
  landing = null;

  #board;
  #question;
  /** Whether something else may be looked at than was told last. */
  #isPointNew = false;

  constructor(/** @type {MotleyView} */ board) {
    this.#board = board;
    this.#question = new Question(board, this, (action) => this.#play(action, true));
  }

  change(/** @type {Partial<Pick<Choice, Field>>} */ news) {
    const names = /** @type {Field[]} */ (Object.keys(news));
    const changed = names.filter((name) => this[name] !== news[name]);
    if (changed.length === 0) return;
    this.#isPointNew ||= changed.includes('pointed') || changed.includes('selected');
    Object.assign(this, news);
    this.#board.requestUpdate();
  }

  /** Another view is shown. A piece stays selected if nothing has moved and it can go on acting. */
  meet(/** @type {import('./types.js').View} */ view, /** @type {boolean} */ isAtRest) {
    this.change({ moved: null, choosing: null, landing: null, hovered: null, pointed: null });
    const canStay = isAtRest && view.actions.some(({ from }) => from === this.selected);
    if (!canStay) this.select(null);
  }

  /** Where what is selected, looked at or held can go. @returns {Scene['targets']} */
  get targets() {
    const { view, disabled, held } = this.#board;
    if (!view || disabled) return new Map();
    if (isPlacing(view)) return findPlaces(view, held);
    const { selected, landing } = this;
    if (selected && landing) return findOnward(view, selected, landing);
    const square = selected ?? this.hovered;
    return square ? findTargets(view, square) : new Map();
  }

  /** The actions whose effects are shown. @returns {Action[]} */
  foresee(/** @type {Scene['targets']} */ targets) {
    if (this.choosing) return [this.choosing.actions[this.choosing.index]];
    return (this.selected && this.pointed && targets.get(this.pointed)?.actions) || [];
  }

  // ----- looking

  isTarget(/** @type {string} */ square) {
    const { view } = this.#board;
    return (this.selected !== null || (!!view && isPlacing(view))) && this.targets.has(square);
  }

  hover(/** @type {string | null} */ square) {
    this.point(square, false);
    const isPiece = square && this.selected === null && this.#board.canGrab(square);
    this.change({ hovered: isPiece ? square : null });
  }

  point(/** @type {string | null} */ square, /** @type {boolean} */ isTouched) {
    this.change({ pointed: square, isTouched });
  }

  /** Says the moves of the piece on a square, and shows them. */
  speakMoves(/** @type {string} */ square) {
    const { view, speech } = this.#board;
    if (!view || !speech) return;
    if (this.selected === null && this.#board.canGrab(square)) this.change({ hovered: square });
    const canSwitch = view.actions.some(({ type, from }) => type === 'switch' && from === square);
    this.#board.announce(speech.moves(square, findTargets(view, square), canSwitch));
  }

  /** After a picture: tells which piece is looked at, if that may have changed. */
  tellPoint() {
    if (!this.#isPointNew) return;
    this.#isPointNew = false;
    const { view } = this.#board;
    const square = [this.pointed, this.selected].find((square) => view && square && pieceOn(view, square));
    if (square) this.#board.tell('motley-point', { square });
  }

  // ----- choosing

  /** Selects a piece of the player to move, or none. */
  select(/** @type {string | null} */ square) {
    if (square === this.selected && !this.landing) return;
    this.#takeBack();
    this.change({ selected: square, hovered: null });
    if (square) {
      this.#board.hideReason();
      this.speakMoves(square);
    }
    this.#board.tell('motley-select', { square });
  }

  /** Does what a click on the square means now. */
  activate(/** @type {string} */ square) {
    const { view, disabled } = this.#board;
    if (!view) return;
    const { selected } = this;
    if (disabled) this.point(square, false);
    else if (isPlacing(view)) this.#placeOn(square);
    else if (selected !== null && this.targets.has(square)) this.#choose(selected, square);
    else if (selected === square) this.cancel();
    else if (this.#board.canGrab(square)) this.select(square);
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
    if (to === from || !this.#board.view) return false;
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
      this.change({ choosing: null });
      this.#board.focusSquare(to);
      return true;
    }
    if (this.landing) {
      this.#board.focusSquare(this.landing);
      this.#takeBack();
      return true;
    }
    if (this.selected === null) return false;
    this.select(null);
    this.#board.announce(this.#board.words.format('board-unselected'));
    return true;
  }

  #choose(/** @type {string} */ from, /** @type {string} */ to, isCarried = false) {
    const { actions = [], onward = [] } = this.targets.get(to) ?? {};
    if (onward.length > 0) this.#land(from, to);
    else if (actions.length === 1) this.#play(actions[0], isCarried);
    else this.#question.about(from, to, actions);
  }

  /** Ends the first part of a move: the piece waits there to go on, or to stay. */
  #land(/** @type {string} */ from, /** @type {string} */ to) {
    this.change({ landing: to, moved: { from, to } });
    const { speech } = this.#board;
    if (speech) this.#board.announce(speech.onward(from, to, this.targets));
  }

  #takeBack() {
    if (this.landing) this.change({ landing: null, moved: null });
  }

  considerOption(/** @type {number} */ index) {
    this.#question.consider(index);
  }

  takeOption(/** @type {number} */ index) {
    this.#question.take(index);
  }

  turn(/** @type {1 | -1} */ step) {
    this.#question.turn(step);
  }

  #refuse(/** @type {string} */ from, /** @type {string} */ to) {
    this.select(null);
    this.#board.tell('motley-refuse', { from, to });
  }

  /** Tells of the choice. A piece carried to its place stays there until the next view comes. */
  #play(/** @type {Action} */ { text, from, to }, /** @type {boolean} */ isCarried) {
    const { view } = this.#board;
    const isOnWay = isCarried || this.landing !== null;
    this.select(null);
    this.change({ moved: isOnWay && from && to ? { from, to } : null });
    this.#board.tell('motley-play', { text });
    requestAnimationFrame(() => {
      if (this.#board.view === view) this.change({ moved: null });
    });
  }
}
