// What all lists of moves have in common, on our page and beside embedded boards: a button for each action, and
// scrolling that keeps the current move in sight. Their keys are in move-keys.js.

import { html, nothing } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { describeStep } from '../table/turns.js';
import { findFamily } from '../table/variants.js';
import { notation } from './notation.js';

/**
 * @typedef {import('../table/table.js').Table} Table
 * @typedef {import('../table/session.js').Session} Session
 */

/**
 * A button that shows the position after an action.
 * @param {Table} table
 * @param {Session} session
 * @param {import('../table/turns.js').Turn['steps'][0]} at
 * @param {unknown} [mark] beside its name
 */
export function moveButton(table, session, { step, ply }, mark = nothing) {
  const family = findFamily(table.schema, session.view.family);
  const isCurrent = ply === session.at;
  return html`<button
    type="button"
    class=${ply > session.at ? 'move later' : 'move'}
    aria-current=${isCurrent ? 'step' : nothing}
    tabindex=${isCurrent || (session.at === 0 && ply === 1) ? 0 : -1}
    @click=${() => table.goTo(ply)}
  >
    <span class="notation" aria-hidden="true">${notation(table, family, step)}</span>
    <span class="only-spoken">${describeStep(table.words, family, step)}</span>
    ${mark}
  </button>`;
}

/** Scrolls the list so that the current move is in sight, without scrolling the page. */
function scrollToCurrent(/** @type {Element | undefined} */ list) {
  if (!list) return;
  requestAnimationFrame(() => {
    const current = list.querySelector('[aria-current]');
    if (!(current instanceof HTMLElement) || !(list instanceof HTMLElement)) return;
    const top = current.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top - 8;
    // What is said of the move comes along, as far as there is room for both.
    const { nextElementSibling: after } = current;
    const last = after instanceof HTMLElement && after.matches('.comment') ? after : current;
    const bottom = Math.min(last.offsetTop + last.offsetHeight - list.clientHeight, top - 8);
    if (bottom > list.scrollTop) list.scrollTop = bottom + 8;
  });
}

/**
 * Keeps the current move of a list in sight. Returns a new function each time, because Lit calls a ref again only if it
 * is another function.
 */
export function showCurrent() {
  return ref((list) => scrollToCurrent(list));
}
