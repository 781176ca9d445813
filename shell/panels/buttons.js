// The buttons of panels and dialogs.

import { html, nothing } from 'lit';

/**
 * A button with a text, and a sign before it.
 * @param {unknown} sign
 * @param {string} text
 * @param {(event: Event) => unknown} run
 * @param {{ names?: string, isOff?: boolean }} [details] classes, and whether it cannot be pressed
 */
export function button(sign, text, run, { names, isOff = false } = {}) {
  return html`<button type="button" class=${names ?? nothing} ?disabled=${isOff} @click=${run}>${sign}${text}</button>`;
}

/**
 * A button with only a sign; the label is spoken, and shown as its tooltip.
 * @param {unknown} sign
 * @param {string} label
 * @param {(event: Event) => unknown} run
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
