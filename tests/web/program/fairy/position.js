// Positions of fairy as texts (docs/fairy.md 8).

import { largestCount } from './actions.js';
import {
  fileOf,
  nameOf,
  other,
  pieceText,
  Refusal,
  rankOf,
  readRows,
  sides,
  squareAt,
  squareOf,
  writeRows,
} from './board.js';
import { isInCheck, squaresOf } from './danger.js';

/** @typedef {import('./board.js').Side} Side */
/** @typedef {import('./board.js').Cells} Cells */
/** @typedef {import('./variant.js').Rules} Rules */
/** @typedef {import('./actions.js').Position} Position */

/** Where a game starts. @returns {Position} */
export function startOf(/** @type {Rules} */ rules) {
  const right = (/** @type {Side} */ side, /** @type {string} */ letter) =>
    rules.castle[side].some((castling) => castling.letter === letter) ? pieceText(side, letter) : '';
  return {
    cells: rules.array,
    toAct: 'w',
    rights: right('w', 'K') + right('w', 'Q') + right('b', 'K') + right('b', 'Q'),
    passed: null,
    passes: 0,
    hands: rules.hand,
    checks: { w: rules.checks, b: rules.checks },
    halfmove: 0,
    turn: 1,
  };
}

/** The field of the squares that the last move passed, or of passes. */
function passedText(/** @type {Rules} */ rules, /** @type {Position} */ { passed, passes }) {
  if (passes > 0) return passes === 1 ? 'pass' : 'pass2';
  return passed ? [...passed.squares, passed.piece].map((square) => nameOf(rules.board, square)).join('') : '-';
}

function handsText(/** @type {Rules} */ rules, /** @type {Position} */ { hands }) {
  const ofSide = (/** @type {Side} */ side) =>
    rules.codes.map((code) => pieceText(side, code).repeat(hands[side][code])).join('');
  return ofSide('w') + ofSide('b') || '-';
}

/** Writes a position. */
export function writePosition(/** @type {Rules} */ rules, /** @type {Position} */ position) {
  const fields = [writeRows(rules.board, position.cells), position.toAct, position.rights || '-'];
  fields.push(passedText(rules, position));
  if (rules.hasHands) fields.push(handsText(rules, position));
  if (rules.checks > 0) fields.push(`${position.checks.w}:${position.checks.b}`);
  return [...fields, position.halfmove, position.turn].join(' ');
}

/** Whether a kind of a player can become another by promotions. */
function canBecome(
  /** @type {Rules} */ rules,
  /** @type {Side} */ side,
  /** @type {string} */ from,
  /** @type {string} */ to,
) {
  const known = new Set([from]);
  for (const code of known) for (const next of rules.promote[side][code]) known.add(next);
  return from !== to && known.has(to);
}

/** What stands on the board. @returns {Cells} */
function readCells(/** @type {Rules} */ rules, /** @type {string} */ text) {
  const { board, cells } = readRows(text, rules.codes, 'rows');
  const isSame = (/** @type {boolean} */ isHole, /** @type {number} */ square) => isHole === rules.board.isHole[square];
  if (board.files !== rules.board.files || board.ranks !== rules.board.ranks || !board.isHole.every(isSame))
    throw new Refusal('rows');
  for (const piece of cells) {
    if (!piece?.origin) continue;
    if (rules.choice.taken !== 'hand' || !canBecome(rules, piece.side, piece.origin, piece.code))
      throw new Refusal('rows');
  }
  return cells;
}

/** The rights of castling, each where the kinds of the array still stand. */
function readRights(/** @type {Rules} */ rules, /** @type {string} */ text, /** @type {Cells} */ cells) {
  if (!/^(-|K?Q?k?q?)$/.test(text) || text === '') throw new Refusal('castling');
  const rights = text === '-' ? '' : text;
  for (const right of rights) {
    const side = right === right.toUpperCase() ? 'w' : 'b';
    const castling = rules.castle[side].find(({ letter }) => letter === right.toUpperCase());
    const isHome = (/** @type {number} */ square) =>
      cells[square]?.side === side && cells[square]?.code === rules.array[square]?.code;
    if (!castling || !isHome(castling.first) || !isHome(castling.partner)) throw new Refusal('castling');
  }
  return rights;
}

/** Whether a first move could have led over exactly these squares. */
function hasPassed(
  /** @type {Rules} */ rules,
  /** @type {Cells} */ cells,
  /** @type {number[]} */ squares,
  /** @type {number} */ piece,
) {
  const { side, code } = /** @type {import('./board.js').Piece} */ (cells[piece]);
  const path = squares.join();
  return [...rules.start[side][code]].some(
    (from) =>
      !cells[from] &&
      rules.parts[side][code].some(
        (part) =>
          part.isFirst &&
          part.isQuiet &&
          part.hop === '' &&
          part.ways[from].some((way) => {
            const index = way.squares.indexOf(piece);
            return index >= 0 && (part.isLame ? way.between : way.squares.slice(0, index)).join() === path;
          }),
      ),
  );
}

/** The squares that the last move passed and its piece. @returns {Position['passed']} */
function readPassed(
  /** @type {Rules} */ rules,
  /** @type {string} */ text,
  /** @type {Cells} */ cells,
  /** @type {Side} */ toAct,
) {
  const { board } = rules;
  if (text === '-') return null;
  const names = text.match(/[a-p]\d+/g) ?? [];
  const squares = names.map((name) => squareOf(board, name) ?? -1);
  if (names.join('') !== text || squares.includes(-1)) throw new Refusal('ep');
  if (squares.length === 1) {
    const next = rankOf(board, squares[0]) + (toAct === 'b' ? 1 : -1);
    squares.push(squareAt(board, fileOf(board, squares[0]), next));
  }
  const piece = /** @type {number} */ (squares.pop());
  const passer = cells[piece];
  if (passer?.side !== other(toAct) || rules.royal.includes(passer.code)) throw new Refusal('ep');
  if (squares.some((square) => cells[square]) || !hasPassed(rules, cells, squares, piece)) throw new Refusal('ep');
  return { squares, piece };
}

/** The hands, their pieces in any order. */
function readHands(/** @type {Rules} */ rules, /** @type {string} */ text) {
  /** @type {import('./variant.js').Hands} */
  const hands = { w: {}, b: {} };
  for (const side of sides) for (const code of rules.codes) hands[side][code] = 0;
  const held = text === '-' ? [] : (text.match(/\*[A-Z]{2}|\*[a-z]{2}|[A-Za-z]/g) ?? []);
  if (text !== '-' && (text === '' || held.join('') !== text)) throw new Refusal('hands');
  for (const one of held) {
    const code = one.toUpperCase();
    if (!rules.codes.includes(code)) throw new Refusal('hands');
    hands[one === code ? 'w' : 'b'][code]++;
  }
  return hands;
}

/** The checks that are left. */
function readChecks(/** @type {Rules} */ rules, /** @type {string} */ text) {
  const [, w, b] = /^(\d):(\d)$/.exec(text) ?? [];
  if (w === undefined || Number(w) > rules.checks || Number(b) > rules.checks) throw new Refusal('checks');
  return { w: Number(w), b: Number(b) };
}

function readCount(/** @type {string} */ text, /** @type {string} */ field, /** @type {number} */ least) {
  if (!/^(0|[1-9]\d*)$/.test(text) || Number(text) < least || Number(text) > largestCount) throw new Refusal(field);
  return Number(text);
}

/** What must hold of the whole. */
function checkPosition(/** @type {Rules} */ rules, /** @type {Position} */ { cells, toAct, hands }) {
  const held = sides.reduce((sum, side) => sum + Object.values(hands[side]).reduce((a, b) => a + b, 0), 0);
  if (held + cells.filter((piece) => piece).length > 256) throw new Refusal('hands');
  for (const side of sides) {
    const hasRoyal = (/** @type {Cells} */ of) => rules.royal.some((code) => squaresOf(of, side, code).length > 0);
    if (hasRoyal(rules.array) && !hasRoyal(cells)) throw new Refusal('rows');
  }
  if (isInCheck(rules, cells, other(toAct))) throw new Refusal('rows');
}

/** Reads a position; throws a Refusal with the field that is wrong. @returns {Position} */
export function readPosition(/** @type {Rules} */ rules, /** @type {string} */ text) {
  const fields = text.split(' ');
  const count = 6 + (rules.hasHands ? 1 : 0) + (rules.checks > 0 ? 1 : 0);
  if (fields.length !== count || text.length > 2000) throw new Refusal('fields');
  const [rows, toAct, castling, ep, ...rest] = fields;
  const cells = readCells(rules, rows);
  if (toAct !== 'w' && toAct !== 'b') throw new Refusal('side');
  const passes = ['', 'pass', 'pass2'].indexOf(ep);
  if (passes > 0 && rules.choice.pass === 'off') throw new Refusal('ep');
  /** @type {Position} */
  const position = {
    cells,
    toAct,
    rights: readRights(rules, castling, cells),
    passed: passes > 0 ? null : readPassed(rules, ep, cells, toAct),
    passes: Math.max(passes, 0),
    hands: rules.hasHands ? readHands(rules, String(rest.shift())) : rules.hand,
    checks: rules.checks > 0 ? readChecks(rules, String(rest.shift())) : { w: 0, b: 0 },
    halfmove: readCount(rest[0], 'halfmove', 0),
    turn: readCount(rest[1], 'turn', 1),
  };
  checkPosition(rules, position);
  return position;
}
