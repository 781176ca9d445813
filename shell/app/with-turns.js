// What games are drawn with whose turns have several actions.

import '../board/stacks.js';
import '../panels/tray.js';
