// The levels of play: each against the one below, and level 1 against a beginner. The jobs are pairs of games.

import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readLadder } from '../../reports/scores.mjs';
import { ifInstalled } from '../installed.mjs';
import { countOf, UsageError } from '../words.mjs';
import { knownPairs, match, matchJobs, writeMatch } from './match.mjs';

const levels = 10;
const steps = Array.from({ length: levels }, (_, i) => (i === 0 ? 'beginner' : `level=${i}`));

/** The matches of a row, which is a variant and how many games. @returns {import('./match.mjs').Match[]} */
function rowMatches(/** @type {string} */ variant, /** @type {number} */ games, /** @type {string} */ folder) {
  return steps.map((below, i) => {
    const players = [`level=${i + 1}`, below];
    const name = [variant, ...players].join('-').replaceAll(/[^a-z0-9]+/g, '-');
    return { players, options: { variant, opening: '6' }, games, results: join(folder, `${name}.txt`) };
  });
}

/** The score of the first player, with its interval. */
function tellScore(/** @type {string} */ sum) {
  const found = /score (\S+) \((\S+) to (\S+)\)/.exec(sum);
  if (!found) throw new Error(sum);
  const [score, low, high] = found.slice(1).map((share) => Math.round(100 * Number(share)));
  return `${score} (${low} to ${high})`;
}

/** @type {import('../kinds.mjs').Kind} */
export const ladder = {
  usage: 'VARIANT=GAMES… [--results FOLDER]',
  options: ['results'],

  async run(words, values, { folder, compute }) {
    if (words.length === 0) throw new UsageError('a variant and its games');
    const rows = words.map((word) => {
      const at = word.lastIndexOf('=');
      const games = countOf(word.slice(at + 1), 0);
      return { variant: word.slice(0, at), games };
    });
    const results = resolve(values.results ?? folder);
    const matches = rows.flatMap(({ variant, games }) => rowMatches(variant, games, results));
    const parts = matches.map((each) => ({ match: each, jobs: matchJobs(each), find: knownPairs(each) }));
    const known = parts.flatMap(({ jobs, find }) => jobs.map(({ number }) => find(number)));
    const jobs = parts.flatMap((part) => part.jobs);
    const pairs = await compute(jobs, { find: (number) => known[number] });
    const scores = parts.map((part) => tellScore(writeMatch(part.match, pairs.splice(0, part.jobs.length))));
    const plots = await ifInstalled(import('../../reports/plots.mjs'));
    const texts = matches.map((each) => readFileSync(each.results, 'utf8'));
    if (plots) writeFileSync(join(folder, 'ladder.svg'), plots.drawLadder(readLadder(texts)));
    return [
      `| | games | ${steps.map((step, i) => `${i + 1} : ${step.replace('level=', '')}`).join(' | ')} |`,
      `|---|---|${'---|'.repeat(levels)}`,
      ...rows.map((row) => `| ${row.variant} | ${row.games} | ${scores.splice(0, levels).join(' | ')} |`),
    ].join('\n');
  },

  work: match.work,
};
