// Live games over a network in which everything goes wrong, by a seed: messages are lost, doubled and overtaken,
// connections are cut, pages sleep and are made anew. Each game ends with all pages equal, nothing that anybody has
// done is lost, and nobody is told of a lie.

import { test } from 'node:test';
import { isAll } from '../../is-all.js';
import { loadBuilt } from '../support/engine.js';
import { playLive } from '../support/live-games.js';

const engine = await loadBuilt();
const two = ['custodian', 'taketwo', 'tches', 'till'];
const choosing = ['taketwo!!!choose=secret', 'tches!!!choose=secret', 'tches!!!choose=open'];
const many = ['till;players=3', 'till;players=4!!!seats=p,3,p,p', 'till;players=6'];
/** @type {import('../support/fake-carrier.js').Faults} */
const faults = { delay: [5, 900], drop: 10, double: 10, late: 10 };
const harm = { faults, isHarmed: true, reloads: 4, takesBack: 20 };

/** Plays games one after the other, each by its own seed. */
async function playAll(
  /** @type {string[]} */ starts,
  /** @type {number} */ count,
  /** @type {Partial<import('../support/live-games.js').Course>} */ course,
) {
  for (let seed = 1; seed <= count; seed++)
    await playLive(engine, { start: starts[seed % starts.length], seed, ...course });
}

test('games of each family, where all goes well', () => playAll([...two, ...many], 7, { length: isAll ? 250 : 12 }));

test('messages are lost, doubled and overtaken', () =>
  playAll(two, isAll ? 300 : 12, { faults, draws: 10, resigns: 1, takesBack: 20 }));

test('connections are cut, and pages sleep and are made anew at any time', () =>
  playAll(two, isAll ? 400 : 16, { ...harm, draws: 10, resigns: 1 }));

test('all players offer draws and resign all the time', () =>
  playAll(two, isAll ? 200 : 12, { ...harm, draws: 40, resigns: 5 }));

test('forms are chosen before the game, in secret or openly', () =>
  playAll(choosing, isAll ? 200 : 9, { ...harm, length: 4 }));

test('three to six seats, some of them computers, and players leave', () =>
  playAll(many, isAll ? 90 : 4, { ...harm, resigns: 1 }));
