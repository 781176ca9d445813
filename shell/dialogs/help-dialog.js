// The dialog that tells how the page is used: by finger, with the mouse, and by keyboard.

import { html } from 'lit';
import { checkField } from '../panels/fields.js';
import { shortcuts } from '../panels/shortcuts.js';
import { frame } from './dialog-frame.js';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'choices' | 'choose' | 'closeDialog' | 'table' | 'words'>} Page
 */

/** Keys whose names are signs. @type {Record<string, string>} */
const signs = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** Keys that the board itself knows, while it has the focus. */
const boardKeys = [
  { keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'], id: 'board-walk' },
  { keys: ['Enter'], id: 'board-take' },
  { keys: ['Escape'], id: 'board-drop' },
  { keys: ['m'], id: 'board-moves' },
  { keys: ['t'], id: 'board-piece' },
  { keys: ['p'], id: 'board-choice' },
  { keys: ['[', ']'], id: 'board-turn' },
  { keys: ['+', '-', '0'], id: 'board-zoom' },
];

/** The name of a key in the table. */
function keyCap(/** @type {string} */ key) {
  const parts = (signs[key] ?? key).replace(/^Ctrl\+(?=[A-Z]$)/, 'Ctrl+Shift+').split(/\+(?=.)/);
  return parts.map((part, i) => html`${i ? '+' : ''}<kbd>${part.length === 1 ? part.toUpperCase() : part}</kbd>`);
}

/** What is told in a few sentences. */
function lines(/** @type {Page} */ { words }, /** @type {string} */ heading, /** @type {string[]} */ ids) {
  return html`<h3>${words.format(heading)}</h3>
    <ul class="lines">
      ${ids.map((id) => html`<li>${words.format(id)}</li>`)}
    </ul>`;
}

/** Keys, and what each does. */
function keyTable(/** @type {Page} */ { words }, /** @type {{ keys: string[], id: string }[]} */ rows) {
  return html`<table class="keys">
    <thead>
      <tr>
        <th scope="col">${words.format('help-key')}</th>
        <th scope="col">${words.format('help-what')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ keys, id }) =>
          html`<tr>
            <td>${keys.map((key) => html`<span class="combination">${keyCap(key)}</span>`)}</td>
            <td>${words.format(`key-${id}`)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export function helpDialog(/** @type {Page} */ app) {
  const { words, choices } = app;
  const onToggle = (/** @type {boolean} */ isOn) => app.choose({ keys: isOn ? 'on' : 'off' });
  return frame(
    app,
    'help-title',
    html`<div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
      ${lines(app, 'help-board', ['help-touch', 'help-signs', 'help-why', 'help-ahead'])}
      ${lines(app, 'help-finger', ['help-finger-table'])}
      ${lines(app, 'help-mouse', ['help-mouse-draw', 'help-mouse-table'])}
      <h3>${words.format('help-board-keys')}</h3>
      ${keyTable(app, boardKeys)}
      <h3>${words.format('help-keys')}</h3>
      ${checkField(words.format('help-keys-on'), choices.keys === 'on', onToggle)} ${keyTable(app, shortcuts)}
    </div>`,
  );
}
