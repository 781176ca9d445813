// Asks, before a live game is watched, for what of this others will know.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { button } from '../panels/buttons.js';
import { watchTells } from '../panels/watch-panel.js';
import { frame } from './dialog-frame.js';

/** @typedef {Pick<import('../services/state.js').Page, 'byLink' | 'closeDialog' | 'table' | 'words'>} Page */

export function watchDialog(/** @type {Page} */ app) {
  const { words, byLink, table } = app;
  const watched = byLink?.watched;
  if (!watched) return nothing;
  const begin = () => {
    app.closeDialog();
    watched.begin().catch((error) => table.tellMissing(error));
  };
  return frame(
    app,
    'watch',
    html`<p>${watchTells(words, watched)}</p>
      <div class="row">
        ${button(icon('eye'), words.format('watch-begin'), begin, { names: 'main' })}
        <button type="button" autofocus @click=${() => app.closeDialog()}>${words.format('live-consent-no')}</button>
      </div>`,
  );
}
