// Buttons for visitors who listen to the game instead of looking at it: before the board, in sight while they have the
// focus, and in the tab "Game".

import { html } from 'lit';

/** @typedef {Pick<import('../../services/state.js').Page, 'openDialog' | 'openTyping' | 'words'>} Page */

export function spokenTools(/** @type {Page} */ app, name = '') {
  const button = (/** @type {string} */ id, /** @type {() => void} */ run) =>
    html`<button type="button" class=${name} @click=${run}>${app.words.format(id)}</button>`;
  return html`${button('summary-title', () => app.openDialog('summary'))}
  ${button('typed-title', () => app.openTyping())}`;
}
