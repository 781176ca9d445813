// Records: games as text files, written in the lexical form of PGN with our own tags (formats 7). Reading is strict:
// the engine plays each action, and an illegal one is an error with its line and column.

import { MotleyError } from '../../web/engine.js';
import { readResult } from '../table/session.js';
import { RecordError } from './record-error.js';

/**
 * @typedef {import('../../web/engine.js').Engine} Engine
 * @typedef {import('../../web/engine.js').Game} Game
 */

/**
 * One game of a file.
 * @typedef {object} GameText
 * @property {string} variant
 * @property {string} position empty: the start
 * @property {string[]} actions
 * @property {string} result as an outcome: "win w throne", "draw agreement", "ongoing"
 * @property {[name: string, ...values: string[]][]} tags all others, in their order
 * @property {{ at: number, text: string }[]} comments each before the action of that index
 */

/**
 * The smallest unit of the text, with its place.
 * @typedef {object} Token
 * @property {'tag' | 'comment' | 'number' | 'word' | 'end'} type
 * @property {string} text
 * @property {number} offset
 * @property {{ text: string, offset: number }[]} [values] of a tag
 */

const longest = 4_000_000;
const width = 80;

export { RecordError };

/** Whether a text is meant as a record, which always begins with a tag. */
export function isRecordText(/** @type {string} */ text) {
  return /^\s*(%.*\n\s*)*\[\s*[A-Za-z]/.test(text);
}

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

  /** Skips white space and lines that begin with `%`, which readers have to ignore. */
  #skip() {
    this.#accept(/\s+/y);
    while (this.text[this.at] === '%' && (this.at === 0 || this.text[this.at - 1] === '\n')) this.#accept(/[^\n]*\s*/y);
  }

  /** @returns {Token} */
  next() {
    this.#skip();
    const offset = this.at;
    const byte = this.text[offset];
    if (byte === undefined) return { type: 'end', text: '', offset };
    if (byte === '[') return this.#readTag(offset);
    if (byte === '{') {
      const found = this.#accept(/\{([^}]*)\}/y) ?? this.fail('unclosed-comment', offset, 1);
      return { type: 'comment', text: found[1], offset };
    }
    const number = this.#accept(/(\d+)\.(\.\.)?(?!\.)/y);
    if (number) return { type: 'number', text: number[0], offset };
    const word = this.#accept(/[^\s[{}]+/y) ?? this.fail('unexpected-sign', offset, 1);
    return { type: 'word', text: word[0], offset };
  }

  /** @returns {Token} */
  #readTag(/** @type {number} */ offset) {
    const name = this.#accept(/\[\s*([A-Za-z][A-Za-z0-9_]*)/y) ?? this.fail('bad-tag', offset, 1);
    const values = [];
    for (;;) {
      const value = this.#accept(/\s*"((?:[^"\\\n]|\\["\\])*)"/y);
      if (!value) break;
      const start = this.at - 1 - value[1].length;
      values.push({ text: value[1].replace(/\\(["\\])/g, '$1'), offset: start });
    }
    if (values.length === 0 || !this.#accept(/\s*\]/y)) this.fail('bad-tag', this.at, 1);
    return { type: 'tag', text: name[1], offset, values };
  }
}

/** Reads one game by playing it on a game of the engine. */
class GameReader {
  /** @type {GameText} */
  record = { variant: '', position: '', actions: [], result: '', tags: [], comments: [] };
  /** @type {Map<string, Token>} */
  #seen = new Map();
  /** @type {string[]} */
  #ending = [];
  #endingAt = 0;

  /**
   * @param {Reader} reader
   * @param {Game} game
   */
  constructor(reader, game) {
    this.reader = reader;
    this.game = game;
  }

  /**
   * @param {Token} first
   * @returns {Token} the one after the game
   */
  read(first) {
    let token = first;
    for (; token.type === 'tag'; token = this.reader.next()) this.#takeTag(token);
    this.#setUp(first);
    for (; token.type !== 'tag' && token.type !== 'end'; token = this.reader.next()) this.#takeToken(token);
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
    const { text: name, offset, values = [] } = token;
    const isOurs = ['Motley', 'Variant', 'Position', 'Result'].includes(name);
    if (isOurs && (this.#seen.has(name) || values.length !== 1))
      this.reader.fail(this.#seen.has(name) ? 'repeated-tag' : 'bad-tag', offset, name.length + 1);
    if (isOurs) this.#seen.set(name, token);
    else this.record.tags.push([name, ...values.map(({ text }) => text)]);
  }

  /** The value of one of our own tags, which have exactly one. */
  #value(/** @type {string} */ name) {
    return this.#seen.get(name)?.values?.[0];
  }

  #setUp(/** @type {Token} */ first) {
    const { reader, game, record } = this;
    const version = this.#value('Motley') ?? reader.fail('missing-tag-motley', first.offset, 0);
    if (version.text !== '1') reader.fail('unknown-version', version.offset, version.text.length);
    const variant = this.#value('Variant') ?? reader.fail('missing-tag-variant', first.offset, 0);
    this.#try(() => game.setVariant(variant.text), variant.offset);
    record.variant = game.variant;
    const start = game.position;
    const position = this.#value('Position');
    if (position) this.#try(() => game.setPosition(position.text), position.offset);
    if (game.position !== start) record.position = game.position;
  }

  #takeToken(/** @type {Token} */ { type, text, offset }) {
    if (type === 'comment') this.record.comments.push({ at: this.record.actions.length, text });
    else if (this.#ending.length > 0 || /^(win|draw|ongoing)$/.test(text)) {
      if (this.#ending.length === 0) this.#endingAt = offset;
      this.#ending.push(text);
    } else if (type === 'number') this.#checkNumber(text, offset);
    else {
      this.#try(() => this.game.play(text), offset);
      this.record.actions.push(text);
    }
  }

  #checkNumber(/** @type {string} */ text, /** @type {number} */ offset) {
    const { turn } = this.game.view();
    if (!turn.start || parseInt(text, 10) !== turn.number) this.reader.fail('wrong-turn-number', offset, text.length);
  }

  /** Checks the result: the tag and the end of the actions have to agree, and the position has to permit it. */
  #finish(/** @type {Token} */ after) {
    const { reader, game, record } = this;
    const result = this.#value('Result') ?? reader.fail('missing-tag-result', after.offset, 0);
    if (this.#ending.length === 0) reader.fail('missing-result', after.offset, 0);
    const outcome = game.outcome;
    const isPossible =
      outcome === 'ongoing'
        ? result.text === 'ongoing' || readResult(result.text, game.view().seats) !== null
        : result.text === outcome;
    if (!isPossible) reader.fail('wrong-result', result.offset, result.text.length);
    if (this.#ending.join(' ') !== result.text)
      reader.fail('wrong-result', this.#endingAt, this.#ending.join(' ').length);
    record.result = result.text;
  }
}

/**
 * Reads all games of a file. Throws a RecordError at the first fault, and then returns none of them.
 * @param {Engine} engine
 * @param {string} text
 * @returns {GameText[]}
 */
export function parseRecords(engine, text) {
  const reader = new Reader(text);
  const game = engine.createGame();
  /** @type {GameText[]} */
  const records = [];
  try {
    let token = reader.next();
    while (token.type !== 'end' || records.length === 0) {
      if (token.type !== 'tag') reader.fail('missing-tag-motley', token.offset, token.text.length);
      const one = new GameReader(reader, game);
      token = one.read(token);
      records.push(one.record);
    }
  } finally {
    game.dispose();
  }
  return records;
}

function formatTag(/** @type {[string, ...string[]]} */ [name, ...values]) {
  const quoted = values.map((value) => `"${value.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&')}"`);
  return `[${[name, ...quoted].join(' ')}]`;
}

/** Breaks words into lines of limited width; a single word may be longer. */
function wrap(/** @type {string[]} */ words) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] += ' ' + word;
    else lines.push(word);
  }
  return lines.join('\n');
}

/**
 * The actions with a number before each turn: `12.` for the first seat, `12...` for the others.
 * @param {Game} game
 * @param {GameText} record
 */
function writeActions(game, { actions, comments, result }) {
  /** @type {string[]} */
  const words = [];
  const addComments = (/** @type {number} */ index) => {
    for (const { at, text } of comments) if (at === index) words.push(`{${text.replaceAll('}', ')')}}`);
  };
  actions.forEach((action, index) => {
    const { turn, seats } = game.view();
    addComments(index);
    if (turn.start) words.push(`${turn.number}${turn.player === seats[0] ? '.' : '...'}`);
    words.push(action);
    game.play(action);
  });
  addComments(actions.length);
  return [...words, result];
}

/**
 * Writes one game as a text that parseRecords reads back. Throws a MotleyError if an action cannot be played.
 * @param {Engine} engine
 * @param {GameText} record
 */
export function formatRecord(engine, record) {
  const game = engine.createGame();
  try {
    game.setVariant(record.variant);
    if (record.position) game.setPosition(record.position);
    /** @type {[string, ...string[]][]} */
    const tags = [
      ['Motley', '1'],
      ['Variant', record.variant],
    ];
    if (record.position) tags.push(['Position', record.position]);
    tags.push(...record.tags, ['Result', record.result]);
    return `${tags.map(formatTag).join('\n')}\n\n${wrap(writeActions(game, record))}\n`;
  } finally {
    game.dispose();
  }
}
