// What is said of a live game that is watched, and the button that begins it.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';

/** @import { Watched } from '../live/watched.js' */
/** @import { Words } from '../words/words.js' */

/** What the status above the board says of it; empty: nothing. */
export const watchStatus = (/** @type {Words} */ words, /** @type {Pick<Watched, 'state'>} */ { state }) =>
  state === 'on' ? words.format('watch-on') : '';

/** Who knows of it that somebody watches. */
export const watchTells = (/** @type {Words} */ words, /** @type {Pick<Watched, 'servers'>} */ { servers }) =>
  words.format('watch-tells', { count: servers.length, list: words.list(servers) });

/**
 * @param {Words} words
 * @param {Pick<Watched, 'state'>} watched
 * @param {{ begin: () => void, part?: string, hint?: string }} details part: the name of buttons on other people's
 *   pages
 */
export function watchPanel(words, { state }, { begin, part, hint }) {
  if (state === 'looking') return nothing;
  // That one watches is seen above the board.
  const name = state === 'on' ? 'only-spoken' : 'watching';
  if (state !== 'ready') return html`<p class=${name} role="status">${words.format(`watch-${state}`)}</p>`;
  return html`<div class="row watching">
    <button type="button" class="main" part=${part ?? nothing} @click=${begin}>
      ${icon('eye')}${words.format('watch-begin')}
    </button>
    ${hint ? html`<p class="hint">${hint}</p>` : nothing}
  </div>`;
}
