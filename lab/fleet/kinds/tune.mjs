// Fits a family's evaluation to games that it plays against itself, generation after generation. A job is a part of
// the games of one generation, and brings the weights that it plays with.

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root, runProgram, withFolder } from '../program.mjs';
import { countOf, optionsOf, pick, UsageError } from '../words.mjs';

const passed = ['games', 'seed', 'opening'];
const fitted = ['pull', 'trust'];
const gamesOfPart = 10;

/** The player of a job, whose weights it has in a file; without any it plays with those of the program. */
function playerOf(/** @type {string} */ nodes, /** @type {string} */ weights, /** @type {string} */ path) {
  if (!weights) return `nodes=${nodes}`;
  writeFileSync(path, weights);
  return `nodes=${nodes},weights=${path}`;
}

/**
 * The words of `motley-lab tune` for the games of a generation.
 * @param {import('../kinds.mjs').Job['args']} args
 * @param {(name: string) => string} path
 */
const wordsOf = (args, path) => [
  'tune',
  playerOf(String(args.nodes), String(args.weights), path('weights')),
  ...args.variants,
  ...optionsOf(args, passed),
  '--samples',
  path('samples'),
];

/**
 * Joins the parts of a generation and fits the weights to them.
 * @param {import('../kinds.mjs').Job['args']} args
 * @param {Buffer[]} parts
 * @param {Record<string, string>} options
 * @param {string} out
 */
function fit(args, parts, options, out) {
  return withFolder(async (path) => {
    for (const [i, part] of parts.entries()) writeFileSync(path(`samples.${i + 1}-of-${parts.length}`), part);
    const words = [...wordsOf(args, path), '--parts', String(parts.length), '--out', path('fitted')];
    await runProgram([...words, ...optionsOf(options, fitted)], {});
    copyFileSync(path('fitted'), out);
    return readFileSync(out, 'utf8');
  });
}

/** @type {import('../kinds.mjs').Kind} */
export const tune = {
  usage: 'FAMILY [--generations N] [--games N] [--nodes N] [--opening ACTIONS] [--pull N] [--trust PERCENT]',
  options: ['generations', 'games', 'nodes', 'opening', ...fitted],

  async run([family, ...more], values, { folder, compute }) {
    if (!/^[a-z]+$/.test(family ?? '') || more.length > 0) throw new UsageError('a family');
    // The variants to which the weights are fitted, one on each line.
    const variants = readFileSync(resolve(root, 'core/families', family, 'tune.txt'), 'utf8')
      .trim()
      .split('\n');
    const games = countOf(values.games, 2000);
    const nodes = String(countOf(values.nodes, 300));
    const of = Math.max(2, Math.ceil(games / gamesOfPart));
    let weights = '';
    for (let generation = 1; generation <= countOf(values.generations, 3); generation++) {
      const shared = { ...pick(values, ['opening']), games: String(games), seed: String(generation) };
      const args = { ...shared, variants, nodes, weights, of: String(of) };
      const jobs = Array.from({ length: of }, (_, number) => ({ kind: 'tune', number, args }));
      const out = join(folder, `weights-${generation}.txt`);
      weights = await fit(args, await compute(jobs, {}), pick(values, fitted), out);
    }
    return weights.trim();
  },

  work: ({ number, args }, run) =>
    withFolder(async (path) => {
      await run([...wordsOf(args, path), '--shard', `${number + 1}/${args.of}`]);
      return readFile(path(`samples.${number + 1}-of-${args.of}`));
    }),
};
