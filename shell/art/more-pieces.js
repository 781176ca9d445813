// The drawings of the kinds that orthodox chess does not have.

import { addDrawings } from './art.js';

addDrawings(import.meta.glob('./more-pieces/*.svg', { query: '?raw', import: 'default', eager: true }));
