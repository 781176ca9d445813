// The dialog with the rules of a game that is not at the table.

import { html } from 'lit';
import { rulesText } from '../panels/rules/rules-panel.js';
import { findFamily } from '../table/game/variants.js';
import { frame } from './dialog-frame.js';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'choices' | 'closeDialog' | 'dialog' | 'engine' | 'parts' |
 *   'scenes' | 'schema' | 'session' | 'tab' | 'table' | 'thinker' | 'update' | 'words'>} Page
 */

export function rulesDialog(/** @type {Page} */ app) {
  const variant = app.dialog?.variant ?? app.session?.game.variant ?? '';
  const family = findFamily(app.schema, variant)?.family ?? '';
  const name = app.words.format(`family-${family}`);
  const body = html`<div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
    ${rulesText(app, variant)}
  </div>`;
  return frame(app, 'rules-title', body, { wide: true, args: { name } });
}
