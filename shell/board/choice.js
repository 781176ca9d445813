// What the user of a board is about to do: where the next action begins, where it would end, what remains to be
// asked. Each change of it asks the board for a new picture; nothing here touches the screen.

import {
  canSwitch,
  isAllFromHand,
  isInHand,
  isOtherView,
  isOwn,
  kindInHand,
  onlySource,
  onwardOf,
  ownSources,
  pieceOn,
  targetsFromHand,
  targetsOf,
} from './choices.js';
import { Question } from './question.js';

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Action} Action
 * @typedef {import('./types.js').Choosing} Choosing
 * @typedef {import('./choices.js').Target} Target
 */

/**
 * What a choice asks of the board that it is made on.
 * @typedef {object} ChoiceBoard
 * @property {View | null} view
 * @property {boolean} disabled nothing can be chosen
 * @property {boolean} arranging the cards of all own pieces are put in order, before the game
 * @property {string} focused the square that has the focus
 * @property {import('./types.js').Words} words
 * @property {import('./speech.js').Speech | null} speech
 * @property {() => void} requestUpdate draws again
 * @property {(name: string, detail: object) => void} tell tells the page of an event
 * @property {(text: string) => void} announce says something
 * @property {() => void} hideReason
 * @property {(square: string) => void} focusSquare
 * @property {() => void} focusOption gives the focus to the option of the question that is considered
 * @property {(run: () => void) => void} afterFrame does something when the next picture has been drawn
 */

/** @typedef {'source' | 'hovered' | 'pointed' | 'isTouched' | 'choosing' | 'moved' | 'landing'} Field */

export class Choice {
  /** Where the next action begins: a square, or a kind in the hand. @type {string | null} */
  source = null;
  /** @type {string | null} a piece under the mouse while there is no source */
  hovered = null;
  /** @type {string | null} the square that would be chosen next */
  pointed = null;
  /** What points is a finger. */
  isTouched = false;
  /** @type {Choosing | null} the question that is open */
  choosing = null;
  /** @type {{ from: string, to: string } | null} a piece that stands elsewhere until the view says so */
  moved = null;
  /** @type {string | null} where the first part of the piece's move has ended */
  landing = null;

  #board;
  #question;
  /** Whether something else may be looked at than was told last. */
  #isPointNew = false;
  /** What each seat has taken from its hand and not put back. @type {Record<string, string | null>} */
  #taken = {};
  /** @type {View | null} the view that was met last */
  #met = null;

  constructor(/** @type {ChoiceBoard} */ board) {
    this.#board = board;
    this.#question = new Question(board, this, (action) => this.#play(action, true));
  }

  change(/** @type {Partial<Pick<Choice, Field>>} */ news) {
    const names = /** @type {Field[]} */ (Object.keys(news));
    const changed = names.filter((name) => this[name] !== news[name]);
    if (changed.length === 0) return;
    this.#isPointNew ||= changed.includes('pointed') || changed.includes('source');
    Object.assign(this, news);
    this.#board.requestUpdate();
  }

  // ----- another view

  /** What is shown next is of another game. */
  forget() {
    this.#taken = {};
  }

  /** Another view is shown. A piece stays selected if nothing has moved and it can go on acting. */
  meet(/** @type {View} */ view, /** @type {boolean} */ isAtRest) {
    this.change({ moved: null, choosing: null, landing: null, hovered: null, pointed: null });
    this.#met = view;
    const { source } = this;
    const stays = isAtRest && source !== null && !isInHand(source) && this.#canGoOn(view, source);
    if (!stays) this.select(this.#kindTaken(view));
  }

  #canGoOn(/** @type {View} */ view, /** @type {string} */ square) {
    return ownSources(view).includes(square) || (this.#board.arranging && isOwn(view, square));
  }

  /** The only source; or where all begins in the hand, what the player has taken from it before. */
  #kindTaken(/** @type {View} */ view) {
    const taken = this.#taken[view.turn.player];
    const canTake = isAllFromHand(view) && ownSources(view).includes(taken ?? '');
    return onlySource(view) ?? (canTake ? taken : null);
  }

  /**
   * The page sets the source, as its hand has told it; it is told only if something else comes of it. With another
   * view the choice begins anew as soon as that is met.
   */
  put(/** @type {string | null} */ source) {
    if (source === this.source) return;
    const { view } = this.#board;
    if (!view || isOtherView(view, this.#met)) {
      this.change({ source });
      return;
    }
    if (isInHand(source ?? this.source)) this.#taken[view.turn.player] = source;
    const next = source ?? onlySource(view);
    this.#begin(next);
    if (next !== source) this.#tellSource();
  }

  // ----- looking

  /** Where what is chosen or looked at can go. @returns {Map<string, Target>} */
  get targets() {
    const { view, disabled } = this.#board;
    const { source, landing } = this;
    if (!view || disabled) return new Map();
    if (source === null && isAllFromHand(view)) return targetsFromHand(view);
    if (source !== null && landing !== null) return onwardOf(view, source, landing);
    const begin = source ?? this.hovered;
    return begin === null ? new Map() : targetsOf(view, begin);
  }

  /** Whether the targets are only those of a piece under the mouse. */
  get isGlance() {
    const { view } = this.#board;
    return this.source === null && !(view && isAllFromHand(view));
  }

  /** The actions whose effects are shown. @returns {Action[]} */
  get considered() {
    if (this.choosing) return [this.choosing.actions[this.choosing.index]];
    return (this.source && this.pointed && this.targets.get(this.pointed)?.actions) || [];
  }

  isTarget(/** @type {string} */ square) {
    return !this.isGlance && this.targets.has(square);
  }

  /** Whether the piece on a square can be selected. */
  canGrab(/** @type {string} */ square) {
    const { view, disabled } = this.#board;
    return !disabled && !!view && !isAllFromHand(view) && isOwn(view, square);
  }

  hover(/** @type {string | null} */ square) {
    this.point(square, false);
    const isPiece = square && this.source === null && this.canGrab(square);
    this.change({ hovered: isPiece ? square : null });
  }

  point(/** @type {string | null} */ square, /** @type {boolean} */ isTouched) {
    this.change({ pointed: square, isTouched });
  }

  /** Says the moves of the piece on a square, and shows them. */
  speakMoves(/** @type {string} */ square) {
    const { view, speech, arranging } = this.#board;
    if (!view || !speech) return;
    if (this.source === null && this.canGrab(square)) this.change({ hovered: square });
    const hasCards = arranging && pieceOn(view, square)?.cards !== undefined;
    this.#board.announce(speech.moves(square, targetsOf(view, square), hasCards || canSwitch(view, square)));
  }

  /** Says where the kind in the hand can be put that is chosen. */
  #speakPlaces(/** @type {string} */ source) {
    const { view, speech } = this.#board;
    const { targets } = this;
    if (view && speech && targets.size > 0)
      this.#board.announce(speech.places(kindInHand(view, source), [...targets.keys()]));
  }

  /** After a picture: tells which piece is looked at, if that may have changed. */
  tellPoint() {
    if (!this.#isPointNew) return;
    this.#isPointNew = false;
    const { view } = this.#board;
    const square = [this.pointed, this.source].find((square) => view && square && pieceOn(view, square));
    if (square) this.#board.tell('motley-point', { square });
  }

  // ----- choosing

  /** Chooses where the next action begins, or nothing. */
  select(/** @type {string | null} */ source) {
    if (source === this.source && !this.landing) return;
    this.#begin(source);
    this.#tellSource();
  }

  #begin(/** @type {string | null} */ source) {
    this.#takeBack();
    this.change({ source, hovered: null });
    if (source === null) return;
    this.#board.hideReason();
    if (isInHand(source)) this.#speakPlaces(source);
    else this.speakMoves(source);
  }

  #tellSource() {
    this.#board.tell('motley-source', { source: this.source });
  }

  /** Does what a click on the square means now. */
  activate(/** @type {string} */ square) {
    const { view, disabled } = this.#board;
    const { source } = this;
    if (!view) return;
    if (disabled) this.point(square, false);
    else if (this.isTarget(square)) this.#choose(source, square);
    else if (source === square) this.cancel();
    else if (this.canGrab(square)) this.select(square);
    else if (this.landing) this.cancel();
    else if (source !== null) this.#refuse(source, square);
    else this.#beginAt(view, square);
  }

  /** A target is chosen before there is a source: asks what shall come there. */
  #beginAt(/** @type {View} */ view, /** @type {string} */ square) {
    const actions = targetsFromHand(view).get(square)?.actions ?? [];
    const sources = new Set(actions.map(({ source }) => source));
    if (sources.size > 1) this.#question.about(null, square, actions);
    else if (sources.size === 1) this.select(actions[0].source ?? null);
    else if (isAllFromHand(view)) this.#refuse(ownSources(view)[0], square);
    else this.point(square, false);
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
      const { target } = this.choosing;
      this.change({ choosing: null });
      this.#board.focusSquare(target);
      return true;
    }
    if (this.landing) {
      this.#board.focusSquare(this.landing);
      this.#takeBack();
      return true;
    }
    return this.source !== null && this.#letGo();
  }

  /** What is chosen is put back. Whether it can be: there is another choice. */
  #letGo() {
    const { view } = this.#board;
    if (view && this.source === onlySource(view)) return false;
    if (view && isInHand(this.source)) this.#taken[view.turn.player] = null;
    this.select(null);
    this.#board.announce(this.#board.words.format('board-unselected'));
    return true;
  }

  #choose(/** @type {string | null} */ source, /** @type {string} */ target, isCarried = false) {
    const { actions = [], onward = [] } = this.targets.get(target) ?? {};
    if (source !== null && onward.length > 0) this.#land(source, target);
    else if (actions.length === 1) this.#play(actions[0], isCarried);
    else this.#question.about(source, target, actions);
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

  /** What is tried cannot be done. A kind stays taken from the hand; a piece is let go. */
  #refuse(/** @type {string} */ source, /** @type {string} */ target) {
    if (!isInHand(source)) this.select(null);
    this.#board.tell('motley-refuse', { source, target });
  }

  /** Tells of the choice. A piece carried to its place stays there until the next view comes. */
  #play(/** @type {Action} */ { text, source, target }, /** @type {boolean} */ isCarried) {
    const { view } = this.#board;
    const isOnWay = isCarried || this.landing !== null;
    if (!isInHand(this.source)) this.select(null);
    this.change({ moved: isOnWay && source && target && !isInHand(source) ? { from: source, to: target } : null });
    this.#board.tell('motley-play', { text });
    this.#board.afterFrame(() => {
      if (this.#board.view === view) this.change({ moved: null });
    });
  }
}
