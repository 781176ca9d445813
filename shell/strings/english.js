// The English words of the page and of the board.

import { Words } from '../words.js';
import app from './en.ftl?raw';
import board from './en-board.ftl?raw';
import tables from './en-tables.ftl?raw';
import till from './en-till.ftl?raw';
import tches from './en-tches.ftl?raw';

export const english = new Words('en', [app, board, tables, till, tches]);
