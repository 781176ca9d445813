// What boards without edges have instead of squares in a frame: tiles that lie anywhere, and a camera over them.

import '../art/emblems.js';
import { CameraControl } from './camera-control.js';
import { partStyles, parts } from './parts.js';
import { Plane } from './plane.js';
import { surroundings } from './surroundings.css.js';
import { table } from './table.css.js';
import { frame } from './table-frame.js';
import { threatenedSign, trappedSign } from './table-glyphs.js';

export const tables = { Plane, CameraControl, frame, threatenedSign, trappedSign };

parts.tables = tables;
partStyles.push(table, surroundings);
