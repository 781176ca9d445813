// Runs files of tests, as many at once as there are processors, in the order given, and writes TAP:
// node scripts/run-tests.mjs FILE... (`node --test` leaves one processor idle.)

import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { tap } from 'node:test/reporters';

async function runFile(/** @type {string} */ file) {
  const events = run({ files: [file] });
  events.on('test:fail', () => {
    process.exitCode = 1;
  });
  let output = '';
  for await (const text of tap(/** @type {any} */ (events))) output += text;
  console.log(`${output}# ${++done}/${files.length} files`);
}

// Node 18 has what browsers have as `crypto` only if it is asked for.
if (!globalThis.crypto) process.env.NODE_OPTIONS = '--experimental-global-webcrypto';

const files = process.argv.slice(2);
const queue = [...files];
let done = 0;

async function runQueue() {
  for (let file = queue.shift(); file; file = queue.shift()) await runFile(file);
}

await Promise.all(Array.from({ length: availableParallelism?.() ?? 2 }, runQueue));
