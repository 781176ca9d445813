// How fair and how lively variants are: games of the search against itself, of many variants at once. The jobs are
// those of self-play.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ifInstalled } from '../installed.mjs';
import { askProgram, motley } from '../program.mjs';
import { countOf, pick, UsageError } from '../words.mjs';
import { gameJobs, passed, selfplay } from './selfplay.mjs';

/** Wilson's interval of a share, 95 %. @returns {[number, number]} */
export function intervalOf(/** @type {number} */ count, /** @type {number} */ games) {
  const z = 1.96;
  const share = count / games;
  const divisor = 1 + (z * z) / games;
  const middle = (share + (z * z) / (2 * games)) / divisor;
  const half = (z / divisor) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return [Math.max(middle - half, 0), Math.min(middle + half, 1)];
}

/** How often each of some words occurs, the most frequent first. */
function countWords(/** @type {string[]} */ words) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}

/**
 * The results of a variant's games.
 * @typedef {object} Row
 * @property {string} variant
 * @property {number} seats
 * @property {number} games
 * @property {number} first how many of all games the first player wins, 0 to 1
 * @property {[number, number]} interval of that, 95 %
 * @property {Record<string, number>} wins by seat
 * @property {number} draws
 * @property {number} turns on average
 * @property {number} half the median of the turns
 * @property {Record<string, number>} ends how often each
 * @property {Record<string, string>} options of `motley-lab selfplay`
 */

/**
 * Sums up the games of a variant.
 * @param {string} variant
 * @param {string[]} lines
 * @param {Record<string, string>} options
 * @returns {Row}
 */
function sumUp(variant, lines, options) {
  const games = lines.map((line) => {
    const [, winner, reason, turns] = line.split(' ');
    return { winner, reason, turns: Number(turns) };
  });
  const seats = askProgram(motley, ['seats', variant]);
  const wins = countWords(games.map(({ winner }) => winner).filter((winner) => winner !== '-'));
  const lengths = games.map(({ turns }) => turns).sort((a, b) => a - b);
  const count = wins[seats[0]] ?? 0;
  return {
    variant,
    seats: seats.length,
    games: games.length,
    first: count / games.length,
    interval: intervalOf(count, games.length),
    wins,
    draws: games.filter(({ winner }) => winner === '-').length,
    turns: lengths.reduce((a, b) => a + b) / games.length,
    half: lengths[Math.floor(lengths.length / 2)],
    ends: countWords(games.map(({ reason }) => reason)),
    options,
  };
}

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;

/** The variants that are asked for: words, the lines of a file, and with `--all` all of the families that are named. */
function listVariants(/** @type {string[]} */ words, /** @type {import('../kinds.mjs').Values} */ values) {
  const named = values.all ? words.flatMap((family) => askProgram(motley, ['variants', family]).split('\n')) : words;
  const listed = values.variants ? readFileSync(values.variants, 'utf8').split('\n').filter(Boolean) : [];
  return [...new Set([...named, ...listed])];
}

/** @type {import('../kinds.mjs').Kind} */
export const balance = {
  usage: 'VARIANT… [--all] [--variants FILE] [--games N] [--player P] [--seed N] [--opening ACTIONS]',
  options: [...passed, 'games', 'variants'],
  flags: ['all'],

  async run(words, values, { folder, compute }) {
    const variants = listVariants(words, values);
    if (variants.length === 0) throw new UsageError('a variant');
    const games = countOf(values.games, 100);
    const options = { opening: '2', ...pick(values, passed) };
    const jobs = variants.flatMap((variant) => gameJobs(variant, games, options));
    const lines = (await compute(jobs, {})).map((line) => line.toString().trim());
    const rows = variants.map((variant, i) => sumUp(variant, lines.slice(i * games, (i + 1) * games), options));
    rows.sort((a, b) => a.first - b.first || (a.variant < b.variant ? -1 : 1));
    writeFileSync(join(folder, 'balance.json'), `${JSON.stringify(rows, null, 1)}\n`);
    (await ifInstalled(import('../../reports/balance-page.mjs')))?.writePageFiles(folder, rows);
    return rows.map((row) => `${percent(row.first)}\t${row.turns.toFixed(1)} turns\t${row.variant}`).join('\n');
  },

  work: selfplay.work,
};
