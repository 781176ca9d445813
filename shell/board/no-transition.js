// Replaces d3-transition and d3-interpolate in the bundle. d3-zoom calls them only for transitions, which the camera
// does not use because it has its own animation. The real modules are larger than the whole camera.

export function interrupt() {}

export function interpolateZoom() {}
