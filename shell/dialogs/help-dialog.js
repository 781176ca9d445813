// The dialog that lists the keyboard shortcuts.

import { html } from 'lit';
import { checkField } from '../panels/fields.js';
import { shortcuts } from '../panels/shortcuts.js';
import { frame } from './dialog-frame.js';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'choices' | 'choose' | 'closeDialog' | 'table' | 'words'>} Page
 */

/** Keys whose names are signs. @type {Record<string, string>} */
const signs = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** The name of a key in the table. */
function keyCap(/** @type {string} */ key) {
  const parts = (signs[key] ?? key).replace(/^Ctrl\+(?=[A-Z]$)/, 'Ctrl+Shift+').split(/\+(?=.)/);
  return parts.map((part, i) => html`${i ? '+' : ''}<kbd>${part.length === 1 ? part.toUpperCase() : part}</kbd>`);
}

export function helpDialog(/** @type {Page} */ app) {
  const { words, choices } = app;
  const onToggle = (/** @type {boolean} */ isOn) => app.choose({ keys: isOn ? 'on' : 'off' });
  return frame(
    app,
    'help-title',
    html`<div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
      <h3>${words.format('help-board')}</h3>
      <p>${words.format('help-board-text')}</p>
      <h3>${words.format('help-keys')}</h3>
      ${checkField(words.format('help-keys-on'), choices.keys === 'on', onToggle)}
      <table class="keys">
        <thead>
          <tr>
            <th scope="col">${words.format('help-key')}</th>
            <th scope="col">${words.format('help-what')}</th>
          </tr>
        </thead>
        <tbody>
          ${shortcuts.map(
            ({ keys, id }) =>
              html`<tr>
                <td>${keys.map((key) => html`<span class="combination">${keyCap(key)}</span>`)}</td>
                <td>${words.format(`key-${id}`)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`,
  );
}
