// Counts the instructions of the rules and of the search, as valgrind's callgrind does: figures that neither other
// work nor the machine's speed changes. Prints a table: instructions for each position whose actions are listed, and
// for each position that is searched.
//
//   node lab/bench/instructions.mjs [--motley build/native/motley] [--only till,custodian…] [--net FILE]

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { UciProgram } from '../matches/uci-program.mjs';
import {
  all,
  cards,
  full,
  longest,
  longestBefore,
  middle,
  orthodox,
  simple,
  simpleMiddle,
  six,
  two,
} from './positions.mjs';

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {string} variant
 * @property {string} [position] the start if there is none
 * @property {number} [depth] of a perft; without one the position is searched
 */

/** @type {Row[]} */
const rows = [
  { name: 'orthodox start', variant: orthodox, depth: 4 },
  { name: 'orthodox middle game', variant: orthodox, position: middle, depth: 3 },
  { name: 'cards, switches', variant: 'taketwo', position: cards, depth: 3 },
  { name: 'custodian start', variant: 'custodian', depth: 4 },
  { name: 'tches, simple kinds', variant: simple, depth: 4 },
  { name: '… middle game', variant: simple, position: simpleMiddle, depth: 3 },
  ...[1, 2, 3].map((strike) => ({ name: `tches, strike=${strike}`, variant: `tches;strike=${strike}`, depth: 4 })),
  { name: 'tches, everything at once', variant: all, depth: 3 },
  { name: 'tches, the longest list of 200 random games', variant: 'tches;strike=3', position: longest, depth: 1 },
  { name: '… at commit 29f62c2', variant: 'tches;strike=3', position: longestBefore, depth: 1 },
  { name: 'till, 32 tiles, 2 players', variant: 'till;players=2', position: two, depth: 2 },
  { name: 'till, 72 tiles, 6 players', variant: 'till;players=6', position: six, depth: 2 },
  { name: 'till, 96 tiles, 6 players', variant: 'till;players=6;pawns=8', position: full, depth: 2 },
  { name: 'search: orthodox', variant: orthodox, position: middle },
  { name: 'search: taketwo', variant: 'taketwo', position: cards },
  { name: 'search: custodian', variant: 'custodian' },
  { name: 'search: tches, strike=1', variant: 'tches;strike=1' },
  { name: 'search: tches', variant: 'tches' },
  { name: 'search: till, 2 players', variant: 'till;players=2', position: two },
  { name: 'search: till, 6 players', variant: 'till;players=6', position: six },
];

/** How many positions a search looks at, and one whose start is taken off. */
const searched = [11_000, 1_000];

const { values } = parseArgs({
  options: {
    motley: { type: 'string', default: fileURLToPath(new URL('../../build/native/motley', import.meta.url)) },
    only: { type: 'string', default: '' },
    net: { type: 'string' },
  },
});

const report = join(mkdtempSync(join(tmpdir(), 'motley-')), 'callgrind');
const callgrind = ['valgrind', '--tool=callgrind', `--callgrind-out-file=${report}`, values.motley];

/** The instructions of the run that has just ended. */
const counted = () => Number(/^(?:summary|totals): (\d+)/m.exec(readFileSync(report, 'latin1'))?.[1]);

/** The number of positions below one at a depth. */
const perft = (/** @type {Row} */ { variant, position }, /** @type {number} */ depth) =>
  Number(execFileSync(values.motley, ['perft', variant, String(depth), ...(position ? [position] : [])]));

/** Instructions for a position whose actions are listed, and how many such positions there were. */
function benchList(/** @type {Row} */ row) {
  const { variant, position, depth = 1 } = row;
  const run = (/** @type {number} */ to) => {
    const [valgrind, ...args] = [...callgrind, 'perft', variant, String(to), ...(position ? [position] : [])];
    execFileSync(valgrind, args, { stdio: 'ignore' });
    return counted();
  };
  const from = Math.min(depth - 1, 1);
  const positions = Array.from({ length: depth - from }, (_, i) => perft(row, from + i)).reduce((a, b) => a + b);
  return { positions, each: (run(depth) - run(from)) / positions };
}

/** Instructions for a position that is searched. */
async function benchSearch(/** @type {Row} */ { variant, position }) {
  const run = async (/** @type {number} */ nodes) => {
    const program = new UciProgram([...callgrind, 'uci'].join(' '));
    await program.start([`UCI_Variant=${variant}`, ...(values.net ? [`EvalFile=${values.net}`] : [])]);
    await program.think([], `nodes ${nodes}`, position);
    await program.quit();
    return counted();
  };
  const [most, least] = searched;
  return { positions: most - least, each: ((await run(most)) - (await run(least))) / (most - least) };
}

const only = values.only.split(',');
console.log('| | positions | instructions each |\n|---|---|---|');
for (const row of rows) {
  if (!only.some((part) => row.name.includes(part))) continue;
  const { positions, each } = row.depth ? benchList(row) : await benchSearch(row);
  const [left, right] = [positions, each].map((value) => Math.round(value).toLocaleString('en'));
  console.log(`| ${row.name} | ${left} | ${right} |`);
}
rmSync(dirname(report), { recursive: true });
