// The position as a text: it can be copied, and another one can be entered.

import { html, nothing } from 'lit';
import { codeField } from '../panels/fields.js';
import { refusal } from '../panels/notices.js';
import { describeMended } from './editable.js';

/** @import { EditorPage } from './editor-page.js' */

/** @typedef {Pick<import('../services/state.js').Page, 'words'>} Page */

export function textPart(/** @type {Page} */ { words }, /** @type {EditorPage} */ page) {
  const { refused, editing } = page;
  const { verdict, mended } = editing;
  const mend = mended.length > 0 ? html`<p class="hint">${describeMended(words, mended)}</p>` : nothing;
  const help = html`<div role="status">
    ${refused ? html`<div class="error">${refusal(words, refused.error)}</div>` : mend}
  </div>`;
  const enter = (/** @type {string} */ text) => page.enter(text);
  return html`<section class="editor-text">
    ${codeField(words.format('editor-text'), refused?.text ?? verdict.position, enter, { help })}
  </section>`;
}
