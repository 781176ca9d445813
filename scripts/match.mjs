// Plays a match of two computer players on all processors, and goes on where it stopped.
//
//   node scripts/match.mjs level=5 level=4 --variant tches --games 400 --results match.txt
//   node scripts/match.mjs nodes=1000,weights=new.txt nodes=1000 --variant custodian --games 4000 --sprt 0,10 …
//
// --sprt ends it as soon as a sequential test says whether the first player is better. Other options, such as
// --seed and --opening, are those of `motley match`. --jobs N uses so many processes.

import { parseArgs } from 'node:util';
import { playMatch } from './shards.mjs';

const text = /** @type {const} */ ({ type: 'string' });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variant: text,
    games: { type: 'string', default: '100' },
    results: text,
    sprt: text,
    jobs: text,
    seed: text,
    opening: text,
    longest: text,
  },
});
const { variant, results, sprt, jobs } = values;
if (positionals.length !== 2 || !variant || !results) {
  console.error('usage: node scripts/match.mjs A B --variant V --results FILE [--games N] [--sprt ELO,ELO] [--jobs N]');
  process.exit(2);
}
const passed = /** @type {const} */ (['seed', 'opening', 'longest']);
const options = passed.flatMap((key) => (values[key] ? [`--${key}`, values[key]] : []));
const whole = await playMatch({
  players: positionals,
  variant,
  games: Number(values.games),
  results,
  sprt,
  options,
  ...(jobs ? { jobs: Number(jobs) } : {}),
  tell: (sum) => console.log(sum),
});
console.log(whole);
