// How much longer a search takes for a position with a family's net than with its linear evaluation, natively and in
// WebAssembly: node lab/bench/nets.mjs [PAIRS] [NODES]. Each pair is one search with the net and one without, one
// after the other in processor time; printed are the median of the ratios and the smallest and the largest.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEngine } from '../../web/engine.js';
import { Search, useNet } from '../../web/search.js';
import { root } from '../fleet/program.mjs';
import { UciProgram } from '../matches/uci-program.mjs';
import { cards, middle, orthodox, simple, simpleMiddle, two } from './positions.mjs';

const [pairs, nodes] = [process.argv[2] ?? '9', process.argv[3] ?? '100000'].map(Number);
const program = resolve(root, 'build/native/motley');
/** Without a position it is the start. @type {[variant: string, position?: string][]} */
const rows = [
  ['custodian'],
  ['tches'],
  ['tches;strike=1'],
  [simple],
  [simple, simpleMiddle],
  ['till', two],
  ['taketwo'],
  ['taketwo', cards],
  [orthodox],
  [orthodox, middle],
];

async function startProgram(/** @type {string} */ variant, /** @type {string[]} */ options) {
  const started = new UciProgram(`${program} uci`);
  await started.start([`UCI_Variant=${variant}`, ...options]);
  return started;
}

/**
 * The searches of a variant, natively: each tells its milliseconds.
 * @param {string} variant
 * @param {string} [position]
 */
async function native(variant, position) {
  const programs = await Promise.all([startProgram(variant, ['EvalFile=none']), startProgram(variant, [])]);
  return {
    async search(/** @type {boolean} */ hasNet) {
      const started = programs[Number(hasNet)];
      await started.newGame();
      return (await started.measure(`nodes ${nodes}`, position)).ms;
    },
    end() {
      for (const started of programs) started.stop();
    },
  };
}

/**
 * The same in WebAssembly.
 * @param {string} variant
 * @param {string} [position]
 */
async function inWebAssembly(variant, position) {
  const [family] = variant.split(';');
  const engine = await loadEngine(readFileSync(resolve(root, `build/wasm/motley-${family}.wasm`)));
  const net = readFileSync(resolve(root, `core/families/${family}/${family}.net`));
  return {
    async search(/** @type {boolean} */ hasNet) {
      // A game that has been searched with a net keeps it.
      const game = engine.createGame();
      game.setVariant(variant);
      if (position) game.setPosition(position);
      useNet(engine, family, hasNet ? net : null);
      const start = process.cpuUsage();
      const search = new Search(game, { nodes });
      while (search.run(10_000));
      const { user, system } = process.cpuUsage(start);
      game.dispose();
      return (user + system) / 1000;
    },
    end() {},
  };
}

for (const [variant, position] of rows)
  for (const [where, begin] of Object.entries({ native, WebAssembly: inWebAssembly })) {
    const { search, end } = await begin(variant, position);
    /** @type {number[]} */
    const ratios = [];
    // The optimizing compiler takes over meanwhile, and memory is there.
    for (const hasNet of [true, false]) await search(hasNet);
    for (let pair = 0; pair < pairs; pair++) {
      // Neither is always the first.
      const first = pair % 2 === 0;
      const times = [await search(first), await search(!first)];
      ratios.push(first ? times[0] / times[1] : times[1] / times[0]);
    }
    end();
    const sorted = ratios.sort((a, b) => a - b).map((ratio) => ratio.toFixed(2));
    const name = `${variant.replace(/array=.*/, 'array=…')}${position ? ', middle game' : ''}`.padEnd(36);
    console.log(`${name} ${where.padEnd(12)} ${sorted[sorted.length >> 1]}  (${sorted[0]} to ${sorted.at(-1)})`);
  }
