// The dialog that opens a link, a variant, a position or records, from a text or from a file.

import { html, nothing } from 'lit';
import { readEnteredText } from '../links/entered-text.js';
import { isRecordText } from '../links/record.js';
import { placeInText } from '../panels/notices.js';
import { describeError } from '../words/refusals.js';
import { frame } from './dialog-frame.js';
import { valueIn } from './fields.js';

/** @typedef {import('../app/app.js').App} App */

function openText(/** @type {App} */ app, /** @type {string} */ text) {
  if (isRecordText(text)) return app.navigation.openRecords(text);
  const fragment = readEnteredText(app.engine, text, app.session?.game.variant);
  return app.navigation.openEnteredText(fragment);
}

export function openDialog(/** @type {App} */ app) {
  const { words } = app;
  const { text = '', error } = /** @type {import('../app/app.js').Dialog} */ (app.dialog);
  const refused = error === undefined ? null : describeError(words, error);
  const onInput = (/** @type {Event} */ event) => app.openDialog('open', { text: valueIn(event) });
  const onFile = async (/** @type {Event} */ { target }) => {
    const [file] = /** @type {HTMLInputElement} */ (target).files ?? [];
    if (file) app.openDialog('open', { text: await file.text() });
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await openText(app, text);
    } catch (error) {
      app.openDialog('open', { text, error });
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
        aria-invalid=${refused ? 'true' : 'false'}
        .value=${text}
        @input=${onInput}
      ></textarea>
      <p id="open-help" class="hint">${words.format('open-help')}</p>
      <label class="file">
        ${words.format('open-file')}
        <input type="file" accept=".pgn,.txt,text/plain" @change=${onFile} />
      </label>
      <div id="open-error" class="error" role="alert">
        ${
          refused
            ? html`<p>${refused.text}</p>
              ${refused.place ? placeInText(refused.place) : nothing}`
            : nothing
        }
      </div>
      <div class="row">
        <button type="submit" class="main" ?disabled=${text.trim() === ''}>
          ${words.format('open-do')}
        </button>
        <button type="button" @click=${() => app.closeDialog()}>${words.format('cancel')}</button>
      </div>
    </form>`,
  );
}
