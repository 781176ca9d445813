// Nets in the search of the page: one evaluates the positions of its family; one that does not come, or is damaged or
// foreign, is told once, and the computer plays without it.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from '../../../web/engine.js';
import { Nets } from '../../../web/nets.js';
import { makeScheduler } from '../../../web/scheduler.js';
import { Search, useNet } from '../../../web/search.js';
import { Thinker } from '../../../web/thinker.js';
import { startGame } from '../support/engine.js';

const wasm = readFileSync(new URL('../../../build/wasm/motley.wasm', import.meta.url));
const families = new URL('../../../core/families/', import.meta.url);

/** The nets that come with the page. */
const files = readdirSync(families, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.net'))
  .map((path) => ({ family: path.split('/')[0], bytes: new Uint8Array(readFileSync(new URL(path, families))) }));
const empty = 'pppppppppp/10/10/10/10/10/10/PPPPPPPPPP';
/**
 * Variants that the net of a family has inputs of their own for, where that is not the usual game alone.
 * @type {Record<string, string[]>}
 */
const madeFor = {
  taketwo: ['taketwo', 'taketwo;switch=off'],
  tches: ['tches', 'tches;strike=1', `tches;strike=1;array=rxbtqkn*nbcr/${empty}/RXBTQKN*NBCR`],
};
const [{ family, bytes }] = files;
const damaged = bytes.map((byte, i) => (i === 100 ? byte ^ 1 : byte));

/** @typedef {import('../../../web/engine.js').Engine} Engine */

/** The results of searching a game. */
function searched(/** @type {Engine} */ engine, /** @type {string} */ variant, traps = false) {
  const game = startGame(engine, variant);
  const search = new Search(game, { nodes: 3000 });
  if (traps) assert.throws(() => game.slot.ask('no_such_function'), { reason: 'engine-failed' });
  while (search.run(500));
  const { report } = search;
  game.dispose();
  return report;
}

for (const { family, bytes } of files)
  for (const variant of madeFor[family] ?? [family])
    test(`${variant}: the net leads the search, also after a trap`, async () => {
      const engine = await loadEngine(wasm);
      const plain = searched(engine, variant);
      useNet(engine, family, bytes);
      const found = searched(engine, variant);
      assert.notDeepEqual(found, plain);
      assert.deepEqual(found, searched(engine, variant));
      assert.deepEqual(found, searched(engine, variant, true));
      useNet(engine, family, null);
      assert.deepEqual(searched(engine, variant), plain);
    });

test('what is no net of the family is refused with its reason, and nothing changes', async () => {
  const engine = await loadEngine(wasm);
  const plain = searched(engine, family);
  const [other] = engine.schema().families.filter((row) => row.family !== family);
  assert.throws(() => useNet(engine, family, damaged), { reason: 'net-damaged' });
  assert.throws(() => useNet(engine, family, bytes.subarray(0, -1)), { reason: 'net-damaged' });
  assert.throws(() => useNet(engine, family, new Uint8Array()), { reason: 'net-foreign' });
  assert.throws(() => useNet(engine, other.family, bytes), { reason: 'net-foreign' });
  assert.throws(() => useNet(engine, family, new Uint8Array(100_000)), { reason: 'too-long' });
  assert.deepEqual(searched(engine, family), plain);
});

/** Gives an engine its net so many times; returns what is told each time, and how often the file was asked for. */
async function give(/** @type {() => Promise<Uint8Array>} */ fetch, times = 3) {
  const engine = await loadEngine(wasm);
  let asked = 0;
  const nets = new Nets({ [family]: 'address' }, () => {
    asked++;
    return fetch();
  });
  const told = [];
  for (let i = 0; i < times; i++) told.push(await nets.give(engine, family));
  return { told, asked, nets, engine };
}

test('a net is asked for once; only one that did not come is asked for again, and told once', async () => {
  const good = await give(async () => bytes);
  assert.deepEqual([good.told, good.asked], [[null, null, null], 1]);
  assert.equal(await good.nets.give(good.engine, 'unknown'), null);
  assert.equal(good.asked, 1);
  const bad = await give(async () => damaged);
  assert.deepEqual([bad.told, bad.asked], [['net-damaged', null, null], 1]);
  const foreign = await give(async () => new Uint8Array(60));
  assert.deepEqual([foreign.told, foreign.asked], [['net-foreign', null, null], 1]);
  let tries = 0;
  const late = await give(async () => (tries++ < 2 ? Promise.reject(new Error('404')) : bytes), 4);
  assert.deepEqual([late.told, late.asked], [['net-missing', null, null, null], 3]);
});

/** Thinks about a position; gives the result and the troubles. */
async function think(/** @type {Uint8Array | null} */ net) {
  const fetch = async () => net ?? Promise.reject(new Error('404'));
  /** @type {string[]} */
  const troubles = [];
  const thinker = new Thinker([
    (tell) => {
      const nets = new Nets({ [family]: 'address' }, fetch);
      return { take: makeScheduler(() => loadEngine(wasm), tell, setImmediate, nets), close: () => {} };
    },
  ]);
  const ask = () => thinker.start('think', { place: { variant: family, actions: [] }, strength: { nodes: 3000 } });
  const [first, dropped, second] = [ask(), ask(), ask()];
  for (const task of [first, dropped, second]) task.onTrouble = (reason) => troubles.push(reason);
  dropped.drop();
  const [one, two] = [await first.result, await second.result];
  assert.deepEqual(one, two);
  return { report: one, troubles };
}

test('the computer plays with its net, and tells when it plays without', async () => {
  const engine = await loadEngine(wasm);
  useNet(engine, family, null);
  const plain = searched(engine, family);
  assert.deepEqual(await think(damaged), { report: plain, troubles: ['net-damaged'] });
  assert.deepEqual(await think(null), { report: plain, troubles: ['net-missing'] });
  useNet(engine, family, bytes);
  const learnt = searched(engine, family);
  useNet(engine, family, null);
  assert.deepEqual(await think(bytes), { report: learnt, troubles: [] });
});
