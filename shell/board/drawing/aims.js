// Draws the targets of the chosen piece, and the effects of the considered action.

import { html, nothing, svg } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { isOwn, pieceOn } from '../view/choices.js';
import { menacedSign, recruitedSign, riskBadge, riskSign, selectedSign, takenSign, targetSigns } from './glyphs.js';
import { mark } from './overlay.js';
import { ghost } from './pieces.js';
import { placed } from './styled.js';

/** @import { Target } from '../view/choices.js' */
/** @import { Scene } from '../view/types.js' */
/** @import { TemplateResult } from 'lit' */

function signOf(/** @type {Scene} */ { view }, /** @type {Target} */ target) {
  const { square, isHit, isRaid, isPromotion, isPlace, isReplace, isTurn, onward } = target;
  if (isPlace) return targetSigns.place;
  if (isReplace) return targetSigns.replace;
  if (isTurn) return targetSigns.turn;
  if (isOwn(view, square)) return targetSigns.carry;
  if (onward.length > 0 && !isHit) return targetSigns.onward;
  if (isHit) return isPromotion ? targetSigns.hitPromotion : targetSigns.hit;
  if (isRaid) return isPromotion ? targetSigns.raidPromotion : targetSigns.raid;
  return isPromotion ? targetSigns.promotion : targetSigns.quiet;
}

/** The sign of a target, and that a royal piece could be taken there. */
function signsOf(/** @type {Scene} */ scene, /** @type {Target} */ target) {
  const sign = signOf(scene, target);
  if (!target.isRisky) return sign;
  return sign === targetSigns.quiet ? riskSign : html`${sign}${riskBadge}`;
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
    risky: target.isRisky,
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
          : signsOf(scene, target)
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

/** The effects that all considered actions have besides moving their piece. */
function effects(/** @type {Scene} */ scene) {
  const { taken, recruited, moved, come } = scene.foreseen;
  const marks = (/** @type {string[]} */ squares, /** @type {string} */ name, /** @type {TemplateResult} */ sign) =>
    squares.filter((square) => square !== scene.choosing?.target).map((square) => mark(scene, square, name, sign));
  return html`${marks(taken, 'taken', takenSign)} ${marks(recruited, 'recruited', recruitedSign)}
  ${moved.map(({ from, to }) => {
    const piece = pieceOn(scene.view, from);
    return piece ? html`${ghost(scene, piece, to)} ${arrow(scene, from, to)}` : nothing;
  })}
  ${come.map((piece) => ghost(scene, piece, piece.square))}`;
}

/** The sign under the pieces: the target under the pointer. */
export function aim(/** @type {Scene} */ scene) {
  const { pointed, targets, isTouched } = scene;
  return pointed && targets.has(pointed) ? mark(scene, pointed, isTouched ? 'aim touched' : 'aim') : nothing;
}

/** The signs over the pieces. */
export function aims(/** @type {Scene} */ scene) {
  const { foreseen, choosing, targets, isGlance } = scene;
  const isMarked = (/** @type {string} */ square) =>
    targets.has(square) || foreseen.taken.includes(square) || foreseen.recruited.includes(square);
  const others = isGlance || choosing ? [] : menaced(scene).filter((square) => !isMarked(square));
  return html`${choosing ? nothing : [...targets.values()].map((target) => targetMark(scene, target))}
    ${others.map((square) => mark(scene, square, 'menaced', menacedSign))} ${effects(scene)}`;
}
