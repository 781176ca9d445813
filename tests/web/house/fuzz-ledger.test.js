// The file that says what was fuzzed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLedger, readLedger, readLog, sumLogs } from '../../fuzz/ledger.mjs';

const ended = `INFO: Seed: 1
#2\tINITED cov: 90 ft: 100 corp: 1/1b exec/s: 0 rss: 60Mb
#4096\tpulse  cov: 120 ft: 300 corp: 9/9b lim: 4096 exec/s: 800 rss: 60Mb
#5000\tDONE   cov: 150 ft: 300 corp: 9/9b lim: 4096 exec/s: 800 rss: 60Mb
stat::number_of_executed_units: 5000
accepted 300 of 400 texts in 12 s
`;
const broken = `#2048\tNEW    cov: 160 ft: 300 corp: 9/9b lim: 4096 exec/s: 800 rss: 60Mb
==7== ERROR: libFuzzer: deadly signal
`;

test('the logs of processes are summed, also of one that ended at a finding', () => {
  assert.deepEqual(sumLogs([ended, broken].map(readLog)), {
    executions: 7048,
    seconds: 12,
    edges: 160,
    accepted: 75,
  });
});

test('runs are written with their sums, and read again', () => {
  const told = { executions: 5000, seconds: 12, edges: 150, accepted: 75, inputs: 9, findings: 1 };
  const runs = [
    { date: '2026-11-22', commit: 'abc1234', target: 'uci', ...told },
    { date: '2026-11-23', commit: 'abc1235', target: 'uci', ...told, edges: 100 },
    { date: '2026-11-23', commit: 'abc1235', target: 'actions', ...told },
  ];
  const text = formatLedger(runs);
  assert.deepEqual(readLedger(text), runs);
  assert.match(text, /^sum +uci +10000 +24 +150 +75 +9 +2$/m);
});
