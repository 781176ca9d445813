// The menu of a board on somebody's page: its game as a link, a record or a file, the position, and the way to our
// page.

import { html, nothing } from 'lit';
import { meantBy } from '../../board/acting/typed-key.js';
import { inSlices } from '../../links/slices.js';
import { copyText } from '../../saving/clipboard.js';
import { gameFileName, saveFile } from '../../saving/save-file.js';
import { writeLinkAsRecord } from '../../table/records/record-link.js';

/** @import { Session } from '../../table/game/session.js' */
/** @import { Menu } from '../game/board-state.js' */

/** @typedef {Pick<import('../game/board-state.js').ReadBoard,
 *   'current' | 'engine' | 'hasPage' | 'link' | 'session' | 'update' | 'words'>} Board */

/** What is copied: its message, and its text. @typedef {[string, () => string | Promise<string>]} Copied */

/** The entry to which a key goes. @type {Record<string, (index: number, count: number) => number>} */
const steps = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The entries of a menu that is drawn; the place of the menu holds its button, too. */
const entriesIn = (/** @type {Element} */ place) =>
  /** @type {HTMLElement[]} */ ([...place.querySelectorAll('[role="menuitem"]')]);

/** Of an entry with the focus and one under the pointer only one would be meant. */
const consider = (/** @type {PointerEvent} */ { currentTarget }) =>
  /** @type {HTMLElement} */ (currentTarget).focus({ preventScroll: true });

/** @implements {Menu} */
export class EmbedMenu {
  isOpen = false;
  /** The message of what was copied last. */
  #copied = '';
  /** A text that the browser did not let be copied: the reader copies it by hand. */
  #refused = '';
  #board;

  constructor(/** @type {Board} */ board) {
    this.#board = board;
  }

  async open(/** @type {Element} */ place) {
    await this.#show(true);
    entriesIn(place)[0]?.focus();
  }

  async close(/** @type {Element} */ place) {
    await this.#show(false);
    place.querySelector('button')?.focus();
  }

  /** Draws the menu, open or not. */
  async #show(/** @type {boolean} */ isOpen) {
    Object.assign(this, { isOpen });
    this.#copied = '';
    this.#refused = '';
    await this.#draw();
  }

  async #draw() {
    this.#board.update();
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** @returns {Promise<string>} */
  #record(/** @type {Session} */ session) {
    return inSlices(writeLinkAsRecord(this.#board.engine, session.link, new Date()));
  }

  async #copy(/** @type {Copied} */ [id, write], /** @type {Element} */ place) {
    const text = await write();
    const isCopied = await copyText(text).then(
      () => true,
      () => false,
    );
    this.#copied = isCopied ? id : '';
    this.#refused = isCopied ? '' : text;
    await this.#draw();
    place.querySelector('textarea')?.select();
  }

  async #save(/** @type {Session} */ session, /** @type {Element} */ place) {
    saveFile(new Blob([await this.#record(session)], { type: 'text/plain' }), gameFileName(session, 'pgn'));
    await this.close(place);
  }

  #press(/** @type {KeyboardEvent} */ event) {
    const place = /** @type {Element} */ (/** @type {Element} */ (event.currentTarget).closest('.menu'));
    const { key } = meantBy(event);
    const entries = entriesIn(place);
    const step = steps[key];
    // Its keys are none of the board's and of the page's.
    event.stopPropagation();
    if (key === 'Escape' || key === 'Tab') this.close(place);
    else if (step && entries.length > 0) {
      const index = entries.findIndex((entry) => entry.matches(':focus'));
      entries[step(index, entries.length)].focus();
    } else return;
    event.preventDefault();
  }

  /** An entry that does something with the place of the menu. */
  #entry(/** @type {string} */ text, /** @type {(place: Element) => void} */ run) {
    const press = (/** @type {MouseEvent} */ { currentTarget }) => {
      const place = /** @type {Element} */ (currentTarget).closest('.menu');
      if (place) run(place);
    };
    return html`<button type="button" role="menuitem" tabindex="-1" @pointerenter=${consider} @click=${press}>
      ${text}
    </button>`;
  }

  #copying(/** @type {Copied} */ copied) {
    const { words } = this.#board;
    const [id] = copied;
    const text = this.#copied === id ? `✓ ${words.format('snippet-copied')}` : words.format(id);
    return this.#entry(text, (place) => this.#copy(copied, place));
  }

  /** The text that is to be copied by hand. */
  #byHand() {
    const { words } = this.#board;
    const help = words.format('snippet-copy-failed');
    const select = (/** @type {Event} */ { target }) => /** @type {HTMLTextAreaElement} */ (target).select();
    return html`<div class="by-hand">
      <p role="status">${help}</p>
      <textarea readonly rows="5" aria-label=${help} .value=${this.#refused} @focus=${select}></textarea>
    </div>`;
  }

  #entries(/** @type {Session} */ session) {
    const board = this.#board;
    const { hasPage, words } = board;
    const open = html`<a
      part="link"
      role="menuitem"
      tabindex="-1"
      href=${board.link}
      target="_blank"
      rel="noopener"
      @pointerenter=${consider}
    >
      ${words.format('embed-link')}
    </a>`;
    return html`<div role="menu" aria-label=${words.format('embed-menu')}>
        ${hasPage ? this.#copying(['menu-link', () => board.link]) : nothing}
        ${this.#copying(['menu-record', () => this.#record(session)])}
        ${this.#entry(words.format('share-file'), (place) => this.#save(session, place))}
        ${this.#copying(['menu-position', () => board.current])} ${hasPage ? open : nothing}
      </div>
      <p class="only-spoken" role="status">${this.#copied ? words.format('snippet-copied') : ''}</p>`;
  }

  list(/** @type {Session} */ session) {
    if (!this.isOpen) return nothing;
    const leave = () => this.#show(false);
    return html`<div class="menu-shade" @pointerdown=${leave}></div>
      <div class="menu-panel" @keydown=${(/** @type {KeyboardEvent} */ event) => this.#press(event)}>
        ${this.#refused ? this.#byHand() : this.#entries(session)}
      </div>`;
  }
}
