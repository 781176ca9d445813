// What the games of each family need beside what all boards have, as the rules themselves say it. The build asks them,
// so that a board loads all that its game needs at once, together with the rules, and nothing else.

import { existsSync, readFileSync } from 'node:fs';
import { loadEngine } from '../web/engine.js';

/**
 * @typedef {import('../web/types.js').Family} Family
 * @typedef {import('../web/types.js').View} View
 */

/** Whether all boards have the drawing of a kind. */
function isDrawn(/** @type {{ name: string }} */ { name }) {
  return existsSync(new URL(`../shell/art/pieces/${name}.svg`, import.meta.url));
}

/** Whether turns have several actions, or something belongs to pieces beside their cards. */
export function hasTurns(/** @type {View} */ { turn, pieces }) {
  const isMore = (/** @type {View['pieces'][number]} */ { on, facing, imitates, acted }) =>
    [on, facing, imitates, acted].some((value) => value !== undefined);
  return (turn.of ?? 0) > 1 || pieces.some(isMore);
}

/** Whether squares show more than their colours, or the outer files are neighbours. */
function hasGrounds(/** @type {View} */ { surface, marks }) {
  return surface === 'cylinder' || marks.some(({ mark }) => mark === 'throne');
}

/** Whether a family needs a part. @type {Record<string, (family: Family, views: View[]) => boolean>} */
const parts = {
  cards: ({ orders }) => orders !== undefined,
  grounds: (_, views) => views.some(hasGrounds),
  hands: (_, views) => views.some(({ hands }) => hands.length > 0),
  'more-pieces': ({ kinds }) => !kinds.every(isDrawn),
  turns: (_, views) => views.some(hasTurns),
  tables: ({ seats }, views) => seats.length > 2 || views.some(({ surface }) => surface === 'plane'),
};

/** The names of the parts that each family needs. @returns {Promise<Record<string, string[]>>} */
export async function findFamilyNeeds() {
  const engine = await loadEngine(readFileSync(new URL('../build/wasm/motley.wasm', import.meta.url)));
  const game = engine.createGame();
  const needsOf = (/** @type {Family} */ family) => {
    const views = family.presets.map(({ variant, position }) => {
      game.setVariant(variant);
      if (position) game.setPosition(position);
      return game.view();
    });
    return Object.keys(parts).filter((part) => parts[part](family, views));
  };
  return Object.fromEntries(engine.schema().families.map((family) => [family.family, needsOf(family)]));
}
