// The spoken descriptions of squares, pieces and moves, for screen readers.

import { seatName } from '../words/seat-names.js';
import { spokenSquare } from '../words/square-names.js';
import { pieceOn } from './choices.js';
import { carriedBy } from './compound.js';
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
    const { files, ranks, pieces } = this.view;
    if (files === 0) return this.say('board-label-endless', { count: pieces.length });
    return this.say(this.view.round ? 'board-label-round' : 'board-label', { files, ranks });
  }

  kind(/** @type {string} */ code) {
    return this.say(`kind-${this.nameKind(code)}`);
  }

  seat(/** @type {string} */ seat) {
    return seatName(this.words, this.view.family, seat);
  }

  place(/** @type {string} */ square) {
    return spokenSquare(this.words, square);
  }

  /** "white pawn". The message also gets the keys of seat and kind, since some languages need their gender. */
  piece(/** @type {{ kind: string, seat: string, owner?: string }} */ { kind, seat, owner }) {
    const piece = this.say('board-piece', {
      kind: this.nameKind(kind),
      kindName: this.kind(kind),
      seat,
      seatName: this.seat(seat),
    });
    return owner ? this.say('board-controlled', { piece, owner: this.seat(owner) }) : piece;
  }

  /** "white pawn d5", or only the square if it is empty. */
  pieceAt(/** @type {string} */ square) {
    const piece = pieceOn(this.view, square);
    const place = this.place(square);
    return piece ? this.say('board-piece-at', { piece: this.piece(piece), square: place }) : place;
  }

  #pieces(/** @type {string[]} */ squares) {
    return join(squares.map((square) => this.pieceAt(square)));
  }

  /** "facing right, carrying white pawn": what there is to say of a piece besides its name. May be empty. */
  condition(/** @type {Unplaced} */ piece) {
    return join([
      this.#facing(piece),
      piece.on && this.#lower(piece, piece.on),
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

  #pieceParts(/** @type {Piece} */ piece) {
    return [
      this.piece(piece),
      this.condition(piece),
      piece.cards && this.say('board-cards', { cards: [...piece.cards].join(' ') }),
      this.plight(piece),
    ];
  }

  /** "facing right": the direction as it is on the screen. */
  #facing(/** @type {{ seat: string, facing?: number }} */ { seat, facing }) {
    if (facing === undefined) return undefined;
    const turn = turnOnScreen(this.view, seat, facing, this.isFlipped);
    return this.say('board-facing', { direction: directions[turn] });
  }

  /** "carrying white pawn", "holding black king". */
  #lower(/** @type {Unplaced} */ piece, /** @type {NonNullable<Piece['on']>} */ on) {
    const name = this.piece(on);
    const id = on.seat === piece.seat ? 'board-carrying' : 'board-holding';
    return join([this.say(id, { piece: name }), this.#facing(on), on.acted && this.say('board-acted')]);
  }

  /** "moves as a rook now". */
  imitation(/** @type {string} */ kind) {
    return kind ? this.say('board-imitates', { kindName: this.kind(kind) }) : this.say('board-imitates-none');
  }

  #markParts(/** @type {string} */ square) {
    return this.view.marks
      .filter((mark) => mark.square === square)
      .map(({ mark, seat }) => this.say(`board-mark-${mark}`, { seat, seatName: this.seat(seat) }));
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
            : this.say('board-target-quiet'),
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
      ...(piece ? this.#pieceParts(piece) : [this.say('board-empty')]),
      ...this.#markParts(square),
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
    if ((piece.owner ?? piece.seat) !== this.view.turn.player) return this.say('board-moves-waiting', { piece: name });
    const moves = [...targets.values()].map((target) => this.#move(target));
    return join([
      this.say('board-moves', { piece: name, count: moves.length, moves: moves.join(', ') }),
      canSwitch && this.say('board-can-switch'),
    ]);
  }

  /** "queen in hand: 12 open squares", or on what a kind can be placed or of what it can be made. */
  places(/** @type {string} */ kind, /** @type {Map<string, Target>} */ targets) {
    const [first] = targets.values();
    if (this.view.hands.length > 0 || !first)
      return this.say('board-places', { kind: this.kind(kind), count: targets.size });
    return this.say(first.isReplace ? 'board-replaces' : 'board-frees', {
      kind: this.kind(kind),
      squares: join([...targets.keys()]),
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
  question(/** @type {import('./types.js').Choosing} */ { from, to, aspect }) {
    if (aspect === 'facing') return this.say('board-choose-facing', { piece: this.pieceAt(from) });
    if (from === to) return this.say('board-choose-place', { square: this.place(to) });
    return this.say('board-choose', { piece: this.pieceAt(from), square: this.place(to) });
  }

  /** What is said of the passenger of an action: that it comes along, or where it is left. */
  #load(/** @type {Action} */ action) {
    const { from = '', to = '', via, carriedVia, carriedTo } = action;
    const piece = pieceOn(this.view, from);
    const load = piece && carriedBy(this.view, piece, action);
    if (load && load !== piece?.on)
      return this.say('board-option-picks', { piece: this.piece(load), square: carriedTo ? (via ?? '') : to });
    if (load) return this.say('board-option-takes', { piece: this.piece(load) });
    if (!piece?.on) return this.say('board-option-alone');
    return this.say('board-option-leaves', { piece: this.piece(piece.on), square: carriedVia ? (via ?? '') : from });
  }

  /** Describes one of several actions on the same squares by what distinguishes it from the others. */
  option(/** @type {Action} */ action, /** @type {import('./types.js').Choosing} */ { aspect, actions: options }) {
    const { kind, captures = [], text, from = '' } = action;
    const piece = pieceOn(this.view, from);
    if (aspect === 'carry') return this.#load(action);
    if (aspect === 'facing' && piece)
      return this.#facing({ seat: piece.seat, facing: action.facing ?? piece.facing ?? 0 }) ?? text;
    const isSpecial = options.some((other) => String(other.captures ?? []) !== String(captures));
    const remains = aspect === 'kind' && piece ? this.kind(piece.kind) : text;
    return join([
      kind === undefined ? remains : this.kind(kind),
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
