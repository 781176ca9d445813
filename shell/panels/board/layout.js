// The layout of a screen with a board: beside the board everything else where the window is wider than high, below it
// where it is higher, and there the tabs stay at the lower edge of the window.

import { html, nothing } from 'lit';
import { styled } from '../../board/drawing/styled.js';
import { aspectOf } from './board-panel.js';

/** @import { View } from '../../../web/types.js' */

/**
 * @param {View} view
 * @param {object} parts
 * @param {unknown} parts.status
 * @param {unknown} [parts.seats]
 * @param {unknown} parts.board
 * @param {unknown} parts.rail
 * @param {unknown} parts.controls
 * @param {unknown} parts.side
 * @param {unknown} [parts.after] the end of the game
 * @param {unknown} [parts.key] of the signs on the board
 * @param {(event: PointerEvent) => void} [parts.onMove] over the board
 */
export function layout(view, { status, seats, board, rail, controls, side, after, key, onMove }) {
  return html`<div class=${view.surface === 'plane' ? 'table endless' : 'table'}>
    <section class="play-area" aria-labelledby="game-title" @focusin=${uncover}>
      ${status} ${seats ?? nothing} ${key ?? nothing}
      <div class="board-place" @pointermove=${onMove ?? nothing} ${styled({ '--aspect': aspectOf(view) })}>
        ${board}
      </div>
    </section>
    ${rail} ${after ?? nothing}
    <div class="under">${controls}</div>
    ${side}
  </div>`;
}

/** Whether the tabs stay at the lower edge, and their panel is pulled up over the board. */
const isSheet = (/** @type {Element} */ tabs) => getComputedStyle(tabs).position === 'fixed';

/** The scroll position where the panel of the tabs leaves the board free, or has at least some of the window. */
function openAt(/** @type {HTMLElement} */ side) {
  const heightOf = (/** @type {string} */ name) =>
    side.parentElement?.querySelector(name)?.getBoundingClientRect().height ?? 0;
  const others = ['.play-area', '.rail', '.after', '.under'].reduce((sum, name) => sum + heightOf(name), 0);
  const room = Math.max(innerHeight - others, innerHeight * 0.36);
  return side.getBoundingClientRect().top + scrollY - innerHeight + room;
}

/**
 * Pulls up the panel of the tabs, where it is below the board; pressed again, the tab that is open lets it down.
 * @param {Element} tabs
 * @param {boolean} isSame whether the tab was chosen before
 */
export function pullUp(tabs, isSame) {
  const side = tabs.closest('.side');
  if (!(side instanceof HTMLElement) || !isSheet(tabs)) return;
  const top = openAt(side);
  const isOpen = scrollY > top - 8;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  if (isSame && isOpen) scrollTo({ top: 0, behavior });
  else if (!isOpen) scrollTo({ top, behavior });
}

/** Lets down the panel that covers the board when something on the board gets the focus. */
function uncover(/** @type {FocusEvent} */ { currentTarget }) {
  const play = /** @type {HTMLElement} */ (currentTarget);
  const tabs = play.parentElement?.querySelector('.side > .tabs');
  const side = tabs?.closest('.side');
  if (!tabs || !(side instanceof HTMLElement) || !isSheet(tabs)) return;
  if (scrollY > openAt(side) + 1) scrollTo({ top: Math.max(openAt(side), 0) });
}
