// The choice of a board's user so far: the source of the next action, its target, and the question that is open
// between several actions. Each change asks the board for a new picture. Nothing here needs a document.

import {
  canSelect,
  canSwitch,
  isAllFromHand,
  isInHand,
  isOtherView,
  isOwn,
  kindInHand,
  onlySource,
  ownSources,
  pieceOn,
  targetsFromHand,
  targetsOf,
} from '../view/choices.js';
import { onwardOf } from '../view/compound.js';
import { Question } from './question.js';

/** @import { Target } from '../view/choices.js' */
/** @import { Action, Choosing, View, Words } from '../view/types.js' */

/**
 * The members of its board that a choice uses.
 * @typedef {object} ChoiceBoard
 * @property {View | null} view
 * @property {boolean} disabled nothing can be chosen
 * @property {boolean} arranging the forms of all own pieces are chosen, before the game
 * @property {string} focused the square that has the focus
 * @property {Words} words
 * @property {import('../view/move-speech.js').MoveSpeech | null} speech
 * @property {((square: string) => string[]) | null} [risksFrom] where the royal piece on a square can go into check
 * @property {() => void} requestUpdate draws again
 * @property {(name: string, detail: object) => void} tell tells the page of an event
 * @property {(text: string) => void} announce says something
 * @property {() => void} hideReason
 * @property {(square: string) => void} focusSquare
 * @property {() => void} focusOption gives the focus to the option of the question that is considered
 * @property {(run: () => void) => void} afterFrame does something when the next picture has been drawn
 */

/**
 * @typedef {'source' | 'hovered' | 'pointed' | 'isTouched' | 'isDragging' | 'asked' | 'choosing' | 'moved' |
 *   'landing'} Field
 */

/** The fields that say which piece somebody looks at. @type {Field[]} */
const looks = ['pointed', 'source', 'asked', 'isDragging'];

export class Choice {
  /** Where the next action begins: a square, or a kind in the hand. @type {string | null} */
  source = null;
  /** @type {string | null} a piece under the mouse while there is no source */
  hovered = null;
  /** @type {string | null} the square under the pointer or with the focus */
  pointed = null;
  /** Whether the pointer is a finger. */
  isTouched = false;
  /** Whether the pointer drags something. */
  isDragging = false;
  /** @type {string | null} a piece that is not to act and was touched: a finger leaves it, and it is looked at still */
  asked = null;
  /** @type {Choosing | null} the question that is open */
  choosing = null;
  /** @type {{ from: string, to: string } | null} a piece that is drawn on another square until the next view */
  moved = null;
  /** @type {string | null} where the first part of the piece's move has ended */
  landing = null;

  #board;
  #question;
  /** Whether motley-point may have to be sent, because the piece that is pointed at or chosen has changed. */
  #isPointNew = false;
  /** The source that each seat has taken from its hand and not put back. @type {Record<string, string | null>} */
  #taken = {};
  /** Whether the last touch was refused: then another one of the piece that is chosen does not let it go. */
  #wasRefused = false;
  /** @type {View | null} the last view that meet() was called with */
  #met = null;

  constructor(/** @type {ChoiceBoard} */ board) {
    this.#board = board;
    this.#question = new Question(board, this, (action) => this.#play(action, true));
  }

  change(/** @type {Partial<Pick<Choice, Field>>} */ news) {
    const names = /** @type {Field[]} */ (Object.keys(news));
    const changed = names.filter((name) => this[name] !== news[name]);
    if (changed.length === 0) return;
    this.#isPointNew ||= changed.some((name) => looks.includes(name));
    Object.assign(this, news);
    this.#board.requestUpdate();
  }

  // ----- another view

  /** Called when the next view is of another game. */
  forget() {
    this.#taken = {};
  }

  /** Called when another view is shown. A piece stays selected if nothing has moved and it can still act. */
  meet(/** @type {View} */ view, /** @type {boolean} */ isAtRest) {
    this.change({ moved: null, choosing: null, landing: null, hovered: null, pointed: null, asked: null });
    this.#met = view;
    const { source } = this;
    const stays = isAtRest && source !== null && !isInHand(source) && this.#canGoOn(view, source);
    if (!stays) this.select(this.#kindTaken(view));
  }

  #canGoOn(/** @type {View} */ view, /** @type {string} */ square) {
    return ownSources(view).includes(square) || (this.#board.arranging && isOwn(view, square));
  }

  /** The only source; or if all sources are in the hand, the one that the player took before. */
  #kindTaken(/** @type {View} */ view) {
    const taken = this.#taken[view.turn.player];
    const canTake = isAllFromHand(view) && ownSources(view).includes(taken ?? '');
    return onlySource(view) ?? (canTake ? taken : null);
  }

  /**
   * Called when the page sets the source, for example because it was chosen in the hand. motley-source is sent only if
   * the source becomes another than the page has set. If the page has set another view too, meet() will choose anew.
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

  /** The targets of the source, or of the piece under the mouse. @returns {Map<string, Target>} */
  get targets() {
    const { view, disabled } = this.#board;
    const { source, landing } = this;
    if (!view || disabled) return new Map();
    if (source === null && isAllFromHand(view)) return targetsFromHand(view);
    if (source !== null && landing !== null) return onwardOf(view, source, landing);
    const begin = source ?? this.hovered;
    return begin === null ? new Map() : this.#targetsFrom(view, begin);
  }

  #targetsFrom(/** @type {View} */ view, /** @type {string} */ source) {
    const risks = pieceOn(view, source) && isOwn(view, source) ? this.#board.risksFrom?.(source) : [];
    return targetsOf(view, source, risks);
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
    return !disabled && !!view && canSelect(view, square);
  }

  hover(/** @type {string | null} */ square) {
    this.point(square, false);
    const isPiece = square && this.source === null && this.canGrab(square);
    this.change({ hovered: isPiece ? square : null });
    if (square !== null && square !== this.asked) this.change({ asked: null });
  }

  point(/** @type {string | null} */ square, /** @type {boolean} */ isTouched, isDragging = false) {
    this.change({ pointed: square, isTouched, isDragging });
  }

  /** Called when the mouse leaves the board, or by Escape. Returns whether something was looked at. */
  lookAway() {
    const isLooking = this.asked !== null;
    this.hover(null);
    this.change({ asked: null });
    return isLooking;
  }

  /** The piece that somebody looks at now: one that is dragged; else one under the pointer, chosen, or touched. */
  get regarded() {
    const { view } = this.#board;
    const squares = this.isDragging ? [this.source] : [this.pointed, this.source, this.asked];
    return squares.find((square) => view && square && pieceOn(view, square)) ?? null;
  }

  /** Announces the moves of the piece on a square, and shows them. */
  speakMoves(/** @type {string} */ square) {
    const { view, speech, arranging } = this.#board;
    if (!view || !speech) return;
    if (this.source === null && this.canGrab(square)) this.change({ hovered: square });
    const hasCards = arranging && pieceOn(view, square)?.cards !== undefined;
    this.#board.announce(
      arranging && !hasCards
        ? speech.pieceAt(square)
        : speech.moves(square, this.#targetsFrom(view, square), hasCards || canSwitch(view, square)),
    );
    if (pieceOn(view, square) && !isOwn(view, square)) this.#board.tell('motley-ask', { square });
  }

  /** Announces the targets of a kind in the hand. */
  #speakPlaces(/** @type {string} */ source) {
    const { view, speech } = this.#board;
    const { targets } = this;
    if (view && speech && targets.size > 0)
      this.#board.announce(speech.places(kindInHand(view, source), [...targets.keys()]));
  }

  /** Called after drawing: sends which piece is pointed at, if that may have changed. */
  tellPoint() {
    if (!this.#isPointNew) return;
    this.#isPointNew = false;
    const square = this.regarded;
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
    this.change({ source, hovered: null, asked: null });
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
    const wasRefused = this.#wasRefused;
    this.#wasRefused = false;
    if (!view) return;
    if (disabled) this.#ask(square);
    else if (this.isTarget(square)) this.#choose(source, square);
    else if (source === square) wasRefused || this.cancel();
    else if (this.canGrab(square)) this.select(square);
    else if (this.landing) this.cancel();
    else if (source !== null) this.#refuse(source, square);
    else this.#beginAt(view, square);
  }

  /** Chooses a target while there is no source: asks which kind of the hand is to come there. */
  #beginAt(/** @type {View} */ view, /** @type {string} */ square) {
    const actions = targetsFromHand(view).get(square)?.actions ?? [];
    const sources = new Set(actions.map(({ source }) => source));
    if (sources.size > 1) this.#question.about(null, square, actions);
    else if (sources.size === 1) this.select(actions[0].source ?? null);
    else if (isAllFromHand(view)) this.#refuse(ownSources(view)[0], square);
    else this.#ask(square);
  }

  /** Looks at a square where nothing can begin. */
  #ask(/** @type {string} */ square) {
    const { view } = this.#board;
    const isPiece = !!view && pieceOn(view, square) !== undefined;
    this.point(square, false);
    this.change({ asked: isPiece ? square : null });
    this.#board.tell('motley-ask', { square: isPiece ? square : null });
  }

  /** Ends a drag. Returns whether the piece may stay where it was dropped. */
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

  /** Takes the last step of the choice back. Returns false if there was none. */
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
    if (this.source !== null) return this.#letGo();
    this.#board.tell('motley-ask', { square: null });
    return this.lookAway();
  }

  /** Gives the source up. Returns false if there is no other source to choose. */
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

  /** Chooses the first part of a move: the piece is drawn there until it goes on to a capture, or stays. */
  #land(/** @type {string} */ from, /** @type {string} */ to) {
    this.change({ landing: to, moved: { from, to } });
    const { speech } = this.#board;
    if (!speech) return;
    const text = speech.onward(from, to, this.targets);
    this.#board.announce(text);
    this.#board.tell('motley-landing', { text });
  }

  #takeBack() {
    if (!this.landing) return;
    this.change({ landing: null, moved: null });
    this.#board.tell('motley-landing', { text: '' });
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

  /** Sends that no action leads there. What is chosen stays, with its targets. */
  #refuse(/** @type {string} */ source, /** @type {string} */ target) {
    this.#wasRefused = true;
    this.#board.tell('motley-refuse', { source, target });
  }

  /** Sends the action. A piece that was dragged or has landed is drawn at its target until the next view comes. */
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
