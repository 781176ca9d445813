// Where our page looks when a game without edges begins: at all tiles, but not from so far that they cannot be told
// apart. Boards on other pages show all of them.

import { isInHand } from '../view/choices.js';
import { Plane } from '../view/plane.js';

/** How large tiles are at least, in pixels. */
const least = 34;

/** The free margin around the tiles, in squares. */
const margin = 1;

/** The middle of what is in sight: as near to a place as it can be without showing more beside a range than needed. */
function between(
  /** @type {number} */ start,
  /** @type {number} */ end,
  /** @type {number} */ seen,
  /** @type {number} */ at,
) {
  const reach = Math.max(end - start + 1 + 2 * margin - seen, 0) / 2;
  const middle = (start + end + 1) / 2;
  return Math.min(Math.max(at, middle - reach), middle + reach);
}

/** Comes closer where there is much room, and where tiles are too small: to those that can act, and the last action. */
export function comeCloser(/** @type {import('./camera-control.js').CameraControl} */ control) {
  const { board, camera } = control;
  const { geometry: plane, view, last } = board;
  if (!camera || !view || !(plane instanceof Plane)) return;
  const { left, right, top, bottom } = plane.area;
  const { width, height, size } = camera;
  const most = Math.min(width / (right - left + 3), height / (bottom - top + 3), Math.min(width, height) / 14);
  if (size >= least) {
    if (most > size) camera.look(camera.middle, most, false);
    return;
  }
  const acting = view.actions.flatMap(({ source }) => (source && !isInHand(source) ? plane.place(source) : []));
  const places = acting.length > 0 ? acting : [{ column: (left + right) / 2, row: (top + bottom) / 2 }];
  const mean = (/** @type {'column' | 'row'} */ key) =>
    places.reduce((sum, place) => sum + place[key] + 0.5, 0) / places.length;
  const column = between(left, right, width / least, mean('column'));
  const row = between(top, bottom, height / least, mean('row'));
  camera.look({ column, row }, least, false);
  const square = last[last.length - 1];
  if (square) control.reveal(square, false);
}
