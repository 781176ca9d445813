// The small boards that are only looked at.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Scenes } from '../../../../shell/table/game/scenes.js';
import { Session } from '../../../../shell/table/game/session.js';
import { loadBuilt } from '../../support/engine.js';
import { countGames } from '../../support/fakes.js';

const engine = await loadBuilt();
const position = '7/3K3/7/7/7/k6/7 w - 0 1';
const viewOf = (/** @type {string} */ variant, position = '', /** @type {number | undefined} */ seed = undefined) =>
  new Session(engine, variant, position, seed).view;

test('starts are those of the variant, of a position, or drawn from a seed', () => {
  const scenes = new Scenes(engine);
  assert.deepEqual(scenes.start('custodian', undefined), viewOf('custodian'));
  assert.deepEqual(scenes.start('custodian', position), viewOf('custodian', position));
  assert.deepEqual(scenes.start('till', undefined, 0), viewOf('till', '', 0));
  assert.deepEqual(scenes.start('till', undefined, 9), viewOf('till', '', 9));
  assert.notDeepEqual(scenes.start('till', undefined, 9), viewOf('till'));
});

test('a figure has its position, and the one after its action', () => {
  const scenes = new Scenes(engine);
  assert.deepEqual(scenes.of({ variant: 'custodian', position }), [{ view: viewOf('custodian', position), last: [] }]);
  const [before, after] = scenes.of({ variant: 'custodian', action: 'a2a3' });
  assert.deepEqual(before, { view: viewOf('custodian'), last: [] });
  assert.deepEqual(after.last, ['a2', 'a3']);
  assert.equal(after.view.turn.player, 'b');
  assert.deepEqual(
    after.played?.map(({ text }) => text),
    ['a2a3'],
  );
});

test('what was made once is kept, and its game is given back', () => {
  const { counted, engine: counting } = countGames(engine);
  const scenes = new Scenes(counting);
  const all = () => [
    scenes.start('custodian', undefined),
    scenes.start('custodian', position),
    scenes.start('till', undefined, 1),
    scenes.start('till', undefined, 2),
    scenes.start('till;players=3', undefined, 2),
    ...scenes.of({ variant: 'custodian', action: 'a2a3' }),
    ...scenes.of({ variant: 'custodian', action: 'b2b3' }),
  ];
  const first = all();
  assert.equal(new Set(first).size, first.length);
  const again = all();
  for (const [i, scene] of first.entries()) assert.equal(again[i], scene);
  assert.equal(counted.open, 0);
});
