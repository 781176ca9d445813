// Buttons for those who listen to the game instead of looking at it: before the board, in sight while they have the
// focus, and in the tab "Game".

import { html } from 'lit';

/** @typedef {import('../app/app.js').App} App */

export function spokenTools(/** @type {App} */ app, name = '') {
  return html`<button type="button" class=${name} @click=${() => app.openDialog('summary')}>
    ${app.words.format('summary-title')}
  </button>`;
}
