// Draws the attributes of a piece: the piece below it, the direction in which it looks, that it has acted,
// and the kind that it imitates; and names those for which its drawing has to leave room.

import { html, nothing } from 'lit';
import { drawn, markArt, pieceArt } from '../../art/art.js';
import { turnOnScreen } from '../view/geometry.js';
import { passingPlaces, placesOf } from '../view/places.js';
import { isCarded } from './carded.js';
import { styled } from './styled.js';

/** @import { Piece, Scene } from '../view/types.js' */

/** @typedef {NonNullable<Piece['on']>} Lower */

/** The pointer at the edge of the square to which a piece looks. */
function facingMark(/** @type {number} */ turn) {
  return html`<span class="facing" data-turn=${turn} ${styled({ '--turn': turn })}
    >${drawn(markArt('facing'))}</span
  >`;
}

function facing(/** @type {Scene} */ { view, isFlipped }, /** @type {Lower} */ { seat, facing }) {
  if (facing === undefined) return nothing;
  return facingMark(turnOnScreen(view, seat, facing, isFlipped));
}

/** The sign that a piece has acted, in a corner. */
function actedBadge(/** @type {import('../view/places.js').Place} */ place) {
  return html`<span class="badge-place acted at-${place}">${drawn(markArt('acted'))}</span>`;
}

/** A carried piece: drawn smaller, in front of its carrier, and larger while the square is pointed at. */
function passenger(
  /** @type {Scene} */ scene,
  /** @type {Lower} */ lower,
  /** @type {import('../view/places.js').Place} */ place,
) {
  return html`<span class="passenger in-${place}" data-seat=${lower.seat}>
    <span class="figure">${drawn(pieceArt(scene.nameKind(lower.kind), lower.seat))}</span>
    ${facing(scene, lower)} ${lower.acted ? actedBadge('se') : nothing}
  </span>`;
}

/** A captive under its captor, small, in its own colours. */
function captive(/** @type {Scene} */ scene, /** @type {Lower} */ { kind, seat }) {
  const name = scene.nameKind(kind);
  return html`<span data-seat=${seat}
    ><span class="badge-place captive at-sw">${drawn(markArt(`${name}-under`) || pieceArt(name, seat))}</span></span
  >`;
}

/** A small drawing of the kind as which a piece moves now; a question mark while it imitates none. */
function mask(/** @type {Scene} */ scene, /** @type {string} */ kind, /** @type {string} */ seat) {
  return html`<span class="mask at-ne"
    >${kind ? drawn(pieceArt(scene.nameKind(kind), seat)) : html`<b>?</b>`}</span
  >`;
}

/** The places of the lasting marks of a piece. */
function placesIn(/** @type {Scene} */ scene, /** @type {Piece} */ piece) {
  return placesOf(scene.view, piece, { isFlipped: scene.isFlipped, isCarded: isCarded(scene, piece) });
}

/** The places for passing marks on the square of a piece. */
export function passingIn(/** @type {Scene} */ scene, /** @type {Piece} */ piece) {
  return passingPlaces(scene.view, piece, { isFlipped: scene.isFlipped, isCarded: isCarded(scene, piece) });
}

/** The classes by which the drawing of a piece leaves room for a passenger and for its direction. */
export function stackClasses(/** @type {Scene} */ scene, /** @type {Piece} */ piece) {
  const { on, facing, square } = piece;
  return {
    stacked: !!on && !on.captive,
    faced: facing !== undefined,
    peeked: !!on && [scene.pointed, scene.selected].includes(square),
  };
}

/** The signs of a piece beside its figure, as a list: most have none. */
export function attributes(/** @type {Scene} */ scene, /** @type {Piece} */ piece) {
  const { on, acted, imitates, seat } = piece;
  const places = placesIn(scene, piece);
  return [
    facing(scene, piece),
    on && (on.captive ? captive(scene, on) : passenger(scene, on, places.passenger?.[0] ?? 'se')),
    acted && actedBadge(places.acted?.[0] ?? 'se'),
    imitates !== undefined && mask(scene, imitates, seat),
  ].filter((part) => part && part !== nothing);
}
