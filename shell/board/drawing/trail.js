// Draws past actions, those of a hint, and captures by two pieces together: actions as numbered arrows, taken pieces
// where they stood, lines between the pieces that capture in pairs.

import { html, nothing, svg } from 'lit';
import { pieceOn } from '../view/choices.js';
import { noTrail } from '../view/effects.js';
import { boxes } from '../view/places.js';
import { wayOf } from '../view/way.js';
import { recruitedSign, takenSign } from './glyphs.js';
import { hasColours, paintedSeat, painter } from './paint.js';
import { figure, ghost } from './pieces.js';
import { passingIn } from './stack.js';
import { placed } from './styled.js';

/** @import { Piece, Scene, Stage } from '../view/types.js' */

/** A point at a distance from the first of two places, on the way to the second or turned from it. */
function pointAt(
  /** @type {{ x: number, y: number }} */ from,
  /** @type {{ x: number, y: number }} */ to,
  /** @type {number} */ far,
  turn = 0,
) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x) + turn;
  return `${from.x + Math.cos(angle) * far} ${from.y + Math.sin(angle) * far}`;
}

/** How far from the middle of a square its rim is, on the way to another place. */
function rimOf(/** @type {{ x: number, y: number }} */ from, /** @type {{ x: number, y: number }} */ to) {
  const [x, y] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return (0.5 * Math.hypot(x, y)) / Math.max(x, y);
}

/**
 * The line of an arrow through the middles of squares, with its head.
 * @param {import('../view/way.js').Way['places']} places
 * @param {number} gap between the first middle and the line
 * @param {boolean} isTaken a piece stands at the end: the head keeps off it
 */
export function arrowLine(places, gap, isTaken) {
  const middles = places.map(({ column, row }) => ({ x: column + 0.5, y: row + 0.5 }));
  const [before, last] = middles.slice(-2);
  const far = isTaken ? rimOf(last, before) - 0.06 : 0.24;
  const tip = pointAt(last, before, far);
  const stops = [pointAt(middles[0], middles[1], gap), ...middles.slice(1, -1).map(({ x, y }) => `${x} ${y}`), tip];
  const [left, right] = [1, -1].map((side) => pointAt(last, before, far + 0.22, (side * 0.14) / (far + 0.22)));
  return `M${stops.join('L')}M${left}L${tip}L${right}`;
}

/** A line that leaves the board at one edge is there a second time, where it comes in at the other. */
export function overEdge(/** @type {Scene['geometry']} */ { files, ranks }, /** @type {number} */ beyond, line = '') {
  const paths = (/** @type {number} */ by) =>
    ['halo', 'ink'].map((name) => svg`<path class=${name} d=${line} transform="translate(${by} 0)"></path>`);
  if (beyond === 0) return paths(0);
  return svg`<svg class="over-edge" width=${files} height=${ranks}>${paths(0)} ${paths(-beyond)}</svg>`;
}

/** The disc with the number of an action, where it begins: in a place that is free, if a piece stands there. */
function numberDisc(/** @type {Scene} */ scene, /** @type {Stage} */ { from, number }) {
  const { column, row } = scene.geometry.place(from);
  const piece = pieceOn(scene.view, from);
  const { left, top, size } = piece ? boxes[passingIn(scene, piece).number] : { left: 0.29, top: 0.29, size: 0.42 };
  const [x, y] = [column + left + size / 2, row + top + size / 2];
  const at = `translate(${x} ${y})scale(${size / 0.46})`;
  return svg`<circle class="stop" r="0.21" transform=${at}></circle><text y="0.1" transform=${at}>${number}</text>`;
}

/** The number of an arrow, in the same colours: above all arrows, so that none crosses it. */
function number(/** @type {Scene} */ scene, /** @type {Stage} */ stage) {
  return svg`<g class="number" data-tile=${(hasColours(scene.view) && stage.seat) || nothing}>
    ${numberDisc(scene, stage)}
  </g>`;
}

/** An arrow from middle to middle. */
function arrow(/** @type {Scene} */ scene, /** @type {Stage} */ stage) {
  const { geometry, view } = scene;
  const { from, to, seat } = stage;
  const { places, beyond } = wayOf(geometry, stage);
  const gap = pieceOn(view, from) ? 0.3 : 0.22;
  return svg`<g class="stage" data-tile=${(hasColours(view) && seat) || nothing}>
    ${from === to ? nothing : overEdge(geometry, beyond, arrowLine(places, gap, pieceOn(view, to) !== undefined))}
  </g>`;
}

/**
 * A line between neighbours, half from each of them: around a cylinder the halves lie at both its edges.
 * @param {Scene} scene
 * @param {string} one
 * @param {string} other
 */
export function link({ geometry, view }, one, other) {
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

/** A taken piece: faintly where it stood, or in a free place of the piece that stands there now. */
function lost(/** @type {Scene} */ scene, /** @type {Piece} */ piece) {
  const { view, geometry } = scene;
  const now = pieceOn(view, piece.square);
  const paint = painter(view, piece);
  const badge = (/** @type {Piece} */ captor) => html`<div
    class="was at-${passingIn(scene, captor).lost}"
    data-seat=${paint.seat}
    data-tile=${paint.tile}
  >
    ${figure(scene.nameKind(piece.kind), piece.kind, paintedSeat(view, piece))}
  </div>`;
  return html`${now ? nothing : ghost(scene, piece, piece.square)}
    <div class="mark lost" data-square=${piece.square} ${placed(geometry.place(piece.square))}>
      ${now ? badge(now) : takenSign}
    </div>`;
}

function handedSign(/** @type {Scene} */ scene, /** @type {string} */ square) {
  const piece = pieceOn(scene.view, square);
  const place = piece ? passingIn(scene, piece).lost : 'nw';
  return html`<div class="mark handed" data-square=${square} ${placed(scene.geometry.place(square))}>
    <span class="at-${place}">${recruitedSign}</span>
  </div>`;
}

/**
 * The trail. What has happened makes room for a piece that is selected; what a hint says only for the piece with which
 * it begins.
 */
export function trailShown(/** @type {Scene} */ { trail, selected }) {
  if (!selected) return trail;
  const ahead = trail.stages.filter(({ isAhead }) => isAhead);
  return { ...noTrail, stages: ahead[0]?.from === selected ? [] : ahead };
}

/** The trail, and the pairs of the considered action. */
export function sketch(/** @type {Scene} */ scene) {
  const { geometry, foreseen } = scene;
  const { stages, taken, pairs, handed } = trailShown(scene);
  const lines = [...pairs, ...foreseen.pairs];
  const { files, ranks } = geometry;
  return html`${
    stages.length + lines.length > 0
      ? html`<svg class="trail" viewBox="0 0 ${files} ${ranks}">
        ${lines.map((line) => pair(scene, line))} ${stages.map((stage) => arrow(scene, stage))}
        ${stages.map((stage) => number(scene, stage))}
      </svg>`
      : nothing
  }
  ${taken.map((piece) => lost(scene, piece))} ${handed.map((square) => handedSign(scene, square))}`;
}
