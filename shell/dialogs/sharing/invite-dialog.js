// The invitation to a game by link that travels by itself: its link, to be copied, passed on, or read from the screen
// by a telephone.

import { html, nothing } from 'lit';
import '../../styles/live-dialogs.css';
import { pageIcon } from '../../art/page-icons.js';
import { copyLink, linkField, shareButton } from '../../by-link/link-row.js';
import { presenceSign } from '../../panels/seats/presence-sign.js';
import { longestLink, qrCode } from '../../pictures/qr.js';
import { frame } from '../dialog-frame.js';
import { nameField } from '../name-field.js';

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'byLink' | 'choices' | 'choose' | 'closeDialog' | 'table' |
 *   'words'>} Page
 */

/** The link as a code, if it is short enough for one. */
function code(/** @type {Page} */ { words }, /** @type {string} */ address) {
  if (address.length > longestLink) return nothing;
  return html`<div role="img" aria-label=${words.format('share-code-name')}>${qrCode(address)}</div>`;
}

export function inviteDialog(/** @type {Page} */ app) {
  const { words, byLink } = app;
  const { live, address, noteSent, others } = byLink ?? {};
  if (!byLink || !live || !others || address === undefined || !noteSent) return nothing;
  const game = { app, address, noteSent: () => byLink.noteSent?.() };
  const here = others.filter((seat) => live.presence(seat) === 'here').length;
  const count = others.length;
  return frame(
    app,
    'invite',
    html`<div class="invite">
      ${code(app, address)}
      <div class="invite-link">
        <p>${words.format('invite-text', { count })}</p>
        <div class="row">
          <button type="button" class="main" autofocus @click=${() => copyLink(game, '.invite input')}>
            ${pageIcon('copy')}${words.format('by-link-copy')}
          </button>
          ${shareButton(game)}
        </div>
        ${linkField(game)}
        <div role="status">
          <p class="company">${presenceSign('new')}${words.format('invite-wait', { count, here })}</p>
          ${live.relays === 'silent' ? html`<p class="silent">${words.format('live-silent')}</p>` : nothing}
        </div>
      </div>
      ${nameField(app)}
    </div>`,
  );
}
