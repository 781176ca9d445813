// A position that is being edited, which may be one that cannot be played: its pieces, and the other fields of its text
// (formats 2). Whether it can be played, and which fault it has, the rules say of the text that is written here.

import { squareName } from '../../web/engine.js';

/** @import { Family, Lower, Piece, View } from '../../web/types.js' */
/** @import { Verdict } from './editing.js' */

/** The state of a piece: all that its text says but the square.
 * @typedef {Pick<Piece, 'kind' | 'seat' | 'cards' | 'facing' | 'acted' | 'switched' | 'on'>} State */

/** @typedef {State & { square: string, x: number, y: number }} Placed */

/** The start of a variant that is drawn: how large the board is, and the square of each seat that an option names.
 * @typedef {{ files: number, ranks: number, squares: readonly string[], isGiven: boolean }} ArrayDraft */

/** @typedef {{ pieces: readonly Placed[], fields: Readonly<Record<string, string>>, array?: ArrayDraft }} Draft */

/** Where something stands in a text. @typedef {{ at: number, length: number }} Span */

/** A text, with the places of its fields and of what stands on squares.
 * @typedef {{ text: string, squares: Map<string, Span>, fields: Map<string, Span> }} Written */

/** The position of a game. @returns {Draft} */
export function readDraft(/** @type {Family} */ family, /** @type {{ view: View, position: string }} */ game) {
  const texts = game.position.split(' ');
  return {
    pieces: game.view.pieces.map((piece) => {
      const { square, x, y, kind, seat, cards, facing, acted, switched, on } = piece;
      return { square, x, y, kind, seat, cards, facing, acted, switched, on };
    }),
    fields: Object.fromEntries(family.fields.map((name, i) => [name, texts[i]])),
  };
}

/** A piece as texts have it. @returns {string} */
function writePiece(/** @type {Family} */ family, /** @type {State | Lower} */ piece) {
  const { kind, seat, facing, acted } = piece;
  if (family.paint === 'colours') return seat + kind;
  const { cards, on } = /** @type {State} */ (piece);
  const letters = seat === family.seats[0] ? kind : kind.toLowerCase();
  return [
    letters.length > 1 ? `*${letters}` : letters,
    cards && cards !== family.orders?.[0] ? `~${cards.slice(0, family.cardsInUse)}` : '',
    facing ? `~${facing}` : '',
    acted ? "'" : '',
    on ? `_${writePiece(family, on)}` : '',
  ].join('');
}

/** The box of which the rows are written: the board, or around all tiles of a table. */
function boxOf(/** @type {Pick<View, 'files' | 'ranks'>} */ { files, ranks }, /** @type {readonly Placed[]} */ pieces) {
  if (files > 0) return { left: 0, right: files - 1, bottom: 0, top: ranks - 1 };
  const [xs, ys] = [pieces.map(({ x }) => x), pieces.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/**
 * Rows from the last rank to the first, as texts have them.
 * @param {Family} family
 * @param {Pick<View, 'files' | 'ranks'>} size
 * @param {readonly Placed[]} pieces
 */
export function writeRows(family, size, pieces) {
  /** @type {Map<string, Span>} */
  const squares = new Map();
  const isBoard = size.files > 0;
  if (!isBoard && pieces.length === 0) return { text: '-', squares };
  const at = new Map(pieces.map((piece) => [`${piece.x},${piece.y}`, piece]));
  const { left, right, bottom, top } = boxOf(size, pieces);
  let text = isBoard ? '' : `${left},${top}:`;
  for (let y = top; y >= bottom; y--) {
    let empty = 0;
    if (y < top) text += '/';
    for (let x = left; x <= right; x++) {
      const piece = at.get(`${x},${y}`);
      empty += piece ? 0 : 1;
      if (empty > 0 && (piece || (isBoard && x === right))) text += empty;
      if (!piece) continue;
      empty = 0;
      const written = writePiece(family, piece);
      squares.set(piece.square, { at: text.length, length: written.length });
      text += written;
    }
  }
  return { text, squares };
}

/** @returns {Written} */
export function writeDraft(
  /** @type {Family} */ family,
  /** @type {Pick<View, 'files' | 'ranks'>} */ size,
  /** @type {Draft} */ { pieces, fields },
) {
  const rows = writeRows(family, size, pieces);
  /** @type {Map<string, Span>} */
  const places = new Map();
  let text = '';
  family.fields.forEach((name, i) => {
    const field = i === 0 ? rows.text : fields[name];
    if (i > 0) text += ' ';
    places.set(name, { at: text.length, length: field.length });
    text += field;
  });
  return { text, squares: rows.squares, fields: places };
}

/** The square on which, or the field in which, a text is wrong. */
export function placeOf(
  /** @type {Written} */ { squares, fields },
  /** @type {{ offset: number, length: number }} */ { offset, length },
) {
  const holds = (/** @type {[string, Span]} */ [, span]) => offset >= span.at && offset <= span.at + span.length;
  // A fault of all rows begins where the first piece may begin.
  const isOn = (/** @type {[string, Span]} */ [, span]) =>
    offset >= span.at && offset < span.at + span.length && (offset > span.at || length <= span.length);
  return { square: [...squares].find(isOn)?.[0], field: [...fields].find(holds)?.[0] ?? '' };
}

/** The name of the place at a file and rank, or at coordinates of a table without edges. */
export const nameOf = (
  /** @type {Pick<View, 'files'>} */ { files },
  /** @type {number} */ x,
  /** @type {number} */ y,
) => (files > 0 ? squareName(x, y) : `${x},${y}`);

/** Other texts for a field, those that keep most first. @type {Record<string, (now: string) => string[]>} */
const others = {
  castling: (now) => {
    const rights = [...now.replace('-', '')];
    const subsets = Array.from({ length: 2 ** rights.length }, (_, mask) =>
      rights.filter((_, i) => (mask >> i) & 1).join(''),
    );
    return subsets.sort((one, other) => other.length - one.length).map((subset) => subset || '-');
  },
  ep: () => ['-'],
  switched: () => ['-'],
  pending: () => ['-'],
  left: () => ['3', '2', '1', '0'],
};

/**
 * Gives fields that no longer fit the pieces fitting texts: castling whose rook is gone, say. The rules say which texts
 * fit.
 * @param {Draft} draft
 * @param {Verdict} verdict on it
 * @param {Verdict} before the verdict before the change: an earlier fault is left to the author
 * @param {(draft: Draft) => Verdict} judge
 * @returns {{ draft: Draft, verdict: Verdict }}
 */
export function mend(draft, verdict, before, judge) {
  const { field = '' } = verdict;
  if (!others[field] || field === before.field) return { draft, verdict };
  for (const value of others[field](draft.fields[field])) {
    const other = { ...draft, fields: { ...draft.fields, [field]: value } };
    const next = judge(other);
    if (next.field !== field) return mend(other, next, before, judge);
  }
  return { draft, verdict };
}
