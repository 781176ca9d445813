// The rules of one variant of fairy, read from its text (docs/fairy.md 2). What the text leaves out has its default, so
// that nobody who asks for a rule has to know it.

import { readMove } from './betza.js';
import { Refusal, readRows, readSets, sides } from './board.js';
import { readCastle, usualCastlings } from './castlings.js';
import { isInCheck } from './danger.js';

/** @typedef {import('./board.js').Side} Side */
/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./board.js').Cells} Cells */
/** @typedef {import('./betza.js').Part} Part */
/** @typedef {Record<Side, Record<string, Set<number>>>} Areas squares for each kind of each player */
/** @typedef {Record<Side, Record<string, string[]>>} Promotions */
/** @typedef {Record<Side, Record<string, number>>} Hands how many of each kind */
/** @typedef {{ letter: 'K' | 'Q', first: number, target: number, partner: number, partnerTarget: number }} Castling */
/** @typedef {{ codes: string[], squares: Record<Side, Set<number>>, count: number }} Goal */
/**
 * @typedef {object} Rules
 * @property {string[]} codes of all kinds, in their order
 * @property {Record<Side, Record<string, Part[]>>} parts
 * @property {Board} board
 * @property {Cells} array
 * @property {string[]} royal
 * @property {Hands} hand at the start
 * @property {boolean} hasHands whether a hand can hold anything
 * @property {Record<Side, Castling[]>} castle
 * @property {Areas} area
 * @property {Areas} start
 * @property {Areas} ep
 * @property {Areas} zone
 * @property {Areas} drop
 * @property {Promotions} promote
 * @property {Record<string, number>} limit
 * @property {Record<string, number>} file
 * @property {string | null} dropmate
 * @property {{ codes: string[], count: number }[]} extinct
 * @property {Goal[]} reach
 * @property {number} checks 0: they are not counted
 * @property {number} repeat Infinity: off
 * @property {number} quiet Infinity: off
 * @property {Record<string, string>} choice of the keys that are a word of a list
 */

const ownMove = { K: 'K', Q: 'Q', R: 'R', B: 'B', N: 'N', P: 'fmWfceFifmnD' };
const orthodoxArray = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** Keys whose value is a word, the default first. @type {Record<string, string[]>} */
export const words = {
  several: ['all', 'last', 'any'],
  when: ['end', 'touch'],
  must: ['on', 'off'],
  stuck: ['off', 'on'],
  taken: ['off', 'hand', 'loop'],
  dropcheck: ['on', 'off'],
  pass: ['off', 'on'],
  facing: ['off', 'on'],
  nocheck: ['off', 'on'],
  forced: ['off', 'on'],
  mate: ['loss', 'win', 'draw'],
  stale: ['draw', 'loss', 'win', 'fewer'],
  extinction: ['loss', 'win', 'draw'],
  bare: ['off', 'loss', 'claim', 'draw'],
  arrive: ['now', 'reply', 'hold', 'safe'],
  repeated: ['draw', 'loss', 'win'],
  perpetual: ['draw', 'loss'],
};
const otherKeys = [
  'kinds',
  'array',
  'area',
  'royal',
  'hand',
  'castle',
  'start',
  'ep',
  'promote',
  'zone',
  'limit',
].concat(['drop', 'file', 'dropmate', 'extinct', 'reach', 'checks', 'repeat', 'quiet']);

/** The values by their keys. @returns {Map<string, string>} */
function entriesOf(/** @type {string} */ text) {
  const [family, ...entries] = text.split(';');
  if (text.length > 2000) throw new Refusal('text');
  if (family !== 'fairy') throw new Refusal('family');
  const values = new Map();
  for (const entry of entries) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(entry) ?? [];
    if (key === undefined) throw new Refusal('text');
    if (values.has(key) || !(key in words || otherKeys.includes(key))) throw new Refusal(key);
    values.set(key, value);
  }
  return values;
}

/** Reads CODES of known kinds, none twice unless they may be. @returns {string[]} */
function readCodes(
  /** @type {string} */ text,
  /** @type {string[]} */ codes,
  /** @type {string} */ key,
  mayRepeat = false,
) {
  const found = text.match(/\*[A-Z]{2}|[A-Z]/g) ?? [];
  const isWhole = text !== '' && found.join('') === text && found.every((code) => codes.includes(code));
  if (!isWhole || (!mayRepeat && new Set(found).size < found.length)) throw new Refusal(key);
  return found;
}

/** Reads SIDES of anything that is both players' if there is one. @returns {Record<Side, T>} @template T */
function readSides(
  /** @type {string} */ text,
  /** @type {string} */ key,
  /** @type {(text: string, side: Side) => T} */ read,
) {
  const texts = text.split('/');
  if (texts.length > 2) throw new Refusal(key);
  return { w: read(texts[0], 'w'), b: read(texts[texts.length - 1], 'b') };
}

/** Reads a decimal number from `least` to `most`. */
function readNumber(
  /** @type {string} */ text,
  /** @type {number} */ least,
  /** @type {number} */ most,
  /** @type {string} */ key,
) {
  const number = /^(0|[1-9]\d*)$/.test(text) ? Number(text) : -1;
  if (number < least || number > most) throw new Refusal(key);
  return number;
}

/** A value for each kind of each player. @returns {Record<Side, Record<string, T>>} @template T */
function forEachKind(/** @type {string[]} */ codes, /** @type {(side: Side, code: string) => T} */ kindValue) {
  const ofSide = (/** @type {Side} */ side) => Object.fromEntries(codes.map((code) => [code, kindValue(side, code)]));
  return { w: ofSide('w'), b: ofSide('b') };
}

/** The codes and the movements of all kinds, as texts. */
function readKinds(/** @type {string | undefined} */ text) {
  /** @type {Map<string, string>} */
  const moves = new Map(Object.entries(ownMove));
  const seen = new Set();
  for (const entry of text === undefined ? [] : text.split(',')) {
    const [, code, move] = /^(\*[A-Z]{2}|[A-Z]):(.*)$/.exec(entry) ?? [];
    if (code === undefined || seen.has(code)) throw new Refusal('kinds');
    seen.add(code);
    moves.set(code, move);
  }
  if (moves.size > 32) throw new Refusal('kinds');
  return { codes: [...moves.keys()], moves };
}

/** The squares where the array has a kind of a player. */
const placesOf = (/** @type {Cells} */ array, /** @type {Side} */ side, /** @type {string} */ code) =>
  new Set(array.flatMap((piece, square) => (piece?.side === side && piece.code === code ? [square] : [])));

/**
 * Reads a comma list of `[CODES:]SIDES(SET)`: the squares of each kind, by default what a function says.
 * @param {string | undefined} text
 * @param {string} key
 * @param {{ codes: string[], board: Board }} of
 * @param {(side: Side, code: string) => Set<number>} usual
 * @param {boolean} mustName no entry is without codes
 * @returns {Areas}
 */
function readAreas(text, key, { codes, board }, usual, mustName = false) {
  const areas = forEachKind(codes, usual);
  const named = new Set();
  /** @type {Record<Side, Set<number>> | null} */
  let rest = null;
  for (const entry of text === undefined ? [] : text.split(',')) {
    const [set, names] = entry.split(':').reverse();
    if (entry.split(':').length > 2 || (names === undefined && (mustName || rest))) throw new Refusal(key);
    const squares = readSets(board, set, key);
    if (names === undefined) rest = squares;
    for (const code of names === undefined ? [] : readCodes(names, codes, key)) {
      if (named.has(code)) throw new Refusal(key);
      named.add(code);
      for (const side of sides) areas[side][code] = squares[side];
    }
  }
  for (const code of codes) for (const side of sides) if (rest && !named.has(code)) areas[side][code] = rest[side];
  return areas;
}

/** Reads a comma list of `CODE:N`. @returns {Record<string, number>} */
function readNumbers(
  /** @type {string | undefined} */ text,
  /** @type {string[]} */ codes,
  /** @type {number} */ most,
  /** @type {string} */ key,
) {
  /** @type {Record<string, number>} */
  const numbers = {};
  for (const entry of text === undefined ? [] : text.split(',')) {
    const [code, number, ...rest] = entry.split(':');
    if (!codes.includes(code) || code in numbers || number === undefined || rest.length > 0) throw new Refusal(key);
    numbers[code] = readNumber(number, 1, most, key);
  }
  return numbers;
}

/** Reads the hands at the start. @returns {Hands} */
function readHand(/** @type {string} */ text, /** @type {string[]} */ codes, /** @type {string[]} */ royal) {
  const lists = readSides(text, 'hand', (list) => (list === '-' ? [] : readCodes(list, codes, 'hand', true)));
  const hand = forEachKind(codes, (side, code) => lists[side].filter((held) => held === code).length);
  for (const side of sides)
    if (codes.some((code) => hand[side][code] > 64 || (royal.includes(code) && hand[side][code] > 0)))
      throw new Refusal('hand');
  return hand;
}

/** Reads the lists of promotion; a kind without a list does not promote. @returns {Promotions} */
function readPromote(/** @type {string | undefined} */ text, /** @type {Rules} */ rules) {
  const { codes, royal, array, hand } = rules;
  const promote = forEachKind(codes, () => /** @type {string[]} */ ([]));
  if (text === '-') return promote;
  if (text === undefined) {
    const isInArmy = (/** @type {Side} */ side, /** @type {string} */ code) =>
      placesOf(array, side, code).size > 0 || hand[side][code] > 0;
    for (const side of sides)
      promote[side].P = codes.filter((code) => code !== 'P' && !royal.includes(code) && isInArmy(side, code));
    if (royal.includes('P')) promote.w.P = promote.b.P = [];
  }
  const seen = new Set();
  for (const entry of text === undefined ? [] : text.split(',')) {
    const [code, list, ...rest] = entry.split(':');
    if (!codes.includes(code) || seen.has(code) || list === undefined || rest.length > 0) throw new Refusal('promote');
    seen.add(code);
    const lists = readSides(list, 'promote', (one) => (one === '-' ? [] : readCodes(one, codes, 'promote')));
    for (const side of sides) promote[side][code] = lists[side];
  }
  for (const side of sides)
    for (const code of codes) {
      const list = promote[side][code];
      const isWeaker = royal.includes(code) && list.some((to) => !royal.includes(to));
      if (list.includes(code) || isWeaker || list.length > 15) throw new Refusal('promote');
    }
  return promote;
}

/** Reads the entries of `extinct`; `all` is all kinds. */
function readExtinct(/** @type {string | undefined} */ text, /** @type {string[]} */ codes) {
  const seen = new Set();
  return (text === undefined ? [] : text.split(',')).map((entry) => {
    const [names, count = '0', ...rest] = entry.split(':');
    const named = names === 'all' ? ['all'] : readCodes(names, codes, 'extinct');
    for (const code of named) {
      if (seen.has(code)) throw new Refusal('extinct');
      seen.add(code);
    }
    if (rest.length > 0) throw new Refusal('extinct');
    return { codes: names === 'all' ? codes : named, count: readNumber(count, 0, 99, 'extinct') };
  });
}

/** Reads the entries of `reach`. @returns {Goal[]} */
function readReach(/** @type {string | undefined} */ text, /** @type {string[]} */ codes, /** @type {Board} */ board) {
  const seen = new Set();
  return (text === undefined ? [] : text.split(',')).map((entry) => {
    const [names, set, number, ...rest] = entry.split(':');
    if (set === undefined || rest.length > 0) throw new Refusal('reach');
    const named = readCodes(names, codes, 'reach');
    for (const code of named) {
      if (seen.has(code)) throw new Refusal('reach');
      seen.add(code);
    }
    const count = number === undefined ? 1 : readNumber(number, 2, 99, 'reach');
    return { codes: named, squares: readSets(board, set, 'reach'), count };
  });
}

/** Refuses keys that can say nothing, and what is wrong with all rules together. */
function checkTogether(/** @type {Rules} */ rules, /** @type {Map<string, string>} */ values) {
  const { codes, royal, promote, hand, array } = rules;
  const hasPromotion = sides.some((side) => codes.some((code) => promote[side][code].length > 0));
  /** @type {[boolean, string][]} */
  const idle = [
    [royal.length === 0, 'several facing nocheck checks mate dropmate dropcheck perpetual'],
    [!hasPromotion, 'zone when must limit'],
    [!rules.hasHands, 'drop file dropmate dropcheck'],
    [!values.has('extinct'), 'extinction'],
    [!values.has('reach'), 'arrive'],
    [rules.repeat === Infinity, 'repeated perpetual'],
  ];
  for (const [isIdle, keys] of idle)
    for (const key of isIdle ? keys.split(' ') : []) if (values.has(key)) throw new Refusal(key);
  const inHand = sides.reduce((sum, side) => sum + Object.values(hand[side]).reduce((a, b) => a + b, 0), 0);
  if (inHand + array.filter((piece) => piece).length > 256) throw new Refusal('hand');
  if (isInCheck(rules, array, 'b')) throw new Refusal('array');
}

/** Reads a variant; throws a Refusal with the key that is wrong. @returns {Rules} */
export function readVariant(/** @type {string} */ text) {
  const values = entriesOf(text);
  const { codes, moves } = readKinds(values.get('kinds'));
  const { board, cells: array } = readRows(values.get('array') ?? orthodoxArray, codes, 'array');
  if (array.some((piece) => piece?.origin)) throw new Refusal('array');
  const of = { codes, board };
  const everywhere = new Set(array.flatMap((_, square) => (board.isHole[square] ? [] : [square])));
  const lastRank = readSets(board, String(board.ranks), 'zone');
  /** @type {Record<string, string>} */
  const choice = {};
  for (const [key, allowed] of Object.entries(words)) {
    choice[key] = values.get(key) ?? allowed[0];
    if (!allowed.includes(choice[key])) throw new Refusal(key);
  }
  const royalText = values.get('royal') ?? 'K';
  const royal = royalText === '-' ? [] : readCodes(royalText, codes, 'royal');
  const hand = readHand(values.get('hand') ?? '-', codes, royal);
  const castle = values.get('castle');
  const dropmate = values.get('dropmate') ?? null;
  if (dropmate !== null && !codes.includes(dropmate)) throw new Refusal('dropmate');
  const numberOf = (/** @type {string} */ key, /** @type {string} */ usual, /** @type {number[]} */ [least, most]) => {
    const value = values.get(key) ?? usual;
    return value === 'off' ? Infinity : readNumber(value, least, most, key);
  };
  const checks = numberOf('checks', 'off', [1, 9]);
  const moveOf = (/** @type {string} */ code, /** @type {Side} */ side) =>
    readSides(/** @type {string} */ (moves.get(code)), 'kinds', (one) => readMove(one, board, side))[side];
  /** @type {Rules} */
  const rules = {
    codes,
    parts: forEachKind(codes, (side, code) => moveOf(code, side)),
    board,
    array,
    royal,
    hand,
    hasHands: choice.taken !== 'off' || sides.some((side) => Object.values(hand[side]).some((count) => count > 0)),
    castle: castle === undefined ? usualCastlings(board, array) : readCastle(castle, board, array),
    area: readAreas(values.get('area'), 'area', of, () => everywhere, true),
    start: readAreas(values.get('start'), 'start', of, (side, code) => placesOf(array, side, code)),
    ep: readAreas(values.get('ep'), 'ep', of, () => everywhere),
    zone: readAreas(values.get('zone'), 'zone', of, (side) => lastRank[side]),
    drop: readAreas(values.get('drop'), 'drop', of, () => everywhere),
    promote: forEachKind(codes, () => []),
    limit: readNumbers(values.get('limit'), codes, 99, 'limit'),
    file: readNumbers(values.get('file'), codes, 16, 'file'),
    dropmate,
    extinct: readExtinct(values.get('extinct'), codes),
    reach: readReach(values.get('reach'), codes, board),
    checks: checks === Infinity ? 0 : checks,
    repeat: numberOf('repeat', '3', [2, 9]),
    quiet: numberOf('quiet', '50', [1, 500]),
    choice,
  };
  rules.promote = readPromote(values.get('promote'), rules);
  checkTogether(rules, values);
  return rules;
}
