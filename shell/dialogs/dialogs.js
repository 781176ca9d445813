// All dialogs, by the names under which the application opens them.

import { lazy } from '../app/lazy.js';
import { addWords } from '../strings/load-words.js';
import { rulesDialog } from './rules-dialog.js';

/** @typedef {import('../app/app.js').App} App */

/**
 * A module, when words have come too.
 * @template Module
 * @param {Promise<Module>} module
 * @param {Promise<unknown>} words
 */
const withWords = async (module, words) => (await Promise.all([module, words]))[0];

/**
 * A dialog that comes with the words of all of them.
 * @template {string} Name
 * @param {(app: App) => Promise<Record<Name, (app: App) => unknown>>} load
 * @param {Name} name
 */
const later = (load, name) => lazy((app) => withWords(load(app), addWords(app.words, 'more')), name);

/** What cards are called, which the settings show. */
const addCardWords = (/** @type {App} */ { schema, words }) =>
  Promise.all(schema.families.filter(({ orders }) => orders).map(({ family }) => addWords(words, family)));

/** @type {Record<string, (app: App) => unknown>} */
export const dialogs = {
  balance: later(() => import('./balance-dialog.js'), 'balance'),
  draw: later(() => import('./end-dialogs.js'), 'drawDialog'),
  embed: later(() => import('./embed-dialog.js'), 'embed'),
  help: later(() => import('./help-dialog.js'), 'helpDialog'),
  lessons: later(() => import('./lessons-dialog.js'), 'lessonsDialog'),
  new: later(() => import('./new-game-dialog.js'), 'newGameDialog'),
  open: later(() => import('./open-dialog.js'), 'openDialog'),
  opponent: later(() => import('./opponent-dialog.js'), 'opponentDialog'),
  resign: later(() => import('./end-dialogs.js'), 'resignDialog'),
  rules: rulesDialog,
  saved: later((app) => withWords(import('./saved-dialog.js'), app.loadNames()), 'savedDialog'),
  settings: later((app) => withWords(import('./settings-dialog.js'), addCardWords(app)), 'settingsDialog'),
  share: later(() => import('./share-dialog.js'), 'share'),
  summary: later(() => import('./summary-dialog.js'), 'summaryDialog'),
};
