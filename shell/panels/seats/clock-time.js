// The clock of a seat, which stands beside its name, and the button that stops all of them.

import { html, render } from 'lit';
import { icon } from '../../art/icons.js';
import { isShort, showTime } from '../../table/clocks/clock.js';
import { playerAt } from '../../words/seat-names.js';
import { signButton } from '../buttons.js';

/** @import { Clocks } from '../../table/clocks/clocks.js' */

/** @typedef {Pick<import('../../services/state.js').Page, 'root' | 'table' | 'words'>} Page */

/** A time in words, for screen readers. */
function spokenTime(/** @type {Page} */ { words }, /** @type {number} */ time) {
  const seconds = Math.floor(time / 1000);
  return words.format('clock-time', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/**
 * @param {Page} app
 * @param {string} family
 * @param {Clocks['shown'][number]} shown
 */
function clockTime(app, family, { seat, left, isRunning }) {
  const player = playerAt(app.table, family, seat);
  const label = app.words.format('clock-of', { seat: player, time: spokenTime(app, left) });
  const names = ['clock-time', isRunning && 'running', isRunning && isShort(left) && 'short', left <= 0 && 'out'];
  return html`<span class=${names.filter(Boolean).join(' ')} role="timer" aria-label=${label}>${showTime(left)}</span>`;
}

/** Draws the clocks of a game where seats have a place for theirs, without the rest of the page. */
export function drawClocks(
  /** @type {Page} */ app,
  /** @type {Pick<Clocks, 'shown'>} */ clocks,
  /** @type {string} */ family,
) {
  for (const shown of clocks.shown) {
    /** @type {NodeListOf<HTMLElement>} */
    const places = app.root.querySelectorAll(`[data-clock="${shown.seat}"]`);
    for (const place of places) render(clockTime(app, family, shown), place);
  }
}

/** Stops the clocks, or lets them go on; before a game and after it nothing is to be stopped. */
export function pauseButton(/** @type {Page} */ { words }, /** @type {Clocks} */ clocks) {
  const label = words.format(clocks.isPaused ? 'clock-on' : 'clock-pause');
  const sign = icon(clocks.isPaused ? 'play' : 'pause');
  return signButton(sign, label, () => clocks.toggle(), { isOff: !clocks.isOpen });
}
