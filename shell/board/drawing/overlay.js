// Draws the signs over the pieces: check, the last action on tiles, the cause of a refusal.

import { html, nothing } from 'lit';
import { checkSign, reasonSign, selectedSign, threatenedSign, trappedSign } from './glyphs.js';
import { hasColours } from './paint.js';
import { figure } from './pieces.js';
import { placed } from './styled.js';
import { sketch } from './trail.js';

/** @import { Mark } from '../../../web/types.js' */
/** @import { Piece, Scene } from '../view/types.js' */
/** @import { TemplateResult } from 'lit' */

/**
 * A sign on a square.
 * @param {Scene} scene
 * @param {string} square
 * @param {string} classes
 * @param {TemplateResult | typeof nothing} [content]
 */
export function mark(scene, square, classes, content = nothing) {
  return html`<div
    class="mark ${classes}"
    data-square=${square}
    ${placed(scene.geometry.place(square))}
  >
    ${content}
  </div>`;
}

/** On a square where a piece can be captured en passant, that piece drawn faintly. */
function passed(/** @type {Scene} */ scene, /** @type {Mark} */ { square, seat = '', kind = '' }) {
  return html`<div class="mark passed" data-square=${square} data-seat=${seat} ${placed(scene.geometry.place(square))}>
    ${figure(scene.nameKind(kind), kind, seat)}
  </div>`;
}

function standingMarks(/** @type {Scene} */ scene) {
  const { pieces, marks } = scene.view;
  return html`${marks.filter(({ mark }) => mark === 'en-passant').map((at) => passed(scene, at))}
  ${pieces.flatMap((piece) => stateMarks(scene, piece))}`;
}

/** The signs of a piece that is in check, threatened or trapped, as a list: most have none. */
function stateMarks(/** @type {Scene} */ scene, /** @type {Piece} */ { square, check, threatened, trapped }) {
  const at = scene.moved?.from === square ? scene.moved.to : square;
  return [
    check && mark(scene, at, 'check', checkSign),
    threatened && mark(scene, at, 'threatened', threatenedSign),
    trapped && mark(scene, at, 'trapped', trappedSign),
  ].filter(Boolean);
}

/** Tiles cover their squares, so the last action and the selection are drawn around the tiles. */
function tileMarks(/** @type {Scene} */ scene) {
  const { last, selected, asked, view } = scene;
  const at = last[last.length - 1];
  if (!hasColours(view)) return nothing;
  return html`${at && at !== selected ? mark(scene, at, 'arrived', selectedSign) : nothing}
  ${selected ? mark(scene, selected, 'chosen', selectedSign) : nothing}
  ${asked ? mark(scene, asked, 'asked', selectedSign) : nothing}`;
}

/**
 * @param {Scene} scene
 * @param {unknown} aims what can be done
 * @param {unknown} annotations drawn on top
 */
export function overlay(scene, aims, annotations = nothing) {
  return html`<div class="layer overlay" aria-hidden="true">
    ${sketch(scene)} ${standingMarks(scene)} ${tileMarks(scene)} ${aims}
    ${scene.reasons.map((square) => mark(scene, square, 'reason', reasonSign))} ${annotations}
  </div>`;
}
