// Plays games of TCHES with one action a turn from armies that are drawn anew for every two games, and writes what a
// net is trained with (docs/engine.md). The same options give the same bytes.
//
//   node scripts/array-samples.mjs --out armies.samples --armies 3000 --seed 7 --player nodes=200,net=none
//
// Instead of eight draws in a hundred there are eight games from the army that another program can play, too
// (bench-positions.mjs).

import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { simple } from './bench-positions.mjs';

const program = fileURLToPath(new URL('../build/native/motley', import.meta.url));
const kinds = 'q r b n g f d c l m t w x a e *rn *nb *bn *nr j'.split(' ');
const pawns = ['*pr', '*ps', '*pb', '*pp'];
const side = 10;
/** What `motley samples` writes before the samples. */
const headSize = 24;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    armies: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    player: { type: 'string', default: 'nodes=200,net=none' },
    motley: { type: 'string', default: program },
  },
});
const { out, player, motley } = values;
const armies = Number(values.armies);
const seed = Number(values.seed);
if (!out) {
  console.error('usage: node scripts/array-samples.mjs --out FILE [--armies N] [--seed N] [--player P]');
  process.exit(2);
}

let state = seed;
/** A number from 0 below a limit. */
function draw(/** @type {number} */ limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

const drawKind = () => kinds[draw(kinds.length)];

/** The right wing as the left one. */
function mirror(/** @type {(string | null)[]} */ row) {
  for (let i = 0; i < side / 2; i++) row[side - 1 - i] = row[i];
}

/** A row as a text, null for an empty square. */
function write(/** @type {(string | null)[]} */ row) {
  let text = '';
  let empty = 0;
  for (const piece of [...row, '']) {
    if (piece !== null && empty > 0) text += empty;
    empty = piece === null ? empty + 1 : 0;
    text += piece ?? '';
  }
  return text;
}

/** Both sides have the same: a row with the King, in half of the armies some before it, then pawns of one kind. */
function drawArmy() {
  const back = Array.from({ length: side }, drawKind);
  if (draw(2)) mirror(back);
  back[4 + draw(2)] = 'k';
  const pawn = draw(3) === 0 ? pawns[draw(pawns.length)] : 'p';
  const rows = [back];
  if (draw(2)) {
    const front = Array.from({ length: side }, () => (draw(5) < 2 ? drawKind() : null));
    mirror(front);
    rows.push(/** @type {string[]} */ (front));
  }
  rows.push(Array(side).fill(pawn));
  const black = rows.map(write);
  const white = black.map((row) => row.toUpperCase()).reverse();
  return [...black, ...Array(side - 2 * rows.length).fill(side), ...white].join('/');
}

let isBegun = false;
for (let k = 0; k < armies; k++) {
  const isShared = draw(100) < 8;
  const variant = isShared ? simple : `tches;strike=1;array=${drawArmy()}`;
  const options = ['--games', isShared ? '8' : '2', '--player', player, '--seed', `${seed + k}`, '--opening', '6'];
  const settings = /** @type {const} */ ({ maxBuffer: 2 ** 28, stdio: 'pipe' });
  /** @type {Buffer} */
  let samples;
  try {
    const games = execFileSync(motley, ['selfplay', variant, ...options], settings);
    samples = execFileSync(motley, ['samples', variant], { ...settings, input: games });
  } catch (error) {
    // No game begins with the other King attacked.
    const { stderr } = /** @type {{ stderr?: Buffer }} */ (error);
    if (!stderr?.includes('opponent-in-check')) throw error;
    continue;
  }
  if (!isBegun) writeFileSync(out, samples.subarray(0, headSize));
  isBegun = true;
  appendFileSync(out, samples.subarray(headSize));
  if ((k + 1) % 100 === 0) console.log(`${k + 1} of ${armies} armies`);
}
