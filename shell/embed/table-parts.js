// What boards have besides whose games are played on a table without edges, or by many.

import '../board/tables.js';
import '../panels/seats-panel.js';
import paint from '../art/tiles.css?inline';
import seats from '../styles/seats.css?inline';
import own from './embed-seats.css?inline';
import { addSheet } from './styles.js';

addSheet(paint);
addSheet(seats);
addSheet(own);
