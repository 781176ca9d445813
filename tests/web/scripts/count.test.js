// How ./check counts: what was announced and has no result has failed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countJunit, countTap, formatSum, formatTable } from '../../../scripts/count.mjs';
import { findMark, formatTime } from '../../../scripts/progress.mjs';
import { inLines } from '../support/lists.js';

/** A JUnit file of CTest with one program. */
const program = (/** @type {string} */ status, /** @type {string[]} */ ...lines) =>
  `<testcase name="x" classname="x" time="1" status="${status}">\n` +
  `\t\t<system-out>${lines.join('\n')}</system-out>\n\t</testcase>`;

test('a program counts as its tests', () => {
  const lines = ['[==========] Running 3 test(s).', '[       OK ] a', '[  FAILED  ] b'];
  const summary = ['[  PASSED  ] 1 test(s).', '[  SKIPPED ] 1 test(s), listed below:'];
  const counts = countJunit(program('fail', ...lines, ...summary));
  assert.deepEqual(counts, { passed: 1, failed: 1, skipped: 1 });
});

test('named groups count too', () => {
  const lines = ['[==========] group: Running 2 test(s).', '[       OK ] a', '[       OK ] b'];
  assert.deepEqual(countJunit(program('run', ...lines)), { passed: 2, failed: 0, skipped: 0 });
});

test('tests after a crash have failed, and a crash after the last test is a failure', () => {
  const xml = program('fail', '[==========] Running 3 test(s).', '[       OK ] a', '[ RUN      ] b');
  assert.deepEqual(countJunit(xml), { passed: 1, failed: 2, skipped: 0 });
  const last = program('fail', '[==========] Running 1 test(s).', '[       OK ] a');
  assert.deepEqual(countJunit(last), { passed: 1, failed: 1, skipped: 0 });
});

test('a program without tests is a failure', () => {
  assert.deepEqual(countJunit(program('run')), { passed: 0, failed: 1, skipped: 0 });
});

test('a replay counts as its inputs', () => {
  const xml = program('run', 'corpus/x/1', 'replayed 12 inputs');
  assert.deepEqual(countJunit(xml), { passed: 12, failed: 0, skipped: 0 });
});

test('a cancelled test is a failure', () => {
  const tap = '# tests 4\n# pass 2\n# fail 0\n# cancelled 1\n# skipped 1\n# todo 0\n';
  assert.deepEqual(countTap(tap), { passed: 2, failed: 1, skipped: 1 });
});

/** @type {import('../../../scripts/count.mjs').Suite} */
const suite = { name: 'C tests', passed: 3, failed: 0, skipped: 0, flaky: 0, seconds: 1 };

test('the sum counts suites, not their tests', () => {
  assert.equal(formatSum([suite, suite, suite]), 'suites: 3 passed, 0 failed');
  assert.equal(formatSum([suite, { ...suite, failed: 2 }]), 'suites: 1 passed, 1 failed');
});

test('a suite without a test that ran has not passed', () => {
  const skipped = { ...suite, passed: 0, skipped: 4 };
  assert.equal(formatSum([suite, skipped]), 'suites: 1 passed, 0 failed, 1 skipped');
  assert.equal(formatSum([{ ...suite, skipped: 4 }]), 'suites: 1 passed, 0 failed');
  assert.equal(formatSum([{ ...suite, passed: 0, flaky: 1 }]), 'suites: 1 passed, 0 failed');
});

test('the table has a row of numbers for each suite', () => {
  const rows = formatTable([suite, { ...suite, name: 'browser tests', failed: 4, skipped: 5, flaky: 6 }]).split('\n');
  assert.deepEqual(inLines(rows.map((row) => row.split(/ {2,}/))), [
    ' passed failed skipped flaky seconds',
    'C tests 3 0 0 0 1.0',
    'browser tests 3 4 5 6 1.0',
  ]);
});

test('how far a job is stands in its log', () => {
  const program = '      Start  3: test_x\n 2/10 Test  #3: test_x ......   Passed    1.00 sec\n';
  assert.equal(findMark(program), '2/10');
  assert.equal(findMark(`${program}10/10 Test #10: test_y ...   Passed    1.00 sec\n`), '10/10');
  assert.equal(findMark('[  5%] Building C object\n[ 45%] Linking\n'), '45%');
  assert.equal(findMark('ok 1 - a\n# 7/35 files\nok 1 - see 3/4 Test\n'), '7/35');
  assert.equal(findMark('[12/300] [Chromium] › app.test.js:3:5 › opens\n'), '12/300');
  assert.equal(findMark('nothing of that sort, as 1/2\n'), '');
});

test('times have minutes and two digits of seconds', () => {
  assert.deepEqual([formatTime(9.9), formatTime(125)], ['0:09', '2:05']);
});
