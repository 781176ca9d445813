// The signs on squares and pieces that not all families have.

import { addDrawings } from './art.js';

addDrawings(import.meta.glob('./marks/*.svg', { query: '?raw', import: 'default', eager: true }));
