// Games that are played by sending links, as one part of the page.

import { openByLink } from '../../by-link/by-link.js';
import { receive } from '../../by-link/receive.js';
import { consentDialog } from '../../dialogs/consent-dialog.js';
import { inviteDialog } from '../../dialogs/sharing/invite-dialog.js';

/** @import { Page, Part } from '../../services/state.js' */

/** @returns {Part<'byLink'>} */
export const open = (/** @type {Page} */ page) => ({
  openByLink: (session, kept) => openByLink(page, session, kept),
  receive: (opened) => receive(page, opened),
  dialogs: { consent: consentDialog, invite: inviteDialog },
});
