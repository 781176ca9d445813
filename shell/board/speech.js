// The spoken descriptions of squares, pieces and moves, for screen readers.

import { seatId } from '../words/seat-names.js';
import { spokenSquare } from '../words/square-names.js';
import { isInHand, isOwn, pieceOn } from './choices.js';
import { directions, turnOnScreen } from './facing.js';

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Piece} Piece
 * @typedef {import('./types.js').Action} Action
 * @typedef {import('./types.js').Words} Words
 * @typedef {Omit<Piece, 'square' | 'x' | 'y'>} Unplaced a piece without its place, which may be in a stack or a hand
 * @typedef {import('./choices.js').Target} Target
 */

const join = (/** @type {(string | false | undefined)[]} */ parts) => parts.filter(Boolean).join(', ');

export class Speech {
  /**
   * @param {Words} words
   * @param {View} view
   * @param {(code: string) => string} nameKind
   * @param {boolean} isFlipped how the board lies
   */
  constructor(words, view, nameKind, isFlipped = false) {
    this.isFlipped = isFlipped;
    this.words = words;
    this.view = view;
    this.nameKind = nameKind;
  }

  /** @returns {string} */
  say(/** @type {string} */ id, /** @type {Record<string, string | number>} */ args = {}) {
    return this.words.format(id, args);
  }

  get board() {
    const { surface, files, ranks, pieces } = this.view;
    const id = { board: 'board-label', cylinder: 'board-label-round', plane: 'board-label-endless' }[surface];
    return this.say(id, { files, ranks, count: pieces.length });
  }

  /** The id of a kind's name. */
  kind(/** @type {string} */ code) {
    return `kind-${this.nameKind(code)}`;
  }

  /** The id of a seat's name. */
  seat(/** @type {string} */ seat) {
    return seatId(this.view.family, seat);
  }

  place(/** @type {string} */ square) {
    return spokenSquare(this.words, square);
  }

  /**
   * "white pawn".
   * @param {{ kind: string, seat: string, owner?: string }} piece
   * @param {'name' | 'object'} [role] in the sentence: what is captured or carried is an object
   */
  piece({ kind, seat, owner }, role = 'name') {
    const piece = this.say('board-piece', { kind: this.kind(kind), seat: this.seat(seat), role });
    return owner ? this.say('board-controlled', { piece, owner: this.seat(owner) }) : piece;
  }

  /** "white pawn d5", or only the square if it is empty. */
  pieceAt(/** @type {string} */ square, /** @type {'name' | 'object'} */ role = 'name') {
    const piece = pieceOn(this.view, square);
    const place = this.place(square);
    return piece ? this.say('board-piece-at', { piece: this.piece(piece, role), square: place }) : place;
  }

  #pieces(/** @type {string[]} */ squares) {
    return join(squares.map((square) => this.pieceAt(square, 'object')));
  }

  /** "facing right, carrying white pawn": what there is to say of a piece besides its name. May be empty. */
  condition(/** @type {Unplaced} */ piece) {
    return join([
      this.#facing(piece),
      piece.on && this.#lower(piece.on),
      piece.imitates !== undefined && this.imitation(piece.imitates),
      piece.acted && this.say('board-acted'),
    ]);
  }

  /** "in check", "trapped": the danger that a piece is in. May be empty. */
  plight(/** @type {Unplaced} */ piece) {
    return join([
      piece.switched && this.say('board-switched'),
      piece.check && this.say('board-check'),
      piece.threatened && this.say('board-threatened'),
      piece.trapped && this.say('board-trapped'),
    ]);
  }

  /** All that there is to say of a piece besides its name. May be empty. */
  details(/** @type {Unplaced} */ piece) {
    return join([
      this.condition(piece),
      piece.cards && this.say('board-cards', { cards: [...piece.cards].join(' ') }),
      this.plight(piece),
    ]);
  }

  /** "facing right": the direction as it is on the screen. */
  #facing(/** @type {{ seat: string, facing?: number }} */ { seat, facing }) {
    if (facing === undefined) return undefined;
    const turn = turnOnScreen(this.view, seat, facing, this.isFlipped);
    return this.say('board-facing', { direction: directions[turn] });
  }

  /** "carrying white pawn", "holding black king". */
  #lower(/** @type {NonNullable<Piece['on']>} */ on) {
    const name = this.piece(on, 'object');
    const id = on.captive ? 'board-holding' : 'board-carrying';
    return join([this.say(id, { piece: name }), this.#facing(on), on.acted && this.say('board-acted')]);
  }

  /** "moves as a rook now". */
  imitation(/** @type {string} */ kind) {
    return kind ? this.say('board-imitates', { kind: this.kind(kind) }) : this.say('board-imitates-none');
  }

  /** What a square means besides what stands on it. */
  marks(/** @type {string} */ square) {
    return this.view.marks
      .filter((mark) => mark.square === square)
      .map(({ mark, seat }) => this.say(`board-mark-${mark}`, { seat: this.seat(seat) }));
  }

  #targetParts(/** @type {Target | undefined} */ target) {
    if (!target) return [];
    if (target.isPlace) return [this.say('board-target-place')];
    if (target.isReplace) return [this.say('board-target-replace')];
    if (target.isTurn) return [this.say('board-target-turn')];
    const elsewhere = elsewhereOf(target);
    const { onward } = target;
    return [
      onward.length > 0
        ? this.say('board-target-onward', { pieces: this.#pieces(victimsOf(onward)) })
        : target.isHit
          ? this.say('board-target-hit')
          : target.isRaid
            ? this.say('board-target-raid', { pieces: this.#pieces(elsewhere) })
            : this.say(isOwn(this.view, target.square) ? 'board-target-carry' : 'board-target-quiet'),
      target.isPromotion && this.say('board-target-promotion'),
    ];
  }

  /**
   * The spoken name of a square, with what the selected piece can do there.
   * @param {string} square
   * @param {Map<string, Target>} targets of the selected piece
   * @param {boolean} isLast whether the last action was here
   */
  square(square, targets, isLast) {
    const piece = pieceOn(this.view, square);
    const target = targets.get(square);
    const isVictim = !target?.isHit && canBeTaken(targets, square);
    return join([
      this.place(square),
      ...(piece ? [this.piece(piece), this.details(piece)] : [this.say('board-empty')]),
      ...this.marks(square),
      isLast && this.say('board-last'),
      ...this.#targetParts(target),
      isVictim && this.say('board-victim'),
    ]);
  }

  #move(/** @type {Target} */ target) {
    const square = this.place(target.square);
    if (target.isTurn) return this.say('board-move-turn');
    const taken = target.isHit || target.isRaid ? this.#pieces(takenBy(target)) : '';
    const text = taken ? this.say('board-move-capture', { square, pieces: taken }) : square;
    return target.isPromotion ? this.say('board-move-promotion', { move: text }) : text;
  }

  /**
   * "white knight b1: 2 moves: a3, c3".
   * @param {string} square
   * @param {Map<string, Target>} targets of its piece
   * @param {boolean} canSwitch whether its cards can be switched
   */
  moves(square, targets, canSwitch) {
    const piece = pieceOn(this.view, square);
    if (!piece) return join([this.place(square), this.say('board-empty')]);
    const name = this.pieceAt(square);
    if (!isOwn(this.view, square)) return this.say('board-moves-waiting', { piece: name });
    const moves = [...targets.values()].map((target) => this.#move(target));
    return join([
      this.say('board-moves', { piece: name, count: moves.length, moves: moves.join(', ') }),
      canSwitch && this.say('board-can-switch'),
    ]);
  }

  /** "queen in hand: 12 open squares", or on what a kind can be placed or of what it can be made. */
  places(/** @type {string} */ kind, /** @type {string[]} */ squares) {
    return this.words.formatFirst([`board-places-${this.view.turn.phase}`, 'board-places'], {
      kind: this.kind(kind),
      count: squares.length,
      squares: join(squares),
    });
  }

  /** "white champion on e4: captures d4, f4; or stays". */
  onward(/** @type {string} */ from, /** @type {string} */ landing, /** @type {Map<string, Target>} */ targets) {
    const piece = pieceOn(this.view, from);
    const hits = [...targets.values()].filter(({ isHit }) => isHit).map(({ square }) => square);
    return this.say(targets.has(landing) ? 'board-onward' : 'board-onward-only', {
      piece: piece ? this.piece(piece) : '',
      square: landing,
      pieces: this.#pieces(hits),
    });
  }

  /** The question that a chooser asks. */
  question(/** @type {import('./types.js').Choosing} */ { source, target, aspect }) {
    const square = source === null || isInHand(source) ? null : source;
    if (aspect === 'facing') return this.say('board-choose-facing', { piece: this.pieceAt(square ?? target) });
    if (square === null) return this.say('board-choose-place', { square: this.place(target) });
    return this.say('board-choose', { piece: this.pieceAt(square), square: this.place(target) });
  }

  /** What is said of the passenger of an action: that it comes along, or where it is left. */
  #load(/** @type {Action} */ { source = '', via = '', target = '' }, /** @type {View} */ after) {
    const before = pieceOn(this.view, source)?.on;
    const load = pieceOn(after, target)?.on;
    const changed = (/** @type {string} */ square) => pieceOn(after, square)?.kind !== pieceOn(this.view, square)?.kind;
    if (load) {
      const from = [via, target].find((at) => isOwn(this.view, at) && (at === target || changed(at)));
      if (from) return this.say('board-option-picks', { piece: this.piece(load, 'object'), square: from });
      return this.say('board-option-takes', { piece: this.piece(load, 'object') });
    }
    if (!before) return this.say('board-option-alone');
    const left = pieceOn(after, source) ? source : via;
    return this.say('board-option-leaves', { piece: this.piece(before, 'object'), square: left });
  }

  /**
   * Describes one of several actions that end on one square by what distinguishes it from the others.
   * @param {Action} action
   * @param {import('./types.js').Choosing} question
   * @param {View | null} after the view after it, if it is known
   */
  option(action, { aspect, actions: options }, after) {
    const { kind, captures = [], text, source = '', target = '' } = action;
    const piece = pieceOn(this.view, source);
    if (aspect === 'carry' && after) return this.#load(action, after);
    const there = after && pieceOn(after, target);
    if (aspect === 'facing' && there) return this.#facing(there) ?? text;
    const isSpecial = options.some((other) => String(other.captures ?? []) !== String(captures));
    const remains = aspect === 'kind' && piece ? this.say(this.kind(piece.kind)) : text;
    return join([
      kind === undefined ? remains : this.say(this.kind(kind)),
      isSpecial && captures.length > 0 && this.say('board-option-captures', { pieces: this.#pieces(captures) }),
    ]);
  }
}

/** The squares of all pieces that can be taken by going to a target. */
function takenBy(/** @type {Target} */ { actions }) {
  return victimsOf(actions);
}

function victimsOf(/** @type {Action[]} */ actions) {
  return [...new Set(actions.flatMap(({ captures = [] }) => captures))];
}

function elsewhereOf(/** @type {Target} */ target) {
  return takenBy(target).filter((square) => square !== target.square);
}

/** Whether the piece on a square is taken by one of the moves to these targets. */
function canBeTaken(/** @type {Map<string, Target>} */ targets, /** @type {string} */ square) {
  return [...targets.values()].some((target) => takenBy(target).includes(square));
}
