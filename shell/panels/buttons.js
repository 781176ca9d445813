// The buttons of panels and dialogs.

import { html, nothing } from 'lit';

/**
 * A button with a text, and a sign before it.
 * @param {unknown} sign
 * @param {string} text
 * @param {(event: MouseEvent) => unknown} run
 * @param {{ names?: string, isOff?: boolean }} [details] classes, and whether it cannot be pressed
 */
export function button(sign, text, run, { names, isOff = false } = {}) {
  return html`<button type="button" class=${names ?? nothing} ?disabled=${isOff} @click=${run}>${sign}${text}</button>`;
}

/**
 * A button with only a sign; the label is spoken, and shown as its tooltip.
 * @param {unknown} sign
 * @param {string} label
 * @param {(event: MouseEvent) => unknown} run
 * @param {{ names?: string, isOff?: boolean, isPressed?: boolean }} [details] `isPressed` of a button that stays down
 */
export function signButton(sign, label, run, { names = 'square', isOff = false, isPressed } = {}) {
  return html`<button
    type="button"
    class=${names}
    aria-label=${label}
    title=${label}
    aria-pressed=${isPressed ?? nothing}
    ?disabled=${isOff}
    @click=${run}
  >
    ${sign}
  </button>`;
}

/** Says on a button, for a while, what it has done; the style sheet says how long. */
export function showDone(/** @type {EventTarget | null} */ button, /** @type {string} */ text) {
  if (!(button instanceof HTMLElement)) return;
  button.dataset.done = text;
  button.addEventListener('animationend', () => delete button.dataset.done, { once: true });
}

/**
 * What a button does that copies something: it says so itself.
 * @param {Pick<import('../services/state.js').Page, 'words'>} app
 * @param {() => Promise<boolean | undefined>} copy whether it is copied
 */
export function copying({ words }, copy) {
  return async (/** @type {MouseEvent} */ { currentTarget }) => {
    if (await copy()) showDone(currentTarget, words.format('copied-done'));
  };
}
