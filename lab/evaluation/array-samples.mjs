// Plays games of TCHES with one action a turn from armies that are drawn anew for every two games, and writes what a
// net is trained with (lab/evaluation/README.md). The same options give the same bytes.
//
//   node lab/evaluation/array-samples.mjs --out armies.samples --armies 3000 --seed 7 --player nodes=200,net=none
//
// Instead of eight draws in a hundred there are eight games from the army that another program can play, too
// (lab/bench/positions.mjs).

import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { simple } from '../bench/positions.mjs';
import { program } from '../fleet/program.mjs';
import { drawArmy, makeDraw } from './armies.mjs';

/** The head that `motley-lab samples` writes before the samples. */
const headSize = 24;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    armies: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    player: { type: 'string', default: 'nodes=200,net=none' },
    program: { type: 'string', default: program },
  },
});
const { out, player } = values;
const armies = Number(values.armies);
const seed = Number(values.seed);
if (!out) {
  console.error('usage: node lab/evaluation/array-samples.mjs --out FILE [--armies N] [--seed N] [--player P]');
  process.exit(2);
}

const draw = makeDraw(seed);
let isBegun = false;
for (let k = 0; k < armies; k++) {
  const isShared = draw(100) < 8;
  const variant = isShared ? simple : drawArmy(draw);
  const options = ['--games', isShared ? '8' : '2', '--player', player, '--seed', `${seed + k}`, '--opening', '6'];
  const settings = /** @type {const} */ ({ maxBuffer: 2 ** 28, stdio: 'pipe' });
  /** @type {Buffer} */
  let samples;
  try {
    const games = execFileSync(values.program, ['selfplay', variant, ...options], settings);
    samples = execFileSync(values.program, ['samples', variant], { ...settings, input: games });
  } catch (error) {
    // No game begins with the other King attacked.
    const { stderr } = /** @type {{ stderr?: Buffer }} */ (error);
    if (!stderr?.includes('opponent-in-check')) throw error;
    continue;
  }
  if (!isBegun) writeFileSync(out, samples.subarray(0, headSize));
  isBegun = true;
  appendFileSync(out, samples.subarray(headSize));
  if ((k + 1) % 100 === 0) console.log(`${k + 1} of ${armies} armies`);
}
