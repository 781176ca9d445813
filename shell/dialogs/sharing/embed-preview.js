// The preview of the board as it will be on somebody's page: the element itself, loaded as pages of others load it.

import { html, nothing } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { usualWidth } from '../../links/snippet.js';

/** @import { Attributes } from '../../links/snippet.js' */
/** @import { Draft } from './embed-dialog.js' */

/** @typedef {Pick<import('../../services/state.js').Page, 'update' | 'words'>} Page */

/** The time after the last change before the preview follows, so that it does not change with every key. */
const pause = 250;

/** The widths of the columns in which the preview can be shown, in pixels; 0: all the room there is. */
const columns = [240, 360, 480, 0];

/** Loads the element from the address that pages of others use, not from the files of this page. */
function loadElement() {
  const address = new URL('./embed.js', document.baseURI).href;
  return import(/* @vite-ignore */ address);
}

/** Holds the element and gives it the attributes that are chosen. */
export class Preview {
  #size = { width: 0, height: 0 };
  hasFailed = false;
  /** The message of the element about attributes that it cannot read. */
  problem = '';
  column = 0;
  isDark = document.documentElement.dataset.theme === 'dark';

  #update;
  /** @type {HTMLElement | undefined} */
  #element;
  /** @type {Element | undefined} */
  #stage;
  /** @type {Attributes} */
  #attributes = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #observer = new ResizeObserver(() => this.#measure());

  constructor(/** @type {() => void} */ update) {
    this.#update = update;
  }

  /** Adds the element to the dialog; undefined: the dialog was closed. */
  mount = (/** @type {Element | undefined} */ stage) => {
    this.#stage = stage;
    clearTimeout(this.#timer);
    this.#observer.disconnect();
    if (stage) this.#begin(stage);
  };

  async #begin(/** @type {Element} */ stage) {
    try {
      if (!this.#element) await loadElement();
    } catch (error) {
      console.warn(error);
      this.hasFailed = true;
      this.#update();
      return;
    }
    if (stage !== this.#stage) return;
    this.#element ??= this.#make();
    this.#apply();
    stage.append(this.#element);
    this.#observer.observe(this.#element);
  }

  #make() {
    const element = document.createElement('motley-board');
    element.addEventListener('error', (event) => {
      this.problem = /** @type {CustomEvent} */ (/** @type {Event} */ (event)).detail?.message ?? '';
      this.#update();
    });
    return element;
  }

  /** Shows the board with these attributes after a short pause. */
  show(/** @type {Attributes} */ attributes) {
    if (JSON.stringify(attributes) === JSON.stringify(this.#attributes)) return;
    this.#attributes = attributes;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#apply(), pause);
  }

  #apply() {
    if (!this.#element) return;
    const wanted = new Map(this.#attributes);
    this.problem = '';
    for (const name of this.#element.getAttributeNames()) if (!wanted.has(name)) this.#element.removeAttribute(name);
    for (const [name, value] of wanted)
      if (this.#element.getAttribute(name) !== value) this.#element.setAttribute(name, value);
  }

  #measure() {
    const width = this.#stage?.clientWidth ?? 0;
    const height = Math.ceil(this.#element?.getBoundingClientRect().height ?? 0);
    if (width === this.#size.width && height === this.#size.height) return;
    this.#size = { width, height };
    this.#update();
  }

  /** The height of the board at a width; undefined unless the preview has that width. */
  heightAt(/** @type {number} */ width) {
    return this.#size.width === width && this.#size.height > 0 ? this.#size.height : undefined;
  }
}

/** @param {Page} app @param {Preview} preview @param {Partial<Pick<Preview, 'column' | 'isDark'>>} changes */
function set(app, preview, changes) {
  Object.assign(preview, changes);
  app.update();
}

function buttons(/** @type {Page} */ app, /** @type {Draft} */ { preview, choices }) {
  const { words } = app;
  const one = (/** @type {string} */ text, /** @type {boolean} */ isOn, /** @type {() => void} */ run) =>
    html`<button type="button" class="small" aria-pressed=${isOn} @click=${run}>${text}</button>`;
  const widths = html`<div class="row" role="group" aria-label=${words.format('snippet-column')}>
    ${columns.map((column) =>
      one(words.format('snippet-column-value', { width: column }), preview.column === column, () =>
        set(app, preview, { column }),
      ),
    )}
  </div>`;
  return html`<div class="embed-tools">
    ${choices.form === 'frame' ? nothing : widths}
    <div class="row" role="group" aria-label=${words.format('snippet-page')}>
      ${one(words.format('snippet-page-light'), !preview.isDark, () => set(app, preview, { isDark: false }))}
      ${one(words.format('snippet-page-dark'), preview.isDark, () => set(app, preview, { isDark: true }))}
    </div>
  </div>`;
}

/** A sketch of a page with the board in a column. */
function stage(/** @type {Page} */ app, /** @type {Draft} */ draft) {
  const { preview, choices } = draft;
  const { width = usualWidth } = choices;
  const column = choices.form === 'frame' ? width : preview.column;
  return html`${buttons(app, draft)}
    <div class=${preview.isDark ? 'embed-page dark' : 'embed-page'}>
      <div class="embed-column" .style=${column ? `width: ${column}px` : ''} ${ref(preview.mount)}></div>
    </div>`;
}

export function previewPart(/** @type {Page} */ app, /** @type {Draft} */ draft) {
  const { words } = app;
  const { preview } = draft;
  return html`<section class="embed-preview" aria-labelledby="snippet-preview">
    <h3 id="snippet-preview">${words.format('snippet-preview')}</h3>
    <p class="hint">${words.format(preview.hasFailed ? 'snippet-preview-failed' : 'snippet-preview-help')}</p>
    ${preview.hasFailed ? nothing : stage(app, draft)}
    <p class="error" role="status">${preview.problem || nothing}</p>
  </section>`;
}
