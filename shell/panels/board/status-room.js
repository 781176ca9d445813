// The room of the words above the board. It is always as high, so that the board does not move; a button shows the
// whole of what has no room in it.

import { html } from 'lit';
import { pageIcon } from '../../art/page-icons.js';
import { signButton } from '../buttons.js';
import { fitted } from '../fitted.js';

/** Shows all the words over what is below; pressed again, or at the next touch elsewhere, no longer. */
function toggle(/** @type {Event} */ { currentTarget }) {
  const button = /** @type {HTMLElement} */ (currentTarget);
  const room = /** @type {HTMLElement} */ (button.parentElement);
  const show = (/** @type {boolean} */ isWhole) => {
    room.classList.toggle('whole', isWhole);
    button.setAttribute('aria-expanded', String(isWhole));
  };
  if (room.classList.contains('whole')) return show(false);
  show(true);
  const leave = (/** @type {Event} */ event) => {
    if (event.composedPath().includes(room)) return;
    show(false);
    removeEventListener('pointerdown', leave, true);
  };
  addEventListener('pointerdown', leave, true);
}

/**
 * @param {import('../../words/words.js').Words} words
 * @param {unknown} content an element with the words
 */
export function statusRoom(words, content) {
  return html`<div class="status-room" ${fitted()}>
    ${content}${signButton(pageIcon('down'), words.format('status-more'), toggle, { names: 'status-more' })}
  </div>`;
}
