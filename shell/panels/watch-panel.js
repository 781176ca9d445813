// What is said of a live game that is watched, and the button that begins it.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';

/** @import { Watched } from '../live/watched.js' */
/** @import { Words } from '../words/words.js' */

/** What the status above the board says of it; empty: nothing. */
export const watchStatus = (/** @type {Words} */ words, /** @type {Pick<Watched, 'state'>} */ { state }) =>
  state === 'on' ? words.format('watch-on') : '';

/**
 * @param {Words} words
 * @param {Pick<Watched, 'begin' | 'servers' | 'state'>} watched
 * @param {{ tellError: (error: unknown) => void, part?: string }} details part: the name of buttons on other people's
 *   pages
 */
export function watchPanel(words, watched, { tellError, part }) {
  const { servers, state } = watched;
  // That one watches is seen above the board.
  const name = state === 'on' ? 'only-spoken' : 'watching';
  if (state === 'looking') return nothing;
  if (state !== 'ready') return html`<p class=${name} role="status">${words.format(`watch-${state}`)}</p>`;
  const begin = () => watched.begin().catch(tellError);
  return html`<div class="row watching">
    <button type="button" class="main" part=${part ?? nothing} @click=${begin}>
      ${icon('eye')}${words.format('watch-begin')}
    </button>
    <p class="hint">${words.format('watch-tells', { count: servers.length, list: words.list(servers) })}</p>
  </div>`;
}
