// The field for the name by which a visitor is called in games by link that travel by themselves.

import { html } from 'lit';
import { valueIn } from '../panels/fields.js';
import { longestOwnName, ownName } from '../saving/preferences.js';

/**
 * @param {Pick<import('../services/state.js').Page, 'byLink' | 'choices' | 'choose' | 'words'>} app
 * @param {string} [label] the id of its message
 */
export function nameField(app, label = 'live-name') {
  const { words, choices, byLink } = app;
  const onChange = (/** @type {Event} */ event) => {
    app.choose({ name: ownName(valueIn(event)) });
    byLink?.live?.tellName();
  };
  return html`<label class="field own-name">
    <span>${words.format(label)}</span>
    <input
      type="text"
      autocomplete="nickname"
      maxlength=${longestOwnName}
      placeholder=${words.format('live-name-none')}
      .value=${choices.name}
      @change=${onChange}
    />
  </label>`;
}
