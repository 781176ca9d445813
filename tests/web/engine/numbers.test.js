// Actions by number: the same as by text, and valid for the list that they come from alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadBuilt, makeRandom, snapshot, startGame } from '../support/engine.js';

const engine = await loadBuilt();

/** A new game of a variant. */
function start(/** @type {string} */ variant) {
  const game = startGame(engine, variant);
  if (variant.startsWith('till')) game.shuffle(5);
  return game;
}

const refused = { name: 'MotleyError', subject: 'action', reason: 'not-listed' };

for (const { family } of engine.schema().families)
  test(`${family}: a number plays what stands there among the texts`, () => {
    const [game, twin] = [start(family), start(family)];
    const random = makeRandom(4);
    for (let ply = 0; ply < 12; ply++) {
      const actions = game.actions();
      const list = game.list();
      assert.equal(list.count, actions.length);
      for (const [number, text] of actions.entries()) {
        game.playNumber(list, number);
        assert.equal(game.played().at(-1), text);
        game.undo();
      }
      const number = random(actions.length);
      game.playNumber(list, number);
      twin.play(actions[number]);
      assert.deepEqual(snapshot(game), snapshot(twin));
    }
  });

test('texts and numbers can be mixed, and taken back', () => {
  const game = start('custodian');
  game.playNumber(game.list(), 2);
  const [first] = game.played();
  game.play(game.actions()[0]);
  game.playNumber(game.list(), 1);
  assert.equal(game.played().length, 3);
  game.undo();
  game.undo();
  assert.deepEqual(game.played(), [first]);
  game.undo();
  assert.deepEqual(game.played(), []);
});

test('a list is valid after what was played with it is taken back, and not before', () => {
  const game = start('taketwo');
  const list = game.list();
  game.playNumber(list, 0);
  assert.throws(() => game.playNumber(list, 0), refused);
  game.undo();
  game.playNumber(list, 1);
  assert.equal(game.ply, 1);
  game.setVariant('taketwo');
  assert.throws(() => game.playNumber(list, 0), refused);
});

test('what is no number of the list is refused, and changes nothing', () => {
  const game = start('custodian');
  const list = game.list();
  const before = snapshot(game);
  for (const number of [list.count, -1, 0.5, NaN, Infinity, 2 ** 32, 2 ** 32 + 1, /** @type {any} */ ('0')])
    assert.throws(() => game.playNumber(list, number), refused, String(number));
  assert.deepEqual(snapshot(game), before);
});

test('a list of another game is refused, of another engine too', async () => {
  const game = start('custodian');
  const list = game.list();
  const others = [start('custodian'), (await loadBuilt()).createGame()];
  others[1].setVariant('custodian');
  for (const other of others) {
    assert.throws(() => other.playNumber(list, 0), refused);
    other.playNumber(other.list(), 0);
  }
  assert.throws(() => game.playNumber({ ...list, stamp: others[0].list().stamp }, 0), refused);
  assert.equal(game.ply, 0);
});

test('there is nothing to play without a variant, after the end, and after the game was closed', () => {
  const game = engine.createGame();
  assert.deepEqual([game.list().stamp, game.list().count], [0, 0]);
  assert.throws(() => game.playNumber(game.list(), 0), { reason: 'no-variant' });
  game.setVariant('custodian');
  game.setPosition('3k3/7/7/7/7/7/R2K3 w - 100 90');
  assert.equal(game.list().count, 0);
  assert.throws(() => game.playNumber(game.list(), 0), { reason: 'game-over' });
  const list = game.list();
  game.dispose();
  assert.throws(() => game.list(), { reason: 'disposed' });
  assert.throws(() => game.playNumber(list, 0), { reason: 'disposed' });
});
