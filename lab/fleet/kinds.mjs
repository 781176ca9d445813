// The kinds of computation: a closed list. A kind splits a run into jobs, does one job with the native program, and
// makes files of the results. All work is bounded in positions, never in time: a job's text and the program determine
// its result to the byte.

import { balance } from './kinds/balance.mjs';
import { ladder } from './kinds/ladder.mjs';
import { match } from './kinds/match.mjs';
import { puzzles } from './kinds/puzzles.mjs';
import { selfplay } from './kinds/selfplay.mjs';
import { tune } from './kinds/tune.mjs';

/**
 * @typedef {object} Job
 * @property {string} kind
 * @property {number} number of what is to be played: a pair, a game or a part, from 0
 * @property {Record<string, string | string[]>} args
 */

/**
 * @typedef {object} Fleet
 * @property {string} folder where files go
 * @property {(jobs: Job[], wishes: import('./compute.mjs').Wishes) => Promise<Buffer[]>} compute
 */

/** @typedef {Record<string, string | undefined>} Values */

/**
 * Runs the program with some words, as the place where a job is done wants it; what it prints.
 * @typedef {(words: string[]) => Promise<Buffer>} Run
 */

/**
 * @typedef {object} Kind
 * @property {string} usage
 * @property {string[]} options each with a value
 * @property {string[]} [flags] options without one
 * @property {(words: string[], values: Values, fleet: Fleet) => Promise<string>} run what is printed in the end;
 *   throws a UsageError where the words are not enough
 * @property {(job: Job, run: Run) => Promise<Buffer>} work
 */

/** @type {Record<string, Kind>} */
export const kinds = { match, ladder, tune, selfplay, puzzles, balance };
