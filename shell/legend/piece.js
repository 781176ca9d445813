// Shows how the piece that is pointed at on the board moves now, with its cards, its direction and the kind that it
// imitates; of a stack every piece.

import { html, nothing } from 'lit';
import { cardRow, drawing } from '../board/drawing/drawing.js';
import { turnOnScreen } from '../board/view/geometry.js';
import { Speech } from '../board/view/speech.js';
import { shortSquare } from '../words/square-names.js';
import { diagram } from './diagram.js';
import { kindLine, movementLine } from './kinds.js';
import { isCaptive, layersOf, pieceInSight, waysNow } from './ways.js';

/** @import { Piece } from '../board/view/types.js' */
/** @import { Layer, LegendHost } from './ways.js' */

/** @returns {string} */
function nameOf(/** @type {LegendHost} */ { family }, /** @type {string} */ kind) {
  return family.kinds.find(({ code }) => code === kind)?.name ?? kind;
}

/** "White rook on e4", "White pawn, carried", "Black king, captive". */
function titleOf(
  /** @type {LegendHost} */ { words },
  /** @type {Speech} */ speech,
  /** @type {Piece} */ piece,
  /** @type {Layer} */ layer,
  square = speech.place(piece.square),
) {
  const name = speech.piece(layer);
  if (layer === piece) return words.format('legend-piece', { piece: name, square });
  const kind = speech.kind(layer.kind);
  return words.format(isCaptive(layer) ? 'legend-captive' : 'legend-carried', { piece: name, kind });
}

/** The diagrams of a piece, turned as it stands on the screen. */
function diagrams(/** @type {LegendHost} */ host, /** @type {Layer} */ layer) {
  const { view, words, isFlipped } = host;
  const { facing, seat, kind, cards, imitates } = layer;
  const name = nameOf(host, kind);
  const isOther = cards !== undefined || imitates !== undefined;
  const look = {
    seat,
    painted: view,
    turn: turnOnScreen(view, seat, facing ?? 0, isFlipped),
    hasFacing: facing !== undefined,
  };
  return waysNow(host, layer).map(
    ({ order, steps }, i) =>
      html`<figure>
        ${
          order
            ? html`<figcaption>
              ${words.format(i > 0 ? 'legend-exchanged' : 'legend-now')} ${cardRow(words, host.look, order)}
            </figcaption>`
            : nothing
        }
        ${diagram(words, name, steps, look)} ${movementLine(host, name, steps, isOther)}
      </figure>`,
  );
}

/** The piece without the one below it, which is described by itself. @returns {Layer} */
function withoutLower(/** @type {Layer} */ layer) {
  const { on } = layer;
  return on ? { ...layer, on: { kind: on.kind, seat: on.seat } } : layer;
}

function layerSection(
  /** @type {LegendHost} */ host,
  /** @type {Speech} */ speech,
  /** @type {Piece} */ piece,
  /** @type {Layer} */ layer,
) {
  const { view } = host;
  const state = [speech.condition(withoutLower(layer)), speech.plight(layer)].filter(Boolean).join(', ');
  const name = nameOf(host, layer.kind);
  const isTold = !layer.isHidden && !isCaptive(layer);
  return html`<div class="layer">
    <p class="title">
      ${drawing(name, layer.seat, view)} <span>${titleOf(host, speech, piece, layer, shortSquare(piece.square))}</span>
    </p>
    ${state ? html`<p class="state">${state}</p>` : nothing}
    ${layer.isHidden ? nothing : kindLine(host, name)}
    ${isTold ? html`<div class="ways">${diagrams(host, layer)}</div>` : nothing}
  </div>`;
}

/** The piece that is pointed at; before there is one, how to see one. */
export function pieceNow(/** @type {LegendHost} */ host) {
  const { words, view, isFlipped } = host;
  const piece = pieceInSight(host);
  if (!piece) return html`<p class="legend-hint">${words.format('legend-hint')}</p>`;
  const speech = new Speech(words, view, (kind) => nameOf(host, kind), isFlipped);
  return html`<section class="framed piece-now" aria-label=${titleOf(host, speech, piece, piece)}>
    ${layersOf(piece).map((layer) => layerSection(host, speech, piece, layer))}
  </section>`;
}
