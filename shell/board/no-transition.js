// Stands in for d3-transition and d3-interpolate in the bundle. d3-zoom asks them only to stop a running
// transition and how one would go, and there are none: the camera glides by itself. The real ones, with the
// colours that they bring, are larger than all of the camera.

import { selection } from 'd3-selection';

export function interrupt() {}

export function interpolateZoom() {}

Object.assign(selection.prototype, {
  /** @this {import('d3-selection').Selection<any, any, any, any>} */
  interrupt() {
    return this;
  },
});
