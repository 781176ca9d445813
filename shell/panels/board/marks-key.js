// The meanings of the signs on tiles, beside the table: only of the signs that are on it now.

import { html, nothing } from 'lit';
import { checkSign, threatenedSign, trappedSign } from '../../board/drawing/glyphs.js';
import { Speech } from '../../board/view/speech.js';
import { findFamily } from '../../table/game/variants.js';

/** @import { View } from '../../../web/types.js' */
/** @import { Table } from '../../table/table.js' */

const signs = /** @type {const} */ ([
  ['check', checkSign],
  ['threatened', threatenedSign],
  ['trapped', trappedSign],
]);

export function marksKey(/** @type {Table} */ { words }, /** @type {View} */ view) {
  if (view.surface !== 'plane') return nothing;
  const shown = signs.filter(([name]) => view.pieces.some((piece) => piece[name]));
  return html`<ul class="marks-key" aria-hidden="true">
    ${shown.map(([name, sign]) => html`<li class=${name}><span>${sign}</span>${words.format(`board-${name}`)}</li>`)}
  </ul>`;
}

/** Tells in a tooltip the meanings of the signs on the tile under the pointer. */
export function tellMarks(
  /** @type {Table} */ { words, schema },
  /** @type {View} */ view,
  /** @type {PointerEvent} */ event,
) {
  const place = /** @type {HTMLElement} */ (event.currentTarget);
  const board = /** @type {import('../../board/motley-view.js').MotleyView | null} */ (
    place.querySelector('motley-view')
  );
  if (view.surface !== 'plane' || !board) return;
  const square = board.squareUnder(event);
  const piece = view.pieces.find((piece) => piece.square === square);
  const kinds = findFamily(schema, view.family)?.kinds ?? [];
  const speech = new Speech(words, view, (code) => kinds.find((kind) => kind.code === code)?.name ?? code);
  const plight = piece && (speech.plight(piece) || piece.owner);
  const title = plight ? [speech.piece(piece), speech.plight(piece)].filter(Boolean).join(', ') : '';
  if (place.title !== title) place.title = title;
}
