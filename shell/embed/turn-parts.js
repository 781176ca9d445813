// What boards have besides whose games have turns of several actions, and pieces on pieces.

import '../board/stacks.js';
import '../panels/tray.js';
import tray from '../styles/tray.css?inline';
import own from './embed-tray.css?inline';
import { addSheet } from './styles.js';

addSheet(tray);
addSheet(own);
