// The symbols of cards in all the looks among which people choose on our page.

import { addDrawings } from './art.js';

addDrawings(import.meta.glob('./cards/*.svg', { query: '?raw', import: 'default', eager: true }));
