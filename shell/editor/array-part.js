// The fields for the start of a variant besides its pieces: the size of the board, and the squares of the seats.

import { html, nothing } from 'lit';
import { checkField, valueIn } from '../panels/fields.js';
import { seatId } from '../words/seat-names.js';
import { drawnOption } from './array.js';

/** @import { EditorPage } from './editor-page.js' */

/** @typedef {Pick<import('../services/state.js').Page, 'table' | 'update' | 'words'>} Page */

/** A letter for each file. */
const most = 26;

/** @param {Page} app @param {EditorPage} page @param {'files' | 'ranks'} name */
function sizeField({ words }, page, name) {
  const set = (/** @type {Event} */ event) => {
    const size = Math.min(Math.max(Math.trunc(Number(valueIn(event))) || 1, 1), most);
    page.change((editing) => editing.resize({ [name]: size }));
  };
  return html`<label class="field">
    <span>${words.format(`editor-${name}`)}</span>
    <input type="number" min="1" max=${most} .value=${String(page.editing.size[name])} @change=${set} />
  </label>`;
}

/** The squares that the seats have, each put by a touch of the board. */
function squaresField(/** @type {Page} */ app, /** @type {EditorPage} */ { editing }) {
  const { family, seats, tool, brush, draft } = editing;
  const option = drawnOption(family, 'squares');
  if (!option) return nothing;
  const put = (/** @type {string} */ seat) => {
    editing.tool = 'mark';
    editing.brush = { ...editing.brush, seat };
    app.table.source = null;
    app.update();
  };
  return html`<fieldset class="editor-pairs">
    <legend>${app.words.format(`option-${family.family}-${option.key}`)}</legend>
    ${[...seats].map(
      (seat, i) =>
        html`<button
          type="button"
          aria-pressed=${tool === 'mark' && brush.seat === seat}
          @click=${() => put(seat)}
        >
          ${app.words.name(seatId(family.family, seat))} ${draft.array?.squares[i]}
        </button>`,
    )}
    ${
      tool === 'mark'
        ? html`<p class="hint" role="status">
          ${app.words.format('editor-mark', { seat: seatId(family.family, brush.seat) })}
        </p>`
        : nothing
    }
  </fieldset>`;
}

export function arrayPart(/** @type {Page} */ app, /** @type {EditorPage} */ page) {
  const { editing } = page;
  if (!editing.hasArray) return nothing;
  const isDrawn = editing.draft.array !== undefined;
  return html`<section class="editor-array">
    ${checkField(app.words.format('editor-array'), isDrawn, (isOn) => page.change((editing) => editing.setArray(isOn)))}
    ${
      isDrawn
        ? html`<div class="editor-pairs">${sizeField(app, page, 'files')} ${sizeField(app, page, 'ranks')}</div>
          ${squaresField(app, page)}`
        : nothing
    }
  </section>`;
}
