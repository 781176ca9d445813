// What games are drawn with that are played on tables without edges.

import '../board/begin.js';
import '../board/tables.js';
import '../panels/marks-key.js';
import '../panels/seats-panel.js';
