// How long the calls take that a climber has found to cost the most: node lab/bench/finds.mjs [N]. Of the N worst
// of lab/climb/finds.txt (8) it prints the processor time, in milliseconds, in WebAssembly and natively
// (build/native/motley): the least of three, as other work on the machine only adds to it.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEngine } from '../../web/engine.js';

const pathOf = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** How many actions a find plays at most, as the climber does. */
const playedMost = 3;

function timeOf(/** @type {() => unknown} */ call) {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The shell tells the processor time of a program, a millisecond of which it takes to begin. */
function nativeTime(/** @type {string[]} */ words) {
  const timed = ['-c', 'TIMEFORMAT=%U; time "$@" > /dev/null', 'bash', pathOf('build/native/motley'), ...words];
  const text = execFileSync('bash', ['-c', 'exec 2>&1; bash "$@"', 'bash', ...timed], { encoding: 'utf8' });
  return 1000 * Number(text.trim());
}

const leastOf = (/** @type {() => number} */ measure) => Math.min(measure(), measure(), measure());

const engine = await loadEngine(readFileSync(pathOf('build/wasm/motley.wasm')));
const { families } = engine.schema();
const finds = readFileSync(pathOf('lab/climb/finds.txt'), 'utf8').trim().split('\n').slice(1);
// What only the program has is left out.
const isOffered = (/** @type {string} */ find) => families.some(({ family }) => find.split(/[\t;]/)[2] === family);
for (const find of finds.filter(isOffered).slice(0, Number(process.argv[2] ?? 8))) {
  const [units, , variant, position] = find.split('\t');
  const game = engine.createGame();
  const arrange = () => {
    game.setVariant(variant);
    if (position !== '-') game.setPosition(position);
  };
  let worst = { time: leastOf(() => timeOf(arrange)), actions: /** @type {string[]} */ ([]) };
  arrange();
  for (let i = 0; i < playedMost && game.actions().length > 0; i++) {
    const list = game.actions();
    const action = list[Math.floor(((list.length - 1) * i) / playedMost)];
    const time = leastOf(() => {
      const taken = timeOf(() => game.play(action));
      game.undo();
      return taken;
    });
    game.play(action);
    if (time > worst.time) worst = { time, actions: game.played() };
  }
  game.dispose();
  const place = [variant, ...(position === '-' ? [] : [position])];
  const native = leastOf(() =>
    worst.actions.length > 0
      ? nativeTime(['play', ...place, '--', ...worst.actions])
      : nativeTime(['actions', ...place]),
  );
  console.log(`${units} units: ${worst.time.toFixed(0)} ms in WebAssembly, ${native.toFixed(0)} natively`);
}
