// The dialog that says the position in words. It gets the focus with all of its text as its description, so that screen
// readers speak it at once, and can go through it line by line.

import { html, nothing } from 'lit';
import { describePosition } from '../table/summary.js';
import { frame } from './dialog-frame.js';

/** @typedef {Pick<import('../services/state.js').Page, 'closeDialog' | 'session' | 'table' | 'words'>} Page */

function side(/** @type {import('../table/summary.js').Part} */ { name, lines }) {
  return html`<h3>${name}</h3>
    ${lines.length > 0 ? html`<ul class="spoken-lines">${lines.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}`;
}

export function summaryDialog(/** @type {Page} */ app) {
  if (!app.session) return nothing;
  const { state, parts } = describePosition(app.table, app.session, app.table.view);
  return frame(
    app,
    'summary-title',
    html`<div
      class="scroll"
      tabindex="0"
      autofocus
      role="region"
      aria-labelledby="dialog-title"
      aria-describedby="position-in-words"
    >
      <div id="position-in-words">
        ${state.map((sentence) => html`<p>${sentence}</p>`)} ${parts.map(side)}
      </div>
    </div>`,
  );
}
