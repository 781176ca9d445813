// Links that earlier versions made: each must open for ever, and lead to the same position.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from '../../web/engine.js';
import { parseLink } from '../../shell/links.js';

const root = new URL('../../', import.meta.url);
const engine = await loadEngine(readFileSync(new URL('build/wasm/motley.wasm', root)));
const rows = readFileSync(new URL('tests/web/old-links.txt', root), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('#') && line.includes('!'));

test('there are old links of every family', () => {
  const families = engine.schema().families.map(({ family }) => family);
  assert.deepEqual(families.filter((family) => !rows.some((row) => row.startsWith('#' + family))), []);
});

for (const row of rows) {
  const [link, position] = row.split(' | ');
  test(link, () => {
    const { variant, position: start, actions } = parseLink(link);
    const game = engine.createGame();
    game.setVariant(variant);
    if (start) game.setPosition(start);
    for (const action of actions) game.play(action);
    assert.equal(game.position, position);
    game.dispose();
  });
}
