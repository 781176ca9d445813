// Stands in for d3-transition in the bundle. d3-zoom asks it only to stop a running transition, and there
// are none: the camera glides by itself. The real one is larger than all of the camera.

import { selection } from 'd3-selection';

export function interrupt() {}

Object.assign(selection.prototype, {
  /** @this {import('d3-selection').Selection<any, any, any, any>} */
  interrupt() {
    return this;
  },
});
