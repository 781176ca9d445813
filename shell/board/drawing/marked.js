// Which squares are marked for somebody who acts, or has asked: the camera over a table without edges brings them into
// sight.

import { trailShown } from './trail.js';

/** @import { Scene } from '../view/types.js' */

/** What is only under the pointer is left out: the table stays where it is while somebody looks around. */
export function markedSquares(/** @type {Scene} */ scene) {
  const { targets, isGlance, selected, reasons } = scene;
  const ahead = trailShown(scene).stages.filter(({ isAhead }) => isAhead);
  return [
    ...(isGlance ? [] : targets.keys()),
    ...(selected && targets.size > 0 ? [selected] : []),
    ...ahead.flatMap(({ from, via, to }) => (via === undefined ? [from, to] : [from, via, to])),
    ...reasons,
  ];
}
