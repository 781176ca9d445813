// Cuts a file of PGN, the world's form of games of chess, into games, and each into its tags and its moves (formats 7).
// The library that reads the moves forgets the wording of comments, and refuses them in some places. So comments, and
// results within variations, are taken out, and null moves stand for them, which the library lets stand anywhere.

import { RecordError } from '../../links/record-error.js';
import { filler, longest, mark, tagOfHtml } from './record-tokens.js';

/** A part of the file, and its place. @typedef {{ text: string, offset: number }} Part */

/** A part for which a null move stands; a null move of the file stands for itself. */
/** @typedef {Part & { type: 'comment' | 'result' | 'null' }} Note */

/**
 * One game of a file.
 * @typedef {object} PgnGame
 * @property {number} offset where it begins
 * @property {{ name: string, value: Part }[]} tags
 * @property {string} moves for the library
 * @property {Note[]} notes one for each null move in the moves
 * @property {{ at: number, offset: number }[]} places of the words of the moves, and where they stand in the file
 * @property {Part} result at the end of the moves; empty: there is none
 * @property {boolean} isBegun whether it has moves or a result
 * @property {RecordError | undefined} error its first fault
 */

/** What may stand in a file. */
const patterns = {
  space: new RegExp(`\\s+|\\d+\\s*[.…]+|\\d+(?=\\s)|[.…]+|e\\.p\\.|${filler.source}`, 'iy'),
  tag: /\[\s*([A-Za-z]\w*)\s*"((?:[^"\\\r\n]|\\.)*)"\s*\]/y,
  // Some programs write quotation marks into values as they are, and blogs make typographic ones of them.
  looseTag: new RegExp(`\\[\\s*([A-Za-z]\\w*)\\s*${mark}(.*)${mark}\\s*\\](?=(?:[^\\S\\r\\n]|${tagOfHtml})*$)`, 'my'),
  restOfLine: /[^\r\n]*/y,
  result: /(?:1[-–:]0|0[-–:]1|1\/2(?:[-–:]1\/2)?|½(?:[-–:]½)?|\*)/y,
  nullMove: /[-–—]{2}|Z0/y,
  mark: /(?:[-+=]\/[-+=]|=\+|\+=|N)(?![^\s)])/y,
  // The library finds null moves and results within words, too.
  word: /(?:(?![-–—]{2}|Z0|1[-–:]0|0[-–:]1|1\/2|[½*])[^\s{}()[;<&])+|[}\]]/y,
};

/** Marks that have a number, which the library does not know. @type {Record<string, string>} */
const marks = { '+/-': '$16', '-/+': '$17', '+/=': '$14', '+=': '$14', '=/+': '$15', '=+': '$15', N: '$146' };

/** A comment that has no end would take the games that follow with it: it ends before the next tags. */
const nextTags = /[\r\n][ \t]*[\r\n]\[[A-Za-z]\w*\s+"/;

/** A word as the library knows it: letters for figures and castling, signs of ASCII, one for check. */
const spell = (/** @type {string} */ word) =>
  marks[word] ??
  word
    .replace(/[–—]/g, '-')
    .replace('×', 'x')
    .replace('++', '+')
    .replace(/(?<=[\p{L}\d]):(?=[a-h])/u, 'x')
    .replace(/[♔-♟]/g, (figure) => 'KQRBNP'[(figure.charCodeAt(0) - 0x2654) % 6])
    .replace(/^0-0(-0)?/, (castling) => castling.replaceAll('0', 'O'));

class Cutter {
  #text;
  #at = 0;
  /** Where the brackets begin that are open. @type {number[]} */
  #open = [];
  #closing = -1;
  /** @type {PgnGame | null} */
  #game = null;

  constructor(/** @type {string} */ text) {
    this.#text = text;
  }

  /** @returns {Generator<void, PgnGame | null>} the next game of the file; null: there is none */
  *next() {
    this.#game = null;
    this.#open = [];
    while (this.#at < this.#text.length && this.#takeOne()) yield;
    const [unclosed] = this.#open;
    if (unclosed !== undefined) this.#fail('unclosed-variation', unclosed);
    return this.#game;
  }

  /** Takes one thing that belongs to the game. @returns {boolean} false: the next one belongs to another game */
  #takeOne() {
    const sign = this.#text[this.#at];
    const space = this.#match(patterns.space) ?? (this.#isEscape ? this.#match(patterns.restOfLine) : null);
    if (space) return this.#skip(space[0].length);
    if (sign === '{') return this.#takeComment();
    if (sign === ';') {
      const [text] = /** @type {RegExpExecArray} */ (this.#match(patterns.restOfLine));
      return this.#takeNote('comment', text.slice(1), text.length);
    }
    if (sign === '[') return this.#takeTag();
    return !this.#game?.result.text && this.#takeMove();
  }

  /** A line that begins with `%` is none of the game's. */
  get #isEscape() {
    return this.#text[this.#at] === '%' && (this.#at === 0 || '\r\n\ufeff'.includes(this.#text[this.#at - 1]));
  }

  #match(/** @type {RegExp} */ pattern) {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text);
  }

  /** The game to which something belongs that stands here. */
  #begin() {
    const offset = this.#at;
    this.#game ??= {
      ...{ offset, tags: [], moves: '', notes: [], places: [], isBegun: false, error: undefined },
      result: { text: '', offset },
    };
    return this.#game;
  }

  /** Goes on behind so many characters, which are white space to the library. */
  #skip(/** @type {number} */ length) {
    if (this.#game) this.#game.moves += ' ';
    this.#at += length;
    return true;
  }

  /** Notes the first fault of the game, the sign at a place. */
  #fail(/** @type {string} */ reason, offset = this.#at) {
    this.#begin().error ??= new RecordError(reason, this.#text, offset, 1);
  }

  #takeComment() {
    const whole = this.#text.slice(this.#at + 1, this.#findClosing());
    const tags = whole.search(nextTags);
    // Without another comment behind them they are no game's, but words of this one.
    const next = tags >= 0 && (this.#closing === this.#text.length || whole.includes('{', tags)) ? tags : -1;
    const isClosed = next < 0 && this.#closing < this.#text.length;
    if (!isClosed) {
      this.#fail('unclosed-comment');
      this.#begin().isBegun = true;
    }
    const text = next < 0 ? whole : whole.slice(0, next);
    return this.#takeNote('comment', text, text.length + (isClosed ? 2 : 1));
  }

  /** Where the next comment ends, or the text. It is looked for once, however many comments begin before it. */
  #findClosing() {
    if (this.#closing < this.#at) this.#closing = this.#text.indexOf('}', this.#at);
    if (this.#closing < 0) this.#closing = this.#text.length;
    return this.#closing;
  }

  /**
   * @param {Note['type']} type
   * @param {string} text
   * @param {number} length of what stands in the file
   */
  #takeNote(type, text, length) {
    const game = this.#begin();
    game.moves += ' Z0 ';
    game.notes.push({ type, text, offset: this.#at });
    this.#at += length;
    return true;
  }

  #takeTag() {
    if (this.#game?.isBegun) return false;
    const found = this.#match(patterns.tag) ?? this.#match(patterns.looseTag);
    if (!found) {
      this.#fail('bad-tag');
      return this.#skip(/** @type {RegExpExecArray} */ (this.#match(patterns.restOfLine))[0].length);
    }
    const [all, name, value] = found;
    const text = value.replace(/\\(["\\])/g, '$1');
    this.#begin().tags.push({ name, value: { text, offset: this.#at + all.indexOf(value, name.length) } });
    return this.#skip(all.length);
  }

  #takeMove() {
    const game = this.#begin();
    const offset = this.#at;
    game.isBegun = true;
    const [result] = this.#match(patterns.result) ?? [];
    if (result && this.#open.length > 0) return this.#takeNote('result', result, result.length);
    if (result) {
      game.result = { text: result, offset };
      return this.#skip(result.length);
    }
    const [nullMove] = this.#match(patterns.nullMove) ?? [];
    if (nullMove) return this.#takeNote('null', nullMove, nullMove.length);
    if (this.#text[offset] === '(') this.#open.push(offset);
    if (this.#text[offset] === ')' && this.#open.pop() === undefined) this.#fail('unexpected-sign');
    const [word] = this.#match(patterns.mark) ?? this.#match(patterns.word) ?? [this.#text[offset]];
    game.places.push({ at: game.moves.length, offset });
    game.moves += spell(word);
    this.#at += word.length;
    return true;
  }
}

/**
 * Cuts a file into games, with pauses. Throws a RecordError if it is too long; a fault of a game is its own.
 * @param {string} text
 * @returns {Generator<void, PgnGame[]>}
 */
export function* cutGames(text) {
  if (text.length > longest) throw new RecordError('too-long', text, longest, text.length - longest);
  const cutter = new Cutter(text);
  /** @type {PgnGame[]} */
  const games = [];
  for (let game = yield* cutter.next(); game; game = yield* cutter.next()) games.push(game);
  return games;
}

/** Where the word stands in the file that is at a place of a game's moves. */
export function findOffset(/** @type {PgnGame} */ { places, offset }, /** @type {number} */ at) {
  return [...places].reverse().find((place) => place.at <= at)?.offset ?? offset;
}
