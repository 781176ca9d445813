// A match of two players: a job is a pair of games.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readMatch } from '../../reports/scores.mjs';
import { ifInstalled } from '../installed.mjs';
import { askProgram, program, withFolder } from '../program.mjs';
import { countOf, only, optionsOf, pick, UsageError } from '../words.mjs';

const passed = ['variant', 'seed', 'opening', 'longest'];

/**
 * @typedef {object} Match
 * @property {string[]} players two, as `motley match` takes them
 * @property {Record<string, string>} options of it
 * @property {number} games at most
 * @property {string} results the file that keeps them; what lies there is not played again
 * @property {string} [sprt] two numbers of Elo: ends the match when the test is decided
 */

/** The pairs of a match. @returns {import('../kinds.mjs').Job[]} */
export const matchJobs = (/** @type {Match} */ { players, options, games }) =>
  Array.from({ length: Math.ceil(games / 2) }, (_, number) => ({
    kind: 'match',
    number,
    args: { ...options, players, games: String(Math.min(2, games - 2 * number)) },
  }));

/** The heading and the lines of a file of results. */
function readGames(/** @type {string} */ text) {
  const [heading, ...lines] = text.split('\n').filter(Boolean);
  return { heading, lines };
}

/** Tells of each pair what the file of results knows, if it has all of its games. */
export function knownPairs(/** @type {Match} */ { results, games }) {
  if (!existsSync(results)) return () => undefined;
  const { heading, lines } = readGames(readFileSync(results, 'utf8'));
  const byNumber = new Map(lines.map((line) => [Number.parseInt(line, 10), line]));
  return (/** @type {number} */ pair) => {
    const own = [2 * pair, 2 * pair + 1].filter((number) => number < games).map((number) => byNumber.get(number));
    return own.every(Boolean) ? Buffer.from(`${[heading, ...own].join('\n')}\n`) : undefined;
  };
}

/** Writes pairs into one file; false if they are not of one match. */
function writePairs(/** @type {Buffer[]} */ pairs, /** @type {string} */ path) {
  const parts = pairs.map((pair) => readGames(pair.toString()));
  const [heading] = new Set(parts.map((part) => part.heading));
  if (parts.some((part) => part.heading !== heading)) throw new Error(`${path} holds the games of another match`);
  writeFileSync(path, `${[heading, ...parts.flatMap(({ lines }) => lines)].join('\n')}\n`);
}

/** Sums up files of results as a match wants it. */
const sumUp = (/** @type {Match} */ { sprt }, /** @type {string[]} */ ...words) =>
  askProgram(program, ['tally', ...words, ...(sprt ? ['--sprt', sprt] : [])]);

/**
 * Does something with a file of pairs that is gone afterwards.
 * @param {Match} match
 * @param {Buffer[]} pairs
 * @param {(path: string) => string} use
 */
function withPairs({ results }, pairs, use) {
  const path = `${results}.all`;
  mkdirSync(dirname(results), { recursive: true });
  writePairs(pairs, path);
  try {
    return use(path);
  } finally {
    rmSync(path);
  }
}

/** Whether the sequential test of a match has ended, if it has one. */
const isDecided = (/** @type {Match} */ match, /** @type {Buffer[]} */ pairs) =>
  match.sprt !== undefined && /, (accepted|refused)$/m.test(withPairs(match, pairs, (path) => sumUp(match, path)));

/** Writes the file of results, up to the end of the test: pairs behind it do not count. @returns {string} the sum */
export function writeMatch(/** @type {Match} */ match, /** @type {Buffer[]} */ pairs) {
  const whole = `${match.results}.new`;
  withPairs(match, pairs, (path) => sumUp(match, path, '--out', whole));
  renameSync(whole, match.results);
  return sumUp(match, match.results);
}

/** @type {import('../kinds.mjs').Kind} */
export const match = {
  usage:
    'A B --variant V [--games N] [--sprt ELO,ELO] [--seed N] [--opening ACTIONS] [--longest ACTIONS] [--results F]',
  options: [...passed, 'games', 'sprt', 'results'],

  async run(players, values, { folder, compute }) {
    if (players.length !== 2 || !values.variant) throw new UsageError('two players and a variant');
    /** @type {Match} */
    const played = {
      players,
      options: pick(values, passed),
      games: countOf(values.games, 100),
      results: resolve(values.results ?? join(folder, 'match.txt')),
      sprt: values.sprt,
    };
    const isEnough = (/** @type {Buffer[]} */ pairs) => isDecided(played, pairs);
    const sum = writeMatch(played, await compute(matchJobs(played), { find: knownPairs(played), isEnough }));
    const plots = await ifInstalled(import('../../reports/plots.mjs'));
    const text = readFileSync(played.results, 'utf8');
    if (plots) writeFileSync(`${played.results}.svg`, plots.drawMatches(readMatch(players.join(' – '), text)));
    return sum;
  },

  work: ({ number, args }, run) =>
    withFolder(async (path) => {
      const games = String(2 * number + Number(args.games));
      const words = ['match', ...args.players, ...optionsOf(args, passed), '--games', games, ...only(number)];
      await run([...words, '--results', path('pair')]);
      return readFile(path('pair'));
    }),
};
