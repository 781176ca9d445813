// Helpers for the fields of forms.

import { html } from 'lit';

/** The value of the field that an event came from. */
export function valueIn(/** @type {Event} */ { target }) {
  return /** @type {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} */ (target).value;
}

/**
 * A select field.
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
