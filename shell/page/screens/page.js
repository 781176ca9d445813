// The template of the page: its head with the buttons that lead to other games, one of the screens, notices, and the
// open dialog.

import { html, nothing } from 'lit';
import logo from '../../art/logo.svg?url';
import { pageIcon } from '../../art/page-icons.js';
import { notices } from '../../panels/notices.js';
import { games } from './home-screen.js';
import { tableScreen } from './table-screen.js';

/** @import { Page } from '../../services/state.js' */

/**
 * The part that has a dialog, for dialogs that are not in the part of all others.
 * @type {Record<string, 'analysis' | 'byLink' | 'learning' | 'reading' | 'sharing' | undefined>}
 */
const dialogParts = {
  balance: 'analysis',
  consent: 'byLink',
  embed: 'sharing',
  invite: 'byLink',
  lessons: 'learning',
  rules: 'reading',
  share: 'sharing',
  watch: 'byLink',
};

/**
 * @param {Page} app
 * @param {Parameters<typeof pageIcon>[0]} name
 * @param {string} id of its label
 * @param {() => void} run
 */
function headButton({ words }, name, id, run) {
  const label = words.format(id);
  return html`<button type="button" class="quiet" aria-label=${label} title=${label} @click=${run}>
    ${pageIcon(name)}<span class="label">${label}</span>
  </button>`;
}

function head(/** @type {Page} */ app) {
  const { words } = app;
  const goHome = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    app.goHome();
  };
  return html`<header class="head">
    <a class="brand" href="./" aria-label=${words.format('home')} @click=${goHome}>
      <img src=${logo} alt="" width="40" height="40" /><span>${words.format('app-name')}</span>
    </a>
    <nav aria-label=${words.format('head-nav')}>
      ${headButton(app, 'plus', 'new-game', () => app.openNewGame())}
      ${headButton(app, 'open', 'open', () => app.openDialog('open'))}
      ${headButton(app, 'games', 'saved', () => app.openSaved())}
      ${headButton(app, 'settings', 'settings', () => app.openDialog('settings'))}
      ${headButton(app, 'help', 'help', () => app.openDialog('help'))}
    </nav>
  </header>`;
}

function home(/** @type {Page} */ app) {
  return html`<div class="home">
    <div class="welcome">
      <h1 tabindex="-1">${app.words.format('home-title')}</h1>
      <p>${app.words.format('home-line')}</p>
    </div>
    ${app.parts.show('names', app.dialog ?? app.tab) ? games(app) : nothing}
  </div>`;
}

function screen(/** @type {Page} */ app) {
  if (app.setup) return app.parts.show('reading', app.setup)?.setupScreen(app.setup) ?? nothing;
  if (app.task) return app.task.screen();
  return app.session ? tableScreen(app, app.session) : home(app);
}

/** The open dialog, once the part has come that has it. */
function dialog(/** @type {Page} */ app) {
  if (!app.dialog) return nothing;
  const { name } = app.dialog;
  const dialogs = app.parts.show(dialogParts[name] ?? 'dialogs', app.dialog)?.dialogs;
  return dialogs?.[name]?.(app) ?? nothing;
}

export function page(/** @type {Page} */ app) {
  const place = app.session ? 'game' : 'page';
  const opened = dialog(app);
  return html`<a class="skip" href="#main" @click=${skip}>${app.words.format('skip', { place })}</a>
    ${head(app)}
    <main id="main" tabindex="-1">${screen(app)}</main>
    ${notices(app, opened === nothing)} ${opened}`;
}

/** Follows the skip link by script, because the fragment of the address holds the game and must not change. */
function skip(/** @type {Event} */ event) {
  event.preventDefault();
  document.querySelector('main')?.focus();
}
