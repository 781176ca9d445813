// All dialogs by the name under which the app opens them.

import { lazy } from '../lazy.js';
import { drawDialog } from './draw.js';
import { helpDialog } from './help.js';
import { ladderDialog } from './ladder.js';
import { newGameDialog } from './new-game.js';
import { openDialog } from './open.js';
import { playersDialog } from './players.js';
import { resignDialog } from './resign.js';
import { rulesDialog } from './rules.js';
import { savedDialog } from './saved.js';
import { settingsDialog } from './settings.js';

/** @type {Record<string, (app: import('../app.js').App) => unknown>} */
export const dialogs = {
  balance: lazy(() => import('./balance.js'), 'balance'),
  draw: drawDialog,
  embed: lazy(({ words }) => import('./embed.js').then((part) => part.prepare(words)), 'embed'),
  help: helpDialog,
  ladder: ladderDialog,
  new: newGameDialog,
  open: openDialog,
  players: playersDialog,
  resign: resignDialog,
  rules: rulesDialog,
  saved: savedDialog,
  settings: settingsDialog,
};
