// The spoken descriptions of squares and pieces, for screen readers.

import { seatId } from '../../words/seat-names.js';
import { spokenSquare } from '../../words/square-names.js';
import { pieceOn } from './choices.js';
import { directions, turnOnScreen } from './geometry.js';

/** @import { Target } from './choices.js' */
/** @import { Piece, View, Words } from './types.js' */

/**
 * @typedef {Omit<Piece, 'square' | 'x' | 'y'>} Unplaced a piece without its place, which may be in a stack or a hand
 */

export const join = (/** @type {(string | false | undefined)[]} */ parts) => parts.filter(Boolean).join(', ');

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

  /** "facing right, carrying white pawn": what there is to say of a piece besides its name. May be empty. */
  condition(/** @type {Unplaced} */ piece) {
    return join([
      piece.isHidden && this.say('board-hidden'),
      this.facing(piece),
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
      piece.cards && this.say('board-cards', { cards: this.#cards(piece.cards) }),
      this.plight(piece),
    ]);
  }

  /** "straight, diagonal, leap". */
  #cards(/** @type {string} */ cards) {
    return [...cards].map((card) => this.say(`card-${card.toLowerCase()}`)).join(', ');
  }

  /** "facing right": the direction as it is on the screen. */
  facing(/** @type {{ seat: string, facing?: number }} */ { seat, facing }) {
    if (facing === undefined) return undefined;
    const turn = turnOnScreen(this.view, seat, facing, this.isFlipped);
    return this.say('board-facing', { direction: directions[turn] });
  }

  /** "carrying white pawn", "holding black king". */
  #lower(/** @type {NonNullable<Piece['on']>} */ on) {
    const name = this.piece(on, 'object');
    const id = on.captive ? 'board-holding' : 'board-carrying';
    return join([this.say(id, { piece: name }), this.facing(on), on.acted && this.say('board-acted')]);
  }

  /** "moves as a rook now". */
  imitation(/** @type {string} */ kind) {
    return kind ? this.say('board-imitates', { kind: this.kind(kind) }) : this.say('board-imitates-none');
  }

  /** The meanings of the marks on a square. */
  marks(/** @type {string} */ square) {
    return this.view.marks
      .filter((mark) => mark.square === square)
      .map(({ mark, seat }) => this.say(`board-mark-${mark}`, { seat: this.seat(seat) }));
  }

  /**
   * The spoken name of a square, with what the selected piece can do there.
   * @param {string} square
   * @param {Map<string, Target>} targets of the selected piece
   * @param {boolean} isLast whether the last action was here
   */
  square(square, targets, isLast) {
    const piece = pieceOn(this.view, square);
    return join([
      this.place(square),
      ...(piece ? [this.piece(piece), this.details(piece)] : [this.say('board-empty')]),
      ...this.marks(square),
      isLast && this.say('board-last'),
      ...this.chances(square, targets),
    ]);
  }

  /**
   * The possible actions of the selected piece on a square; MoveSpeech has words for them.
   * @param {string} _square
   * @param {Map<string, Target>} _targets
   * @returns {(string | false)[]}
   */
  chances(_square, _targets) {
    return [];
  }
}
