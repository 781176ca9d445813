// How many actions ahead a level has looked when its positions are used up, in positions that games of random actions
// lead to.
//
//   node lab/bench/depth.mjs [--variant 'till;players=6'] [--level 10] [--positions 200] [--seed 1]
//
// Needs build/native/motley (node scripts/build.mjs native).

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeRandom } from '../evaluation/random.mjs';
import { Judge } from '../matches/judge.mjs';
import { UciProgram } from '../matches/uci-program.mjs';

/** Random games are looked at after fewer actions than this. */
const longest = 150;
const text = (/** @type {string} */ preset) => /** @type {const} */ ({ type: 'string', default: preset });
const { values } = parseArgs({
  options: {
    variant: text('till;players=6'),
    level: text('10'),
    positions: text('200'),
    seed: text('1'),
    motley: text(fileURLToPath(new URL('../../build/native/motley', import.meta.url))),
  },
});
const { variant, level, motley } = values;
const random = makeRandom(Number(values.seed));
const judge = new Judge(motley, variant);
const program = new UciProgram(`${motley} uci`);
await program.start([`UCI_Variant=${variant}`, `Level=${level}`]);

/** The actions of a random game after which there is a choice. */
async function drawGame() {
  for (;;) {
    await judge.begin();
    /** @type {string[]} */
    const actions = [];
    for (let left = Math.floor(random() * longest); left > 0 && (await judge.outcome()) === 'ongoing'; left--) {
      const listed = await judge.actions();
      actions.push(listed[Math.floor(random() * listed.length)]);
      await judge.play(actions[actions.length - 1]);
    }
    if ((await judge.actions()).length > 1) return actions;
  }
}

/** How many positions were searched to each depth. @type {Map<number, number>} */
const reached = new Map();
let decided = 0;
for (let i = 0; i < Number(values.positions); i++) {
  const actions = await drawGame();
  await program.newGame();
  const { depth, score = 0 } = await program.think(actions, '');
  if (Math.abs(score) === 30000) decided++;
  else reached.set(depth, (reached.get(depth) ?? 0) + 1);
  process.stderr.write(`\r${i + 1}`);
}
program.stop();
judge.stop();
process.stderr.write('\r');
for (const [depth, count] of [...reached].sort(([a], [b]) => a - b)) console.log(`${depth} actions ahead: ${count}`);
console.log(`a forced end: ${decided}`);
