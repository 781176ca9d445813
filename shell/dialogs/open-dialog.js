// The dialog that opens a link, a variant, a position or records, from a text or from a file.

import { html, nothing } from 'lit';
import { pageIcon } from '../art/page-icons.js';
import { inSlices } from '../links/slices.js';
import { valueIn } from '../panels/fields.js';
import { refusal } from '../panels/notices.js';
import { readEnteredText } from '../table/records/entered-text.js';
import { canBeShown, checkText, readFile } from '../table/records/opened-text.js';
import { isPgn } from '../table/records/pgn-kind.js';
import { frame } from './dialog-frame.js';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'closeDialog' | 'dialog' | 'engine' | 'navigation' |
 *   'openDialog' | 'session' | 'words'>} Page
 */

/**
 * @param {Page} app
 * @param {string} text
 * @param {(done: number, count: number) => void} tell tells how many of how many games have been read
 */
async function openText(app, text, tell) {
  const families = app.engine.schema().families.map(({ family }) => family);
  const isRecord = await inSlices(checkText(text));
  if (isRecord || isPgn(text, families)) return app.navigation.openRecords(text, tell);
  // Whose position it is, the rules have to say.
  if (/[ /]/.test(text) && !text.includes('#')) await app.engine.loadAll?.();
  const fragment = await inSlices(readEnteredText(app.engine, text, app.session?.game.variant));
  return app.navigation.openEnteredText(fragment);
}

/** A text that is too long to be shown, with the name of its file if it has one. */
function longText(/** @type {Page} */ { words }, /** @type {string} */ text, /** @type {string | undefined} */ file) {
  const count = text.length;
  return html`<p class="hint">
    ${file ? words.format('open-long-file', { name: file, count }) : words.format('open-long-text', { count })}
  </p>`;
}

export function openDialog(/** @type {Page} */ app) {
  const { words } = app;
  const {
    text = '',
    file,
    isOpening,
    progress,
    error,
  } = /** @type {import('../services/state.js').Dialog} */ (app.dialog);
  const isShown = canBeShown(text);
  const isRefused = error !== undefined;
  const onInput = (/** @type {Event} */ event) => app.openDialog('open', { text: valueIn(event) });
  const onPaste = (/** @type {ClipboardEvent} */ event) => {
    const pasted = event.clipboardData?.getData('text') ?? '';
    if (canBeShown(pasted)) return;
    event.preventDefault();
    app.openDialog('open', { text: pasted });
  };
  const onFile = async (/** @type {Event} */ { target }) => {
    const [chosen] = /** @type {HTMLInputElement} */ (target).files ?? [];
    if (!chosen) return;
    try {
      app.openDialog('open', { text: await readFile(chosen), file: chosen.name });
    } catch (error) {
      app.openDialog('open', { error });
    }
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    app.openDialog('open', { text, file, isOpening: true });
    let { dialog } = app;
    try {
      await openText(app, text, (done, count) => {
        if (count < 2 || app.dialog !== dialog) return;
        app.openDialog('open', { text, file, isOpening: true, progress: { done, count } });
        dialog = app.dialog;
      });
    } catch (error) {
      // A dialog that was closed meanwhile stays closed.
      if (app.dialog !== dialog) return;
      app.openDialog('open', { text, file, error });
      document.getElementById('open-text')?.focus();
    }
  };
  return frame(
    app,
    'open-title',
    html`<form @submit=${submit}>
      <label for="open-text">${words.format('open-label')}</label>
      <textarea
        id="open-text"
        rows="5"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        autofocus
        aria-describedby="open-help open-error"
        aria-invalid=${isRefused}
        .value=${isShown ? text : ''}
        @input=${onInput}
        @paste=${onPaste}
      ></textarea>
      ${isShown ? nothing : longText(app, text, file)}
      <p id="open-help" class="hint">${words.format('open-help')}</p>
      <label class="file">
        ${pageIcon('open')}${words.format('open-file')}
        <input type="file" accept=".pgn,.txt,text/plain" @change=${onFile} />
      </label>
      <div id="open-error" class="error" role="alert">
        ${isRefused ? refusal(words, error) : nothing}
      </div>
      ${progress ? html`<p class="hint" role="status">${words.format('open-read', progress)}</p>` : nothing}
      <div class="row">
        <button type="submit" class="main" ?disabled=${isOpening || text.trim() === ''}>
          ${words.format(isOpening ? 'open-doing' : 'open-do')}
        </button>
        <button type="button" @click=${() => app.closeDialog()}>${words.format('cancel')}</button>
      </div>
    </form>`,
  );
}
