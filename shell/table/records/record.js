// Records: games as text files, written in the lexical form of PGN with our own tags (formats 7). Reading is strict:
// the engine plays each action, and an illegal one is an error with its line and column.

import { MotleyError } from '../../../web/engine.js';
import { RecordError } from '../../links/record-error.js';
import { finish } from '../../links/slices.js';
import { readResult } from '../game/session.js';
import { growTree, mainFrom, most } from './variation-tree.js';

/** @import { Engine, Game } from '../../../web/engine.js' */
/** @import { Node, Variation } from './variation-tree.js' */

/**
 * One game of a file.
 * @typedef {object} GameText
 * @property {string} variant
 * @property {string} position empty: the start
 * @property {string[]} actions
 * @property {string} result as an outcome: "win w throne", "draw agreement", "ongoing"
 * @property {[name: string, ...values: string[]][]} tags all others, in their order
 * @property {{ at: number, text: string }[]} comments each before the action of that index
 * @property {Variation[]} variations
 */

/**
 * The smallest unit of the text, with its place.
 * @typedef {object} Token
 * @property {'tag' | 'comment' | 'number' | 'word' | 'open' | 'close' | 'end'} type
 * @property {string} text
 * @property {number} offset
 * @property {[name: string, ...values: string[]]} [fields] of a tag
 * @property {number} [start] where the first value of a tag begins
 */

/** How many characters a file has at most. */
export const longest = 4_000_000;

/** How much of one long thing is read without a pause, in characters. */
const piece = 1 << 16;

const width = 80;
const [newline, quote, backslash] = [10, 34, 92];

export { RecordError };

/** The first place from here on that is no white space and in no line that begins with `%`, which readers ignore. */
function* skip(/** @type {string} */ text, /** @type {number} */ from) {
  for (let at = from; ; yield) {
    for (let stop = at + piece; at < stop && isSpace(text.charCodeAt(at)); ) at++;
    if (isSpace(text.charCodeAt(at))) continue;
    if (text[at] !== '%' || (at > 0 && text[at - 1] !== '\n')) return at;
    const end = text.indexOf('\n', at);
    at = end < 0 ? text.length : end + 1;
  }
}

/** Whether a character is white space, as `\s` in patterns says. */
const isSpace = (/** @type {number} */ code) => (code < 128 ? code === 32 || (code >= 9 && code <= 13) : isRare(code));
const isRare = (/** @type {number} */ code) => /\s/.test(String.fromCharCode(code));

/**
 * Whether a text is meant as a record, which always begins with a tag; with pauses.
 * @param {string} text
 * @returns {Generator<void, boolean>}
 */
export function* findRecord(text) {
  const tag = /\[\s*[A-Za-z]/y;
  tag.lastIndex = yield* skip(text, 0);
  return tag.test(text);
}

/** The same without pauses. */
export const isRecordText = (/** @type {string} */ text) => finish(findRecord(text));

/** Splits a file into tokens. */
class Reader {
  at = 0;

  constructor(/** @type {string} */ text) {
    this.text = text;
    if (text.length > longest) this.fail('too-long', longest, 0);
  }

  /**
   * @param {string} reason
   * @param {number} offset
   * @param {number} length
   * @returns {never}
   */
  fail(reason, offset, length) {
    throw new RecordError(reason, this.text, offset, Math.min(length, this.text.length - offset));
  }

  /** Returns what a sticky pattern matches at the current place, and moves on behind it. */
  #accept(/** @type {RegExp} */ pattern) {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  /** @returns {Generator<void, Token>} */
  *next() {
    const offset = (this.at = yield* skip(this.text, this.at));
    const byte = this.text[offset];
    if (byte === undefined) return { type: 'end', text: '', offset };
    if (byte === '[') return yield* this.#readTag(offset);
    if (byte === '{') return this.#readComment(offset);
    if (byte === '(' || byte === ')') {
      this.at++;
      return { type: byte === '(' ? 'open' : 'close', text: byte, offset };
    }
    const number = this.#accept(/(\d+)\.(\.\.)?(?!\.)/y);
    if (number) return { type: 'number', text: number[0], offset };
    const word = this.#accept(/[^\s[{}()]+/y) ?? this.fail('unexpected-sign', offset, 1);
    return { type: 'word', text: word[0], offset };
  }

  /** @returns {Token} */
  #readComment(/** @type {number} */ offset) {
    const end = this.text.indexOf('}', offset);
    if (end < 0) this.fail('unclosed-comment', offset, 1);
    this.at = end + 1;
    return { type: 'comment', text: this.text.slice(offset + 1, end), offset };
  }

  /** @returns {Generator<void, Token>} */
  *#readTag(/** @type {number} */ offset) {
    const name = this.#accept(/\[\s*([A-Za-z][A-Za-z0-9_]*)/y) ?? this.fail('bad-tag', offset, 1);
    /** @type {[name: string, ...values: string[]]} */
    const fields = [name[1]];
    /** @type {number | undefined} */
    let start;
    for (let before = this.at; this.#accept(/\s*"/y); before = this.at) {
      start ??= this.at;
      const text = yield* this.#readQuoted();
      if (text === undefined) this.at = before;
      if (text === undefined) break;
      fields.push(text);
      yield;
    }
    if (fields.length === 1 || !this.#accept(/\s*\]/y)) this.fail('bad-tag', this.at, 1);
    return { type: 'tag', text: name[1], offset, fields, start };
  }

  /** Reads a text up to its closing quotation mark; undefined if it has none in its line, or a false escape. */
  *#readQuoted() {
    const { text } = this;
    let plain = '';
    for (; ; yield) {
      const stop = this.at + piece;
      const part = [];
      for (let from = this.at; ; ) {
        const code = text.charCodeAt(this.at);
        if (code === newline || Number.isNaN(code)) return undefined;
        if (code === quote || code === backslash || this.at >= stop) part.push(text.slice(from, this.at));
        if (code !== quote && this.at >= stop) break;
        this.at++;
        if (code === quote) return plain + part.join('');
        if (code !== backslash) continue;
        from = this.at;
        if (![quote, backslash].includes(text.charCodeAt(this.at++))) return undefined;
      }
      plain += part.join('');
    }
  }
}

/**
 * A line that is being read: that of the game, or a variation.
 * @typedef {object} OpenLine
 * @property {number} index 0: that of the game
 * @property {number} at how many actions of the game lead to its begin
 * @property {string[]} actions
 * @property {GameText['comments']} comments
 * @property {string[]} ending the words of its result
 * @property {number} endingAt
 * @property {string} left the action that it takes the place of
 * @property {number} offset
 */

/** Reads one game by playing it on a game of the engine, which has to be freed. */
class GameReader {
  /** From when the variant is known. @type {Game} */
  game = /** @type {Game} */ (/** @type {unknown} */ (null));
  /** @type {GameText} */
  record = { variant: '', position: '', actions: [], result: '', tags: [], comments: [], variations: [] };
  /** @type {Map<string, Token>} */
  #seen = new Map();
  /** @type {OpenLine} */
  #line = { ...this.record, index: 0, at: 0, ending: [], endingAt: 0, left: '', offset: 0 };
  /** The lines that it left, the last one last. @type {OpenLine[]} */
  #outer = [];

  constructor(/** @type {Reader} */ reader, /** @type {Engine} */ engine) {
    this.reader = reader;
    this.engine = engine;
  }

  /**
   * @param {Token} first
   * @returns {Generator<void, Token>} the one after the game
   */
  *read(first) {
    let token = first;
    for (; token.type === 'tag'; token = yield* this.reader.next()) {
      this.#takeTag(token);
      yield;
    }
    this.#setUp(first);
    for (; token.type !== 'tag' && token.type !== 'end'; token = yield* this.reader.next()) {
      if (token.type === 'close') yield* this.#closeVariation(token.offset);
      else this.#takeToken(token);
      yield;
    }
    this.#finish(token);
    return token;
  }

  /** Runs a call of the engine; if it throws, throws a RecordError with the place in the file. */
  #try(/** @type {() => void} */ work, /** @type {number} */ offset) {
    try {
      work();
    } catch (error) {
      if (!(error instanceof MotleyError)) throw error;
      this.reader.fail(error.reason, offset + error.offset, error.length);
    }
  }

  #takeTag(/** @type {Token} */ token) {
    const { text: name, offset, fields = [name] } = token;
    const isOurs = ['Motley', 'Variant', 'Position', 'Result'].includes(name);
    if (isOurs && (this.#seen.has(name) || fields.length !== 2))
      this.reader.fail(this.#seen.has(name) ? 'repeated-tag' : 'bad-tag', offset, name.length + 1);
    if (isOurs) this.#seen.set(name, token);
    else this.record.tags.push(fields);
  }

  /** The value of one of our own tags, which have exactly one. */
  #value(/** @type {string} */ name) {
    const { fields: [, text] = [], start = 0 } = this.#seen.get(name) ?? {};
    return text === undefined ? undefined : { text, offset: start };
  }

  #setUp(/** @type {Token} */ first) {
    const { reader, engine, record } = this;
    const version = this.#value('Motley') ?? reader.fail('missing-tag-motley', first.offset, 0);
    if (version.text !== '1') reader.fail('unknown-version', version.offset, version.text.length);
    const variant = this.#value('Variant') ?? reader.fail('missing-tag-variant', first.offset, 0);
    this.#try(() => {
      this.game = engine.createGame(variant.text);
      this.game.setVariant(variant.text);
    }, variant.offset);
    const { game } = this;
    record.variant = game.variant;
    const start = game.position;
    const position = this.#value('Position');
    if (position) this.#try(() => game.setPosition(position.text), position.offset);
    if (game.position !== start) record.position = game.position;
  }

  #takeToken(/** @type {Token} */ token) {
    const { type, text, offset } = token;
    const line = this.#line;
    // A comment before a variation begins is about its first action.
    const at = line.at + Math.max(line.actions.length, Math.min(line.index, 1));
    if (type === 'comment') line.comments.push({ at, text });
    else if (line.ending.length > 0 || /^(win|draw|ongoing)$/.test(text)) {
      if (line.ending.length === 0) line.endingAt = offset;
      line.ending.push(text);
    } else if (type === 'open') this.#openVariation(offset);
    else if (type === 'number') this.#checkNumber(text, offset);
    else {
      this.#try(() => this.game.play(text), offset);
      line.actions.push(text);
    }
  }

  /** A variation begins: the last action is taken back. */
  #openVariation(/** @type {number} */ offset) {
    const line = this.#line;
    const left = line.actions[line.actions.length - 1] ?? this.reader.fail('unexpected-sign', offset, 1);
    const { variations } = this.record;
    if (variations.length === most) this.reader.fail('too-many-variations', offset, 1);
    const at = line.at + line.actions.length - 1;
    // A variation in the place of another's first action leaves the line that the other left.
    const from = line.actions.length > 1 || line.index === 0 ? line.index : variations[line.index - 1].from;
    this.game.undo();
    this.#outer.push(line);
    const [actions, comments] = [/** @type {string[]} */ ([]), /** @type {GameText['comments']} */ ([])];
    variations.push({ from, at, isFirst: false, actions, result: '', comments });
    this.#line = { index: variations.length, at, actions, comments, ending: [], endingAt: 0, left, offset };
  }

  /** A variation is over: the position is again that after the action that it takes the place of. */
  *#closeVariation(/** @type {number} */ offset) {
    const { index, actions, ending, endingAt, left } = this.#line;
    const outer = this.#outer.pop();
    if (!outer || actions.length === 0) this.reader.fail('unexpected-sign', offset, 1);
    const result = ending.join(' ');
    const { outcome } = this.game;
    const isPossible = outcome === 'ongoing' && readResult(result, this.game.view().seats) !== null;
    if (result && !isPossible) this.reader.fail('wrong-result', endingAt, result.length);
    this.record.variations[index - 1].result = result;
    for (const _ of actions) yield this.game.undo();
    this.game.play(left);
    this.#line = /** @type {OpenLine} */ (outer);
  }

  #checkNumber(/** @type {string} */ text, /** @type {number} */ offset) {
    const { turn } = this.game.view();
    if (!turn.start || parseInt(text, 10) !== turn.number) this.reader.fail('wrong-turn-number', offset, text.length);
  }

  /** Checks the result: the tag and the end of the actions have to agree, and the position has to permit it. */
  #finish(/** @type {Token} */ after) {
    const { reader, game, record } = this;
    const { ending, endingAt, offset } = this.#line;
    if (this.#outer.length > 0) reader.fail('unclosed-variation', offset, 1);
    const result = this.#value('Result') ?? reader.fail('missing-tag-result', after.offset, 0);
    if (ending.length === 0) reader.fail('missing-result', after.offset, 0);
    const outcome = game.outcome;
    const isPossible =
      outcome === 'ongoing'
        ? result.text === 'ongoing' || readResult(result.text, game.view().seats) !== null
        : result.text === outcome;
    if (!isPossible) reader.fail('wrong-result', result.offset, result.text.length);
    if (ending.join(' ') !== result.text) reader.fail('wrong-result', endingAt, ending.join(' ').length);
    record.result = result.text;
  }
}

/**
 * Reads all games of a file, with pauses. Throws a RecordError at the first fault, and then returns none of them.
 * @param {Engine} engine
 * @param {string} text
 * @returns {Generator<void, GameText[]>}
 */
export function* readRecords(engine, text) {
  const reader = new Reader(text);
  /** @type {GameText[]} */
  const records = [];
  let token = yield* reader.next();
  while (token.type !== 'end' || records.length === 0) {
    if (token.type !== 'tag') reader.fail('missing-tag-motley', token.offset, token.text.length);
    const one = new GameReader(reader, engine);
    try {
      token = yield* one.read(token);
    } finally {
      one.game?.dispose();
    }
    records.push(one.record);
  }
  return records;
}

/** The same without pauses. */
export function parseRecords(/** @type {Engine} */ engine, /** @type {string} */ text) {
  return finish(readRecords(engine, text));
}

/**
 * A value of a tag as it is written: line breaks become spaces.
 * @param {string} value
 * @returns {Generator<void, string>}
 */
function* quoteValue(value) {
  let quoted = '';
  for (let at = 0, isBroken = false; at < value.length; at += piece) {
    const part = value.slice(at, at + piece);
    const whole = isBroken ? part.replace(/^[\r\n]+/, '') : part;
    quoted += whole.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&');
    isBroken = /[\r\n]$/.test(part);
    yield;
  }
  return `"${quoted}"`;
}

/**
 * @param {[string, ...string[]]} tag
 * @returns {Generator<void, string>}
 */
function* writeTag([name, ...values]) {
  let text = `[${name}`;
  for (const value of values) {
    text += ` ${yield* quoteValue(value)}`;
    yield;
  }
  return `${text}]`;
}

/** Breaks words into lines of limited width; a single word may be longer. */
class Lines {
  text = '';
  #width = 0;

  add(/** @type {string} */ word) {
    const isFirst = this.text === '';
    const isLonger = this.#width + 1 + word.length > width;
    this.text += (isFirst ? '' : isLonger ? '\n' : ' ') + word;
    this.#width = isFirst || isLonger ? word.length : this.#width + 1 + word.length;
  }
}

/**
 * The next part to write: the action that leads to a position, the parts after it, or a bracket of a variation.
 * @typedef {{ action: Node } | { follow: Node } | { open: true } | { close: Node[], left: Node }} Part
 */

/**
 * The parts after a position: the first action, others in its place, and the parts after the first one.
 * @param {Node} node
 * @returns {Part[]}
 */
function partsAfter({ children: [main, ...others] }) {
  if (!main) return [];
  /** @type {Part[][]} */
  const inBrackets = others.map((other) => [
    { open: true },
    { action: other },
    { follow: other },
    { close: mainFrom(other), left: main },
  ]);
  return [{ action: main }, ...inBrackets.flat(), { follow: main }];
}

/**
 * The actions with their comments, a number before each turn (`12.` for the first seat, `12...` for the others), and
 * variations in brackets.
 * @param {Game} game at the start
 * @param {GameText} record
 * @returns {Generator<void, string>}
 */
function* writeActions(game, record) {
  const lines = new Lines();
  const [start] = yield* growTree(record, record.variations);
  /** A word to which brackets may still be added. */
  let last = '';
  let bracket = '';
  const add = (/** @type {string} */ word) => {
    if (last) lines.add(last);
    last = bracket + word;
    bracket = '';
  };
  const comment = (/** @type {Node} */ { comments }) => {
    for (const text of comments) add(`{${text.replaceAll('}', ')')}}`);
  };
  comment(start);
  const parts = partsAfter(start).reverse();
  for (let part = parts.pop(); part; part = parts.pop()) {
    if ('follow' in part) parts.push(...partsAfter(part.follow).reverse());
    else if ('open' in part) {
      game.undo();
      bracket = '(';
    } else if ('close' in part) {
      const { close, left } = part;
      const { result } = close[close.length - 1];
      if (result) add(result);
      last += ')';
      for (const _ of close) yield game.undo();
      game.play(left.text);
    } else {
      const { turn, seats } = game.view();
      if (turn.start) add(`${turn.number}${turn.player === seats[0] ? '.' : '...'}`);
      add(part.action.text);
      game.play(part.action.text);
      comment(part.action);
    }
    yield;
  }
  add(record.result);
  lines.add(last);
  return lines.text;
}

/**
 * Writes one game as a text that parseRecords reads back, with pauses. Throws a MotleyError if an action cannot be
 * played.
 * @param {Engine} engine
 * @param {GameText} record
 * @returns {Generator<void, string>}
 */
export function* writeRecord(engine, record) {
  const game = engine.createGame(record.variant);
  try {
    game.setVariant(record.variant);
    if (record.position) game.setPosition(record.position);
    /** @type {[string, ...string[]][]} */
    const own = [
      ['Motley', '1'],
      ['Variant', record.variant],
    ];
    if (record.position) own.push(['Position', record.position]);
    let text = '';
    for (const tags of [own, record.tags, [/** @type {[string, string]} */ (['Result', record.result])]])
      for (const tag of tags) text += `${yield* writeTag(tag)}\n`;
    return `${text}\n${yield* writeActions(game, record)}\n`;
  } finally {
    game.dispose();
  }
}

/** The same without pauses. */
export function formatRecord(/** @type {Engine} */ engine, /** @type {GameText} */ record) {
  return finish(writeRecord(engine, record));
}
