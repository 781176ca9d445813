// The dialog that opens a link, a variant, a position or records, from a text or from a file.

import { html, nothing } from 'lit';
import { pageIcon } from '../art/page-icons.js';
import { inSlices } from '../links/slices.js';
import { button } from '../panels/buttons.js';
import { valueIn } from '../panels/fields.js';
import { refusal } from '../panels/notices.js';
import { readEnteredText } from '../table/records/entered-text.js';
import {
  canBeShown,
  checkText,
  findLetters,
  guessEncoding,
  otherEncoding,
  readFile,
  withoutMarks,
} from '../table/records/opened-text.js';
import { refuseOthers } from '../table/records/other-texts.js';
import { isPgn } from '../table/records/pgn-kind.js';
import { frame } from './dialog-frame.js';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'closeDialog' | 'dialog' | 'engine' | 'navigation' |
 *   'openDialog' | 'openEditor' | 'session' | 'table' | 'words'>} Page
 */

/** The link that a text stands for. */
async function findFragment(/** @type {Page} */ { engine, session }, /** @type {string} */ text) {
  // Whose position it is, the rules have to say.
  if (/[ /]/.test(text) && !text.includes('#')) await engine.loadAll?.();
  return inSlices(readEnteredText(engine, text, session?.game.variant));
}

/**
 * Opens a text. Gives why it was refused, with its position if that can be edited; undefined when it is open.
 * @param {Page} app
 * @param {string} entered
 * @param {string} [file] its name
 * @param {(done: number, count: number) => void} [tell] tells how many of how many games have been read
 */
async function openText(app, entered, file, tell) {
  const { navigation, engine } = app;
  const text = withoutMarks(entered);
  const families = engine.schema().families.map(({ family }) => family);
  let fragment = '';
  try {
    const isRecord = await inSlices(checkText(text));
    const isChess = isPgn(text, families);
    if (isRecord || isChess) {
      if (!isChess) refuseOthers(text);
      await navigation.openRecords(text, file, tell);
    } else {
      fragment = await findFragment(app, text);
      await navigation.openEnteredText(fragment);
    }
  } catch (error) {
    return { error, editable: await navigation.findEditable(fragment, error) };
  }
}

/** A text that is too long to be shown, with the name of its file if it has one. */
function longText(/** @type {Page} */ { words }, /** @type {string} */ text, /** @type {string | undefined} */ file) {
  const count = text.length;
  return html`<p class="hint">
    ${file ? words.format('open-long-file', { name: file, count }) : words.format('open-long-text', { count })}
  </p>`;
}

/**
 * Reads a file, and opens the dialog with its text.
 * @param {Pick<Page, 'openDialog' | 'words'>} app
 * @param {Pick<File, 'name' | 'size' | 'arrayBuffer'>} source
 * @param {import('../table/records/opened-text.js').OlderEncoding} [older] in which it is read if it is no UTF-8
 */
export async function openFile(app, source, older = guessEncoding(app.words.locale)) {
  try {
    const { text, encoding } = await readFile(source, older);
    const read = encoding ? { source, encoding, letters: findLetters(text).join(', ') } : {};
    app.openDialog('open', { text, file: source.name, ...read });
  } catch (error) {
    app.openDialog('open', { error });
  }
}

/** In which encoding a file was read that is no UTF-8, with what can be told by; and a button for the other one. */
function encodingHint(/** @type {Page} */ app, /** @type {import('../services/state.js').Dialog} */ dialog) {
  const { source, encoding, letters = '' } = dialog;
  if (!source || !encoding) return nothing;
  const { words } = app;
  const other = otherEncoding(encoding);
  const name = (/** @type {string} */ id) => words.format(`open-${id}`);
  return html`<div class="hint" role="status">
    <p>${words.format('open-encoding', { encoding: name(encoding), letters })}</p>
    <button type="button" @click=${() => openFile(app, source, other)}>
      ${words.format('open-other-encoding', { encoding: name(other) })}
    </button>
  </div>`;
}

export function openDialog(/** @type {Page} */ app) {
  const { words } = app;
  const dialog = /** @type {import('../services/state.js').Dialog} */ (app.dialog);
  const { text = '', file, isOpening, progress, error, editable } = dialog;
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
    if (chosen) await openFile(app, chosen);
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    app.openDialog('open', { ...dialog, isOpening: true, error: undefined });
    let opening = app.dialog;
    const refused = await openText(app, text, file, (done, count) => {
      if (count < 2 || app.dialog !== opening) return;
      app.openDialog('open', { ...dialog, isOpening: true, error: undefined, progress: { done, count } });
      opening = app.dialog;
    });
    // A dialog that was closed meanwhile stays closed.
    if (!refused || app.dialog !== opening) return;
    app.openDialog('open', { ...dialog, ...refused });
    document.getElementById('open-text')?.focus();
  };
  const edit = (/** @type {import('../services/state.js').Start} */ start) => {
    app.closeDialog();
    app.openEditor(start);
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
      ${isShown ? nothing : longText(app, text, file)} ${encodingHint(app, dialog)}
      ${text.includes('\ufffd') ? html`<p class="hint" role="status">${words.format('open-damaged')}</p>` : nothing}
      <p id="open-help" class="hint">${words.format('open-help')}</p>
      <label class="file">
        ${pageIcon('open')}${words.format('open-file')}
        <input type="file" @change=${onFile} />
      </label>
      <div id="open-error" class="error" role="alert">
        ${isRefused ? refusal(words, error) : nothing}
      </div>
      ${progress ? html`<p class="hint" role="status">${words.format('open-read', progress)}</p>` : nothing}
      <div class="row">
        <button type="submit" class="main" ?disabled=${isOpening || text.trim() === ''}>
          ${words.format(isOpening ? 'open-doing' : 'open-do')}
        </button>
        ${editable ? button(pageIcon('edit'), words.format('editor-open'), () => edit(editable)) : nothing}
        <button type="button" @click=${() => app.closeDialog()}>${words.format('cancel')}</button>
      </div>
    </form>`,
  );
}
