// What the fields of forms have in common.

import { html } from 'lit';

/** What a field has that changed. */
export function valueIn(/** @type {Event} */ { target }) {
  return /** @type {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} */ (target).value;
}

/**
 * A list to choose one value from.
 * @param {string} label
 * @param {{ value: string | number, text: string }[]} values
 * @param {string | number} value
 * @param {(value: string) => void} onChange
 */
export function selectField(label, values, value, onChange) {
  return html`<label class="field">
    <span>${label}</span>
    <select @change=${(/** @type {Event} */ event) => onChange(valueIn(event))}>
      ${values.map((one) => html`<option value=${one.value} .selected=${one.value === value}>${one.text}</option>`)}
    </select>
  </label>`;
}
