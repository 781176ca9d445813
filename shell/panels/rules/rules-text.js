// The rules of a game: the text of each family is loaded when it is first looked at.

import { nothing } from 'lit';
import { Loader } from '../../loading/loader.js';
import { findFamily } from '../../table/game/variants.js';
import { prepare } from './rules-panel.js';

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'choices' | 'dialog' | 'engine' | 'parts' | 'scenes' |
 *   'schema' | 'tab' | 'table' | 'thinker' | 'update' | 'words'>} Page
 */

/** @typedef {Loader<Record<string, () => ReturnType<typeof prepare>>>} Texts by family */

/** @type {WeakMap<Page, Texts>} */
const loaders = new WeakMap();

function loaderOf(/** @type {Page} */ app) {
  const imports = Object.fromEntries(app.schema.families.map(({ family }) => [family, () => prepare(app, family)]));
  const loader =
    loaders.get(app) ??
    new Loader(
      imports,
      (error) => app.table.tellMissing(error),
      () => app.update(),
    );
  loaders.set(app, loader);
  return loader;
}

function textOf(/** @type {Page} */ app, /** @type {string} */ variant) {
  const family = findFamily(app.schema, variant)?.family;
  return family ? loaderOf(app).show(family, app.dialog ?? app.tab) : undefined;
}

/** All rules. */
export const rulesText = (/** @type {Page} */ app, /** @type {string} */ variant) =>
  textOf(app, variant)?.rules(app, variant) ?? nothing;

/** The rules that stand beside the diagrams of the pieces too. */
export const rulesOfPieces = (/** @type {Page} */ app, /** @type {string} */ variant) =>
  textOf(app, variant)?.ofPieces(app, variant) ?? nothing;
