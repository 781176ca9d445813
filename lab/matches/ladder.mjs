// Measures the levels of play: each against the one below, and level 1 against a beginner. Games
// that are in lab/log/ladder already are not played again. Prints the table of lab/log/engine.md.
//
//   node lab/matches/ladder.mjs 'custodian=400' 'till;players=2=200' …      variant=games
//
// All processors play. It can be stopped at any time and goes on where it was.

import { resolve } from 'node:path';
import { root } from '../fleet/program.mjs';
import { interruption, runKind } from '../fleet/run.mjs';

const settings = { folder: resolve(root, 'build/ladder'), signal: interruption() };
const results = resolve(root, 'lab/log/ladder');
console.log(await runKind('ladder', process.argv.slice(2), { results }, settings));
