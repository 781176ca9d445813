// The tab "Pieces", which is loaded when it is first opened.

import { lazy } from '../app/lazy.js';

export const pieces = lazy(async (app) => {
  const [panel] = await Promise.all([import('./legend-panel.js'), app.addWords('more')]);
  return panel;
}, 'legend');
