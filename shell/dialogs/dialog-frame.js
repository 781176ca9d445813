// The frame of all dialogs: a modal <dialog> with a heading and a button that closes it.

import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import '../styles/dialogs.css';
import { icon } from '../art/icons.js';
import { signButton } from '../panels/buttons.js';
import { notices } from '../panels/notices.js';

/** @typedef {Pick<import('../services/state.js').Page, 'closeDialog' | 'table' | 'words'>} Page */

/**
 * @param {Page} app
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
        ${signButton(icon('close'), words.format('close'), close, { names: 'quiet square' })}
      </header>
      ${body}
    </div>
    ${notices(app, true)}
  </dialog>`;
  return keyed(id, dialog);
}
