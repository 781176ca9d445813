// <motley-board> for bundlers. Beside an installed package there is no page that links could lead to:
// whoever has one says so.

import { MotleyBoard } from './embed/embed.js';

MotleyBoard.site = null;

export { MotleyBoard };
