// The emblems of seats that own tiles, for families that have such.

import { addDrawings } from './art.js';

addDrawings(import.meta.glob('./seats/*.svg', { query: '?raw', import: 'default', eager: true }));
