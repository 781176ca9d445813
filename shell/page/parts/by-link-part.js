// Games that are played by sending links, as one part of the page.

import { openByLink } from '../../by-link/by-link.js';
import { receive } from '../../by-link/receive.js';

/** @typedef {import('../../services/state.js').Page} Page */
/** @typedef {import('../../services/state.js').ByLink} ByLink */
/** @typedef {import('../../services/state.js').Received} Received */
/** @typedef {import('../../table/game/session.js').Session} Session */

export const open = (/** @type {Page} */ page) => ({
  openByLink: (/** @type {Session} */ session, /** @type {ByLink} */ kept) => openByLink(page, session, kept),
  receive: (/** @type {Received} */ opened) => receive(page, opened),
});
