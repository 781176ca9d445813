// The field in which actions are typed: legal ones are offered as one types, a refused one gets a reason. The
// pattern is that of a combobox with a list.

import { html, nothing } from 'lit';
import { icon } from '../../art/icons.js';
import '../../styles/typed-field.css';
import {
  chooseTyped,
  exampleTyped,
  findTyped,
  listTypable,
  refuseTyped,
  speakAction,
} from '../../table/typed-actions.js';
import { signButton } from '../buttons.js';
import { valueIn } from '../fields.js';

/** @import { Action } from '../../../web/types.js' */
/** @import { Session } from '../../table/game/session.js' */

/** @typedef {Pick<import('../../services/state.js').Page, 'board' | 'table' | 'typing' | 'update' | 'words'>} Page */

const nearest = /** @type {const} */ ({ block: 'nearest' });

/** How many actions are offered at most; of more it is told how many. */
const most = 40;

export class TypedField {
  #app;
  #text = '';
  /** Which of the actions offered is chosen; -1: none. */
  #active = -1;
  /** The answer to the last try. */
  #told = '';
  /** The texts that may be typed in a view. @type {{ view: object, list: ReturnType<typeof listTypable> } | null} */
  #known = null;

  constructor(/** @type {Page} */ app) {
    this.#app = app;
  }

  focus() {
    this.#app.update();
    requestAnimationFrame(() => {
      document.getElementById('typed')?.focus({ preventScroll: true });
    });
  }

  close() {
    this.#app.typing = null;
    this.#app.update();
    this.#app.board?.focus();
  }

  /** The legal actions that fit. @returns {Action[]} */
  #find(/** @type {Session} */ { view }) {
    const { table } = this.#app;
    if (!this.#text.trim() || !table.whoseTurn.mayAct) return [];
    if (this.#known?.view !== view) this.#known = { view, list: listTypable(table, view) };
    return findTyped(this.#known.list, this.#text);
  }

  #type(/** @type {string} */ text) {
    this.#text = text;
    this.#active = -1;
    this.#told = '';
    this.#app.update();
  }

  #walk(/** @type {Action[]} */ found, /** @type {1 | -1} */ step) {
    const count = Math.min(found.length, most);
    // Before the first one, and after the last, is the field itself.
    this.#active = ((this.#active + 1 + step + count + 1) % (count + 1)) - 1;
    this.#app.update();
    requestAnimationFrame(() => document.querySelector('#typed-list [aria-selected=true]')?.scrollIntoView(nearest));
  }

  #play(/** @type {Action} */ action) {
    this.#type('');
    this.#app.table.choose(action.text);
  }

  #submit(/** @type {Session} */ session) {
    const { words, table, board } = this.#app;
    if (!this.#text.trim()) return;
    const found = this.#find(session);
    const action = found[this.#active] ?? chooseTyped(found, this.#text);
    if (action) return this.#play(action);
    if (!table.whoseTurn.mayAct) this.#told = words.format('typed-waits');
    else if (found.length > 0) this.#told = words.format('typed-choose');
    else {
      const { text, squares } = refuseTyped(table, session, this.#text);
      this.#told = text;
      board?.showReason(squares);
    }
    this.#app.update();
  }

  #onKey(/** @type {Session} */ session, /** @type {KeyboardEvent} */ event) {
    const step = { ArrowDown: /** @type {const} */ (1), ArrowUp: /** @type {const} */ (-1) }[event.key];
    if (step) this.#walk(this.#find(session), step);
    else if (event.key !== 'Escape') return;
    else if (this.#text) this.#type('');
    else this.close();
    event.preventDefault();
  }

  #option(/** @type {Session} */ session, /** @type {Action} */ action, /** @type {number} */ i) {
    const { words, table } = this.#app;
    return html`<li
      id="typed-${i}"
      role="option"
      aria-selected=${i === this.#active}
      @pointerdown=${(/** @type {Event} */ event) => event.preventDefault()}
      @click=${() => this.#play(action)}
    >
      ${words.format('typed-option', { text: action.text, action: speakAction(table, session, action) })}
    </li>`;
  }

  #list(/** @type {Session} */ session, /** @type {Action[]} */ found) {
    const { words } = this.#app;
    return html`<ul
      id="typed-list"
      role="listbox"
      aria-label=${words.format('typed-list')}
      ?hidden=${found.length === 0}
    >
      ${found.slice(0, most).map((action, i) => this.#option(session, action, i))}
    </ul>`;
  }

  /** The line above the field. */
  #status(/** @type {Action[]} */ found) {
    const { words, table } = this.#app;
    if (this.#told || !this.#text.trim()) return this.#told;
    if (!table.whoseTurn.mayAct) return words.format('typed-waits');
    const { length: count } = found;
    return count > most ? words.format('typed-many', { count, shown: most }) : words.format('typed-count', { count });
  }

  draw(/** @type {Session} */ session) {
    const { words, table } = this.#app;
    const found = this.#find(session);
    const example = table.whoseTurn.mayAct ? words.format('typed-example', exampleTyped(table, session.view)) : '';
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.#submit(session);
    };
    return html`<form class="typing" @submit=${submit}>
      <div class="typed-above">
        ${this.#list(session, found)}
        <p id="typed-told" role="status" class=${this.#told ? 'error' : 'hint'}>${this.#status(found)}</p>
      </div>
      <div class="row">
        <input
          id="typed"
          type="text"
          role="combobox"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-label=${words.format('typed-title')}
          placeholder=${example}
          aria-autocomplete="list"
          aria-expanded=${found.length > 0}
          aria-controls="typed-list"
          aria-activedescendant=${this.#active < 0 ? nothing : `typed-${this.#active}`}
          aria-describedby="typed-told"
          aria-invalid=${this.#told ? 'true' : 'false'}
          .value=${this.#text}
          @input=${(/** @type {Event} */ event) => this.#type(valueIn(event))}
          @keydown=${(/** @type {KeyboardEvent} */ event) => this.#onKey(session, event)}
        />
        <button type="submit" class="main">${words.format('typed-do')}</button>
        ${signButton(icon('close'), words.format('typed-close'), () => this.close(), { names: 'quiet square' })}
      </div>
    </form>`;
  }
}
