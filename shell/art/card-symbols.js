// The symbols of cards, for families whose pieces have some.

import { addDrawings } from './art.js';

addDrawings(import.meta.glob('./cards/*.svg', { query: '?raw', import: 'default', eager: true }));
