// The actions of a position (docs/fairy.md 5 and 6): each that the movement of the pieces allows is made on a copy, and
// what comes of it is looked at.

import { fileOf, nameOf, other, rankOf } from './board.js';
import { isAttacked, isFacing, isInCheck, isInForce, leadsTo, partsAt, seesRoyal, squaresOf } from './danger.js';

/** @typedef {import('./board.js').Side} Side */
/** @typedef {import('./board.js').Piece} Piece */
/** @typedef {import('./board.js').Cells} Cells */
/** @typedef {import('./variant.js').Rules} Rules */
/** @typedef {import('./variant.js').Castling} Castling */
/** @typedef {import('./betza.js').Part} Part */
/**
 * @typedef {object} Position
 * @property {Cells} cells
 * @property {Side} toAct
 * @property {string} rights of castling, of KQkq
 * @property {{ squares: number[], piece: number } | null} passed squares of the last move, and who passed them
 * @property {number} passes in a row
 * @property {import('./variant.js').Hands} hands
 * @property {Record<Side, number>} checks still to give
 * @property {number} halfmove
 * @property {number} turn
 */
/** @typedef {{ type: 'pass' }} Pass */
/** @typedef {{ type: 'drop', code: string, to: number }} Drop */
/** @typedef {{ type: 'castle', castling: Castling }} Castle */
/**
 * @typedef {object} Move
 * @property {'move'} type
 * @property {number} from
 * @property {number} to
 * @property {number | null} taken the square of the piece that it captures
 * @property {number[]} opens the squares that it leaves open to captures in passing
 * @property {string | null} becomes the kind that it promotes to
 */
/** @typedef {Pass | Drop | Castle | Move} Action */

/** The squares that a quiet move with `i` leaves open: those that it passed. @returns {number[]} */
function squaresPassed(/** @type {Part} */ part, /** @type {number} */ from, /** @type {number} */ to) {
  const way = part.ways[from].find(({ squares }) => squares.includes(to));
  if (!way || part.hop !== '') return [];
  return part.isLame ? way.between : way.squares.slice(0, way.squares.indexOf(to));
}

/** The quiet moves of a piece. @returns {Move[]} */
function quietMoves(/** @type {Rules} */ rules, /** @type {Position} */ { cells }, /** @type {number} */ from) {
  const piece = /** @type {Piece} */ (cells[from]);
  const parts = partsAt(rules, piece, from).filter((part) => part.isQuiet);
  const targets = [...rules.area[piece.side][piece.code]].filter((to) => to !== from && !cells[to]);
  return targets.flatMap((to) => {
    const leading = parts.filter((part) => leadsTo(cells, part, from, to));
    if (leading.length === 0) return [];
    const isClosed = rules.royal.includes(piece.code) || leading.some((part) => !part.isFirst);
    return [
      {
        type: 'move',
        from,
        to,
        taken: null,
        opens: isClosed ? [] : squaresPassed(leading[0], from, to),
        becomes: null,
      },
    ];
  });
}

/** The captures of a piece by displacement. @returns {Move[]} */
function captures(/** @type {Rules} */ rules, /** @type {Position} */ { cells }, /** @type {number} */ from) {
  const piece = /** @type {Piece} */ (cells[from]);
  const parts = partsAt(rules, piece, from).filter((part) => part.isCapture);
  const targets = [...rules.area[piece.side][piece.code]].filter((to) => cells[to]?.side === other(piece.side));
  return targets
    .filter((to) => parts.some((part) => leadsTo(cells, part, from, to)))
    .map((to) => ({ type: 'move', from, to, taken: to, opens: [], becomes: null }));
}

/** The captures of a piece in passing. @returns {Move[]} */
function capturesInPassing(/** @type {Rules} */ rules, /** @type {Position} */ position, /** @type {number} */ from) {
  const { cells, passed } = position;
  const { side, code } = /** @type {Piece} */ (cells[from]);
  const parts = partsAt(rules, { side, code, origin: null }, from);
  if (!passed) return [];
  const targets = passed.squares.filter((to) => rules.area[side][code].has(to) && rules.ep[side][code].has(to));
  return targets
    .filter((to) => parts.some((part) => part.isPassing && leadsTo(cells, part, from, to)))
    .filter((to) => !parts.some((part) => part.isQuiet && leadsTo(cells, part, from, to)))
    .map((to) => ({ type: 'move', from, to, taken: passed.piece, opens: [], becomes: null }));
}

/** Whether a piece could move on from a square of an empty board. */
function isStuck(
  /** @type {Rules} */ rules,
  /** @type {Side} */ side,
  /** @type {string} */ code,
  /** @type {number} */ at,
) {
  return !rules.parts[side][code].some((part) => part.isQuiet && !part.isFirst && part.ways[at].length > 0);
}

/** A move with each promotion that it may or must have, and without if it may. @returns {Move[]} */
function withPromotions(/** @type {Rules} */ rules, /** @type {Position} */ { cells }, /** @type {Move} */ move) {
  const { side, code } = /** @type {Piece} */ (cells[move.from]);
  const list = rules.promote[side][code];
  const zone = rules.zone[side][code];
  const touches = zone.has(move.to) || (rules.choice.when === 'touch' && zone.has(move.from));
  const isPromotion = list.length > 0 && touches;
  const allowed = list.filter((to) => squaresOf(cells, side, to).length < (rules.limit[to] ?? Infinity));
  const promotions = isPromotion ? allowed.map((becomes) => ({ ...move, opens: [], becomes })) : [];
  const mayStay = !isPromotion || rules.choice.must === 'off';
  const isBarred = rules.choice.stuck === 'on' && isStuck(rules, side, code, move.to);
  return mayStay && !isBarred ? [move, ...promotions] : promotions;
}

/** The squares from one to another of the same rank, both of them too. */
function walk(/** @type {number} */ from, /** @type {number} */ to) {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}

/** Whether a castling can be made, but for what it leaves. */
function canCastle(/** @type {Rules} */ rules, /** @type {Position} */ position, /** @type {Castling} */ castling) {
  const { cells, toAct, rights } = position;
  const { first, target, partner, partnerTarget } = castling;
  if (!rights.includes(toAct === 'w' ? castling.letter : castling.letter.toLowerCase())) return false;
  const isFree = (/** @type {number} */ square) =>
    !rules.board.isHole[square] && (!cells[square] || square === first || square === partner);
  if (![...walk(first, target), ...walk(partner, partnerTarget)].every(isFree)) return false;
  const piece = /** @type {Piece} */ (cells[first]);
  if (!isInForce(rules, cells, piece)) return true;
  return walk(first, target).every((square) => {
    const moved = [...cells];
    moved[first] = null;
    moved[square] = piece;
    const isSeen = rules.choice.facing === 'on' && square !== first && seesRoyal(rules, moved, square, other(toAct));
    return !isSeen && !isAttacked(rules, moved, square, other(toAct));
  });
}

/** The drops of a player. @returns {Drop[]} */
function drops(/** @type {Rules} */ rules, /** @type {Position} */ { cells, toAct, hands }) {
  const { board } = rules;
  const isFull = (/** @type {string} */ code, /** @type {number} */ to) =>
    squaresOf(cells, toAct, code).filter((square) => fileOf(board, square) === fileOf(board, to)).length >=
    (rules.file[code] ?? Infinity);
  const held = rules.codes.filter((code) => hands[toAct][code] > 0);
  return held.flatMap((code) => {
    const targets = [...rules.drop[toAct][code]].filter((to) => !cells[to] && rules.area[toAct][code].has(to));
    return targets
      .filter((to) => !isFull(code, to) && !(rules.choice.stuck === 'on' && isStuck(rules, toAct, code, to)))
      .map((to) => ({ type: 'drop', code, to }));
  });
}

/** All that a player could do if nothing came after it. @returns {Action[]} */
function possibleActions(/** @type {Rules} */ rules, /** @type {Position} */ position) {
  const { cells, toAct } = position;
  const own = cells.flatMap((piece, square) => (piece?.side === toAct ? [square] : []));
  const moves = own
    .flatMap((from) => [
      ...quietMoves(rules, position, from),
      ...captures(rules, position, from),
      ...capturesInPassing(rules, position, from),
    ])
    .flatMap((move) => withPromotions(rules, position, move));
  const castlings = rules.castle[toAct].filter((castling) => canCastle(rules, position, castling));
  const mayPass = rules.choice.pass === 'on' && own.length > 0 && !isInCheck(rules, cells, toAct);
  return [
    ...moves,
    ...castlings.map((castling) => /** @type {Castle} */ ({ type: 'castle', castling })),
    ...drops(rules, position),
    ...(mayPass ? [/** @type {Pass} */ ({ type: 'pass' })] : []),
  ];
}

/** Whether an action may be made, of which it is known what comes after it. */
function isLegal(
  /** @type {Rules} */ rules,
  /** @type {Action} */ action,
  /** @type {Position} */ after,
  /** @type {boolean} */ withDropmate,
) {
  const { cells, toAct } = after;
  if (isInCheck(rules, cells, other(toAct)) || isFacing(rules, cells)) return false;
  const givesCheck = isInCheck(rules, cells, toAct);
  if (givesCheck && rules.choice.nocheck === 'on') return false;
  if (!givesCheck || action.type !== 'drop') return true;
  if (rules.choice.dropcheck === 'off') return false;
  return !withDropmate || action.code !== rules.dropmate || legalActions(rules, after, false).length > 0;
}

/**
 * The legal actions of a position, be the game over or not.
 * @param {Rules} rules
 * @param {Position} position
 * @param {boolean} isWhole false: `dropmate` and `forced` are left aside
 * @returns {Action[]}
 */
export function legalActions(rules, position, isWhole = true) {
  const legal = possibleActions(rules, position).filter((action) =>
    isLegal(rules, action, play(rules, position, action), isWhole),
  );
  const capturing = legal.filter((action) => action.type === 'move' && action.taken !== null);
  return isWhole && rules.choice.forced === 'on' && capturing.length > 0 ? capturing : legal;
}

/** The piece that a move puts down: a promoted one knows what it was first, where hands need it. @returns {Piece} */
function pieceAfter(/** @type {Rules} */ rules, /** @type {Piece} */ piece, /** @type {string | null} */ becomes) {
  if (becomes === null) return piece;
  const first = piece.origin ?? piece.code;
  return { side: piece.side, code: becomes, origin: rules.choice.taken === 'hand' && first !== becomes ? first : null };
}

/** Whether a move is one of those that 7 (8) calls forward, of a kind that has no leap backward. */
function isPawnMove(/** @type {Rules} */ rules, /** @type {Piece} */ piece, /** @type {Move} */ { from, to }) {
  const climb = (rankOf(rules.board, to) - rankOf(rules.board, from)) * (piece.side === 'w' ? 1 : -1);
  return climb > 0 && !rules.parts[piece.side][piece.code].some((part) => !part.isFirst && part.hasBackward);
}

/** Makes a move on a position of its own; true if the count of quiet actions begins anew. */
function makeMove(/** @type {Rules} */ rules, /** @type {Position} */ after, /** @type {Move} */ move) {
  const { cells, hands, toAct } = after;
  const piece = /** @type {Piece} */ (cells[move.from]);
  const taken = move.taken === null ? null : cells[move.taken];
  if (taken && rules.choice.taken === 'hand') hands[toAct][taken.origin ?? taken.code]++;
  if (taken && rules.choice.taken === 'loop') hands[toAct][taken.code]++;
  if (move.taken !== null) cells[move.taken] = null;
  cells[move.from] = null;
  cells[move.to] = pieceAfter(rules, piece, move.becomes);
  if (move.opens.length > 0) after.passed = { squares: move.opens, piece: move.to };
  return taken !== null || move.becomes !== null || isPawnMove(rules, piece, move);
}

/** The squares that something moves from or is captured on. @returns {number[]} */
function squaresLeft(/** @type {Action} */ action) {
  if (action.type === 'move') return action.taken === null ? [action.from] : [action.from, action.taken];
  if (action.type !== 'castle') return [];
  const { first, target, partner, partnerTarget } = action.castling;
  return [...(first === target ? [] : [first]), ...(partner === partnerTarget ? [] : [partner])];
}

/** The rights of castling that are left. */
function rightsAfter(/** @type {Rules} */ rules, /** @type {string} */ rights, /** @type {Action} */ action) {
  const left = squaresLeft(action);
  const isLost = (/** @type {Side} */ side, /** @type {string} */ letter) =>
    rules.castle[side].some(
      (castling) => castling.letter === letter && (left.includes(castling.first) || left.includes(castling.partner)),
    );
  return [...rights]
    .filter((right) => !isLost(right === right.toUpperCase() ? 'w' : 'b', right.toUpperCase()))
    .join('');
}

/** Where play stops counting (docs/formats.md 2). */
export const largestCount = 99_999;

/** The position after an action. @returns {Position} */
export function play(/** @type {Rules} */ rules, /** @type {Position} */ position, /** @type {Action} */ action) {
  const { toAct, hands, checks } = position;
  /** @type {Position} */
  const after = {
    cells: [...position.cells],
    toAct,
    rights: rightsAfter(rules, position.rights, action),
    passed: null,
    passes: action.type === 'pass' ? position.passes + 1 : 0,
    hands: { w: { ...hands.w }, b: { ...hands.b } },
    checks: { ...checks },
    halfmove: Math.min(position.halfmove + 1, largestCount),
    turn: Math.min(position.turn + (toAct === 'b' ? 1 : 0), largestCount),
  };
  if (action.type === 'move' && makeMove(rules, after, action)) after.halfmove = 0;
  if (action.type === 'drop') {
    after.cells[action.to] = { side: toAct, code: action.code, origin: null };
    after.hands[toAct][action.code]--;
    after.halfmove = 0;
  }
  if (action.type === 'castle') {
    const { first, target, partner, partnerTarget } = action.castling;
    const [one, two] = [position.cells[first], position.cells[partner]];
    after.cells[first] = after.cells[partner] = null;
    after.cells[target] = one;
    after.cells[partnerTarget] = two;
  }
  after.toAct = other(toAct);
  if (rules.checks > 0 && checks[toAct] > 0 && isInCheck(rules, after.cells, after.toAct)) after.checks[toAct]--;
  return after;
}

/** Whether a castling is written with the square of the partner (8). */
function isWrittenWithPartner(/** @type {Rules} */ rules, /** @type {Side} */ side, /** @type {Castling} */ castling) {
  const { first, target } = castling;
  const code = /** @type {Piece} */ (rules.array[first]).code;
  const hasLine = rules.parts[side][code].some(
    (part) => (part.isQuiet || part.isPassing) && part.ways[first].some(({ squares }) => squares.includes(target)),
  );
  return first === target || hasLine;
}

/** The text of an action of a player. */
export function textOf(/** @type {Rules} */ rules, /** @type {Side} */ side, /** @type {Action} */ action) {
  const name = (/** @type {number} */ square) => nameOf(rules.board, square);
  if (action.type === 'pass') return 'pass';
  // In actions a code of two letters has no star.
  const short = (/** @type {string} */ code) => code.replace('*', '');
  if (action.type === 'drop') return `${short(action.code)}@${name(action.to)}`;
  if (action.type === 'move')
    return name(action.from) + name(action.to) + (action.becomes === null ? '' : `=${short(action.becomes)}`);
  const { first, target, partner } = action.castling;
  return name(first) + name(isWrittenWithPartner(rules, side, action.castling) ? partner : target);
}
