// The search through WebAssembly: the same however it is sliced, and after a trap.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from '../../../web/engine.js';
import { openPlace } from '../../../web/jobs.js';
import { Search } from '../../../web/search.js';
import { familyFiles, loadBuilt, startGame } from '../support/engine.js';

const engine = await loadBuilt();

/** The families that the computer plays, by their default variants. */
const variants = engine.schema().families.map(({ family }) => family);

function place(/** @type {string} */ variant, from = engine) {
  return openPlace(from, { variant, actions: [] });
}

/** Runs a search in slices of so many nodes. */
function runIn(/** @type {string} */ variant, /** @type {number} */ slice, strength = {}, from = engine) {
  const game = place(variant, from);
  const search = new Search(game, { level: 0, nodes: 2000, seed: 7, ...strength });
  let slices = 0;
  while (search.run(slice)) slices++;
  const { report } = search;
  game.dispose();
  return { report, slices };
}

for (const variant of variants) {
  test(`${variant}: sliced and in one piece, the same`, () => {
    const whole = runIn(variant, 1e9);
    const sliced = runIn(variant, 37);
    assert.ok(sliced.slices > 10);
    assert.deepEqual(sliced.report, whole.report);
    assert.ok(whole.report.nodes >= 1000 && whole.report.nodes <= 2100, `${whole.report.nodes} nodes`);
  });
  test(`${variant}: in the family's own file, the same`, async () => {
    const own = await loadEngine(readFileSync(familyFiles[variant]));
    assert.deepEqual(runIn(variant, 100, {}, own), runIn(variant, 100));
  });
  test(`${variant}: every level gives a legal action, the same for its seed`, () => {
    const legal = place(variant).actions();
    for (let level = 1; level <= 4; level++) {
      const [first, second] = [11, 11].map((seed) => runIn(variant, 5, { level, nodes: 0, seed }));
      assert.ok(legal.includes(first.report.line[0]));
      assert.deepEqual(first, second);
    }
  });
  test(`${variant}: the line can be played, and the search does not touch the game`, () => {
    const game = place(variant);
    const before = game.position;
    const search = new Search(game, { nodes: 1500 });
    while (search.run(100)) assert.equal(game.position, before);
    for (const action of search.report.line) game.play(action);
  });
}

test('a search ends within the nodes it is given', () => {
  const game = place(variants[0]);
  const search = new Search(game);
  for (let slice = 1; slice <= 20; slice++) {
    assert.equal(search.run(50), true);
    assert.ok(search.report.nodes <= slice * 50);
  }
});

test('at the end of a game nothing is searched', () => {
  const game = startGame(engine, 'custodian');
  assert.throws(() => new Search(game, { level: 11 }), { reason: 'limit' });
  const lost = openPlace(engine, {
    variant: 'custodian',
    position: '3k3/7/7/7/7/7/7 w - 0 1',
    actions: [],
  });
  assert.equal(lost.actions().length, 0);
  assert.throws(() => new Search(lost), { reason: 'game-over' });
});

test('scores of seats add up to the score of the player to act', () => {
  const game = openPlace(engine, { variant: 'custodian', position: '3k3/7/7/7/7/7/R2K2R w - 0 1', actions: [] });
  const search = new Search(game, { nodes: 500 });
  while (search.run(100));
  const { score, now, ahead } = search.report;
  assert.ok(score > 300);
  for (const [white, black] of [now, ahead])
    assert.ok(Math.abs(white - black - score) < 200, `${white}, ${black}, and ${score}`);
});
