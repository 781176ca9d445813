// Live games over a network in which everything goes wrong, by a seed: messages are lost, doubled and overtaken. Each
// game ends with all pages equal, nothing that anybody has done is lost, and nobody is told of a lie.

import { test } from 'node:test';
import { isAll } from '../../is-all.js';
import { loadBuilt } from '../support/engine.js';
import { playLive } from '../support/live-games.js';

const engine = await loadBuilt();
const two = ['custodian', 'taketwo', 'tches', 'till'];
/** @type {import('../support/fake-carrier.js').Faults} */
const faults = { delay: [5, 900], drop: 10, double: 10, late: 10 };

/** Plays games one after the other, each by its own seed. */
async function playAll(
  /** @type {string[]} */ starts,
  /** @type {number} */ count,
  /** @type {Partial<import('../support/live-games.js').Course>} */ course,
) {
  for (let seed = 1; seed <= count; seed++)
    await playLive(engine, { start: starts[seed % starts.length], seed, ...course });
}

test('games of each family, where all goes well', () => playAll(two, isAll ? 40 : 8, {}));

test('messages are lost, doubled and overtaken', () =>
  playAll(two, isAll ? 400 : 40, { faults, draws: 10, resigns: 1, takesBack: 20 }));
