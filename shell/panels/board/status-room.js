// The room of the words above the board. It is always as high, so that the board does not move; a touch on the words,
// or on the button at their end, shows the whole of what has no room in it.

import { html } from 'lit';
import { pageIcon } from '../../art/page-icons.js';
import { signButton } from '../buttons.js';
import { fitted } from '../fitted.js';

/** Shows all the words over what is beside them; touched again, or at the next touch elsewhere, no longer. */
function toggle(/** @type {Event} */ { currentTarget, target }) {
  const room = /** @type {HTMLElement} */ (currentTarget);
  const isAsking = target instanceof Element && target.closest('.asking');
  const isWhole = room.classList.contains('whole');
  if (isAsking || !(isWhole || room.classList.contains('cut'))) return;
  const show = (/** @type {boolean} */ isWhole) => {
    room.classList.toggle('whole', isWhole);
    room.querySelector('.status-more')?.setAttribute('aria-expanded', String(isWhole));
  };
  if (isWhole) return show(false);
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
  return html`<div class="status-room" @click=${toggle} ${fitted()}>
    ${content}${signButton(pageIcon('down'), words.format('status-more'), () => {}, { names: 'status-more' })}
  </div>`;
}
