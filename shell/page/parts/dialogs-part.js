// The dialogs, but for those of other parts, and the reading of texts that are opened in them, as one part of the page.

import { drawDialog, resignDialog } from '../../dialogs/end-dialogs.js';
import { gamesDialog } from '../../dialogs/games-dialog.js';
import { helpDialog } from '../../dialogs/help-dialog.js';
import { newGameDialog } from '../../dialogs/new-game-dialog.js';
import { openDialog, openFile } from '../../dialogs/open-dialog.js';
import { opponentDialog } from '../../dialogs/opponent-dialog.js';
import { savedDialog } from '../../dialogs/saved-dialog.js';
import { anewDialog, settingsDialog } from '../../dialogs/settings-dialog.js';
import { summaryDialog } from '../../dialogs/summary-dialog.js';
import { matching } from '../../library/find-saved.js';
import { findRecords, importRecords } from '../../library/saved-records.js';

/** @import { Page, Part } from '../../services/state.js' */

/** Finds out whether games by link can travel by themselves, so that they can have a clock. */
async function lookForServers(/** @type {Page} */ page) {
  const { relays } = await page.parts.load('servers').catch(() => ({ relays: [] }));
  page.canConnect = relays.length > 0 && typeof RTCPeerConnection === 'function';
  if (page.canConnect) page.update();
}

/** @returns {Part<'dialogs'>} */
export const open = (/** @type {Page} */ page) => {
  lookForServers(page);
  return parts;
};

/** @type {Part<'dialogs'>} */
const parts = {
  findRecords,
  importRecords,
  matching,
  openFile,
  dialogs: {
    anew: anewDialog,
    draw: drawDialog,
    games: gamesDialog,
    help: helpDialog,
    new: newGameDialog,
    open: openDialog,
    opponent: opponentDialog,
    resign: resignDialog,
    saved: savedDialog,
    settings: settingsDialog,
    summary: summaryDialog,
  },
};
