// How ./check counts: what was announced and has no result has failed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countJunit, countTap } from '../../scripts/count.mjs';

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

test('tests after a crash have failed', () => {
  const xml = program('fail', '[==========] Running 3 test(s).', '[       OK ] a', '[ RUN      ] b');
  assert.deepEqual(countJunit(xml), { passed: 1, failed: 2, skipped: 0 });
});

test('a crash after the last test is a failure', () => {
  const xml = program('fail', '[==========] Running 1 test(s).', '[       OK ] a');
  assert.deepEqual(countJunit(xml), { passed: 1, failed: 1, skipped: 0 });
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
