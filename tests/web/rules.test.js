// The rules' pictures are data: each must be a position of its game, and its action legal there.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from '../../web/engine.js';

const read = (/** @type {string} */ path) => readFileSync(new URL('../../' + path, import.meta.url));
const engine = await loadEngine(read('build/wasm/motley.wasm'));

/** @typedef {import('../../shell/rules/rules.js').Figure} Figure */

for (const { family } of engine.schema().families) {
  const blocks = JSON.parse(String(read(`shell/rules/${family}.json`)));
  /** @type {Figure[]} */
  const figures = blocks.flatMap((/** @type {any} */ block) => block.figures ?? block.picture ?? []);

  test(`${family}: there are rules with pictures, and one for the list of games`, () => {
    assert.ok(blocks.some((/** @type {any} */ block) => block.picture));
    assert.ok(figures.length > 5);
  });

  for (const { variant, position, action, caption } of figures)
    test(`${family}: the picture ${caption} can be shown`, () => {
      const game = engine.createGame();
      game.setVariant(variant);
      if (position) game.setPosition(position);
      const shown = game.view().actions.find(({ text }) => text === action);
      if (action) game.play(action);
      assert.equal(game.outcome, 'ongoing');
      // Wherever the caption speaks of capturing, something is captured.
      if (/-pair-|mimic|recruited|pawn-figure/.test(caption)) assert.equal(shown?.captures?.length, 1);
      game.dispose();
    });
}
