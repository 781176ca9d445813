// Looks for puzzles in games of the computer: a job is one game.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countOf, only, optionsOf, pick, UsageError } from '../words.mjs';

const passed = ['player', 'scout', 'seed', 'opening', 'turns', 'bound'];

/** @type {import('../kinds.mjs').Kind} */
export const puzzles = {
  usage: 'VARIANT… [--games N] [--player P] [--scout P] [--seed N] [--opening ACTIONS] [--turns N] [--bound ACTIONS]',
  options: [...passed, 'games'],

  async run(variants, values, { folder, compute }) {
    if (variants.length === 0) throw new UsageError('a variant');
    const games = countOf(values.games, 100);
    const options = pick(values, passed);
    const jobs = variants.flatMap((variant) =>
      Array.from({ length: games }, (_, number) => ({ kind: 'puzzles', number, args: { ...options, variant } })),
    );
    const found = Buffer.concat(await compute(jobs, {}));
    writeFileSync(join(folder, 'puzzles.txt'), found);
    return `${found.toString().split('\n').length - 1} puzzles in ${jobs.length} games`;
  },

  work({ number, args }, run) {
    const words = ['puzzles', String(args.variant), ...optionsOf(args, passed)];
    return run([...words, '--games', String(number + 1), ...only(number)]);
  },
};
