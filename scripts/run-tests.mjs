// Runs files of tests, as many at once as there are processors, in the order given, and writes TAP:
// node scripts/run-tests.mjs TRIES FILE... (`node --test` leaves one processor idle.)
//
// With two tries what fails is run once more when all others are done, alone: browsers on a machine that does
// everything at once lose a click in thousands. The first try is told too, in comments.

import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { tap } from 'node:test/reporters';

/** @returns {Promise<{ isPassed: boolean, output: string }>} */
async function runFile(/** @type {string} */ file) {
  const events = run({ files: [file] });
  let isPassed = true;
  events.on('test:fail', () => {
    isPassed = false;
  });
  let output = '';
  for await (const text of tap(/** @type {any} */ (events))) output += text;
  return { isPassed, output };
}

/** @type {string[]} */
const failed = [];
const [tries, ...files] = process.argv.slice(2);
const queue = [...files];
let done = 0;

async function runQueue() {
  for (let file = queue.shift(); file; file = queue.shift()) {
    const { isPassed, output } = await runFile(file);
    const isTriedAgain = !isPassed && tries === '2';
    console.log(isTriedAgain ? output.replace(/^/gm, '#> ') : output);
    console.log(`# ${++done}/${files.length} files`);
    if (isTriedAgain) failed.push(file);
    else if (!isPassed) process.exitCode = 1;
  }
}

await Promise.all(Array.from({ length: availableParallelism?.() ?? 2 }, runQueue));
for (const file of failed) {
  const { isPassed, output } = await runFile(file);
  if (!isPassed) process.exitCode = 1;
  console.log(output);
  console.log(`# second try: ${file} ${isPassed ? 'passed' : 'failed again'}`);
}
