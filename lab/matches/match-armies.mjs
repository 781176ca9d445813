// Two players of ours in TCHES with one action a turn, two games from each of many armies that are drawn:
//
//   node lab/matches/match-armies.mjs nodes=900 nodes=1000,net=none --armies 200 --seed 888
//
// Prints the score of the first, with its 95 % interval. The same words give the same games.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawArmy, makeDraw } from '../evaluation/armies.mjs';

const motley = fileURLToPath(new URL('../../build/native/motley', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { armies: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const [a, b] = positionals;
const armies = Number(values.armies);
if (!a || !b) {
  console.error('usage: node lab/matches/match-armies.mjs PLAYER PLAYER [--armies N] [--seed N]');
  process.exit(2);
}

const draw = makeDraw(Number(values.seed));
/** Shares of the points of two games. @type {number[]} */
const shares = [];
for (let k = 1; k <= armies; k++) {
  const options = ['--variant', drawArmy(draw), '--games', '2', '--seed', `${k}`, '--opening', '4'];
  const told = execFileSync(motley, ['match', a, b, ...options], { encoding: 'utf8' });
  const [, won, drawn] = /^2 games: \+(\d+) =(\d+)/m.exec(told) ?? [];
  shares.push((Number(won) + Number(drawn) / 2) / 2);
  if (k % 10 === 0 || k === armies) console.log(describe());
}

function describe() {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const error = (1.96 * Math.sqrt(squares)) / shares.length;
  const show = (/** @type {number} */ share) => (100 * share).toFixed(1);
  return `${2 * shares.length} games: ${show(mean)} % (${show(mean - error)} to ${show(mean + error)})`;
}
