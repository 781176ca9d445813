// The template of the page: head, one of the screens, notices, and the open dialog.

import { html, nothing } from 'lit';
import { lazy } from '../app/lazy.js';
import { head } from './head.js';
import { later } from './later.js';
import { notices } from './notices.js';
import { tableScreen } from './table-screen.js';

/** @typedef {import('../app/app.js').App} App */

/** Who opens a link does not begin there. @type {(app: App) => Promise<{ games: (app: App) => unknown }>} */
const loadGames = async (app) => (await Promise.all([import('./home-screen.js'), app.loadNames()]))[0];
export const games = lazy(loadGames, 'games');

function home(/** @type {App} */ app) {
  return html`<div class="home">
    <div class="welcome">
      <h1 tabindex="-1">${app.words.format('home-title')}</h1>
      <p>${app.words.format('home-line')}</p>
    </div>
    ${games(app)}
  </div>`;
}

function screen(/** @type {App} */ app) {
  if (app.task) return app.task.screen();
  if (app.setup) return later.setup?.(app);
  return app.session ? tableScreen(app, app.session) : home(app);
}

export function page(/** @type {App} */ app) {
  return html`<a class="skip" href="#main" @click=${skip}>${app.words.format('skip')}</a>
    ${head(app)}
    <main id="main" tabindex="-1">${screen(app)}</main>
    ${notices(app)} ${later.dialog?.(app) ?? nothing}`;
}

/** Follows the skip link by script, because the fragment of the address holds the game and must not change. */
function skip(/** @type {Event} */ event) {
  event.preventDefault();
  document.querySelector('main')?.focus();
}
