// Asks once, before a game by link travels by itself, which of this others will know.

import { html, nothing } from 'lit';
import '../styles/live-dialogs.css';
import { pageIcon } from '../art/page-icons.js';
import { button } from '../panels/buttons.js';
import { frame } from './dialog-frame.js';
import { nameField } from './name-field.js';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'byLink' | 'choices' | 'choose' | 'closeDialog' | 'openDialog' |
 *   'table' | 'words'>} Page
 */

export function consentDialog(/** @type {Page} */ app) {
  const { words, byLink } = app;
  const live = byLink?.live;
  if (!live) return nothing;
  const agree = () => {
    app.choose({ live: 'on' });
    if (byLink.isNew) app.openDialog('invite');
    else app.closeDialog();
  };
  return frame(
    app,
    'live-consent',
    html`<p>${words.format('live-consent-text')}</p>
      <ul class="lines">
        <li>${words.format('live-consent-servers', { count: live.servers.length, list: words.list(live.servers) })}</li>
        <li>${words.format('live-consent-address')}</li>
      </ul>
      ${nameField(app)}
      <div class="row">
        ${button(pageIcon('people'), words.format('live-consent-yes'), agree, { names: 'main' })}
        <button type="button" autofocus @click=${() => app.closeDialog()}>${words.format('live-consent-no')}</button>
      </div>
      <p class="hint">${words.format('live-consent-later')}</p>`,
  );
}
