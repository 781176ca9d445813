// The signs on the board of what is possible: where a piece could go if its turn began now, what bars one that cannot
// move, what an exchange of cards would open and close, and the captures of each side, by shape and number.

import { html, nothing, svg } from 'lit';
import { hasColours } from '../board/drawing/paint.js';
import { passingIn } from '../board/drawing/stack.js';
import { arrowLine, link, overEdge } from '../board/drawing/trail.js';
import { isOwn, pieceOn, squaresOf } from '../board/view/choices.js';
import { boxes } from '../board/view/places.js';
import { wayOf } from '../board/view/way.js';

/** @import { Action, Attack, Takes } from '../../web/types.js' */
/** @import { Scene } from '../board/view/types.js' */
/** @import { Asked } from './check.js' */
/** @import { Exchange, Look } from './possible.js' */

const ring = 'M0-.16a.16.16 0 1 1 0 .32a.16.16 0 1 1 0-.32z';
const brackets =
  'M-.44-.26v-.1a.08.08 0 0 1 .08-.08h.1M.26-.44h.1a.08.08 0 0 1 .08.08v.1' +
  'M.44.26v.1a.08.08 0 0 1-.08.08h-.1M-.26.44h-.1a.08.08 0 0 1-.08-.08v-.1';
const plus = 'M0-.15v.3M-.15 0h.3';
const cross = 'M-.12-.12l.24.24M.12-.12l-.24.24';
/** Along the edges of a square: a ring would cut through the signs in the corners of pieces. */
const frame = 'M-.45-.45h.9v.9h-.9z';

/** A line drawing in the middle of a square, with a light edge. */
function mark(/** @type {Scene} */ { geometry }, /** @type {string} */ square, /** @type {string} */ name, d = ring) {
  if (!geometry.has(square)) return nothing;
  const { column, row } = geometry.place(square);
  return svg`<g class=${name} data-square=${square} transform="translate(${column + 0.5} ${row + 0.5})">
    <path class="halo" d=${d}></path><path class="ink" d=${d}></path>
  </g>`;
}

/** Where a piece could go: rings, and brackets around what it would take. */
function looked(/** @type {Scene} */ scene, /** @type {Look | null | undefined} */ look) {
  if (!look) return nothing;
  const { piece, actions, why } = look;
  if (why) return why.squares.map((square) => mark(scene, square, 'barrier', frame));
  if (scene.targets.size > 0 && isOwn(scene.view, piece.square)) return nothing;
  const victims = new Set(actions.flatMap(({ captures = [] }) => captures));
  const targets = new Set(actions.map(({ target }) => target ?? ''));
  const empty = [...targets].filter((square) => square !== '' && !victims.has(square));
  return [
    ...empty.map((square) => mark(scene, square, 'supposed')),
    ...[...victims].map((square) => mark(scene, square, 'supposed taking', brackets)),
  ];
}

function exchanged(/** @type {Scene} */ scene, /** @type {Exchange | null | undefined} */ exchange) {
  if (!exchange) return nothing;
  const { opened, closed, attacked } = exchange;
  return [
    ...opened.map((square) => mark(scene, square, 'opened', ring + plus)),
    ...closed.map((square) => mark(scene, square, 'closed', cross)),
    ...attacked.map((square) => mark(scene, square, 'opened', brackets)),
  ];
}

/** A shape for each seat, in their order, as on their emblems: told apart without their colours. */
const shapes = [
  'M0-.21a.21.21 0 1 1 0 .42a.21.21 0 1 1 0-.42z',
  'M-.19-.19h.38v.38h-.38z',
  'M0-.27l.27.44h-.54z',
  'M0-.26l.26.26l-.26.26l-.26-.26z',
  'M0-.28l.09.16l.18.04l-.12.14l.02.19l-.17-.08l-.17.08l.02-.19l-.12-.14l.18-.04z',
  'M-.1-.24h.2v.14h.14v.2h-.14v.14h-.2v-.14h-.14v-.2h.14z',
];

/** Brackets around what could be taken, where tiles are too small for numbers. */
function takeBrackets(/** @type {Scene} */ scene, /** @type {Takes | null | undefined} */ takes) {
  if (!takes || !hasColours(scene.view)) return nothing;
  const squares = new Set(takes.seats.flatMap(({ takes }) => takes.map(({ square }) => square)));
  return [...squares].map((square) => mark(scene, square, 'could-take', brackets));
}

/** The possible captures of each seat: its shape, with the number of actions needed, or of several pieces. */
function takeSigns(/** @type {Scene} */ scene, /** @type {Takes | null | undefined} */ takes) {
  const { view, geometry } = scene;
  /** How many signs stand on a square already. @type {Map<string, number>} */
  const counts = new Map();
  const isTable = hasColours(view);
  const isCounted = view.turn.of !== undefined;
  return (takes?.seats ?? []).flatMap(({ seat, takes: found }) =>
    found.map(({ square, actions, from }) => {
      const piece = pieceOn(view, square);
      if (!geometry.has(square) || !piece) return nothing;
      const index = counts.get(square) ?? 0;
      counts.set(square, index + 1);
      const { column, row } = geometry.place(square);
      const places = passingIn(scene, piece).takes;
      const { left, top, size } = boxes[places[Math.min(index, places.length - 1)]];
      const shape = shapes[view.seats.indexOf(seat)] ?? shapes[0];
      const at = `translate(${column + left + size / 2} ${row + top + size / 2})scale(${size / 0.54})`;
      return svg`<g class="take" data-square=${square} data-by=${seat} data-actions=${actions}
        data-seat=${isTable ? nothing : seat} data-tile=${isTable ? seat : nothing} transform=${at}>
        <path class="outer" d=${shape}></path><path class="badge" d=${shape}></path>
        <text y="0.12">${isCounted ? actions : from.length > 1 ? from.length : nothing}</text>
      </g>`;
    }),
  );
}

/** An attack on a king: the attacker in a frame, and its way; its partners in frames, and lines to them. */
function attacked(/** @type {Scene} */ scene, /** @type {string} */ king, /** @type {Attack} */ attack) {
  const { square, way = [], partners = [], around } = attack;
  const squares = [square, ...way, king];
  if (![...squares, ...partners].every((one) => scene.geometry.has(one))) return nothing;
  const shown = partners.length > 0 ? squares.slice(0, -1) : squares;
  const stop = way[way.length - 1];
  const pairs = partners.map((partner) => link(scene, stop, king) + link(scene, king, partner)).join('');
  const [from, to] = [shown[0], shown[shown.length - 1]];
  const { places, beyond } = wayOf(scene.geometry, { from, to, via: shown.slice(1, -1), around });
  return svg`<g class="attack" data-square=${square} data-way=${way.join(' ') || nothing}>
    ${overEdge(scene.geometry, beyond, arrowLine(places, 0.42, partners.length === 0))}
    <path class="halo" d=${pairs}></path><path class="ink" d=${pairs}></path>
    ${[square, ...partners].map((one) => mark(scene, one, 'attacker', frame))}
    ${way.map((one) => mark(scene, one, 'attacker', ring))}
  </g>`;
}

/** Arrows to a piece from where each seat could take it. */
function takeWays(/** @type {Scene} */ { geometry, view }, /** @type {Takes} */ takes, /** @type {string} */ square) {
  const found = takes.seats.flatMap(({ takes }) => takes.filter((take) => take.square === square));
  return found.flatMap(({ from }) =>
    from
      .filter((one) => geometry.has(one) && pieceOn(view, one))
      .map((one) => {
        const d = arrowLine([geometry.place(one), geometry.place(square)], 0.3, true);
        return svg`<g class="take-way" data-square=${one}>
          <path class="halo" d=${d}></path><path class="ink" d=${d}></path>
        </g>`;
      }),
  );
}

/**
 * @param {Scene} scene
 * @param {object} shown
 * @param {Look | null} [shown.look]
 * @param {Exchange | null} [shown.exchange]
 * @param {Takes | null} [shown.takes]
 * @param {string | null} [shown.taken] the piece that is looked at: it is shown from where it could be taken
 * @param {Asked | null} [shown.checked]
 */
export function boardSigns(scene, { look, exchange, takes, taken, checked }) {
  const { files, ranks } = scene.geometry;
  return html`<svg class="possible" viewBox="0 0 ${files} ${ranks}">
    ${checked ? checked.attacks.map((attack) => attacked(scene, checked.square, attack)) : nothing}
    ${looked(scene, look)} ${exchanged(scene, exchange)} ${takes && taken ? takeWays(scene, takes, taken) : nothing}
    ${takeBrackets(scene, takes)} ${takeSigns(scene, takes)}
  </svg>`;
}

const ringAt = (/** @type {string} */ place) => `M${place}m0-.16a.16.16 0 1 1 0 .32a.16.16 0 1 1 0-.32z`;

/** The sign of an action that is planned: its squares, and the way from the first to the last. */
export function plannedSign(/** @type {Scene} */ { geometry }, /** @type {Action | undefined} */ action) {
  if (!action) return nothing;
  const squares = squaresOf(action).filter((square) => geometry.has(square));
  const corners = squares.map((square) => geometry.place(square));
  const middles = corners.map(({ column, row }) => `${column + 0.5} ${row + 0.5}`);
  const way = `M${middles.join('L')}`;
  const end = ringAt(middles[middles.length - 1]);
  return html`<svg class="possible planned" viewBox="0 0 ${geometry.files} ${geometry.ranks}">
    ${corners.map(
      ({ column, row }, i) =>
        svg`<rect data-square=${squares[i]} x=${column + 0.02} y=${row + 0.02} width="0.96" height="0.96"></rect>`,
    )}
    <path class="halo" d=${way + end}></path><path class="ink way" d=${way}></path><path class="ink" d=${end}></path>
  </svg>`;
}
