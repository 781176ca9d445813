// Draws the surroundings of a table without edges: coordinates along the edges of the part in sight, markers for tiles
// out of sight, and the buttons of the camera.

import { html, nothing, svg } from 'lit';
import { markedSquares } from './marked.js';
import { styled } from './styled.js';

/** @import { Camera, Place } from '../camera/camera.js' */
/** @import { Plane } from '../view/plane.js' */
/** @import { Scene } from '../view/types.js' */

/** The distance between two labels, in pixels; the width of their digits is added to it. */
const labelGap = 18;
const digitWidth = 7;

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** A number with a proper minus sign. */
const signed = (/** @type {number} */ number) => String(number).replace('-', '\u2212');

/** The number of squares from one label to the next. */
function labelStep(/** @type {number} */ size, /** @type {number} */ needed) {
  return steps.find((step) => step * size >= needed) ?? steps[steps.length - 1];
}

/**
 * The labels of the squares between two places: one for each square whose coordinate is a multiple of the step.
 * @param {number} from
 * @param {number} to
 * @param {(at: number) => number} valueAt
 * @param {number} step
 */
function listLabels(from, to, valueAt, step) {
  const labels = [];
  for (let at = Math.ceil(from - 0.1); at + 1 <= to + 0.1; at++)
    if (valueAt(at) % step === 0) labels.push({ at, text: signed(valueAt(at)) });
  return labels;
}

/** How many digits the rows' labels may need. */
export function rowDigits(/** @type {Plane} */ plane, /** @type {Camera} */ camera) {
  const { top, bottom } = camera.area;
  const far = Math.max(...[top, bottom].map((row) => Math.abs(plane.pointAt(0, Math.round(row)).y)));
  return far < 100 ? 3 : far < 10_000 ? 5 : 8;
}

/** The coordinates of columns and rows, each beside its squares. */
export function edgeCoordinates(/** @type {Plane} */ plane, /** @type {Camera} */ camera) {
  const { left, right, top, bottom } = camera.area;
  const { size } = camera;
  const far = Math.max(...[left, right].map((column) => Math.abs(plane.pointAt(Math.round(column), 0).x)));
  const wide = labelGap + digitWidth * String(far).length;
  const columns = listLabels(left, right, (at) => plane.pointAt(at, 0).x, labelStep(size, wide));
  const rows = listLabels(top, bottom, (at) => plane.pointAt(0, at).y, labelStep(size, labelGap));
  return html`<div class="edge rows" aria-hidden="true">
      ${rows.map(({ at, text }) => html`<span ${styled({ '--at': at + 0.5 })}>${text}</span>`)}
    </div>
    <div class="edge columns" aria-hidden="true">
      ${columns.map(({ at, text }) => html`<span ${styled({ '--at': at + 0.5 })}>${text}</span>`)}
    </div>`;
}

/** Names of the eight directions, clockwise from the right. */
const directions = ['right', 'below-right', 'below', 'below-left', 'left', 'above-left', 'above', 'above-right'];

/**
 * Tiles and marked squares out of sight that lie in one direction.
 * @typedef {object} Crowd
 * @property {number} direction
 * @property {Place} nearest of those that are marked, if there are any
 * @property {Map<string, number>} counts of tiles by who controls them
 * @property {number} marked how many squares are marked
 */

/** The width of a table beside whose buttons there is room for markers in four directions only, in pixels. */
const narrow = 420;

/** @returns {Crowd[]} */
function findCrowds(/** @type {Scene} */ scene, /** @type {Plane} */ plane, /** @type {Camera} */ camera) {
  const { left, right, top, bottom } = camera.area;
  const { column: x, row: y } = camera.middle;
  const apart = camera.width < narrow ? 2 : 1;
  /** @type {Map<number, Crowd & { distance: number }>} */
  const crowds = new Map();
  const marks = [...new Set(markedSquares(scene))].map((square) => ({ place: plane.place(square), owner: null }));
  const tiles = scene.view.pieces.map((piece) => ({ place: plane.toScreen(piece), owner: piece.owner ?? piece.seat }));
  for (const { place, owner } of [...marks, ...tiles]) {
    const [column, row] = [place.column + 0.5, place.row + 0.5];
    if (column > left && column < right && row > top && row < bottom) continue;
    const angle = Math.atan2(row - y, column - x);
    const direction = (apart * Math.round(angle / (Math.PI / 4) / apart) + 8) % 8;
    const distance = Math.hypot(column - x, row - y);
    const crowd = crowds.get(direction) ?? { direction, nearest: place, counts: new Map(), marked: 0, distance };
    const isAim = owner === null || crowd.marked === 0;
    if (isAim && distance < crowd.distance) Object.assign(crowd, { nearest: place, distance });
    if (owner === null) crowd.marked++;
    else crowd.counts.set(owner, (crowd.counts.get(owner) ?? 0) + 1);
    crowds.set(direction, crowd);
  }
  return [...crowds.values()].sort((one, other) => one.direction - other.direction);
}

const pointer = html`<svg class="pointer" viewBox="0 0 24 24" aria-hidden="true">
  ${svg`<path d="M4 4l16 8-16 8 4-8z"></path>`}
</svg>`;

function marker(/** @type {Scene} */ { speech }, /** @type {Crowd} */ crowd, /** @type {() => void} */ go) {
  const name = directions[crowd.direction];
  const counts = [...crowd.counts].sort(([one], [other]) => one.localeCompare(other));
  const sum = counts.reduce((total, [, count]) => total + count, 0);
  const who = counts.map(([seat, count]) => speech.say('board-beyond-seat', { seat: speech.seat(seat), count }));
  const text = [
    ...(sum > 0 ? [speech.say('board-beyond', { count: sum, direction: name, seats: who.join(', ') })] : []),
    ...(crowd.marked > 0 ? [speech.say('board-beyond-marked', { count: crowd.marked })] : []),
  ].join(' ');
  return html`<button
    type="button"
    class="marker"
    title=${text}
    @click=${go}
  >
    <span class="spoken">${text}</span>
    <span class="arrow-place" ${styled({ '--turn': `${crowd.direction * 45}deg` })}>${pointer}</span>
    ${sum > 0 ? html`<span aria-hidden="true">${sum}</span>` : nothing}
    ${crowd.marked > 0 ? html`<span class="marked" aria-hidden="true">${crowd.marked}</span>` : nothing}
  </button>`;
}

/**
 * Markers for the tiles and marks that are out of sight, below the table, where they cover none; pressing one moves the
 * camera.
 * @param {Scene} scene
 * @param {Plane} plane
 * @param {Camera} camera
 * @param {(square: string) => void} focusSquare
 */
export function markers(scene, plane, camera, focusSquare) {
  const go = (/** @type {Crowd} */ { nearest }) => {
    camera.center(nearest);
    focusSquare(plane.squareAt(nearest.column, nearest.row) ?? plane.firstSquare);
  };
  const crowds = findCrowds(scene, plane, camera);
  if (crowds.length === 0) return nothing;
  return html`<div class="markers" role="group" aria-label=${scene.speech.say('board-beyond-all')}>
    ${crowds.map((crowd) => marker(scene, crowd, () => go(crowd)))}
  </div>`;
}

const icons = {
  'zoom-in': 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20M10.5 7.5v6M7.5 10.5h6',
  'zoom-out': 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20M7.5 10.5h6',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9z',
  follow: 'M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM12 2v4M12 18v4M2 12h4M18 12h4',
};

/**
 * @param {Scene} scene
 * @param {keyof typeof icons} name
 * @param {() => void} run
 * @param {{ isOff?: boolean, isOn?: boolean }} [state]
 */
function button({ speech }, name, run, { isOff = false, isOn } = {}) {
  const label = speech.say(`board-camera-${name}`);
  return html`<button
    type="button"
    aria-label=${label}
    title=${label}
    aria-disabled=${isOff ? 'true' : nothing}
    aria-pressed=${isOn === undefined ? nothing : isOn ? 'true' : 'false'}
    @click=${() => isOff || run()}
  >
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${icons[name]}></path>`}</svg>
  </button>`;
}

const closer = 1.4;

/** Two numbers with anything between them. */
const coordinates = /^\D*?(-?\d+)[^\d-]+(-?\d+)\D*$/;

/** Moves the focus to the coordinates that were typed, if the text has two numbers. */
function jump(/** @type {(square: string) => void} */ focusSquare, /** @type {SubmitEvent} */ event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const text = /** @type {HTMLInputElement} */ (form.elements[0]).value.replaceAll('\u2212', '-');
  const found = coordinates.exec(text);
  if (!found) return;
  form.reset();
  focusSquare(`${Number(found[1])},${Number(found[2])}`);
}

/**
 * The buttons of the camera, in the bar below the table.
 * @param {Scene} scene
 * @param {Camera} camera
 * @param {import('../camera/camera-control.js').CameraControl} cameraControl
 * @param {(square: string) => void} focusSquare
 */
export function cameraBar(scene, camera, cameraControl, focusSquare) {
  const { speech } = scene;
  return html`<div class="camera" role="group" aria-label=${speech.say('board-camera')}>
    ${button(scene, 'zoom-out', () => camera.zoomBy(1 / closer), { isOff: !camera.canZoomBy(1 / closer) })}
    ${button(scene, 'zoom-in', () => camera.zoomBy(closer), { isOff: !camera.canZoomBy(closer) })}
    ${button(scene, 'fit', () => cameraControl.fit())}
    ${button(scene, 'follow', () => cameraControl.toggleFollowing(), { isOn: cameraControl.isFollowing })}
    <form class="jump" @submit=${(/** @type {SubmitEvent} */ event) => jump(focusSquare, event)}>
      <input
        type="text"
        inputmode="text"
        autocomplete="off"
        aria-label=${speech.say('board-camera-jump')}
        placeholder=${speech.say('board-camera-jump-hint')}
      />
    </form>
  </div>`;
}
