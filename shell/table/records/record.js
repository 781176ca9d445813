// Records: games as text files, written in the lexical form of PGN with our own tags (formats 7). Signs are read as
// leniently as record-tokens.js says; but the engine plays each action, and one that is illegal, or a false number or
// result, is an error with its line and column. Of a file the other games are read.

import { MotleyError } from '../../../web/engine.js';
import { RecordError } from '../../links/record-error.js';
import { finish } from '../../links/slices.js';
import { readResult } from '../game/session.js';
import { findNextGame } from './next-game.js';
import { findRecord, piece, Reader, withPlainDashes } from './record-tokens.js';
import { growTree, mainFrom, most } from './variation-tree.js';

/** @import { Engine, Game } from '../../../web/engine.js' */
/** @import { Token } from './record-tokens.js' */
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
 * @property {{ at: number, text: string }[]} nags glyphs of annotators, `!?` or `$5` as they came, each behind the
 *   action that leads to the position of that index
 * @property {Variation[]} variations
 * @property {boolean} [isAssumed] whether only a result like `1-0` tells how people ended the game
 */

/**
 * The games of a file, in order, and those that cannot be read.
 * @typedef {object} Found
 * @property {GameText[]} games
 * @property {Fault[]} faults
 */

/**
 * Why a game cannot be read, and its number in the file, from 1.
 * @typedef {{ number: number, error: RecordError }} Fault
 */

const width = 80;

export { RecordError };

/** The same as findRecord without pauses. */
export const isRecordText = (/** @type {string} */ text) => finish(findRecord(text));

/**
 * A line that is being read: that of the game, or a variation.
 * @typedef {object} OpenLine
 * @property {number} index 0: that of the game
 * @property {number} at how many actions of the game lead to its begin
 * @property {string[]} actions
 * @property {GameText['comments']} comments
 * @property {GameText['nags']} nags
 * @property {string[]} ending the words of its result
 * @property {number} endingAt
 * @property {string} left the action that it takes the place of
 * @property {number} offset
 */

/** How many actions are offered instead of one that is not legal. */
const mostOffered = 3;

/**
 * The results of PGN for two seats, with the place of the one that has won; -1: drawn.
 * @type {Map<string, number>}
 */
const shortResults = new Map([
  ['1-0', 0],
  ['0-1', 1],
  ['1/2-1/2', -1],
  ['1/2', -1],
  ['\u00bd-\u00bd', -1],
  ['\u00bd', -1],
]);

/** A result as PGN writes it, `1-0`; some countries write `1:0`. */
const withHyphen = (/** @type {string} */ text) => text.replace(':', '-');

/**
 * How an outcome begins that a result of PGN tells; undefined: it is none. `*` leaves all open.
 * @param {string} text
 * @param {string} seats
 */
function beginOf(text, seats) {
  const place = seats.length === 2 ? shortResults.get(withHyphen(text)) : undefined;
  if (text === '*' || place === undefined) return text === '*' ? '' : undefined;
  return place < 0 ? 'draw' : `win ${seats[place]}`;
}

/** Whether the words of a result are all there. */
const isWhole = (/** @type {string[]} */ { 0: first, length }) =>
  length === (first === 'win' ? 3 : first === 'draw' ? 2 : 1);

const isResult = (/** @type {string} */ text) =>
  /^(win|draw|ongoing|\*)$/.test(text) || shortResults.has(withHyphen(text));

/** An action without the dash that lists of moves, this page's too, write between two squares. */
const joinSquares = (/** @type {string} */ text) => text.replace(/([a-z]\d+)-(?=[a-z]\d)/g, '$1');

/** Reads one game by playing it on a game of the engine, which has to be freed. */
class GameReader {
  /** From when the variant is known. @type {Game} */
  game = /** @type {Game} */ (/** @type {unknown} */ (null));
  /** @type {GameText} */
  record = { variant: '', position: '', actions: [], result: '', tags: [], comments: [], nags: [], variations: [] };
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
   * Reads a game, up to what is no longer part of it.
   * @param {number} number of the game in the file
   * @returns {Generator<void, GameText>}
   */
  *read(number) {
    const { reader } = this;
    let sign = yield* reader.peek();
    const first = reader.at;
    reader.checkTag();
    if (sign !== '[' && number > 1)
      reader.fail('after-result', first, /\S+/.exec(reader.text.slice(first))?.[0].length ?? 0);
    if (sign !== '[') reader.fail('missing-tag-motley', first, reader.text.length - first);
    for (; sign === '['; sign = yield* reader.peek()) {
      this.#takeTag(yield* reader.next());
      yield;
    }
    reader.checkTag();
    this.#setUp(first);
    for (; sign !== '[' && sign !== '' && !this.#isOver(sign); sign = yield* reader.peek()) {
      const token = yield* reader.next();
      if (token.type === 'close') yield* this.#closeVariation(token.offset);
      else this.#takeToken(token);
      yield;
    }
    this.#finish();
    return this.record;
  }

  /** Whether the result has been read, behind which only comments stand. */
  #isOver(/** @type {string} */ sign) {
    return this.#outer.length === 0 && isWhole(this.#line.ending) && sign !== '{' && sign !== ';';
  }

  /**
   * Runs a call of the engine; if it throws, throws a RecordError with the place in the file.
   * @param {() => void} work
   * @param {number} offset
   */
  #try(work, offset) {
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
    return text === undefined ? undefined : { text: withPlainDashes(text), offset: start };
  }

  #setUp(/** @type {number} */ first) {
    const { reader, engine, record } = this;
    const version = this.#value('Motley') ?? reader.fail('missing-tag-motley', first, 0);
    if (version.text !== '1') reader.fail('unknown-version', version.offset, version.text.length);
    const variant = this.#value('Variant') ?? reader.fail('missing-tag-variant', first, 0);
    this.#try(() => {
      this.game = engine.createGame(variant.text);
      this.game.setVariant(variant.text);
    }, variant.offset);
    const { game } = this;
    record.variant = game.variant;
    const start = game.position;
    const position = this.#value('Position');
    if (position) this.#try(() => game.setPosition(position.text), position.offset);
    // What is read as another value is told when the game is opened.
    if (position && game.mended().length > 0) record.position = position.text;
    else if (game.position !== start) record.position = game.position;
  }

  #takeToken(/** @type {Token} */ token) {
    const { type, text, offset } = token;
    const line = this.#line;
    // A comment before a variation begins is about its first action.
    const at = line.at + Math.max(line.actions.length, Math.min(line.index, 1));
    if (type === 'comment') line.comments.push({ at, text });
    else if (type === 'nag') this.#takeNag(token);
    else if (line.ending.length > 0 || isResult(text)) {
      if (line.ending.length === 0) line.endingAt = offset;
      line.ending.push(text);
    } else if (type === 'open') this.#openVariation(offset);
    else if (type === 'number') this.#checkNumber(text, offset);
    else this.#play(text, offset);
  }

  #takeNag(/** @type {Token} */ { text, offset }) {
    const { actions, at, ending, nags } = this.#line;
    if (actions.length === 0 || ending.length > 0) this.reader.fail('unexpected-sign', offset, text.length);
    nags.push({ at: at + actions.length, text });
  }

  #play(/** @type {string} */ word, /** @type {number} */ offset) {
    const text = joinSquares(word);
    const odd = text.search(/[^!-~]/);
    if (odd >= 0) this.reader.failAt('odd-sign', offset + odd);
    try {
      this.game.play(text);
    } catch (error) {
      if (!(error instanceof MotleyError)) throw error;
      // Actions that begin alike: something in the rest is wrong. Otherwise it may be no action at all.
      const begin = text.slice(0, Math.max(error.offset, 2));
      const all = error.reason === 'not-legal' ? this.game.actions() : [];
      const alike = all.filter((one) => one.startsWith(begin));
      const others = alike.length > 0 ? alike : all;
      const reason = others.length > 0 ? 'not-legal-but' : error.reason;
      const wanted = others.slice(0, mostOffered).join(', ');
      this.reader.fail(reason, offset + error.offset, error.length, { token: text, wanted });
    }
    this.#line.actions.push(text);
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
    /** @type {Variation} */
    const variation = { from, at, isFirst: false, actions: [], result: '', comments: [], nags: [] };
    variations.push(variation);
    this.#line = { ...variation, index: variations.length, ending: [], endingAt: 0, left, offset };
  }

  /** A variation is over: the position is again that after the action that it takes the place of. */
  *#closeVariation(/** @type {number} */ offset) {
    const { index, actions, ending, endingAt, left } = this.#line;
    const outer = this.#outer.pop();
    if (!outer || actions.length === 0) this.reader.fail('unexpected-sign', offset, 1);
    const { outcome } = this.game;
    const text = ending.join(' ');
    const result = text ? this.#meaningOf(text) : '';
    if (result === null) return this.reader.fail('variation-result', endingAt, text.length);
    // Only a decision of people has to be told.
    if (outcome === 'ongoing' && result !== 'ongoing') this.record.variations[index - 1].result = result;
    for (const _ of actions) yield this.game.undo();
    this.game.play(left);
    this.#line = /** @type {OpenLine} */ (outer);
  }

  #checkNumber(/** @type {string} */ text, /** @type {number} */ offset) {
    const { turn } = this.game.view();
    if (!turn.start) this.reader.fail('number-in-turn', offset, text.length);
    if (parseInt(text, 10) !== turn.number)
      this.reader.fail('wrong-turn-number', offset, text.length, { wanted: `${turn.number}.` });
  }

  /** The outcome that a result means at the position reached; null: it cannot be that of a game that comes here. */
  #meaningOf(/** @type {string} */ text) {
    const { outcome } = this.game;
    const { seats } = this.game.view();
    const begin = beginOf(text, seats);
    if (outcome !== 'ongoing')
      return (begin === undefined ? text === outcome : outcome.startsWith(begin)) ? outcome : null;
    if (begin === undefined) return text === 'ongoing' || readResult(text, seats) ? text : null;
    return begin === '' ? 'ongoing' : `${begin} ${begin === 'draw' ? 'agreement' : 'resignation'}`;
  }

  /** Checks the result: the tag and the end of the actions have to agree, and the position has to permit it. */
  #finish() {
    const { reader, record } = this;
    const { outcome } = this.game;
    const { ending, endingAt, offset } = this.#line;
    if (this.#outer.length > 0) reader.fail('unclosed-variation', offset, 1);
    const tag = this.#value('Result');
    const end = ending.join(' ');
    const inHead = tag ? this.#meaningOf(tag.text) : null;
    const atEnd = end ? this.#meaningOf(end) : null;
    if (!tag) return reader.fail('missing-tag-result', reader.at, 0, { wanted: atEnd ? end : outcome });
    if (!end) return reader.fail('missing-result', reader.at, 0, { wanted: inHead ? tag.text : outcome });
    if (!inHead) return reader.fail('wrong-result', tag.offset, tag.text.length, { wanted: atEnd ? end : outcome });
    const { seats } = this.game.view();
    const begins = [beginOf(tag.text, seats), beginOf(end, seats)];
    // Results of PGN say less than ours: what one of them leaves open, the other one may tell.
    if (atEnd?.startsWith(begins[0] ?? inHead)) record.result = atEnd;
    else if (atEnd && inHead.startsWith(begins[1] ?? atEnd)) record.result = inHead;
    else reader.fail('other-result', endingAt, end.length, { wanted: tag.text });
    const isDecided = outcome === 'ongoing' && record.result !== 'ongoing';
    if (isDecided && begins.every((begin) => begin !== undefined)) record.isAssumed = true;
  }
}

/**
 * Reads all games of a file, with pauses. Throws a RecordError if the file is too long.
 * @param {Engine} engine
 * @param {string} text
 * @returns {Generator<void, Found>} with at least one game or fault
 */
export function* readRecords(engine, text) {
  const reader = new Reader(text);
  /** @type {Found} */
  const found = { games: [], faults: [] };
  for (let number = 1; (yield* reader.peek()) || number === 1; number++) {
    const begin = reader.at;
    const one = new GameReader(reader, engine);
    try {
      found.games.push(yield* one.read(number));
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      found.faults.push({ number, error });
      reader.at = yield* findNextGame(text, begin, error.offset);
    } finally {
      one.game?.dispose();
    }
  }
  return found;
}

/** The same without pauses. Throws the RecordError of the first game that cannot be read. */
export function parseRecords(/** @type {Engine} */ engine, /** @type {string} */ text) {
  const { games, faults } = finish(readRecords(engine, text));
  if (faults.length > 0) throw faults[0].error;
  return games;
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

/** A comment as it is written: no sign in it ends it, and no line in it begins like another game. */
const formatComment = (/** @type {string} */ text) =>
  `{${text.replaceAll('}', ')').replace(/[\n\r]+(?=[^\S\n\r]*\[\s*Motley\b)/g, ' ')}}`;

/**
 * The actions with what is said of them, a number before each turn (`12.` for the first seat, `12...` for the others),
 * and variations in brackets.
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
  const annotate = (/** @type {Node} */ { nags, comments }) => {
    for (const [i, text] of nags.entries())
      if (i === 0 && !text.startsWith('$')) last += text;
      else add(text);
    for (const text of comments) add(formatComment(text));
  };
  annotate(start);
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
      annotate(part.action);
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
    if (record.position) own.push(['Position', game.position]);
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
