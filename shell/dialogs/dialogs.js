// All dialogs, by the names under which the application opens them.

import { lazy } from '../app/lazy.js';
import { addWords } from '../strings/load-words.js';
import { rulesDialog } from './rules-dialog.js';

/** @typedef {import('../app/app.js').App} App */

/**
 * A dialog that comes with the words of all of them.
 * @template {string} Name
 * @param {(app: App) => Promise<Record<Name, (app: App) => unknown>>} load
 * @param {Name} name
 */
const later = (load, name) =>
  lazy(async (app) => (await Promise.all([load(app), addWords(app.words, 'dialogs')]))[0], name);

/** @type {(app: App) => unknown} */
const endDialog = later(({ words }) => import('./end-dialogs.js').then((part) => part.prepare(words)), 'endDialog');

/** @type {Record<string, (app: App) => unknown>} */
export const dialogs = {
  balance: later(({ words }) => import('./balance-dialog.js').then((part) => part.prepare(words)), 'balance'),
  draw: endDialog,
  embed: later(({ words }) => import('./embed-dialog.js').then((part) => part.prepare(words)), 'embed'),
  help: later(() => import('./help-dialog.js'), 'helpDialog'),
  lessons: later(() => import('./lessons-dialog.js'), 'lessonsDialog'),
  new: later(() => import('./new-game-dialog.js'), 'newGameDialog'),
  open: later(() => import('./open-dialog.js'), 'openDialog'),
  opponent: later(() => import('./opponent-dialog.js'), 'opponentDialog'),
  resign: endDialog,
  rules: rulesDialog,
  saved: later(() => import('./saved-dialog.js'), 'savedDialog'),
  settings: later(() => import('./settings-dialog.js'), 'settingsDialog'),
  share: later(({ words }) => import('./share-dialog.js').then((part) => part.prepare(words)), 'share'),
  summary: later(({ words }) => import('./summary-dialog.js').then((part) => part.prepare(words)), 'summaryDialog'),
};
