// Asks whether all that this browser keeps for the page is to be removed.

import { html } from 'lit';
import { frame } from './dialog-frame.js';

/** @typedef {Pick<import('../services/state.js').Page, 'beginAnew' | 'closeDialog' | 'words'>} Page */

export function anewDialog(/** @type {Page} */ app) {
  const { words } = app;
  return frame(
    app,
    'anew-title',
    html`<p>${words.format('anew-text')}</p>
      <div class="row">
        <button type="button" @click=${() => app.beginAnew()}>${words.format('anew-remove')}</button>
        <button type="button" class="main" autofocus @click=${() => app.closeDialog()}>
          ${words.format('anew-keep')}
        </button>
      </div>`,
  );
}
