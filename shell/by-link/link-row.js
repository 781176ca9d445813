// Ways to send the link of a game that is played by link: the clipboard, another program, a file.

import { html, nothing } from 'lit';
import { pageIcon } from '../art/page-icons.js';
import { shortestCut } from '../links/links.js';
import { button } from '../panels/buttons.js';
import { copyText } from '../saving/clipboard.js';
import { saveFile } from '../saving/save-file.js';

/** @import { ByLink } from './by-link.js' */

/** What a link is sent from: the game, of which a dialog knows less than the panel. */
/** @typedef {Pick<ByLink, 'address' | 'noteSent'> & { app: Pick<ByLink['app'], 'table' | 'words'> }} Sending */

/** Puts the link into the clipboard. Then it counts as sent. */
export async function copyLink(/** @type {Sending} */ game, field = '.by-link input') {
  const { words, table } = game.app;
  try {
    await copyText(game.address);
    game.noteSent();
    table.tell({ tone: 'info', text: words.format('by-link-copied') });
  } catch {
    // The link can be copied from the field.
    document.querySelector(/** @type {'input'} */ (field))?.select();
    table.tell({ tone: 'info', text: words.format('by-link-copy-failed') });
  }
}

/** Passes the link to another program. A cancelled sharing sends nothing. */
function share(/** @type {Sending} */ game) {
  navigator.share({ url: game.address }).then(
    () => game.noteSent(),
    () => {},
  );
}

/** A button that passes the link to another program, where the browser can. */
export const shareButton = (/** @type {Sending} */ game) =>
  'share' in navigator ? button(pageIcon('share'), game.app.words.format('by-link-share'), () => share(game)) : nothing;

/** The link itself, to be copied by hand. */
export function linkField(/** @type {Sending} */ game) {
  return html`<input
    type="text"
    readonly
    aria-label=${game.app.words.format('by-link-field')}
    .value=${game.address}
    @focus=${(/** @type {Event} */ { target }) => /** @type {HTMLInputElement} */ (target).select()}
    @copy=${() => game.noteSent()}
  />`;
}

/** Saves the link in a file, which the other player opens as a text. Then it counts as sent. */
function save(/** @type {ByLink} */ game) {
  const { family } = game.session.view;
  saveFile(new Blob([`${game.address}\n`], { type: 'text/plain' }), `motley-${family}-${game.round.id}.txt`);
  game.noteSent();
}

/**
 * The buttons that pass the link on.
 * @param {ByLink} game
 * @param {string} look of the first of them
 * @param {unknown} [offer] what else can be said with the link, beside it
 */
export function linkRow(game, look, offer = nothing) {
  const { words } = game.app;
  const { length } = game.address;
  const isCut = length > shortestCut;
  return html`<div class="row">
    <button type="button" class=${look} @click=${() => copyLink(game)}>
      ${pageIcon('copy')}${words.format('by-link-copy')}
    </button>
    ${offer} ${shareButton(game)} ${linkField(game)}
    ${
      isCut
        ? html`<p>${words.format('link-cut', { count: length })}</p>
          ${button(pageIcon('save'), words.format('by-link-save'), () => save(game))}`
        : html`<p class="hint">${words.format('link-length', { count: length })}</p>`
    }
  </div>`;
}
