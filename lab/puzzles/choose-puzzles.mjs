// Chooses from what `motley-lab puzzles` has found the puzzles that come with the page, and prints them, the easiest first:
// node lab/puzzles/choose-puzzles.mjs FOUND... [--count N] [--level N]
//
// --level: only such that this level misses, and whose turn has two actions or more.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * @typedef {{ text: string, variant: string, pieces: string, turns: number, missed: string[], actions: number }} Found
 */

/** @returns {Found} */
function read(/** @type {string} */ text) {
  const [variant, position, turns, missed, line] = text.split('\t');
  const levels = missed === '-' ? [] : missed.split(',');
  return {
    text,
    variant,
    pieces: position.split(' ')[0],
    turns: Number(turns),
    missed: levels,
    actions: line.split(' ').length,
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '100' }, level: { type: 'string' } },
});
const count = Number(values.count);
const { level } = values;

const all = positionals.flatMap((path) => readFileSync(path, 'utf8').split('\n').filter(Boolean)).map(read);
/** A puzzle that nearly every level solves is worth nobody's time, a single action less than a turn and its answers. */
const isWanted = (/** @type {Found} */ { missed, turns, actions }) =>
  level === undefined ? missed.length > (actions === 1 ? 3 : 1) : missed.includes(level) && turns === 1 && actions > 1;

/** Without a level at least half of them need two own turns or more. */
const wanted = all.filter(isWanted).sort((one, other) => other.turns - one.turns);
const longer = wanted.filter(({ turns }) => turns > 1).length;
const found = level === undefined ? wanted.slice(0, 2 * longer) : wanted;

/** By variant, the longer ones first, none twice. @type {Map<string, Found[]>} */
const groups = new Map();
/** @type {Set<string>} */
const seen = new Set();
for (const puzzle of found) {
  const group = groups.get(puzzle.variant) ?? [];
  groups.set(puzzle.variant, group);
  if (!seen.has(puzzle.pieces)) group.push(puzzle);
  seen.add(puzzle.pieces);
}

/** One of each variant in turn. @type {Found[]} */
const chosen = [];
for (let i = 0; chosen.length < Math.min(count, seen.size); i++)
  for (const group of groups.values()) if (i < group.length && chosen.length < count) chosen.push(group[i]);

chosen.sort((one, other) => one.missed.length - other.missed.length || one.turns - other.turns);
for (const { text } of chosen) console.log(text);
