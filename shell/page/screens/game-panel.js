// The tab "Game": which game it is, who plays, and how to end it or pass it on.

import { html, nothing } from 'lit';
import { pageIcon } from '../../art/page-icons.js';
import { variantName } from '../../panels/board/status-panel.js';
import { button } from '../../panels/buttons.js';
import { changes } from '../../panels/changes.js';
import { seatLines } from '../../panels/seats/seat-lines.js';
import { gameButtons, spokenTools } from './controls-panel.js';

/** @import { Page } from '../../services/state.js' */
/** @import { Session } from '../../table/game/session.js' */

export function gamePanel(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { game } = session;
  const { partner } = app.navigation;
  return html`<div class="game-panel">
    <h3>${variantName(app, session.game.variant)}</h3>
    ${partner ? html`<p>${app.words.format('table-number', { number: 3 - partner.number })}</p>` : nothing}
    <div class="game-buttons">${gameButtons(app, session)}</div>
    ${seatLines(app, session)}
    <div class="game-buttons">
      ${spokenTools(app)} ${button(pageIcon('flip'), app.words.format('flip'), () => app.flip())}
      <button type="button" @click=${() => app.openEditor({ variant: game.variant, position: game.position })}>
        ${pageIcon('edit')}${app.words.format('editor-open')}
      </button>
    </div>
    ${changes(app, session.game.variant)}
  </div>`;
}
