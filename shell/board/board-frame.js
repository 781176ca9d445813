// Draws what is around the squares: the frame of a board, the viewport over a table without edges, or all of such a
// table as a picture.

import { html, nothing } from 'lit';
import { cells, coordinates, sparseCells } from './cells.js';
import { Plane } from './plane.js';
import { styled } from './styled.js';
import { cameraBar, edgeCoordinates, markers, rowDigits } from './surroundings.js';

/**
 * @typedef {import('./types.js').Scene} Scene
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('./camera.js').Camera} Camera
 * @typedef {import('./camera-control.js').CameraControl} CameraControl
 */

/**
 * The parts that the element of the board draws itself.
 * @typedef {object} Parts
 * @property {(cells: unknown) => unknown} surface the layer that receives the events of pointers and keys
 * @property {unknown} layers over the cells
 * @property {(place: { column: number, row: number, rows: number }) => unknown} chooser
 * @property {unknown} spoken
 * @property {CameraControl} cameraControl
 * @property {(square: string) => void} focusSquare
 */

/** Squares smaller than this are drawn with less detail; in pixels. */
const small = 30;

function boardFrame(/** @type {Scene} */ scene, /** @type {Geometry} */ geometry, /** @type {Parts} */ parts) {
  const { files, ranks } = geometry;
  const place = geometry.place(scene.choosing?.target ?? 'a1');
  return html`<div
    class=${scene.view.surface === 'cylinder' ? 'frame round' : 'frame'}
    ${styled({ '--files': files, '--ranks': ranks })}
  >
    <div class="board">
      ${parts.surface(cells(scene))} ${coordinates(geometry)} ${parts.layers} ${parts.chooser({ ...place, rows: ranks })}
    </div>
    ${parts.spoken}
  </div>`;
}

function viewport(
  /** @type {Scene} */ scene,
  /** @type {Parts} */ parts,
  /** @type {unknown} */ over,
  isSmall = false,
) {
  return html`<div class=${isSmall ? 'viewport small' : 'viewport'}>
    ${parts.surface(html`<div class="world">${sparseCells(scene)}</div>`)}
    <div class="world layers">${parts.layers}</div>
    ${over}
  </div>`;
}

/** All of a table, as large as there is room. The style sheet computes the size, since no camera is there to do it. */
function pictureFrame(/** @type {Scene} */ scene, /** @type {Plane} */ plane, /** @type {Parts} */ parts) {
  const { left, right, top, bottom } = plane.area;
  const span = Math.max(right - left, bottom - top) + 2;
  const square = `(100cqi - 2px) / ${span}`;
  const style = {
    '--square': `calc(${square})`,
    '--pan-x': `calc(${square} * ${(span - left - right - 1) / 2})`,
    '--pan-y': `calc(${square} * ${(span - top - bottom - 1) / 2})`,
  };
  return html`<div class="frame endless still" ${styled(style)}>
    ${viewport(scene, parts, nothing, span > 10)}
  </div>`;
}

function tableFrame(
  /** @type {Scene} */ scene,
  /** @type {Plane} */ plane,
  /** @type {Camera} */ camera,
  /** @type {Parts} */ parts,
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
  const over = html`${markers(scene, plane, camera, parts.focusSquare)} ${parts.chooser(place)}`;
  return html`<div class="frame endless" ${styled(style)}>
    ${edgeCoordinates(plane, camera)}
    ${viewport(scene, parts, over, size < small)}
    ${cameraBar(scene, camera, parts.cameraControl, parts.focusSquare)} ${parts.spoken}
  </div>`;
}

export function frame(/** @type {Scene} */ scene, /** @type {Parts} */ parts) {
  const { geometry } = scene;
  if (!(geometry instanceof Plane)) return boardFrame(scene, geometry, parts);
  const { camera } = parts.cameraControl;
  return camera ? tableFrame(scene, geometry, camera, parts) : pictureFrame(scene, geometry, parts);
}
