// Two tables in the place of one, for twice as many people as a table of several needs: two games, each saved under the
// name of its table, which lead to each other.

import { drawSeed, Session } from '../table/game/session.js';
import { findFamily, withOption } from '../table/game/variants.js';

/** @import { NewGame } from '../services/state.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'engine' | 'navigation' | 'scenes' | 'schema' | 'session' |
 *   'start'>} Page
 */

/** The variant with half the seats of another one; undefined where there is none for a table of several people. */
export function halfOf(/** @type {Page} */ { schema, scenes }, /** @type {string} */ variant) {
  const family = findFamily(schema, variant);
  const { seats, options } = scenes.start(variant, '');
  const half = seats.length / 2;
  if (!family?.manners || half < family.manners || half % 1 !== 0) return undefined;
  return family.options
    .filter(({ key }) => options[key] === seats.length)
    .map(({ key }) => withOption(variant, key, String(half)))
    .find((text) => scenes.start(text, '').seats.length === half);
}

/** Starts two games of a variant, and shows the first. */
export function startTwoTables(/** @type {Page} */ app, /** @type {string} */ variant, /** @type {NewGame} */ details) {
  app.start(variant, details);
  if (!app.session) return;
  const seed = details.seed === undefined ? undefined : drawSeed();
  const session = new Session(app.engine, variant, '', seed);
  session.extras = app.session.extras.map(([key, value]) => [key, key === 'seed' ? String(seed) : value]);
  app.navigation.pair(session.link);
  session.dispose();
}
