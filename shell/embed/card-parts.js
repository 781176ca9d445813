// What boards have besides whose games have pieces with cards.

import '../art/card-symbols.js';
import '../board/carded.js';
import '../panels/card-rail.js';
import row from '../styles/card-row.css?inline';
import { addSheet } from './styles.js';

addSheet(row);
