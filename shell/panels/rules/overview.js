// An overview: figures that are to be remembered together, side by side. Of each only the place of a capture is
// shown, as it is after the action, with its name.

import { html } from 'lit';
import { styled } from '../../board/drawing/styled.js';
import { describeStep } from '../../table/game/turns.js';
import { findFamily } from '../../table/game/variants.js';
import { picture } from '../board/board-panel.js';
import { trailIn } from './figure.js';

/** @import { Figure, Overview } from '../../rules/rules.js' */
/** @import { Scene } from '../../table/game/scenes.js' */
/** @typedef {Pick<import('../../services/state.js').Page, 'choices' | 'scenes' | 'schema' | 'table' | 'words'>} Page */

/** How many squares wide and high the shown part is. */
const size = 3;

/** The part of a board around what was taken: the columns to the left of it, and the rows above it. */
function partAround(/** @type {Scene} */ { view: { files, ranks }, played = [] }) {
  const { x, y } = played[0].taken[0];
  const within = (/** @type {number} */ at, /** @type {number} */ count) => Math.max(0, Math.min(at - 1, count - size));
  return { left: within(x, files), above: within(ranks - 1 - y, ranks) };
}

function named(/** @type {Page} */ app, /** @type {Figure} */ item) {
  const { words, schema, scenes } = app;
  const scene = scenes.of(item)[1];
  const { left, above } = partAround(scene);
  const [step] = scene.played ?? [];
  const told = `${words.format(item.caption)} ${describeStep(words, findFamily(schema, item.variant), step)}`;
  return html`<li>
    <span
      class="excerpt"
      role="img"
      aria-label=${told}
      ${styled({ '--wide': scene.view.files / size, '--left': left / size, '--above': above / size })}
      >${picture(app, scene.view, false, { trail: trailIn(scene), coordinates: 'none' })}</span
    >
    <span aria-hidden="true">${words.format(/** @type {string} */ (item.name))}</span>
  </li>`;
}

/** @param {Page} app @param {Overview} overview @param {Figure[]} figures */
export function overview(app, { heading, text }, figures) {
  const { words } = app;
  return html`<section class="overview" aria-label=${words.format(heading)}>
    <h3>${words.format(heading)}</h3>
    <p>${words.format(text)}</p>
    <ul>
      ${figures.filter(({ name }) => name).map((item) => named(app, item))}
    </ul>
  </section>`;
}
