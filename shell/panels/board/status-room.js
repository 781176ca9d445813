// The room of the words above the board. It is always as high, so that the board does not move; a touch on the words,
// or on the button at their end, shows the whole of what has no room in it.

import { html } from 'lit';
import { pageIcon } from '../../art/page-icons.js';
import { signButton } from '../buttons.js';
import { fitted, toggleWhole } from '../fitted.js';

/** A touch on a sentence that asks for something does that. */
function toggle(/** @type {Event} */ { currentTarget, target }) {
  const room = /** @type {HTMLElement} */ (currentTarget);
  const isAsking = target instanceof Element && target.closest('.asking');
  if (isAsking || !room.matches('.cut, .whole')) return;
  toggleWhole(room, (isWhole) => room.querySelector('.status-more')?.setAttribute('aria-expanded', String(isWhole)));
}

/**
 * @param {import('../../words/words.js').Words} words
 * @param {unknown} content an element with the words
 */
export function statusRoom(words, content) {
  return html`<div class="status-room" @click=${toggle} ${fitted()}>
    ${content}${signButton(pageIcon('down'), words.format('status-more'), () => {}, { names: 'status-more' })}
  </div>`;
}
