// The rules of a game, loaded for one family at a time when they are first looked at.

import { lazy } from '../app/lazy.js';
import { findFamily } from '../table/variants.js';

/** @typedef {import('../app/app.js').App} App */

/**
 * Makes a function that draws something of the rules of a variant.
 * @param {'rules' | 'ofPieces'} name
 */
function drawnLater(name) {
  /** @type {Map<string, (app: App, variant: string) => unknown>} by family */
  const panels = new Map();
  return (/** @type {App} */ app, /** @type {string} */ variant) => {
    const family = findFamily(app.schema, variant)?.family ?? '';
    const load = (/** @type {App} */ app) => import('./rules-panel.js').then((part) => part.prepare(app, family));
    const panel = panels.get(family) ?? lazy(load, name);
    panels.set(family, panel);
    return panel(app, variant);
  };
}

/** All rules. */
export const rulesText = drawnLater('rules');

/** What stands beside the diagrams of the pieces too. */
export const rulesOfPieces = drawnLater('ofPieces');
