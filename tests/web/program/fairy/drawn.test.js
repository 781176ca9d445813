// The rules of fairy in the core against a slow generator that is written from the law alone: games of drawn
// definitions, of which every position, every list of actions and every outcome has to be the same. A failure says the
// seed; `node tests/web/program/fairy/drawn.test.js SEED [COUNT]` plays from a seed on.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAll } from '../../../is-all.js';
import { Chance } from './chance.js';
import { differenceOf, playGame } from './compare.js';
import { drawVariant } from './draw.js';

const [, , from = '1', wanted = isAll ? '6000' : '150'] = process.argv;
const plies = 40;
const batch = 50;

/** A game of a seed: what is asked of the program and what it has to answer. */
function gameOf(/** @type {number} */ seed) {
  const chance = new Chance(seed);
  const { text, rules } = drawVariant(chance);
  return { seed, text, exchanges: playGame(rules, text, chance, plies) };
}

/** What differs in some games, each with its seed and variant. */
function differencesFrom(/** @type {number} */ seed) {
  const games = Array.from({ length: batch }, (_, i) => gameOf(seed + i));
  if (!differenceOf(games.flatMap(({ exchanges }) => exchanges))) return [];
  return games.flatMap(({ exchanges, seed, text }) => {
    const difference = differenceOf(exchanges);
    return difference ? [`seed ${seed}: ${text}\n${difference}`] : [];
  });
}

test('the program plays drawn definitions as the law says', () => {
  /** @type {string[]} */
  const found = [];
  for (let seed = Number(from); seed < Number(from) + Number(wanted) && found.length < 5; seed += batch)
    found.push(...differencesFrom(seed));
  assert.equal(found.join('\n\n'), '');
});
