// Links, records, pictures, and boards for other pages, as one part of the page.

import { embed } from '../../dialogs/sharing/embed-dialog.js';
import { share } from '../../dialogs/sharing/share-dialog.js';
import { writeLinkAsRecord } from '../../table/records/record-link.js';

/** @returns {import('../../services/state.js').Part<'sharing'>} */
export const open = () => ({
  writeLinkAsRecord,
  dialogs: { embed, share },
});
