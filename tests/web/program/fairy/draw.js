// Definitions of fairy by chance: every key of the law, on boards of all sizes, though mostly on small ones with few
// pieces, where games soon come to checks, promotions and ends.

import { readMove } from './betza.js';
import { nameOf, Refusal, readRows } from './board.js';
import { readVariant, words } from './variant.js';

/** @typedef {import('./chance.js').Chance} Chance */
/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./board.js').Side} Side */
/** @typedef {import('./board.js').Cells} Cells */
/** @typedef {{ board: Board, cells: Cells, codes: string[], royal: string[] }} Frame what is known of a definition */

const knownMoves = ['K', 'Q', 'R', 'B', 'N', 'W', 'F', 'WD', 'FfW', 'BN', 'RN', 'NN', 'gQ', 'mRcpR', 'nN', 'nZ', 'R4']
  .concat(['fmWfcF', 'fmWfceFifmnD', 'fmWfceFifmR3', 'fmFfceWifmnA', 'fW', 'FAsmW', 'KimD', 'KAD', 'fsmWfceF', 'mQceN'])
  .concat(['fN', 'BW', 'cpRmW', 'mBcpB', 'KmR2', 'fmWfcFifmR16', 'mWcF', 'fmRfcB', 'vWsmD', '-']);

/** One part by chance; it may be wrong. */
function partText(/** @type {Chance} */ chance) {
  const does = chance.of(['', '', '', 'm', 'm', 'c', 'mc', 'ce', 'ce', 'e', 'me', 'mce']);
  const first = chance.is(0.25) ? 'i' : '';
  const special = chance.is(0.3) ? chance.of(['n', 'n', 'p', 'g']) : '';
  const directions = chance.is(0.5)
    ? chance
        .shuffled([...'fblrvshfblrs'])
        .slice(0, chance.between(1, 3))
        .join('')
    : '';
  const atom = chance.of([...'WFDNAHCZGKRBQWFKN']);
  const range = chance.is(0.35) ? chance.of([atom, '2', '3', String(chance.between(1, 16))]) : '';
  return chance.shuffled([does, first, special, directions]).join('') + atom + range;
}

/** MOVE, which the law can read. */
export function drawMove(/** @type {Chance} */ chance) {
  const board = { files: 1, ranks: 1, isHole: [false] };
  if (chance.is(0.45)) return chance.of(knownMoves);
  for (;;) {
    const text = Array.from({ length: chance.between(1, 3) }, () => partText(chance)).join('');
    try {
      readMove(text, board, 'w');
      return text;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/** A set of squares. */
function drawSet(/** @type {Chance} */ chance, /** @type {Board} */ board) {
  const square = () => nameOf(board, chance.between(0, board.isHole.length - 1));
  const rank = () => String(chance.between(1, board.ranks));
  const item = () => chance.of([square, () => `${square()}-${square()}`, rank, rank, () => `${rank()}-${rank()}`])();
  if (chance.is(0.15)) return chance.of(['all', '-']);
  return Array.from({ length: chance.between(1, 3) }, item).join('.');
}

/** One text, or one for each player. */
const drawSides = (/** @type {Chance} */ chance, /** @type {() => string} */ draw) =>
  chance.is(0.3) ? `${draw()}/${draw()}` : draw();

const drawSets = (/** @type {Chance} */ chance, /** @type {Frame} */ { board }) =>
  drawSides(chance, () => drawSet(chance, board));

/** A comma list with an entry for each of some groups of kinds. */
function drawGroups(
  /** @type {Chance} */ chance,
  /** @type {string[]} */ codes,
  /** @type {(codes: string) => string} */ entry,
) {
  const [one, two] = [chance.some(codes, 3), chance.some(codes, 2)];
  const rest = two.filter((code) => !one.includes(code));
  return [one, ...(rest.length > 0 && chance.is(0.4) ? [rest] : [])].map((group) => entry(group.join(''))).join(',');
}

/** `[CODES:]SIDES(SET)` for some kinds, or for all. */
function drawAreas(/** @type {Chance} */ chance, /** @type {Frame} */ frame) {
  if (chance.is(0.5)) return drawSets(chance, frame);
  const named = drawGroups(chance, frame.codes, (codes) => `${codes}:${drawSets(chance, frame)}`);
  return chance.is(0.3) ? `${named},${drawSets(chance, frame)}` : named;
}

/** The squares of two own pieces of one rank, and one that is a target. */
function drawCastling(/** @type {Chance} */ chance, /** @type {Frame} */ { board, cells }, /** @type {Side} */ side) {
  const rank = chance.between(0, board.ranks - 1) * board.files;
  const squares = Array.from({ length: board.files }, (_, i) => rank + i);
  const own = chance.shuffled(squares.filter((square) => cells[square]?.side === side));
  if (own.length < 2) return '-';
  return [own[0], chance.of(squares), own[1]].map((square) => nameOf(board, square)).join('');
}

function drawCastle(/** @type {Chance} */ chance, /** @type {Frame} */ frame) {
  const list = (/** @type {Side} */ side) => {
    const one = drawCastling(chance, frame, side);
    const two = drawCastling(chance, frame, side);
    return chance.is(0.4) && one !== '-' && two !== '-' ? `${one},${two}` : one;
  };
  return chance.of(['off', list('w'), `${list('w')}/${list('b')}`, `${list('w')}/-`]);
}

function drawPromote(/** @type {Chance} */ chance, /** @type {Frame} */ { codes, royal }) {
  const list = (/** @type {string} */ code) => {
    const others = codes.filter((to) => to !== code && (!royal.includes(code) || royal.includes(to)));
    return others.length === 0 || chance.is(0.1) ? '-' : chance.some(others, 4).join('');
  };
  const entry = (/** @type {string} */ code) => `${code}:${drawSides(chance, () => list(code))}`;
  return chance.some(codes, 4).map(entry).join(',');
}

function drawReach(/** @type {Chance} */ chance, /** @type {Frame} */ frame) {
  return drawGroups(chance, frame.codes, (codes) => {
    return `${codes}:${drawSets(chance, frame)}${chance.is(0.3) ? `:${chance.between(2, 3)}` : ''}`;
  });
}

function drawExtinct(/** @type {Chance} */ chance, /** @type {Frame} */ { codes }) {
  const count = () => (chance.is(0.4) ? `:${chance.between(0, 3)}` : '');
  const named = drawGroups(chance, codes, (group) => group + count());
  return chance.of([named, named, `all${count()}`, `${named},all${count()}`]);
}

const drawHeld = (/** @type {Chance} */ chance, /** @type {Frame} */ { codes, royal }) =>
  drawSides(chance, () => {
    const held = codes.filter((code) => !royal.includes(code));
    const list = Array.from({ length: chance.between(0, 3) }, () => chance.of(held));
    return list.join('') || '-';
  });

/**
 * How the value of a key is drawn, and how often it is there.
 * @type {Record<string, [number, (chance: Chance, frame: Frame) => string]>}
 */
const drawers = {
  area: [0.15, (chance, frame) => drawGroups(chance, frame.codes, (codes) => `${codes}:${drawSets(chance, frame)}`)],
  several: [0.4, (chance) => chance.of(['last', 'any', 'any', 'all'])],
  hand: [0.25, drawHeld],
  castle: [0.4, drawCastle],
  start: [0.5, drawAreas],
  ep: [0.15, drawAreas],
  promote: [0.4, drawPromote],
  zone: [0.35, drawAreas],
  limit: [0.2, (chance, { codes }) => drawGroups(chance, codes, () => `${chance.of(codes)}:${chance.between(1, 2)}`)],
  taken: [0.3, (chance) => chance.of(['hand', 'hand', 'loop'])],
  drop: [0.3, drawAreas],
  file: [0.15, (chance, { codes }) => `${chance.of(codes)}:${chance.between(1, 2)}`],
  dropmate: [0.25, (chance, { codes }) => chance.of(codes)],
  extinct: [0.15, drawExtinct],
  reach: [0.15, drawReach],
  checks: [0.12, (chance) => String(chance.between(1, 3))],
  repeat: [0.3, (chance) => chance.of(['2', '2', '3', 'off'])],
  quiet: [0.2, (chance) => chance.of(['1', '3', '5', '10', 'off'])],
};

/** Rows of a board with a few pieces of both players, most of them each on its own side. */
function drawArray(/** @type {Chance} */ chance, /** @type {string[]} */ codes, /** @type {string[]} */ royal) {
  const small = () => chance.between(3, 6);
  const [files, ranks] = chance.of([
    [small(), small()],
    [small(), small()],
    [8, 8],
    [8, chance.between(2, 8)],
    [chance.between(1, 3), chance.between(3, 16)],
    [chance.between(8, 16), chance.between(1, 8)],
  ]);
  const holes = chance.is(0.2) ? 0.12 : 0;
  /** @type {string[]} */
  const cells = Array.from({ length: files * ranks }, () => (chance.is(holes) ? '-' : '1'));
  const most = Math.max(1, Math.min(8, Math.floor((files * ranks) / 4)));
  for (const side of ['w', 'b']) {
    const kings = royal.length === 0 || chance.is(0.05) ? [] : chance.some([...royal, ...royal], 3);
    const others = Array.from({ length: chance.between(1, most) }, () => chance.of([...codes, 'P', 'P']));
    for (const code of [...kings, ...others]) {
      const half = chance.between(0, Math.ceil(cells.length / 2) - 1);
      const isOwnHalf = chance.is(0.9);
      const at = (side === 'w') === isOwnHalf ? cells.length - 1 - half : half;
      if (cells[at] === '1') cells[at] = side === 'w' ? code : code.toLowerCase();
    }
  }
  const rows = Array.from({ length: ranks }, (_, rank) => cells.slice(rank * files, (rank + 1) * files).join(''));
  return rows.join('/').replace(/1+/g, (run) => String(run.length));
}

/** The kinds, some of them changed or new, and which are royal. */
function drawKinds(/** @type {Chance} */ chance) {
  const added = chance.is(0.6) ? chance.some(['A', 'C', 'H', '*PS', '*AB'], 3) : [];
  const changed = chance.is(0.6) ? chance.some(['K', 'Q', 'R', 'B', 'N', 'P', 'P', 'P'], 2) : [];
  const moved = [...new Set([...added, ...changed])];
  const kinds = moved.map((code) => `${code}:${drawSides(chance, () => drawMove(chance))}`).join(',');
  const codes = ['K', 'Q', 'R', 'B', 'N', 'P', ...moved.filter((code) => !'KQRBNP'.includes(code))];
  const royal = chance.is(0.15) ? [] : chance.is(0.6) ? ['K'] : chance.some(codes, 3);
  return { kinds, codes, royal };
}

/** What both sides of a variant are said to be before the law has looked at it. @returns {Map<string, string>} */
function drawEntries(/** @type {Chance} */ chance) {
  const { kinds, codes, royal } = drawKinds(chance);
  const array = chance.is(0.05) ? 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR' : drawArray(chance, codes, royal);
  const frame = { ...readRows(array, codes, 'array'), codes, royal };
  const entries = new Map([['array', array]]);
  if (kinds !== '') entries.set('kinds', kinds);
  if (royal.join() !== 'K' || chance.is(0.1)) entries.set('royal', royal.join('') || '-');
  for (const [key, [likelihood, draw]] of Object.entries(drawers))
    if (chance.is(likelihood)) entries.set(key, draw(chance, frame));
  for (const [key, values] of Object.entries(words))
    if (!entries.has(key) && !(key in drawers) && chance.is(0.2)) entries.set(key, chance.of(values));
  if (entries.has('reach')) entries.set('arrive', chance.of(words.arrive));
  if (entries.has('extinct') && chance.is(0.5)) entries.set('extinction', chance.of(words.extinction));
  return entries;
}

/**
 * A variant that the law accepts: what it refuses is left out, and other refused texts are given to a function.
 * @param {Chance} chance
 * @param {(text: string) => void} onRefused
 */
export function drawVariant(chance, onRefused = () => {}) {
  for (;;) {
    const entries = new Map(chance.shuffled([...drawEntries(chance)]));
    for (;;) {
      const text = ['fairy', ...[...entries].map(([key, value]) => `${key}=${value}`)].join(';');
      try {
        return { text, rules: readVariant(text) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        onRefused(text);
        if (error.key === 'array' || !entries.delete(error.key)) break;
      }
    }
  }
}
