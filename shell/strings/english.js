// The English words of the page and of the board.

import { Words } from '../words.js';
import app from './en.ftl?raw';
import board from './en-board.ftl?raw';

export const english = new Words('en', [app, board]);
