// Fits a family's evaluation to games that it plays against itself, generation after generation,
// and writes the numbers into core/families/FAMILY/weights.c. What comes out is printed.
//
//   node lab/evaluation/tune.mjs custodian [generations] [games] [nodes] [--pull N] [--trust PERCENT]
//
// All processors play. Build the program first, and again afterwards: each generation plays with the weights of the one
// before. The positions are kept in build/tune, so that another fit of one generation, with other options, plays no
// game again.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../fleet/program.mjs';
import { interruption, runKind } from '../fleet/run.mjs';

/** Puts the numbers of a weight file behind the comments that name their groups. */
function writeTable(/** @type {string} */ family, /** @type {string} */ weights) {
  const path = resolve(root, 'core/families', family, 'weights.c');
  const source = readFileSync(path, 'utf8');
  const start = source.indexOf('{', source.indexOf('const int16_t')) + 1;
  const end = source.indexOf('};', start);
  const groups = weights.split('\n').map((line) => line.split(' '));
  const rows = groups.map(([name, ...values]) => `    /* ${name} */\n    ${values.join(', ')},\n`);
  writeFileSync(path, `${source.slice(0, start)}\n${rows.join('')}${source.slice(end)}`);
  execFileSync('clang-format', ['-i', path]);
}

const text = /** @type {const} */ ({ type: 'string' });
const { values, positionals } = parseArgs({ allowPositionals: true, options: { pull: text, trust: text } });
const [family, generations, games, nodes] = positionals;
const settings = { folder: resolve(root, 'build/tune', String(family)), signal: interruption() };
const weights = await runKind('tune', [family], { ...values, generations, games, nodes }, settings);
writeTable(family, weights);
console.log(weights);
