// The head of the page: its name, and the buttons that lead to other games.

import { html } from 'lit';
import logo from '../../art/logo.svg?url';
import { pageIcon } from '../../art/page-icons.js';

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'goHome' | 'openDialog' | 'openNewGame' | 'openSaved' |
 *   'words'>} Page
 */

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

export function head(/** @type {Page} */ app) {
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
