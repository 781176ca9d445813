// The words about the piece looked at, and about the possible captures of each side: for our page and boards on others.

import { html, nothing } from 'lit';
import { drawing } from '../board/drawing/drawing.js';
import { riskSign, targetSigns } from '../board/drawing/glyphs.js';
import { hasColours } from '../board/drawing/paint.js';
import { sheetOf } from '../board/styles/sheets.js';
import { isOwn, pieceOn } from '../board/view/choices.js';
import { pieceNow } from '../legend/piece.js';
import { seatSign } from '../panels/seats/seat-sign.js';
import { findFamily } from '../table/game/variants.js';
import { seatId } from '../words/seat-names.js';
import { shortSquare } from '../words/square-names.js';
import { describeLook } from './possible.js';
import told from './told.css?inline';

/** @import { SeatTakes, Takes, View } from '../../web/types.js' */
/** @import { Session } from '../table/game/session.js' */
/** @import { Table } from '../table/table.js' */
/** @import { Look } from './possible.js' */

export const toldSheet = sheetOf(told);

/**
 * The name of a piece and how it moves; nothing where there is none.
 * @param {Table} table
 * @param {Session} session
 * @param {string | null} square
 */
export function pieceBlock({ words, schema, choices, considered, view }, { game, isFlipped }, square) {
  const family = findFamily(schema, view.family);
  const pointed = view.pieces.find((piece) => piece.square === square);
  if (!family || !pointed) return nothing;
  const movement = (/** @type {string} */ kind, /** @type {string} */ state) => game.movement(kind, state);
  return pieceNow({ words, family, view, movement, look: choices.look, isFlipped, pointed, considered });
}

/** Whether the piece can step onto one of its own side, which it then carries. */
function canCarry(/** @type {Session} */ { view }, /** @type {Look} */ { isSupposed, actions }) {
  return !isSupposed && actions.some(({ target }) => target !== undefined && isOwn(view, target));
}

/** The meaning of the sign on such pieces. */
function carryKey(/** @type {Table['words']} */ words) {
  return html`<p class="carry-key">${targetSigns.carry} ${words.format('board-target-carry')}</p>`;
}

/** The meaning of the sign where a royal piece could be taken. */
function riskKey(/** @type {Table['words']} */ words) {
  return html`<p class="carry-key">${riskSign} ${words.format('board-target-risk')}</p>`;
}

/** Where the piece could go, or why it cannot. */
export function lookLine(
  /** @type {Table} */ { words, risksFrom },
  /** @type {Session} */ session,
  /** @type {Look | null} */ look,
) {
  return html`<p class="told">${look ? describeLook(words, session, look) : ''}</p>
    ${look && canCarry(session, look) ? carryKey(words) : nothing}
    ${look && !look.isSupposed && risksFrom(look.piece.square).length > 0 ? riskKey(words) : nothing}`;
}

/** What a seat could take, on a table without edges: each tile, its place, and by how many tiles if by several. */
function takenTiles(
  /** @type {Table} */ { schema },
  /** @type {View} */ view,
  /** @type {SeatTakes['takes']} */ takes,
  /** @type {string} */ label,
) {
  const kinds = findFamily(schema, view.family)?.kinds ?? [];
  return html`<span class="take-tiles" role="img" aria-label=${label}>
    ${takes.map(({ square, from }) => {
      const piece = pieceOn(view, square);
      const name = kinds.find(({ code }) => code === piece?.kind)?.name ?? '';
      const count = from.length > 1 ? html`<b>×${from.length}</b>` : nothing;
      return html`<span>${drawing(name, piece?.owner ?? piece?.seat, view)}${shortSquare(square)}${count}</span>`;
    })}
  </span>`;
}

/** The possible captures of a seat, or why nothing can be said. */
function seatTakes(/** @type {Table} */ table, /** @type {Session} */ { view }, /** @type {SeatTakes} */ found) {
  const { words } = table;
  const { seat, reason, takes } = found;
  const name = seatId(view.family, seat);
  const ids = [`reason-${view.family}-${reason}`, `reason-${reason}`];
  const isCounted = view.turn.of !== undefined;
  const squares = takes.map(({ square, actions, from }) =>
    words.format(isCounted ? 'takes-within' : 'takes-by', { square, count: isCounted ? actions : from.length }),
  );
  const text =
    reason === 'none'
      ? words.format('takes-seat', { seat: name, count: takes.length, squares: squares.join('; ') })
      : words.formatFirst(ids, { from: '', to: '', token: '', count: 0 });
  const isTiled = hasColours(view) && reason === 'none' && takes.length > 0;
  return html`<li>
    ${seatSign(view, seat)} ${isTiled ? takenTiles(table, view, takes, text) : html`<span>${text}</span>`}
  </li>`;
}

/** @param {Table} table @param {Session} session @param {Takes | 'none yet'} takes */
export function takesBlock(table, session, takes) {
  const { words } = table;
  const progress = takes === 'none yet' ? 0 : takes.done / 10;
  const isWhole = takes !== 'none yet' && takes.whole;
  return html`<section class="taking" role="status" aria-label=${words.format('takes')}>
    <p class="told">
      ${isWhole ? words.format('takes') : words.format('takes-looking', { percent: Math.floor(progress) })}
    </p>
    <ul class="takes">
      ${takes === 'none yet' ? nothing : takes.seats.map((seat) => seatTakes(table, session, seat))}
    </ul>
  </section>`;
}
