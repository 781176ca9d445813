// The pieces beside the board: loaded when they are first looked at.

import { lazy } from '../app/lazy.js';

export const pieces = lazy(() => import('./legend-panel.js'), 'legend');
