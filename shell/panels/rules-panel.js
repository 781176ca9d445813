// Shows the rules of a family: text, diagrams and small boards as the data file of the family lists them, and what the
// options of the variant change.

import { html, nothing } from 'lit';
import { rulesOf } from '../rules/rules.js';
import { changedOptions, describeValue, findFamily } from '../table/variants.js';
import { figure } from './figure.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../rules/rules.js').Block} Block
 */

export function block(/** @type {App} */ app, /** @type {Block} */ block) {
  const { words } = app;
  if ('heading' in block) return html`<h3>${words.format(block.heading)}</h3>`;
  if ('text' in block) return html`<p>${words.format(block.text)}</p>`;
  if ('list' in block)
    return html`<ul>
      ${block.list.map((id) => html`<li>${words.format(id)}</li>`)}
    </ul>`;
  if ('reading' in block)
    return html`<p class="reading">
      <strong>${words.format('rules-reading')}</strong> ${words.format(block.reading)}
    </p>`;
  if ('picture' in block) return nothing;
  return html`<div class="figures">${block.figures.map((item) => figure(app, item))}</div>`;
}

/** The options that differ from the usual game, with their explanations. */
export function changes(/** @type {App} */ { words, schema }, /** @type {string} */ variant) {
  const family = findFamily(schema, variant);
  const changed = family ? changedOptions(family, variant) : [];
  if (!family || changed.length === 0) return nothing;
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
              <strong>${words.format(id)}:</strong> ${describeValue(words, family, option, value)}
            </li>`;
      })}
    </ul>
  </section>`;
}

export function rulesText(/** @type {App} */ app, /** @type {string} */ variant) {
  const family = findFamily(app.schema, variant)?.family ?? '';
  return html`<div class="rules">
    ${changes(app, variant)} ${(rulesOf[family] ?? []).map((item) => block(app, item))}
  </div>`;
}
