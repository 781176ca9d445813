// The fields of forms.

import { html, nothing } from 'lit';

/** The value of the field that an event came from. */
export function valueIn(/** @type {Event} */ { target }) {
  return /** @type {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} */ (target).value;
}

/** One of the options of a select field. */
export const option = (/** @type {string | number} */ value, /** @type {unknown} */ text, isChosen = false) =>
  html`<option value=${value} .selected=${isChosen}>${text}</option>`;

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
      ${values.map((one) => option(one.value, one.text, one.value === value))}
    </select>
  </label>`;
}

/**
 * A field for a text that is no prose; its value comes without spaces around it.
 * @param {string} label
 * @param {string} value
 * @param {(value: string) => void} onChange
 * @param {{ mode?: 'text' | 'numeric', help?: unknown }} [details] the keyboard for it, and a help below it
 */
export function codeField(label, value, onChange, { mode = 'text', help = nothing } = {}) {
  return html`<label class="field">
    <span>${label}</span>
    <input
      type="text"
      inputmode=${mode}
      spellcheck="false"
      autocapitalize="off"
      autocomplete="off"
      .value=${value}
      @change=${(/** @type {Event} */ event) => onChange(valueIn(event).trim())}
    />
    ${help}
  </label>`;
}

/**
 * A field with a check mark.
 * @param {unknown} label
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} onChange
 */
export function checkField(label, isOn, onChange) {
  const change = (/** @type {Event} */ { target }) => onChange(/** @type {HTMLInputElement} */ (target).checked);
  return html`<label class="choice">
    <input type="checkbox" .checked=${isOn} @change=${change} />
    <span>${label}</span>
  </label>`;
}

/**
 * One of the radio buttons of a group: its name, and a line of explanation.
 * @param {string} group
 * @param {{ name: string, line: string }} texts
 * @param {boolean} isChosen
 * @param {() => void} choose
 * @param {boolean} [isOff] whether it cannot be chosen
 */
export function radio(group, { name, line }, isChosen, choose, isOff = false) {
  return html`<label class="choice">
    <input type="radio" name=${group} .checked=${isChosen} ?disabled=${isOff} @change=${choose} />
    <span><strong>${name}</strong> <small>${line}</small></span>
  </label>`;
}

/**
 * A group of radio buttons with the messages `ID-VALUE` and, as a line of explanation, `ID-VALUE-help`.
 * @template {string} Value
 * @param {import('../words/words.js').Words} words
 * @param {string} id of the message of the legend, and the name of the group
 * @param {readonly Value[]} values
 * @param {unknown} value
 * @param {(value: Value) => void} onChange
 * @param {(value: Value) => string | undefined} [whyNot] the id of the reason why a value cannot be chosen
 * @param {unknown} [refused] why the value is refused
 */
export function radios(words, id, values, value, onChange, whyNot = () => undefined, refused = nothing) {
  return html`<fieldset>
    <legend>${words.format(id)}</legend>
    ${values.map((one) => {
      const reason = whyNot(one);
      const texts = { name: words.format(`${id}-${one}`), line: words.format(reason ?? `${id}-${one}-help`) };
      return radio(id, texts, one === value, () => onChange(one), reason !== undefined);
    })}
    ${refused}
  </fieldset>`;
}
