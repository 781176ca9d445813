// Runs files of tests, as many at once as there are processors, in the order given, and writes TAP:
// node scripts/run-tests.mjs FILE... (`node --test` leaves one processor idle.)
//
// What fails is run once more when all others are done, alone: browsers on a machine that does everything at
// once lose a click in thousands. The first try is told too, in comments, and its end is a line that says so.

import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { tap } from 'node:test/reporters';

/** @typedef {{ file: string, isPassed: boolean, output: string }} Result */

/** @returns {Promise<Result>} */
async function runFile(/** @type {string} */ file) {
  const events = run({ files: [file] });
  let isPassed = true;
  events.on('test:fail', () => {
    isPassed = false;
  });
  let output = '';
  for await (const text of tap(/** @type {any} */ (events))) output += text;
  return { file, isPassed, output };
}

/** @type {Result[]} */
const failed = [];
const queue = process.argv.slice(2);

async function runQueue() {
  for (let file = queue.shift(); file; file = queue.shift()) {
    const result = await runFile(file);
    if (result.isPassed) console.log(result.output);
    else failed.push(result);
  }
}

await Promise.all(Array.from({ length: availableParallelism?.() ?? 2 }, runQueue));
for (const { file, output } of failed) {
  const again = await runFile(file);
  if (!again.isPassed) process.exitCode = 1;
  console.log(output.replace(/^/gm, '#> ') + '\n' + again.output);
  console.log(`# second try: ${file} ${again.isPassed ? 'passed' : 'failed again'}`);
}
