// The tab "Game": which game it is, who plays, and how to end it or pass it on.

import { html } from 'lit';
import { pageIcon } from '../art/page-icons.js';
import { changes } from './changes.js';
import { gameButtons } from './controls-panel.js';
import { seatLines } from './seat-lines.js';
import { spokenTools } from './spoken-tools.js';
import { variantName } from './status-panel.js';

/**
 * @param {import('../app/app.js').App} app
 * @param {import('../table/session.js').Session} session
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
