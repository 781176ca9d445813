// The symbols of cards as boards on other pages draw them, for families whose pieces have some.

import { addDrawings } from './art.js';

addDrawings(import.meta.glob('./cards/lines-*.svg', { query: '?raw', import: 'default', eager: true }));
