// Runs files of tests, as many at once as there are processors, in the order given, and writes TAP:
// node scripts/run-tests.mjs FILE... (`node --test` leaves one processor idle.)

import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { run } from 'node:test';
import { tap } from 'node:test/reporters';

const results = run({ files: process.argv.slice(2), concurrency: availableParallelism?.() ?? 2 });
results.on('test:fail', () => {
  process.exitCode = 1;
});
Readable.from(tap(/** @type {any} */ (results))).pipe(process.stdout);
