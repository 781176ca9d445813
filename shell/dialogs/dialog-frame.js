// The frame of all dialogs: a modal <dialog> with a heading and a button that closes it.

import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { icon } from '../art/icons.js';

/** @typedef {import('../app/app.js').App} App */

/** The element that had the focus before the first of several dialogs. @type {Element | null} */
let opener = null;

/** Called after each rendering: opens a dialog that is new, and returns the focus after the last one was closed. */
export function settleDialog() {
  const dialog = document.querySelector('dialog');
  settleScreen(dialog !== null);
  if (dialog && !dialog.open) {
    opener ??= document.activeElement;
    dialog.showModal();
    if (!dialog.querySelector('[autofocus]')) dialog.querySelector('h2')?.focus();
  }
  if (dialog || !opener) return;
  const target = opener instanceof HTMLElement && opener.isConnected ? opener : null;
  opener = null;
  if (document.activeElement === document.body || !document.activeElement)
    (target ?? document.querySelector('h1'))?.focus();
}

/** Whether a new screen is to be drawn, of which the heading gets the focus. */
let isNew = false;

/** Whether nothing was drawn before. */
let isFirst = true;

/**
 * Moves the focus to the heading of the first screen once all of that is there, unless it is somewhere already. A
 * browser that is asked sooner lays out what is drawn in part only, and then all of it once more.
 */
function greet(/** @type {HTMLElement | null} */ heading) {
  setTimeout(() => document.activeElement === document.body && heading?.focus({ preventScroll: true }));
}

/**
 * Moves the focus to the heading of a new screen as soon as that is drawn: later it would be taken away from who goes
 * on with a key.
 */
export function focusScreen() {
  opener = null;
  isNew = true;
}

/** Called after each rendering. A screen may have to be loaded, and has no heading before. */
function settleScreen(/** @type {boolean} */ isCovered) {
  const heading = document.querySelector('h1');
  const wasFirst = isFirst;
  isFirst = false;
  if (!isNew || !(heading || isCovered)) return;
  isNew = false;
  if (isCovered) return;
  if (wasFirst) return greet(heading);
  // What was above on the screen before says nothing of this one.
  scrollTo(0, 0);
  heading?.focus({ preventScroll: true });
}

/**
 * @param {App} app
 * @param {string} id of the message of the heading, and of the element
 * @param {unknown} body
 * @param {{ wide?: boolean, args?: Record<string, string> }} [details]
 */
export function frame(app, id, body, { wide = false, args } = {}) {
  const { words } = app;
  const close = () => app.closeDialog();
  /** A press on the backdrop closes the dialog too. */
  const onPress = (/** @type {PointerEvent} */ event) => {
    if (event.target === event.currentTarget) close();
  };
  // One that another dialog leads to is opened like any other, and moves the focus.
  const dialog = html`<dialog
    class=${wide ? 'dialog wide' : 'dialog'}
    aria-labelledby="dialog-title"
    @close=${close}
    @cancel=${(/** @type {Event} */ event) => {
      event.preventDefault();
      close();
    }}
    @pointerdown=${onPress}
  >
    <div class="dialog-box">
      <header class="dialog-head">
        <h2 id="dialog-title" tabindex="-1">${words.format(id, args)}</h2>
        <button
          type="button"
          class="quiet square"
          aria-label=${words.format('close')}
          title=${words.format('close')}
          @click=${close}
        >
          ${icon('close')}
        </button>
      </header>
      ${body}
    </div>
  </dialog>`;
  return keyed(id, dialog);
}
