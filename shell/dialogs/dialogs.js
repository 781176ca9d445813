// All dialogs, by the names under which the application opens them.

import { lazy } from '../app/lazy.js';
import { rulesDialog } from './rules-dialog.js';

/** @type {(app: import('../app/app.js').App) => unknown} */
const endDialog = lazy(({ words }) => import('./end-dialogs.js').then((part) => part.prepare(words)), 'endDialog');

/** @type {Record<string, (app: import('../app/app.js').App) => unknown>} */
export const dialogs = {
  balance: lazy(() => import('./balance-dialog.js'), 'balance'),
  draw: endDialog,
  embed: lazy(({ words }) => import('./embed-dialog.js').then((part) => part.prepare(words)), 'embed'),
  help: lazy(() => import('./help-dialog.js'), 'helpDialog'),
  lessons: lazy(() => import('./lessons-dialog.js'), 'lessonsDialog'),
  new: lazy(() => import('./new-game-dialog.js'), 'newGameDialog'),
  open: lazy(() => import('./open-dialog.js'), 'openDialog'),
  opponent: lazy(({ words }) => import('./opponent-dialog.js').then((part) => part.prepare(words)), 'opponentDialog'),
  resign: endDialog,
  rules: rulesDialog,
  saved: lazy(() => import('./saved-dialog.js'), 'savedDialog'),
  settings: lazy(() => import('./settings-dialog.js'), 'settingsDialog'),
  share: lazy(({ words }) => import('./share-dialog.js').then((part) => part.prepare(words)), 'share'),
  summary: lazy(({ words }) => import('./summary-dialog.js').then((part) => part.prepare(words)), 'summaryDialog'),
};
