// The template families of the tests, which a page has to be able to draw and play too.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from '../../../web/engine.js';
import { loadTemplates, startGame } from '../support/engine.js';

test('the templates are offered in a file of their own', async () => {
  const engine = await loadEngine(loadTemplates());
  const families = engine.schema().families.map(({ family }) => family);
  assert.deepEqual(families, ['islands', 'towers', 'corners']);
});

test('a piece is dropped and another moved in the same turn of a game with four seats', async () => {
  const engine = await loadEngine(loadTemplates());
  const game = startGame(engine, 'corners');
  const view = game.view();
  assert.deepEqual([view.surface, view.paint, view.seats, view.forward], ['board', 'colours', 'abcd', [0, 1, 2, 3]]);
  const sources = new Set(view.actions.map(({ source }) => source));
  assert.ok(sources.has('*P') && sources.has('c1'));
  assert.equal(game.explain('*P', 'd1').reason, 'none');
  assert.equal(game.explain('*P', 'c1').reason, 'square-taken');
  assert.equal(game.explain('*P', 'e5').reason, 'touches-nothing');
  const dropped = game.playAside('P@d1');
  assert.deepEqual(dropped.hands[0], { seat: 'a', kind: 'P', source: '*P', count: 1 });
  assert.equal(dropped.pieces.length, view.pieces.length + 1);
  game.dispose();
});

test('no site contains the templates', () => {
  const site = new URL('../../../build/site/', import.meta.url);
  const names = readdirSync(site, { recursive: true }).map(String);
  assert.ok(names.some((name) => /motley-tches-[\w-]+\.wasm$/.test(name)));
  const wrong = names.filter((name) => /templates.*\.wasm$/.test(name));
  assert.deepEqual(wrong, []);
});
