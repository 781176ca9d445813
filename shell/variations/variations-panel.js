// The variations in the list of moves, and the tools for the one that is shown.

import { html, nothing } from 'lit';
import '../styles/variations.css';
import { pageIcon } from '../art/page-icons.js';
import { button, signButton } from '../panels/buttons.js';
import { judgements } from '../table/records/said.js';
import { comments, ending, glyphs, linesAt } from './variation-lines.js';

/** @typedef {Pick<import('../services/state.js').Page, 'schema' | 'session' | 'table' | 'variations' |
 *   'words'>} Page */

/** The comments after an action, how people ended the line there, and the variations in its place. */
export function told(/** @type {Page} */ app, /** @type {number} */ ply) {
  const node = app.variations.kept?.at(ply);
  const end = ending(app, node);
  return [...comments(node), ...(end === nothing ? [] : [end]), ...linesAt(app, ply)];
}

/** The glyphs of annotators beside an action. */
export const annotated = (/** @type {Page} */ app, /** @type {number} */ ply) =>
  glyphs(app.words, app.variations.kept?.at(ply)?.nags ?? []);

/** The comments on the start. */
export function beginning(/** @type {Page} */ { variations: { kept } }) {
  return html`<p class="beginning">${comments(kept?.at(0))}</p>`;
}

/** The glyphs that judge the action before the position shown: the one that is pressed again goes. */
function glyphButtons(/** @type {Page} */ { words, variations: { kept } }) {
  if (!kept?.isAfterAction) return nothing;
  return html`<div class="row glyph-buttons" role="group" aria-label=${words.format('glyphs')}>
    ${judgements.map(({ sign, name }) =>
      signButton(sign, words.format(`glyph-${name}`), () => kept.judge(sign), { isPressed: kept.judged === sign }),
    )}
  </div>`;
}

/** The field for a comment with the glyphs, and the buttons for a variation. */
export function tools(/** @type {Page} */ app) {
  const { words, variations } = app;
  const { kept } = variations;
  if (!kept) return nothing;
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLElement} */ (event.currentTarget).querySelector('textarea');
    kept.setComment(field?.value ?? '');
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    event.stopPropagation();
    if (event.key === 'Escape') kept.write(false);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event);
  };
  return html`${
    kept.begin
      ? html`<div class="row variation-tools">
        ${button(pageIcon('moves'), words.format('variation-promote'), () => kept.promote())}
        ${button(pageIcon('trash'), words.format('variation-remove'), () => kept.remove())}
      </div>`
      : nothing
  }
  ${
    kept.isWriting
      ? html`<form class="comment-form" @submit=${save} @keydown=${keys}>
        <label>
          ${words.format('comment-field')}
          <textarea rows="3" maxlength="2000" dir="auto" .value=${kept.comment}></textarea>
        </label>
        ${glyphButtons(app)}
        <div class="row">
          <button type="submit" class="main">${words.format('comment-save')}</button>
          <button type="button" @click=${() => kept.write(false)}>${words.format('cancel')}</button>
        </div>
      </form>`
      : nothing
  }
  ${
    kept.marks
      ? html`<div class="row">
        ${button(pageIcon('trash'), words.format('marks-remove'), () => kept.setMarks(''))}
      </div>`
      : nothing
  }`;
}
