// Movement in Betza's notation (docs/fairy.md 3), read into parts with all their ways on a board.

import { fileOf, Refusal, rankOf, squareAt } from './board.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./board.js').Side} Side */
/** @typedef {{ squares: number[], between: number[] }} Way a line, or a leap with what must be empty if it is lame */
/** @typedef {{ x: number, y: number }} Leap to the right and forward, as the player sees it */
/**
 * @typedef {object} Part
 * @property {boolean} isQuiet `m`
 * @property {boolean} isCapture `c`
 * @property {boolean} isPassing `e`
 * @property {boolean} isFirst `i`: from the squares of `start` alone
 * @property {boolean} isLame `n`
 * @property {'' | 'p' | 'g'} hop
 * @property {boolean} hasBackward one of its leaps goes backward
 * @property {Way[][]} ways from each square
 */

/** @type {Record<string, [number, number]>} */
const atoms = { W: [1, 0], F: [1, 1], D: [2, 0], N: [2, 1], A: [2, 2], H: [3, 0], C: [3, 1], Z: [3, 2], G: [3, 3] };

/** Letters that stand for atoms: which, and whether they slide by themselves. @type {Record<string, string>} */
const riders = { R: 'W', B: 'F', Q: 'WF' };

/** The up to eight leaps of an atom. @returns {Leap[]} */
function leapsOf(/** @type {number} */ a, /** @type {number} */ b) {
  const all = [a, -a].flatMap((x) => [b, -b].flatMap((y) => [`${x} ${y}`, `${y} ${x}`]));
  return [...new Set(all)].map((text) => text.split(' ').map(Number)).map(([x, y]) => ({ x, y }));
}

/** @typedef {(x: number, y: number, a: number, b: number) => boolean} Taking whether a direction takes a leap */

const isAmong = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number[][]} */ leaps) =>
  leaps.some(([left, up]) => left === x && up === y);

/** The table of 3.3. @type {Record<string, Taking>} */
const directions = {
  f: (_, y, a) => y === a,
  b: (_, y, a) => y === -a,
  l: (x, _, a) => x === -a,
  r: (x, _, a) => x === a,
  v: (_, y, a) => Math.abs(y) === a,
  s: (x, _, a) => Math.abs(x) === a,
  fl: (x, y, a) => x === -a && y > 0,
  fr: (x, y, a) => x === a && y > 0,
  bl: (x, y, a) => x === -a && y < 0,
  br: (x, y, a) => x === a && y < 0,
  fs: (x, y, a) => Math.abs(x) === a && y > 0,
  bs: (x, y, a) => Math.abs(x) === a && y < 0,
  lf: (x, y, a) => y === a && x < 0,
  rf: (x, y, a) => y === a && x > 0,
  lb: (x, y, a) => y === -a && x < 0,
  rb: (x, y, a) => y === -a && x > 0,
  lv: (x, y, a) => Math.abs(y) === a && x < 0,
  rv: (x, y, a) => Math.abs(y) === a && x > 0,
  fh: (_, y) => y > 0,
  bh: (_, y) => y < 0,
  lh: (x) => x < 0,
  rh: (x) => x > 0,
  hr: (x, y, a, b) =>
    isAmong(x, y, [
      [b, a],
      [a, -b],
      [-b, -a],
      [-a, b],
    ]),
  hl: (x, y, a, b) =>
    isAmong(x, y, [
      [-b, a],
      [a, b],
      [b, -a],
      [-a, -b],
    ]),
};
for (const letter of 'fblrvs') directions[letter + letter] = directions[letter];

const isPair = (/** @type {string} */ one, /** @type {string} */ two) =>
  one === two || ('fbvh'.includes(one) && 'lrsh'.includes(two)) || ('lrsh'.includes(one) && 'fbvh'.includes(two));

/** Cuts direction letters that stand together into directions. @returns {string[]} */
function directionsIn(/** @type {string} */ letters) {
  const found = [];
  for (let i = 0; i < letters.length; i += found[found.length - 1].length)
    found.push(i + 1 < letters.length && isPair(letters[i], letters[i + 1]) ? letters.slice(i, i + 2) : letters[i]);
  return found;
}

/** The leaps of an atom that one of the directions takes; all of them without any. */
function leapsTaken(/** @type {string} */ atom, /** @type {string[]} */ names) {
  const [a, b] = atoms[atom];
  const single = b === 0 ? names.flatMap((name) => [...name]) : names;
  const taking = single.map((name) => directions[name]);
  if (taking.includes(/** @type {Taking} */ (/** @type {unknown} */ (undefined)))) throw new Refusal('kinds');
  return leapsOf(a, b).filter(({ x, y }) => taking.length === 0 || taking.some((takes) => takes(x, y, a, b)));
}

/**
 * The squares that a leap goes over if it is lame: straight along the longer side, then diagonally.
 * @returns {Leap[]}
 */
function stepsBetween(/** @type {Leap} */ { x, y }) {
  const steps = [];
  let at = { x: 0, y: 0 };
  for (;;) {
    const left = { x: x - at.x, y: y - at.y };
    const isDiagonal = Math.abs(left.x) === Math.abs(left.y);
    const isWide = Math.abs(left.x) > Math.abs(left.y);
    at = {
      x: at.x + (isDiagonal || isWide ? Math.sign(left.x) : 0),
      y: at.y + (isDiagonal || !isWide ? Math.sign(left.y) : 0),
    };
    if (at.x === x && at.y === y) return steps;
    steps.push(at);
  }
}

/** The ways of a part from a square of the board: one for each leap that has a first square. @returns {Way[]} */
function waysFrom(
  /** @type {Board} */ board,
  /** @type {number} */ from,
  /** @type {Leap[]} */ leaps,
  /** @type {number} */ range,
  /** @type {boolean} */ isLame,
) {
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    squareAt(board, fileOf(board, from) + x, rankOf(board, from) + y);
  return leaps.flatMap((leap) => {
    const squares = [];
    for (let i = 1; i <= range && at(leap.x * i, leap.y * i) >= 0; i++) squares.push(at(leap.x * i, leap.y * i));
    const between = isLame ? stepsBetween(leap).map(({ x, y }) => at(x, y)) : [];
    return squares.length === 0 || between.includes(-1) ? [] : [{ squares, between }];
  });
}

/** Refuses what 3.6 rules out; of a part its modifiers, its letter, and its range as it is written. */
function checkPart(/** @type {string} */ modifiers, /** @type {string} */ letter, /** @type {string} */ range) {
  const has = (/** @type {string} */ modifier) => modifiers.includes(modifier);
  const isTwice = [...'mceinpg'].some((modifier) => modifiers.split(modifier).length > 2);
  const isSingle = !(letter in riders) && !('WFK'.includes(letter) && range !== '');
  const isWrong =
    (has('p') && has('g')) ||
    (has('n') && (has('p') || has('g') || range !== '' || 'WFKRBQ'.includes(letter))) ||
    (has('e') && (has('p') || has('g'))) ||
    (has('g') && /\d/.test(range)) ||
    ((has('p') || has('g')) && isSingle);
  if (isTwice || isWrong || (/^\d/.test(range) && Number(range) > 16)) throw new Refusal('kinds');
}

// A letter directly after the same one is its range; after R, B, Q only a number is.
const inMove = /([a-z]*)(?:([WFDNAHCZGK])(\2|[1-9]\d*)?|([RBQ])([1-9]\d*)?)/y;

/**
 * Reads MOVE as the movement of one player's pieces on a board; Black's is turned by half a turn.
 * @param {string} text
 * @param {Board} board
 * @param {Side} side
 * @returns {Part[]}
 */
export function readMove(text, board, side) {
  /** @type {Part[]} */
  const parts = [];
  if (text.length > 64 || text === '') throw new Refusal('kinds');
  inMove.lastIndex = 0;
  while (text !== '-' && inMove.lastIndex < text.length) {
    const found = inMove.exec(text);
    if (!found) throw new Refusal('kinds');
    parts.push(readPart(found[1], found[2] ?? found[4], found[3] ?? found[5] ?? '', board, side));
  }
  return parts;
}

/** @returns {Part} */
function readPart(
  /** @type {string} */ modifiers,
  /** @type {string} */ letter,
  /** @type {string} */ range,
  /** @type {Board} */ board,
  /** @type {Side} */ side,
) {
  if (!/^[mceinpgfblrvsh]*$/.test(modifiers)) throw new Refusal('kinds');
  checkPart(modifiers, letter, range);
  const names = modifiers.split(/[mceinpg]+/).flatMap(directionsIn);
  const leaps = [...(riders[letter] ?? (letter === 'K' ? 'WF' : letter))].flatMap((atom) => leapsTaken(atom, names));
  const most = /^\d/.test(range) ? Number(range) : range !== '' || letter in riders ? 16 : 1;
  const turned = side === 'w' ? leaps : leaps.map(({ x, y }) => ({ x: -x, y: -y }));
  const isPlain = !/[mce]/.test(modifiers);
  return {
    isQuiet: isPlain || modifiers.includes('m'),
    isCapture: isPlain || modifiers.includes('c'),
    isPassing: modifiers.includes('e'),
    isFirst: modifiers.includes('i'),
    isLame: modifiers.includes('n'),
    hop: modifiers.includes('p') ? 'p' : modifiers.includes('g') ? 'g' : '',
    hasBackward: leaps.some(({ y }) => y < 0),
    ways: board.isHole.map((_, from) => waysFrom(board, from, turned, most, modifiers.includes('n'))),
  };
}
