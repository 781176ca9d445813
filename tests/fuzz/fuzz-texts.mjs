// Reads changed records and links: node tests/fuzz/fuzz-texts.mjs [--count 10000] [--seed 1] [--from 0]
//
// Each text is drawn by the seed and its number, changed from good ones, and read through the page's modules and the
// built rules (node scripts/build.mjs wasm). It is refused with its place, or read, written and read again as the same:
// what else happens is printed with the text's number, and so is what takes longer than two seconds, and the run fails.
// A text is tried again by --from NUMBER --count 1.

import { parseArgs } from 'node:util';
import { loadBuilt, makeRandom } from '../web/support/engine.js';
import { checkEntered, checkLink, checkRecords, collectSeeds, drawText } from './texts.js';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
});

const longest = 2000;
const engine = await loadBuilt();
const seed = Number(options.seed);
const seeds = collectSeeds(engine, makeRandom(seed));
const checks = [
  { name: 'links', texts: seeds.links, check: checkLink, tried: 0, accepted: 0 },
  { name: 'records', texts: seeds.records, check: checkRecords, tried: 0, accepted: 0 },
  { name: 'entered texts', texts: [...seeds.links, ...seeds.records], check: checkEntered, tried: 0, accepted: 0 },
];
let found = 0;

function tell(/** @type {number} */ number, /** @type {string} */ text, /** @type {unknown} */ what) {
  found++;
  console.log(`--from ${number} --count 1 --seed ${seed}: ${what}\n${JSON.stringify(text)}`);
}

const start = Date.now();
const first = Number(options.from);
for (let number = first; number < first + Number(options.count); number++) {
  const random = makeRandom(Math.imul(number + 1, 2654435761) ^ seed);
  random(2);
  const one = checks[number % checks.length];
  const text = drawText(one.texts, random);
  const begun = Date.now();
  one.tried++;
  try {
    if (one.check(engine, text)) one.accepted++;
    if (Date.now() - begun > longest) tell(number, text, `${Date.now() - begun} ms`);
  } catch (error) {
    tell(number, text, error instanceof Error ? error.stack : error);
  }
}
for (const { name, tried, accepted } of checks) console.log(`${name}: ${accepted} of ${tried} could be read`);
console.log(`${((Date.now() - start) / 1000).toFixed(0)} s, ${found} findings`);
if (found > 0) process.exitCode = 1;
