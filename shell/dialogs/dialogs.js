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
const later = (load, name) => lazy((app) => withWords(load(app), addWords(app.words, 'dialogs')), name);

/** What cards are called, which the settings show. */
const addCardWords = (/** @type {App} */ { schema, words }) =>
  Promise.all(schema.families.filter(({ orders }) => orders).map(({ family }) => addWords(words, family)));

/** @type {(app: App) => unknown} */
const endDialog = later(({ words }) => import('./end-dialogs.js').then((part) => part.prepare(words)), 'endDialog');

/** @type {Record<string, (app: App) => unknown>} */
export const dialogs = {
  balance: later(({ words }) => import('./balance-dialog.js').then((part) => part.prepare(words)), 'balance'),
  draw: endDialog,
  embed: later(({ words }) => import('./embed-dialog.js').then((part) => part.prepare(words)), 'embed'),
  help: later(() => import('./help-dialog.js'), 'helpDialog'),
  lessons: later((app) => withWords(import('./lessons-dialog.js'), app.addWords('home')), 'lessonsDialog'),
  new: later((app) => withWords(import('./new-game-dialog.js'), app.addWords('home')), 'newGameDialog'),
  open: later(() => import('./open-dialog.js'), 'openDialog'),
  opponent: later(() => import('./opponent-dialog.js'), 'opponentDialog'),
  resign: endDialog,
  rules: rulesDialog,
  saved: later((app) => withWords(import('./saved-dialog.js'), app.loadNames()), 'savedDialog'),
  settings: later((app) => withWords(import('./settings-dialog.js'), addCardWords(app)), 'settingsDialog'),
  share: later(({ words }) => import('./share-dialog.js').then((part) => part.prepare(words)), 'share'),
  summary: later(({ words }) => import('./summary-dialog.js').then((part) => part.prepare(words)), 'summaryDialog'),
};
