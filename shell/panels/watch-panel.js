// What is said of a live game that is watched, and the button that begins it.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';

/** @import { Watched } from '../live/watched.js' */
/** @import { Words } from '../words/words.js' */

/** Whether one hears of the game, or how that stands; empty: there is nothing to say. */
export function watchText(/** @type {Words} */ words, /** @type {Pick<Watched, 'state'>} */ { state }) {
  return state === 'looking' || state === 'ready' ? '' : words.format(`watch-${state}`);
}

/**
 * @param {Words} words
 * @param {Pick<Watched, 'begin' | 'servers' | 'state'>} watched
 * @param {{ tellError: (error: unknown) => void, part?: string }} details part: the name of buttons on other people's
 *   pages
 */
export function watchPanel(words, watched, { tellError, part }) {
  const { servers, state } = watched;
  const text = watchText(words, watched);
  if (state !== 'ready') return text ? html`<p class="watching" role="status">${text}</p>` : nothing;
  const begin = () => watched.begin().catch(tellError);
  return html`<div class="row watching">
    <button type="button" class="main" part=${part ?? nothing} @click=${begin}>
      ${icon('eye')}${words.format('watch-begin')}
    </button>
    <p class="hint">${words.format('watch-tells', { count: servers.length, list: words.list(servers) })}</p>
  </div>`;
}
