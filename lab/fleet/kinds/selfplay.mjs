// Games of a player against itself, for training and for reports: a job is one game, a line of `motley-lab selfplay`.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countOf, only, optionsOf, pick, UsageError } from '../words.mjs';

export const passed = ['player', 'seed', 'opening'];

/**
 * @param {string} variant
 * @param {number} games
 * @param {Record<string, string>} options
 * @returns {import('../kinds.mjs').Job[]}
 */
export const gameJobs = (variant, games, options) =>
  Array.from({ length: games }, (_, number) => ({ kind: 'selfplay', number, args: { ...options, variant } }));

/** @type {import('../kinds.mjs').Kind} */
export const selfplay = {
  usage: 'VARIANT… [--games N] [--player P] [--seed N] [--opening ACTIONS]',
  options: [...passed, 'games'],

  async run(variants, values, { folder, compute }) {
    if (variants.length === 0) throw new UsageError('a variant');
    const games = countOf(values.games, 100);
    const options = pick(values, passed);
    const lines = await compute(
      variants.flatMap((variant) => gameJobs(variant, games, options)),
      {},
    );
    for (const [i, variant] of variants.entries()) {
      const own = lines.slice(i * games, (i + 1) * games);
      writeFileSync(join(folder, `games-${i + 1}.txt`), Buffer.concat([Buffer.from(`# ${variant}\n`), ...own]));
    }
    return `${lines.length} games`;
  },

  work({ number, args }, run) {
    const words = ['selfplay', String(args.variant), ...optionsOf(args, passed)];
    return run([...words, '--games', String(number + 1), ...only(number)]);
  },
};
