// The tab "Pieces", which is loaded when it is first opened.

import { lazy } from '../app/lazy.js';

export const pieces = lazy(() => import('./legend-panel.js'), 'legend');
