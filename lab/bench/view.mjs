// How long `play, view, undo` takes from JavaScript beside another tree of this repository, in turn with it:
//
//   git worktree add /tmp/before 29f62c2 && (cd /tmp/before && node scripts/build.mjs wasm)
//   node lab/bench/view.mjs /tmp/before [--rounds 21]
//
// Both have to be built (`node scripts/build.mjs wasm`). For each game it prints processor time, and the median of the
// ratios within a round with the middle half of them; below 1, this tree is faster.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { middle } from './positions.mjs';

/** @typedef {import('../../web/engine.js').Game} Game */

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '21' } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const here = fileURLToPath(new URL('../..', import.meta.url));
const before = resolve(positionals[0] ?? here);

/** @type {[name: string, variant: string, position?: string][]} */
const games = [
  ['orthodox chess, start', 'taketwo;switch=off'],
  ['orthodox chess, a middle game', 'taketwo;switch=off', middle],
  ['Take Two Chess', 'taketwo'],
  ['Custodian Chess', 'custodian'],
  ['TCHES', 'tches'],
  ['Till Chess, two players', 'till'],
  ['Till Chess, six players', 'till;players=6'],
];

/** A tree's own engine, with its own file of rules. */
async function load(/** @type {string} */ tree) {
  const { loadEngine } = await import(pathToFileURL(resolve(tree, 'web/engine.js')).href);
  return loadEngine(readFileSync(resolve(tree, 'build/wasm/motley.wasm')));
}

/** Plays, looks and takes back so often; the microseconds of processor time of each. */
function measure(/** @type {Game} */ game, /** @type {string[]} */ actions, /** @type {number} */ count) {
  const start = process.cpuUsage();
  for (let i = 0; i < count; i++) {
    game.play(actions[i % actions.length]);
    game.view();
    game.undo();
  }
  return process.cpuUsage(start).user / count;
}

const part = (/** @type {number[]} */ numbers, /** @type {number} */ share) =>
  [...numbers].sort((one, other) => one - other)[Math.round(share * (numbers.length - 1))];

const engines = [await load(before), await load(here)];
for (const [name, variant, position] of games) {
  const pair = engines.map((engine) => {
    const game = engine.createGame();
    game.setVariant(variant);
    if (position) game.setPosition(position);
    if (variant.startsWith('till')) game.shuffle(5);
    const actions = game.actions();
    measure(game, actions, 600); // compilers take over meanwhile
    return { game, actions, times: /** @type {number[]} */ ([]) };
  });
  for (let round = 0; round < rounds; round++)
    for (const one of round % 2 ? pair : [pair[1], pair[0]]) one.times.push(measure(one.game, one.actions, 300));
  const [old, now] = pair.map(({ times }) => times);
  const ratios = now.map((time, round) => time / old[round]);
  const [low, middleOne, high] = [0.25, 0.5, 0.75].map((share) => part(ratios, share).toFixed(2));
  console.log(`${name}: ${part(now, 0.5).toFixed(1)} µs, ${middleOne} (${low} to ${high})`);
}
