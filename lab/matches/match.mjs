// Plays a match of two computer players on all processors, and goes on where it stopped.
//
//   node lab/matches/match.mjs level=5 level=4 --variant tches --games 400 --results match.txt
//   node lab/matches/match.mjs nodes=1000,weights=new.txt nodes=1000 --variant custodian --games 4000 --sprt 0,10 …
//
// --sprt ends it as soon as a sequential test says whether the first player is better. Other options, such as
// --seed and --opening, are those of `motley match`. --jobs N uses so many processes.

import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { match } from '../fleet/kinds/match.mjs';
import { interruption, runKind } from '../fleet/run.mjs';

const keys = ['jobs', ...match.options];
const options = Object.fromEntries(keys.map((key) => [key, /** @type {const} */ ({ type: 'string' })]));
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const { jobs, results, ...own } = /** @type {import('../fleet/kinds.mjs').Values} */ (values);
if (positionals.length !== 2 || !own.variant || !results) {
  console.error(
    'usage: node lab/matches/match.mjs A B --variant V --results FILE [--games N] [--sprt ELO,ELO] [--jobs N]',
  );
  process.exit(2);
}
const folder = resolve(`${results}.jobs`);
const settings = { folder, signal: interruption(), ...(jobs ? { cores: Number(jobs) } : {}) };
console.log(await runKind('match', positionals, { ...own, results }, settings));
rmSync(folder, { recursive: true });
