// The page's answer to pairs of options that do nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeValue, findFamily } from '../../../../shell/table/game/variants.js';
import { loadBuilt, startGame } from '../../support/engine.js';

const words = /** @type {any} */ ({
  format: (/** @type {string} */ id, /** @type {Record<string, string>} */ args = {}) =>
    [id, ...Object.values(args)].join(' '),
  name: (/** @type {string} */ id) => id,
});

test('a pair of a kind with itself is read, and said to do nothing', async () => {
  const engine = await loadBuilt();
  const game = startGame(engine, 'tches;replace=B:B,PR:P');
  assert.equal(game.variant, 'tches;replace=B:B,PR:P');
  const family = findFamily(engine.schema(), game.variant);
  assert.ok(family);
  const option = /** @type {any} */ (family.options.find(({ key }) => key === 'replace'));
  const [idle, other] = describeValue(words, family, option, 'B:B,PR:P').split(', ');
  assert.match(idle, /^pair-idle .* ← /);
  assert.doesNotMatch(other, /pair-idle/);
  game.dispose();
});
