// Reads PGN (formats 7), as records are read. A library reads the moves of each game; the core, which knows the rules,
// lists the actions among which each move is found. The schema tells which variant is written so, and how.

import { parse } from '@mliebelt/pgn-parser';
import { MotleyError } from '../../../web/engine.js';
import { RecordError } from '../../links/record-error.js';
import { cutGames, findOffset } from './pgn-games.js';
import { translations } from './pgn-letters.js';
import { most } from './variation-tree.js';

/** @import { Engine, Game } from '../../../web/engine.js' */
/** @import { Pgn, View } from '../../../web/types.js' */
/** @import { PgnGame } from './pgn-games.js' */
/** @import { Found, GameText } from './record.js' */

/** @typedef {import('@mliebelt/pgn-parser').ParseTree['moves'][number]} Move */

/**
 * A line that is being read: that of the game, or a variation.
 * @typedef {Omit<GameText['variations'][number], 'from' | 'isFirst'>
 *   & { index: number, beyond?: GameText['comments'][number] }} Line
 */

/**
 * The next thing to do: to read a move, a variation, or its end; or to write down what was played after the end.
 * @typedef {{ move: Move, line: Line } | { variation: Move[], line: Line } | { close: Line, line: Line, left: string }
 *   | { beyond: string, line: Line }} Task
 */

/** How long the moves of a game are at most, in characters: the library reads them without a pause. */
const longestGame = 500_000;

/** A move as the library writes it. */
const san = /^([A-Z])?([a-w])?(\d)?[-x]?([a-z]\d)(?:=([A-Z]))?[+#]?$/;
const castling = /^O-O(-O)?[+#]?$/;

/** Each move in a text for the library, to find its place. */
const eachMove = /Z0|O-O(?:-O)?|[A-Z]?[a-h1-8x@-]*[a-h][1-8]/g;

/** Tags that say the same as other parts of a record. */
const ownTags = ['Motley', 'Variant', 'Position', 'Result', 'FEN', 'SetUp'];

/** The actions that a move can mean. */
function findActions(/** @type {View} */ { actions, pieces }, /** @type {Pgn} */ pgn, /** @type {string} */ text) {
  const [castled, isLong] = castling.exec(text) ?? [];
  if (castled)
    return actions.filter(({ castling, target }) => castling && target?.[0] === pgn.castling[isLong ? 1 : 0]);
  const [, letter, file, rank, to, promoted] = san.exec(text) ?? [];
  // A move that tells the square where it begins needs no letter.
  const kind = letter ?? (file && rank ? undefined : pgn.pawn);
  return actions.filter(({ type, source = '', target, kind: becomes }) => {
    if (type !== 'move' || target !== to || becomes !== promoted) return false;
    if ((file && source[0] !== file) || (rank && source[1] !== rank)) return false;
    return !kind || pieces.find(({ square }) => square === source)?.kind === kind;
  });
}

/** Reads one game by playing it on a game of the engine. */
class PgnReader {
  #text;
  #source;
  #pgn;
  #game;
  /** How many moves, and how many notes among them, have been read. */
  #moves = 0;
  #notes = 0;
  /** @type {Task[]} */
  #todo = [];
  /** @type {GameText} */
  #record;

  /**
   * @param {string} text the file
   * @param {PgnGame} source
   * @param {Pgn} pgn
   * @param {Game} game
   */
  constructor(text, source, pgn, game) {
    this.#text = text;
    this.#source = source;
    this.#pgn = pgn;
    this.#game = game;
    this.#record = {
      ...{ variant: pgn.variant, position: '', actions: [], result: '' },
      ...{ tags: [], comments: [], nags: [], variations: [] },
    };
  }

  /** @returns {Generator<void, GameText>} */
  *read() {
    if (this.#source.error) throw this.#source.error;
    this.#setUp();
    /** @type {Line} */
    const line = { ...this.#record, index: 0, at: 0 };
    this.#addMoves(this.#parse(), line);
    for (let task = this.#todo.pop(); task; task = this.#todo.pop()) {
      if ('move' in task) this.#takeMove(task.move, task.line);
      else if ('variation' in task) this.#openVariation(task.variation, task.line);
      else if ('close' in task) yield* this.#closeVariation(task.close, task.line, task.left);
      else this.#goBeyond(task.beyond, task.line);
      yield;
    }
    this.#record.result = this.#findResult(line);
    return this.#record;
  }

  /**
   * @param {string} reason
   * @param {number} offset
   * @param {number} length
   * @param {{ wanted: string }} [words]
   * @returns {never}
   */
  #fail(reason, offset, length, words) {
    throw new RecordError(reason, this.#text, offset, Math.min(length, this.#text.length - offset), words);
  }

  /** Fails at a word of the file. @returns {never} */
  #failAt(/** @type {string} */ reason, /** @type {number} */ offset) {
    const word = /[^\s(){};!?$]*/y;
    word.lastIndex = offset;
    return this.#fail(reason, offset, word.exec(this.#text)?.[0].length || 1);
  }

  /**
   * Fails at a move, by default at that which was read last.
   * @param {string} reason
   * @param {number} [number] of the move among all of the game, from 1
   * @returns {never}
   */
  #failAtMove(reason, number = this.#moves) {
    const [...found] = this.#source.moves.matchAll(eachMove);
    return this.#failAt(reason, findOffset(this.#source, found[number - 1].index));
  }

  /** The value of the last tag of a name. */
  #value(/** @type {string} */ name) {
    return [...this.#source.tags].reverse().find((tag) => tag.name === name)?.value;
  }

  #setUp() {
    const variant = this.#value('Variant');
    if (variant && !this.#pgn.names.includes(variant.text.trim().toLowerCase()))
      this.#fail('other-variant', variant.offset, variant.text.length);
    const game = this.#game;
    game.setVariant(this.#pgn.variant);
    const start = game.position;
    const position = this.#value('FEN');
    try {
      if (position) game.setPosition(position.text);
    } catch (error) {
      if (!(error instanceof MotleyError) || !position) throw error;
      this.#fail(error.reason, position.offset + error.offset, error.length);
    }
    // What is read as another value is told when the game is opened.
    if (position && game.mended().length > 0) this.#record.position = position.text;
    else if (game.position !== start) this.#record.position = game.position;
    this.#addTags();
  }

  /** All tags are kept; the names of the players are those of the seats, too. */
  #addTags() {
    const { tags } = this.#record;
    for (const { name, value } of this.#source.tags) if (!ownTags.includes(name)) tags.push([name, value.text]);
    for (const [i, name] of ['White', 'Black'].entries()) {
      const player = this.#value(name)?.text.trim();
      if (player && player !== '?') tags.push(['Seat', this.#game.view().seats[i], player]);
    }
  }

  /** The moves as the library reads them. */
  #parse() {
    const { moves, offset } = this.#source;
    const start = moves.search(/\S/);
    if (start < 0) return [];
    if (moves.length > longestGame) this.#fail('too-long', offset, 1);
    try {
      return /** @type {import('@mliebelt/pgn-parser').ParseTree} */ (parse(moves, { startRule: 'pgn' })).moves;
    } catch (error) {
      const at = Object(error).location?.start.offset;
      // Without a place, the library had no room for moves so many, or so deep in brackets.
      if (at === undefined) return this.#fail(error instanceof RangeError ? 'limit' : 'unexpected-sign', offset, 1);
      return this.#failAt('unexpected-sign', findOffset(this.#source, start + at));
    }
  }

  #addMoves(/** @type {Move[]} */ moves, /** @type {Line} */ line) {
    for (const move of [...moves].reverse()) this.#todo.push({ move, line });
  }

  #takeMove(
    /** @type {Move} */ { notation: { notation: text }, nag, drawOffer, variations },
    /** @type {Line} */ line,
  ) {
    this.#moves++;
    if (text === 'Z0') this.#takeNote(line);
    else if (line.beyond || this.#game.outcome !== 'ongoing') this.#goBeyond(text, line);
    else this.#play(text, line);
    for (const mark of nag ?? []) this.#mark(mark, line);
    if (drawOffer) this.#comment('(=)', line);
    for (const variation of [...variations].reverse()) this.#todo.push({ variation, line });
  }

  #play(/** @type {string} */ text, /** @type {Line} */ line) {
    const found = findActions(this.#game.view(), this.#pgn, text);
    if (found.length !== 1) this.#failAtMove(found.length > 1 ? 'ambiguous-move' : 'not-legal');
    this.#game.play(found[0].text);
    line.actions.push(found[0].text);
  }

  /** A comment before a variation begins is about its first action. */
  #comment(/** @type {string} */ text, /** @type {Line} */ { index, at, actions, comments }) {
    const comment = { at: at + Math.max(actions.length, Math.min(index, 1)), text };
    comments.push(comment);
    return comment;
  }

  /** A mark before the first action is none of an action, and one with a longer number is none that somebody knows. */
  #mark(/** @type {string} */ text, /** @type {Line} */ line) {
    if (line.beyond) this.#goBeyond(text, line);
    else if (line.actions.length === 0 || !/^\$\d{1,3}$/.test(text)) this.#comment(text, line);
    else line.nags.push({ at: line.at + line.actions.length, text });
  }

  #takeNote(/** @type {Line} */ line) {
    const { type, text } = this.#source.notes[this.#notes++];
    if (type === 'comment') this.#comment(text, line);
    else if (type === 'null') this.#goBeyond(text, line);
    else if (this.#game.outcome === 'ongoing') line.result = this.#decided(text);
  }

  /**
   * What follows the end of the game by the rules, as after a draw that nobody claimed, or a null move, cannot be
   * played, and is kept in a comment.
   * @param {string} text
   * @param {Line} line
   */
  #goBeyond(text, line) {
    const { beyond } = line;
    if (!beyond) line.beyond = this.#comment(text, line);
    else beyond.text += (beyond.text.endsWith('(') || text === ')' ? '' : ' ') + text;
  }

  /** A variation begins: the last action is taken back. */
  #openVariation(/** @type {Move[]} */ moves, /** @type {Line} */ line) {
    if (line.beyond) {
      this.#goBeyond('(', line);
      this.#todo.push({ beyond: ')', line });
      return this.#addMoves(moves, line);
    }
    const { variations } = this.#record;
    const { actions, index } = line;
    if (actions.length === 0) this.#failAtMove('unexpected-sign', this.#moves + 1);
    if (variations.length === most) this.#failAtMove('too-many-variations', this.#moves + 1);
    const at = line.at + actions.length - 1;
    // A variation in the place of another's first action leaves the line that the other left.
    const from = actions.length > 1 || index === 0 ? index : variations[index - 1].from;
    const variation = { from, at, isFirst: false, actions: [], result: '', comments: [], nags: [] };
    variations.push(variation);
    const inner = { ...variation, index: variations.length };
    this.#todo.push({ close: inner, line, left: actions[actions.length - 1] });
    this.#addMoves(moves, inner);
    this.#game.undo();
  }

  /**
   * A variation is over: the position is again that after the action that it takes the place of.
   * @param {Line} inner
   * @param {Line} line that it left
   * @param {string} left
   */
  *#closeVariation(inner, line, left) {
    const { variations } = this.#record;
    variations[inner.index - 1].result = inner.result === 'ongoing' ? '' : inner.result;
    // Brackets without a move are a comment.
    if (inner.actions.length === 0) for (const { text } of variations.pop()?.comments ?? []) this.#comment(text, line);
    for (const _ of inner.actions) yield this.#game.undo();
    this.#game.play(left);
  }

  /** A result of PGN as what people decided. */
  #decided(/** @type {string} */ text) {
    const isTime = /\btime\b/i.test(this.#value('Termination')?.text ?? '');
    const [first, second] = this.#game.view().seats;
    const winner = { 1: first, 0: second }[/[01](?=[-–:])/.exec(text)?.[0] ?? ''];
    if (/^(1\/2|½)/.test(text)) return 'draw agreement';
    return winner ? `win ${winner} ${isTime ? 'time' : 'resignation'}` : 'ongoing';
  }

  /**
   * The result of the game: by the rules; or else as it stands behind the moves, or, where that says nothing, in the
   * tags. Another result is kept in a comment.
   */
  #findResult(/** @type {Line} */ line) {
    const { outcome } = this.#game;
    const tag = this.#value('Result')?.text ?? '';
    const behind = this.#source.result.text;
    const decided = this.#decided(this.#decided(behind) === 'ongoing' ? tag : behind);
    const result = outcome === 'ongoing' ? decided : outcome;
    if (outcome === 'ongoing' && !/ongoing|time/.test(decided)) this.#record.isAssumed = true;
    for (const text of new Set([behind, tag])) {
      const told = this.#decided(text);
      if (told !== 'ongoing' && told.slice(0, 5) !== result.slice(0, 5)) this.#goBeyond(text, line);
    }
    return result;
  }
}

/**
 * Reads one game, in the letters of another language if it cannot be read in English ones. Throws a RecordError.
 * @param {string} text
 * @param {PgnGame} source
 * @param {Pgn} pgn
 * @param {Game} game
 * @returns {Generator<void, GameText>}
 */
function* readGame(text, source, pgn, game) {
  const asItStands = new PgnReader(text, source, pgn, game);
  const others = translations(source).map((other) => new PgnReader(text, other, pgn, game));
  /** @type {unknown} */
  let first;
  for (const reader of [asItStands, ...others])
    try {
      return yield* reader.read();
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      first ??= error;
    }
  throw first;
}

/**
 * Reads all games of a file, with pauses. Throws a RecordError if it is too long.
 * @param {Engine} engine
 * @param {string} text
 * @param {(done: number, count: number) => void} [tell] tells how many of how many games have been read
 * @returns {Generator<void, Found>}
 */
export function* readPgn(engine, text, tell = () => {}) {
  const pgn = engine.schema().families.find(({ pgn }) => pgn)?.pgn;
  if (!pgn) throw new MotleyError('game', 'unknown-family');
  const game = engine.createGame(pgn.variant);
  /** @type {GameText[]} */
  const games = [];
  /** @type {Found['faults']} */
  const faults = [];
  try {
    const sources = yield* cutGames(text);
    for (const [i, source] of sources.entries()) {
      tell(i, sources.length);
      try {
        games.push(yield* readGame(text, source, pgn, game));
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        faults.push({ number: i + 1, error });
      }
    }
  } finally {
    game.dispose();
  }
  return { games, faults };
}
