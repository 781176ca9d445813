// The differences of a variant's options from the usual game, in words.

import { html, nothing } from 'lit';
import { changedOptions, describeValue, findFamily } from '../table/game/variants.js';

/** @typedef {Pick<import('../services/state.js').Page, 'dialog' | 'parts' | 'schema' | 'tab' | 'words'>} Page */

/** Whether the board shows the value of an option, and its text would tell nobody anything. */
const isOnBoard = (/** @type {import('../table/game/variants.js').Option} */ { form }) =>
  form === 'rows' || form === 'squares';

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
        const { key, values } = option;
        const id = `option-${family.family}-${key}`;
        return values
          ? html`<li>
              <strong
                >${words.format('rules-change', {
                  option: words.format(id),
                  value: words.format(`${id}-${value}`),
                })}</strong
              >
              ${words.format(`${id}-${value}-help`)}
            </li>`
          : html`<li>
              <strong
                >${words.format('rules-change', {
                  option: words.format(id),
                  value: isOnBoard(option)
                    ? words.format('rules-on-board')
                    : describeValue(words, family, option, value),
                })}</strong
              >
            </li>`;
      })}
    </ul>
  </section>`;
}
