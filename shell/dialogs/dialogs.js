// The dialogs, by the names under which the application opens them, and what they do with texts that are opened and
// games that are kept. Some are in parts of their own: app/imports.js has them.

import { anewDialog } from './anew-dialog.js';
import { drawDialog, resignDialog } from './end-dialogs.js';
import { helpDialog } from './help-dialog.js';
import { newGameDialog } from './new-game-dialog.js';
import { openDialog } from './open-dialog.js';
import { opponentDialog } from './opponent-dialog.js';
import { savedDialog } from './saved-dialog.js';
import { settingsDialog } from './settings-dialog.js';
import { summaryDialog } from './summary-dialog.js';

export { readFile } from '../links/opened-text.js';
export { matching } from '../saving/find-saved.js';
export { importRecords } from '../saving/import-saved.js';

/** @type {Record<string, (app: import('../app/app.js').App) => unknown>} */
export const dialogs = {
  anew: anewDialog,
  draw: drawDialog,
  help: helpDialog,
  new: newGameDialog,
  open: openDialog,
  opponent: opponentDialog,
  resign: resignDialog,
  saved: savedDialog,
  settings: settingsDialog,
  summary: summaryDialog,
};
