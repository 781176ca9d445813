// The changes to a position: pieces put, moved and taken away, their states and the fields of the text changed,
// and all of that taken back. After each change the rules say whether the position can be played. Without a document.

import { MotleyError } from '../../web/engine.js';
import { findFamily } from '../table/game/variants.js';
import { asArray, drawnOption, judgeArray, readArray } from './array.js';
import { mend, nameOf, placeOf, readDraft, writeDraft, writeRows } from './draft.js';
import { readText } from './read-text.js';

/** @import { Engine } from '../../web/engine.js' */
/** @import { Action, Family, Mend, View } from '../../web/types.js' */
/** @import { Draft, Placed, State } from './draft.js' */

/** The verdict of the rules on a draft: how it is shown and written, or its fault, and where: on a square, in a
 * field of the position, or, where the start of a variant is drawn, in one of its options.
 * @typedef {{ view: View, position: string, error?: undefined, square?: undefined, field?: undefined }
 *   | { view?: undefined, position: string, error: MotleyError, square?: string, field: string }} Verdict */

/** A variant: its start, and the traits that all its positions share.
 * @typedef {{ variant: string, usual: string, frame: View }} Rules */

/** With the fields that were read as other values than an entered text has.
 * @typedef {{ draft: Draft, verdict: Verdict, rules: Rules, mended?: Mend[] }} Stage */

/** The effect of touching a square. @typedef {'move' | 'remove' | 'put' | 'mark'} Tool */

/** All seats: every piece can be taken up. */
const everybody = '*';

/** How far from the tiles of a table something can be put. */
const reach = 2;

export class Editing {
  /** @type {Tool} */
  tool = 'move';
  /** The piece that a touch puts. @type {Pick<State, 'kind' | 'seat'>} */
  brush;
  /** The piece whose state is shown, by its square. */
  selected = '';
  /** The codes of the kinds that belong to the variant as it was opened: they stay in one place, whatever is put. */
  usualKinds;
  /** @type {Stage[]} all that is known, also after the one shown */
  #stages = [];
  #at = 0;
  #game;
  /** The view of a stage, kept for the board. @type {{ stage?: Stage, tool: string, view?: View }} */
  #shown = { tool: '' };

  /**
   * Throws a MotleyError for texts that are none, but not for a position that only cannot be played.
   * @param {Engine} engine
   * @param {string} variant
   * @param {string} [position]
   */
  constructor(engine, variant, position = '') {
    this.#game = engine.createGame(variant);
    this.#game.setVariant(variant);
    const rules = { variant: this.#game.variant, usual: this.#game.position, frame: this.#game.view() };
    this.family = /** @type {Family} */ (findFamily(engine.schema(), rules.variant));
    this.usualKinds = rules.frame.kinds;
    this.brush = { kind: this.family.kinds[0].code, seat: rules.frame.seats[0] };
    const verdict = { view: rules.frame, position: rules.usual };
    this.#stages = [{ draft: readDraft(this.family, verdict), verdict, rules }];
    if (position) this.#stages = [this.#read(position)];
  }

  dispose() {
    this.#game.dispose();
  }

  get #stage() {
    return this.#stages[this.#at];
  }

  get draft() {
    return this.#stage.draft;
  }

  get verdict() {
    return this.#stage.verdict;
  }

  get variant() {
    return this.#stage.rules.variant;
  }

  /** The start of the variant. */
  get usual() {
    return this.#stage.rules.usual;
  }

  /** The traits that all positions of the variant share. */
  get #frame() {
    return this.#stage.rules.frame;
  }

  /** Files and ranks of the board; none: a table without edges. @returns {Pick<View, 'files' | 'ranks'>} */
  get size() {
    return this.draft.array ?? this.#frame;
  }

  get seats() {
    return this.#frame.seats;
  }

  /** The piece on a square. @returns {Placed | undefined} */
  pieceOn(/** @type {string} */ square) {
    return this.draft.pieces.find((piece) => piece.square === square);
  }

  /** The fields that an entered text did not have as they were read, while nothing has been changed since. */
  get mended() {
    return this.#stage.mended ?? [];
  }

  // ----- texts

  /** Puts the position of a text on the board. Throws a MotleyError if it is none that could be shown. */
  enter(/** @type {string} */ text) {
    this.#add(this.#read(text));
    this.selected = '';
  }

  /** @returns {Stage} */
  #read(/** @type {string} */ text) {
    const { rules } = this.#stage;
    this.#tune();
    try {
      this.#game.setPosition(text);
      const verdict = { view: this.#game.view(), position: this.#game.position };
      return { draft: readDraft(this.family, verdict), verdict, rules, mended: this.#game.mended() };
    } catch (error) {
      const read = readText(this.family, rules.frame, text, this.#fieldsAfter(text));
      if (!read) throw error;
      const draft = { ...read, pieces: read.pieces.map((piece) => this.#complete(piece)) };
      return { draft, verdict: this.#judge(draft), rules };
    }
  }

  /** The fields that the rules take where a text ends after the side to act; else those of the usual start. */
  #fieldsAfter(/** @type {string} */ text) {
    const [rows, usual] = this.usual.split(' ');
    const [, side = usual] = text.trim().split(/\s+/);
    try {
      this.#game.setPosition(`${rows} ${side}`);
      return this.#game.position.split(' ');
    } catch {
      return this.usual.split(' ');
    }
  }

  // ----- the verdict of the rules

  /** Lets the game have the variant of the stage shown. */
  #tune() {
    if (this.#game.variant !== this.variant) this.#game.setVariant(this.variant);
  }

  /** @returns {Verdict} */
  #judge(/** @type {Draft} */ draft) {
    const written = writeDraft(this.family, this.#frame, draft);
    this.#tune();
    try {
      this.#game.setPosition(written.text);
      // Here an author sees each field, so none is read as another value than it shows.
      const [mend] = this.#game.mended();
      if (mend)
        throw new MotleyError('position', mend.reason, { ...mend, text: written.text, args: { field: mend.field } });
      return { view: this.#game.view(), position: this.#game.position };
    } catch (error) {
      if (!(error instanceof MotleyError)) throw error;
      return { position: written.text, error, ...placeOf(written, error) };
    }
  }

  /** Whether the rules can read a piece where it stands, with nothing else on the board. */
  canBe(/** @type {Placed} */ piece) {
    if (this.draft.array) return false;
    this.#tune();
    const { text, squares } = writeRows(this.family, this.#frame, [piece]);
    try {
      this.#game.setPosition(text);
      return true;
    } catch (error) {
      const written = { text, squares, fields: new Map() };
      return placeOf(written, /** @type {MotleyError} */ (error)).square === undefined;
    }
  }

  // ----- changing

  #change(/** @type {Draft} */ draft, isMended = true) {
    if (draft.array) return this.#add(judgeArray(this.#game, this.family, this.#stage.rules, draft));
    const { verdict } = this;
    const known = this.#judge(draft);
    const mended = isMended ? mend(draft, known, verdict, (other) => this.#judge(other)) : { draft, verdict: known };
    this.#add({ ...mended, rules: this.#stage.rules });
  }

  #add(/** @type {Stage} */ stage) {
    this.#stages = [...this.#stages.slice(0, this.#at + 1), stage];
    this.#at++;
  }

  #changePieces(/** @type {Placed[]} */ pieces) {
    this.#change(this.#settle({ ...this.draft, pieces }));
  }

  /** The fields that say the same as the pieces do. @returns {Draft} */
  #settle(/** @type {Draft} */ { pieces, fields, array }) {
    const changed = { ...fields };
    if (fields.switched) changed.switched = pieces.find((piece) => piece.switched)?.square ?? '-';
    if (this.isPlacing) Object.assign(changed, { hands: this.#handsBeside(pieces), ply: String(pieces.length) });
    return { pieces, fields: changed, array };
  }

  /** Puts a piece of the brush on a square, or takes the same away. */
  put(/** @type {string} */ square) {
    const { kind, seat } = this.brush;
    const others = this.draft.pieces.filter((piece) => piece.square !== square);
    const old = this.pieceOn(square);
    this.selected = square;
    if (old?.kind === kind && old.seat === seat) return this.#changePieces(others);
    this.#changePieces([...others, this.#complete({ ...this.#placeAt(square), kind, seat })]);
  }

  /** A piece with what its text does not say, as is usual for its kind: its cards in their usual order, a facing. */
  #complete(/** @type {Placed} */ piece) {
    const [usual, other] = this.family.orders ?? [];
    return {
      ...piece,
      cards: piece.cards ?? (other && this.canBe({ ...piece, cards: other }) ? usual : undefined),
      facing: piece.facing ?? (this.canBe({ ...piece, facing: 1 }) ? 0 : undefined),
    };
  }

  #placeAt(/** @type {string} */ square) {
    const [x, y] = this.#frame.files > 0 ? [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1] : square.split(',');
    return { square, x: Number(x), y: Number(y) };
  }

  move(/** @type {string} */ from, /** @type {string} */ to) {
    const piece = this.pieceOn(from);
    if (!piece) return;
    const others = this.draft.pieces.filter(({ square }) => square !== from && square !== to);
    this.selected = to;
    this.#changePieces([...others, { ...piece, ...this.#placeAt(to) }]);
  }

  remove(/** @type {string} */ square) {
    if (!this.pieceOn(square)) return;
    if (this.selected === square) this.selected = '';
    this.#changePieces(this.draft.pieces.filter((piece) => piece.square !== square));
  }

  /** Changes the state of the piece on a square. */
  turn(/** @type {string} */ square, /** @type {Partial<State>} */ state) {
    const pieces = this.draft.pieces.map((piece) => {
      // One piece is switched in a turn.
      const other = state.switched ? { ...piece, switched: undefined } : piece;
      return piece.square === square ? { ...piece, ...state } : other;
    });
    this.#changePieces(pieces);
  }

  /** Changes a field as it is entered, right or wrong. */
  set(/** @type {string} */ field, /** @type {string} */ value) {
    this.#change({ ...this.draft, fields: { ...this.draft.fields, [field]: value } }, false);
  }

  clear() {
    this.selected = '';
    this.#changePieces([]);
  }

  /** Puts up the start of the variant; where that is drawn, the one with which it began. */
  restart() {
    this.selected = '';
    const { rules } = this.draft.array ? this.#stages[0] : this.#stage;
    const start = readDraft(this.family, { view: rules.frame, position: rules.usual });
    this.#change(this.draft.array ? asArray(start, readArray(this.family, rules)) : start);
  }

  // ----- the start of a variant

  /** Whether the start of the variant can be drawn. */
  get hasArray() {
    return drawnOption(this.family, 'rows') !== undefined;
  }

  /** Draws the start of the variant from now on; or a position of it. */
  setArray(/** @type {boolean} */ isDrawn) {
    const { rules, draft } = this.#stage;
    this.tool = 'move';
    if (isDrawn) this.#change(asArray(draft, readArray(this.family, rules)));
    else this.#change(readDraft(this.family, { view: rules.frame, position: rules.usual }));
  }

  /** Gives the board another size. Pieces beyond its edges are taken away. */
  resize(/** @type {Partial<Pick<View, 'files' | 'ranks'>>} */ size) {
    const { array } = this.draft;
    if (array) this.#change(asArray(this.draft, { ...array, ...size }));
  }

  /** Puts the square of a seat. */
  mark(/** @type {string} */ square) {
    const { array } = this.draft;
    const squares = array?.squares.map((old, i) => (this.seats[i] === this.brush.seat ? square : old));
    if (array && squares) this.#change({ ...this.draft, array: { ...array, squares, isGiven: true } });
  }

  // ----- tiles in hand

  /** Whether tiles are still being placed; undefined: there are no hands. */
  get isPlacing() {
    const { hands } = this.draft.fields;
    return hands === undefined ? undefined : hands !== '-';
  }

  setPlacing(/** @type {boolean} */ isPlacing) {
    const { pieces, fields } = this.draft;
    const hands = isPlacing ? this.#handsBeside(pieces) : '-';
    const ply = isPlacing ? String(pieces.length) : fields.ply;
    this.#change({ pieces, fields: { ...fields, hands, ply } });
  }

  /** The pieces in each hand when all its other tiles are on the table. */
  #handsBeside(/** @type {readonly Placed[]} */ pieces) {
    const hands = [...this.seats].map((seat) => {
      const set = this.#frame.hands.filter((hand) => hand.seat === seat);
      const own = pieces.filter((piece) => piece.seat === seat);
      const left = set.map(({ kind, count }) =>
        kind.repeat(Math.max(0, count - own.filter((piece) => piece.kind === kind).length)),
      );
      return left.join('') || '.';
    });
    return hands.join(',');
  }

  // ----- taking back

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at < this.#stages.length - 1;
  }

  goBy(/** @type {number} */ step) {
    this.#at = Math.min(Math.max(this.#at + step, 0), this.#stages.length - 1);
  }

  // ----- the view on the board

  /** The view to draw; the effects of touches stand in it as actions of a game. @returns {View} */
  get view() {
    const tool = [this.tool, this.brush.seat, this.brush.kind].join();
    const stage = this.#stage;
    if (this.#shown.stage !== stage || this.#shown.tool !== tool || !this.#shown.view)
      this.#shown = { stage, tool, view: this.#makeView(stage) };
    return /** @type {View} */ (this.#shown.view);
  }

  /** @returns {View} */
  #makeView(/** @type {Stage} */ { draft, verdict }) {
    const owners = draft.fields.owners ?? '';
    const ownerOf = (/** @type {Placed} */ { seat }) => owners[this.seats.indexOf(seat)] ?? seat;
    const pieces = draft.pieces.map((piece) => ({
      ...piece,
      owner: ownerOf(piece) === piece.seat ? undefined : ownerOf(piece),
    }));
    return {
      ...(verdict.view ?? this.#frame),
      pieces: verdict.view?.pieces ?? pieces,
      files: this.size.files,
      ranks: this.size.ranks,
      marks: this.#marks(),
      turn: { player: everybody, number: 0, left: 0, halfmoves: 0, phase: 'move' },
      outcome: { result: 'ongoing' },
      hands: this.tool === 'move' ? [] : [{ ...this.brush, source: everybody, count: 1 }],
      standings: [],
      pending: [],
      actions: this.#actions(draft.pieces),
    };
  }

  /** @returns {View['marks']} */
  #marks() {
    const { array } = this.draft;
    const marks = this.#frame.marks.filter(({ mark }) => mark === 'throne' || (mark === 'portal' && !array));
    const squares = (array?.squares ?? []).map((square, i) => ({
      ...this.#placeAt(square),
      mark: /** @type {const} */ ('portal'),
      seat: this.seats[i],
    }));
    return [...marks, ...squares.filter(({ square }) => square)].filter(({ x, y }) => this.#isOnBoard(x, y));
  }

  #isOnBoard(/** @type {number} */ x, /** @type {number} */ y) {
    const { files, ranks } = this.size;
    return files === 0 || (x < files && y < ranks);
  }

  /** @returns {Action[]} */
  #actions(/** @type {readonly Placed[]} */ pieces) {
    const standing = pieces.map(({ square }) => square);
    if (this.tool === 'remove')
      return standing.map((target) => ({ text: `remove ${target}`, type: 'place', source: everybody, target }));
    const squares = this.#squares(pieces);
    const { tool } = this;
    if (tool !== 'move')
      return squares.map((target) => ({ text: `${tool} ${target}`, type: 'place', source: everybody, target }));
    return standing.flatMap((source) =>
      squares
        .filter((target) => target !== source)
        .map((target) => ({ text: `move ${source} ${target}`, type: /** @type {const} */ ('move'), source, target })),
    );
  }

  /** Where something can be put: on the whole board, on a table near the tiles. */
  #squares(/** @type {readonly Placed[]} */ pieces) {
    const { files, ranks } = this.size;
    if (files > 0)
      return Array.from({ length: files * ranks }, (_, i) => nameOf(this.size, i % files, Math.floor(i / files)));
    const near = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
    const middles = pieces.length > 0 ? pieces : [{ x: 0, y: 0 }];
    return [...new Set(middles.flatMap(({ x, y }) => near.flatMap((dx) => near.map((dy) => `${x + dx},${y + dy}`))))];
  }

  /** Carries out one of the board's actions, given by its text. */
  act(/** @type {string} */ text) {
    const [name, square, to] = text.split(' ');
    if (name === 'move') this.move(square, to);
    else if (name === 'put') this.put(square);
    else if (name === 'mark') this.mark(square);
    else this.remove(square);
  }
}
