// The notices beside the game. Errors stay until they are dismissed; others go when they were there for long enough.

import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../art/icons.js';
import { describeError, partsOf } from '../words/refusals.js';
import { signButton } from './buttons.js';

/** @import { Notice } from '../table/table.js' */
/** @import { Place } from '../words/refusals.js' */

/** @typedef {Pick<import('../services/state.js').Page, 'table' | 'words'>} Page */

/** The part of a text that was refused, marked, with a few characters around it. */
export function placeInText(/** @type {Place} */ place) {
  const { before, marked, after } = partsOf(place);
  return html`<code class="place">${before}<mark>${marked}</mark>${after}</code>`;
}

/** Why a text was refused, and where. */
export function refusal(/** @type {Page['words']} */ words, /** @type {unknown} */ error) {
  const { text, place } = describeError(words, error);
  return html`<p>${text}</p>
    ${place ? placeInText(place) : nothing}`;
}

function noticeItem(/** @type {Page} */ app, /** @type {Notice} */ notice) {
  const { words } = app;
  const act = () => {
    app.table.dismiss(notice);
    notice.action?.run();
  };
  const onTime = (/** @type {AnimationEvent} */ event) => {
    if (event.animationName === 'stay') app.table.dismiss(notice);
  };
  if (notice.isSpoken) return html`<li class="only-spoken">${notice.text}</li>`;
  return html`<li class="notice ${notice.tone} ${notice.isApart ? 'apart' : ''}" @animationiteration=${onTime}>
    <div>
      <p>${notice.text}</p>
      ${notice.place ? placeInText(notice.place) : nothing}
    </div>
    ${signButton(icon('close'), words.format('dismiss'), () => app.table.dismiss(notice), { names: 'quiet square' })}
    ${notice.action ? html`<button type="button" class="act" @click=${act}>${notice.action.label}</button>` : nothing}
  </li>`;
}

/**
 * The notices. The page has them, and a dialog that is open, above which nothing can be seen or pressed; in the other
 * place only the room for them stays, since what is said there is only heard if that was there before.
 * @param {Page} app
 * @param {boolean} isHere
 */
export function notices(app, isHere) {
  return html`<section class="notices" aria-label=${app.words.format('notices')} aria-live="polite">
    ${
      isHere && app.table.notices.length
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
