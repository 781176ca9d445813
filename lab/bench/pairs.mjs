// Whether perft became slower between two commits: node lab/bench/pairs.mjs BEFORE AFTER [PAIRS]. Builds the
// program of both below build/pairs, runs `motley bench` of one and of the other in turn, and prints for each row the
// median of the ratios within a pair; below 1, AFTER is faster. Times drift on shared machines, ratios of neighbours
// hardly do.

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { root } from '../fleet/program.mjs';

const [before, after, pairs = '9'] = process.argv.slice(2);
if (!after) throw new Error('usage: node lab/bench/pairs.mjs BEFORE AFTER [PAIRS]');

const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });

/** Builds the program of a commit, and returns its path. */
function buildProgram(/** @type {string} */ commit) {
  const id = run('git', 'rev-parse', '--verify', `${commit}^{commit}`).trim();
  const folder = resolve(root, 'build/pairs', id);
  mkdirSync(folder, { recursive: true });
  run('sh', '-c', `git archive ${id} CMakeLists.txt core web | tar -x -C '${folder}'`);
  run('cmake', '-S', folder, '-B', `${folder}/build`, '-DCMAKE_BUILD_TYPE=Release');
  run('cmake', '--build', `${folder}/build`, '--target', 'motley', '--parallel', `${availableParallelism()}`);
  return `${folder}/build/motley`;
}

/** The rows of a bench: name, positions, seconds. @returns {Map<string, { nodes: string, seconds: number }>} */
function bench(/** @type {string} */ program) {
  const rows = run(program, 'bench').matchAll(/^(.+?) +(\d+) nodes +([\d.]+) s /gm);
  return new Map([...rows].map(([, name, nodes, seconds]) => [name, { nodes, seconds: Number(seconds) }]));
}

const programs = [buildProgram(before), buildProgram(after)];
/** @type {Map<string, number[]>} */
const ratios = new Map();
for (let pair = 0; pair < Number(pairs); pair++) {
  // Neither is always the first.
  const order = pair % 2 === 0 ? [0, 1] : [1, 0];
  /** @type {ReturnType<typeof bench>[]} */
  const found = [];
  for (const which of order) found[which] = bench(programs[which]);
  for (const [name, { nodes, seconds }] of found[1]) {
    const other = found[0].get(name);
    if (!other) continue;
    if (other.nodes !== nodes) console.log(`${name}: ${other.nodes} positions before, ${nodes} after`);
    ratios.set(name, [...(ratios.get(name) ?? []), seconds / other.seconds]);
  }
}
for (const [name, all] of ratios) {
  const sorted = all.sort((a, b) => a - b).map((ratio) => ratio.toFixed(3));
  console.log(`${name.padEnd(36)} ${sorted[sorted.length >> 1]}  (${sorted[0]} to ${sorted[sorted.length - 1]})`);
}
