// Fits a family's evaluation to games that it plays against itself, generation after generation,
// and writes the numbers into core/families/FAMILY/weights.c. What comes out is printed.
//
//   node scripts/tune.mjs custodian [generations] [games] [nodes] [option value]…
//
// All processors play. Build the program first, and again afterwards: each generation plays with the weights of the one
// before, read from a file in build/tune. The positions are kept there too, so that another fit with
// other options of `motley tune` (--pull, --trust) plays no game again.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playSamples } from './shards.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const motley = resolve(root, 'build/native/motley');

/** The groups of a weight file. @returns {Map<string, string[]>} */
function readWeights(/** @type {string} */ path) {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
}

/** Puts the numbers behind the comments that name their groups. */
function writeTable(/** @type {string} */ family, /** @type {Map<string, string[]>} */ groups) {
  const path = resolve(root, 'core/families', family, 'weights.c');
  const source = readFileSync(path, 'utf8');
  const start = source.indexOf('{', source.indexOf('const int16_t')) + 1;
  const end = source.indexOf('};', start);
  const rows = [...groups].map(([name, values]) => `    /* ${name} */\n    ${values.join(', ')},\n`);
  writeFileSync(path, `${source.slice(0, start)}\n${rows.join('')}${source.slice(end)}`);
  execFileSync('clang-format', ['-i', path]);
}

const [family, generations = '3', games = '2000', nodes = '300', ...more] = process.argv.slice(2);
// What the weights are fitted to: a variant on each line.
const variants = readFileSync(resolve(root, 'core/families', String(family), 'tune.txt'), 'utf8')
  .trim()
  .split('\n');
mkdirSync(resolve(root, 'build/tune'), { recursive: true });

let player = `nodes=${nodes}`;
for (let generation = 1; generation <= Number(generations); generation++) {
  const name = resolve(root, 'build/tune', `${family}-${generation}`);
  const out = `${name}.txt`;
  const samples = `${name}-${games}-${nodes}.samples`;
  const shared = [player, ...variants, '--games', games, '--seed', String(generation)];
  await playSamples(shared, samples);
  execFileSync(motley, ['tune', ...shared, '--samples', samples, '--out', out, ...more], { stdio: 'inherit' });
  player = `nodes=${nodes},weights=${out}`;
  writeTable(family, readWeights(out));
}
console.log(readFileSync(resolve(root, 'build/tune', `${family}-${generations}.txt`), 'utf8'));
