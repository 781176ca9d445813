// Games by link that travel by themselves, as one part of the page.

import { Together } from '../../by-link/together.js';

/** @import { Page, Part } from '../../services/state.js' */

/** The game that is played so; another session of it goes on with what was met. @type {Together | null} */
let together = null;

/** @returns {Part<'live'>} */
export const open = (/** @type {Page} */ _page) => ({
  attach(game, servers) {
    if (together?.isOf(game)) together.attach(game);
    else together = new Together(game, servers);
    return together;
  },
});
