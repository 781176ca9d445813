// What boards without edges have instead of squares in a frame: tiles that lie anywhere, and a camera over them.

import '../art/emblems.js';
import { unsafeCSS } from 'lit';
import paint from '../art/tiles.css?inline';
import { CameraControl } from './camera-control.js';
import { partStyles, parts, tileStyles } from './parts.js';
import { Plane } from './plane.js';
import { surroundings } from './surroundings.css.js';
import { table } from './table.css.js';
import { frame } from './table-frame.js';
import { threatenedSign, trappedSign } from './table-glyphs.js';
import { emblems, tileMarks } from './tiles.js';

export const tables = { Plane, CameraControl, frame, emblems, tileMarks, threatenedSign, trappedSign };

parts.tables = tables;
tileStyles.push(unsafeCSS(paint));
partStyles.push(...tileStyles, table, surroundings);
