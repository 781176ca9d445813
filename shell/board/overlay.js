// Draws the signs over the pieces: targets, the effects of the considered action, check, the cause of a refusal.

import { html, nothing, svg } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { pieceOn } from './choices.js';
import { checkSign, menacedSign, reasonSign, recruitedSign, selectedSign, takenSign, targetSigns } from './glyphs.js';
import { hasColours } from './paint.js';
import { parts } from './parts.js';
import { figure, ghost } from './pieces.js';
import { placed } from './styled.js';

/**
 * @typedef {import('./types.js').Scene} Scene
 * @typedef {import('./types.js').Piece} Piece
 * @typedef {import('../../web/types.js').Mark} Mark
 * @typedef {import('./choices.js').Target} Target
 * @typedef {import('lit').TemplateResult} TemplateResult
 */

/**
 * @param {Scene} scene
 * @param {string} square
 * @param {string} classes
 * @param {TemplateResult | typeof nothing} [content]
 */
function on(scene, square, classes, content = nothing) {
  return html`<div
    class="mark ${classes}"
    data-square=${square}
    ${placed(scene.geometry.place(square))}
  >
    ${content}
  </div>`;
}

function signOf(/** @type {Target} */ { isHit, isRaid, isPromotion, isPlace, isReplace, isTurn, onward }) {
  if (isPlace) return targetSigns.place;
  if (isReplace) return targetSigns.replace;
  if (isTurn) return targetSigns.turn;
  if (onward.length > 0 && !isHit) return targetSigns.onward;
  if (isHit) return isPromotion ? targetSigns.hitPromotion : targetSigns.hit;
  if (isRaid) return isPromotion ? targetSigns.raidPromotion : targetSigns.raid;
  return isPromotion ? targetSigns.promotion : targetSigns.quiet;
}

function targetMark(/** @type {Scene} */ scene, /** @type {Target} */ target) {
  const { isHit, isRaid, isPromotion } = target;
  if (target.isTurn && scene.isGlance) return nothing;
  const classes = classMap({
    mark: true,
    target: true,
    capturing: isHit || isRaid,
    hit: isHit,
    raid: isRaid && !isHit,
    quiet: !isHit && !isRaid,
    place: target.isPlace,
    promotion: isPromotion,
    glance: scene.isGlance,
    pointed: scene.pointed === target.square,
  });
  return html`<div
    class=${classes}
    data-square=${target.square}
    ${placed(scene.geometry.place(target.square))}
  >
    ${
      scene.landing === target.square
        ? selectedSign
        : scene.pointed === target.square && target.isHit
          ? targetSigns.hit
          : signOf(target)
    }
  </div>`;
}

/** The squares of pieces that some of the moves capture, but not on their target. */
function menaced(/** @type {Scene} */ { targets }) {
  const squares = [...targets.values()].flatMap(({ square, actions }) =>
    actions.flatMap(({ captures = [] }) => captures.filter((victim) => victim !== square)),
  );
  return [...new Set(squares)];
}

/** An arrow from one square's middle to the other's. */
function arrow(/** @type {Scene} */ { geometry }, /** @type {string} */ from, /** @type {string} */ to) {
  const { files, ranks } = geometry;
  const [start, end] = [geometry.place(from), geometry.place(to)];
  const angle = Math.atan2(end.row - start.row, end.column - start.column);
  const x = end.column + 0.5 - Math.cos(angle) * 0.3;
  const y = end.row + 0.5 - Math.sin(angle) * 0.3;
  const wing = (/** @type {number} */ turn) =>
    `L${x - Math.cos(angle + turn) * 0.24} ${y - Math.sin(angle + turn) * 0.24}`;
  const d = `M${start.column + 0.5} ${start.row + 0.5}L${x} ${y}M${x} ${y}${wing(0.6)}M${x} ${y}${wing(-0.6)}`;
  return html`<svg class="arrow" viewBox="0 0 ${files} ${ranks}">
    ${svg`<path class="halo" d=${d}></path><path class="ink" d=${d}></path>`}
  </svg>`;
}

/** What all considered actions do besides moving their piece. */
function effects(/** @type {Scene} */ scene) {
  const { taken, recruited, moved, come } = scene.foreseen;
  const marks = (/** @type {string[]} */ squares, /** @type {string} */ name, /** @type {TemplateResult} */ sign) =>
    squares.filter((square) => square !== scene.choosing?.target).map((square) => on(scene, square, name, sign));
  return html`${marks(taken, 'taken', takenSign)} ${marks(recruited, 'recruited', recruitedSign)}
  ${moved.map(({ from, to }) => {
    const piece = pieceOn(scene.view, from);
    return piece ? html`${ghost(scene, piece, to)} ${arrow(scene, from, to)}` : nothing;
  })}
  ${come.map((piece) => ghost(scene, piece, piece.square))}`;
}

/** On a square where a piece can be captured en passant, that piece drawn faintly. */
function passed(/** @type {Scene} */ scene, /** @type {Mark} */ { square, seat, kind = '' }) {
  return html`<div class="mark passed" data-square=${square} data-seat=${seat} ${placed(scene.geometry.place(square))}>
    ${figure(scene.nameKind(kind), kind)}
  </div>`;
}

function standingMarks(/** @type {Scene} */ scene) {
  const { pieces, marks } = scene.view;
  return html`${marks.filter(({ mark }) => mark === 'en-passant').map((mark) => passed(scene, mark))}
  ${pieces.flatMap((piece) => stateMarks(scene, piece))}`;
}

/** The signs of a piece that is in check, threatened or trapped, as a list: most have none. */
function stateMarks(/** @type {Scene} */ scene, /** @type {Piece} */ { square, check, threatened, trapped }) {
  const at = scene.moved?.from === square ? scene.moved.to : square;
  return [
    check && on(scene, at, 'check', checkSign),
    threatened && on(scene, at, 'threatened', parts.tables?.threatenedSign),
    trapped && on(scene, at, 'trapped', parts.tables?.trappedSign),
  ].filter(Boolean);
}

/** Tiles cover their squares, so the last action and the selection are drawn around the tiles. */
function tileMarks(/** @type {Scene} */ scene) {
  const { last, selected, view } = scene;
  const at = last[last.length - 1];
  if (!hasColours(view)) return nothing;
  return html`${at && at !== selected ? on(scene, at, 'arrived', selectedSign) : nothing}
  ${selected ? on(scene, selected, 'chosen', selectedSign) : nothing}`;
}

/** Draws the sign under the pieces: the target under the pointer. */
export function underlay(/** @type {Scene} */ scene) {
  const { pointed, targets, isTouched } = scene;
  return html`<div class="layer" aria-hidden="true">
    ${pointed && targets.has(pointed) ? on(scene, pointed, isTouched ? 'aim touched' : 'aim') : nothing}
  </div>`;
}

/** @param {Scene} scene @param {unknown} annotations drawn on top */
export function overlay(scene, annotations = nothing) {
  const { foreseen, choosing, targets, isGlance } = scene;
  const isMarked = (/** @type {string} */ square) =>
    targets.has(square) || foreseen.taken.includes(square) || foreseen.recruited.includes(square);
  const others = isGlance || choosing ? [] : menaced(scene).filter((square) => !isMarked(square));
  return html`<div class="layer overlay" aria-hidden="true">
    ${scene.sketch?.(scene)} ${standingMarks(scene)} ${tileMarks(scene)}
    ${choosing ? nothing : [...targets.values()].map((target) => targetMark(scene, target))}
    ${others.map((square) => on(scene, square, 'menaced', menacedSign))} ${effects(scene)}
    ${scene.reasons.map((square) => on(scene, square, 'reason', reasonSign))} ${annotations}
  </div>`;
}
