// Measures the levels of play: each against the one below, and level 1 against a beginner. Games
// that are in docs/ladder already are not played again. Prints the table of docs/engine.md.
//
//   node scripts/ladder.mjs 'custodian=400' 'till;players=2=200' …      variant=games
//
// All processors play. It can be stopped at any time and goes on where it was.

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playMatch } from './shards.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(root, 'docs/ladder');
const levels = 10;

/**
 * The score of the first player, with its interval.
 * @param {string} a
 * @param {string} b
 * @param {string} variant
 * @param {string} games
 */
async function play(a, b, variant, games) {
  const name = `${variant}-${a}-${b}`.replaceAll(/[^a-z0-9]+/g, '-');
  const sum = await playMatch({
    players: [a, b],
    variant,
    games: Number(games),
    results: resolve(folder, `${name}.txt`),
    options: ['--opening', '6'],
  });
  const found = /score (\S+) \((\S+) to (\S+)\)/.exec(sum);
  if (!found) throw new Error(sum);
  const [score, low, high] = found.slice(1).map((share) => Math.round(100 * Number(share)));
  return `${score} (${low} to ${high})`;
}

const steps = Array.from({ length: levels }, (_, i) => (i === 0 ? 'beginner' : `level=${i}`));
console.log(`| | games | ${steps.map((step, i) => `${i + 1} : ${step.replace('level=', '')}`).join(' | ')} |`);
console.log(`|---|---|${'---|'.repeat(levels)}`);
for (const argument of process.argv.slice(2)) {
  const at = argument.lastIndexOf('=');
  const [variant, games] = [argument.slice(0, at), argument.slice(at + 1)];
  const row = [];
  for (const [i, below] of steps.entries()) row.push(await play(`level=${i + 1}`, below, variant, games));
  console.log(`| ${variant} | ${games} | ${row.join(' | ')} |`);
}
