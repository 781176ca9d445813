// Games are freed, by dispose() or by the garbage collector, and there can be many at once.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MotleyError } from '../../../web/engine.js';
import { isAll } from '../../is-all.js';
import { loadBuilt, makeRandom, playRandomly, snapshot, startGame, startPreset } from '../support/engine.js';

/** @typedef {import('../../../web/engine.js').Engine} Engine */

const gamesMax = 1024; // API_GAMES_MAX

/** Creates, plays, looks at and disposes of one game of each preset in turn, so many in all. */
function useGames(/** @type {Engine} */ engine, /** @type {number} */ count) {
  const presets = engine.schema().families.flatMap((family) => family.presets);
  const random = makeRandom(count);
  let actions = 0;
  for (let i = 0; i < count; i++) {
    const game = startPreset(engine, presets[i % presets.length]);
    for (let round = 0; round < 4; round++) {
      actions += playRandomly(game, 10, random);
      const { square } = game.view().pieces[0];
      game.explain(square, square);
      assert.throws(() => game.play('nonsense'));
    }
    game.perft(1);
    game.dispose();
  }
  return actions;
}

test('many games leave the memory as it is after half of them', async () => {
  const engine = await loadBuilt();
  const count = isAll ? 500 : 150;
  useGames(engine, count); // every preset several times: the memory has what the longest of their texts need
  const size = engine.memorySize;
  const actions = useGames(engine, count);
  assert.ok(actions > 30 * count, `${actions} actions`);
  assert.equal(engine.memorySize, size);
});

test('a variant set a thousand times over leaves the memory as it is', async () => {
  const engine = await loadBuilt();
  const variants = engine.schema().families.flatMap(({ presets }) => presets.map(({ variant }) => variant));
  const game = engine.createGame();
  const useVariants = (/** @type {number} */ count) => {
    for (let i = 0; i < count; i++) {
      game.setVariant(variants[i % variants.length]);
      playRandomly(game, 20, makeRandom(i));
    }
  };
  useVariants(20);
  const size = engine.memorySize;
  useVariants(1000);
  assert.equal(engine.memorySize, size);
  game.dispose();
});

test('games that nobody holds any more are freed', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const engine = await loadBuilt();
  const dropGames = async () => {
    for (let i = 0; i < 200; i++) engine.createGame().setVariant('custodian');
    let isCollected = false;
    // Finalizers run between tasks: when what was dropped last is gone, the games before it are.
    const after = new FinalizationRegistry(() => (isCollected = true));
    after.register({}, null);
    while (!isCollected) {
      collect();
      await setImmediate();
    }
  };
  for (let round = 0; round < 4; round++) await dropGames();
  const size = engine.memorySize;
  for (let round = 0; round < 8; round++) await dropGames(); // twice as many as there can be at once
  assert.equal(engine.memorySize, size);
});

test('as many games as there can be, each its own; one more is refused', async () => {
  const engine = await loadBuilt();
  const games = Array.from({ length: gamesMax }, () => engine.createGame());
  games.forEach((game, i) => {
    game.setVariant('custodian');
    playRandomly(game, 1 + (i % 4), makeRandom(i));
  });
  assert.throws(() => engine.createGame(), { name: 'MotleyError', reason: 'out-of-memory' });
  const positions = games.map((game) => game.position);
  for (const [i, game] of games.entries()) assert.equal(game.ply, 1 + (i % 4));
  games[7].dispose();
  const next = startGame(engine, 'custodian');
  for (const [i, game] of games.entries()) if (i !== 7) assert.equal(game.position, positions[i]);
  assert.throws(() => games[7].position, { reason: 'disposed' });
  for (const game of [...games, next]) game.dispose();
});

test('a game that is disposed of answers nothing, and disturbs no other', async () => {
  const engine = await loadBuilt();
  const game = startGame(engine, 'custodian');
  game.dispose();
  game.dispose();
  const other = engine.createGame(); // in the place of the first
  other.setVariant('custodian');
  playRandomly(other, 3, makeRandom(1));
  const before = snapshot(other);
  const changes = [() => game.setVariant('custodian'), () => game.setPosition(other.position), () => game.undo()];
  const plays = [() => game.play('a1a2'), () => game.playAside('a1a2'), () => game.arrange({ a1: 'OHD' })];
  const texts = [() => game.variant, () => game.position, () => game.outcome, () => game.ply, () => game.actions()];
  const values = [() => game.view(), () => game.explain('a1', 'a2'), () => game.movement('K', ''), () => game.perft(1)];
  for (const call of [...changes, ...plays, ...texts, ...values])
    assert.throws(call, (error) => error instanceof MotleyError && error.reason === 'disposed');
  assert.deepEqual(snapshot(other), before);
  other.dispose();
});
