// Boards of fairy (docs/fairy.md 2 and 4): squares, sets of squares and rows, read from texts. A square is a number:
// its rank times the files, plus its file, both from 0.

/** @typedef {'w' | 'b'} Side */
/** @typedef {{ side: Side, code: string, origin: string | null }} Piece origin: what it was first, if hands need it */
/** @typedef {{ files: number, ranks: number, isHole: boolean[] }} Board its shape */
/** @typedef {(Piece | null)[]} Cells what stands on each square */

/** @type {Side[]} */
export const sides = ['w', 'b'];

export const other = (/** @type {Side} */ side) => (side === 'w' ? 'b' : 'w');

/** A text of a variant or a position that is refused, with the key or the field where it is wrong. */
export class Refusal extends Error {
  constructor(/** @type {string} */ key) {
    super(`refused: ${key}`);
    this.key = key;
  }
}

/** The square of a file and a rank, or -1 for what is off the board or a hole. */
export function squareAt(/** @type {Board} */ board, /** @type {number} */ file, /** @type {number} */ rank) {
  const isOn = file >= 0 && file < board.files && rank >= 0 && rank < board.ranks;
  return isOn && !board.isHole[rank * board.files + file] ? rank * board.files + file : -1;
}

export const fileOf = (/** @type {Board} */ board, /** @type {number} */ square) => square % board.files;

export const rankOf = (/** @type {Board} */ board, /** @type {number} */ square) => Math.floor(square / board.files);

/** The same file, and the rank counted from the other end. */
export function mirror(/** @type {Board} */ board, /** @type {number} */ square) {
  return (board.ranks - 1 - rankOf(board, square)) * board.files + fileOf(board, square);
}

export function nameOf(/** @type {Board} */ board, /** @type {number} */ square) {
  return 'abcdefghijklmnop'[fileOf(board, square)] + (rankOf(board, square) + 1);
}

/** The corner of a set that a text names, be it a hole or not; null where it is not on the board. */
function cellOf(/** @type {Board} */ board, /** @type {string} */ name) {
  const [, letter, number] = /^([a-p])([1-9]\d?)$/.exec(name) ?? [];
  const file = letter ? letter.charCodeAt(0) - 97 : -1;
  const rank = Number(number) - 1;
  return letter && file < board.files && rank < board.ranks ? { file, rank } : null;
}

/** The square that a text names; null where there is none. */
export function squareOf(/** @type {Board} */ board, /** @type {string} */ name) {
  const cell = cellOf(board, name);
  const square = cell ? squareAt(board, cell.file, cell.rank) : -1;
  return square < 0 ? null : square;
}

/** All squares between two corners. @returns {number[]} */
function rectangle(
  /** @type {Board} */ board,
  /** @type {{ file: number, rank: number }} */ one,
  /** @type {{ file: number, rank: number }} */ two,
) {
  const squares = [];
  for (let rank = Math.min(one.rank, two.rank); rank <= Math.max(one.rank, two.rank); rank++)
    for (let file = Math.min(one.file, two.file); file <= Math.max(one.file, two.file); file++)
      squares.push(rank * board.files + file);
  return squares;
}

/** An item of a set: a square, a rectangle, a rank, ranks. */
function itemOf(/** @type {Board} */ board, /** @type {string} */ item, /** @type {string} */ key) {
  const ends = item.split('-');
  const areRanks = ends.every((end) => /^[1-9]\d?$/.test(end) && Number(end) <= board.ranks);
  const corners = ends.map((end) => (areRanks ? { file: 0, rank: Number(end) - 1 } : cellOf(board, end)));
  const [one, two = one] = corners;
  if (ends.length > 2 || !one || !two) throw new Refusal(key);
  return rectangle(board, one, areRanks ? { ...two, file: board.files - 1 } : two);
}

/** Reads a SET: all its cells, holes among them, so that it can be mirrored. */
function cellsOfSet(/** @type {Board} */ board, /** @type {string} */ text, /** @type {string} */ key) {
  if (text === 'all') return board.isHole.map((_, square) => square);
  if (text === '-') return [];
  return text.split('.').flatMap((item) => itemOf(board, item, key));
}

/**
 * Reads SIDES(SET): White's and Black's squares. One set is White's, and Black has it mirrored.
 * @returns {Record<Side, Set<number>>}
 */
export function readSets(/** @type {Board} */ board, /** @type {string} */ text, /** @type {string} */ key) {
  const texts = text.split('/');
  if (texts.length > 2) throw new Refusal(key);
  const white = cellsOfSet(board, texts[0], key);
  const black = texts.length === 2 ? cellsOfSet(board, texts[1], key) : white.map((square) => mirror(board, square));
  const withoutHoles = (/** @type {number[]} */ cells) => new Set(cells.filter((square) => !board.isHole[square]));
  return { w: withoutHoles(white), b: withoutHoles(black) };
}

const inRow = /(\*[A-Z]{2}|[A-Z]|\*[a-z]{2}|[a-z])(?:~(\*[A-Z]{2}|[A-Z]|\*[a-z]{2}|[a-z]))?|([1-9]\d?)|-/y;

/** A piece as rows write it: a capital is White's. @returns {Piece} */
function pieceOf(
  /** @type {string} */ text,
  /** @type {string | undefined} */ origin,
  /** @type {string[]} */ codes,
  /** @type {string} */ key,
) {
  /** @type {Side} */
  const side = text === text.toUpperCase() ? 'w' : 'b';
  const code = text.toUpperCase();
  const first = origin?.toUpperCase() ?? null;
  const isOneSide = origin === undefined || (side === 'w' ? origin === first : origin !== first);
  if (!codes.includes(code) || !isOneSide || (first !== null && !codes.includes(first))) throw new Refusal(key);
  return { side, code, origin: first };
}

/** A row from left to right; a hole is 'hole'. @returns {(Piece | null | 'hole')[]} */
function readRow(/** @type {string} */ text, /** @type {string[]} */ codes, /** @type {string} */ key) {
  /** @type {(Piece | null | 'hole')[]} */
  const row = [];
  inRow.lastIndex = 0;
  while (inRow.lastIndex < text.length) {
    const found = inRow.exec(text);
    if (!found) throw new Refusal(key);
    const [, piece, origin, count] = found;
    if (piece) row.push(pieceOf(piece, origin, codes, key));
    else if (count) row.push(...Array(Number(count)).fill(null));
    else row.push('hole');
  }
  return row;
}

/**
 * Reads rows, the last rank first: the board's shape and what stands on it.
 * @param {string} text
 * @param {string[]} codes
 * @param {string} key where an error is
 * @returns {{ board: Board, cells: Cells }}
 */
export function readRows(text, codes, key) {
  const rows = text.split('/').map((row) => readRow(row, codes, key));
  const [{ length: files }] = rows;
  const isSized = files >= 1 && files <= 16 && rows.length <= 16 && files * rows.length <= 128;
  if (!isSized || rows.some((row) => row.length !== files)) throw new Refusal(key);
  const cells = rows.reverse().flat();
  const isHole = cells.map((cell) => cell === 'hole');
  return {
    board: { files, ranks: rows.length, isHole },
    cells: cells.map((cell) => (cell === 'hole' ? null : cell)),
  };
}

export const pieceText = (/** @type {Side} */ side, /** @type {string} */ code) =>
  side === 'w' ? code : code.toLowerCase();

/** Writes rows as readRows reads them. */
export function writeRows(/** @type {Board} */ board, /** @type {Cells} */ cells) {
  const rows = [];
  for (let rank = board.ranks - 1; rank >= 0; rank--) {
    let row = '';
    let empty = 0;
    for (let square = rank * board.files; square < (rank + 1) * board.files; square++) {
      const piece = cells[square];
      const isEmpty = !piece && !board.isHole[square];
      if (empty > 0 && !isEmpty) row += empty;
      empty = isEmpty ? empty + 1 : 0;
      if (board.isHole[square]) row += '-';
      if (piece) row += pieceText(piece.side, piece.code);
      if (piece?.origin) row += '~' + pieceText(piece.side, piece.origin);
    }
    rows.push(row + (empty > 0 ? empty : ''));
  }
  return rows.join('/');
}
