// Games that are played by sending links, or watched, as one part of the page.

import { openByLink } from '../../by-link/by-link.js';
import { joinTabs } from '../../by-link/join-tabs.js';
import { receive } from '../../by-link/receive.js';
import { WatchedGame } from '../../by-link/watched-game.js';
import { consentDialog } from '../../dialogs/consent-dialog.js';
import { inviteDialog } from '../../dialogs/sharing/invite-dialog.js';
import { watchDialog } from '../../dialogs/watch-dialog.js';
import { watchedIn } from '../../links/links.js';

/** @import { Page, Part } from '../../services/state.js' */

/** @returns {Part<'byLink'>} */
export const open = (/** @type {Page} */ page) => ({
  async openByLink(session, kept) {
    const name = watchedIn(session);
    return name ? new WatchedGame(page, name, kept.asPlayer) : openByLink(page, session, kept);
  },
  receive: (opened) => receive(page, opened),
  joinTabs,
  dialogs: { consent: consentDialog, invite: inviteDialog, watch: watchDialog },
});
