// Draws past actions, those of a hint, and captures by two pieces together: actions as numbered arrows, taken pieces
// where they stood, lines between the pieces that capture in pairs.

import { html, nothing, svg } from 'lit';
import { pieceOn } from '../view/choices.js';
import { recruitedSign, takenSign } from './glyphs.js';
import { hasColours, painter } from './paint.js';
import { figure, ghost } from './pieces.js';
import { placed } from './styled.js';

/** @import { Piece, Scene, Stage } from '../view/types.js' */

/** An arrow from middle to middle. Its number is where it begins, in the corner of that square if a piece is there. */
function arrow(
  /** @type {Scene} */ { geometry, view },
  /** @type {Stage} */ { from, to, number, seat, isAhead = false },
) {
  const [start, end] = [geometry.place(from), geometry.place(to)];
  const [x1, y1] = [start.column + 0.5, start.row + 0.5];
  const [x2, y2] = [end.column + 0.5, end.row + 0.5];
  const aside = isAhead || from === to ? -0.3 : 0;
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const point = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ far, turn = 0) =>
    `${x + Math.cos(angle + turn) * far} ${y + Math.sin(angle + turn) * far}`;
  const tip = point(x2, y2, -0.24);
  const head = `M${point(x2, y2, -0.48, 0.36)}L${tip}L${point(x2, y2, -0.48, -0.36)}`;
  const line = from === to ? '' : `M${point(x1, y1, isAhead ? 0.3 : 0.22)}L${tip}${head}`;
  return svg`<g data-tile=${(hasColours(view) && seat) || nothing}>
    <path class="halo" d=${line}></path><path class="ink" d=${line}></path>
    <circle class="stop" cx=${x1 + aside} cy=${y1 + aside} r="0.21"></circle>
    <text x=${x1 + aside} y=${y1 + aside + 0.1}>${number}</text>
  </g>`;
}

/**
 * A line between neighbours, half from each of them: around a cylinder the halves lie at both its edges.
 * @param {Scene} scene
 * @param {string} one
 * @param {string} other
 */
function link({ geometry, view }, one, other) {
  const [start, end] = [geometry.place(one), geometry.place(other)];
  const far = end.column - start.column;
  const dx = view.surface === 'cylinder' && Math.abs(far) > 1 ? far - Math.sign(far) * view.files : far;
  const dy = end.row - start.row;
  // Both ends keep off the figures.
  const [near, length] = [0.3 / Math.hypot(dx, dy), 0.5 - 0.3 / Math.hypot(dx, dy)];
  const half = (/** @type {typeof start} */ { column, row }, /** @type {number} */ way) =>
    `M${column + 0.5 + way * dx * near} ${row + 0.5 + way * dy * near}l${way * dx * length} ${way * dy * length}`;
  return half(start, 1) + half(end, -1);
}

/** Two pieces and the piece that they capture between them; the one that has not moved is ringed. */
function pair(/** @type {Scene} */ scene, /** @type {import('../view/effects.js').Pair} */ { actor, victim, partner }) {
  const d = link(scene, actor, victim) + link(scene, victim, partner);
  const { column, row } = scene.geometry.place(partner);
  const ring = (/** @type {string} */ name) =>
    svg`<circle class=${name} cx=${column + 0.5} cy=${row + 0.5} r="0.45"></circle>`;
  return svg`<g class="pair" data-square=${partner}>
    <path class="halo" d=${d}></path><path class="ink" d=${d}></path>${ring('rim')}${ring('ring')}
  </g>`;
}

/** A taken piece: faintly where it stood, or in the corner of the piece that stands there now. */
function lost(/** @type {Scene} */ scene, /** @type {Piece} */ piece) {
  const { view, geometry } = scene;
  const now = pieceOn(view, piece.square);
  const paint = painter(view, piece);
  const badge = html`<div class="was" data-seat=${paint.seat} data-tile=${paint.tile}>
    ${figure(scene.nameKind(piece.kind), piece.kind)}
  </div>`;
  return html`${now ? nothing : ghost(scene, piece, piece.square)}
    <div class="mark lost" data-square=${piece.square} ${placed(geometry.place(piece.square))}>
      ${now ? badge : takenSign}
    </div>`;
}

function handedSign(/** @type {Scene} */ { geometry }, /** @type {string} */ square) {
  return html`<div class="mark handed" data-square=${square} ${placed(geometry.place(square))}>${recruitedSign}</div>`;
}

/** The trail, which is hidden while a piece is selected, and the pairs of the considered action. */
export function sketch(/** @type {Scene} */ scene) {
  const { geometry, trail, selected, foreseen } = scene;
  const { stages, taken, pairs, handed } = selected ? { stages: [], taken: [], pairs: [], handed: [] } : trail;
  const lines = [...pairs, ...foreseen.pairs];
  const { files, ranks } = geometry;
  return html`${
    stages.length + lines.length > 0
      ? html`<svg class="trail" viewBox="0 0 ${files} ${ranks}">
        ${lines.map((line) => pair(scene, line))} ${stages.map((stage) => arrow(scene, stage))}
      </svg>`
      : nothing
  }
  ${taken.map((piece) => lost(scene, piece))} ${handed.map((square) => handedSign(scene, square))}`;
}
