// The closer look at a piece, and actions that are chosen before one's turn, as one part of the page.

import { PageScreen } from '../../possible/page-screen.js';
import { Premove } from '../../possible/premove.js';

/** @import { Page, Part } from '../../services/state.js' */

/** @returns {Part<'possible'>} */
export const open = (/** @type {Page} */ page) => ({
  makeLook: () => new PageScreen(page),
  makePremove: (look) => new Premove(page, look),
});
