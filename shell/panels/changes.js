// The differences of a variant's options from the usual game, in words.

import { html, nothing } from 'lit';
import { changedOptions, describeValue, findFamily } from '../table/game/variants.js';

/** @typedef {Pick<import('../services/state.js').Page, 'dialog' | 'parts' | 'schema' | 'tab' | 'words'>} Page */

/** The options that differ from the usual game, with their explanations. */
export function changes(/** @type {Page} */ app, /** @type {string} */ variant) {
  const family = findFamily(app.schema, variant);
  const changed = family ? changedOptions(family, variant) : [];
  if (!family || changed.length === 0) return nothing;
  // Options are explained where they are offered.
  return app.parts.show('explanations', app.dialog ?? app.tab) ? list(app, family, changed) : nothing;
}

/**
 * @param {Page} app
 * @param {import('../../web/types.js').Family} family
 * @param {ReturnType<typeof changedOptions>} changed
 */
function list({ words }, family, changed) {
  return html`<section class="changes">
    <h3>${words.format('rules-changed')}</h3>
    <ul>
      ${changed.map(([option, value]) => {
        const { form, key, values } = option;
        const id = `option-${family.family}-${key}`;
        // The text of an option that the board shows would tell nobody anything.
        const isOnBoard = form === 'rows' || form === 'squares';
        const name = isOnBoard ? words.format('rules-on-board') : describeValue(words, family, option, value);
        const texts = { option: words.format(id), value: values ? words.format(`${id}-${value}`) : name };
        return html`<li>
          <strong>${words.format('rules-change', texts)}</strong>
          ${values ? words.format(`${id}-${value}-help`) : nothing}
        </li>`;
      })}
    </ul>
  </section>`;
}
