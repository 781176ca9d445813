// Draws a table without edges: the viewport over it with its cells, or all of it as a picture.

import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { isInHand } from '../view/choices.js';
import { gridPlace } from '../view/plane.js';
import { cell } from './cells.js';
import { styled } from './styled.js';
import { cameraBar, edgeCoordinates, markers, rowDigits } from './surroundings.js';

/** @import { CameraControl } from '../camera/camera-control.js' */
/** @import { Camera } from '../camera/camera.js' */
/** @import { Plane } from '../view/plane.js' */
/** @import { Scene } from '../view/types.js' */
/** @import { Drawn } from './board-frame.js' */

/** Squares smaller than this are drawn with less detail; in pixels. */
const small = 30;

/** Numbers on a smaller square could not be read; in pixels. */
const numbered = 44;

/**
 * The squares of a table without edges that have a cell because there is something to say of them, by rows from the
 * top.
 */
function sparseRows(/** @type {Scene} */ { view, geometry, targets, strayed, last }) {
  const names = new Set([
    ...view.pieces.map(({ square }) => square),
    ...view.actions.flatMap(({ source, target }) => (isInHand(source) && target ? target : [])),
    ...targets.keys(),
    ...last,
    ...strayed,
  ]);
  /** @type {Map<number, { name: string, column: number }[]>} */
  const rows = new Map();
  for (const name of names) {
    const { column, row } = geometry.place(name);
    rows.set(row, [...(rows.get(row) ?? []), { name, column }]);
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, cells]) => cells.sort((one, other) => one.column - other.column).map(({ name }) => name));
}

/** The cells of a table without edges. Each is placed by its own coordinates, since there is no full grid. */
function sparseCells(/** @type {Scene} */ scene) {
  const { speech, isDisabled } = scene;
  return html`<div
    class="grid"
    role="grid"
    aria-label=${speech.board}
    aria-readonly=${isDisabled ? 'true' : nothing}
    aria-rowcount="-1"
    aria-colcount="-1"
  >
    ${repeat(
      sparseRows(scene),
      ([name]) => gridPlace(name).y,
      (row) =>
        html`<div role="row" class="row">
          ${repeat(
            row,
            (name) => name,
            (name) => cell(scene, name),
          )}
        </div>`,
    )}
  </div>`;
}

function viewport(
  /** @type {Scene} */ scene,
  /** @type {Drawn} */ drawn,
  /** @type {unknown} */ over,
  /** @type {string[]} */ names = [],
) {
  return html`<div class=${['viewport', ...names].join(' ')}>
    ${drawn.surface(html`<div class="world">${sparseCells(scene)}</div>`)}
    <div class="world layers">${drawn.layers}</div>
    ${over}
  </div>`;
}

/** All of a table, as large as there is room. The style sheet computes the size, since no camera is there to do it. */
function pictureFrame(/** @type {Scene} */ scene, /** @type {Plane} */ plane, /** @type {Drawn} */ drawn) {
  const { left, right, top, bottom } = plane.area;
  const span = Math.max(right - left, bottom - top) + 2;
  const square = `(100cqi - 2px) / ${span}`;
  const style = {
    '--square': `calc(${square})`,
    '--pan-x': `calc(${square} * ${(span - left - right - 1) / 2})`,
    '--pan-y': `calc(${square} * ${(span - top - bottom - 1) / 2})`,
  };
  return html`<div class="frame endless still" ${styled(style)}>
    ${viewport(scene, drawn, nothing, span > 10 ? ['small'] : [])}
  </div>`;
}

function tableFrame(
  /** @type {Scene} */ scene,
  /** @type {Plane} */ plane,
  /** @type {Camera} */ camera,
  /** @type {CameraControl} */ control,
  /** @type {Drawn} */ drawn,
) {
  const { x, y } = camera.origin;
  const { size } = camera;
  const style = {
    '--square': `${size}px`,
    '--pan-x': `${x}px`,
    '--pan-y': `${y}px`,
    '--digits': rowDigits(plane, camera),
  };
  const { column, row } = plane.place(scene.choosing?.target ?? plane.firstSquare);
  const place = { column: column + x / size, row: row + y / size, rows: camera.height / size };
  const names = [...(size < small ? ['small'] : []), ...(size < numbered ? ['unnumbered'] : [])];
  return html`<div class="frame endless" ${styled(style)}>
    ${edgeCoordinates(plane, camera)}
    ${viewport(scene, drawn, drawn.chooser(place), names)}
    <div class="bar">
      ${markers(scene, plane, camera, drawn.focusSquare)}
      ${cameraBar(scene, camera, control, drawn.focusSquare)}
    </div>
    ${drawn.spoken}
  </div>`;
}

/**
 * @param {Scene} scene
 * @param {Plane} plane
 * @param {CameraControl} control
 * @param {Drawn} drawn
 */
export function frame(scene, plane, control, drawn) {
  const { camera } = control;
  return camera ? tableFrame(scene, plane, camera, control, drawn) : pictureFrame(scene, plane, drawn);
}
