// Asks once against whom one plays: a friend at this screen, the computer, or nobody: then one watches.

import { html, nothing } from 'lit';
import '../styles/opponents.css';
import { icon } from '../art/icons.js';
import { pageIcon } from '../art/page-icons.js';
import { readPlayer } from '../links/players.js';
import { button } from '../panels/buttons.js';
import { chosenIn, strengthOptions } from '../panels/seats/strength.js';
import { familyName } from '../table/game/variants.js';
import { frame } from './dialog-frame.js';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'choices' | 'choose' | 'closeDialog' | 'dialog' | 'play' |
 *   'schema' | 'table' | 'words'>} Page
 */

export function opponentDialog(/** @type {Page} */ app) {
  const { words, choices, dialog } = app;
  const preset = dialog?.preset;
  /** The answer is remembered, but for watching: who only looks on once wants to play another time. */
  const choose = (/** @type {import('../services/state.js').Opponent} */ opponent) => {
    app.closeDialog();
    if (opponent !== 'watch') app.choose({ opponent });
    if (preset) app.play(preset, opponent);
  };
  const family = familyName(preset?.variant ?? app.schema.families[0].family);
  return frame(
    app,
    'opponent',
    html`<div class="row opponents">
        <button type="button" autofocus @click=${() => choose('friend')}>
          ${pageIcon('people')}${words.format('opponent-friend')}
        </button>
        ${button(pageIcon('link'), words.format('opponent-link'), () => choose('link'))}
        ${button(icon('play'), words.format('opponent-computer'), () => choose('computer'))}
        ${preset ? button(icon('eye'), words.format('opponent-watch'), () => choose('watch')) : nothing}
      </div>
      <label class="field">
        <span>${words.format('opponent-strength')}</span>
        <select @change=${(/** @type {Event} */ event) => app.choose({ level: String(chosenIn(event)) })}>
          ${strengthOptions(app, family, readPlayer(choices.level))}
        </select>
      </label>
      <p class="hint">${words.format('opponent-help')}</p>
      <p class="hint">${words.format('strength-help')}</p>`,
  );
}
