// The notices beside the game, which stay until they are dismissed.

import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../art/icons.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../table/table.js').Notice} Notice
 * @typedef {import('../words/refusals.js').Place} Place
 */

const around = 24;

/** The part of a text that was refused, marked, with a few characters around it. */
export function placeInText(/** @type {Place} */ { text, offset, length }) {
  const end = offset + length;
  const from = offset > around ? offset - around : 0;
  const to = Math.min(end + around, text.length);
  return html`<code class="place"
    >${from > 0 ? '…' : ''}${text.slice(from, offset)}<mark>${text.slice(offset, end) || ' '}</mark
    >${text.slice(end, to)}${to < text.length ? '…' : ''}</code
  >`;
}

function noticeItem(/** @type {App} */ app, /** @type {Notice} */ notice) {
  const { words } = app;
  const act = () => {
    app.table.dismiss(notice);
    notice.action?.run();
  };
  return html`<li class="notice ${notice.tone}">
    <div>
      <p>${notice.text}</p>
      ${notice.place ? placeInText(notice.place) : nothing}
    </div>
    ${notice.action ? html`<button type="button" @click=${act}>${notice.action.label}</button>` : nothing}
    <button
      type="button"
      class="quiet square"
      aria-label=${words.format('dismiss')}
      @click=${() => app.table.dismiss(notice)}
    >
      ${icon('close')}
    </button>
  </li>`;
}

export function notices(/** @type {App} */ app) {
  return html`<section class="notices" aria-label=${app.words.format('notices')} aria-live="polite">
    ${
      app.table.notices.length
        ? html`<ul>
          ${repeat(
            app.table.notices,
            (notice) => notice,
            (notice) => noticeItem(app, notice),
          )}
        </ul>`
        : nothing
    }
  </section>`;
}
