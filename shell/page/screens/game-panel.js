// The tab "Game": which game it is, who plays, and how to end it or pass it on.

import { html } from 'lit';
import { pageIcon } from '../../art/page-icons.js';
import { variantName } from '../../panels/board/status-panel.js';
import { changes } from '../../panels/changes.js';
import { seatLines } from '../../panels/seats/seat-lines.js';
import { gameButtons } from './controls-panel.js';
import { spokenTools } from './spoken-tools.js';

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'byLink' | 'choices' | 'choose' | 'clocks' | 'closerLook' |
 *   'copyLink' | 'dialog' | 'goHome' | 'hints' | 'openDialog' | 'openEditor' | 'openTyping' | 'parts' | 'playAgain' |
 *   'root' | 'schema' | 'session' | 'showTab' | 'start' | 'tab' | 'table' | 'words'>} Page
 */

/**
 * @param {Page} app
 * @param {import('../../table/game/session.js').Session} session
 */
export function gamePanel(app, session) {
  const { game } = session;
  return html`<div class="game-panel">
    <h3>${variantName(app, session.game.variant)}</h3>
    ${seatLines(app, session)}
    <div class="game-buttons">
      ${gameButtons(app, session)} ${spokenTools(app)}
      <button type="button" @click=${() => app.openEditor({ variant: game.variant, position: game.position })}>
        ${pageIcon('edit')}${app.words.format('editor-open')}
      </button>
    </div>
    ${changes(app, session.game.variant)}
  </div>`;
}
